"""Triggers on objects that change zones (603.6)."""

from typing import ClassVar

from shinpan.game.enums import Zone
from shinpan.game.events import Event, ZoneChange
from shinpan.phrases.base import Quality, TriggerPhrase, phrase
from shinpan.phrases.context import Queries


@phrase(en="{what} enters", ja="{what}が戦場に出る")
class Enters(TriggerPhrase):
    """ "Whenever a creature enters" (603.6a)."""

    what: Quality
    one_or_more: bool = False
    events: ClassVar[tuple[type[Event], ...]] = (ZoneChange,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a permanent entered."""
        if not isinstance(event, ZoneChange) or event.destination is not Zone.BATTLEFIELD:
            return False
        return any(self.what.holds(context, each) for each in event.arrivals)


@phrase(en="{what} dies", ja="{what}が死亡する")
class Dies(TriggerPhrase):
    """ "Whenever a creature dies": is put into a graveyard from the battlefield (700.4, 603.6c)."""

    what: Quality
    one_or_more: bool = False
    events: ClassVar[tuple[type[Event], ...]] = (ZoneChange,)
    looks_back: ClassVar[bool] = True

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a permanent died, as it was just before."""
        if not isinstance(event, ZoneChange) or event.origin is not Zone.BATTLEFIELD:
            return False
        return event.destination is Zone.GRAVEYARD and self.what.holds(context, event.object)
