"""What a payment consists of: the mana abilities to activate and the mana that pays each symbol (CR 601.2g-h)."""

from collections.abc import Sequence
from typing import NamedTuple

from shinpan.game.mana import Mana, ManaKind, ManaPool, ManaSymbol
from shinpan.rules.mana.demand import Way
from shinpan.rules.mana.source import STAND, ManaSource


class Spent(NamedTuple):
    """How a symbol of a cost is paid: by mana, or a Phyrexian symbol by life (CR 107.4f)."""

    symbol: ManaSymbol
    mana: tuple[Mana, ...]
    life: int


class Activation(NamedTuple):
    """The activation of a mana ability, with the alternative that it shall add, and what pays its own mana cost."""

    source: ManaSource
    output: tuple[ManaKind, ...]
    spent: tuple[Spent, ...] = ()


class Payment(NamedTuple):
    """A whole payment: first the activations in this order, then the symbols are paid, in the order of the cost."""

    activations: tuple[Activation, ...]
    spent: tuple[Spent, ...]

    @property
    def mana(self) -> tuple[Mana, ...]:
        """The mana that leaves the pool for the cost itself, as the sources add it."""
        return tuple(unit for spent in self.spent for unit in spent.mana if unit.restriction is not STAND)

    @property
    def life(self) -> int:
        """The life paid for Phyrexian symbols of the cost; what the activations cost comes on top."""
        return sum(spent.life for spent in self.spent)


def by_symbol(way: Way, paid: Sequence[Sequence[Mana]]) -> tuple[Spent, ...]:
    """Spread what pays the demands of a way, in their order, over the symbols of the cost."""
    if len(way.parts) == 1 and len(paid) == 1:
        return (Spent(way.parts[0].symbol, tuple(paid[0]), 0),)
    left = {accepts: iter(units) for (accepts, _), units in zip(way.demands, paid, strict=True)}
    return tuple(
        Spent(part.symbol, tuple(next(left[part.accepts]) for _ in range(part.amount)), part.life) for part in way.parts
    )


def best(payments: Sequence[Payment], pool: ManaPool) -> Payment:
    """The first of the payments with the least weight of sources, life, mana left over and number of activations."""
    return payments[0] if len(payments) == 1 else min(payments, key=lambda payment: _score(payment, pool))


def _score(payment: Payment, pool: ManaPool) -> tuple[int, int, int, int]:
    sources = [activation.source for activation in payment.activations]
    spent = [*payment.spent, *(spent for activation in payment.activations for spent in activation.spent)]
    produced = sum(len(activation.output) for activation in payment.activations)
    life = sum(source.life for source in sources) + sum(part.life for part in spent)
    left_over = len(pool) + produced - sum(len(part.mana) for part in spent)
    return sum(source.weight for source in sources), life, left_over, len(sources)
