"""Cards from outside the game (400.11b)."""

from shinpan.game.enums import Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Effect, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.qualities.groups import Collection


@phrase(
    en=(
        "reveal {what:a} you own from outside the game and put it into your hand",
        "put {what:a} you own from outside the game into your hand @ shown=False",
        "choose {what:a} you own from outside the game, reveal that card, and put it into your hand",
        "choose {what:a} you own from outside the game and put it into your hand @ shown=False",
    ),
    ja=(
        "ゲームの外部からあなたがオーナーである{what:a}を公開し、手札に加える",
        "ゲームの外部からあなたがオーナーである{what:a}を手札に加える @ shown=False",
    ),
)
class Wish(Effect):
    """The controller takes a card of a description from outside the game into their hand. shown: it is revealed."""

    what: Collection
    shown: bool = True

    def perform(self, context: Context) -> Steps[None]:
        """Let them choose it."""
        there = self._there(context)
        chosen = (yield from context.choose(context.you, there)) if there else ()
        cards = tuple(each for each in chosen if not isinstance(each, PlayerId))
        if self.shown and cards:
            yield from context.reveal(context.you, cards)
        yield from context.move(cards, Zone.HAND)

    def possible(self, context: Queries) -> bool:
        """Return whether there is such a card."""
        return bool(self._there(context))

    def _there(self, context: Queries) -> tuple[ObjectId, ...]:
        outside = context.in_zone(Zone.OUTSIDE, context.you)
        return tuple(each for each in outside if self.what.fits(context, each))
