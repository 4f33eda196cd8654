"""Choosing new targets for a copy, or for a spell or ability on the stack (707.10c, 115.7d)."""

from collections.abc import Sequence

from shinpan.game.decisions import Decision, DecisionKind, Pick, Topic
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.objects import Choices
from shinpan.phrases.abilities import ActivatedAbility, TriggeredAbility
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.context.choosing import NO, YES
from shinpan.rules.context.queries import Queries
from shinpan.rules.table import Table
from shinpan.rules.targeting.legality import legal_targets
from shinpan.rules.targeting.slots import Slots, slots_of_effect, slots_of_spell

KEPT = cite(
    "707.10c",
    en="{player} leaves the targets of {object} as they are.",
    ja="{player}は{object}の対象を変更しません。",
)
CHANGED = cite(
    "707.10c",
    en="{player} chooses {target} as a new target for {object}.",
    ja="{player}は{object}の新しい対象として{target}を選びます。",
)
carries("115.7d")


def slots_of_stacked(table: Table, object_id: ObjectId) -> Slots:
    """Return the target slots of a spell or ability on the stack, with the modes chosen for it."""
    obj = table.object(object_id)
    assert obj is not None
    if obj.stacked is None:
        return slots_of_spell(table.characteristics(object_id), obj.choices)
    ability = obj.stacked.ability
    assert isinstance(ability, (ActivatedAbility, TriggeredAbility))
    return slots_of_effect(ability.effect, obj.choices)


def asking_context(table: Table, object_id: ObjectId, you: PlayerId) -> Queries:
    """Return the context in which a spell or ability on the stack asks about its targets."""
    obj = table.object(object_id)
    assert obj is not None
    choices = obj.choices or Choices()
    stacked = obj.stacked
    if stacked is None:
        return Queries(table, object_id, you, choices=choices)
    context = Queries(table, stacked.source, you, choices=choices, event=stacked.event, bound=stacked.bound)
    context.had_by = stacked.origin
    context.itself = object_id
    return context


def choose_new_targets(
    table: Table, object_id: ObjectId, player: PlayerId, controller: PlayerId | None = None
) -> Steps[None]:
    """Let a player choose new targets: each may stay as it is, even an illegal one; a new one must be legal.

    controller: who controls the spell or ability, if it isn't that player.
    """
    obj = table.state.objects[object_id]
    if obj.choices is None or not any(obj.choices.targets):
        return
    answer = yield Decision(
        player=player,
        kind=DecisionKind.YES_NO,
        options=(YES, NO),
        rule="707.10c",
        topic=Topic.NEW_TARGETS,
        source=object_id,
        default=NO,
    )
    if not answer[0].value:
        table.note(KEPT, player=player, object=object_id)
        return
    targets = list(obj.choices.targets)
    for slot in range(len(targets)):
        targets[slot] = yield from _choose_slot(
            table, object_id, player, player if controller is None else controller, slot
        )
        held = table.state.objects[object_id]
        assert held.choices is not None
        table.state.objects[object_id] = held.with_(choices=held.choices.with_(targets=tuple(targets)))


def _choose_slot(
    table: Table, object_id: ObjectId, player: PlayerId, controller: PlayerId, slot: int
) -> Steps[tuple[Entity, ...]]:
    context = asking_context(table, object_id, controller)
    slots = slots_of_stacked(table, object_id)
    current = context.choices.targets[slot]
    stacked = object_id if table.state.objects[object_id].stacked is None else None
    legal = legal_targets(table, context, slots.targets[slot], stacked)
    chosen: list[Entity] = list(current)
    for place, old in enumerate(current):
        chosen[place] = yield from _choose_one(table, object_id, player, slot, old, legal, chosen)
    return tuple(chosen)


def _choose_one(
    table: Table,
    object_id: ObjectId,
    player: PlayerId,
    slot: int,
    old: Entity,
    legal: Sequence[Entity],
    taken: Sequence[Entity],
) -> Steps[Entity]:
    options = [old, *(each for each in legal if each != old and each not in taken)]
    answer = yield Decision(
        player=player,
        kind=DecisionKind.OBJECTS,
        options=tuple(Pick(each) for each in options),
        rule="707.10c",
        topic=Topic.TARGETS,
        source=object_id,
        slot=slot,
        default=Pick(old),
    )
    new: Entity = answer[0].entity
    if new != old:
        table.note(CHANGED, player=player, target=new, object=object_id)
    return new
