"""Whether costs could be paid now (118.3)."""

from collections.abc import Iterable, Sequence

from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import ManaCost
from shinpan.phrases.abilities import ActivatedAbility
from shinpan.phrases.base import CostPart
from shinpan.phrases.costs import TapSelf
from shinpan.phrases.index import index_of
from shinpan.rulebook.citations import carries
from shinpan.rules.board import mana_workers
from shinpan.rules.context.queries import Queries
from shinpan.rules.mana.abilities import sources_of
from shinpan.rules.mana.producing import is_altered
from shinpan.rules.mana.source import ManaSource, Spend
from shinpan.rules.mana.supply import Supply
from shinpan.rules.table import Table

carries("118.3")
carries("302.6")

LARGEST_X = 100
"""The largest X offered to a player with unlimited mana, a device of set-up situations."""


class Means:
    """What a player could pay with now: the mana in the pool and the mana abilities at hand.

    unlimited: the player pays any mana without a source. spend: on what restricted mana may be spent (106.6); without
    it, such mana is of no use.
    """

    __slots__ = ("_sources", "_supply", "life", "player", "spend", "table", "unlimited")

    def __init__(self, table: Table, player: PlayerId) -> None:
        held = table.player(player)
        self.table = table
        self.player = player
        self.unlimited = held.unlimited
        self.life = max(0, held.life)
        self.spend: Spend | None = None
        self._supply: Supply | None = None
        self._sources: list[ManaSource] | None = None

    def sources(self) -> list[ManaSource]:
        """Return the mana abilities at hand, and what may stand in for mana."""
        if self._sources is None:
            self._sources = mana_sources(self.table, self.player)
        return self._sources

    def own_sources(self) -> list[ManaSource]:
        """Return the mana abilities at hand that could be activated by themselves: their own mana cost can be paid."""
        return [each for each in self.sources() if each.cost is None or self.without(each.object).can_pay(each.cost)]

    def supply(self) -> Supply:
        """Return the supply, made when first asked for."""
        if self._supply is None:
            self._supply = Supply(self.table.player(self.player).pool, self.sources(), self.life)
        return self._supply

    def restricted(self) -> bool:
        """Return whether there is mana, in the pool or to be had, that isn't good for everything (106.6)."""
        if any(unit.restriction is not None for unit in self.table.player(self.player).pool.units):
            return True
        return any(source.restriction is not None for source in self.sources())

    def of_sources(self, sources: list[ManaSource], life: int | None = None) -> "Means":
        """Return the means with other sources of mana, or with less life to pay."""
        new = Means(self.table, self.player)
        new.unlimited = self.unlimited
        new.life = self.life if life is None else max(0, life)
        new.spend = self.spend
        new._sources = sources
        return new

    def for_payment(self, spend: Spend | None, stand_ins: Sequence[ManaSource]) -> "Means":
        """Return the means to pay one cost: with restricted mana that may be spent on it, and with what stands in."""
        if spend is None and not stand_ins:
            return self
        new = self.of_sources([*self.sources(), *stand_ins])
        new.spend = spend
        return new

    def without(self, object_id: int) -> "Means":
        """Return the means without the mana abilities of one object, which is tapped for the cost itself."""
        if self.unlimited:
            return self
        rest = [source for source in self.sources() if source.object != object_id]
        return self if len(rest) == len(self.sources()) else self.of_sources(rest)

    def committed(self, tapped: Iterable[ObjectId], gone: Iterable[ObjectId], life: int = 0) -> "Means":
        """Return what is left once some objects are set aside for other parts of the cost, and some life.

        What is to be tapped can't be tapped for mana; what is to be sacrificed or exiled may still be tapped for mana
        before, but can't be sacrificed for mana.
        """
        if self.unlimited:
            return self
        tapped, gone = frozenset(tapped), frozenset(gone)
        rest = [each for each in self.sources() if not self._taken(each, tapped, gone)]
        if len(rest) == len(self.sources()) and not life:
            return self
        return self.of_sources(rest, self.life - life)

    def _taken(self, source: ManaSource, tapped: frozenset[ObjectId], gone: frozenset[ObjectId]) -> bool:
        if source.object in tapped and source.group is not None:
            return True
        if source.object not in gone:
            return False
        return bool(source.stands) or _uses_itself_up(self.table, source)

    def can_pay(self, mana: ManaCost) -> bool:
        """Return whether a mana cost could be paid."""
        if not mana.symbols or self.unlimited:
            return True
        return self.supply().can_pay(mana, self.spend)

    def largest_x(self, mana: ManaCost) -> int:
        """Return the largest X for which a cost could be paid; -1 if not even with 0."""
        return LARGEST_X if self.unlimited else self.supply().largest_x(mana, self.spend)


def _uses_itself_up(table: Table, source: ManaSource) -> bool:
    """Return whether a mana ability costs its own source."""
    abilities = index_of(table.characteristics(ObjectId(source.object))).all
    if not 0 <= source.ability < len(abilities):
        return True
    ability = abilities[source.ability]
    assert isinstance(ability, ActivatedAbility)
    return any(part.removes_source for part in ability.cost.parts)


def mana_sources(table: Table, player: PlayerId, but: Iterable[ObjectId] = ()) -> list[ManaSource]:
    """Return the mana abilities that a player may activate now, in the order of the permanents."""
    found: list[ManaSource] = []
    objects = table.state.objects
    altered = is_altered(table)
    for worker in mana_workers(table, player):
        each = worker.id
        if each in but:
            continue
        obj = objects[each]
        if worker.plain is None or altered:
            found.extend(sources_of(table, player, obj, worker.characteristics))
        elif not obj.tapped and not (obj.sick and worker.creature and not table.has(each, KeywordAbility.HASTE)):
            found.extend(worker.plain)
    for each in dict.fromkeys((*table.state.usable, *table.view().usable)):
        if each not in but and objects[each].owner == player:
            found.extend(sources_of(table, player, objects[each], table.characteristics(each)))
    return found


def parts_payable(context: Queries, parts: tuple[CostPart, ...]) -> bool:
    """Return whether each part of a cost besides mana could be paid."""
    return all(part.payable(context) for part in parts)


def taps_itself(parts: tuple[CostPart, ...]) -> bool:
    """Return whether a cost includes tapping its own source."""
    return any(isinstance(part, TapSelf) for part in parts)
