"""The state-based action that concerns Sagas (704.5s, 714.4)."""

from shinpan.game.counters import CounterKind
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.destroying import sacrifice
from shinpan.rules.sagas import final_chapter, has_chapter_waiting, is_saga
from shinpan.rules.state_based.actions import Actions
from shinpan.rules.state_based.sorts import SAGA, may_have
from shinpan.rules.table import Table

LAST_CHAPTER = cite(
    "704.5s",
    en="{object} has reached its final chapter, and none of its chapter abilities is waiting: it is sacrificed.",
    ja="{object}は最終章に達し、待っている章能力もないため、生け贄に捧げられます。",
)
carries("714.4")


def find(table: Table, actions: Actions) -> None:
    """Find Sagas that have come to their end."""
    if not may_have(table, SAGA):
        return
    for each in table.permanents():
        if not is_saga(table, each):
            continue
        last = final_chapter(table, each)
        if last and table.state.objects[each].count(CounterKind.LORE) >= last and not has_chapter_waiting(table, each):
            table.note(LAST_CHAPTER, object=each)
            actions.sacrifice.append(each)


def perform(table: Table, batch: Batch, actions: Actions) -> Steps[None]:
    """Have their controllers sacrifice them."""
    for each in actions.sacrifice:
        yield from sacrifice(table, batch, table.controller(each), (each,))
