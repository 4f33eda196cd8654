"""Paying with the mana that the player names (601.2h, 107.4): it has to pay the cost exactly."""

from collections.abc import Sequence

from shinpan.game.mana import Mana, ManaCost, ManaKind, ManaPool
from shinpan.rulebook.citations import cite
from shinpan.rules.mana.payment import Payment, find_payment
from shinpan.rules.mana.source import ManaSource
from shinpan.rules.refusing import Refusal

WRONG_MANA = Refusal(
    cite(
        "601.2h",
        en="The cost can't be paid with exactly that mana.",
        ja="コストをちょうどそのマナで支払うことはできません。",
    )
)


def wished_payment(
    cost: ManaCost, wish: ManaCost, pool: ManaPool, sources: Sequence[ManaSource], life: int
) -> Payment | None:
    """Return a payment of the cost with just the mana of the wish (generic: any mana), None if there is none."""
    making = find_payment(wish, pool, sources, None, 0)
    if making is None:
        return None
    paying = find_payment(cost, ManaPool(making.mana), (), None, life)
    if paying is None or len(paying.mana) != len(making.mana):
        return None
    return Payment(making.activations, paying.spent)


def wished_from_nothing(cost: ManaCost, wish: ManaCost) -> tuple[Mana, ...] | None:
    """Return the mana of a wish, from unlimited mana (generic: colorless), if it pays the cost exactly."""
    kinds = [symbol.kinds[0] for symbol in wish.symbols if symbol.kinds]
    kinds += [ManaKind.COLORLESS] * wish.generic
    mana = tuple(Mana(kind, 0) for kind in kinds)
    paying = find_payment(cost, ManaPool(mana), (), None, 0)
    return mana if paying is not None and len(paying.mana) == len(mana) else None
