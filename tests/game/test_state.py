"""The state of a game: forks, zones, equality, randomness, and what makes it sound."""

from collections.abc import Callable

import pytest

from shinpan.cards.library import built_in
from shinpan.game.counters import CounterKind
from shinpan.game.enums import Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.soundness import census, faults
from shinpan.game.state import FIELDS, GameState, Settings
from shinpan.rules.beginning import add_card, new_state

A, B = PlayerId(0), PlayerId(1)


@pytest.fixture
def state() -> GameState:
    forest, bears = built_in()["Forest"], built_in()["Grizzly Bears"]
    made = new_state([[forest] * 4, [bears] * 4], ["A", "B"], Settings(seed=5))
    add_card(made, bears, A, Zone.BATTLEFIELD)
    return made


def test_a_fork_is_equal_and_independent(state: GameState) -> None:
    fork = state.fork()
    assert fork == state
    assert hash(fork) == hash(state)
    fork.players[0] = fork.players[0].with_(life=3)
    fork.objects.pop(fork.battlefield[0])
    fork.libraries[1] = ()
    fork.history.append(fork.history)  # type: ignore[arg-type]
    assert fork != state
    assert state.players[0].life == 20
    assert len(state.libraries[1]) == 4
    assert not state.history
    assert state.battlefield[0] in state.objects


@pytest.mark.parametrize("name", FIELDS)
def test_every_field_counts_for_equality_and_is_forked(state: GameState, name: str) -> None:
    fork = state.fork()
    assert getattr(fork, name) == getattr(state, name)
    setattr(fork, name, object())
    assert fork != state


def test_counters_of_caches_do_not_count(state: GameState) -> None:
    fork = state.fork()
    fork.version += 7
    fork.changes += 1
    fork.checked = fork.changes
    assert fork == state


def test_zones_of_a_player_and_shared_ones(state: GameState) -> None:
    assert len(state.zone(Zone.LIBRARY, B)) == 4
    assert state.zone(Zone.BATTLEFIELD, B) == state.zone(Zone.BATTLEFIELD, A) == state.battlefield
    assert sum(len(ids) for _, _, ids in state.all_zones()) == len(state.objects) == 9


def test_randomness_depends_on_seed_and_position_only(state: GameState) -> None:
    fork = state.fork()
    first = state.randomness().random()
    assert fork.randomness().random() == first
    assert state.randomness().random() != first


def test_a_sound_state_has_no_faults(state: GameState) -> None:
    assert list(faults(state)) == []
    assert census(state) == {A: 5, B: 4}


def twice(state: GameState) -> None:
    state.hands[0] = state.libraries[0][:1]


def unlisted(state: GameState) -> None:
    state.libraries[0] = state.libraries[0][1:]


def unknown(state: GameState) -> None:
    state.exile = (ObjectId(999),)


def stranger(state: GameState) -> None:
    state.graveyards[0], state.libraries[1] = state.libraries[1][:1], state.libraries[1][1:]


def renamed(state: GameState) -> None:
    obj = state.objects[state.battlefield[0]]
    state.objects[obj.id] = obj.with_(id=ObjectId(obj.id - 1))


def cloned(state: GameState) -> None:
    one, other = (state.objects[each] for each in state.libraries[0][:2])
    state.objects[one.id] = one.with_(components=other.components)


def negative(state: GameState) -> None:
    obj = state.objects[state.battlefield[0]]
    state.objects[obj.id] = obj.with_(counters=((CounterKind.PLUS_ONE_PLUS_ONE, -1),))


def faceless(state: GameState) -> None:
    obj = state.objects[state.battlefield[0]]
    state.objects[obj.id] = obj.with_(components=(obj.components[0].with_(face=1),))


def uncontrolled(state: GameState) -> None:
    obj = state.objects[state.battlefield[0]]
    state.objects[obj.id] = obj.with_(controller=PlayerId(2))


def absent(state: GameState) -> None:
    state.turn = state.turn.with_(priority=PlayerId(5))


def counts_for_nothing(state: GameState) -> None:
    state.notable[ObjectId(999)] = 1


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (twice, "is listed in 2 places"),
        (unlisted, "is listed in 0 places"),
        (unknown, "doesn't exist"),
        (stranger, "is in the library"),
        (renamed, "calls itself"),
        (cloned, "is in 2 places"),
        (negative, "counters must be positive"),
        (faceless, "has no face 1"),
        (uncontrolled, "controller P2 doesn't exist"),
        (absent, "names a player who doesn't exist"),
        (counts_for_nothing, "noted as one that counts"),
    ],
)
def test_faults_are_found(state: GameState, damage: Callable[[GameState], None], message: str) -> None:
    damage(state)
    assert any(message in fault for fault in faults(state)), list(faults(state))
