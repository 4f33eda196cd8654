"""Reselecting what a creature attacks (508.7)."""

from shinpan.phrases.base import Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.references.objects import objects_among


@phrase(
    en=(
        "reselect which player or permanent {what} [is|are] attacking @ battles=True",
        "reselect which player or planeswalker {what} [is|are] attacking",
    ),
    ja=(
        "{what}が攻撃しているプレイヤーやパーマネントを選び直す @ battles=True",
        "{what}が攻撃しているプレイヤーやプレインズウォーカーを選び直す",
    ),
)
class ReselectAttacked(Effect):
    """The controller chooses anew what an attacking creature attacks. battles: it may be a battle, too."""

    what: Reference
    battles: bool = False

    def perform(self, context: Context) -> Steps[None]:
        """Let them choose among what the creature's controller may attack, opponents and what is theirs (508.7c)."""
        for each in objects_among(context, self.what):
            possible = context.reselectable(each, battles=self.battles)
            chosen = yield from context.choose(context.you, possible)
            if chosen:
                context.reselect(each, chosen[0])
