"""What hasn't happened this turn: the conditions about what has, said the other way round."""

from shinpan.phrases.base import Condition, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.this_turn.events import ThisTurn


@phrase(
    en=(
        "you didn't lose life this turn @ condition=LostLife, condition.who=You",
        "you didn't gain life this turn @ condition=GainedLife, condition.who=You",
        "you didn't attack with a creature this turn @ condition=PlayerAttacked, condition.who=You",
        "you haven't cast {condition.what:a}< {condition.origin}> this turn @ condition=CastThisTurn",
        "you didn't cast {condition.what:a}< {condition.origin}> this turn @ condition=CastThisTurn",
    ),
    ja=(
        "このターンにあなたがライフを失っていない @ condition=LostLife, condition.who=You",
        "このターンにあなたがライフを得ていない @ condition=GainedLife, condition.who=You",
        "このターンにあなたがクリーチャーで攻撃していない @ condition=PlayerAttacked, condition.who=You",
        "このターンにあなたが<{condition.origin}>{condition.what:a}を唱えていない @ condition=CastThisTurn",
    ),
)
class NotThisTurn(Condition):
    """Something hasn't happened this turn so far."""

    condition: ThisTurn

    def holds(self, context: Queries) -> bool:
        """Return whether it hasn't."""
        return not self.condition.holds(context)


__all__ = ["NotThisTurn"]
