"""The check (704.3): everything that applies is found first, then happens at the same time."""

from collections.abc import Callable

from shinpan.game.enums import ObjectKind, Zone
from shinpan.game.events import Destroy, Event
from shinpan.game.objects import GameObject
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.commander import returning
from shinpan.rules.ending import exile_abandoned
from shinpan.rules.happening.arranging import settled
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.destroying import DESTROYED, INDESTRUCTIBLE
from shinpan.rules.happening.moving import leave, perform_zone_changes, remember, zone_change
from shinpan.rules.replacing.asking import replaced
from shinpan.rules.speed import speed_up, waiting_for_speed
from shinpan.rules.state_based import (
    attachments,
    battles,
    counters,
    creatures,
    dungeons,
    legends,
    losing,
    permanents,
    sagas,
)
from shinpan.rules.state_based.actions import Actions
from shinpan.rules.state_based.sorts import RACING, may_have
from shinpan.rules.table import Table

CEASES = cite(
    "704.5d",
    en="{object} is a token outside the battlefield and ceases to exist.",
    ja="{object}は戦場以外の領域にあるトークンなので、消滅します。",
)
CEASES_AS_COPY = cite(
    "704.5e",
    en="{object} is a copy outside the stack and the battlefield and ceases to exist.",
    ja="{object}はスタックでも戦場でもない領域にあるコピーなので、消滅します。",
)
carries("704.3")
carries("704.4")
carries("704.7")

FINDERS: tuple[Callable[[Table, Actions], None], ...] = (
    losing.find,
    creatures.find,
    permanents.find,
    attachments.find,
    counters.find,
    sagas.find,
    dungeons.find,
)


def perform_state_based_actions(table: Table) -> Steps[bool]:
    """Check once; perform what was found as a single event; return whether anything was done."""
    if len(table.state.players_in_game()) < len(table.state.players):
        exile_abandoned(table)
    actions = Actions()
    for find in FINDERS:
        find(table, actions)
    yield from legends.find(table, actions)
    yield from battles.find(table, actions)
    if table.state.wandering:
        yield from returning.find(table, actions)
    if may_have(table, RACING):
        actions.engines.extend(waiting_for_speed(table))
    if not actions.any:
        return False
    batch = Batch(table)
    yield from _perform(table, batch, actions)
    batch.close()
    losing.leave_and_end(table, actions)
    return True


def _perform(table: Table, batch: Batch, actions: Actions) -> Steps[None]:
    """Do all of it at the same time: destructions that weren't replaced become moves, and all moves go together."""
    possible: list[Event] = []
    for destroy in actions.destroy:
        if table.has(destroy.object, creatures.KEEPS):
            table.note(INDESTRUCTIBLE, object=destroy.object)
        else:
            possible.append(destroy)
    final = yield from replaced(table, possible)
    destroyed = [event for event in final if isinstance(event, Destroy)]
    moves: list[Event] = [event for event in final if not isinstance(event, Destroy)]
    for each in (*(event.object for event in destroyed), *actions.bury):
        move = zone_change(table, each, Zone.GRAVEYARD)
        if move is not None and all(getattr(known, "object", None) != each for known in moves):
            moves.append(move)
    for each in actions.command:
        move = zone_change(table, each, Zone.COMMAND)
        if move is not None:
            moves.append(move)
    changes = yield from settled(table, moves)
    for event in destroyed:
        table.note(DESTROYED, object=event.object)
    perform_zone_changes(table, batch, changes)
    for event in destroyed:
        batch.add(event)
    battles.perform(table, actions)
    for player in actions.engines:
        speed_up(table, player)
    for each in actions.cease:
        cease(table, table.state.objects[each])
    yield from attachments.perform(table, batch, actions)
    yield from counters.perform(table, batch, actions)
    yield from sagas.perform(table, batch, actions)
    dungeons.perform(table, actions)


def cease(table: Table, obj: GameObject) -> None:
    """Have an object cease to exist (704.5d-e); its last-known information stays."""
    table.note(CEASES if obj.kind is ObjectKind.TOKEN else CEASES_AS_COPY, object=obj.id)
    remember(table, obj.id)
    leave(table.state, obj)
    table.touch()
