"""Conceding (104.3a), and what leaves with a player (800.4a)."""

import pytest

from shinpan.cards.library import built_in
from shinpan.game.decisions import Cast
from shinpan.game.enums import LossReason, Step, Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.state import Settings
from shinpan.game.turn import Turn
from shinpan.rules.beginning import KEEP, add_card, new_state
from shinpan.rules.game import Game, IllegalAnswer
from shinpan.rules.listing import PASS

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


def three_with(**hands: str) -> tuple[Game, dict[str, ObjectId]]:
    """Return a game of three with unlimited mana in Alice's main phase, and a card in each hand named."""
    library = built_in()
    state = new_state([(), (), ()], ("Alice", "Bob", "Carol"), Settings())
    held: dict[str, ObjectId] = {}
    for player in (ALICE, BOB, CAROL):
        state.players[player] = state.players[player].with_(unlimited=True, turns_begun=1)
        for _ in range(10):
            add_card(state, library["Plains"], player, Zone.LIBRARY)
        for _ in range(2):
            add_card(state, library["Grizzly Bears"], player, Zone.BATTLEFIELD)
        add_card(state, library["Forest"], player, Zone.HAND)
        name = hands.get(state.players[player].name.lower())
        if name is not None:
            held[name] = add_card(state, library[name], player, Zone.HAND)
    state.turn = Turn(number=1, active=ALICE, step=Step.PRECOMBAT_MAIN, priority=ALICE)
    return Game.of_state(state, check=True), held


def cast(game: Game, card: ObjectId) -> None:
    decision = game.decision
    assert decision is not None
    game.answer(next(option for option in decision.options if isinstance(option, Cast) and option.object == card))


def controls(game: Game, player: PlayerId) -> list[str]:
    table = game.table
    return [table.characteristics(each).name for each in table.state.battlefield if table.controller(each) == player]


@pytest.mark.rule("104.3a", "800.4f", "800.4g")
def test_who_concedes_in_the_middle_chooses_nothing_more() -> None:
    game, held = three_with(alice="Innocent Blood")
    cast(game, held["Innocent Blood"])
    for _ in range(3):
        game.answer(PASS)
    assert game.decision is not None
    assert game.decision.decider == ALICE
    game.answer([game.decision.options[0]])
    assert game.decision.decider == BOB
    game.concede(BOB)
    while not game.at_rest:
        assert game.decision is not None
        assert game.decision.decider != BOB
        game.answer([game.decision.options[0]])
    assert game.state.players[BOB].lost is LossReason.CONCEDED
    assert not any(obj.owner == BOB for obj in game.state.objects.values())
    assert not game.over


@pytest.mark.rule("104.3a", "732.1")
def test_a_spell_half_cast_leaves_with_its_player() -> None:
    game, held = three_with(alice="Lightning Bolt")
    cast(game, held["Lightning Bolt"])
    assert not game.at_rest
    game.concede(ALICE)
    assert game.at_rest
    assert game.state.stack == ()
    assert controls(game, ALICE) == []
    assert game.decision is not None
    assert game.decision.player == BOB


@pytest.mark.rule("104.3a")
def test_others_decide_on_while_a_player_is_leaving() -> None:
    game, held = three_with(alice="Lightning Bolt")
    cast(game, held["Lightning Bolt"])
    assert game.decision is not None
    assert game.decision.player == ALICE
    game.concede(CAROL)
    again = Game.from_json(game.to_json())
    assert again.decision == game.decision
    game.answer([next(option for option in game.decision.options if option.entity == BOB)])
    assert game.at_rest
    assert game.state.players[CAROL].lost is LossReason.CONCEDED
    assert len(game.state.stack) == 1
    game.undo()
    assert game.state.players[CAROL].lost is None
    assert not game.at_rest
    game.concede(BOB)
    assert game.over
    assert game.result == ALICE
