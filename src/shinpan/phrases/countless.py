"""What can't have counters put on it (101.2, 122.1)."""

from shinpan.game.counters import CounterKind
from shinpan.game.ids import Entity
from shinpan.phrases.base import Quality, Reference, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.restrictions import Restriction


class NoCounters(Restriction):
    """Family of those that keep counters from being put on something. kind: counters of that kind only."""

    __slots__ = ()
    kind: CounterKind | None

    def bars(self, context: Queries, entity: Entity, kind: CounterKind) -> bool:
        """Return whether counters of a kind can't be put on it."""
        return self.kind in (None, kind) and self.covers(context, entity)


@phrase(
    en=(
        "players can't get counters @ affected=EachPlayer",
        "{affected:some} can't get {kind} counters",
        "{affected:some} can't get counters",
        "{affected:some} can't have {kind} counters put on [it|them]",
        "{affected:some} can't have counters put on [it|them]",
    ),
    ja=(
        "プレイヤーはカウンターを得られない @ affected=EachPlayer",
        "{affected:some}の上に{kind}カウンターを置くことはできない",
        "{affected:some}の上にカウンターを置くことはできない",
    ),
)
class CantGetCounters(NoCounters):
    """Counters, or those of one kind, can't be put on some permanents, and players can't get them."""

    affected: Reference
    kind: CounterKind | None = None


@phrase(
    en="counters can't be put on {what:plural} @ kind=*",
    ja="{what}の上にカウンターを置くことはできない @ kind=*",
)
class NoCountersOn(NoCounters):
    """Counters can't be put on things of a description, nor do they enter with any."""

    what: Quality
    kind: CounterKind | None = None

    def covers(self, context: Queries, entity: Entity) -> bool:
        """Return whether it is of the description."""
        return self.what.holds(context, entity)
