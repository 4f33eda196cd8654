"""Players who have left the game (800.4), where a scenario can't show it."""

import pytest
from table_play import Record

from shinpan.cards.library import built_in
from shinpan.game.enums import LossReason, Step, Zone
from shinpan.game.events import LifeGained
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.objects import Component
from shinpan.game.state import Settings
from shinpan.game.turn import Turn
from shinpan.phrases.measures import LibrarySize
from shinpan.phrases.modifications.control import ChangeControl
from shinpan.phrases.quantities import HandSizeOf, LifeTotalOf
from shinpan.phrases.references.objects import Specific
from shinpan.phrases.this_turn.numbers import CardsDrawn, LifeGainedThisTurn
from shinpan.rules.beginning import add_card, new_state
from shinpan.rules.context.resolution import Acting
from shinpan.rules.ending import end_if_decided, lose
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.moving import zone_change
from shinpan.rules.happening.tokens import create_tokens
from shinpan.rules.table import Table

ALICE, BOB, CAROL = PlayerId(0), PlayerId(1), PlayerId(2)


def without_carol() -> tuple[Table, ObjectId]:
    """Return a game of three that Carol has left, with a Grizzly Bears of Alice's in her graveyard."""
    state = new_state([(), (), ()], ("Alice", "Bob", "Carol"), Settings())
    card = add_card(state, built_in()["Grizzly Bears"], ALICE, Zone.GRAVEYARD)
    add_card(state, built_in()["Grizzly Bears"], CAROL, Zone.BATTLEFIELD)
    state.turn = Turn(number=1, active=ALICE, step=Step.PRECOMBAT_MAIN, priority=ALICE)
    table = Table(state, Record())
    lose(table, CAROL, LossReason.CONCEDED)
    end_if_decided(table)
    return table, card


@pytest.mark.rule("800.4b", "800.4d")
def test_no_token_is_created_for_one_who_has_left() -> None:
    table, card = without_carol()
    component = table.state.objects[card].components[0]
    assert isinstance(component, Component)
    for player, number in ((CAROL, 0), (BOB, 2)):
        steps = create_tokens(table, Batch(table), component.with_(owner=player), 2)
        with pytest.raises(StopIteration) as done:
            next(steps)
        assert len(done.value.value) == number


@pytest.mark.rule("800.4b")
def test_nothing_is_put_onto_the_battlefield_under_the_control_of_one_who_has_left() -> None:
    table, card = without_carol()
    assert zone_change(table, card, Zone.BATTLEFIELD, controller=CAROL) is None
    change = zone_change(table, card, Zone.BATTLEFIELD, controller=BOB)
    assert change is not None
    assert change.controller == BOB


@pytest.mark.rule("800.4b")
def test_nothing_changes_to_the_control_of_one_who_has_left() -> None:
    table, card = without_carol()
    context = Acting(table, card, ALICE)
    assert ChangeControl(Specific((CAROL,))).settled(context, card) == ChangeControl(Specific(()))
    assert ChangeControl(Specific((BOB,))).settled(context, card) == ChangeControl(Specific((BOB,)))


@pytest.mark.rule("800.4i")
def test_what_is_asked_of_one_who_has_left_is_as_it_last_was() -> None:
    state = new_state([(), (), ()], ("Alice", "Bob", "Carol"), Settings())
    card = add_card(state, built_in()["Grizzly Bears"], ALICE, Zone.GRAVEYARD)
    for zone, number in ((Zone.HAND, 3), (Zone.LIBRARY, 2)):
        for _ in range(number):
            add_card(state, built_in()["Plains"], CAROL, zone)
    state.players[CAROL] = state.players[CAROL].with_(life=7, cards_drawn=2)
    state.turn = Turn(number=1, active=ALICE, step=Step.PRECOMBAT_MAIN, priority=ALICE)
    table = Table(state, Record())
    table.state.history.append(LifeGained(CAROL, 4))
    context = Acting(table, card, ALICE)
    carol = Specific((CAROL,))
    asked = (
        (HandSizeOf(carol), 3),
        (LibrarySize(carol), 2),
        (LifeTotalOf(carol), 7),
        (CardsDrawn(carol), 2),
        (LifeGainedThisTurn(carol), 4),
    )
    assert [quantity.value(context) for quantity, _ in asked] == [number for _, number in asked]
    lose(table, CAROL, LossReason.LIFE)
    end_if_decided(table)
    assert not table.state.hands[CAROL]
    assert [quantity.value(context) for quantity, _ in asked] == [number for _, number in asked]
