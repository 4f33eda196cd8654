"""State triggers (603.8): abilities that trigger on how the game is, not on an event."""

from typing import ClassVar

from shinpan.game.events import Event, StateLooked
from shinpan.phrases.base import Condition, TriggerPhrase, phrase
from shinpan.phrases.context import Queries


@phrase(en="when {condition}", ja="{condition}とき")
class WhenTrue(TriggerPhrase):
    """ "When you control no Swamps" (603.8): it triggers while the condition is true, and not again until it has left
    the stack."""

    condition: Condition
    events: ClassVar[tuple[type[Event], ...]] = (StateLooked,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether the game is so now."""
        return isinstance(event, StateLooked) and self.condition.holds(context)
