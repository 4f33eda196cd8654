"""Permanents are destroyed (701.8) and sacrificed (701.21)."""

from collections.abc import Sequence

from shinpan.game.counters import CounterKind
from shinpan.game.enums import Zone
from shinpan.game.events import Destroy, Event, Sacrifice
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.base import Steps
from shinpan.phrases.restrictions import CantBeRegenerated
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.happening.arranging import settled
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.counting import remove_counters
from shinpan.rules.happening.moving import perform_zone_changes, zone_change
from shinpan.rules.replacing.asking import replaced
from shinpan.rules.restricting import forbidden
from shinpan.rules.table import Table

DESTROYED = cite("701.8a", en="{object} is destroyed.", ja="{object}は破壊されます。")
INDESTRUCTIBLE = cite(
    "702.12b",
    en="{object} has indestructible and isn't destroyed.",
    ja="{object}は破壊不能を持つため破壊されません。",
)
SHIELD = cite(
    "122.1c",
    en="{object} has a shield counter; one is removed instead of destroying it.",
    ja="{object}の上に盾カウンターがあるため、破壊する代わりに1個取り除かれます。",
)
SACRIFICED = cite(
    "701.21a",
    en="{player} sacrifices {object}.",
    ja="{player}は{object}を生け贄に捧げます。",
)
carries("701.8b")


def destroy(table: Table, batch: Batch, proposals: Sequence[Destroy]) -> Steps[tuple[ObjectId, ...]]:
    """Destroy permanents together; return those that were destroyed (not those saved by a replacement)."""
    possible: list[Event] = []
    for proposal in proposals:
        if not table.on_battlefield(proposal.object):
            continue
        if not proposal.by_damage and proposal.source is not None and _shielded(table, proposal.object):
            table.note(SHIELD, object=proposal.object)
            yield from remove_counters(table, batch, proposal.object, CounterKind.SHIELD, 1)
        elif table.has(proposal.object, KeywordAbility.INDESTRUCTIBLE):
            table.note(INDESTRUCTIBLE, object=proposal.object)
        elif forbidden(table, CantBeRegenerated, proposal.object):
            possible.append(proposal.with_(can_regenerate=False))
        else:
            possible.append(proposal)
    final = yield from replaced(table, possible)
    destroyed = [event for event in final if isinstance(event, Destroy)]
    for event in destroyed:
        table.note(DESTROYED, object=event.object)
    moves: list[Event] = [event for event in final if not isinstance(event, Destroy)]
    for event in destroyed:
        move = zone_change(table, event.object, Zone.GRAVEYARD, cause=event.source)
        if move is not None:
            moves.append(move)
    perform_zone_changes(table, batch, (yield from settled(table, moves)))
    for event in destroyed:
        batch.add(event)
    return tuple(event.object for event in destroyed)


def _shielded(table: Table, object_id: ObjectId) -> bool:
    obj = table.state.objects[object_id]
    return bool(obj.counters) and obj.count(CounterKind.SHIELD) > 0


def sacrifice(
    table: Table, batch: Batch, player: PlayerId, objects: Sequence[ObjectId], source: ObjectId | None = None
) -> Steps[tuple[ObjectId, ...]]:
    """Have a player sacrifice permanents that they control; return those sacrificed."""
    own = [each for each in objects if table.on_battlefield(each) and table.controller(each) == player]
    moves: list[Event] = []
    for each in own:
        table.note(SACRIFICED, player=player, object=each)
        move = zone_change(table, each, Zone.GRAVEYARD, cause=source)
        if move is not None:
            moves.append(move)
    perform_zone_changes(table, batch, (yield from settled(table, moves)))
    for each in own:
        batch.add(Sacrifice(each, player, source))
    return tuple(own)
