"""Entering the battlefield as a copy (707.5): what begins to apply to an object as it enters."""

from shinpan.game.effects import PendingTrigger
from shinpan.game.entry import EntersAs, Entry
from shinpan.game.events import AbilityTriggered
from shinpan.game.ids import ObjectId
from shinpan.game.objects import Chosen
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.copying.becoming import become, begin_in_layer_one
from shinpan.rules.table import Table

LINKED = cite(
    "707.9g",
    en="{object} has entered as the copy that this effect made of it, so the ability linked to the effect triggers.",
    ja="{object}はこの効果によるコピーとして戦場に出たため、その効果に関連している能力が誘発します。",
)
carries("707.5")
carries("707.9e")
carries("607.2h")
carries("603.11")


def choices_of_entry(entry: Entry) -> tuple[Chosen, ...]:
    """Return the choices made as something enters: they belong to the abilities that it enters with (607.2d)."""
    origin = 0 if entry.copy is None else int(entry.copy.timestamp)
    return tuple(Chosen(key, value, origin) for key, value in entry.chosen)


def take_on(table: Table, object_id: ObjectId, entry: Entry) -> None:
    """Have what has just entered be the copy that it entered as, in the shape that was chosen for it."""
    if entry.copy is not None:
        copy = entry.copy
        become(table, (object_id,), copy.copied, copy.duration, timestamp=copy.timestamp)
    if entry.shape:
        begin_in_layer_one(table, (object_id,), entry.shape)


def trigger_linked(table: Table, object_id: ObjectId, copy: EntersAs | None) -> None:
    """Have the ability trigger that is linked to the copy effect by which an object entered (603.11)."""
    if copy is None or copy.linked is None:
        return
    table.note(LINKED, object=object_id)
    state = table.state
    controller = table.controller(object_id)
    event = AbilityTriggered(object_id, -1, controller, table.characteristics(object_id).name, copy.timestamp)
    state.history.append(event)
    if table.recorder is not None:
        table.recorder.happened(table, event)
    original = copy.copied.original
    state.pending += (
        PendingTrigger(
            source=object_id,
            controller=controller,
            ability=copy.linked,
            number=-1,
            event=None,
            bound=() if original is None else (original,),
            order=len(state.pending),
            origin=copy.timestamp,
        ),
    )
