"""Putting abilities that have triggered on the stack (603.3): APNAP, each player's own in the order they choose."""

from shinpan.game.decisions import Decision, DecisionKind, Topic, Word
from shinpan.game.effects import PendingTrigger
from shinpan.game.enums import ObjectKind, Zone
from shinpan.game.events import BecameTarget
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.objects import Choices, GameObject, Stacked
from shinpan.phrases.abilities import TriggeredAbility
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.casting.modes import choose_modes, offered, possible_modes
from shinpan.rules.context.resolution import Acting
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.moving import arrive, leave
from shinpan.rules.table import Table
from shinpan.rules.targeting.choosing import can_choose, choose_targets, divide
from shinpan.rules.targeting.slots import modal_of, slots_of_effect

STACKED = cite(
    "603.3",
    en="The triggered ability of {source} is put on the stack.",
    ja="{source}の誘発型能力がスタックに置かれます。",
)
REMOVED = cite(
    "603.3d",
    en="The triggered ability of {source} has no legal target and is removed from the stack.",
    ja="{source}の誘発型能力は適正な対象を取れないため、スタックから取り除かれます。",
)
carries("603.3b")
carries("603.3c")
carries("101.4")


def put_triggers_on_stack(table: Table) -> Steps[bool]:
    """Put all waiting abilities on the stack; return whether there were any."""
    state = table.state
    waiting = state.pending
    if not waiting:
        return False
    state.pending = ()
    for player in table.turn_order():
        own = tuple(trigger for trigger in waiting if trigger.controller == player)
        ordered = yield from _ordered(table, player, own)
        for trigger in ordered:
            yield from _put(table, trigger)
    return True


def _ordered(table: Table, player: PlayerId, own: tuple[PendingTrigger, ...]) -> Steps[tuple[PendingTrigger, ...]]:
    """Let a player order their abilities, first on the stack first (603.3b)."""
    if len(own) < 2 or len({(trigger.source, trigger.number) for trigger in own}) == 1:
        return own
    own = tuple(sorted(own, key=lambda trigger: _when(table, trigger)))
    options = tuple(_option(table, place, trigger) for place, trigger in enumerate(own))
    answer = yield Decision(
        player=player,
        kind=DecisionKind.ORDER,
        options=options,
        minimum=len(options),
        maximum=len(options),
        rule="603.3b",
        topic=Topic.TRIGGER_ORDER,
    )
    return tuple(own[option.value] for option in answer)


def _when(table: Table, trigger: PendingTrigger) -> tuple[int, int, int]:
    """The order offered first: as they triggered, then by their sources' timestamps, then as written."""
    source = table.object(trigger.source)
    return (trigger.order, source.timestamp if source is not None else 0, trigger.number)


def _option(table: Table, place: int, trigger: PendingTrigger) -> Word:
    name = table.characteristics(trigger.source).name
    return Word(value=place, en=name, ja=name, object=trigger.source)


def _put(table: Table, trigger: PendingTrigger) -> Steps[None]:
    """Put one ability on the stack and make the choices for it (603.3c-d)."""
    state = table.state
    ability = trigger.ability
    assert isinstance(ability, TriggeredAbility)
    stacked = GameObject(
        id=state.new_object_id(),
        kind=ObjectKind.ABILITY,
        components=(),
        owner=trigger.controller,
        controller=trigger.controller,
        zone=Zone.STACK,
        timestamp=state.new_timestamp(),
        stacked=Stacked(
            source=trigger.source,
            ability=ability,
            number=trigger.number,
            event=trigger.event,
            bound=trigger.bound,
            x=trigger.x,
            origin=trigger.origin,
            since=trigger.since,
        ),
    )
    arrive(state, stacked)
    table.touch()
    context = Acting(
        table,
        trigger.source,
        trigger.controller,
        choices=_announced(table, trigger),
        event=trigger.event,
        bound=trigger.bound,
    )
    context.had_by = trigger.origin
    context.itself = stacked.id
    if not _possible(table, context, ability):
        table.note(REMOVED, source=trigger.source)
        leave(state, state.objects[stacked.id])
        return
    table.note(STACKED, source=trigger.source)
    yield from _choose(table, context, stacked.id, ability)


def _announced(table: Table, trigger: PendingTrigger) -> Choices:
    """Return what the ability knows from its source: X, and how the spell was cast that the source was (603.4)."""
    source = table.object(trigger.source)
    if source is None or source.choices is None:
        return Choices(x=trigger.x)
    return Choices(x=trigger.x, keywords=source.choices.keywords, extras=source.choices.extras)


def _possible(table: Table, context: Acting, ability: TriggeredAbility) -> bool:
    modal = modal_of(ability.effect)
    if modal is not None:
        return len(offered(modal, possible_modes(table, context, modal))) >= max(1, modal.minimum)
    slots = slots_of_effect(ability.effect, context.choices)
    return not slots.targets or can_choose(table, context, slots)


def _choose(table: Table, context: Acting, stacked: ObjectId, ability: TriggeredAbility) -> Steps[None]:
    state = table.state
    modes = yield from choose_modes(table, context, ability.effect)
    context.choices = context.choices.with_(modes=modes)
    slots = slots_of_effect(ability.effect, context.choices)
    if slots.targets:
        yield from choose_targets(table, context, slots)
        shares = yield from divide(table, context, slots)
        context.choices = context.choices.with_(divided=shares)
    state.objects[stacked] = state.objects[stacked].with_(choices=context.choices)
    if context.choices.targets:
        batch = Batch(table)
        for slot in context.choices.targets:
            for target in slot:
                batch.add(BecameTarget(target, stacked, context.you))
        batch.close()
