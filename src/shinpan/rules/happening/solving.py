"""Cases become solved (719.3)."""

from shinpan.game.enums import Zone
from shinpan.game.ids import ObjectId
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.table import Table

SOLVED = cite("719.3b", en="{object} becomes solved.", ja="{object}は解決済みになります。")
carries("719.3a")
carries("719.3c")
carries("702.169a")


def solve(table: Table, object_id: ObjectId) -> None:
    """Give a permanent the solved designation, which it keeps until it leaves the battlefield."""
    obj = table.state.objects.get(object_id)
    if obj is None or obj.zone is not Zone.BATTLEFIELD or obj.designations.solved:
        return
    table.note(SOLVED, object=object_id)
    table.state.objects[object_id] = obj.with_(designations=obj.designations.with_(solved=True))
    table.touch()
