"""What a player may see (400.2, 402.3, 708.5): exact cases; that views hide is tested on random games elsewhere."""

import pytest

from shinpan.cards.library import built_in
from shinpan.game.decisions import Cast, DecisionKind, PlayLand
from shinpan.game.enums import FaceDown, Step, Zone
from shinpan.game.events import Draw, ZoneChange
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.sight import UNKNOWN, plain
from shinpan.game.state import GameState, Settings
from shinpan.game.turn import Turn
from shinpan.rules.beginning import add_card, new_state
from shinpan.rules.game import Game
from shinpan.rules.happening.drawing import draw
from shinpan.rules.seeing import may_see, sight
from shinpan.rules.table import Table

A, B = PlayerId(0), PlayerId(1)


@pytest.fixture
def state() -> GameState:
    library = built_in()
    made = new_state([[library["Forest"]] * 5, [library["Mountain"]] * 5], ["A", "B"], Settings())
    for player, name in ((A, "Grizzly Bears"), (A, "Forest"), (B, "Shock"), (B, "Mountain")):
        add_card(made, library[name], player, Zone.HAND)
    add_card(made, library["Mountain"], B, Zone.BATTLEFIELD)
    add_card(made, library["Doom Blade"], B, Zone.GRAVEYARD)
    made.turn = Turn(number=2, active=B, step=Step.PRECOMBAT_MAIN, priority=B)
    made.started = True
    return made


@pytest.mark.parametrize(
    ("zone", "seers"),
    [
        (Zone.LIBRARY, ()),
        (Zone.HAND, (B,)),
        (Zone.OUTSIDE, (B,)),
        (Zone.BATTLEFIELD, (A, B)),
        (Zone.GRAVEYARD, (A, B)),
        (Zone.EXILE, (A, B)),
        (Zone.COMMAND, (A, B)),
    ],
)
@pytest.mark.rule("400.2", "401.2", "402.3")
def test_who_may_see_a_card(state: GameState, zone: Zone, seers: tuple[PlayerId, ...]) -> None:
    card = add_card(state, built_in()["Shock"], B, zone)
    assert tuple(player for player in (A, B) if may_see(Table(state), player, card)) == seers


@pytest.mark.parametrize(("zone", "seers"), [(Zone.BATTLEFIELD, (B,)), (Zone.EXILE, ())])
@pytest.mark.rule("708.5", "406.3")
def test_who_may_see_a_face_down_card(state: GameState, zone: Zone, seers: tuple[PlayerId, ...]) -> None:
    card = add_card(state, built_in()["Grizzly Bears"], B, zone)
    state.objects[card] = state.objects[card].with_(face_down=FaceDown.PLAIN)
    assert tuple(player for player in (A, B) if may_see(Table(state), player, card)) == seers


@pytest.mark.rule("401.2", "401.5")
def test_a_top_card_that_is_revealed_is_for_all(state: GameState) -> None:
    add_card(state, built_in()["Courser of Kruphix"], A, Zone.BATTLEFIELD)
    top, second = state.libraries[A][:2]
    for player in (A, B):
        assert may_see(Table(state), player, top)
        assert not may_see(Table(state), player, second)
        assert not may_see(Table(state), player, state.libraries[B][0])


def test_nobody_sees_what_never_was(state: GameState) -> None:
    assert not may_see(Table(state), A, ObjectId(999))


def test_hands_and_libraries_of_others_are_only_counted(state: GameState) -> None:
    view = Game.of_state(state).view(A)
    assert [each.characteristics.name for each in view.hand] == ["Grizzly Bears", "Forest"]
    assert [(each.hand, each.library) for each in view.players] == [(2, 5), (2, 5)]
    assert "Shock" not in str(plain(view))
    assert "Shock" in str(plain(Game.of_state(state).view(B)))


def test_only_the_one_who_decides_sees_the_options(state: GameState) -> None:
    game = Game.of_state(state)
    own, other = game.view(B).decision, game.view(A).decision
    assert own is not None
    assert own.decision == game.decision
    assert other is not None
    assert (other.player, other.kind, other.decision) == (B, DecisionKind.PRIORITY, None)


def test_a_card_that_is_played_is_seen_but_not_which_one_it_was(state: GameState) -> None:
    game = Game.of_state(state)
    land = next(option for option in game.decision.options if isinstance(option, PlayLand))  # type: ignore[union-attr]
    game.answer(land)
    (moved,) = (event for event in game.view(A).events if isinstance(event, ZoneChange))
    assert (moved.object, moved.arrivals) == (UNKNOWN, game.state.battlefield[1:])
    (own,) = (event for event in game.view(B).events if isinstance(event, ZoneChange))
    assert own.object == land.object


def test_targets_on_the_stack_are_seen_by_all(state: GameState) -> None:
    game = Game.of_state(state)
    game.answer(next(option for option in game.decision.options if isinstance(option, Cast)))  # type: ignore[union-attr]
    while not game.at_rest:
        assert game.decision is not None
        game.answer(game.decision.options[0])
    (spell,) = game.view(A).stack
    assert spell.characteristics.name == "Shock"
    assert spell.choices is not None
    assert spell.choices.targets == game.state.objects[spell.id].choices.targets  # type: ignore[union-attr]


def test_a_card_that_is_drawn_is_known_to_its_owner_only(state: GameState) -> None:
    table = Table(state)
    assert not list(draw(table, B, 1))
    drawn = state.hands[B][-1]
    seen = [
        [event.object for event in sight(table, viewer, None).events if isinstance(event, Draw)] for viewer in (A, B)
    ]
    assert seen == [[UNKNOWN], [drawn]]


def test_the_cards_to_search_among_are_shown(state: GameState) -> None:
    """Who searches a library looks at the cards that may be found (701.23a); others don't."""
    search = next(card for card in built_in() if card.name in {"Rampant Growth", "Demonic Tutor"})
    card = add_card(state, search, B, Zone.HAND)
    state.players[1] = state.players[1].with_(unlimited=True)
    game = Game.of_state(state)
    game.answer(Cast(card))
    while game.decision is not None and not isinstance(game.decision.source, int):
        game.answer(game.decision.options[0])
    assert game.decision is not None
    assert game.decision.kind is DecisionKind.OBJECTS
    own, other = game.view(B).decision, game.view(A).decision
    assert own is not None
    assert {each.id for each in own.shown} == set(game.state.libraries[B])
    assert {each.characteristics.name for each in own.shown} == {"Mountain"}
    assert other is not None
    assert not other.shown
