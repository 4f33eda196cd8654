"""Conditions on the time in the turn, and on who is strongest."""

from shinpan.game.enums import CardType, Step
from shinpan.phrases.base import Condition, Reference, phrase
from shinpan.phrases.context import Queries


@phrase(
    en=("it's not {whose:'s} turn", "it isn't {whose:'s} turn"),
    ja="{whose:'s}ターンでない",
)
class NotTurnOf(Condition):
    """It isn't the turn of a player (102.1)."""

    whose: Reference

    def holds(self, context: Queries) -> bool:
        """Return whether the active player is none of them."""
        return not self.whose.includes(context, context.state.turn.active)


_BEFORE_ATTACKS = frozenset({Step.UNTAP, Step.UPKEEP, Step.DRAW, Step.PRECOMBAT_MAIN, Step.BEGINNING_OF_COMBAT})
_COMBAT = frozenset(
    {
        Step.BEGINNING_OF_COMBAT,
        Step.DECLARE_ATTACKERS,
        Step.DECLARE_BLOCKERS,
        Step.FIRST_STRIKE_DAMAGE,
        Step.COMBAT_DAMAGE,
        Step.END_OF_COMBAT,
    }
)


@phrase(
    en=(
        "#only during {whose:'s} turn, before attackers are declared",
        "it's {whose:'s} turn, before attackers are declared",
    ),
    ja=(
        "#only {whose:'s}ターン、攻撃クリーチャーが指定される前",
        "{whose:'s}ターンで、攻撃クリーチャーが指定される前である",
    ),
)
class BeforeAttackers(Condition):
    """It is a player's turn, and attackers haven't been declared (508.1)."""

    whose: Reference

    def holds(self, context: Queries) -> bool:
        """Return whether the turn is at such a step."""
        turn = context.state.turn
        return self.whose.includes(context, turn.active) and turn.step in _BEFORE_ATTACKS


@phrase(
    en=("#only during combat", "it's the combat phase"),
    ja=("#only 戦闘中", "戦闘フェイズである"),
)
class DuringCombat(Condition):
    """It is the combat phase of some turn (506.1)."""

    def holds(self, context: Queries) -> bool:
        """Return whether it is."""
        return context.state.turn.step in _COMBAT


@phrase(
    en=(
        "you control the creature with the greatest power or tied for the greatest power",
        "you control a creature with the greatest power among creatures on the battlefield",
    ),
    ja="あなたがパワーが最大であるクリーチャーをコントロールしている",
)
class ControlsStrongest(Condition):
    """You control a creature whose power no other's exceeds."""

    def holds(self, context: Queries) -> bool:
        """Return whether one of the strongest creatures is yours."""
        found = [
            (context.characteristics(each).power or 0, context.controller(each))
            for each in context.permanents()
            if CardType.CREATURE in context.characteristics(each).types
        ]
        most = max((power for power, _ in found), default=None)
        return any(power == most and player == context.you for power, player in found)
