"""The course of turns: extra turns and phases, skipping, ending the turn, controlling a player (500.7-11, 722, 723)."""

from collections.abc import Sequence

import pytest

from shinpan.cards.library import built_in
from shinpan.game.decisions import Activate, Cast, Pick, Topic
from shinpan.game.enums import Step, Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.state import Settings
from shinpan.rules.beginning import add_card, new_state
from shinpan.rules.game import Game

ALICE, BOB, CAROL = PlayerId(0), PlayerId(1), PlayerId(2)


def game_with(battlefield: Sequence[str] = (), hand: Sequence[str] = (), players: int = 2) -> Game:
    """A game in alice's first main phase; the cards are hers, everybody has unlimited mana and Plains to draw."""
    library = built_in()
    state = new_state([[]] * players, ["alice", "bob", "carol"][:players], Settings())
    for player in range(players):
        for _ in range(15):
            add_card(state, library["Plains"], PlayerId(player), Zone.LIBRARY)
        state.players[player] = state.players[player].with_(unlimited=True)
    for name in battlefield:
        add_card(state, library[name], ALICE, Zone.BATTLEFIELD)
    for name in hand:
        add_card(state, library[name], ALICE, Zone.HAND)
    state.turn = state.turn.with_(number=1, step=Step.PRECOMBAT_MAIN, priority=ALICE)
    return Game.of_state(state, check=True)


def named(game: Game, name: str) -> ObjectId:
    return next(key for key, obj in game.state.objects.items() if obj.printed.names[:1] == (name,))


def cast(game: Game, name: str, *targets: PlayerId) -> None:
    card = named(game, name)
    game.answer(next(o for o in game.decision.options if isinstance(o, Cast) and o.object == card))
    for target in targets:
        game.answer(Pick(target))
    resolve(game)


def resolve(game: Game) -> None:
    while game.state.stack or not game.at_rest:
        game.answer(game.decision.options[0])


def until(game: Game, step: Step) -> list[tuple[int, PlayerId, Step]]:
    """Pass until the next such step; return the steps in which somebody had priority on the way."""
    seen = []
    while True:
        before = game.state.turn
        game.answer(game.decision.options[0])
        now = game.state.turn
        if game.at_rest and (now.number, now.step) != (before.number, before.step):
            seen.append((now.number, now.active, now.step))
            if now.step is step:
                return seen


def next_turns(game: Game, number: int) -> list[PlayerId]:
    return [until(game, Step.UPKEEP)[-1][1] for _ in range(number)]


@pytest.mark.rule("500.7")
def test_an_extra_turn_comes_before_the_regular_ones() -> None:
    game = game_with(hand=["Time Walk"])
    cast(game, "Time Walk")
    assert next_turns(game, 3) == [ALICE, BOB, ALICE]


@pytest.mark.rule("500.7")
def test_the_turn_added_last_is_taken_first_and_the_order_goes_on_where_it_was() -> None:
    game = game_with(hand=["Time Warp", "Time Walk"], players=3)
    cast(game, "Time Warp", CAROL)
    cast(game, "Time Walk")
    assert next_turns(game, 5) == [ALICE, CAROL, BOB, CAROL, ALICE]


@pytest.mark.rule("500.11", "614.10")
def test_skipping_the_next_turn() -> None:
    game = game_with(hand=["Meditate"])
    cast(game, "Meditate")
    assert next_turns(game, 3) == [BOB, BOB, ALICE]


@pytest.mark.rule("614.10a")
def test_two_skips_skip_two_turns() -> None:
    game = game_with(hand=["Meditate", "Meditate"])
    cast(game, "Meditate")
    cast(game, "Meditate")
    assert next_turns(game, 4) == [BOB, BOB, BOB, ALICE]


@pytest.mark.rule("500.8", "505.1a")
def test_an_additional_combat_and_main_phase() -> None:
    game = game_with(battlefield=["Aggravated Assault"])
    assault = named(game, "Aggravated Assault")
    game.answer(next(o for o in game.decision.options if isinstance(o, Activate) and o.object == assault))
    resolve(game)
    steps = [step for _, _, step in until(game, Step.END)]
    assert steps == [
        Step.BEGINNING_OF_COMBAT,
        Step.DECLARE_ATTACKERS,
        Step.END_OF_COMBAT,
        Step.POSTCOMBAT_MAIN,
        Step.BEGINNING_OF_COMBAT,
        Step.DECLARE_ATTACKERS,
        Step.END_OF_COMBAT,
        Step.POSTCOMBAT_MAIN,
        Step.END,
    ]


