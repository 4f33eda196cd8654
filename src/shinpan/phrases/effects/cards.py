"""Effects on cards in hands and libraries: drawing, discarding, milling."""

from shinpan.game.decisions import Topic
from shinpan.game.enums import Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.players import You


@phrase(
    en=(
        "#said {who} draw[s] {amount:card} @ amount=Fixed|X|EventAmount|Amount|Product",
        "<{who} >draw[s] {amount:card} @ amount=Fixed|X|EventAmount|Amount|Product",
        "<{who} >draw[s] a card for each {amount:each} @ amount=Count|ColorsAmong",
        "<{who} >draw[s] cards equal to {amount}",
    ),
    ja=("<{who}は>{amount:card}を引く @ amount=Fixed|X", "<{who}は>{amount}に等しい枚数のカードを引く"),
)
class DrawCards(Effect):
    """Players draw cards, each player all of theirs before the next (121.2)."""

    amount: Quantity = Fixed(1)
    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them draw."""
        for player in players_among(self.who.find(context)):
            yield from context.draw(player, self.amount.value(context))


@phrase(
    en=(
        "<{who} >discard[s] {amount:card} @ amount=Fixed|X|EventAmount|Amount|Product",
        "<{who} >discard[s] cards equal to {amount}",
    ),
    ja=("<{who}は>{amount:card}を捨てる @ amount=Fixed|X", "<{who}は>{amount}に等しい枚数のカードを捨てる"),
)
class DiscardCards(Effect):
    """Players discard cards of their choice from their hands (701.9b)."""

    amount: Quantity
    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them choose in APNAP order, then discard (101.4)."""
        chosen: list[tuple[PlayerId, tuple[ObjectId, ...]]] = []
        for player in players_among(self.who.find(context)):
            hand = context.in_zone(Zone.HAND, player)
            number = min(self.amount.value(context), len(hand))
            cards = yield from context.choose(player, hand, number, number, Topic.DISCARD)
            chosen.append((player, tuple(each for each in cards if not isinstance(each, PlayerId))))
        yield from context.together(context.discard(player, objects) for player, objects in chosen)

    def possible(self, context: Queries) -> bool:
        """Return whether someone has as many cards to discard."""
        number = self.amount.value(context)
        players = players_among(self.who.find(context))
        return any(len(context.in_zone(Zone.HAND, player)) >= number for player in players)


@phrase(
    en=(
        "<{who} >mill[s] {amount:card} @ amount=Fixed|X|EventAmount|Amount|Product",
        "<{who} >mill[s] cards equal to {amount}",
    ),
    ja=("<{who}は>{amount:card}を切削する @ amount=Fixed|X", "<{who}は>{amount}に等しい枚数のカードを切削する"),
)
class MillCards(Effect):
    """Players put cards from the top of their libraries into their graveyards (701.17)."""

    amount: Quantity
    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them mill."""
        amount = self.amount.value(context)
        yield from context.together(context.mill(each, amount) for each in players_among(self.who.find(context)))
