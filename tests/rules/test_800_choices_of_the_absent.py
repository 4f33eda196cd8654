"""What players who have left would have paid or chosen (800.4f-h)."""

from typing import Any

import pytest
from table_play import ALICE, BOB, Record

from shinpan.cards.build import card
from shinpan.cards.library import built_in
from shinpan.cards.words import YOU, creature, pay, spells, triggered
from shinpan.game.decisions import Cast, Decision, DecisionKind, Pick, Topic
from shinpan.game.enums import LossReason, Step, Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.state import Settings
from shinpan.game.turn import Turn
from shinpan.phrases.base import Effect
from shinpan.phrases.effects.cards import DrawCards
from shinpan.phrases.effects.edicts import SacrificeChosen
from shinpan.phrases.effects.paying import UnlessPaid
from shinpan.phrases.references.players import AnOpponent, EventPlayer
from shinpan.phrases.triggers.acts import Casts
from shinpan.rules.beginning import add_card, new_state
from shinpan.rules.conceding import in_their_absence, is_gone
from shinpan.rules.context.choosing import NO, YES
from shinpan.rules.ending import end_if_decided, lose
from shinpan.rules.game import Game
from shinpan.rules.listing import PASS

CAROL = PlayerId(2)


def watching(effect: Effect) -> tuple[Game, ObjectId]:
    """A game of three in Carol's turn; Alice has something that triggers on what opponents cast."""
    state = new_state([(), (), ()], ("Alice", "Bob", "Carol"), Settings())
    watcher = card("Watcher of Testing", "{1}", "Artifact", triggered(Casts(AnOpponent(), spells()), effect))
    source = add_card(state, watcher, ALICE, Zone.BATTLEFIELD)
    add_card(state, built_in()["Grizzly Bears"], CAROL, Zone.HAND)
    for player in (ALICE, BOB, CAROL):
        state.players[player] = state.players[player].with_(unlimited=True, turns_begun=1)
        for _ in range(5):
            add_card(state, built_in()["Plains"], player, Zone.LIBRARY)
    state.turn = Turn(number=3, active=CAROL, step=Step.PRECOMBAT_MAIN, priority=CAROL)
    return Game.of_state(state, recorder=Record()), source


def cast_and_leave(game: Game) -> None:
    """Carol casts a spell, the ability triggers, and Carol loses with it on the stack, as for having no life."""
    decision = game.decision
    assert decision is not None
    game.answer(next(option for option in decision.options if isinstance(option, Cast)))
    lose(game.table, CAROL, LossReason.LIFE)
    end_if_decided(game.table)
    game._decision = None
    assert len(game.state.stack) == 1


def settle(game: Game) -> list[Decision]:
    """Pass until the stack is empty; return the decisions on the way, each answered by its first option."""
    asked: list[Decision] = []
    while game.state.stack:
        decision = game.decision
        assert decision is not None
        if decision.topic is Topic.PRIORITY:
            game.answer(PASS)
        else:
            asked.append(decision)
            game.answer(list(decision.options[: decision.minimum]))
    return asked


@pytest.mark.rule("800.4f")
def test_what_one_who_has_left_would_pay_is_not_paid() -> None:
    game, _ = watching(UnlessPaid(DrawCards(who=YOU), pay("{1}"), EventPlayer()))
    cast_and_leave(game)
    hand = len(game.state.hands[ALICE])
    assert settle(game) == []
    assert len(game.state.hands[ALICE]) == hand + 1


@pytest.mark.rule("800.4f")
def test_who_is_still_there_may_pay() -> None:
    game, _ = watching(UnlessPaid(DrawCards(who=YOU), pay("{1}"), EventPlayer()))
    decision = game.decision
    assert decision is not None
    game.answer(next(option for option in decision.options if isinstance(option, Cast)))
    for _ in range(3):
        game.answer(PASS)
    assert game.decision is not None
    assert (game.decision.player, game.decision.topic) == (CAROL, Topic.MAY)


@pytest.mark.rule("800.4")
def test_one_who_has_left_does_nothing() -> None:
    game, _ = watching(SacrificeChosen(EventPlayer(), creature()))
    cast_and_leave(game)
    assert settle(game) == []


def choice(player: PlayerId, source: ObjectId | None, **more: Any) -> Decision:
    return Decision(
        player=player,
        kind=DecisionKind.OBJECTS,
        options=(Pick(ALICE), Pick(BOB)),
        source=source,
        **more,
    )


@pytest.mark.rule("800.4g", "800.4h")
def test_who_chooses_instead() -> None:
    game, source = watching(DrawCards())
    cast_and_leave(game)
    table = game.table
    assert is_gone(table, CAROL, ())
    assert not is_gone(table, BOB, ())
    assert is_gone(table, BOB, (BOB,))
    by_object, answer = in_their_absence(table, choice(CAROL, source), ())
    assert (by_object.by, answer) == (BOB, None)
    by_rule, answer = in_their_absence(table, choice(CAROL, None), ())
    assert (by_rule.by, answer) == (ALICE, None)


@pytest.mark.rule("800.4f")
def test_what_may_be_left_undone_is_left_undone() -> None:
    game, source = watching(DrawCards())
    cast_and_leave(game)
    asked = Decision(CAROL, DecisionKind.YES_NO, (YES, NO), source=source, default=NO)
    assert in_their_absence(game.table, asked, ())[1] == [NO]
    several = choice(CAROL, source, minimum=0)
    assert in_their_absence(game.table, several, ())[1] == []
