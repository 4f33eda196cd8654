"""Every action that isn't offered is refused for a reason, and the reason cites a rule (issue 3, part 9)."""

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from positions import play_on, position

from shinpan.game.decisions import Activate, Cast, PlayLand
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.abilities import ActivatedAbility
from shinpan.phrases.index import index_of
from shinpan.rules.game import Game
from shinpan.rules.refusing import Refusal


def explained(game: Game, refusal: Refusal | None) -> None:
    """Check that a refusal says in both languages what is in the way, by a rule that there is."""
    assert refusal is not None
    assert re.fullmatch(r"\d{3}\.\d+[a-z]?", refusal.citation.number)
    for language in ("en", "ja"):
        assert refusal.citation.text(language, **dict(refusal.parameters))


def candidates(game: Game, player: PlayerId) -> list[ObjectId]:
    """Return what a player might want to do something with."""
    state = game.state
    return [*state.hands[player], *state.graveyards[player], *state.battlefield, *state.exile]


@pytest.mark.rule("601.3", "602.5", "305.2b", "117.1")
@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 150))
def test_what_is_not_offered_is_refused_with_a_rule(seed: int, number: int) -> None:
    game = position(seed, number)
    while game.decision is not None and not game.at_rest:
        play_on(game, random.Random(seed), 1)
    decision = game.decision
    if decision is None:
        return
    for player in game.state.players_in_game():
        mine = decision.options if player == decision.player else ()
        castable = {option.object for option in mine if isinstance(option, Cast)}
        playable = {option.object for option in mine if isinstance(option, PlayLand)}
        active = {(option.object, option.number) for option in mine if isinstance(option, Activate)}
        for each in candidates(game, player):
            _agree(game, game.why_not("cast", each, player), offered=each in castable)
            _agree(game, game.why_not("play", each, player), offered=each in playable)
            for place, ability in enumerate(index_of(game.table.characteristics(each)).all):
                if isinstance(ability, ActivatedAbility):
                    refusal = game.why_not("activate", each, player, place)
                    _agree(game, refusal, offered=(each, place) in active)


def _agree(game: Game, refusal: Refusal | None, *, offered: bool) -> None:
    if offered:
        assert refusal is None
    else:
        explained(game, refusal)
