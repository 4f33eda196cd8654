"""Draws: everybody loses at once (104.4a), and loops of mandatory actions (104.4b)."""

import pytest

from shinpan.cards.library import built_in
from shinpan.game.decisions import Cast
from shinpan.game.enums import Step, Zone
from shinpan.game.ids import PlayerId
from shinpan.game.state import Settings
from shinpan.rules.beginning import add_card, new_state
from shinpan.rules.game import Game

ALICE = PlayerId(0)


def game_with(battlefield: list[str], hand: list[str]) -> Game:
    library = built_in()
    state = new_state([[], []], ["alice", "bob"], Settings())
    for name in battlefield:
        add_card(state, library[name], ALICE, Zone.BATTLEFIELD)
    for name in hand:
        add_card(state, library[name], ALICE, Zone.HAND)
    state.players[ALICE] = state.players[ALICE].with_(unlimited=True)
    state.turn = state.turn.with_(number=1, step=Step.PRECOMBAT_MAIN, priority=ALICE)
    return Game.of_state(state)


def cast_and_pass(game: Game, most: int = 400) -> None:
    game.answer(next(option for option in game.decision.options if isinstance(option, Cast)))
    for _ in range(most):
        if game.over or (game.at_rest and not game.state.stack):
            return
        game.answer(game.decision.options[0])


@pytest.mark.rule("104.4b", "731.4")
def test_three_oblivion_rings_with_nothing_else_to_exile() -> None:
    game = game_with(["Oblivion Ring"], ["Oblivion Ring", "Oblivion Ring"])
    cast_and_pass(game)
    assert not game.over, "the second exiles the first, and that is all"
    cast_and_pass(game)
    assert game.over
    assert game.result is None


@pytest.mark.rule("104.4b")
def test_no_draw_if_something_else_can_be_exiled() -> None:
    game = game_with(["Oblivion Ring", "Sol Ring"], ["Oblivion Ring", "Oblivion Ring"])
    cast_and_pass(game)
    cast_and_pass(game, most=60)
    assert not game.over
