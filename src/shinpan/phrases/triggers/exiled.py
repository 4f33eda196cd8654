"""Triggers on cards that have come to exile by an ability of their own (603.6)."""

from typing import ClassVar

from shinpan.game.enums import Zone
from shinpan.game.events import Event, ZoneChange
from shinpan.phrases.base import TriggerPhrase, phrase
from shinpan.phrases.choices import noted
from shinpan.phrases.context import Queries
from shinpan.phrases.replacements.casting import MADNESS


@phrase(en="when this card is exiled this way", ja="これによりこのカードが追放されたとき")
class ExiledAsDiscarded(TriggerPhrase):
    """The card was discarded into exile by its madness ability (702.35a)."""

    events: ClassVar[tuple[type[Event], ...]] = (ZoneChange,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether it is the source that arrived so."""
        if not isinstance(event, ZoneChange) or event.destination is not Zone.EXILE:
            return False
        return context.source in event.arrivals and bool(noted(context, MADNESS))


@phrase(en="when it dies or is put into exile", ja="それが死亡するか追放されたとき")
class DiesOrIsExiled(TriggerPhrase):
    """What a delayed ability has in mind leaves the battlefield for the graveyard or exile (701.66a)."""

    events: ClassVar[tuple[type[Event], ...]] = (ZoneChange,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether it is that permanent."""
        if not isinstance(event, ZoneChange) or event.origin is not Zone.BATTLEFIELD:
            return False
        return event.object in context.bound and event.destination in {Zone.GRAVEYARD, Zone.EXILE}
