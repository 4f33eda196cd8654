"""Leaves: values with slots, equal by value, copied with changes."""

import pytest

from shinpan.game.characteristics import Characteristics
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.leaf import LEAVES, Leaf, leaf
from shinpan.game.player import Player
from shinpan.game.turn import Turn


def test_with_changes_a_copy_and_leaves_the_original() -> None:
    turn = Turn(number=3)
    later = turn.with_(number=4, priority=PlayerId(1))
    assert (turn.number, turn.priority) == (3, None)
    assert later == Turn(number=4, priority=PlayerId(1))
    assert later.active == turn.active


def test_with_refuses_a_field_that_does_not_exist() -> None:
    with pytest.raises(AttributeError):
        Turn().with_(nummber=1)


def test_leaves_are_equal_and_hash_by_value() -> None:
    one, same, other = Player(PlayerId(0), "A"), Player(PlayerId(0), "A"), Player(PlayerId(0), "A", life=19)
    assert one == same
    assert hash(one) == hash(same)
    assert one != other
    assert one != Turn()


def test_caches_do_not_count_as_value() -> None:
    one, other = Characteristics(names=("X",), index=object()), Characteristics(names=("X",))
    assert one == other
    assert hash(one) == hash(other)


def test_leaves_have_no_dict() -> None:
    assert not hasattr(Turn(), "__dict__")
    with pytest.raises(AttributeError):
        Turn().anything = 1  # type: ignore[attr-defined]


def test_two_leaf_classes_of_one_name_are_refused() -> None:
    made = type("Turn", (Leaf,), {"__module__": "elsewhere", "__annotations__": {}})
    with pytest.raises(TypeError, match=r"two leaf classes are called Turn: shinpan\.game\.turn and elsewhere"):
        leaf(made)
    assert LEAVES["Turn"] is Turn


def test_a_player_is_no_object_id_at_sight() -> None:
    assert repr(PlayerId(1)) == "P1"
    assert isinstance(PlayerId(1), PlayerId)
    assert not isinstance(ObjectId(17), PlayerId)
