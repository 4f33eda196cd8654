"""Conceding at any decision of any game of three or four (104.3a, 800.4)."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from positions import decks, play_on

from shinpan.game.ids import PlayerId
from shinpan.rules.game import Game
from shinpan.testing import check_game


@pytest.mark.rule("104.3a", "800.4", "800.4a", "800.4f", "800.4h")
@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 150), st.integers(3, 4), st.integers(0, 3), st.integers(1, 25))
def test_the_game_goes_on_without_the_player(seed: int, number: int, players: int, who: int, after: int) -> None:
    game = Game(decks(seed, players), seed=seed)
    rng = random.Random(seed)
    play_on(game, rng, number)
    leaving = PlayerId(who % players)
    game.concede(leaving)
    assert Game.from_json(game.to_json()).decision == game.decision
    for _ in range(after):
        play_on(game, rng, 1)
        if game.decision is not None:
            assert game.decision.decider != leaving
    while game.decision is not None and not game.at_rest:
        play_on(game, rng, 1)
    assert game.state.players[leaving].lost is not None
    assert game.over or not any(obj.owner == leaving for obj in game.state.objects.values())
    check_game(game, rng)
    while not game.over:
        left = game.state.players_in_game()
        game.concede(left[0])
        play_on(game, rng, after)
