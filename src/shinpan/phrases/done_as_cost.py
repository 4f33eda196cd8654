"""Effects that are what a cost asks for: to draw a card, to add mana (702.24a, 118.1)."""

from shinpan.game.ids import ObjectId
from shinpan.phrases.base import CostPart, Effect, Steps, phrase
from shinpan.phrases.context import Context, Queries


@phrase()
class Done(CostPart):
    """An effect that the player who pays has happen (118.1). No text says it by itself: upkeep costs do."""

    effect: Effect

    def payable(self, context: Queries) -> bool:
        """Return true: only what can always be done is a cost of this kind."""
        return True

    def pay(self, context: Context) -> Steps[tuple[ObjectId, ...]]:
        """Have it happen."""
        yield from self.effect.perform(context)
        return ()
