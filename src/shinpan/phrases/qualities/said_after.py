"""Qualities that are said after a noun: what it isn't, names, land types."""

from shinpan.game.enums import CardType
from shinpan.game.ids import Entity, PlayerId
from shinpan.game.subtypes import BASIC_LAND_TYPES
from shinpan.phrases.base import Quality, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.qualities.groups import Collection


@phrase(en="other than {what:plural} @ what=AnyOf|Group", ja="{what}以外の @ what=AnyOf|Group")
class OtherThanThese(Quality):
    """Not of some description: "creatures other than Walls"."""

    what: Collection

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether it isn't one of them."""
        return not self.what.holds(context, entity)


@phrase(en=("with a basic land type", "with basic land types"), ja="基本土地タイプを持つ")
class WithBasicLandType(Quality):
    """A land that is a Plains, Island, Swamp, Mountain or Forest (305.6)."""

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object has a basic land type."""
        if isinstance(entity, PlayerId):
            return False
        found = context.characteristics(entity)
        return CardType.LAND in found.types and not found.subtypes.isdisjoint(BASIC_LAND_TYPES)


@phrase(en="with those names @ number=*", ja="それらの名前を持つ @ number=*")
class WithThoseNames(Quality):
    """With a name that one of the cards has that the source has exiled, if they are face up (201.2, 607.2a)."""

    number: int = 0

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object has one of those names."""
        if isinstance(entity, PlayerId):
            return False
        cards = (each for each in context.linked(self.number) if not isinstance(each, PlayerId))
        names = {name for each in cards if context.exists(each) for name in context.characteristics(each).names}
        return not names.isdisjoint(context.characteristics(entity).names)
