"""Demonstrating: a spell is copied, and an opponent copies it, too (702.144)."""

from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Effect, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.copying.originals import originals_among
from shinpan.phrases.copying.reading import read
from shinpan.phrases.references.objects import EventSpell


@phrase(
    en="you may copy that spell. if you do, choose an opponent, who copies it, too",
    ja="あなたはその呪文をコピーしてもよい。そうしたなら、対戦相手1人を選ぶ。そのプレイヤーもそれをコピーする",
)
class Demonstrate(Effect):
    """The controller may copy the spell; then an opponent of their choice copies it as well (702.144a)."""

    def perform(self, context: Context) -> Steps[None]:
        """Ask, copy, let the opponent be chosen, and have them copy; each may choose new targets."""
        for original in originals_among(context, EventSpell()):
            if not (yield from context.may(context.you)):
                return
            yield from _copy(context, original, context.you)
            opponents = context.opponents(context.you)
            for each in (yield from context.choose(context.you, opponents)):
                assert isinstance(each, PlayerId)
                yield from _copy(context, original, each)


def _copy(context: Context, original: ObjectId, player: PlayerId) -> Steps[None]:
    yield from context.copy_on_stack(read(context, original).copied, player, new_targets=True)
