"""Starting the game (103): opening hands, the London mulligan, the skipped first draw."""

import pytest

from shinpan.cards.library import built_in
from shinpan.game.decisions import DecisionKind, Topic
from shinpan.game.enums import Step
from shinpan.game.ids import PlayerId
from shinpan.rules.beginning import AGAIN, KEEP
from shinpan.rules.game import Game, IllegalAnswer

ALICE, BOB, CAROL = PlayerId(0), PlayerId(1), PlayerId(2)


def new_game(players: int = 2, seed: int = 1) -> Game:
    library = built_in()
    deck = [library["Plains"]] * 20 + [library["Grizzly Bears"]] * 20
    return Game([deck] * players, seed=seed, check=True)


@pytest.mark.rule("103.4", "103.5", "103.8", "103.8a")
def test_keeping_and_the_skipped_draw_step() -> None:
    game = new_game()
    assert [len(hand) for hand in game.state.hands] == [7, 7]
    for player in (ALICE, BOB):
        assert game.decision.topic is Topic.MULLIGAN
        assert game.decision.player == player
        game.answer(KEEP)
    assert game.state.turn.number == 1
    assert game.state.turn.step is Step.UPKEEP
    game.answer(game.decision.options[0])
    game.answer(game.decision.options[0])
    assert game.state.turn.step is Step.PRECOMBAT_MAIN
    assert len(game.state.hands[ALICE]) == 7


@pytest.mark.rule("103.5")
def test_a_mulligan_draws_seven_and_puts_one_on_the_bottom() -> None:
    game = new_game()
    game.answer(AGAIN)
    game.answer(KEEP)
    assert game.decision.player == ALICE, "who took a mulligan decides again"
    assert len(game.state.hands[ALICE]) == 7
    game.answer(KEEP)
    decision = game.decision
    assert decision.topic is Topic.BOTTOM
    assert (decision.minimum, decision.maximum) == (1, 1)
    with pytest.raises(IllegalAnswer):
        game.answer(list(decision.options[:2]))
    bottomed = game.state.objects[decision.options[3].entity].components
    game.answer(decision.options[3])
    assert len(game.state.hands[ALICE]) == 6
    assert game.state.objects[game.state.libraries[ALICE][-1]].components == bottomed


@pytest.mark.rule("103.5c")
def test_the_first_mulligan_is_free_among_three() -> None:
    game = new_game(players=3)
    game.answer(AGAIN)
    game.answer(KEEP)
    game.answer(KEEP)
    game.answer(KEEP)
    assert game.decision.kind is DecisionKind.PRIORITY
    assert [len(hand) for hand in game.state.hands] == [7, 7, 7]


@pytest.mark.rule("103.8c")
def test_nobody_skips_a_draw_among_three() -> None:
    game = new_game(players=3)
    for _ in range(3):
        game.answer(KEEP)
    while game.state.turn.step is not Step.PRECOMBAT_MAIN:
        game.answer(game.decision.options[0])
    assert len(game.state.hands[ALICE]) == 8


@pytest.mark.rule("103.5")
def test_no_mulligan_below_an_empty_hand() -> None:
    game = new_game()
    taken = 0
    while game.decision.topic is Topic.MULLIGAN and taken < 20:
        if game.decision.player == ALICE:
            taken += 1
            game.answer(AGAIN)
        else:
            game.answer(KEEP)
    assert taken == 7
