"""Permanents become tapped and untapped (701.26)."""

from collections.abc import Sequence

from shinpan.game.events import Tap, Untap
from shinpan.game.ids import ObjectId
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import cite
from shinpan.rules.happening.batch import Batch
from shinpan.rules.replacing.asking import replaced
from shinpan.rules.table import Table

TAPPED = cite("701.26a", en="{object} becomes tapped.", ja="{object}はタップ状態になります。")
UNTAPPED = cite("701.26b", en="{object} becomes untapped.", ja="{object}はアンタップ状態になります。")


def tap(table: Table, batch: Batch, objects: Sequence[ObjectId], *, for_mana: bool = False) -> None:
    """Tap permanents that are untapped."""
    state = table.state
    for each in objects:
        obj = state.objects.get(each)
        if obj is not None and not obj.tapped:
            state.objects[each] = obj.with_(tapped=True)
            table.stir()
            if not for_mana:
                table.note(TAPPED, object=each)
            batch.add(Tap(each, for_mana))


def untap(table: Table, batch: Batch, objects: Sequence[ObjectId]) -> Steps[None]:
    """Untap permanents that are tapped, together; some effects say that one doesn't."""
    state = table.state
    tapped = [Untap(each) for each in objects if each in state.objects and state.objects[each].tapped]
    final = yield from replaced(table, tapped)
    for event in final:
        if isinstance(event, Untap):
            state.objects[event.object] = state.objects[event.object].with_(tapped=False)
            table.stir()
            table.note(UNTAPPED, object=event.object)
            batch.add(event)
