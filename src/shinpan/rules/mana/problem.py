"""A payment as a search problem, for supplies with mana abilities of every sort (CR 601.2g, 605).

What a unit of mana can pay is written as a set of bits, one for each thing asked for: the symbols of the cost, and
those in the activation costs of mana abilities. Kinds of mana between which nothing asked for distinguishes look the
same then, and so do sources that differ only in such kinds. Equal ones form a `Stock`, and only their number matters.
"""

from collections import Counter
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from shinpan.game.mana import Mana, ManaCost, ManaKind, ManaPool
from shinpan.rules.mana.demand import Demands, Way, ways
from shinpan.rules.mana.source import ManaSource, Spend, bit, bits_of, exclusive_groups, may_spend, rank

Output = tuple[ManaKind, ...]


class Use(NamedTuple):
    """A way to activate a source: with one output, or with any of several single mana, chosen when it is spent."""

    source: ManaSource
    outputs: tuple[Output, ...]


class Group(NamedTuple):
    """Sources that exclude each other, for one activation."""

    direct: tuple[Use, ...]
    """Uses that add one mana and ask for no mana or life."""
    uses: tuple[Use, ...]
    """All others, in the order of the moves of their stock."""


class Move(NamedTuple):
    """What a use does, in terms of what can be paid."""

    ways: tuple[tuple[Demands, int], ...]
    """The ways to pay its activation cost: what mana, and how much life."""
    life: int
    """Other life that it costs."""
    adds: tuple[int, ...]
    """The mana that it adds: what each can pay, and later the number of its stock."""

    @property
    def is_free(self) -> bool:
        """Whether it asks for neither mana nor life."""
        return not self.life and self.ways == (((), 0),)

    def beats(self, other: "Move") -> bool:
        """Whether it does all that the other does for the same price."""
        return (
            self.ways == other.ways
            and self.life == other.life
            and len(self.adds) >= len(other.adds)
            and all(not theirs & ~ours for ours, theirs in zip(self.adds, other.adds, strict=False))
        )


@dataclass(slots=True)
class Stock:
    """Units of mana that can pay the same, or groups of sources that can do the same."""

    pays: int
    """What one of them can pay as it is."""
    moves: tuple[Move, ...] = ()
    members: list[Mana | Group] = field(default_factory=list)
    weight: int = 0
    """How much its members are rather not used."""

    @property
    def is_multiple(self) -> bool:
        """Whether one of them may add more than one mana."""
        return any(len(move.adds) > 1 for move in self.moves)


