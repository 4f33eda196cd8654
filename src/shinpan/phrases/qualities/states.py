"""Qualities that are read off a permanent's status and its part in combat."""

from typing import ClassVar

from shinpan.game.counters import CounterKind
from shinpan.game.designations import Designation
from shinpan.game.ids import Entity, PlayerId
from shinpan.phrases.base import Adjective, Quality, Reference, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.references.objects import This


@phrase(en="tapped", ja=("#is タップ状態である", "タップ状態の"))
class IsTapped(Adjective):
    """Tapped (110.5)."""

    volatile: ClassVar[bool] = True

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the permanent is tapped."""
        if isinstance(entity, PlayerId):
            return False
        found = context.look(entity)
        return found is not None and found.tapped


@phrase(en="untapped", ja=("#is アンタップ状態である", "アンタップ状態の"))
class IsUntapped(Adjective):
    """Untapped (110.5)."""

    volatile: ClassVar[bool] = True

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the permanent is untapped."""
        if isinstance(entity, PlayerId):
            return False
        found = context.look(entity)
        return found is not None and not found.tapped


@phrase(en="attacking", ja="攻撃している")
class IsAttacking(Adjective):
    """Attacking (508.1k)."""

    volatile: ClassVar[bool] = True

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the creature is attacking."""
        combat = context.state.combat
        if combat is None or isinstance(entity, PlayerId):
            return False
        return combat.attack_of(entity) is not None


@phrase(en="blocking", ja="ブロックしている")
class IsBlocking(Adjective):
    """Blocking (509.1g)."""

    volatile: ClassVar[bool] = True

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the creature is blocking."""
        combat = context.state.combat
        if combat is None or isinstance(entity, PlayerId):
            return False
        return any(entity in attack.blockers for attack in combat.attacks)


@phrase(en="goaded", ja=("#is 使嗾されている", "使嗾されている"))
class IsGoaded(Adjective):
    """Goaded by some player (701.15b)."""

    volatile: ClassVar[bool] = True

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the creature is goaded."""
        return not isinstance(entity, PlayerId) and context.goaded(entity)


@phrase(en="{designation}", ja=("#is {designation}である", "{designation}の"))
class Designated(Adjective):
    """With a designation: "suspected creature", "saddled creature" (701.60b, 702.171b)."""

    designation: Designation

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the permanent has the designation, as it is or last was."""
        found = None if isinstance(entity, PlayerId) else context.look(entity)
        return found is not None and self.designation in found.designations.given


@phrase(
    en=(
        "with a {kind} counter on [it|them]",
        "with {kind} counters on [it|them]",
        "that ha[s|ve] a {kind} counter on [it|them]",
        "that ha[s|ve] {kind} counters on [it|them]",
    ),
    ja="{kind}カウンターが置かれている",
)
class WithCounter(Quality):
    """Having at least one counter of a kind on it (122.1)."""

    kind: CounterKind

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether there is such a counter."""
        if isinstance(entity, PlayerId):
            return context.player(entity).count(self.kind) > 0
        found = context.look(entity)
        return found is not None and found.count(self.kind) > 0


@phrase(en=("with no counters on [it|them]", "without a counter on [it|them]"), ja="カウンターが置かれていない")
class WithoutAnyCounter(Quality):
    """With no counter on it, of whatever kind (122.1)."""

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether there is none."""
        return not WithAnyCounter().holds(context, entity)


@phrase(en=("with a counter on [it|them]", "with counters on [it|them]"), ja="カウンターが置かれている")
class WithAnyCounter(Quality):
    """Having at least one counter of any kind on it (122.1)."""

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether there is a counter."""
        held = context.player(entity) if isinstance(entity, PlayerId) else context.look(entity)
        return held is not None and bool(held.counters)


@phrase(en="blocking {of}", ja="{of}をブロックしている")
class BlockingThis(Quality):
    """Blocking something (509.1g): "each creature blocking it"."""

    of: Reference
    volatile: ClassVar[bool] = True

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the creature blocks it."""
        combat = context.state.combat
        if combat is None or isinstance(entity, PlayerId):
            return False
        attackers = self.of.find(context)
        return any(attack.attacker in attackers and entity in attack.blockers for attack in combat.attacks)


@phrase(en="blocking or blocked by {of}", ja="{of}をブロックしているか{of}にブロックされている")
class FightingThis(Quality):
    """Blocking something, the source if nothing else is said, or blocked by it (509.1g)."""

    volatile: ClassVar[bool] = True
    of: Reference = This()

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the creature is one of those."""
        combat = context.state.combat
        if combat is None or isinstance(entity, PlayerId):
            return False
        pairs = [(attack.attacker, blocker) for attack in combat.attacks for blocker in attack.blockers]
        return any((entity, each) in pairs or (each, entity) in pairs for each in self.of.find(context))
