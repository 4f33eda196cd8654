"""The trigger of abilities that trigger at once, when the effect that makes them says so (603.12)."""

from typing import ClassVar

from shinpan.game.events import Event
from shinpan.phrases.base import TriggerPhrase, phrase
from shinpan.phrases.context import Queries


@phrase(en="when you do", ja="そうしたとき")
class WhenYouDo(TriggerPhrase):
    """ "When you do": a reflexive triggered ability, which waits for no event."""

    events: ClassVar[tuple[type[Event], ...]] = ()

    def matches(self, context: Queries, event: Event) -> bool:
        """Return False: it has triggered already as it was made."""
        return False
