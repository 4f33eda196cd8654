"""Face-down permanents (708): turned up and down, manifested, cloaked."""

from typing import ClassVar

from shinpan.game.events import Event, TokenMade, ZoneChange
from shinpan.game.face_events import TurnedFaceUp
from shinpan.game.ids import Entity, PlayerId
from shinpan.phrases.base import (
    Adjective,
    Effect,
    Quality,
    Reference,
    Steps,
    TriggerPhrase,
    phrase,
)
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.references.objects import objects_among
from shinpan.phrases.replacements.entering import OwnEntry


@phrase(en="face-down", ja=("#is 裏向きである", "裏向きの"))
class IsFaceDown(Adjective):
    """Face down (708)."""

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object is face down."""
        if isinstance(entity, PlayerId):
            return False
        found = context.look(entity)
        return found is not None and found.face_down is not None


@phrase(en="face-up", ja=("#is 表向きである", "表向きの"))
class IsFaceUp(Adjective):
    """Face up (708)."""

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object is face up."""
        if isinstance(entity, PlayerId):
            return False
        found = context.look(entity)
        return found is not None and found.face_down is None


@phrase(
    en=("when {what} is turned face up @ what=OneOf", "whenever {what:a} is turned face up"),
    ja=("{what}が表向きになったとき @ what=OneOf", "{what:a}が表向きになるたび"),
)
class TurnedUp(TriggerPhrase):
    """ "When this creature is turned face up" (708.8)."""

    what: Quality
    events: ClassVar[tuple[type[Event], ...]] = (TurnedFaceUp,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a permanent was turned face up, as it is just after that."""
        return isinstance(event, TurnedFaceUp) and self.what.holds(context, event.object)


@phrase(en="turn {objects:every} face up", ja="{objects:every}を表向きにする")
class TurnUp(Effect):
    """Turn permanents face up (708.7), or cards in exile (406.3)."""

    objects: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Turn them up."""
        yield from context.turn_up(objects_among(context, self.objects))


@phrase(en="turn {objects:every} face down", ja="{objects:every}を裏向きにする")
class TurnDown(Effect):
    """Turn permanents face down (708.2a)."""

    objects: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Turn them down."""
        yield from context.turn_down(objects_among(context, self.objects))


@phrase(
    en="as {.this} enters, turn all {group:plural} face down",
    ja="{.this}が戦場に出るに際し、すべての{group}を裏向きにする",
)
class TurnsDownAsEnters(OwnEntry):
    """Other permanents are turned face down as the source enters (614.1c)."""

    group: Collection

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Turn them down before it enters."""
        assert isinstance(event, (ZoneChange, TokenMade))
        found = tuple(each for each in self.group.members(context) if not isinstance(each, PlayerId))
        yield from context.turn_down(found)
        return (event,)
