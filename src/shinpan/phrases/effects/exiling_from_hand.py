"""Effects by which players exile cards of their choice from their hands (406.1)."""

from shinpan.game.decisions import Topic
from shinpan.game.enums import Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.qualities.groups import Collection, players_among
from shinpan.phrases.quantities import Fixed


@phrase(
    en="{who} exile[s] {number:group} from [who:their|their|your] hand",
    ja="{who}は手札から{number:group}を追放する",
)
class TheyExileFromHand(Effect):
    """Players exile cards of a description from their hands, each choosing their own; all at once (101.4)."""

    who: Reference
    group: Collection
    number: Quantity = Fixed(1)

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them choose in APNAP order, then exile all of it."""
        exiled: list[ObjectId] = []
        for player in players_among(self.who.find(context)):
            hand = tuple(each for each in context.in_zone(Zone.HAND, player) if self.group.fits(context, each))
            number = min(self.number.value(context), len(hand))
            chosen = yield from context.choose(player, hand, number, number, Topic.CHOICE)
            exiled += [each for each in chosen if not isinstance(each, PlayerId)]
        yield from context.move(exiled, Zone.EXILE)
