"""Classes gain levels (716.2)."""

from shinpan.game.enums import Zone
from shinpan.game.face_events import LevelGained
from shinpan.game.ids import ObjectId
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.happening.batch import Batch
from shinpan.rules.table import Table

LEVEL = cite("716.2a", en="{object} becomes level {level}.", ja="{object}のレベルは{level}になります。")
carries("716.2b")
carries("716.2d")


def set_level(table: Table, batch: Batch, object_id: ObjectId, level: int) -> None:
    """Set a permanent's level; it keeps it whatever else it becomes (716.2b)."""
    obj = table.state.objects.get(object_id)
    if obj is None or obj.zone is not Zone.BATTLEFIELD:
        return
    table.state.objects[object_id] = obj.with_(designations=obj.designations.with_(level=level))
    table.state.version += 1
    table.touch()
    table.note(LEVEL, object=object_id, level=level)
    batch.add(LevelGained(object_id, level))
