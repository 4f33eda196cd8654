"""Numbers and conditions that more than one card asks for: differences among things, how often an ability resolved."""

from typing import ClassVar

from shinpan.game.events import Resolved
from shinpan.game.ids import PlayerId
from shinpan.phrases.base import Condition, Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.measures import Measure, measured
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.references.objects import EventObject, objects_among
from shinpan.phrases.triggers.counted import Ordinal


@phrase(
    en=(
        "the number of different {what:noun,plural} among {group:plural}",
        "#each different {what} among {group:plural}",
    ),
    ja="{group}の中の異なる{what}の数",
)
class DifferentNumbers(Quantity):
    """How many different powers, toughnesses or mana values there are among some objects."""

    what: Measure
    group: Collection
    reads_power: ClassVar[bool] = True

    def value(self, context: Queries) -> int:
        """Return the number of them."""
        return len({measured(context, self.what, each) for each in self.group.members(context)})


@phrase(
    en=(
        "the number of differently named {group:plural}",
        "#each differently named {group}",
        "the number of different names among {group:plural}",
        "#each different name among {group:plural}",
    ),
    ja="名前の異なる{group}の数",
)
class DifferentNames(Quantity):
    """How many different names there are among some objects (201.2)."""

    group: Collection

    def value(self, context: Queries) -> int:
        """Return the number of them; what has no name has none that differs."""
        members = [each for each in self.group.members(context) if not isinstance(each, PlayerId)]
        return len({context.characteristics(each).names for each in members if context.characteristics(each).names})


@phrase(
    en=(
        "there are {number:word} or more different {what:noun,plural} among {group:plural}",
        "there are {number:word} or more {what:noun,plural} among {group:plural}",
    ),
    ja="{group}の中に異なる{what}が{number}種類以上ある",
)
class ManyDifferent(Condition):
    """There are so many different numbers of a kind among some objects."""

    number: int
    what: Measure
    group: Collection

    def holds(self, context: Queries) -> bool:
        """Return whether there are."""
        return DifferentNumbers(self.what, self.group).value(context) >= self.number


@phrase(
    en="this is the {time} time this ability has resolved this turn",
    ja="このターンにこの能力が解決されるのが{time}である",
)
class IsNthResolution(Condition):
    """The ability resolves for so manieth time in the turn: an ability of the same object, the same on it (608.2)."""

    time: Ordinal

    def holds(self, context: Queries) -> bool:
        """Return whether it has resolved one time less before."""
        own = self._own(context)
        if own is None:
            return False
        before = sum(
            isinstance(each, Resolved) and (each.source, each.number, each.origin) == own
            for each in context.state.history
        )
        return before == list(Ordinal).index(self.time)

    @staticmethod
    def _own(context: Queries) -> tuple[object, int, int] | None:
        """Return what tells the ability that is resolving from others: its source, its place, its origin."""
        ability = context.this_ability()
        for each in reversed(context.state.stack):
            stacked = context.state.objects[each].stacked
            if stacked is not None and stacked.source == context.source and stacked.ability == ability:
                return stacked.source, stacked.number, stacked.origin
        return None


@phrase(
    en=("put {of:'s} counters on {on}", "put those counters on {on} @ of=*"),
    ja="{of:'s}上にあったカウンターと同じカウンターを{on}に置く",
)
class PutItsCounters(Effect):
    """As many counters of each kind as something had are put on something else (122.8)."""

    on: Reference
    of: Reference = EventObject()

    def perform(self, context: Context) -> Steps[None]:
        """Put them there."""
        had = [found for each in objects_among(context, self.of) if (found := context.look(each)) is not None]
        for each in objects_among(context, self.on):
            for one in had:
                for kind, number in one.counters:
                    yield from context.put_counters(each, kind, number)


@phrase(
    en="double the number of each kind of counter on {on}",
    ja="{on}の上の各種類のカウンターの数を2倍にする",
)
class DoubleEachKind(Effect):
    """As many counters of each kind are put on objects as they have (701.10e)."""

    on: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Put them there."""
        for each in objects_among(context, self.on):
            found = context.look(each)
            for kind, number in () if found is None else found.counters:
                yield from context.put_counters(each, kind, number)


__all__ = [
    "DifferentNames",
    "DifferentNumbers",
    "DoubleEachKind",
    "IsNthResolution",
    "ManyDifferent",
    "PutItsCounters",
]
