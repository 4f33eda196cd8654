"""Permanents phase out and in (702.26): they stay where they are, but are treated as though they didn't exist."""

from collections.abc import Sequence

from shinpan.game.events import PhasedIn, PhasedOut
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.attaching import attachments
from shinpan.rules.combat.removing import remove_from_combat
from shinpan.rules.happening.batch import Batch
from shinpan.rules.table import Table

OUT = cite("702.26b", en="{object} phases out.", ja="{object}はフェイズ・アウトします。")
INDIRECTLY = cite(
    "702.26g",
    en="{object} is attached to what phases out, and phases out along with it.",
    ja="{object}はフェイズ・アウトするパーマネントにつけられているため、ともにフェイズ・アウトします。",
)
IN = cite("702.26c", en="{object} phases in.", ja="{object}はフェイズ・インします。")
carries("502.1")
carries("702.26a")
carries("702.26d")
carries("702.26h")


def phase_out(table: Table, batch: Batch, objects: Sequence[ObjectId]) -> None:
    """Have permanents phase out together, with what is attached to them."""
    leaving: dict[ObjectId, bool] = {}
    for each in objects:
        if table.on_battlefield(each):
            leaving[each] = False
    for each in tuple(leaving):
        _with_attachments(table, each, leaving)
    controllers = {each: table.controller(each) for each in leaving}
    for each, along in leaving.items():
        obj = table.state.objects[each]
        table.note(INDIRECTLY if along else OUT, object=each)
        table.state.objects[each] = obj.with_(phased_out=True, phased_under=controllers[each])
        remove_from_combat(table.state, each)
        batch.add(PhasedOut(each, controllers[each]))
    if leaving:
        table.state.version += 1
        table.touch()


def _with_attachments(table: Table, host: ObjectId, leaving: dict[ObjectId, bool]) -> None:
    for each in attachments(table, host):
        if each not in leaving and table.on_battlefield(each):
            leaving[each] = True
            _with_attachments(table, each, leaving)


def phase_in(table: Table, batch: Batch, objects: Sequence[ObjectId]) -> None:
    """Have permanents phase in together, with what phased out along with them (702.26h)."""
    arriving: dict[ObjectId, None] = {}
    for each in objects:
        _collect(table, each, arriving)
    for each in arriving:
        obj = table.state.objects[each]
        table.note(IN, object=each)
        player = obj.phased_under if obj.phased_under is not None else obj.controller
        table.state.objects[each] = obj.with_(phased_out=False, phased_under=None)
        batch.add(PhasedIn(each, player))
    if arriving:
        table.state.version += 1
        table.touch()


def _collect(table: Table, object_id: ObjectId, arriving: dict[ObjectId, None]) -> None:
    obj = table.state.objects.get(object_id)
    if obj is None or not obj.phased_out or object_id in arriving:
        return
    arriving[object_id] = None
    for each in attachments(table, object_id):
        _collect(table, each, arriving)


def phase_in_and_out(table: Table) -> None:
    """502.1: what phased out under the active player's control phases in, what has phasing phases out, all at once."""
    state = table.state
    active = state.turn.active
    coming = [each for each in state.battlefield if _comes_back(table, each, active)]
    going = [each for each in table.controlled(active) if table.has(each, KeywordAbility.PHASING)]
    if coming or going:
        batch = Batch(table)
        phase_in(table, batch, coming)
        phase_out(table, batch, going)
        batch.close()


def _comes_back(table: Table, object_id: ObjectId, player: PlayerId) -> bool:
    """Return whether a permanent phases in by itself: not what is attached to something else that is phased out."""
    obj = table.state.objects[object_id]
    if not obj.phased_out or obj.phased_under != player:
        return False
    host = obj.attached_to
    if host is None or isinstance(host, PlayerId):
        return True
    found = table.state.objects.get(host)
    return found is None or not found.phased_out