@pytest.mark.rule("614.10", "500.11")
def test_steps_that_are_always_skipped() -> None:
    game = game_with(battlefield=["Eon Hub", "Yawgmoth's Bargain"])
    steps = until(game, Step.DRAW)
    assert steps[-1][1] == BOB, "bob has no upkeep, but draws"
    assert all(step is not Step.UPKEEP for _, _, step in steps)
    hand = len(game.state.hands[ALICE])
    steps = until(game, Step.PRECOMBAT_MAIN)[-1:] + until(game, Step.PRECOMBAT_MAIN)
    assert steps[-1][1] == ALICE
    assert len(game.state.hands[ALICE]) == hand, "alice draws nothing"


@pytest.mark.rule("723.1", "723.1a", "723.1b", "723.1d")
def test_ending_the_turn() -> None:
    game = game_with(battlefield=["Grizzly Bears"], hand=["Time Stop", "Giant Growth"])
    bears = named(game, "Grizzly Bears")
    growth = named(game, "Giant Growth")
    game.answer(next(o for o in game.decision.options if isinstance(o, Cast) and o.object == growth))
    game.answer(Pick(bears))
    stop = named(game, "Time Stop")
    game.answer(next(o for o in game.decision.options if isinstance(o, Cast) and o.object == stop))
    for _ in range(2):
        game.answer(game.decision.options[0])
    names = [game.state.objects[each].printed.name for each in game.state.exile]
    assert sorted(names) == ["Giant Growth", "Time Stop"], "both spells are exiled, the one that resolves too"
    assert game.state.turn.number == 2
    assert game.state.turn.active == BOB


@pytest.mark.rule("722.1", "722.3", "722.5", "722.8")
def test_controlling_a_player_during_their_next_turn() -> None:
    game = game_with(battlefield=["Mindslaver"])
    slaver = named(game, "Mindslaver")
    game.answer(next(o for o in game.decision.options if isinstance(o, Activate) and o.object == slaver))
    game.answer(Pick(BOB))
    resolve(game)
    assert game.decision.decider == ALICE
    until(game, Step.UPKEEP)
    decision = game.decision
    assert (decision.player, decision.decider) == (BOB, ALICE)
    game.answer(decision.options[0])
    assert (game.decision.player, game.decision.decider) == (ALICE, ALICE)
    until(game, Step.UPKEEP)
    until(game, Step.UPKEEP)
    assert game.state.turn.active == BOB
    assert game.decision.decider == BOB, "it was for one turn"


@pytest.mark.rule("722.6")
def test_a_controlled_player_may_concede() -> None:
    game = game_with(hand=["Worst Fears"])
    cast(game, "Worst Fears", BOB)
    until(game, Step.UPKEEP)
    game.concede(BOB)
    assert game.result == ALICE


@pytest.mark.rule("714.2b", "714.3a", "714.3b", "714.4", "704.5s")
def test_the_course_of_a_saga() -> None:
    game = game_with(hand=["History of Benalia"])
    cast(game, "History of Benalia")
    saga = named(game, "History of Benalia")
    knights = sum(obj.is_token for obj in game.state.objects.values())
    assert knights == 1, "chapter I triggered as it entered"
    until(game, Step.PRECOMBAT_MAIN)
    assert game.state.turn.active == BOB
    until(game, Step.PRECOMBAT_MAIN)
    resolve(game)
    assert sum(obj.is_token for obj in game.state.objects.values()) == 2
    until(game, Step.PRECOMBAT_MAIN)
    until(game, Step.PRECOMBAT_MAIN)
    assert saga in game.state.objects, "the third chapter is on the stack, so it isn't sacrificed yet"
    assert len(game.state.stack) == 1
    resolve(game)
    assert saga not in game.state.objects
    tokens = [key for key, obj in game.state.objects.items() if obj.is_token]
    assert [game.table.characteristics(each).power for each in tokens] == [4, 4]


@pytest.mark.rule("724.1", "724.2", "724.3")
def test_the_monarch_draws_at_the_end_step() -> None:
    game = game_with(hand=["Palace Sentinels"])
    cast(game, "Palace Sentinels")
    hand = len(game.state.hands[ALICE])
    until(game, Step.END)
    assert len(game.state.stack) == 1
    resolve(game)
    assert len(game.state.hands[ALICE]) == hand + 1


@pytest.mark.rule("724.4")
def test_the_crown_passes_as_the_monarch_leaves() -> None:
    from shinpan.rules.designations import monarch

    game = game_with(hand=["Palace Sentinels"], players=3)
    cast(game, "Palace Sentinels")
    assert monarch(game.table) == ALICE
    game.concede(ALICE)
    assert monarch(game.table) == BOB
    assert game.decision.topic is Topic.PRIORITY
