"""CR 511: the end of combat."""

import pytest
from combat_board import ALICE, BOB, Board, creature

from shinpan.game.decisions import Attackers, Blockers, DecisionKind
from shinpan.game.enums import Step
from shinpan.rules.combat.steps import end_combat
from shinpan.rules.game import Game


@pytest.mark.rule("511.3")
def test_everything_is_removed_from_combat() -> None:
    board = Board()
    bear = board.add(ALICE, creature(2, 2))
    board.attack((bear, BOB))
    end_combat(board.table)
    assert board.table.state.combat is None
    assert "511.3" in board.rules()


@pytest.mark.rule("511.1", "511.3", "506.1")
def test_creatures_attack_until_the_end_of_combat_step_is_over() -> None:
    board = Board()
    state = board.table.state
    state.started = True
    bear, wall = board.add(ALICE, creature(2, 2)), board.add(BOB, creature(0, 4))
    state.turn = state.turn.with_(priority=ALICE)
    game = Game.of_state(state, check=True)
    steps = []
    while game.decision is not None and game.state.turn.step is not Step.POSTCOMBAT_MAIN:
        step = game.state.turn.step
        if step not in steps:
            steps.append(step)
        if step is Step.END_OF_COMBAT:
            assert game.state.combat is not None
            assert game.state.combat.attack_of(bear) is not None
        match game.decision.kind:
            case DecisionKind.ATTACKERS:
                game.answer(Attackers(((bear, BOB),)))
            case DecisionKind.BLOCKERS:
                game.answer(Blockers(((wall, bear),)))
            case _:
                game.answer(game.decision.options[0])
    assert steps == [
        Step.BEGINNING_OF_COMBAT,
        Step.DECLARE_ATTACKERS,
        Step.DECLARE_BLOCKERS,
        Step.COMBAT_DAMAGE,
        Step.END_OF_COMBAT,
    ]
    assert game.state.combat is None
    assert game.state.objects[wall].damage == 2
