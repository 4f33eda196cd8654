"""Objects move together, also onto the battlefield: how they enter (614.1c), what an Aura enchants (303.4f-g)."""

from collections.abc import Sequence

from shinpan.game.decisions import Topic
from shinpan.game.enums import Zone
from shinpan.game.events import CountersPut, Entry, Event, ZoneChange
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.attaching import is_aura, possible_hosts
from shinpan.rules.context.choosing import Choosing
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.moving import change_zones, zone_change
from shinpan.rules.table import Table

NO_HOST = cite(
    "303.4g",
    en="There is nothing that {object} could enchant, so it stays where it is.",
    ja="{object}がエンチャントできるものがないため、元の領域に残ります。",
)
carries("303.4f")
carries("110.2a")
carries("304.4")


def enter_or_move(
    table: Table,
    objects: Sequence[ObjectId],
    zone: Zone,
    *,
    position: int = 0,
    controller: PlayerId | None = None,
    entry: Entry = Entry(),
    cause: ObjectId | None = None,
) -> Steps[tuple[ObjectId, ...]]:
    """Move objects together to a zone as one event; return what they became."""
    changes: list[Event] = []
    for each in objects:
        change = zone_change(table, each, zone, position=position, controller=controller, entry=entry, cause=cause)
        if change is None:
            continue
        if zone is Zone.BATTLEFIELD:
            change = yield from _onto_battlefield(table, change)
        if change is not None:
            changes.append(change)
    batch = Batch(table)
    arrivals = yield from change_zones(table, batch, changes)
    _note_counters(table, batch, arrivals)
    batch.close()
    return arrivals


def _onto_battlefield(table: Table, change: ZoneChange) -> Steps[ZoneChange | None]:
    """Fill in what an Aura enters attached to, if nothing says so (303.4f)."""
    if change.entry.attached_to is None and is_aura(table, change.object):
        host = yield from _choose_host(table, change)
        if host is None:
            table.note(NO_HOST, object=change.object)
            return None
        change = change.with_(entry=change.entry.with_(attached_to=host))
    return change


def _choose_host(table: Table, change: ZoneChange) -> Steps[Entity | None]:
    """An Aura that isn't cast enchants what the player who puts it onto the battlefield chooses (303.4f)."""
    hosts = possible_hosts(table, change.object, change.controller)
    if not hosts:
        return None
    chooser = Choosing(table, change.object, change.controller)
    (host,) = yield from chooser.choose(change.controller, hosts, topic=Topic.CHOICE)
    return host


def _note_counters(table: Table, batch: Batch, arrivals: Sequence[ObjectId]) -> None:
    """Counters with which a permanent enters have been put on it (122.6)."""
    for each in arrivals:
        obj = table.state.objects.get(each)
        if obj is not None and obj.zone is Zone.BATTLEFIELD:
            for kind, amount in obj.counters:
                batch.add(CountersPut(each, kind, amount, obj.controller, entering=True))
