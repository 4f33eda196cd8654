"""Permanents become tapped and untapped (701.26)."""

from collections.abc import Sequence

from shinpan.game.counters import CounterKind
from shinpan.game.events import Event, Tap, Untap
from shinpan.game.ids import ObjectId
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import cite
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.counting import remove_counters
from shinpan.rules.replacing.asking import replaced
from shinpan.rules.table import Table

STUNNED = cite(
    "122.1d",
    en="{object} has a stun counter; one is removed instead of untapping it.",
    ja="{object}の上に麻痺カウンターがあるため、アンタップする代わりに1個取り除かれます。",
)
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
    tapped: list[Event] = []
    for each in objects:
        obj = state.objects.get(each)
        if obj is None or not obj.tapped:
            continue
        if obj.counters and obj.count(CounterKind.STUN):
            table.note(STUNNED, object=each)
            yield from remove_counters(table, batch, each, CounterKind.STUN, 1)
        else:
            tapped.append(Untap(each))
    final = yield from replaced(table, tapped)
    for event in final:
        if isinstance(event, Untap):
            state.objects[event.object] = state.objects[event.object].with_(tapped=False)
            table.stir()
            table.note(UNTAPPED, object=event.object)
            batch.add(event)
