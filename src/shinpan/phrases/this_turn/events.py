"""The events of this turn, as conditions look through them."""

from typing import ClassVar

from shinpan.game.enums import Zone
from shinpan.game.events import (
    Event,
    ZoneChange,
)
from shinpan.phrases.base import Condition
from shinpan.phrases.context import Queries


class ThisTurn(Condition):
    """Base of conditions that look through the events of this turn."""

    __slots__ = ()
    events: ClassVar[tuple[type[Event], ...]] = ()

    def counts(self, context: Queries, event: Event) -> bool:
        """Return whether an event of one of the classes is what the condition speaks of."""
        raise NotImplementedError

    def holds(self, context: Queries) -> bool:
        """Return whether such an event has happened this turn."""
        return any(type(event) in self.events and self.counts(context, event) for event in context.state.history)


def died(event: Event) -> bool:
    """Return whether an event put a permanent into a graveyard (700.4)."""
    return isinstance(event, ZoneChange) and event.origin is Zone.BATTLEFIELD and event.destination is Zone.GRAVEYARD
