"""Conceding (104.3a), and what leaves with a player (800.4a)."""

import pytest

from shinpan.cards.library import built_in
from shinpan.game.enums import LossReason, Zone
from shinpan.game.ids import PlayerId
from shinpan.rules.beginning import KEEP
from shinpan.rules.game import Game, IllegalAnswer

ALICE, BOB, CAROL = PlayerId(0), PlayerId(1), PlayerId(2)


def game_of(players: int) -> Game:
    library = built_in()
    game = Game([[library["Forest"]] * 40] * players, seed=2)
    for _ in range(players):
        game.answer(KEEP)
    return game


@pytest.mark.rule("104.3a", "104.2a")
def test_conceding_ends_a_game_of_two() -> None:
    game = game_of(2)
    game.concede(ALICE)
    assert game.over
    assert game.result == BOB
    assert game.decision is None
    assert game.state.players[ALICE].lost is LossReason.CONCEDED
    with pytest.raises(IllegalAnswer):
        game.answer(0)


@pytest.mark.rule("104.3a")
def test_a_player_may_concede_without_priority() -> None:
    game = game_of(2)
    assert game.decision.player == ALICE
    game.concede(BOB)
    assert game.result == ALICE


@pytest.mark.rule("800.4a", "800.4")
def test_among_three_the_others_play_on() -> None:
    game = game_of(3)
    game.concede(ALICE)
    assert not game.over
    assert game.decision.player == BOB, "priority passes to the next player in the game"
    assert not any(obj.owner == ALICE for obj in game.state.objects.values())
    for zone in (Zone.LIBRARY, Zone.HAND):
        assert game.state.zone(zone, ALICE) == ()
    game.concede(CAROL)
    assert game.result == BOB


@pytest.mark.rule("104.3a")
def test_conceding_in_the_middle_of_something() -> None:
    library = built_in()
    game = Game([[library["Forest"]] * 40] * 2, seed=2)
    game.concede(BOB)
    assert game.result == ALICE
    game.undo()
    assert game.decision.player == ALICE
    assert not game.over
    assert Game.from_json(game.to_json()).decision == game.decision


@pytest.mark.rule("104.3a")
def test_undo_takes_a_concession_back() -> None:
    game = game_of(2)
    game.concede(ALICE)
    game.undo()
    assert not game.over
    assert game.decision.player == ALICE
