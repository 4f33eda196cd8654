"""Conditions on the whole game that hideaway lands and their kin ask for (702.75)."""

from typing import ClassVar

from shinpan.game.enums import Zone
from shinpan.game.events import Damage
from shinpan.phrases.base import Condition, Reference, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.qualities.groups import Collection, players_among
from shinpan.phrases.quantities import TotalPower


@phrase(en="{group:plural} have total power {number} or greater", ja="{group}のパワーの合計が{number}以上である")
class HaveTotalPower(Condition):
    """The power of some creatures together is at least a number (208)."""

    reads_power: ClassVar[bool] = True
    group: Collection
    number: int

    def holds(self, context: Queries) -> bool:
        """Return whether it is."""
        return TotalPower(self.group).value(context) >= self.number


@phrase(
    en=(
        "a {zone} has {number:word} or more cards in it @ or_more=True",
        "a {zone} has {number:word} or fewer cards in it",
    ),
    ja=(
        "いずれかの{zone}に{number}枚以上のカードがある @ or_more=True",
        "いずれかの{zone}にあるカードが{number}枚以下である",
    ),
)
class SomeoneHasCards(Condition):
    """Some player's library or graveyard has so many cards (400.1)."""

    wide: ClassVar[bool] = True
    zone: Zone
    number: int
    or_more: bool = False

    def holds(self, context: Queries) -> bool:
        """Return whether there is such a player."""
        sizes = [len(context.in_zone(self.zone, each)) for each in context.players()]
        return any(size >= self.number if self.or_more else size <= self.number for size in sizes)


@phrase(en="each player has no cards in hand", ja="各プレイヤーの手札にカードがない")
class NobodyHasCards(Condition):
    """No player has a card in hand (402)."""

    wide: ClassVar[bool] = True

    def holds(self, context: Queries) -> bool:
        """Return whether all hands are empty."""
        return not any(context.in_zone(Zone.HAND, each) for each in context.players())


@phrase(
    en="{who} was dealt {number} or more damage this turn",
    ja="このターンに{who}が{number}点以上のダメージを与えられていた",
)
class WasDealtSoMuch(Condition):
    """A player has been dealt at least so much damage this turn (120)."""

    who: Reference
    number: int

    def holds(self, context: Queries) -> bool:
        """Return whether one of the players has, all damage together."""
        dealt = [each for each in context.state.history if isinstance(each, Damage)]
        return any(
            sum(each.amount for each in dealt if each.recipient == player) >= self.number
            for player in players_among(self.who.find(context))
        )
