"""Discarding as many cards as one likes (701.9)."""

from shinpan.game.decisions import Topic
from shinpan.game.enums import Zone
from shinpan.game.ids import PlayerId
from shinpan.phrases.base import Effect, Steps, phrase
from shinpan.phrases.context import Context


@phrase(en="discard any number of cards @ register=*", ja="望む枚数のカードを捨てる @ register=*")
class DiscardAnyNumber(Effect):
    """The controller discards as many cards as they like. register: where it is kept how many (608.2c)."""

    register: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Let them choose, and discard the cards."""
        hand = context.in_zone(Zone.HAND, context.you)
        chosen = yield from context.choose(context.you, hand, 0, len(hand), Topic.DISCARD)
        cards = tuple(each for each in chosen if not isinstance(each, PlayerId))
        discarded = yield from context.discard(context.you, cards)
        if self.register is not None:
            context.keep(self.register, amount=len(discarded))
