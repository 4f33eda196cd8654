"""From step to step (500): what happens as a step begins and ends, and which step comes next."""

from shinpan.game.enums import Duration, Step
from shinpan.game.events import StepBegan
from shinpan.game.ids import PlayerId
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.happening.batch import Batch
from shinpan.rules.table import Table
from shinpan.rules.turn.expiring import expire
from shinpan.rules.turn.passing_turn import begin_turn
from shinpan.rules.turn.schedule import next_step
from shinpan.rules.turn.settling import settle

BEGINS = cite("500.1", en="The {step} begins.", ja="{step}が始まります。")
carries("500.2")
carries("500.4")
carries("500.5")
carries("500.6")
carries("505.1")
carries("506.1")


def advance(table: Table) -> Steps[None]:
    """End the current step and go on until a player has priority or the game is over."""
    while not table.state.over:
        end_step(table)
        step = next_step(table)
        if step is None:
            begin_turn(table)
            step = Step.UNTAP
        if (yield from begin_step(table, step)):
            return


def begin_step(table: Table, step: Step) -> Steps[bool]:
    """Begin a step: what happens by itself, then triggers; return whether a player gets priority in it."""
    from shinpan.rules.turn.actions import turn_based_actions

    state = table.state
    state.turn = state.turn.with_(step=step, priority=None, passes=0)
    view = state.view
    if view is not None and view.volatile:
        state.version += 1
    if table.recorder is not None:
        table.note(BEGINS, step=step)
    _end_durations(table, step)
    batch = Batch(table)
    batch.add(StepBegan(step, state.turn.active))
    batch.close()
    yield from turn_based_actions(table, step)
    if state.over:
        return True
    if step is Step.UNTAP:
        return False
    if step is Step.CLEANUP:
        return (yield from _after_cleanup(table))
    return (yield from give_priority(table, state.turn.active))


def _end_durations(table: Table, step: Step) -> None:
    """End the effects that last until this step begins."""
    if table.state.effects and step is Step.END:
        expire(table, Duration.YOUR_NEXT_END_STEP)
        expire(table, Duration.NEXT_END_STEP)


def give_priority(table: Table, player: PlayerId) -> Steps[bool]:
    """Settle what waits (704, 603.3), then give a player priority (117.5). Return whether the game waits for one."""
    yield from settle(table)
    state = table.state
    if state.over:
        return True
    if table.player(player).lost is not None:
        player = table.turn_order(player)[0]
    state.turn = state.turn.with_(priority=player)
    return True


def _after_cleanup(table: Table) -> Steps[bool]:
    """Give priority in the cleanup step only if something waits; another cleanup step follows then (514.3a)."""
    carried = yield from settle(table)
    state = table.state
    if state.over:
        return True
    if not carried:
        return False
    state.turn = state.turn.with_(priority=state.turn.active)
    return True


_OVER = {
    Step.END_OF_COMBAT: (Duration.END_OF_COMBAT,),
    Step.CLEANUP: (Duration.END_OF_COMBAT, Duration.END_OF_TURN),
}
"""At the end of which steps mana that stays for a while is lost, too (106.4, 702.189a)."""


def end_step(table: Table) -> None:
    """End a step: unused mana empties (500.5); after combat nothing attacks any more (511.3)."""
    state = table.state
    over = _OVER.get(state.turn.step, ())
    for player in state.players:
        if player.pool.units:
            table.set_player(player.with_(pool=player.pool.emptied(*over)))
    if state.turn.step is Step.END_OF_COMBAT:
        from shinpan.rules.combat.steps import end_combat

        end_combat(table)
        if state.effects:
            expire(table, Duration.END_OF_COMBAT)
