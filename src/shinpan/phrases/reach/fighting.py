"""Creatures by what they did or do in combat, and whom they attack (506-510)."""

from typing import ClassVar

from shinpan.game.events import AttackersDeclared, Damage
from shinpan.game.ids import Entity, PlayerId
from shinpan.phrases.base import Condition, Quality, Reference, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.references.objects import objects_among


@phrase(en="blocked by {by}", ja="{by}にブロックされている")
class BlockedByThat(Quality):
    """Blocked by something (509.1h)."""

    volatile: ClassVar[bool] = True
    by: Reference

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether one of them blocks the creature."""
        combat = context.state.combat
        if combat is None or isinstance(entity, PlayerId):
            return False
        blockers = self.by.find(context)
        return any(
            attack.attacker == entity and any(each in blockers for each in attack.blockers) for attack in combat.attacks
        )


@phrase(
    en=(
        "that dealt damage this turn @ to=None",
        "that dealt damage to {to} this turn",
        "that dealt combat damage to {to} this turn @ combat=True",
    ),
    ja=(
        "このターンに{to}に戦闘ダメージを与えた @ combat=True",
        "このターンに{to}にダメージを与えた",
        "このターンにダメージを与えた @ to=None",
    ),
)
class HasDealtDamage(Quality):
    """What has dealt damage in the turn, to anything or to somebody; it is the same object (400.7)."""

    volatile: ClassVar[bool] = True
    to: Reference | None = None
    combat: bool = False

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether it has."""
        return any(
            isinstance(each, Damage)
            and each.source == entity
            and each.amount > 0
            and (each.combat or not self.combat)
            and (self.to is None or self.to.includes(context, each.recipient))
            for each in context.state.history
        )


@phrase(
    en="the player or planeswalker {of} [is|are] attacking",
    ja="{of}が攻撃しているプレイヤーかプレインズウォーカー",
)
class WhatItAttacks(Reference):
    """The player, or permanent, that something is attacking (508.1b)."""

    of: Reference

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return those; nothing once the creature is no longer in combat."""
        combat = context.state.combat
        if combat is None:
            return ()
        attacks = (combat.attack_of(each) for each in objects_among(context, self.of))
        return tuple(attack.target for attack in attacks if attack is not None and attack.target is not None)


@phrase(
    en="you attacked with creatures with total power {power} or greater this combat",
    ja="この戦闘であなたがパワーの合計が{power}以上であるクリーチャーで攻撃した",
)
class AttackedWithPower(Condition):
    """The controller declared attackers in this combat whose power together is as much now, or was last (508.1)."""

    power: int

    def holds(self, context: Queries) -> bool:
        """Return whether the last declaration was theirs, and with as much power."""
        declared = [each for each in context.state.history if isinstance(each, AttackersDeclared)]
        if not declared or context.state.combat is None or declared[-1].player != context.you:
            return False
        return sum(context.characteristics(each).power or 0 for each in declared[-1].attackers) >= self.power


__all__ = ["AttackedWithPower", "BlockedByThat", "HasDealtDamage", "WhatItAttacks"]
