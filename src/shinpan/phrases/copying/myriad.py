"""Token copies that attack each other opponent (702.116)."""

from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Effect, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.copying.exceptions import read
from shinpan.phrases.references.players import DefendingPlayer


@phrase(
    en=(
        "for each opponent other than defending player, you may create a token that's a copy of {.this} that's tapped "
        "and attacking that player or a planeswalker they control @ register=*"
    ),
    ja=(
        "防御プレイヤー以外の各対戦相手につき、{.this}のコピーであり、そのプレイヤーかそのプレイヤーがコントロール"
        "しているプレインズウォーカー1体を攻撃している状態のトークン1体をタップ状態で生成してもよい @ register=*"
    ),
)
class CreateAttackingCopies(Effect):
    """A token copy for each opponent other than defending player, attacking that opponent (702.116a)."""

    register: int = 0

    def perform(self, context: Context) -> Steps[None]:
        """Ask about each opponent, and create the tokens, all at once."""
        tokens: list[ObjectId] = []
        copied = read(context, context.source).copied
        others = [each for each in context.opponents(context.you) if each not in DefendingPlayer().find(context)]
        wanted: list[PlayerId] = []
        for opponent in others:
            wanted += [opponent] if (yield from context.may(context.you)) else []

        def act(opponent: PlayerId) -> Steps[None]:
            tokens.extend(
                (yield from context.create_copies(context.you, copied, tapped=True, attacking=True, defending=opponent))
            )

        yield from context.together(act(opponent) for opponent in wanted)
        context.keep(self.register, tokens)
