"""What a ninjutsu ability does (702.49)."""

from shinpan.game.enums import Zone
from shinpan.game.ids import Entity
from shinpan.phrases.base import Effect, Steps, phrase
from shinpan.phrases.choices import noted
from shinpan.phrases.context import Context
from shinpan.phrases.objectcosts import attacked_by


@phrase(
    en="put this card onto the battlefield tapped and attacking",
    ja="このカードを、タップ状態かつ攻撃している状態で戦場に出す",
)
class EnterInItsPlace(Effect):
    """The card enters tapped and attacks what the creature returned for it was attacking (702.49a, 702.49c)."""

    def perform(self, context: Context) -> Steps[None]:
        """Put it there if it is still in the hand."""
        if not context.exists(context.source):
            return
        returned = next((each for part in context.choices.paid for each in part if each != context.source), None)
        target: Entity | None = None if returned is None else noted(context, attacked_by(returned))
        entered = yield from context.move((context.source,), Zone.BATTLEFIELD, controller=context.you, tapped=True)
        if target is not None:
            yield from context.put_attacking(entered, target)
