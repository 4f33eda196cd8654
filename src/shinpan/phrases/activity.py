"""Conditions on what the source is doing or has done this turn."""

from typing import ClassVar

from shinpan.game.enums import Step
from shinpan.game.events import Attacked
from shinpan.game.ids import PlayerId
from shinpan.phrases.base import Condition, Reference, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.qualities.groups import Collection


@phrase(en="{.this} attacked this turn", ja="{.this}がこのターンに攻撃していた")
class AttackedThisTurn(Condition):
    """The source was declared as an attacker this turn (702.142a)."""

    def holds(self, context: Queries) -> bool:
        """Return whether it was."""
        return any(isinstance(event, Attacked) and event.attacker == context.source for event in context.state.history)


@phrase(en="{.this} is attached to a creature", ja="{.this}がクリーチャーにつけられている")
class IsAttached(Condition):
    """The source is attached to something (702.151b)."""

    volatile: ClassVar[bool] = False

    def holds(self, context: Queries) -> bool:
        """Return whether it is."""
        source = context.look(context.source)
        return source is not None and source.attached_to is not None


@phrase(en=("{.this} remains attached to {to}", "{.this} is attached to {to}"), ja="{.this}が{to}につけられている")
class RemainsAttached(Condition):
    """The source is attached to something in particular (301.5b, 303.4)."""

    volatile: ClassVar[bool] = False
    to: Reference

    def holds(self, context: Queries) -> bool:
        """Return whether it is."""
        source = context.look(context.source)
        return source is not None and source.attached_to in self.to.find(context)


@phrase(en="it's your upkeep", ja="あなたのアップキープである")
class YourUpkeep(Condition):
    """It is the upkeep step of the ability's controller (702.57b)."""

    def holds(self, context: Queries) -> bool:
        """Return whether it is."""
        turn = context.state.turn
        return turn.step is Step.UPKEEP and turn.active == context.you


@phrase(en="{what:a} is attacking", ja="{what:a}が攻撃している")
class SomeAttack(Condition):
    """Something of a description is attacking (508.1k)."""

    what: Collection

    def holds(self, context: Queries) -> bool:
        """Return whether such a creature is an attacker."""
        combat = context.state.combat
        if combat is None:
            return False
        members = (each for each in self.what.members(context) if not isinstance(each, PlayerId))
        return any(combat.attack_of(each) is not None for each in members)
