"""Adjectives for sorts of objects that the rules define by other qualities (700.6, 105.2)."""

from shinpan.game.enums import CardType, Supertype
from shinpan.game.ids import Entity, PlayerId
from shinpan.game.subtypes import CreatureType, EnchantmentType
from shinpan.phrases.base import Adjective, phrase
from shinpan.phrases.context import Queries


@phrase(en="historic", ja="歴史的な")
class Historic(Adjective):
    """Legendary, an artifact or a Saga (700.6)."""

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object is."""
        if isinstance(entity, PlayerId):
            return False
        found = context.characteristics(entity)
        return (
            Supertype.LEGENDARY in found.supertypes
            or CardType.ARTIFACT in found.types
            or EnchantmentType.SAGA in found.subtypes
        )


_OUTLAWS = frozenset(
    {CreatureType.ASSASSIN, CreatureType.MERCENARY, CreatureType.PIRATE, CreatureType.ROGUE, CreatureType.WARLOCK}
)


@phrase(en="outlaw", ja="無法者の")
class Outlaw(Adjective):
    """An Assassin, Mercenary, Pirate, Rogue or Warlock (700.12)."""

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object is."""
        return not isinstance(entity, PlayerId) and bool(context.characteristics(entity).subtypes & _OUTLAWS)


@phrase(en="multicolored", ja="多色の")
class Multicolored(Adjective):
    """Of two or more colors (105.2b)."""

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object is."""
        return not isinstance(entity, PlayerId) and len(context.characteristics(entity).colors) > 1


@phrase(en="monocolored", ja="単色の")
class Monocolored(Adjective):
    """Of exactly one color (105.2a)."""

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object is."""
        return not isinstance(entity, PlayerId) and len(context.characteristics(entity).colors) == 1


@phrase(en="enchanted", ja="エンチャントされている")
class IsEnchanted(Adjective):
    """With an Aura attached to it (303.4)."""

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether it is."""
        return _has_attached(context, entity, EnchantmentType.AURA.en)


@phrase(en="equipped", ja="装備している")
class IsEquipped(Adjective):
    """With an Equipment attached to it (301.5)."""

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether it is."""
        return _has_attached(context, entity, "Equipment")


def _has_attached(context: Queries, entity: Entity, subtype: str) -> bool:
    return any(
        (found := context.look(each)) is not None
        and found.attached_to == entity
        and any(kind.en == subtype for kind in context.characteristics(each).subtypes)
        for each in context.permanents()
    )


@phrase(en="modified", ja="改変された")
class IsModified(Adjective):
    """With a counter, an Equipment, or an Aura of its controller on it (700.9)."""

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the permanent is."""
        found = None if isinstance(entity, PlayerId) else context.look(entity)
        if found is None or isinstance(entity, PlayerId):
            return False
        if found.counters or _has_attached(context, entity, "Equipment"):
            return True
        own = context.controller(entity)
        return any(
            (aura := context.look(each)) is not None
            and aura.attached_to == entity
            and context.controller(each) == own
            and EnchantmentType.AURA in context.characteristics(each).subtypes
            for each in context.permanents()
        )


@phrase(en="basic land", ja="基本土地")
class IsBasicLand(Adjective):
    """A basic land, as what a card with basic landcycling looks for (702.29e)."""

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the card is."""
        if isinstance(entity, PlayerId):
            return False
        found = context.characteristics(entity)
        return CardType.LAND in found.types and Supertype.BASIC in found.supertypes
