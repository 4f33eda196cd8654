"""Regeneration (701.19): the permanent stays, loses its damage, becomes tapped and leaves combat."""

from shinpan.game.ids import ObjectId
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import cite
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.tapping import tap
from shinpan.rules.table import Table

REGENERATED = cite(
    "701.19a",
    en="{object} regenerates: its damage is removed, it becomes tapped and leaves combat.",
    ja="{object}は再生されます。ダメージが取り除かれ、タップ状態になり、戦闘から取り除かれます。",
)


def regenerate(table: Table, batch: Batch, object_id: ObjectId) -> Steps[None]:
    """Do what takes the place of destruction."""
    from shinpan.rules.combat.removing import remove_from_combat

    obj = table.state.objects.get(object_id)
    if obj is None:
        return
    table.note(REGENERATED, object=object_id)
    table.state.objects[object_id] = obj.with_(damage=0, deathtouched=False)
    tap(table, batch, (object_id,))
    remove_from_combat(table.state, object_id)
    table.touch()
    return
    yield  # regenerating asks nobody anything, but is a step like all other verbs


def heal(table: Table, object_id: ObjectId) -> None:
    """Remove all damage marked on a permanent."""
    obj = table.state.objects.get(object_id)
    if obj is not None and (obj.damage or obj.deathtouched):
        table.state.objects[object_id] = obj.with_(damage=0, deathtouched=False)
        table.touch()
