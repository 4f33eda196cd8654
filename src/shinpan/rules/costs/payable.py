"""Whether costs could be paid now (118.3)."""

from collections.abc import Iterable

from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.mana import ManaCost
from shinpan.phrases.base import CostPart
from shinpan.phrases.costs import TapSelf
from shinpan.rulebook.citations import carries
from shinpan.rules.board import mana_workers
from shinpan.rules.context.queries import Queries
from shinpan.rules.mana.abilities import sources_of
from shinpan.rules.mana.source import ManaSource
from shinpan.rules.mana.supply import Supply
from shinpan.rules.table import Table

carries("118.3")

LARGEST_X = 100
"""The largest X offered to a player with unlimited mana, a device of set-up situations."""


class Means:
    """What a player could pay with now: the mana in the pool and the mana abilities at hand.

    unlimited: the player pays any mana without a source.
    """

    __slots__ = ("_sources", "_supply", "player", "table", "unlimited")

    def __init__(self, table: Table, player: PlayerId) -> None:
        self.table = table
        self.player = player
        self.unlimited = table.player(player).unlimited
        self._supply: Supply | None = None
        self._sources: list[ManaSource] | None = None

    def sources(self) -> list[ManaSource]:
        """Return the mana abilities at hand."""
        if self._sources is None:
            self._sources = mana_sources(self.table, self.player)
        return self._sources

    def own_sources(self) -> list[ManaSource]:
        """Return the mana abilities at hand that could be activated by themselves: their own mana cost can be paid."""
        return [each for each in self.sources() if each.cost is None or self.without(each.object).can_pay(each.cost)]

    def supply(self) -> Supply:
        """Return the supply, made when first asked for."""
        if self._supply is None:
            self._supply = Supply(
                self.table.player(self.player).pool,
                self.sources(),
                max(0, self.table.player(self.player).life),
            )
        return self._supply

    def without(self, object_id: int) -> "Means":
        """Return the means without the mana abilities of one object, which is tapped for the cost itself."""
        if self.unlimited:
            return self
        full = self.supply()
        if all(source.object != object_id for source in full.sources):
            return self
        new = Means(self.table, self.player)
        rest = [source for source in full.sources if source.object != object_id]
        new._supply = Supply(full.pool, rest, full.life)
        return new

    def can_pay(self, mana: ManaCost) -> bool:
        """Return whether a mana cost could be paid."""
        if not mana.symbols or self.unlimited:
            return True
        return self.supply().can_pay(mana)

    def largest_x(self, mana: ManaCost) -> int:
        """Return the largest X for which a cost could be paid; -1 if not even with 0."""
        return LARGEST_X if self.unlimited else self.supply().largest_x(mana)


def mana_sources(table: Table, player: PlayerId, but: Iterable[ObjectId] = ()) -> list[ManaSource]:
    """Return the mana abilities that a player may activate now, in the order of the permanents."""
    found: list[ManaSource] = []
    objects = table.state.objects
    for worker in mana_workers(table, player):
        if worker.id not in but:
            found.extend(sources_of(table, player, objects[worker.id], worker.characteristics))
    return found


def parts_payable(context: Queries, parts: tuple[CostPart, ...]) -> bool:
    """Return whether each part of a cost besides mana could be paid."""
    return all(part.payable(context) for part in parts)


def taps_itself(parts: tuple[CostPart, ...]) -> bool:
    """Return whether a cost includes tapping its own source."""
    return any(isinstance(part, TapSelf) for part in parts)
