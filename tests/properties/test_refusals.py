"""Every action that isn't offered is refused for a reason, and the reason cites a rule (issue 3, part 9)."""

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from positions import play_on, position

from shinpan.game.decisions import Activate, Cast, DecisionKind, PlayLand, Special, SpecialAction
from shinpan.game.ids import Entity, ObjectId, PlayerId
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


def at_rest(seed: int, number: int) -> Game:
    """Return a random position in which a player has priority, or a game that is over."""
    game = position(seed, number)
    while game.decision is not None and not game.at_rest:
        play_on(game, random.Random(seed), 1)
    return game


def candidates(game: Game, player: PlayerId) -> list[ObjectId]:
    """Return what a player might want to do something with."""
    state = game.state
    return [*state.hands[player], *state.graveyards[player], *state.battlefield, *state.exile]


@pytest.mark.rule("601.3", "602.5", "305.2b", "117.1")
@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 150))
def test_what_is_not_offered_is_refused_with_a_rule(seed: int, number: int) -> None:
    game = at_rest(seed, number)
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


@pytest.mark.rule("116.2", "116.2b", "116.2f", "116.2h", "116.2k", "116.2m")
@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 150))
def test_special_actions_that_are_not_offered_are_refused_with_a_rule(seed: int, number: int) -> None:
    game = at_rest(seed, number)
    decision = game.decision
    if decision is None:
        return
    for player in game.state.players_in_game():
        mine = decision.options if player == decision.player else ()
        offered = {(option.object, option.action, option.number) for option in mine if isinstance(option, Special)}
        for each in candidates(game, player):
            for action in SpecialAction:
                for place in range(2):
                    refusal = game.why_not(action.value, each, player, place)
                    _agree(game, refusal, offered=(each, action, place) in offered)


@pytest.mark.rule("508.1a", "508.1c", "508.1d", "509.1a", "509.1b", "509.1c")
@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10_000), st.integers(20, 150), st.integers(2, 3))
def test_attacks_and_blocks_that_are_not_offered_are_refused_with_a_rule(seed: int, number: int, players: int) -> None:
    game = position(seed, number, players)
    for _ in range(120):
        if game.decision is None or game.decision.kind in (DecisionKind.ATTACKERS, DecisionKind.BLOCKERS):
            break
        play_on(game, random.Random(seed), 1)
    decision = game.decision
    if decision is None:
        return
    for player in game.state.players_in_game():
        offered = {pair for option in decision.options for pair in getattr(option, "pairs", ())}
        for action, kind in (("attack", DecisionKind.ATTACKERS), ("block", DecisionKind.BLOCKERS)):
            asked = decision.kind is kind and decision.player == player
            for each in game.state.battlefield:
                for target in _fought(game, action):
                    refusal = game.why_not(action, each, player, target=target)
                    _agree(game, refusal, offered=asked and (each, target) in offered)


def _fought(game: Game, action: str) -> list[Entity]:
    return [*game.state.battlefield, *(game.state.players_in_game() if action == "attack" else ())]
