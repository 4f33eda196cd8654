"""Qualities that say where an object is and whose it is."""

from typing import ClassVar

from shinpan.game.enums import PRIVATE_ZONES, ObjectKind, Zone
from shinpan.game.ids import Entity, PlayerId
from shinpan.phrases.base import Adjective, Quality, Reference, phrase
from shinpan.phrases.context import Queries


class Place(Quality):
    """Base of qualities that are true in one zone only."""

    __slots__ = ()
    zone: Zone


class Listed(Quality):
    """Base of qualities that can list what they are true of, wherever that is now: "destroyed this way"."""

    __slots__ = ()

    def listed(self, context: Queries) -> tuple[Entity, ...]:
        """Return what it is true of, each once."""
        raise NotImplementedError

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the entity is one of those."""
        return entity in self.listed(context)


@phrase(
    en=(
        "#from from all graveyards @ zone=GRAVEYARD, whose=EachPlayer",
        "in all graveyards @ zone=GRAVEYARD, whose=EachPlayer",
        "in exile @ zone=EXILE, whose=AnyPlayer",
        "in exile @ zone=EXILE, whose=*",
        "in the command zone @ zone=COMMAND, whose=AnyPlayer",
        "on the battlefield @ zone=BATTLEFIELD, whose=AnyPlayer",
        "#from from all graveyards @ zone=GRAVEYARD, whose=EachPlayer",
        "#from in exile @ zone=EXILE, whose=AnyPlayer",
        "#from from a {zone} @ whose=AnyPlayer",
        "in a {zone} @ whose=AnyPlayer",
        "#from from {whose:'s} {zone}",
        "in {whose:'s} {zone}",
        "in graveyards @ zone=GRAVEYARD, whose=AnyPlayer",
        "#from from graveyards @ zone=GRAVEYARD, whose=AnyPlayer",
        "#from from all graveyards @ zone=GRAVEYARD, whose=EachPlayer",
    ),
    ja=(
        "すべての墓地にある @ zone=GRAVEYARD, whose=EachPlayer",
        "追放領域にある @ zone=EXILE, whose=*",
        "統率領域にある @ zone=COMMAND, whose=*",
        "戦場にある @ zone=BATTLEFIELD, whose=*",
        "{zone}にある @ whose=AnyPlayer",
        "{whose:'s}{zone}にある",
    ),
)
class InZone(Place):
    """In a zone of some players (400.1); shared zones are everyone's."""

    wide: ClassVar[bool] = True
    zone: Zone
    whose: Reference

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object is in the zone, and of one of the players if each has one."""
        if isinstance(entity, PlayerId):
            return False
        found = context.look(entity)
        if found is None or found.zone is not self.zone:
            return False
        return self.zone not in PRIVATE_ZONES or self.whose.includes(context, found.owner)


@phrase(en="{first} or {second}", ja="{first:one}か{second}")
class InEitherZone(Place):
    """In one of two zones: "in the command zone or on the battlefield"."""

    first: InZone
    second: InZone

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object is in one of them."""
        return self.first.holds(context, entity) or self.second.holds(context, entity)


@phrase(en="{who} control[s]", ja="{who}がコントロールしている")
class ControlledBy(Quality):
    """Controlled by some players (109.4): "you control", "an opponent controls"."""

    who: Reference

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether one of the players controls the object."""
        return not isinstance(entity, PlayerId) and self.who.includes(context, context.controller(entity))


@phrase(en="{who} [doesn't|don't] control", ja="{who}がコントロールしていない")
class NotControlledBy(Quality):
    """Not controlled by some players: "a creature you don't control"."""

    who: Reference

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether none of the players controls the object."""
        return not isinstance(entity, PlayerId) and not self.who.includes(context, context.controller(entity))


@phrase(en="{who} cast[s]", ja="{who}が唱える")
class CastBy(Quality):
    """A spell cast by some players, or that they would cast (601.1): "spells you cast"."""

    who: Reference

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether one of the players controls the spell; of a card not yet cast, owns it."""
        return not isinstance(entity, PlayerId) and self.who.includes(context, context.controller(entity))


@phrase(en="{who} own[s]", ja="{who}がオーナーである")
class OwnedBy(Quality):
    """Owned by some players (108.3)."""

    who: Reference

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether one of the players owns the object."""
        if isinstance(entity, PlayerId):
            return False
        found = context.look(entity)
        return found is not None and self.who.includes(context, found.owner)


@phrase(
    en=(
        "{said} but don't own @ said=ControlledBy|CastBy, said.who=You",
        "{said} but doesn't own @ said=ControlledBy|CastBy",
    ),
    ja="{said}が自分はオーナーでない @ said=ControlledBy|CastBy",
)
class ButNotOwned(Quality):
    """Controlled, or cast, by some player who doesn't own it: "a creature you control but don't own" (108.3)."""

    said: Quality

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the first is true, and the object isn't theirs."""
        if isinstance(entity, PlayerId) or not self.said.holds(context, entity):
            return False
        found = context.look(entity)
        return found is not None and found.owner != context.controller(entity)


@phrase(
    en=("{said} but don't control @ said=OwnedBy, said.who=You", "{said} but doesn't control @ said=OwnedBy"),
    ja="{said}が自分はコントロールしていない @ said=OwnedBy",
)
class ButNotControlled(Quality):
    """Owned by some player who doesn't control it: "a permanent you own but don't control" (108.3)."""

    said: Quality

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the first is true, and another player controls the object."""
        if isinstance(entity, PlayerId) or not self.said.holds(context, entity):
            return False
        found = context.look(entity)
        return found is not None and found.owner != context.controller(entity)


@phrase(en="with the same owner as {whose}", ja="{whose}とオーナーが同じ")
class SameOwnerAs(Quality):
    """With the same owner as something else (108.3): what a mutating creature spell may target (702.140a)."""

    whose: Reference

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object has the owner that all that the words stand for have."""
        found = None if isinstance(entity, PlayerId) else context.look(entity)
        others = [context.look(each) for each in self.whose.find(context) if not isinstance(each, PlayerId)]
        return (
            found is not None
            and bool(others)
            and all(other is not None and other.owner == found.owner for other in others)
        )


@phrase(en="token", ja=("#noun トークン", "トークンである"))
class IsToken(Adjective):
    """A token (111)."""

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object is a token."""
        if isinstance(entity, PlayerId):
            return False
        found = context.look(entity)
        return found is not None and found.kind is ObjectKind.TOKEN


@phrase(en="other", ja="他の")
class Other(Adjective):
    """Not the source itself: "other creatures you control", "another creature"."""

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the entity isn't the source."""
        return entity != context.source


@phrase(
    en=("other than {than} @ than=This", "other @ than=*"),
    ja=("{than}以外の @ than=This", "他の @ than=*"),
)
class OtherThan(Adjective):
    """Not what some words stand for: "each other creature becomes a copy of target creature"."""

    than: Reference

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the entity isn't one of them."""
        return entity not in self.than.find(context)


@phrase(en="other than {.this}", ja="{.this}以外の")
class BesidesThis(Quality):
    """Not the source itself: "nonland permanent other than this enchantment"."""

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the entity is something else."""
        return entity != context.source
