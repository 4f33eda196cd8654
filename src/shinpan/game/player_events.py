"""Events of players' designations and journeys: rooms, dungeons, the initiative, the Ring (309, 701.54, 725)."""

from shinpan.game.events import Event
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.leaf import leaf


@leaf
class RoomEntered(Event):
    """A player moved their venture marker into a room of a dungeon (309.4c). room: its place among the rooms."""

    player: PlayerId
    dungeon: ObjectId
    room: int


@leaf
class DungeonCompleted(Event):
    """A player completed a dungeon, which left the game (309.7). name: of the dungeon."""

    player: PlayerId
    name: str


@leaf
class InitiativeTaken(Event):
    """A player took the initiative, whether they had it already or not (725.3, 725.5)."""

    player: PlayerId


@leaf
class RingTempted(Event):
    """The Ring tempted a player (701.54d). bearer: the creature chosen as their Ring-bearer, None if there was none."""

    player: PlayerId
    bearer: ObjectId | None = None
