"""Triggers on playing lands (305.1), and on playing cards, whichever kind they are."""

from typing import ClassVar

from shinpan.game.enums import ObjectKind
from shinpan.game.events import Event, LandPlayed, SpellCast
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


@phrase(en="whenever {who} play[s] a card", ja="{who}がカード1枚をプレイするたび")
class PlaysCard(TriggerPhrase):
    """ "Whenever you play a card": a land played, or a card cast as a spell; a copy isn't a card (707.12)."""

    who: Reference
    events: ClassVar[tuple[type[Event], ...]] = (LandPlayed, SpellCast)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a player played a card."""
        if not isinstance(event, LandPlayed | SpellCast) or not self.who.includes(context, event.player):
            return False
        found = context.look(event.object)
        return isinstance(event, LandPlayed) or (found is not None and found.kind is ObjectKind.CARD)
