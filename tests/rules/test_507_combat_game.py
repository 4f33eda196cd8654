"""CR 507-511 in a game: who gets priority when, and what triggers as attackers and blockers are declared."""

from typing import Any

import pytest
from combat_board import ALICE, BOB, Board, creature

from shinpan.cards.build import card
from shinpan.cards.words import FLYING, ITSELF, ONE, TRAMPLE, YOU, triggered
from shinpan.game.decisions import Attackers, Blockers, DecisionKind
from shinpan.game.enums import Duration, Step
from shinpan.game.ids import ObjectId
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.abilities import Keyword
from shinpan.phrases.blocking import BlocksMore
from shinpan.phrases.effects.life import GainLife
from shinpan.phrases.modifications.abilities import GainAbilities
from shinpan.phrases.qualities.groups import Group
from shinpan.phrases.qualities.nouns import Permanents
from shinpan.phrases.qualities.traits import WithKeyword
from shinpan.phrases.triggers.combat import Attacks, BecomesBlocked, Blocks
from shinpan.phrases.triggers.turns import BeginningOf
from shinpan.rules.game import Game

FLIER = Group(Permanents(), modifiers=(WithKeyword(KeywordAbility.FLYING),))


class Played(Board):
    """A board that becomes a game in Alice's beginning of combat step."""

    def game(self) -> Game:
        state = self.table.state
        state.started = True
        state.turn = state.turn.with_(priority=ALICE)
        return Game.of_state(state, check=True)


def go_on(game: Game, step: Step, attacks: Any = (), blocks: Any = ()) -> None:
    """Pass until a player has priority in a step, declaring these attackers and blockers on the way."""
    while not (game.at_rest and game.state.turn.step is step):
        decision = game.decision
        assert decision is not None
        match decision.kind:
            case DecisionKind.ATTACKERS:
                game.answer(Attackers(tuple(attacks)))
            case DecisionKind.BLOCKERS:
                game.answer(Blockers(tuple(blocks)))
            case _:
                game.answer(decision.default or decision.options[0])


@pytest.mark.rule("507.2", "508.2", "509.2", "510.3", "511.1")
def test_the_active_player_gets_priority_in_each_step() -> None:
    board = Played()
    bear, _ = board.add(ALICE, creature(2, 2)), board.add(BOB, creature(0, 4))
    game = board.game()
    for step in (Step.DECLARE_ATTACKERS, Step.DECLARE_BLOCKERS, Step.COMBAT_DAMAGE, Step.END_OF_COMBAT):
        go_on(game, step, [(bear, BOB)])
        assert game.state.turn.priority == ALICE
        assert game.decision is not None
        assert game.decision.player == ALICE


@pytest.mark.rule("508.2b", "509.2a", "510.3a", "508.3", "509.3")
def test_triggers_are_on_the_stack_before_anybody_has_priority() -> None:
    for trigger, step in ((Attacks(ITSELF), Step.DECLARE_ATTACKERS), (BecomesBlocked(ITSELF), Step.DECLARE_BLOCKERS)):
        board = Played()
        bear = board.add(ALICE, creature(2, 2, triggered(trigger, GainLife(ONE))))
        wall = board.add(BOB, creature(0, 4))
        game = board.game()
        go_on(game, step, [(bear, BOB)], [(wall, bear)])
        assert len(game.state.stack) == 1


