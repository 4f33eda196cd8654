"""Auras, Equipment and Fortifications become attached (301.5, 303.4, 701.3)."""

from shinpan.game.events import Attach
from shinpan.game.ids import Entity, ObjectId
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.happening.batch import Batch
from shinpan.rules.table import Table

ATTACHED = cite(
    "701.3a",
    en="{object} becomes attached to {host}.",
    ja="{object}は{host}につけられます。",
)
UNATTACHED = cite("701.3d", en="{object} becomes unattached.", ja="{object}ははずれます。")
CANT = cite(
    "701.3a",
    en="{object} can't be attached to {host}, so it doesn't move.",
    ja="{object}は{host}につけられないため、動きません。",
)
carries("701.3b")
carries("701.3c")
carries("613.7e")


def attach(table: Table, batch: Batch, object_id: ObjectId, host: Entity) -> Steps[bool]:
    """Attach a permanent to an object or player; return whether it moved. It gets a new timestamp (701.3c)."""
    from shinpan.rules.attaching import can_be_attached

    obj = table.state.objects.get(object_id)
    if obj is None or obj.attached_to == host:
        return False
    if not can_be_attached(table, object_id, host):
        table.note(CANT, object=object_id, host=host)
        return False
    former = obj.attached_to
    table.state.objects[object_id] = obj.with_(attached_to=host, timestamp=table.state.new_timestamp())
    table.note(ATTACHED, object=object_id, host=host)
    table.touch()
    batch.add(Attach(object_id, host, former))
    return True
    yield  # attaching asks nobody anything, but is a step like all other verbs


def unattach(table: Table, batch: Batch, object_id: ObjectId) -> None:
    """Have a permanent become unattached; it stays on the battlefield."""
    obj = table.state.objects.get(object_id)
    if obj is None or obj.attached_to is None:
        return
    table.state.objects[object_id] = obj.with_(attached_to=None)
    table.note(UNATTACHED, object=object_id)
    table.touch()
    batch.add(Attach(object_id, None, obj.attached_to))
