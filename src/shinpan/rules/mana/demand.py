"""What a mana cost asks for: the ways to read its symbols, and when a supply suffices (CR 107.4, 118.13).

A symbol accepts a set of kinds of mana, written as bits (see `source.bit`). Whether units of mana can be given to
symbols one to one is Hall's marriage problem: it works out exactly when, for each union of accepted sets, there are at
least as many units that lie in it as symbols that need one from it. Those unions and numbers are a way's `conditions`.
"""

from collections.abc import Iterator
from typing import NamedTuple

from shinpan.game.mana import ManaCost, ManaSymbol, SymbolForm
from shinpan.rules.mana.source import GENERIC_ONLY, SNOW_SHIFT, bit

ANY = (1 << 2 * SNOW_SHIFT) - 1 | GENERIC_ONLY
SNOW = (1 << 2 * SNOW_SHIFT) - (1 << SNOW_SHIFT)
PHYREXIAN_LIFE = 2

Demands = tuple[tuple[int, int], ...]
"""What is asked for: (accepted bits, how many mana), the narrowest first."""


class Part(NamedTuple):
    """How one symbol is paid: with `amount` mana among the accepted bits, or with life."""

    symbol: ManaSymbol
    accepts: int
    amount: int
    life: int = 0


class Way(NamedTuple):
    """A way to pay a cost: every hybrid and Phyrexian symbol is decided (CR 118.13)."""

    parts: tuple[Part, ...]
    demands: Demands
    conditions: tuple[tuple[int, int], ...]
    """(bits, how many units of mana must have at least one of them)."""
    total: int
    life: int


_WAYS: dict[ManaCost | None, tuple[Way, ...]] = {}


def ways(cost: ManaCost | None) -> tuple[Way, ...]:
    """The ways to pay a cost, those with less life and then with less mana first; None asks for nothing.

    Raises ValueError for a cost whose {X} is not yet announced (CR 107.3a, 601.2b).
    """
    found = _WAYS.get(cost)
    if found is None:
        found = _WAYS[cost] = tuple(sorted(_ways(cost), key=_least))
    return found


def _least(way: Way) -> tuple[int, int]:
    return way.life, way.total


def _ways(cost: ManaCost | None) -> Iterator[Way]:
    readings: dict[tuple[int, Demands], tuple[Part, ...]] = {(0, ()): ()}
    for symbol in cost.symbols if cost is not None else ():
        longer: dict[tuple[int, Demands], tuple[Part, ...]] = {}
        for (life, demands), parts in readings.items():
            for part in _parts(symbol):
                longer.setdefault((life + part.life, _with(demands, part)), (*parts, part))
        readings = longer
    for (life, demands), parts in readings.items():
        yield Way(parts, demands, _conditions(demands), sum(count for _, count in demands), life)


def _parts(symbol: ManaSymbol) -> Iterator[Part]:
    form = symbol.form
    if form is SymbolForm.VARIABLE:
        raise ValueError(f"{symbol} has no value yet: replace it by the number announced (CR 107.3a)")
    if form is SymbolForm.GENERIC:
        yield Part(symbol, ANY, symbol.generic)
    elif form is SymbolForm.SNOW:
        yield Part(symbol, SNOW, 1)
    else:
        yield Part(symbol, sum(bit(kind, snow) for kind in symbol.kinds for snow in (False, True)), 1)
    if form is SymbolForm.MONOCOLORED_HYBRID:
        yield Part(symbol, ANY, symbol.generic)
    elif form is SymbolForm.PHYREXIAN:
        yield Part(symbol, 0, 0, PHYREXIAN_LIFE)


def _with(demands: Demands, part: Part) -> Demands:
    if not part.amount:
        return demands
    counts = dict(demands)
    counts[part.accepts] = counts.get(part.accepts, 0) + part.amount
    return tuple(sorted(counts.items(), key=_narrowness))


def _narrowness(demand: tuple[int, int]) -> tuple[int, int]:
    return demand[0].bit_count(), demand[0]


def _conditions(demands: Demands) -> tuple[tuple[int, int], ...]:
    unions = {0}
    for accepts, _ in demands:
        unions |= {union | accepts for union in unions}
    unions.discard(0)
    return tuple(
        (union, sum(count for accepts, count in demands if not accepts & ~union))
        for union in sorted(unions, reverse=True)
    )
