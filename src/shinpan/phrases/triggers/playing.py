"""Triggers on playing lands (305.1)."""

from typing import ClassVar

from shinpan.game.events import Event, LandPlayed
from shinpan.phrases.base import Quality, Reference, TriggerPhrase, phrase
from shinpan.phrases.context import Queries


@phrase(en="whenever {who} play[s] {what:a}", ja="{who}が{what:a}をプレイするたび")
class PlaysLand(TriggerPhrase):
    """ "Whenever a player plays a land" (305.1): not when an effect puts one onto the battlefield (305.4)."""

    who: Reference
    what: Quality
    events: ClassVar[tuple[type[Event], ...]] = (LandPlayed,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a player played such a land."""
        return (
            isinstance(event, LandPlayed)
            and self.who.includes(context, event.player)
            and self.what.holds(context, event.object)
        )
