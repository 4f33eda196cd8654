"""What exile has to do with it: whether cards were exiled this turn, and how dear one's exiled cards are (406)."""

from typing import ClassVar

from shinpan.game.enums import Zone
from shinpan.game.events import Event, ZoneChange
from shinpan.game.ids import PlayerId
from shinpan.phrases.base import Quantity, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.this_turn.events import ThisTurn


@phrase(en="a card was put into exile this turn", ja="このターンにカードが追放領域に置かれていた")
class CardWasExiled(ThisTurn):
    """Some card was put into exile this turn (406.1)."""

    events: ClassVar[tuple[type[Event], ...]] = (ZoneChange,)

    def counts(self, context: Queries, event: Event) -> bool:
        """Return whether the event put one there."""
        return isinstance(event, ZoneChange) and event.destination is Zone.EXILE


@phrase(
    en="the total mana value of cards you own in exile",
    ja="追放領域にあるあなたがオーナーであるカードのマナ総量の合計",
)
class ManaValueInExile(Quantity):
    """The mana values of the cards that the player owns in exile together (202.3)."""

    wide: ClassVar[bool] = True

    def value(self, context: Queries) -> int:
        """Return the sum."""
        there = (each for each in context.in_zone(Zone.EXILE) if not isinstance(each, PlayerId))
        own = (each for each in there if (found := context.look(each)) is not None and found.owner == context.you)
        return sum(context.characteristics(each).mana_value for each in own)
