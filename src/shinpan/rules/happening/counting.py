"""Counters are put on objects and players, and removed (CR 122)."""

from shinpan.game.counters import CounterKind
from shinpan.game.events import CountersPut, CountersRemoved
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.objects import Counters
from shinpan.phrases.base import Steps
from shinpan.phrases.countless import NoCounters
from shinpan.rulebook.citations import cite
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.moving import put
from shinpan.rules.replacing.asking import replaced
from shinpan.rules.restricting import in_force
from shinpan.rules.table import Table

PUT = cite(
    "122.1",
    en="{amount} {kind} counter(s) are put on {recipient}.",
    ja="{recipient}に{kind}カウンターが{amount}個置かれます。",
)
REMOVED = cite(
    "122.1",
    en="{amount} {kind} counter(s) are removed from {recipient}.",
    ja="{recipient}から{kind}カウンターが{amount}個取り除かれます。",
)


def changed(counters: Counters, kind: CounterKind, amount: int) -> Counters:
    """Return counters with more (or, for a negative amount, fewer) of a kind; kinds at 0 are left out."""
    held = dict(counters)
    held[kind] = held.get(kind, 0) + amount
    return tuple((each, number) for each, number in held.items() if number > 0)


def countless(table: Table, recipient: Entity, kind: CounterKind) -> bool:
    """Return whether an effect keeps counters of a kind from being put on something (101.2)."""
    if NoCounters not in table.view().parts:
        return False
    found = in_force(table, NoCounters)
    return any(part.bars(context, recipient, kind) for part, context, _ in found)


def put_counters(
    table: Table,
    batch: Batch,
    recipient: Entity,
    kind: CounterKind,
    amount: int,
    *,
    player: PlayerId | None = None,
    source: ObjectId | None = None,
    by_effect: bool = True,
) -> Steps[int]:
    """Put counters on a permanent or player; return how many. by_effect: not by a cost or by the rules themselves."""
    if amount <= 0 or not _there(table, recipient) or countless(table, recipient, kind):
        return 0
    proposal = CountersPut(recipient, kind, amount, player, source, by_effect=by_effect)
    final = yield from replaced(table, [proposal])
    total = 0
    for event in final:
        if isinstance(event, CountersPut) and event.amount > 0:
            write_counters(table, event.recipient, event.kind, event.amount)
            table.note(PUT, recipient=event.recipient, kind=event.kind, amount=event.amount)
            batch.add(event)
            total += event.amount
    return total


def remove_counters(table: Table, batch: Batch, recipient: Entity, kind: CounterKind, amount: int) -> Steps[int]:
    """Remove counters, as many as there are up to the amount; return how many."""
    if not _there(table, recipient):
        return 0
    held = _held(table, recipient, kind)
    final = yield from replaced(table, [CountersRemoved(recipient, kind, min(amount, held))] if held else [])
    total = 0
    for event in final:
        if isinstance(event, CountersRemoved) and event.amount > 0:
            write_counters(table, event.recipient, event.kind, -event.amount)
            table.note(REMOVED, recipient=event.recipient, kind=event.kind, amount=event.amount)
            batch.add(event.with_(last=not _held(table, event.recipient, event.kind)))
            total += event.amount
    return total


def _held(table: Table, recipient: Entity, kind: CounterKind) -> int:
    if isinstance(recipient, PlayerId):
        return table.player(recipient).count(kind)
    return table.state.objects[recipient].count(kind)


def write_counters(table: Table, recipient: Entity, kind: CounterKind, amount: int) -> None:
    """Write a change of counters into the state."""
    if isinstance(recipient, PlayerId):
        player = table.player(recipient)
        table.set_player(player.with_(counters=changed(player.counters, kind, amount)))
    else:
        obj = table.state.objects[recipient]
        new = obj.with_(counters=changed(obj.counters, kind, amount))
        if amount > 0 and kind.keyword is not None:
            others = tuple(pair for pair in obj.counter_times if pair[0] is not kind)
            new = new.with_(counter_times=(*others, (kind, table.state.new_timestamp())))
        put(table.state, new)
    table.touch()


def _there(table: Table, recipient: Entity) -> bool:
    if isinstance(recipient, PlayerId):
        return table.player(recipient).lost is None
    return recipient in table.state.objects
