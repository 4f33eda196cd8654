"""Abilities that trigger as a player loses control of a permanent (603.10d)."""

from typing import ClassVar

from shinpan.game.enums import Zone
from shinpan.game.events import ControlChanged, Event, ZoneChange
from shinpan.phrases.base import TriggerPhrase, phrase
from shinpan.phrases.context import Queries


@phrase(en="when you lose control of {.this}", ja="あなたが{.this}のコントロールを失ったとき")
class LosesControl(TriggerPhrase):
    """ "When you lose control of this": another player gains control of it, or it leaves the battlefield (603.10d)."""

    events: ClassVar[tuple[type[Event], ...]] = (ControlChanged, ZoneChange)
    looks_back: ClassVar[bool] = True

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether it is the source that changed hands or left."""
        if isinstance(event, ControlChanged):
            return event.object == context.source
        if not isinstance(event, ZoneChange) or event.object != context.source:
            return False
        return event.origin is Zone.BATTLEFIELD and event.destination is not Zone.BATTLEFIELD
