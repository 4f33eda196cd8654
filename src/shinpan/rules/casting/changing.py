"""How a spell differs from its card by the way it is cast: overloaded, bestowed (601.2a, 601.3e)."""

from typing import Any

from shinpan.game.characteristics import Characteristics
from shinpan.game.enums import Layer, Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.objects import Choices
from shinpan.phrases.abilities import Modify, StaticAbility
from shinpan.phrases.base import Modification
from shinpan.phrases.conditions import AnnouncedCondition
from shinpan.phrases.index import index_of
from shinpan.phrases.references.objects import This
from shinpan.rulebook.citations import carries
from shinpan.rules.casting.ways import Way
from shinpan.rules.context.parts import context_of_part
from shinpan.rules.context.queries import Queries
from shinpan.rules.layers.draft import Draft
from shinpan.rules.table import Table

carries("702.103d")
carries("601.3e")

_KNOWN: dict[tuple[int, Any], tuple[Characteristics, Characteristics]] = {}


def spell_characteristics(table: Table, player: PlayerId, object_id: ObjectId, way: Way) -> Characteristics:
    """Return the characteristics that a card would have as a spell cast in some way.

    What its own abilities make of it as it goes onto the stack is taken into account.
    """
    characteristics = table.characteristics(object_id)
    if not way.keywords or table.state.objects[object_id].zone is Zone.STACK:
        return characteristics
    key = (id(characteristics), way.keywords)
    known = _KNOWN.get(key)
    if known is None or known[0] is not characteristics:
        changes = _own_changes(characteristics, Choices(keywords=way.keywords))
        made = _changed(table, player, object_id, characteristics, changes) if changes else characteristics
        if len(_KNOWN) > 5_000:
            _KNOWN.clear()
        known = _KNOWN[key] = (characteristics, made)
    return known[1]


def with_abilities_of_spells(seen: Table, card: ObjectId) -> Characteristics:
    """Return the characteristics of a card as a spell, with the abilities that effects give such spells (601.3e).

    seen: a table on which it is that spell. One that lies on the stack already has them.
    """
    characteristics = seen.characteristics(card)
    if seen.state.objects[card].zone is Zone.STACK:
        return characteristics
    draft = None
    for active in seen.view().for_spells:
        part = active.part
        context = context_of_part(seen, active)
        if active.condition is not None and not active.condition.holds(context):
            continue
        if not isinstance(part, Modify) or not part.affected.includes(context, card):
            continue
        if draft is None:
            draft = Draft(seen.state.objects[card])
            draft.load(characteristics)
        for change in part.changes:
            if change.layer is Layer.ABILITY:
                change.settled(context, card).apply(draft)
        draft.changed()
    return characteristics if draft is None else draft.frozen()


def _own_changes(characteristics: Characteristics, choices: Choices) -> list[Modification]:
    """Return what the abilities of a spell change about it because of how it is cast, in the order of the layers."""
    found = [
        change
        for _, ability in index_of(characteristics).statics
        if _functions(ability, choices)
        for part in ability.parts
        if isinstance(part, Modify) and isinstance(part.affected, This)
        for change in part.changes
    ]
    return sorted(found, key=lambda change: change.layer)


def _functions(ability: StaticAbility, choices: Choices) -> bool:
    condition = ability.condition
    return Zone.STACK in ability.zones and isinstance(condition, AnnouncedCondition) and condition.was(choices)


def _changed(
    table: Table,
    player: PlayerId,
    object_id: ObjectId,
    characteristics: Characteristics,
    changes: list[Modification],
) -> Characteristics:
    context = Queries(table, object_id, player)
    draft = Draft(table.state.objects[object_id])
    draft.load(characteristics)
    for change in changes:
        change.settled(context, object_id).apply(draft)
        draft.changed()
    return draft.frozen()
