"""What can't enter the battlefield doesn't (608.3e)."""

from collections.abc import Sequence

from shinpan.game.enums import Zone
from shinpan.game.events import Entry, Event, TokenMade, ZoneChange
from shinpan.phrases.barring import CantEnter, CantEnterFromAfar
from shinpan.phrases.base import Steps
from shinpan.phrases.countless import NoCounters
from shinpan.rulebook.citations import cite
from shinpan.rules.context.parts import context_of_part
from shinpan.rules.context.queries import Queries
from shinpan.rules.replacing.asking import replaced
from shinpan.rules.replacing.entering import Entering, enters, hypothetical
from shinpan.rules.restricting import forbidden, in_force
from shinpan.rules.table import Table

BARRED = cite(
    "608.3e",
    en="{object} can't enter the battlefield; a spell is put into its owner's graveyard, anything else stays.",
    ja="{object}は戦場に出られません。呪文であればオーナーの墓地に置かれ、そうでなければ元の領域に残ります。",
)


def let_in(table: Table, events: Sequence[Event]) -> Steps[list[Event]]:
    """Return the events that come of some once what can't enter is kept out, judged as it would be there (614.12)."""
    if table.view().parts.keys().isdisjoint(_WATCHING):
        return list(events)
    final: list[Event] = []
    for event in events:
        if isinstance(event, (ZoneChange, TokenMade)) and enters(event) and _is_barred(table, event):
            final.extend((yield from _kept_out(table, event)))
        else:
            final.append(_without_counters(table, event))
    return final


_WATCHING = (CantEnter, CantEnterFromAfar, NoCounters)


def _without_counters(table: Table, event: Event) -> Event:
    """Return how something enters without the counters that can't be put on it (122.6)."""
    if NoCounters not in table.view().parts or not isinstance(event, (ZoneChange, TokenMade)) or not enters(event):
        return event
    counters = event.entry.all_counters
    ghost = hypothetical(table, event) if counters else None
    if ghost is None:
        return event
    entering, seen = ghost
    kept = counters
    for part, _, active in in_force(table, NoCounters):
        context = Queries(seen, active.source, active.controller)
        kept = tuple(each for each in kept if not part.bars(context, entering, each[0]))
    return event if kept == counters else event.with_(entry=event.entry.with_counters(kept))


def _is_barred(table: Table, event: Entering) -> bool:
    if isinstance(event, ZoneChange) and forbidden(table, CantEnterFromAfar, event.object):
        return True
    ghost = hypothetical(table, event)
    if ghost is None:
        return False
    entering, seen = ghost
    for active in table.view().in_force(CantEnter):
        part = active.part
        assert isinstance(part, CantEnter)
        if active.condition is not None and not active.condition.holds(context_of_part(table, active)):
            continue
        if part.bars(Queries(seen, active.source, active.controller), entering):
            return True
    return False


def _kept_out(table: Table, event: Entering) -> Steps[list[Event]]:
    if isinstance(event, TokenMade):
        return []
    table.note(BARRED, object=event.object)
    if event.origin is not Zone.STACK:
        return []
    owner = table.state.objects[event.object].owner
    return (yield from replaced(table, [event.with_(destination=Zone.GRAVEYARD, controller=owner, entry=Entry())]))
