"""Activating mana abilities (605.3): they don't use the stack and resolve at once."""

from shinpan.game.decisions import Topic
from shinpan.game.deed_events import ManaProduced
from shinpan.game.effects import PendingTrigger
from shinpan.game.events import AbilityActivated, ManaAdded
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.mana import Mana, ManaKind
from shinpan.game.objects import Choices
from shinpan.phrases.abilities import ActivatedAbility, TriggeredAbility
from shinpan.phrases.base import Steps
from shinpan.phrases.index import index_of
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.context.resolution import Acting
from shinpan.rules.happening.batch import Batch
from shinpan.rules.mana.adding import Added
from shinpan.rules.mana.producing import is_triggered_mana_ability, produced, taps
from shinpan.rules.table import Table

ACTIVATED = cite(
    "605.3b",
    en="{player} activates the mana ability of {object}; it resolves at once, without the stack.",
    ja="{player}は{object}のマナ能力を起動します。スタックを使わず、ただちに解決されます。",
)
TRIGGERED = cite(
    "605.4a",
    en="The triggered mana ability of {object} resolves at once, without the stack.",
    ja="{object}の誘発型マナ能力は、スタックを使わず、ただちに解決されます。",
)
carries("605.3a")
carries("605.3c")
carries("605.4")


def activate_for_mana(
    table: Table,
    player: PlayerId,
    object_id: ObjectId,
    number: int,
    output: tuple[ManaKind, ...] | None = None,
    spent: tuple[Mana, ...] = (),
    x: int | None = None,
) -> Steps[None]:
    """Activate a mana ability. output: the mana it is activated for, if that has been decided already.

    spent: mana from the pool that pays the mana part of its own cost. x: X, if that is decided.
    """
    ability = index_of(table.characteristics(object_id)).all[number]
    assert isinstance(ability, ActivatedAbility)
    wanted = _wanted(table, player, object_id, ability, output)
    context = Acting(table, object_id, player, choices=Choices(x=x if wanted is None or wanted.x is None else wanted.x))
    context.ability = ability
    context.had_by = table.origin(object_id)
    if table.recorder is not None:
        table.note(ACTIVATED, player=player, object=object_id)
    _spend(table, player, spent)
    for part in ability.cost.parts:
        yield from part.pay(context)
    yield from _answered(_resolve(table, context, ability), wanted)
    batch = Batch(table)
    batch.add(AbilityActivated(object_id, number, player, mana=True, origin=table.origin(object_id)))
    batch.close()


def _wanted(
    table: Table, player: PlayerId, object_id: ObjectId, ability: ActivatedAbility, output: tuple[ManaKind, ...] | None
) -> Added | None:
    """Return how the ability comes to add what it is activated for."""
    if output is None:
        return None
    return next((each for each in produced(table, player, object_id, ability) if each.kinds == output), Added(output))


def _spend(table: Table, player: PlayerId, mana: tuple[Mana, ...]) -> None:
    if mana:
        held = table.player(player)
        table.set_player(held.with_(pool=held.pool.spend(mana)))


def _resolve(table: Table, context: Acting, ability: ActivatedAbility) -> Steps[None]:
    """Carry out the effect, and then at once the triggered mana abilities that trigger on it (605.4a)."""
    begun = len(table.state.history)
    yield from ability.effect.perform(context)
    added = [each for each in table.state.history[begun:] if isinstance(each, ManaAdded)]
    kinds = tuple(unit.kind for each in added if each.source == context.source for unit in each.mana)
    before = len(table.state.pending)
    batch = Batch(table)
    batch.add(ManaProduced(context.source, context.you, kinds, taps(ability)))
    batch.close()
    waiting = table.state.pending
    at_once = [each for each in waiting[before:] if is_triggered_mana_ability(each.ability)]
    table.state.pending = tuple(each for each in waiting if each not in at_once)
    for trigger in at_once:
        yield from _resolve_triggered(table, trigger)


def _resolve_triggered(table: Table, trigger: PendingTrigger) -> Steps[None]:
    ability = trigger.ability
    assert isinstance(ability, TriggeredAbility)
    context = Acting(
        table,
        trigger.source,
        trigger.controller,
        choices=Choices(x=trigger.x),
        event=trigger.event,
        bound=trigger.bound,
    )
    context.had_by = trigger.origin
    context.ability = ability
    if table.recorder is not None:
        table.note(TRIGGERED, object=trigger.source)
    if ability.condition is None or ability.condition.holds(context):
        yield from ability.effect.perform(context)


def _answered(steps: Steps[None], wanted: Added | None) -> Steps[None]:
    """Go through steps; a choice of color that has been made already isn't asked."""
    answers = [] if wanted is None else list(wanted.answers)
    answer = None
    while True:
        try:
            decision = steps.send(answer)
        except StopIteration:
            return
        answer = None
        if wanted is not None and decision.topic is Topic.COLOR:
            options = {option.value: option for option in decision.options}
            kind = next((each for each in answers if each in options), None)
            if kind is not None:
                answers.remove(kind)
                answer = [options[kind]]
        if answer is None:
            answer = yield decision