@pytest.mark.rule("508.2a", "509.3f")
def test_what_becomes_a_flier_later_didnt_attack_or_block_as_one() -> None:
    board = Played()
    bear, wall = board.add(ALICE, creature(2, 2)), board.add(BOB, creature(0, 4))
    bird, gull = board.add(ALICE, creature(1, 1, FLYING)), board.add(BOB, creature(1, 1, FLYING))
    board.add(ALICE, card("Test Watcher", "{W}", "Enchantment", triggered(Attacks(FLIER), GainLife(ONE))))
    board.add(ALICE, card("Test Guard", "{W}", "Enchantment", triggered(Blocks(FLIER), GainLife(ONE))))
    game = board.game()
    go_on(game, Step.DECLARE_ATTACKERS, [(bear, BOB), (bird, BOB)])
    board.affect(GainAbilities((Keyword(KeywordAbility.FLYING),)), on=(bear,))
    assert len(game.state.stack) == 1
    go_on(game, Step.DECLARE_BLOCKERS, (), [(gull, bird)])
    assert game.state.players[ALICE].life == 21
    board.affect(GainAbilities((Keyword(KeywordAbility.FLYING),)), on=(wall,))
    go_on(game, Step.COMBAT_DAMAGE)
    assert game.state.players[ALICE].life == 22


@pytest.mark.rule("509.3a", "509.3c")
def test_blocking_two_and_being_blocked_by_two_trigger_once() -> None:
    board = Played()
    lifted = triggered(Blocks(ITSELF), GainLife(ONE, YOU))
    bears = [board.add(ALICE, creature(1, 9, triggered(BecomesBlocked(ITSELF), GainLife(ONE)))) for _ in range(2)]
    walls = [board.add(BOB, creature(0, 9, lifted)) for _ in range(2)]
    board.affect(BlocksMore(None), on=(walls[0],), by=BOB)
    game = board.game()
    go_on(
        game,
        Step.DECLARE_BLOCKERS,
        [(bear, BOB) for bear in bears],
        [(walls[0], bears[0]), (walls[0], bears[1]), (walls[1], bears[0])],
    )
    assert len(game.state.stack) == 4
    go_on(game, Step.COMBAT_DAMAGE)
    assert [player.life for player in game.state.players] == [22, 22]


@pytest.mark.rule("510.1", "510.2", "510.3")
def test_nobody_acts_between_assigning_and_dealing() -> None:
    board = Played()
    bear = board.add(ALICE, creature(4, 4, TRAMPLE))
    walls = [board.add(BOB, creature(0, 1)) for _ in range(2)]
    game = board.game()
    go_on(game, Step.DECLARE_BLOCKERS, [(bear, BOB)], [(wall, bear) for wall in walls])
    kinds = []
    while game.state.turn.step is not Step.COMBAT_DAMAGE or not game.at_rest:
        assert game.decision is not None
        kinds.append(game.decision.kind)
        game.answer(game.decision.default or game.decision.options[0])
    assert kinds == [DecisionKind.PRIORITY, DecisionKind.PRIORITY, DecisionKind.DIVIDE]
    assert game.state.players[BOB].life == 18
    assert game.state.combat is not None
    assert game.state.combat.assigned == ()


@pytest.mark.rule("511.2")
def test_end_of_combat_triggers_and_effects() -> None:
    board = Played()
    bear = board.add(ALICE, creature(2, 2, triggered(BeginningOf(Step.END_OF_COMBAT), GainLife(ONE))))
    board.affect(GainAbilities((Keyword(KeywordAbility.FLYING),)), on=(bear,))
    state = board.table.state
    state.effects = tuple(effect.with_(duration=Duration.END_OF_COMBAT) for effect in state.effects)
    game = board.game()
    go_on(game, Step.END_OF_COMBAT, [(bear, BOB)])
    assert len(game.state.stack) == 1
    assert game.table.has(bear, KeywordAbility.FLYING)
    go_on(game, Step.POSTCOMBAT_MAIN)
    assert game.state.players[ALICE].life == 21
    assert not game.table.has(bear, KeywordAbility.FLYING)


@pytest.mark.rule("507.1", "802.1")
def test_no_defending_player_is_chosen_in_advance() -> None:
    board = Played(3)
    bear = board.add(ALICE, creature(2, 2))
    game = board.game()
    while game.decision is not None and game.decision.kind is DecisionKind.PRIORITY:
        game.answer(game.decision.options[0])
    assert game.decision is not None
    assert [option.pairs for option in game.decision.options[1:]] == [((ObjectId(bear), player),) for player in (1, 2)]
