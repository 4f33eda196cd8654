"""Ending the turn, or the combat phase, before its time (723)."""

from shinpan.game.enums import PHASE_OF, Duration, ObjectKind, Phase, Zone
from shinpan.game.events import Event
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.moving import change_zones, leave, remember, zone_change
from shinpan.rules.table import Table
from shinpan.rules.turn.expiring import expire

ENDS = cite(
    "723.1",
    en="The turn ends: what is on the stack is exiled, and the cleanup step is next.",
    ja="ターンが終わります。スタックにあるものはすべて追放され、次はクリンナップ・ステップです。",
)
COMBAT_ENDS = cite(
    "723.2",
    en="The combat phase ends: what is on the stack is exiled, and the next phase follows.",
    ja="戦闘フェイズが終わります。スタックにあるものはすべて追放され、次のフェイズに進みます。",
)
carries("723.1a")
carries("723.1b")
carries("723.1c")
carries("723.1f")
carries("723.2a")
carries("723.2b")
carries("723.2c")
carries("723.2g")


def end_turn(table: Table) -> Steps[None]:
    """End the turn, following the steps of the rule in order. What triggers meanwhile waits for the cleanup step."""
    table.note(ENDS)
    yield from _clear_stack(table)
    table.state.combat = None
    table.state.schedule = table.state.schedule.with_(ended=Phase.ENDING)


def end_combat_phase(table: Table) -> Steps[None]:
    """End the combat phase; nothing happens outside of one (723.2g)."""
    state = table.state
    if PHASE_OF[state.turn.step] is not Phase.COMBAT:
        return
    table.note(COMBAT_ENDS)
    yield from _clear_stack(table)
    state.combat = None
    expire(table, Duration.END_OF_COMBAT)
    state.schedule = state.schedule.with_(ended=Phase.COMBAT)


def _clear_stack(table: Table) -> Steps[None]:
    """Drop waiting triggers, exile the stack with the object that is resolving, check state-based actions once."""
    from shinpan.rules.state_based.check import perform_state_based_actions

    state = table.state
    state.pending = ()
    moves: list[Event] = []
    for each in state.stack:
        if state.objects[each].kind is ObjectKind.ABILITY:
            remember(table, each)
            leave(state, state.objects[each])
            continue
        move = zone_change(table, each, Zone.EXILE)
        if move is not None:
            moves.append(move)
    table.touch()
    batch = Batch(table)
    yield from change_zones(table, batch, moves)
    batch.close()
    yield from perform_state_based_actions(table)
