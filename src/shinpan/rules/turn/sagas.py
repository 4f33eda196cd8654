"""The turn-based action of Sagas (714.3b): a lore counter each turn."""

from shinpan.game.counters import CounterKind
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import cite
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.counting import put_counters
from shinpan.rules.sagas import final_chapter, is_saga
from shinpan.rules.table import Table

LORE = cite(
    "714.3b",
    en="The precombat main phase begins: {player} puts a lore counter on {object}.",
    ja="戦闘前メイン・フェイズの開始に際し、{player}は{object}に伝承カウンターを1個置きます。",
)


def advance_sagas(table: Table) -> Steps[None]:
    """Put a lore counter on each Saga of the active player as their precombat main phase begins (714.3b)."""
    if not table.state.notable:
        return
    active = table.state.turn.active
    sagas = [each for each in table.controlled(active) if is_saga(table, each) and final_chapter(table, each)]
    if not sagas:
        return
    batch = Batch(table)
    for each in sagas:
        table.note(LORE, player=active, object=each)
        yield from put_counters(table, batch, each, CounterKind.LORE, 1, player=active)
    batch.close()
