"""The halves of Rooms: their doors (709.5)."""

from typing import ClassVar

from shinpan.game.decisions import Topic, Word
from shinpan.game.enums import CardType, Zone
from shinpan.game.events import Event, ZoneChange
from shinpan.game.face_events import Unlocked
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.layout import LEFT, RIGHT, Layout
from shinpan.phrases.base import Effect, Quantity, Reference, Steps, TriggerPhrase, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.references.objects import objects_among

_WORDS = {
    LEFT: (
        Word(LEFT, "left", "左", 1),
        Word((LEFT, True), "unlock left", "左を開放", 1),
        Word((LEFT, False), "lock left", "左を閉鎖", 1),
    ),
    RIGHT: (
        Word(RIGHT, "right", "右", 2),
        Word((RIGHT, True), "unlock right", "右を開放", 2),
        Word((RIGHT, False), "lock right", "右を閉鎖", 2),
    ),
}


def doors(context: Queries, object_id: ObjectId) -> tuple[int, ...]:
    """Return the halves of a permanent, none if it isn't one with a shared type line."""
    composite = context.characteristics(object_id).composite
    return (LEFT, RIGHT) if composite is not None and composite.layout is Layout.ROOM else ()


def unlocked_doors(context: Queries, object_id: ObjectId) -> tuple[int, ...]:
    """Return the halves of a permanent that are unlocked."""
    found = context.look(object_id)
    if found is None:
        return ()
    return tuple(half for half in doors(context, object_id) if half in found.designations.unlocked)


def locked_doors(context: Queries, object_id: ObjectId) -> tuple[int, ...]:
    """Return the halves of a permanent that are locked."""
    unlocked = unlocked_doors(context, object_id)
    return tuple(half for half in doors(context, object_id) if half not in unlocked)


@phrase(en="when you unlock this door @ half=*", ja="あなたがこのドアを開放したとき @ half=*")
class UnlocksThisDoor(TriggerPhrase):
    """ "When you unlock this door" (709.5h). half: the half that the ability stands on."""

    half: int
    events: ClassVar[tuple[type[Event], ...]] = (Unlocked,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether that half of the source was unlocked by its controller."""
        return (
            isinstance(event, Unlocked)
            and event.object == context.source
            and event.half == self.half
            and event.player == context.you
        )


@phrase(
    en="eerie — whenever an enchantment you control enters and whenever you fully unlock a Room",
    ja="違和感―あなたがコントロールしているエンチャントが戦場に出るたびと、あなたが部屋を完全開放するたび",
)
class Eerie(TriggerPhrase):
    """The ability word eerie (207.2c): an enchantment enters, or a Room is fully unlocked."""

    events: ClassVar[tuple[type[Event], ...]] = (ZoneChange, Unlocked)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether an enchantment entered under its controller's control, or they fully unlocked a Room."""
        if isinstance(event, Unlocked):
            return event.fully and event.player == context.you and bool(doors(context, event.object))
        if not isinstance(event, ZoneChange) or event.destination is not Zone.BATTLEFIELD:
            return False
        return any(
            CardType.ENCHANTMENT in context.characteristics(each).types and context.controller(each) == context.you
            for each in event.arrivals
        )


@phrase(
    en=("#among unlocked doors among {group:plural}", "the number of unlocked doors among {group:plural}"),
    ja="{group}の開放されているドアの総数",
)
class UnlockedDoorsAmong(Quantity):
    """How many doors of some Rooms are unlocked (709.5j)."""

    group: Collection

    def value(self, context: Queries) -> int:
        """Return the number."""
        members = (each for each in self.group.members(context) if not isinstance(each, PlayerId))
        return sum(len(unlocked_doors(context, each)) for each in members)


@phrase(en="unlock a locked door of {what}", ja="{what:'s}閉鎖されたドア1つを開放する")
class UnlockDoor(Effect):
    """A player unlocks a locked half of a permanent (709.5f)."""

    what: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Let the controller of the effect choose among locked halves, and unlock the one."""
        for each in objects_among(context, self.what):
            locked = locked_doors(context, each)
            if locked:
                word = yield from context.choose_word(
                    context.you, tuple(_WORDS[half][0] for half in locked), Topic.DOOR
                )
                yield from context.unlock(each, word.value, context.you)


@phrase(en="lock or unlock a door of {what}", ja="{what:'s}ドア1つを閉鎖または開放する")
class LockOrUnlockDoor(Effect):
    """A player locks an unlocked half of a permanent, or unlocks a locked one (709.5f-g)."""

    what: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Let the controller of the effect choose one of those changes."""
        for each in objects_among(context, self.what):
            unlocked = unlocked_doors(context, each)
            words = tuple(_WORDS[half][2 if half in unlocked else 1] for half in doors(context, each))
            if not words:
                continue
            word = yield from context.choose_word(context.you, words, Topic.DOOR)
            half, opens = word.value
            if opens:
                yield from context.unlock(each, half, context.you)
            else:
                yield from context.lock(each, half, context.you)
