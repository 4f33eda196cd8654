"""Qualities said in clauses of their own: what something is, what it is attached to, where it was cast from."""

from typing import ClassVar

from shinpan.game.enums import CardType, Zone
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.subtypes import CreatureType
from shinpan.game.term import Term, unique
from shinpan.phrases.base import Adjective, Condition, Quality, Reference, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.qualities.places import Place
from shinpan.phrases.triggers.origins import Origin


@phrase(en=("that['s| are] {quality:a}",), ja="{quality:is}")
class ThatIs(Quality):
    """Something that is of a description, too: "each creature you control that's a Wolf or Werewolf"."""

    quality: Collection

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether it is, wherever it is: a card in a library has its kinds there."""
        return self.quality.fits(context, entity)


@phrase(en="that['s| are] {quality}", ja="{quality:is}")
class ThatIsSo(Quality):
    """Something that an adjective is said of in a clause of its own: "a creature that's attacking"."""

    quality: Adjective

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether it is so."""
        return self.quality.holds(context, entity)


@phrase(en="from a single graveyard", ja="1つの墓地にある")
class InSingleGraveyard(Place):
    """In a graveyard, the same one for all that are chosen (601.2c)."""

    wide: ClassVar[bool] = True
    zone: Zone = Zone.GRAVEYARD

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the card is in some graveyard; that it is one is asked of all together."""
        found = None if isinstance(entity, PlayerId) else context.look(entity)
        return found is not None and found.zone is Zone.GRAVEYARD


def in_one_graveyard(group: Quality) -> bool:
    """Return whether a description wants all that are chosen to be in one graveyard."""
    return any(isinstance(each, InSingleGraveyard) for each in getattr(group, "modifiers", ()))


@phrase(en="{who} cast[s] {origin}", ja="{who}が{origin}唱える")
class CastByFrom(Quality):
    """A spell cast by some players from somewhere, or that they would cast from there (601.2a)."""

    wide: ClassVar[bool] = True
    who: Reference
    origin: Origin

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether one of the players did; of a card not yet cast, whether it is there."""
        found = None if isinstance(entity, PlayerId) else context.look(entity)
        if found is None or isinstance(entity, PlayerId) or not self.who.includes(context, context.controller(entity)):
            return False
        if found.zone is Zone.STACK:
            return self.origin.holds(context, entity)
        there = found.zone is self.origin.zone and self.origin.whose.includes(context, found.owner)
        return there is not self.origin.elsewhere


@unique
class Shared(Term):
    """What two objects may have in common."""

    COLOR = ("a color", "色")
    CREATURE_TYPE = ("a creature type", "クリーチャー・タイプ")
    CARD_TYPE = ("a card type", "カード・タイプ")


def _kinds(context: Queries, what: Shared, object_id: ObjectId) -> frozenset[object]:
    values = context.characteristics(object_id)
    if what is Shared.COLOR:
        return frozenset(values.colors)
    if what is Shared.CARD_TYPE:
        return frozenset(each for each in values.types if isinstance(each, CardType))
    return frozenset(each for each in values.subtypes if isinstance(each, CreatureType))


def shares(context: Queries, what: Shared, entity: Entity, others: tuple[Entity, ...]) -> bool:
    """Return whether an object has something in common with one of some others, as they are or last were."""
    if isinstance(entity, PlayerId):
        return False
    own = _kinds(context, what, entity)
    return any(not isinstance(each, PlayerId) and bool(own & _kinds(context, what, each)) for each in others)


@phrase(en="that share[s|] {what} with {of}", ja="{of}と{what}を共有する")
class SharesWith(Quality):
    """With a color, creature type or card type in common with something (105.2, 205)."""

    what: Shared
    of: Reference

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether they share one."""
        return shares(context, self.what, entity, self.of.find(context))


@phrase(en="{which} share[s] {what} with {of}", ja="{which}が{of}と{what}を共有している")
class DoShare(Condition):
    """Something has a color, creature type or card type in common with something else."""

    volatile: ClassVar[bool] = False
    which: Reference
    what: Shared
    of: Reference

    def holds(self, context: Queries) -> bool:
        """Return whether all that the words stand for share one."""
        found = self.which.find(context)
        others = self.of.find(context)
        return bool(found) and all(shares(context, self.what, each, others) for each in found)
