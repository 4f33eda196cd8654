"""Events of faces: what turns over, is turned up or down, flips, is unlocked, gains a level; day and night."""

from shinpan.game.events import Event
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.leaf import leaf
from shinpan.game.objects import GameObject


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
