"""Conditions on what has happened this turn."""

from typing import ClassVar

from shinpan.game.events import Event, LifeLost
from shinpan.phrases.base import Condition, phrase
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


@phrase(en="an opponent lost life this turn", ja="このターンに対戦相手がライフを失っていた")
class OpponentLostLife(ThisTurn):
    """An opponent lost life this turn (702.137a); damage causes that, too."""

    events: ClassVar[tuple[type[Event], ...]] = (LifeLost,)

    def counts(self, context: Queries, event: Event) -> bool:
        """Return whether the player was an opponent."""
        return isinstance(event, LifeLost) and event.player in context.opponents(context.you)


@phrase(
    en="you or one of your teammates has cast another spell this turn",
    ja="このターンに、あなたかチームメイトが他の呪文を唱えていた",
)
class YouCastAnother(Condition):
    """The player has cast another spell this turn (702.117a)."""

    def holds(self, context: Queries) -> bool:
        """Return whether the player has; the spell itself hasn't been cast yet."""
        return context.player(context.you).spells_cast > 0
