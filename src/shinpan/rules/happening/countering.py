"""Spells and abilities are countered (701.6)."""

from shinpan.game.enums import ObjectKind, Zone
from shinpan.game.events import Countered
from shinpan.game.ids import ObjectId
from shinpan.phrases.base import Steps
from shinpan.phrases.restrictions import CantBeCountered
from shinpan.rulebook.citations import cite
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.moving import change_zones, leave, remember, zone_change
from shinpan.rules.restricting import forbidden
from shinpan.rules.table import Table

COUNTERED = cite(
    "701.6a",
    en="{object} is countered and doesn't resolve.",
    ja="{object}は打ち消され、解決されません。",
)
CANT = cite("101.2", en="{object} can't be countered.", ja="{object}は打ち消されません。")


def counter(table: Table, object_id: ObjectId, source: ObjectId | None, to: Zone = Zone.GRAVEYARD) -> Steps[bool]:
    """Counter a spell or ability on the stack; return whether it was. to: where a card goes (701.6a)."""
    obj = table.state.objects.get(object_id)
    if obj is None or obj.zone is not Zone.STACK:
        return False
    if forbidden(table, CantBeCountered, object_id):
        table.note(CANT, object=object_id)
        return False
    table.note(COUNTERED, object=object_id)
    batch = Batch(table)
    if obj.kind is ObjectKind.ABILITY:
        remember(table, object_id)
        leave(table.state, obj)
        table.touch()
    else:
        move = zone_change(table, object_id, to, cause=source)
        yield from change_zones(table, batch, [move] if move is not None else [])
    batch.add(Countered(object_id, source))
    batch.close()
    return True
