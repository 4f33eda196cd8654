"""The conformance suite notices what it is there to notice: each check, on something that is broken."""

import random
from collections.abc import Callable

import pytest
from positions import decks, position

from shinpan.cards.library import built_in
from shinpan.game.decisions import Decision, DecisionKind, Pick
from shinpan.game.enums import Step, Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.state import GameState, Settings
from shinpan.game.turn import Turn
from shinpan.rules import seeing
from shinpan.rules.beginning import add_card, new_state
from shinpan.rules.game import Game
from shinpan.rules.table import Table
from shinpan.testing import Broken, Policy, check_game, check_hiding, check_state, random_answer

A, B = PlayerId(0), PlayerId(1)


@pytest.fixture
def game() -> Game:
    """A game at rest in A's main phase: A controls an anthem and two Bears, and both have hands and libraries."""
    library = built_in()
    cards = [library[name] for name in ("Forest", "Lightning Bolt", "Grizzly Bears", "Divination") * 5]
    state = new_state([cards, cards], ["A", "B"], Settings(seed=2))
    for player in (A, B):
        for card in cards[:4]:
            add_card(state, card, player, Zone.HAND)
    for name in ("Glorious Anthem", "Grizzly Bears", "Forest"):
        add_card(state, library[name], A, Zone.BATTLEFIELD)
    state.turn = Turn(number=3, active=A, step=Step.PRECOMBAT_MAIN, priority=A)
    state.started = True
    return Game.of_state(state)


def many_times(check: Callable[[random.Random], None]) -> None:
    """Checks that try something at random find what is wrong sooner or later."""
    for seed in range(200):
        check(random.Random(seed))


def test_nothing_is_wrong_with_the_game_as_it_is(game: Game) -> None:
    check_game(game, random.Random(0))


def lose_a_card(state: GameState) -> None:
    del state.objects[state.libraries[1][0]]
    state.libraries[1] = state.libraries[1][1:]


def forget_an_anthem(state: GameState) -> None:
    state.notable.clear()


def keep_a_stale_view(state: GameState) -> None:
    Table(state).view()
    anthem = state.objects.pop(state.battlefield[0])
    state.battlefield = state.battlefield[1:]
    del state.notable[anthem.id]


def leave_a_creature_dying(state: GameState) -> None:
    bears = state.objects[state.battlefield[1]]
    state.objects[bears.id] = bears.with_(damage=5)


def print_it_otherwise(state: GameState) -> None:
    bears = state.objects[state.battlefield[1]]
    state.objects[bears.id] = bears.with_(printed=bears.printed.with_(power=7))


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lose_a_card, "player P1 owns 23 cards, but brought 24"),
        (forget_an_anthem, "state.notable lists"),
        (keep_a_stale_view, "stale"),
        (leave_a_creature_dying, "704.3"),
        (print_it_otherwise, "isn't printed as its components are"),
    ],
)
def test_a_broken_state_is_noticed(game: Game, damage: Callable[[GameState], None], message: str) -> None:
    cards = {A: 27, B: 24}
    check_state(game.state, cards, at_rest=True)
    damage(game.state)
    with pytest.raises(Broken, match=message):
        check_state(game.state, cards, at_rest=True)


def test_a_cast_that_cannot_be_completed_is_noticed(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shinpan.rules.costs.payable.Means.can_pay", lambda *args, **kwargs: True, raising=True)
    with pytest.raises(Broken, match="was offered and then refused"):
        check_game(Game.of_state(game.state.fork()), random.Random(0))


def test_a_view_that_leaks_is_noticed(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    check_hiding(game, random.Random(0))
    honest = seeing.sight

    def leaking(table: Table, player: PlayerId, decision: Decision | None) -> object:
        top = table.state.libraries[1][0]
        seen = honest(table, player, decision)
        return seen.with_(hand=(*seen.hand, table.characteristics(top)))

    monkeypatch.setattr("shinpan.testing.hiding.sight", leaking)
    with pytest.raises(Broken, match=r"what player P\d sees \(hand\) depends on hidden cards"):
        many_times(lambda rng: check_hiding(game, rng))


def test_a_fork_that_shares_is_noticed(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = GameState.fork

    def sharing(state: GameState) -> GameState:
        fork = honest(state)
        fork.players = state.players
        return fork

    monkeypatch.setattr(GameState, "fork", sharing)
    with pytest.raises(Broken, match="changed"):
        many_times(lambda rng: check_game(game, rng))


def test_a_save_that_forgets_is_noticed(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Game.from_json

    def forgetting(text: str) -> Game:
        loaded = honest(text)
        loaded.state.clock += 1
        return loaded

    monkeypatch.setattr(Game, "from_json", forgetting)
    with pytest.raises(Broken, match="saving and loading changed the state"):
        check_game(game, random.Random(0))


def test_characteristics_that_count_a_hand_are_fresh_before_the_first_turn() -> None:
    """613.4a: what counts cards in hand is worked out anew as cards go back in a mulligan."""
    maro = built_in()["Maro"]
    game = Game([[maro] * 20, [maro] * 20], seed=1)
    for answer in (1, 0, 0, 0):
        check_state(game.state)
        assert game.decision is not None
        game.answer(game.decision.options[answer])
    check_state(game.state)
    assert len(game.state.hands[A]) == 6
    assert game.table.characteristics(game.state.hands[A][0]).power == 6


def test_the_same_answers_are_drawn_for_the_same_seed() -> None:
    game = position(7, 60)
    assert game.decision is not None
    drawn = [random_answer(game.decision, random.Random(3), game.table) for _ in range(2)]
    assert drawn[0] == drawn[1]


def test_a_policy_decides_what_is_likely(game: Game) -> None:
    assert game.decision is not None
    passing = Policy(land=0, cast=0, ability=0, mana=0)
    for seed in range(20):
        assert random_answer(game.decision, random.Random(seed), game.table, passing) == [game.decision.options[0]]


def test_a_decision_without_a_legal_answer_is_noticed(game: Game) -> None:
    asked = Decision(A, DecisionKind.OBJECTS, (Pick(ObjectId(17)),), minimum=2, maximum=2)
    with pytest.raises(Broken, match="2 options must be chosen of only 1"):
        random_answer(asked, random.Random(0), game.table)


def test_decks_are_of_the_size_and_colors_asked_for() -> None:
    for seed in range(20):
        for deck in decks(seed, 2, 40):
            assert len(deck) == 40
            counts = {card.name: deck.count(card) for card in deck if card.faces[0].mana_cost is not None}
            assert max(counts.values()) <= 4
            assert 14 <= sum("LAND" in {each.name for each in card.faces[0].types} for card in deck) <= 18
