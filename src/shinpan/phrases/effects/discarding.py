"""Discarding as many cards as a player likes (701.9)."""

from shinpan.game.decisions import Topic
from shinpan.game.enums import Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.references.players import You


@phrase(
    en=(
        "<{who} >discard[s] up to one card @ most=1, register=*",
        "<{who} >discard[s] up to {most:word} cards @ register=*",
    ),
    ja="<{who}は>カードを最大{most}枚捨てる @ register=*",
)
class DiscardUpTo(Effect):
    """Players discard up to so many cards (701.9b).

    register: where the number of cards discarded is kept, for "that many".
    """

    most: Quantity
    who: Reference = You()
    register: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them choose in APNAP order, then discard together (101.4)."""
        chosen: list[tuple[PlayerId, tuple[ObjectId, ...]]] = []
        for player in players_among(self.who.find(context)):
            hand = context.in_zone(Zone.HAND, player)
            cards = yield from context.choose(player, hand, 0, min(self.most.value(context), len(hand)), Topic.DISCARD)
            chosen.append((player, tuple(each for each in cards if not isinstance(each, PlayerId))))
        yield from context.together(context.discard(player, objects) for player, objects in chosen)
        if self.register is not None:
            context.keep(self.register, amount=sum(len(objects) for _, objects in chosen))

    def possible(self, context: Queries) -> bool:
        """Return whether someone has a card."""
        return any(context.in_zone(Zone.HAND, player) for player in players_among(self.who.find(context)))
