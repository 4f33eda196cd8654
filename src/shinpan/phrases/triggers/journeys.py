"""Triggers on where objects come from or go to (603.6)."""

from typing import ClassVar

from shinpan.game.enums import Zone
from shinpan.game.events import Event, ZoneChange
from shinpan.phrases.base import Quality, Reference, TriggerPhrase, phrase
from shinpan.phrases.context import Queries


@phrase(
    en=(
        "when {what} enter[s] from {whose:'s} {origin} @ what=OneOf",
        "whenever {what:a} enter[s] from {whose:'s} {origin}",
    ),
    ja=("{what}が{whose:'s}{origin}から戦場に出たとき @ what=OneOf", "{what:a}が{whose:'s}{origin}から戦場に出るたび"),
)
class EntersFrom(TriggerPhrase):
    """ "When this creature enters from your graveyard" (603.6a): it was there as a card of that player."""

    what: Quality
    origin: Zone
    whose: Reference
    events: ClassVar[tuple[type[Event], ...]] = (ZoneChange,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a permanent entered from there."""
        if not isinstance(event, ZoneChange) or event.destination is not Zone.BATTLEFIELD:
            return False
        found = context.look(event.object)
        if event.origin is not self.origin or found is None or not self.whose.includes(context, found.owner):
            return False
        return any(self.what.holds(context, each) for each in event.arrivals)


@phrase(
    en="whenever one or more cards leave {whose:'s} {origin} @ one_or_more=True",
    ja="{whose:'s}{origin}から1枚以上のカードが離れるたび @ one_or_more=True",
)
class CardsLeave(TriggerPhrase):
    """Cards leave a player's graveyard, hand or library: however many leave together, once (603.2c)."""

    whose: Reference
    origin: Zone = Zone.GRAVEYARD
    one_or_more: bool = True
    events: ClassVar[tuple[type[Event], ...]] = (ZoneChange,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether a card left there."""
        if not isinstance(event, ZoneChange) or event.origin is not self.origin:
            return False
        found = context.look(event.object)
        return found is not None and event.destination is not self.origin and self.whose.includes(context, found.owner)
