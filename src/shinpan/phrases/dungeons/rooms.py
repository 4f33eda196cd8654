"""What a dungeon card says: rooms, each with an ability that triggers as the venture marker comes into it (309.4)."""

from typing import ClassVar

from shinpan.game.characteristics import Characteristics, Definition
from shinpan.game.enums import CardType
from shinpan.game.events import Event
from shinpan.game.ids import ObjectId
from shinpan.game.layout import Layout
from shinpan.game.leaf import Leaf, leaf
from shinpan.game.player_events import RoomEntered
from shinpan.game.subtypes.other import DungeonType
from shinpan.phrases.base import StaticPart, TriggerPhrase, phrase
from shinpan.phrases.context import Queries


@leaf
class Room(Leaf):
    """A room of a dungeon. name: flavor text that has no effect (309.4b). onward: the places of the rooms that follow.

    Without any it is the bottommost one.
    """

    name: str
    onward: tuple[int, ...] = ()


@leaf
class DungeonCard(Definition):
    """A dungeon: its characteristics, and its rooms, the topmost first (309.4)."""

    name: str
    faces: tuple[Characteristics, ...]
    rooms: tuple[Room, ...]
    layout: Layout = Layout.NORMAL

    def shown(self, face: int) -> Characteristics:
        """Return the characteristics."""
        return self.faces[face]

    def has_face(self, face: int) -> bool:
        """Return whether there is such a face: it has one."""
        return face == 0

    def is_of(self, quality: DungeonType | None) -> bool:
        """Return whether it may be entered by venturing into a quality; None: into "the dungeon".

        The one with a type of its own is entered only by that (its own text, 701.49d).
        """
        types = {each for each in self.faces[0].subtypes if isinstance(each, DungeonType)}
        return not types if quality is None else quality in types

    def is_last(self, room: int) -> bool:
        """Return whether a room is the bottommost one."""
        return not self.rooms[room].onward


@phrase(
    en="when you move your venture marker into this room @ room=*",
    ja="あなたがあなたの探索マーカーをこの部屋に移動させたとき @ room=*",
)
class MovesIntoRoom(TriggerPhrase):
    """The trigger of a room ability (309.4c). room: its place in the dungeon."""

    room: int
    events: ClassVar[tuple[type[Event], ...]] = (RoomEntered,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether the marker came into this room of this dungeon."""
        return isinstance(event, RoomEntered) and event.dungeon == context.source and event.room == self.room


@phrase(
    en="room abilities of dungeons you own trigger an additional time",
    ja="あなたがオーナーであるダンジョンの部屋能力は追加でもう1回誘発する",
)
class RoomsTriggerAgain(StaticPart):
    """Room abilities trigger once more (603.2d)."""

    def again(self, context: Queries, event: Event, source: ObjectId) -> bool:
        """Return whether an ability of the source that triggers on the event is a room ability of such a dungeon."""
        if not isinstance(event, RoomEntered) or source != event.dungeon or event.player != context.you:
            return False
        return CardType.DUNGEON in context.characteristics(source).types
