"""Discarding as many cards as one likes (701.9)."""

from shinpan.game.decisions import Topic
from shinpan.game.enums import Zone
from shinpan.game.ids import PlayerId
from shinpan.phrases.base import Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.qualities.groups import Collection, players_among
from shinpan.phrases.quantities import Fixed


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


@phrase(
    en=(
        "{who} reveal[s] {number:card} at random from [who:their|their|your] hand, then "
        "[who:discards|discards|discard] each {what} revealed this way"
    ),
    ja="{who}は手札から無作為に{number:card}を公開し、その後、これにより公開された各{what}を捨てる",
)
class DiscardOfRevealed(Effect):
    """Players reveal cards at random from their hands and discard those of a description (701.9, 701.20)."""

    who: Reference
    what: Collection
    number: Quantity = Fixed(1)

    def perform(self, context: Context) -> Steps[None]:
        """Have each of them reveal, then discard."""
        for player in players_among(self.who.find(context)):
            mixed = list(context.in_zone(Zone.HAND, player))
            context.state.randomness().shuffle(mixed)
            shown = tuple(mixed[: self.number.value(context)])
            if shown:
                yield from context.reveal(player, shown)
            yield from context.discard(player, [each for each in shown if self.what.fits(context, each)])
