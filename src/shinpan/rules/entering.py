"""Objects move together, also onto the battlefield: how they enter (614.1c)."""

from collections.abc import Sequence

from shinpan.game.enums import Zone
from shinpan.game.events import CountersPut, Entry, Event, ZoneChange
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import carries
from shinpan.rules.barring import let_in
from shinpan.rules.faces import WRONG_BACK, cant_enter, has_wrong_back, turned_away
from shinpan.rules.happening.arranging import settled
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.moving import perform_zone_changes, zone_change
from shinpan.rules.hosts import settle_hosts
from shinpan.rules.table import Table

carries("110.2a")


def enter_or_move(
    table: Table,
    objects: Sequence[ObjectId],
    zone: Zone,
    *,
    position: int = 0,
    controller: PlayerId | None = None,
    entry: Entry = Entry(),
    face: int | None = None,
    cause: ObjectId | None = None,
    others: tuple[ObjectId, ...] = (),
) -> Steps[tuple[ObjectId, ...]]:
    """Move objects together to a zone as one event; return what they became.

    face: the one to be up, if one is said. others: what enters as one object with the one that is moved (701.42a).
    """
    changes: list[Event] = []
    for each in objects:
        change = zone_change(
            table, each, zone, position=position, controller=controller, entry=entry, face=face, cause=cause
        )
        if change is None:
            continue
        if others:
            change = change.with_(others=others)
        if zone is Zone.BATTLEFIELD and entry.face_down is None:
            refusal = cant_enter(table.state.objects[each], change)
            if refusal is not None:
                table.note(refusal, object=each)
                continue
        changes.append(change)
    batch = Batch(table)
    final = yield from settled(table, changes)
    if zone is Zone.BATTLEFIELD:
        allowed = yield from let_in(table, final)
        final = tuple((yield from settle_hosts(table, _permanent_faces(table, allowed))))
    arrivals = perform_zone_changes(table, batch, final)
    _note_counters(table, batch, arrivals)
    batch.close()
    return arrivals


def _permanent_faces(table: Table, events: Sequence[Event]) -> tuple[Event, ...]:
    """Return the events without those by which something would enter with an instant or sorcery face up (712.13a)."""
    final: list[Event] = []
    for event in events:
        if isinstance(event, ZoneChange) and event.face is not None:
            obj = table.state.objects.get(event.object)
            if obj is not None and has_wrong_back(obj, event):
                table.note(WRONG_BACK, object=obj.id)
                away = turned_away(obj, event)
                final.extend(() if away is None else (away,))
                continue
        final.append(event)
    return tuple(final)


def _note_counters(table: Table, batch: Batch, arrivals: Sequence[ObjectId]) -> None:
    """Counters with which a permanent enters have been put on it (122.6)."""
    for each in arrivals:
        obj = table.state.objects.get(each)
        if obj is not None and obj.zone is Zone.BATTLEFIELD:
            for kind, amount in obj.counters:
                batch.add(CountersPut(each, kind, amount, obj.controller, entering=True))
