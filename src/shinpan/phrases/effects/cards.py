"""Effects on cards in hands and libraries: drawing, discarding, milling."""

from shinpan.game.decisions import Topic
from shinpan.game.enums import Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Effect, Quality, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.players import You


@phrase(
    en=(
        "#said {who} draw[s] {amount:card} @ amount=Fixed|X|EventAmount|Amount|Product",
        "<{who} >draw[s] {amount:card} @ amount=Fixed|X|EventAmount|Amount|Product",
        "<{who} >draw[s] an additional card @ amount=1",
        "<{who} >draw[s] {amount:word} additional cards @ amount=Fixed",
        "<{who} >draw[s] a card for each {amount:each} @ amount=Count|ColorsAmong",
        "<{who} >draw[s] X cards, where X is {amount} @ amount=HandSizeOf",
        "<{who} >draw[s] cards equal to {amount}",
        "<{who} >draw[s] a card for each {amount:each}",
        "<{who} >draw[s] {amount.first:card} for each {amount.second:each} @ amount=Product",
        "<{who} >draw[s] a number of cards equal to {amount}",
        "<{who} >draw[s] {amount.first:card} plus {amount.second:word} @ amount=Sum, amount.first=EventAmount|Amount",
        "<{who} >draw[s] an additional card @ amount=1",
        "<{who} >draw[s] {amount:word} additional cards",
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
        "<{who} >discard[s] {amount:card} @ amount=Fixed|X|EventAmount|Amount|Product, register=*",
        "<{who} >discard[s] cards equal to {amount} @ register=*",
        "<{who} >discard[s] a number of cards equal to {amount} @ register=*",
        "<{who} >discard[s] a card for each {amount:each} @ register=*",
    ),
    ja=(
        "<{who}は>{amount:card}を捨てる @ amount=Fixed|X, register=*",
        "<{who}は>{amount}に等しい枚数のカードを捨てる @ register=*",
    ),
)
class DiscardCards(Effect):
    """Players discard cards of their choice from their hands (701.9b). register: where those are kept."""

    amount: Quantity
    who: Reference = You()
    register: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them choose in APNAP order, then discard (101.4)."""
        chosen: list[tuple[PlayerId, tuple[ObjectId, ...]]] = []
        for player in players_among(self.who.find(context)):
            hand = context.in_zone(Zone.HAND, player)
            number = min(self.amount.value(context), len(hand))
            cards = yield from context.choose(player, hand, number, number, Topic.DISCARD)
            chosen.append((player, tuple(each for each in cards if not isinstance(each, PlayerId))))
        yield from context.together(context.discard(player, objects) for player, objects in chosen)
        if self.register is not None:
            cards_of = (each for _, objects in chosen for each in objects)
            context.keep(self.register, tuple(now for each in cards_of for now in context.followed(each)))

    def possible(self, context: Queries) -> bool:
        """Return whether someone has as many cards to discard."""
        number = self.amount.value(context)
        players = players_among(self.who.find(context))
        return any(len(context.in_zone(Zone.HAND, player)) >= number for player in players)


@phrase(
    en=(
        "<{who} >mill[s] {amount:card} @ amount=Fixed|X|EventAmount|Amount|Product, register=*",
        (
            "<{who} >mill[s] half {amount.of.whose:'s} library, {amount.rounding} @ amount=Half, "
            "amount.of=LibrarySize, register=*"
        ),
        "<{who} >mill[s] cards equal to {amount} @ register=*",
        "<{who} >mill[s] a number of cards equal to {amount} @ register=*",
        "<{who} >mill[s] a card for each {amount:each} @ register=*",
        "<{who} >mill[s] {amount.first:card} for each {amount.second:each} @ amount=Product, register=*",
    ),
    ja=(
        "<{who}は>{amount:card}を切削する @ amount=Fixed|X, register=*",
        "<{who}は>{amount}に等しい枚数のカードを切削する @ register=*",
    ),
)
class MillCards(Effect):
    """Players put cards from the top of their libraries into their graveyards (701.17)."""

    amount: Quantity
    who: Reference = You()
    register: int | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them mill."""
        amount = self.amount.value(context)
        players = players_among(self.who.find(context))
        tops = tuple(each for player in players for each in context.in_zone(Zone.LIBRARY, player)[:amount])
        yield from context.together(context.mill(each, amount) for each in players)
        if self.register is not None:
            context.keep(self.register, tuple(now for each in tops for now in context.followed(each)))


@phrase(
    en="{who} reveal[s] [who:their|their|your] hand and discard[s] all {what:plural}",
    ja="{who}は手札を公開し、その中の{what}をすべて捨てる",
)
class RevealAndDiscard(Effect):
    """Players reveal their hands and discard every card of a description (701.20, 701.9)."""

    who: Reference
    what: Quality

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them reveal, then discard together."""
        discards: list[tuple[PlayerId, tuple[ObjectId, ...]]] = []
        for player in players_among(self.who.find(context)):
            hand = context.in_zone(Zone.HAND, player)
            yield from context.reveal(player, hand)
            discards.append((player, tuple(each for each in hand if self.what.holds(context, each))))
        yield from context.together(context.discard(player, objects) for player, objects in discards)


@phrase(en="choose a number @ register=*", ja="数を1つ選ぶ @ register=*")
class ChooseNumber(Effect):
    """Choose any number from 0 up, for later effects of the resolution (608.2d)."""

    register: int = 0
    most: int = 100

    def perform(self, context: Context) -> Steps[None]:
        """Let the controller choose."""
        number = yield from context.choose_number(context.you, 0, self.most)
        context.keep(self.register, amount=number)


@phrase(
    en="{effect} unless any opponent has you draw a card. repeat this process {times:word} more times",
    ja="いずれかの対戦相手があなたにカード1枚を引かせないかぎり、{effect}。この手順をさらに{times}回繰り返す",
)
class UnlessOpponentHasYouDraw(Effect):
    """Each time, opponents in turn order may have the controller draw a card; if none does, something else happens."""

    effect: Effect
    times: Quantity

    def perform(self, context: Context) -> Steps[None]:
        """Ask, and do one thing or the other."""
        for _ in range(1 + self.times.value(context)):
            for opponent in context.opponents(context.you):
                if (yield from context.may(opponent)):
                    yield from context.draw(context.you)
                    break
            else:
                yield from self.effect.perform(context)
