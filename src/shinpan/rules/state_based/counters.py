"""State-based actions that concern counters (704.5q)."""

from shinpan.game.counters import CounterKind
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import cite
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.counting import remove_counters
from shinpan.rules.state_based.actions import Actions
from shinpan.rules.table import Table

ANNIHILATE = cite(
    "704.5q",
    en="{object} has +1/+1 and -1/-1 counters: {amount} of each are removed.",
    ja="{object}に+1/+1カウンターと-1/-1カウンターの両方があるため、それぞれ{amount}個が取り除かれます。",
)


def find(table: Table, actions: Actions) -> None:
    """Find permanents with both kinds of counters."""
    for each in table.state.notable:
        obj = table.state.objects[each]
        if len(obj.counters) < 2 or obj.phased_out:
            continue
        amount = min(obj.count(CounterKind.PLUS_ONE_PLUS_ONE), obj.count(CounterKind.MINUS_ONE_MINUS_ONE))
        if amount and each in table.state.battlefield:
            table.note(ANNIHILATE, object=each, amount=amount)
            actions.remove.append((each, CounterKind.PLUS_ONE_PLUS_ONE, amount))
            actions.remove.append((each, CounterKind.MINUS_ONE_MINUS_ONE, amount))


def perform(table: Table, batch: Batch, actions: Actions) -> Steps[None]:
    """Remove the counters."""
    for object_id, kind, amount in actions.remove:
        yield from remove_counters(table, batch, object_id, kind, amount)