class Problem:
    """A cost and all that could pay it. The `stocks` of loose mana come first, then sources, the best to use first."""

    def __init__(
        self, cost: ManaCost, pool: ManaPool, sources: Sequence[ManaSource], spend: Spend | None, life: int
    ) -> None:
        self.ways: tuple[Way, ...] = ways(cost)
        self.life = life
        self._counts_life = _most_life(self.ways) + sum(map(_most_life_of, sources)) > life
        self._spend = spend
        restrictions = dict.fromkeys([*(unit.restriction for unit in pool.units), *(s.restriction for s in sources)])
        self.restrictions: tuple[Hashable, ...] = tuple(found for found in restrictions if found is not None)
        self._bits: dict[tuple[int, tuple[bool, ...]], int] = {}
        self._signatures: dict[tuple[int, Hashable], int] = {}
        self._loose: dict[int, int] = {}
        self.stocks: list[Stock] = []
        self.demands = [self._demands(way, None) for way in self.ways]
        costs = [[(self._demands(way, source), way.life) for way in ways(source.cost)] for source in sources]
        for unit in sorted(pool.units, key=_restricted_first):
            self.stocks[self.loose_stock(unit)].members.append(unit)
        self._add_groups(sources, dict(zip(map(id, sources), map(tuple, costs), strict=True)))
        self.counts: tuple[int, ...] = tuple(len(stock.members) for stock in self.stocks)

    def _permission(self, payee: ManaSource | None) -> tuple[bool, ...]:
        return tuple(may_spend(self._spend, restriction, payee) for restriction in self.restrictions)

    def _demands(self, way: Way, payee: ManaSource | None) -> Demands:
        """What a way asks for, in bits of this problem."""
        permission = self._permission(payee)
        return tuple(
            (self._bits.setdefault((accepts, permission), 1 << len(self._bits)), count)
            for accepts, count in way.demands
        )

    def conditions(self, way: Way) -> list[tuple[int, int]]:
        """The conditions of a way of the cost in bits of this problem."""
        permission = self._permission(None)
        return [
            (sum(self._bits[accepts, permission] for accepts, _ in way.demands if not accepts & ~union), need)
            for union, need in way.conditions
        ]

    def pays(self, unit: Mana) -> int:
        """What one mana can pay."""
        return self._pays(bit(unit.kind, unit.snow), unit.restriction)

    def _pays(self, mask: int, restriction: Hashable) -> int:
        found = self._signatures.get((mask, restriction))
        if found is None:
            place = None if restriction is None else self.restrictions.index(restriction)
            found = sum(
                value
                for (accepts, permission), value in self._bits.items()
                if accepts & mask and (place is None or permission[place])
            )
            self._signatures[mask, restriction] = found
        return found

    def loose_stock(self, unit: Mana) -> int:
        """The number of the stock to which a loose mana belongs."""
        return self._loose_number(self.pays(unit))

    def _loose_number(self, pays: int) -> int:
        number = self._loose.get(pays)
        if number is None:
            number = self._loose[pays] = len(self.stocks)
            self.stocks.append(Stock(pays))
        return number

    def _add_groups(self, sources: Sequence[ManaSource], costs: dict[int, tuple[tuple[Demands, int], ...]]) -> None:
        groups = exclusive_groups(sources)
        plenty = Counter(map(bits_of, groups))
        stocks: dict[tuple[tuple[int, ...], int, tuple[Move, ...]], list[Mana | Group]] = {}
        for group in groups:
            direct = tuple(
                Use(source, (output,)) for source in group if self._is_free(source) for output in _singles(source)
            )
            pays = 0
            for use in direct:
                pays |= self._pays(use.source.bits_for(use.outputs[0][0]), use.source.restriction)
            moves = self._moves(group, costs)
            if pays or moves:
                key = (rank(group, bits_of(group), plenty[bits_of(group)]), pays, tuple(move for move, _ in moves))
                member = Group(direct, tuple(use for _, use in moves))
                stocks.setdefault(key, []).extend([member] * group[0].uses)
        ranked = sorted(stocks.items(), key=_rank_of_stock)
        placed = [
            tuple(move._replace(adds=tuple(map(self._loose_number, move.adds))) for move in moves)
            for (_, _, moves), _ in ranked
        ]
        self.first_group = len(self.stocks)
        for ((place, pays, _), members), placed_moves in zip(ranked, placed, strict=True):
            self.stocks.append(Stock(pays, placed_moves, members, place[0]))

    def _moves(
        self, group: Sequence[ManaSource], costs: dict[int, tuple[tuple[Demands, int], ...]]
    ) -> list[tuple[Move, Use]]:
        """The uses of a group that aren't direct, without those that another one beats."""
        found: dict[Move, Use] = {}
        for source in group:
            uses = [Use(source, (output,)) for output in source.outputs if len(output) > 1]
            if (singles := _singles(source)) and not self._is_free(source):
                uses.append(Use(source, singles))
            for use in uses:
                adds = self._adds(use)
                if adds:
                    found.setdefault(Move(costs[id(source)], source.life if self._counts_life else 0, adds), use)
        best = [move for move in found if not any(other != move and other.beats(move) for other in found)]
        return [(move, found[move]) for move in sorted(best)]

    def _is_free(self, source: ManaSource) -> bool:
        """Whether a source asks for no mana, and for no life that could be wanted elsewhere."""
        return source.cost is None and not (source.life and self._counts_life)

    def _adds(self, use: Use) -> tuple[int, ...]:
        if len(use.outputs) == 1:
            adds = [self.pays(use.source.mana(kind)) for kind in use.outputs[0]]
        else:
            adds = [0]
            for (kind,) in use.outputs:
                adds[0] |= self.pays(use.source.mana(kind))
        return tuple(sorted((pays for pays in adds if pays), reverse=True))


def _most_life(readings: Sequence[Way]) -> int:
    return max(way.life for way in readings)


def _most_life_of(source: ManaSource) -> int:
    return source.uses * (source.life + _most_life(ways(source.cost)))


def _singles(source: ManaSource) -> tuple[Output, ...]:
    return tuple(output for output in source.outputs if len(output) == 1)


def _restricted_first(unit: Mana) -> bool:
    return unit.restriction is None


def _rank_of_stock(stock: tuple[tuple[tuple[int, ...], int, tuple[Move, ...]], list[Mana | Group]]) -> tuple[int, ...]:
    return stock[0][0]
