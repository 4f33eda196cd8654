"""X of an activated ability on which its targets depend (602.2b, 601.2b-c)."""

from typing import Any

import pytest
from table_play import ALICE, BOB, Play

from shinpan.game.decisions import Activate, Decision, Topic
from shinpan.game.enums import Zone

LAZAV = "Lazav, the Multifarious"


@pytest.mark.rule("602.2b", "601.2b", "601.2c")
def test_only_values_of_x_are_offered_with_which_there_is_a_target():
    play = Play()
    lazav = play.add(ALICE, LAZAV)
    bear, angel = play.add(ALICE, "Grizzly Bears", Zone.GRAVEYARD), play.add(ALICE, "Serra Angel", Zone.GRAVEYARD)
    play.add(BOB, "Hill Giant", Zone.GRAVEYARD)
    offered: list[Any] = []

    def five(decision: Decision) -> Any:
        assert decision.topic is Topic.X
        offered.extend(decision.options)
        return 5

    play.activate(ALICE, lazav, five, angel)
    assert offered == [2, 5]
    play.resolve()
    assert play.looks(lazav).power == 4
    assert play.zone(bear) is Zone.GRAVEYARD


@pytest.mark.rule("602.2b", "601.2c")
def test_without_a_target_for_any_x_it_cant_be_activated():
    play = Play()
    lazav = play.add(ALICE, LAZAV)
    play.add(ALICE, "Forest", Zone.GRAVEYARD)
    play.add(BOB, "Grizzly Bears", Zone.GRAVEYARD)
    assert not [option for option in play.options(ALICE, Activate) if option.object == lazav]


@pytest.mark.rule("602.2b", "601.2h")
def test_a_value_that_cant_be_paid_is_not_offered():
    play = Play(mana=False)
    lazav = play.add(ALICE, LAZAV)
    for _ in range(2):
        play.add(ALICE, "Island")
    play.add(ALICE, "Serra Angel", Zone.GRAVEYARD)
    assert not [option for option in play.options(ALICE, Activate) if option.object == lazav]
    bear = play.add(ALICE, "Grizzly Bears", Zone.GRAVEYARD)
    play.activate(ALICE, lazav, 2, bear)
    play.resolve()
    assert play.looks(lazav).power == 2
