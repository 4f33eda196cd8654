"""Who chooses when several replacement effects apply: the affected player or object's controller (616.1)."""

from shinpan.game.events import (
    Attach,
    CountersPut,
    CountersRemoved,
    Damage,
    Destroy,
    Discard,
    Draw,
    Event,
    LifeGained,
    LifeLost,
    ManaAdded,
    Sacrifice,
    Tap,
    TokenMade,
    Untap,
    ZoneChange,
)
from shinpan.game.ids import Entity, PlayerId
from shinpan.rulebook.citations import carries
from shinpan.rules.table import Table

carries("616.1")


def affected_player(table: Table, event: Event) -> PlayerId:
    """Return the player who chooses the order: for an object without a controller, its owner."""
    match event:
        case Damage() | CountersPut() | CountersRemoved():
            return _holder(table, event.recipient)
        case ZoneChange():
            return event.controller if event.origin is None else _holder(table, event.object)
        case Destroy() | Tap() | Untap() | Attach():
            return _holder(table, event.object)
        case Draw() | LifeGained() | LifeLost() | TokenMade() | Discard() | Sacrifice() | ManaAdded():
            return event.player
        case _:
            return table.state.turn.active


def _holder(table: Table, entity: Entity) -> PlayerId:
    return entity if isinstance(entity, PlayerId) else table.controller(entity)
