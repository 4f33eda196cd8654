"""Paying a mana cost exactly and sensibly (CR 118.3, 601.2g-h).

If a payment exists, one is found. Mana in the pool is used first; then sources of small weight before others, those of
one kind before flexible ones, colorless ones and kinds of which there are many before rare ones. No source is activated
without need. The same input gives the same payment.
"""

from collections.abc import Sequence

from shinpan.game.mana import ManaCost, ManaPool
from shinpan.rules.mana.direct import pay_directly
from shinpan.rules.mana.plan import Activation, Payment, Spent
from shinpan.rules.mana.source import ManaSource, Spend
from shinpan.rules.mana.thorough import pay_thoroughly

__all__ = ["Activation", "Payment", "Spent", "find_payment"]


def find_payment(
    cost: ManaCost, pool: ManaPool, sources: Sequence[ManaSource], spend: Spend | None = None, life: int = 0
) -> Payment | None:
    """A payment of the cost, or None if there is none.

    `spend` says on what restricted mana may be spent; without it, such mana isn't used. `life` is what may be paid in
    all, for Phyrexian symbols (107.4f) and for mana abilities that cost life; life is paid last. To settle a choice of
    a hybrid or Phyrexian symbol that was announced before (118.13a), replace the symbol by what was chosen.

    Raises ValueError if the cost still has an {X} (601.2b).
    """
    pay = pay_directly if all(source.mask for source in sources) else pay_thoroughly
    return pay(cost, pool, sources, spend, life)
