"""Events of faces: what turns over, is turned up or down, flips, is unlocked, gains a level; day and night."""

from shinpan.game.characteristics import Characteristics
from shinpan.game.enums import Daytime
from shinpan.game.events import Event
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.leaf import leaf
from shinpan.game.objects import GameObject


@leaf
class LevelGained(Event):
    """A permanent's level became a number (716.2a)."""

    object: ObjectId
    level: int


@leaf
class Transformed(Event):
    """A permanent transformed, or converted (701.27, 701.28); it is as it is after that (701.27e)."""

    object: ObjectId
    converted: bool = False


@leaf
class TurnedFaceUp(Event):
    """A face-down permanent was turned face up (708.8). player: who did it, by the special action or by
    an effect of theirs; nobody if a rule did.
    """

    object: ObjectId
    player: PlayerId | None = None


@leaf
class TurnedFaceDown(Event):
    """A permanent was turned face down (708.2a)."""

    object: ObjectId


@leaf
class Revealed(Event):
    """An object was shown to all players (701.20): what it really is, wherever it then goes (708.9)."""

    object: ObjectId
    player: PlayerId
    face: Characteristics


@leaf
class Flipped(Event):
    """A permanent flipped (710)."""

    object: ObjectId


@leaf
class Mutated(Event):
    """A spell merged with a creature as a mutating creature spell resolved (702.140d)."""

    object: ObjectId


@leaf
class DaytimeChanged(Event):
    """It became day or night (730.1). before: None if it was neither."""

    now: Daytime
    before: Daytime | None


@leaf
class Unlocked(Event):
    """A half of a permanent became unlocked (709.5h). fully: the other one already was (709.5i)."""

    object: ObjectId
    half: int
    player: PlayerId
    fully: bool = False


def unlockings(obj: GameObject, player: PlayerId) -> tuple[Unlocked, ...]:
    """Return the events of the halves that a permanent enters with unlocked (709.5d)."""
    halves = obj.designations.unlocked
    last = len(halves) - 1
    return tuple(Unlocked(obj.id, half, player, last > 0 and place == last) for place, half in enumerate(halves))


@leaf
class Locked(Event):
    """A half of a permanent became locked (709.5g)."""

    object: ObjectId
    half: int
    player: PlayerId
