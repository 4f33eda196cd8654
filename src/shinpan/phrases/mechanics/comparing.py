"""Creatures compared with the others of their controller, and told by whom they attack (208, 508.1k)."""

from typing import ClassVar

from shinpan.game.enums import CardType
from shinpan.game.ids import Entity, PlayerId
from shinpan.phrases.base import Quality, Reference, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.qualities.groups import players_among


@phrase(
    en=(
        "with the greatest power among creatures they control",
        "with the greatest power among creatures that player controls",
        "with the greatest power among creatures its controller controls",
    ),
    ja="自身のコントローラーがコントロールしているクリーチャーの中で最大のパワーを持つ",
)
class StrongestOfItsController(Quality):
    """A creature than which its controller controls none with more power."""

    volatile: ClassVar[bool] = True
    reads_power: ClassVar[bool] = True

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether it is one of the strongest of its controller."""
        if isinstance(entity, PlayerId):
            return False
        whose = context.controller(entity)
        powers = [
            context.characteristics(each).power or 0
            for each in context.permanents()
            if context.controller(each) == whose and CardType.CREATURE in context.characteristics(each).types
        ]
        return bool(powers) and (context.characteristics(entity).power or 0) >= max(powers)


@phrase(en="attacking {whom}", ja="{whom}を攻撃している")
class AttackingWhom(Quality):
    """Attacking some players themselves, not a permanent of theirs (508.1b, 508.1k)."""

    volatile: ClassVar[bool] = True
    whom: Reference

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the creature attacks one of them."""
        combat = context.state.combat
        attack = None if combat is None or isinstance(entity, PlayerId) else combat.attack_of(entity)
        return attack is not None and attack.target in players_among(self.whom.find(context))
