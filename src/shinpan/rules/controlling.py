"""Control of permanents changes hands (613.1b): what follows when an effect of layer 2 begins or ends."""

from shinpan.game.designations import Designation
from shinpan.game.enums import Zone
from shinpan.game.events import ControlChanged
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.combat.removing import remove_from_combat
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.designating import undesignate
from shinpan.rules.table import Table

CHANGED = cite(
    "613.1b",
    en="{player} now controls {object}.",
    ja="{object}のコントローラーは{player}になります。",
)
carries("302.6")
carries("506.4")


def settle_control(table: Table) -> None:
    """Have permanents whose controller has changed since the last look be new to that player and leave combat."""
    state = table.state
    controllers = table.view().controllers
    if not controllers and not state.held:
        return
    now = {
        each: player
        for each, player in controllers.items()
        if (obj := state.objects.get(each)) is not None and obj.zone is Zone.BATTLEFIELD and player != obj.controller
    }
    if now == state.held:
        return
    before, state.held = state.held, now
    batch = Batch(table)
    for each in dict.fromkeys((*before, *now)):
        _settle_one(table, batch, each, before, now)
    batch.close()


def _settle_one(
    table: Table,
    batch: Batch,
    object_id: ObjectId,
    before: dict[ObjectId, PlayerId],
    now: dict[ObjectId, PlayerId],
) -> None:
    state = table.state
    obj = state.objects.get(object_id)
    if obj is None:
        return
    old, new = before.get(object_id, obj.controller), now.get(object_id, obj.controller)
    if old == new:
        return
    state.objects[object_id] = obj.with_(sick=True)
    undesignate(table, object_id, Designation.ECHOED)
    undesignate(table, object_id, Designation.RING_BEARER)  # 701.54a
    remove_from_combat(state, object_id)
    table.touch()
    table.note(CHANGED, player=new, object=object_id)
    batch.add(ControlChanged(object_id, old, new))
