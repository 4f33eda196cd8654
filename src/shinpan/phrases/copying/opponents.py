"""Token copies that attack each other opponent (702.116)."""

from shinpan.game.enums import Duration
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.phrases.attacking import MustAttackPlayer
from shinpan.phrases.base import Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.copying.originals import originals_among
from shinpan.phrases.copying.reading import read
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.references.objects import Specific, This
from shinpan.phrases.references.players import DefendingPlayer


@phrase(en="opponent other than defending player", ja="防御プレイヤー以外の各対戦相手")
class OtherOpponents(Reference):
    """The opponents of the ability's controller who don't defend (506.2)."""

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return them in turn order."""
        defending = DefendingPlayer().find(context)
        return tuple(each for each in context.opponents(context.you) if each not in defending)


@phrase(
    en=(
        "for each {opponents}, you may create a token that's a copy of {of} that's tapped and attacking that player or "
        "a planeswalker they control @ register=*"
    ),
    ja=(
        "{opponents}につき、{of:'s}コピーであり、そのプレイヤーかそのプレイヤーがコントロールしている"
        "プレインズウォーカー1体を攻撃している状態のトークン1体をタップ状態で生成してもよい @ register=*"
    ),
)
class CreateAttackingCopies(Effect):
    """A token copy for each of some opponents, attacking that opponent (702.116a)."""

    of: Reference = This()
    opponents: Reference = OtherOpponents()
    register: int = 0

    def perform(self, context: Context) -> Steps[None]:
        """Ask about each opponent, and create the tokens, all at once."""
        tokens: list[ObjectId] = []
        originals = originals_among(context, self.of)
        if not originals:
            return
        copied = read(context, originals[0]).copied
        wanted: list[PlayerId] = []
        for opponent in players_among(self.opponents.find(context)):
            wanted += [opponent] if (yield from context.may(context.you)) else []

        def act(opponent: PlayerId) -> Steps[None]:
            tokens.extend(
                (yield from context.create_copies(context.you, copied, tapped=True, attacking=True, defending=opponent))
            )

        yield from context.together(act(opponent) for opponent in wanted)
        context.keep(self.register, tokens)


@phrase(
    en=("for each opponent, create a token copy of {of} that attacks that opponent this turn if able @ register=*"),
    ja=(
        "各対戦相手につき、{of:'s}コピーであるトークン1体を生成する。"
        "このターン、そのトークンはその対戦相手を可能なら攻撃する @ register=*"
    ),
)
class CreateCopiesAgainstOpponents(Effect):
    """A token copy for each opponent, which attacks that opponent this turn if able (702.141a)."""

    of: Reference
    register: int = 0

    def perform(self, context: Context) -> Steps[None]:
        """Create a token for each, and begin the requirement."""
        tokens: list[ObjectId] = []
        originals = originals_among(context, self.of)
        for opponent in context.opponents(context.you) if originals else ():
            made = yield from context.create_copies(context.you, read(context, originals[0]).copied)
            tokens += made
            if made:
                yield from context.begin_effect((MustAttackPlayer(Specific((opponent,))),), Duration.END_OF_TURN, made)
        context.keep(self.register, tokens)
