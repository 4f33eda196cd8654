"""Halves of Rooms become unlocked and locked (709.5f-i)."""

from shinpan.game.face_events import Locked, Unlocked
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.layout import LEFT, RIGHT
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.faces import doors
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.moving import put, with_printed
from shinpan.rules.table import Table

UNLOCKED = cite(
    "709.5f",
    en="The {half} half of {object} becomes unlocked.",
    ja="{object}の{half}が開放されます。",
)
LOCKED = cite("709.5g", en="The {half} half of {object} becomes locked.", ja="{object}の{half}が閉鎖されます。")
carries("709.5c")
carries("709.5h")
carries("709.5i")
carries("709.5j")

_BOTH = (LEFT, RIGHT)


def locked_halves(table: Table, object_id: ObjectId) -> tuple[int, ...]:
    """Return the halves of a permanent that are locked, none for what has no halves on the battlefield (709.5c)."""
    return tuple(half for half in doors(table.characteristics(object_id)) if half not in _unlocked(table, object_id))


def unlocked_halves(table: Table, object_id: ObjectId) -> tuple[int, ...]:
    """Return the halves of a permanent that are unlocked, that is, its unlocked doors."""
    return tuple(half for half in doors(table.characteristics(object_id)) if half in _unlocked(table, object_id))


def _unlocked(table: Table, object_id: ObjectId) -> tuple[int, ...]:
    return table.state.objects[object_id].designations.unlocked


def unlock(table: Table, batch: Batch, object_id: ObjectId, half: int, player: PlayerId) -> None:
    """Give a permanent the designation that a half of it is unlocked."""
    table.note(UNLOCKED, object=object_id, half=half)
    _designate(table, object_id, (*_unlocked(table, object_id), half))
    batch.add(Unlocked(object_id, half, player, not locked_halves(table, object_id)))


def lock(table: Table, batch: Batch, object_id: ObjectId, half: int, player: PlayerId) -> None:
    """Take the designation that a half is unlocked away from a permanent."""
    table.note(LOCKED, object=object_id, half=half)
    _designate(table, object_id, tuple(each for each in _unlocked(table, object_id) if each != half))
    batch.add(Locked(object_id, half, player))


def _designate(table: Table, object_id: ObjectId, unlocked: tuple[int, ...]) -> None:
    obj = table.state.objects[object_id]
    designations = obj.designations.with_(unlocked=tuple(sorted(unlocked)))
    put(table.state, with_printed(obj.with_(designations=designations)))
    table.state.version += 1
    table.touch()
