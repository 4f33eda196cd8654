"""What copying shows of hidden cards: nothing (707.2, 708.5)."""

from collections.abc import Callable

import pytest
from table_play import ALICE, BOB, Play

from shinpan.game.enums import FaceDown, Zone
from shinpan.game.ids import ObjectId

Deed = Callable[[Play, ObjectId], None]


def cloned(play: Play, hidden: ObjectId) -> None:
    """Alice's Clone copies Bob's face-down creature."""
    play.cast(ALICE, play.add(ALICE, "Clone", Zone.HAND))
    play.resolve(True)


def rewritten(play: Play, hidden: ObjectId) -> None:
    """Bob's face-down creature becomes a copy of Alice's Angel."""
    angel = play.add(ALICE, "Serra Angel")
    play.cast(ALICE, play.add(ALICE, "Cytoshape", Zone.HAND), hidden)
    play.resolve(angel)


def replicated(play: Play, hidden: ObjectId) -> None:
    """Alice has tokens that are copies of it."""
    rite = play.add(ALICE, "Rite of Replication", Zone.HAND)
    play.cast(ALICE, rite, lambda decision: decision.options[-1], hidden)
    play.resolve()


def woven(play: Play, hidden: ObjectId) -> None:
    """Everything becomes a copy of it."""
    play.add(ALICE, "Serra Angel")
    play.cast(ALICE, play.add(ALICE, "Mirrorweave", Zone.HAND), hidden)
    play.resolve()


def spell_copied(play: Play, hidden: ObjectId) -> None:
    """A creature spell beside it is copied; Bob has it in sight all the while."""
    bear = play.cast(ALICE, play.add(ALICE, "Grizzly Bears", Zone.HAND))
    play.cast(ALICE, play.add(ALICE, "Double Major", Zone.HAND), bear)
    play.resolve(count=2)


DEEDS: tuple[Deed, ...] = (cloned, rewritten, replicated, woven, spell_copied)
HIDDEN = ("Grizzly Bears", "Exalted Angel", "Lightning Bolt", "Huntmaster of the Fells")


@pytest.mark.rule("707.2", "708.5")
@pytest.mark.parametrize("deed", DEEDS, ids=lambda deed: deed.__name__)
def test_a_view_doesnt_depend_on_the_hidden_card_that_is_copied(deed: Deed) -> None:
    """But for this: a token copy of what is double-faced is itself double-faced (707.8a), whoever may know why."""
    views = []
    for name in HIDDEN if deed is not replicated else HIDDEN[:-1]:
        play = Play()
        hidden = play.add(BOB, name, face_down=FaceDown.MANIFEST)
        deed(play, hidden)
        views.append(play.game.view(ALICE))
    assert all(view == views[0] for view in views)


@pytest.mark.rule("707.2", "708.5")
def test_its_controller_sees_what_lies_there_still() -> None:
    play = Play()
    hidden = play.add(BOB, "Exalted Angel", face_down=FaceDown.MANIFEST)
    other = Play()
    another = other.add(BOB, "Grizzly Bears", face_down=FaceDown.MANIFEST)
    cloned(play, hidden)
    cloned(other, another)
    assert play.game.view(BOB) != other.game.view(BOB)
