"""How often an ability triggers on an event: again, or not at all, because of static abilities (603.2d)."""

from shinpan.game.events import Event
from shinpan.game.ids import ObjectId
from shinpan.game.player_events import RoomEntered
from shinpan.phrases.dungeons.rooms import RoomsTriggerAgain
from shinpan.phrases.triggering import EventTriggersNothing, MoreTriggers
from shinpan.rulebook.citations import cite
from shinpan.rules.context.parts import context_of_part
from shinpan.rules.table import Table

AGAIN = cite(
    "603.2d",
    en="Because of {by}, the ability of {source} triggers an additional time.",
    ja="{by}により、{source}の能力は追加でもう1回誘発します。",
)
SILENT = cite(
    "603.2", en="Because of {by}, nothing triggers on that.", ja="{by}により、それによって能力は誘発しません。"
)


def times(table: Table, event: Event, source: ObjectId) -> int:
    """Return how often an ability of a source triggers on an event: once, and once more for each effect saying so."""
    number = 1
    for active in table.view().in_force(MoreTriggers):
        part = active.part
        assert isinstance(part, MoreTriggers)
        if part.again(context_of_part(table, active), event, source):
            table.note(AGAIN, by=active.source, source=source)
            number += 1
    if isinstance(event, RoomEntered):
        number += _rooms_again(table, event, source)
    return number


def _rooms_again(table: Table, event: Event, source: ObjectId) -> int:
    """Return how many effects have room abilities of a dungeon trigger once more."""
    number = 0
    for active in table.view().in_force(RoomsTriggerAgain):
        part = active.part
        assert isinstance(part, RoomsTriggerAgain)
        if part.again(context_of_part(table, active), event, source):
            table.note(AGAIN, by=active.source, source=source)
            number += 1
    return number


def silenced(table: Table, event: Event, source: ObjectId) -> bool:
    """Return whether an effect keeps the abilities of a source from triggering on an event."""
    for active in table.view().in_force(EventTriggersNothing):
        part = active.part
        assert isinstance(part, EventTriggersNothing)
        if part.silences(context_of_part(table, active), event, source):
            table.note(SILENT, by=active.source)
            return True
    return False
