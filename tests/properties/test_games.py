"""What holds at any decision of any game: forks, undoing, saving, seeds (DESIGN, "Decisions" and "Trust")."""

import json
import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from positions import decks, play_on, position

from shinpan.game.codec import BadSave, decode, encode, state_digest
from shinpan.game.decisions import DecisionKind
from shinpan.game.ids import PlayerId
from shinpan.game.sight import plain
from shinpan.rules.answers import IllegalAnswer
from shinpan.rules.game import Game
from shinpan.testing import Ending, Sampling, check_game, check_state, play_random, random_answer

seeds = st.integers(0, 10_000)
answers = st.integers(0, 120)
few = settings(max_examples=25, deadline=None)


@few
@given(seeds, answers)
def test_a_fork_plays_on_by_itself(seed: int, number: int) -> None:
    game = position(seed, number)
    before, decision = game.state.fork(), game.decision
    fork = game.fork()
    assert (fork.state, fork.decision) == (before, decision)
    play_on(fork, random.Random(seed), 30)
    assert (game.state, game.decision) == (before, decision)


@few
@given(seeds, answers, st.integers(1, 12))
def test_answers_taken_back_and_given_again_lead_to_the_same_place(seed: int, number: int, back: int) -> None:
    game = Game(decks(seed), seed=seed)
    play_on(game, random.Random(seed), number)
    start, decision, rng = state_digest(game.state), game.decision, random.Random(seed + 1)
    given_: list[object] = []
    while len(given_) < back and game.decision is not None:
        given_.append(random_answer(game.decision, rng, game.table))
        game.answer(given_[-1])
    end, last = state_digest(game.state), game.decision
    for _ in given_:
        game.undo()
    assert (state_digest(game.state), game.decision) == (start, decision)
    for answer in given_:
        game.answer(answer)
    assert (state_digest(game.state), game.decision) == (end, last)


def test_every_answer_of_a_game_can_be_taken_back() -> None:
    game = position(5, 150)
    number = 0
    while True:
        try:
            game.undo()
        except IllegalAnswer:
            break
        number += 1
    assert number == 150
    assert state_digest(game.state) == state_digest(position(5, 0).state)


@few
@given(seeds, answers)
def test_a_saved_game_goes_on_as_if_nothing_had_happened(seed: int, number: int) -> None:
    game = position(seed, number)
    text = game.to_json()
    loaded = Game.from_json(text)
    assert (loaded.state, loaded.decision) == (game.state, game.decision)
    assert loaded.to_json() == text
    for each in (game, loaded):
        play_on(each, random.Random(seed), 20)
    assert state_digest(loaded.state) == state_digest(game.state)


@few
@given(seeds, answers, st.integers(2, 3))
def test_a_view_goes_into_json_and_tells_nothing_hidden(seed: int, number: int, players: int) -> None:
    game = position(seed, number, players)
    for player in game.state.players:
        view = game.view(player.id)
        assert decode(encode(view)) == view
        shown = json.dumps(plain(view))
        hidden = set(game.state.libraries[player.id]) | {
            each for other in game.state.players if other.id != player.id for each in game.state.hands[other.id]
        }
        offered = {} if view.decision is None else {each.id for each in view.decision.shown}
        assert not hidden & (ids_in(json.loads(shown)) - set(offered))


def ids_in(value: object) -> set[int]:
    """All that stands under `id` or `object` in the plain form of a view."""
    if isinstance(value, list):
        return {found for each in value for found in ids_in(each)}
    if not isinstance(value, dict):
        return set()
    own = {each for key, each in value.items() if key in {"id", "object"} and isinstance(each, int)}
    return own | {found for each in value.values() for found in ids_in(each)}


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_a_damaged_save_is_refused_or_still_a_game(data: st.DataObject) -> None:
    """Whatever single value of a save is replaced by another: `BadSave`, or a game that can be played."""
    document = json.loads(saved(data.draw(st.integers(0, 3)), data.draw(st.sampled_from((0, 20, 60)))))
    places = list(nodes(document))
    holder, key = places[data.draw(st.integers(0, len(places) - 1))]
    other, name = places[data.draw(st.integers(0, len(places) - 1))]
    holder[key] = data.draw(
        st.sampled_from((None, True, 0, -1, 17, 10**9, "x", [], {}, {"player": 9}, deepcopy(other[name])))
    )
    try:
        game = Game.from_json(json.dumps(document))
    except (BadSave, RecursionError):
        return
    game.view(PlayerId(0))
    play_on(game, random.Random(0), 1)


def saved(seed: int, number: int) -> str:
    return position(seed, number).to_json()


def nodes(value: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every place of a JSON document as (container, key)."""
    if isinstance(value, (list, dict)):
        for key in range(len(value)) if isinstance(value, list) else list(value):
            yield value, key
            yield from nodes(value[key])


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    first, second, other = (play_random(decks(3), seed=seed, sampling=Sampling(0, 0)) for seed in (3, 3, 4))
    assert first.digest == second.digest
    assert first.decisions == second.decisions
    assert first.digest != other.digest


@pytest.mark.parametrize("seed", range(24))
def test_random_games_end_with_everything_holding(seed: int) -> None:
    outcome = play_random(decks(seed), seed=seed, sampling=Sampling(state=0.25, game=0.02, options=4))
    assert outcome.ending is not Ending.TOO_LONG
    assert outcome.game.decision is None


@pytest.mark.parametrize("seed", range(4))
def test_random_games_of_three_end_with_everything_holding(seed: int) -> None:
    outcome = play_random(decks(seed, 3), seed=seed, sampling=Sampling(state=0.2, game=0.01, options=4))
    assert outcome.ending is not Ending.TOO_LONG


@pytest.mark.parametrize("seed", range(3))
def test_the_check_mode_rebuilds_at_every_pause(seed: int) -> None:
    game = Game(decks(seed), seed=seed, check=True)
    play_on(game, random.Random(seed), 120)
    check_state(game.state, at_rest=game.at_rest)


@pytest.mark.parametrize("seed", range(3))
def test_mana_paid_by_hand(seed: int) -> None:
    game = Game(decks(seed), seed=seed, by_hand=True)
    rng, kinds = random.Random(seed), set()
    for number in range(160):
        if game.decision is None:
            break
        kinds.add(game.decision.kind)
        play_on(game, rng, 1)
        if number % 40 == 0:
            check_game(game, rng, options=4)
    assert DecisionKind.PAY in kinds
