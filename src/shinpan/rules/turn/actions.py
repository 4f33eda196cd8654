"""Turn-based actions (703): what happens by itself as each step begins."""

from shinpan.game.decisions import Decision, DecisionKind, Pick, Topic
from shinpan.game.designations import Designation
from shinpan.game.enums import Duration, Step
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.objects import GameObject
from shinpan.phrases.base import Steps
from shinpan.phrases.restrictions import NoMaximumHandSize
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.designating import undesignate
from shinpan.rules.happening.drawing import discard, draw
from shinpan.rules.restricting import forbidden
from shinpan.rules.table import Table
from shinpan.rules.turn.expiring import expire
from shinpan.rules.turn.sagas import advance_sagas
from shinpan.rules.turn.untapping import untap_step

HAND_SIZE = cite(
    "514.1",
    en="{player} discards down to the maximum hand size.",
    ja="{player}は手札の上限枚数になるまでカードを捨てます。",
)
WEARS_OFF = cite(
    "514.2",
    en="Damage is removed and effects that last until end of turn end.",
    ja="ダメージが取り除かれ、「ターン終了時まで」の効果が終わります。",
)
carries("504.1")
carries("703.4")
carries("402.2")


def turn_based_actions(table: Table, step: Step) -> Steps[None]:
    """Carry out what happens by itself as a step begins."""
    match step:
        case Step.UNTAP:
            yield from untap_step(table)
        case Step.DRAW:
            yield from _draw_step(table)
        case Step.PRECOMBAT_MAIN:
            yield from advance_sagas(table)
        case Step.BEGINNING_OF_COMBAT:
            from shinpan.rules.combat.steps import begin_combat

            begin_combat(table)
        case Step.DECLARE_ATTACKERS:
            from shinpan.rules.combat.attacking import declare_attackers

            yield from declare_attackers(table)
        case Step.DECLARE_BLOCKERS:
            from shinpan.rules.combat.blocking import declare_blockers

            yield from declare_blockers(table)
        case Step.FIRST_STRIKE_DAMAGE | Step.COMBAT_DAMAGE:
            from shinpan.rules.combat.damage import deal_combat_damage

            yield from deal_combat_damage(table, step is Step.FIRST_STRIKE_DAMAGE)
        case Step.CLEANUP:
            yield from _cleanup_step(table)


def _draw_step(table: Table) -> Steps[None]:
    """504.1: the active player draws a card."""
    yield from draw(table, table.state.turn.active, 1)


def _cleanup_step(table: Table) -> Steps[None]:
    active = table.state.turn.active
    hand = table.state.hands[active]
    limit = table.player(active).hand_size
    if len(hand) > limit and not forbidden(table, NoMaximumHandSize, active):
        table.note(HAND_SIZE, player=active)
        chosen = yield from _choose_discards(active, hand, len(hand) - limit)
        batch = Batch(table)
        yield from discard(table, batch, active, chosen)
        batch.close()
    wear_off(table)


def _choose_discards(player: PlayerId, hand: tuple[ObjectId, ...], number: int) -> Steps[tuple[ObjectId, ...]]:
    answer = yield Decision(
        player=player,
        kind=DecisionKind.OBJECTS,
        options=tuple(Pick(each) for each in hand),
        minimum=number,
        maximum=number,
        rule="514.1",
        topic=Topic.DISCARD,
    )
    return tuple(option.entity for option in answer)


def wear_off(table: Table) -> None:
    """514.2: damage wears off, and effects until end of turn end, at the same time."""
    state = table.state
    worn: list[GameObject] = [
        obj for each in state.battlefield if (obj := state.objects[each]).damage or obj.deathtouched
    ]
    if worn or state.effects:
        table.note(WEARS_OFF)
    for obj in worn:
        state.objects[obj.id] = obj.with_(damage=0, deathtouched=False)
    if worn:
        table.touch()
    for each in state.battlefield:
        if state.objects[each].designations.given:
            undesignate(table, each, Designation.SADDLED)
    expire(table, Duration.END_OF_TURN)
    expire(table, Duration.END_OF_YOUR_NEXT_TURN)
