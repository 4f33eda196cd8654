"""Cases (719) and station cards (702.184, 721)."""

import pytest

from shinpan.cards.library import built_in
from shinpan.game.counters import CounterKind
from shinpan.game.decisions import Activate, Pick
from shinpan.game.enums import CardType, Step, Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.state import Settings
from shinpan.rules.beginning import add_card, new_state
from shinpan.rules.game import Game

ALICE, BOB = PlayerId(0), PlayerId(1)


def game_with(battlefield: list[str], hand: tuple[str, ...] = ()) -> tuple[Game, dict[str, ObjectId]]:
    library = built_in()
    state = new_state([[], []], ["alice", "bob"], Settings())
    for player in (ALICE, BOB):
        for _ in range(15):
            add_card(state, library["Plains"], player, Zone.LIBRARY)
    ids = {name: add_card(state, library[name], ALICE, Zone.BATTLEFIELD) for name in battlefield}
    for name in hand:
        add_card(state, library[name], ALICE, Zone.HAND)
    state.turn = state.turn.with_(number=1, step=Step.PRECOMBAT_MAIN, priority=ALICE)
    return Game.of_state(state, check=True), ids


def until(game: Game, step: Step, active: PlayerId) -> None:
    game.answer(game.decision.options[0])
    while not (game.at_rest and game.state.turn.step is step and game.state.turn.active == active):
        game.answer(game.decision.options[0])


def resolve(game: Game) -> None:
    while game.state.stack or not game.at_rest:
        game.answer(game.decision.options[0])


@pytest.mark.rule("719.3a", "719.3b", "719.3c", "702.169a")
def test_a_case_is_solved_at_the_end_step_and_then_does_more() -> None:
    game, ids = game_with(["Case of the Crimson Pulse"])
    case = ids["Case of the Crimson Pulse"]
    until(game, Step.END, ALICE)
    assert len(game.state.stack) == 1
    resolve(game)
    assert game.state.objects[case].designations.solved
    until(game, Step.UPKEEP, ALICE)
    assert len(game.state.stack) == 1, "the solved ability triggers"
    resolve(game)
    assert len(game.state.hands[ALICE]) == 2
    until(game, Step.END, ALICE)
    assert not game.state.stack, "a solved Case isn't solved again"


@pytest.mark.rule("719.3a", "603.4")
def test_a_case_whose_condition_fails_does_not_trigger() -> None:
    game, ids = game_with(["Case of the Crimson Pulse"], hand=("Plains",))
    until(game, Step.END, ALICE)
    assert not game.state.stack
    assert not game.state.objects[ids["Case of the Crimson Pulse"]].designations.solved


@pytest.mark.rule("719.3c")
def test_the_solved_ability_of_an_unsolved_case_does_nothing() -> None:
    game, _ = game_with(["Case of the Crimson Pulse"], hand=("Plains",))
    until(game, Step.UPKEEP, ALICE)
    assert not game.state.stack


@pytest.mark.rule("702.184a", "721.2b", "721.4", "721.2c")
def test_stationing_a_spacecraft() -> None:
    game, ids = game_with(["Wedgelight Rammer", "Craw Wurm", "Colossal Dreadmaw"])
    ship = ids["Wedgelight Rammer"]
    table = game.table
    assert table.characteristics(ship).power is None
    for creature, counters in (("Craw Wurm", 6), ("Colossal Dreadmaw", 12)):
        game.answer(next(o for o in game.decision.options if isinstance(o, Activate) and o.object == ship))
        if not game.at_rest:
            game.answer(Pick(ids[creature]))
        resolve(game)
        assert game.state.objects[ids[creature]].tapped
        assert game.state.objects[ship].count(CounterKind.CHARGE) == counters
    characteristics = game.table.characteristics(ship)
    assert CardType.CREATURE in characteristics.types
    assert (characteristics.power, characteristics.toughness) == (3, 4)
    assert game.table.has(ship, KeywordAbility.FLYING)
    assert not any(isinstance(o, Activate) and o.object == ship for o in game.decision.options), "all are tapped"


@pytest.mark.rule("702.184a", "602.5d")
def test_station_only_as_a_sorcery() -> None:
    game, ids = game_with(["Wedgelight Rammer", "Craw Wurm"])
    until(game, Step.UPKEEP, BOB)
    while game.decision.player != ALICE:
        game.answer(game.decision.options[0])
    assert not any(isinstance(o, Activate) and o.object == ids["Wedgelight Rammer"] for o in game.decision.options)
