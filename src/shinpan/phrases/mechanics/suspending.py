"""Suspended cards: what is said of them, and of the time counters that are removed from them (702.62)."""

from typing import ClassVar

from shinpan.game.counters import CounterKind
from shinpan.game.enums import Zone
from shinpan.game.events import CountersRemoved, Event
from shinpan.game.ids import Entity, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.base import Adjective, Condition, Quality, Reference, TriggerPhrase, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.index import index_of
from shinpan.phrases.references.objects import This


def is_suspended(context: Queries, entity: Entity) -> bool:
    """Return whether something is a suspended card: in exile, with suspend and a time counter (702.62b)."""
    found = None if isinstance(entity, PlayerId) else context.look(entity)
    if found is None or found.zone is not Zone.EXILE or not found.count(CounterKind.TIME):
        return False
    return KeywordAbility.SUSPEND in index_of(context.characteristics(found.id)).keywords


@phrase(en="{which} [is|are] suspended", ja="{which}が待機状態である")
class IsSuspended(Condition):
    """A card is suspended (702.62b)."""

    which: Reference = This()

    def holds(self, context: Queries) -> bool:
        """Return whether one of the cards is."""
        return any(is_suspended(context, each) for each in self.which.find(context))


@phrase(en="suspended", ja=("#is 待機状態である", "待機状態の"))
class Suspended(Adjective):
    """A suspended card (702.62b)."""

    wide: ClassVar[bool] = True

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether it is."""
        return is_suspended(context, entity)


@phrase(en="{which} [doesn't|don't] have {keyword}", ja="{which}が{keyword}を持っていない")
class LacksKeyword(Condition):
    """Something doesn't have a keyword ability: "if it doesn't have suspend"."""

    which: Reference
    keyword: KeywordAbility

    def holds(self, context: Queries) -> bool:
        """Return whether there is such a thing, and none of it has the ability."""
        found = [each for each in self.which.find(context) if not isinstance(each, PlayerId)]
        return bool(found) and not any(
            self.keyword in index_of(context.characteristics(each)).keywords for each in found
        )


@phrase(
    en="whenever a {kind} counter is removed from {what} while it's exiled",
    ja="{what}が追放されている間にそれから{kind}カウンターが取り除かれるたび",
)
class CounterRemovedInExile(TriggerPhrase):
    """ "Whenever a time counter is removed from this card while it's exiled": once for each counter."""

    kind: CounterKind
    what: Quality
    events: ClassVar[tuple[type[Event], ...]] = (CountersRemoved,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a counter was removed from it."""
        if not isinstance(event, CountersRemoved) or event.kind is not self.kind:
            return False
        return not isinstance(event.recipient, PlayerId) and self.what.holds(context, event.recipient)

    def how_often(self, context: Queries, event: Event) -> int:
        """Return how many counters were removed."""
        return event.amount if isinstance(event, CountersRemoved) else 1


@phrase()
class StillControlled(Condition):
    """Spells or permanents are controlled by the player whose effect it is; no text says it (702.62a)."""

    def holds(self, context: Queries) -> bool:
        """Return whether all of them are, wherever on the stack or battlefield."""
        return all(
            not isinstance(each, PlayerId) and context.exists(each) and context.controller(each) == context.you
            for each in context.bound
        )
