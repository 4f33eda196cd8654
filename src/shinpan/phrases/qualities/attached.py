"""What is attached to what (301.5, 303.4), as a quality of the one and as a condition on the other."""

from typing import ClassVar

from shinpan.game.ids import Entity, PlayerId
from shinpan.game.subtypes import EnchantmentType
from shinpan.phrases.base import Condition, Quality, Reference, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.qualities.groups import Collection


@phrase(en="attached to {host:a}", ja="{host:a}につけられている")
class AttachedTo(Quality):
    """Attached to something of a description: "target Aura attached to a creature" (303.4b, 301.5b)."""

    host: Collection

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether it is attached to such an object or player."""
        found = None if isinstance(entity, PlayerId) else context.look(entity)
        return found is not None and found.attached_to is not None and self.host.holds(context, found.attached_to)


@phrase(en="banded with {what}", ja="{what}とバンドを組んでいる")
class BandedWith(Quality):
    """In the same attacking band as something (702.22c)."""

    volatile: ClassVar[bool] = True
    what: Reference

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether it is in the band of one of them, and isn't that one itself."""
        combat = context.state.combat
        own = None if combat is None or isinstance(entity, PlayerId) else combat.attack_of(entity)
        if combat is None or own is None or not own.band:
            return False
        others = [combat.attack_of(each) for each in self.what.find(context) if not isinstance(each, PlayerId)]
        return any(each is not None and each is not own and each.band == own.band for each in others)


@phrase(
    en="{which} [is|are] enchanted by {number:word} or more Auras",
    ja="{which}が{number}つ以上のオーラによってエンチャントされている",
)
class EnchantedByMany(Condition):
    """Something has at least so many Auras attached to it (303.4)."""

    volatile: ClassVar[bool] = False
    which: Reference
    number: int

    def holds(self, context: Queries) -> bool:
        """Return whether one of the objects has as many."""
        auras = [each for each in context.permanents() if _is_aura(context, each)]
        hosts = [found.attached_to for each in auras if (found := context.look(each)) is not None]
        return any(hosts.count(each) >= self.number for each in self.which.find(context))


def _is_aura(context: Queries, entity: Entity) -> bool:
    return not isinstance(entity, PlayerId) and EnchantmentType.AURA in context.characteristics(entity).subtypes


@phrase(
    en="{number:word} or more {group:plural} [+]are attached to {which}",
    ja="{which}に{number}つ以上の{group}がつけられている",
)
class AttachedMany(Condition):
    """At least so many of some permanents are attached to something (301.5, 303.4)."""

    volatile: ClassVar[bool] = False
    number: int
    group: Collection
    which: Reference

    def holds(self, context: Queries) -> bool:
        """Return whether one of the objects has as many."""
        found = (context.look(each) for each in self.group.members(context) if not isinstance(each, PlayerId))
        hosts = [each.attached_to for each in found if each is not None]
        return any(hosts.count(each) >= self.number for each in self.which.find(context))
