"""Casting while something resolves (608.2g), copies of cards among it (707.12)."""

import pytest
from table_play import ALICE, BOB, Play

from shinpan.cards.build import card
from shinpan.cards.words import cards
from shinpan.cards.words import spell as says
from shinpan.game.enums import ObjectKind, Zone
from shinpan.game.ids import ObjectId
from shinpan.game.layout import BACK, LEFT, NORMALLY, OTHERWISE, RIGHT
from shinpan.phrases.effects.casting import CopyCard, MayCastNow, SearchAndCast, TheCopy
from shinpan.phrases.effects.sequence import Sequence
from shinpan.phrases.qualities.places import InZone
from shinpan.phrases.references.players import You
from shinpan.phrases.references.targets import Target

GRAVE = cards(modifiers=(InZone(Zone.GRAVEYARD, You()),))
COPIER = card("Copier", "{U}", "Instant", says(Sequence((CopyCard(Target(GRAVE)), MayCastNow(TheCopy())))))
AGAIN = card("Again", "{U}", "Instant", says(MayCastNow(Target(GRAVE))))
PAID = card("Paid", "{U}", "Instant", says(MayCastNow(Target(GRAVE), free=False)))
FINDER = card("Finder", "{U}", "Instant", says(SearchAndCast(cards())))


def offered(seen: list[list[str]]):
    def pick(decision):
        seen.append([option.en for option in decision.options])
        return decision.options[0]

    return pick


@pytest.mark.rule("608.2g", "601.3")
def test_timing_doesnt_matter_and_it_goes_above_what_resolves():
    play = Play()
    wurm = play.add(BOB, "Craw Wurm", Zone.GRAVEYARD)
    play.cast(BOB, play.add(BOB, AGAIN, Zone.HAND), wurm)
    play.resolve(True)
    assert play.looks(play.table.state.stack[0]).names == ("Craw Wurm",)
    play.resolve()
    assert play.zone(wurm) is Zone.BATTLEFIELD


@pytest.mark.rule("608.2g", "608.2d")
def test_it_may_be_left_undone():
    play = Play()
    wurm = play.add(ALICE, "Craw Wurm", Zone.GRAVEYARD)
    play.cast(ALICE, play.add(ALICE, AGAIN, Zone.HAND), wurm)
    play.resolve(False)
    assert play.zone(wurm) is Zone.GRAVEYARD


@pytest.mark.rule("608.2g", "601.2c")
@pytest.mark.parametrize("name", ["Doom Blade", "Forest"])
def test_what_cant_be_cast_isnt_offered(name: str):
    """There is no creature to destroy; and lands aren't cast."""
    play = Play()
    dead = play.add(ALICE, name, Zone.GRAVEYARD)
    play.cast(ALICE, play.add(ALICE, AGAIN, Zone.HAND), dead)
    play.resolve()
    assert play.zone(dead) is Zone.GRAVEYARD


@pytest.mark.rule("118.9", "118.8")
def test_without_paying_the_mana_cost_nothing_is_paid():
    play = Play(mana=False)
    wurm = play.add(ALICE, "Craw Wurm", Zone.GRAVEYARD)
    play.add(ALICE, "Island")
    play.cast(ALICE, play.add(ALICE, AGAIN, Zone.HAND), wurm)
    play.resolve(True)
    assert len(play.table.state.stack) == 1


@pytest.mark.rule("118.8", "601.2h")
@pytest.mark.parametrize(("forests", "cast"), [(2, True), (1, False)])
def test_otherwise_the_cost_is_paid(forests: int, cast: bool):
    play = Play(mana=False)
    bear = play.add(ALICE, "Grizzly Bears", Zone.GRAVEYARD)
    play.add(ALICE, "Island")
    for _ in range(forests):
        play.add(ALICE, "Forest")
    play.cast(ALICE, play.add(ALICE, PAID, Zone.HAND), bear)
    play.resolve(*([True] if cast else []))
    assert (play.zone(bear) is Zone.STACK) is cast


@pytest.mark.rule("709.3", "712.11b", "715.3", "702.127a")
@pytest.mark.parametrize(
    ("name", "names"),
    [
        ("Fire // Ice", ["Fire", "Ice"]),
        ("Bonecrusher Giant", ["Bonecrusher Giant", "Stomp"]),
        ("Turn // Burn", ["Turn", "Burn"]),
        ("Dusk // Dawn", ["Dusk", "Dawn"]),
    ],
)
def test_the_player_chooses_the_half_or_face(name: str, names: list[str]):
    """Fuse needs the hand (702.102a); aftermath a graveyard, which it is."""
    play = Play()
    play.add(BOB, "Grizzly Bears")
    dead = play.add(ALICE, name, Zone.GRAVEYARD)
    play.cast(ALICE, play.add(ALICE, AGAIN, Zone.HAND), dead)
    seen: list[list[str]] = []
    play.resolve(True, offered(seen))
    assert seen == [names]


@pytest.mark.rule("702.127a")
def test_an_aftermath_half_isnt_cast_from_a_library():
    play = Play()
    found = play.add(ALICE, "Dusk // Dawn", Zone.LIBRARY)
    play.cast(ALICE, play.add(ALICE, FINDER, Zone.HAND))
    play.resolve(found)
    assert play.looks(found).names == ("Dusk",)


@pytest.mark.rule("701.23b")
def test_a_search_may_fail_and_shuffles_all_the_same():
    play = Play()
    play.cast(ALICE, play.add(ALICE, FINDER, Zone.HAND))
    play.resolve([])
    assert play.table.state.stack == ()
    assert "701.24a" in play.record.rules


def copy_of(play: Play, name: str, *answers: object) -> ObjectId:
    play.add(BOB, "Grizzly Bears")
    dead = play.add(ALICE, name, Zone.GRAVEYARD)
    play.cast(ALICE, play.add(ALICE, COPIER, Zone.HAND), dead)
    play.resolve(*answers)
    assert play.zone(dead) is Zone.GRAVEYARD
    return dead


@pytest.mark.rule("707.12", "112.1b", "704.5e")
def test_a_copy_of_a_card_is_cast_and_ceases_to_exist():
    play = Play()
    copy_of(play, "Lightning Bolt", True, BOB)
    spell = play.table.state.stack[0]
    assert play.obj(spell).kind is ObjectKind.COPY
    assert play.table.player(ALICE).spells_cast == 2
    play.resolve()
    assert play.life(BOB) == 17
    assert len(play.table.state.graveyards[ALICE]) == 2


@pytest.mark.rule("707.12", "704.5e")
def test_a_copy_that_isnt_cast_ceases_to_exist():
    play = Play()
    copy_of(play, "Lightning Bolt", False)
    assert len(play.table.state.graveyards[ALICE]) == 2
    assert "704.5e" in play.record.rules


@pytest.mark.rule("707.12", "608.3f", "707.10f")
def test_a_copy_of_a_permanent_card_becomes_a_token():
    play = Play()
    copy_of(play, "Hill Giant", True)
    play.resolve()
    assert len(play.tokens("Hill Giant")) == 1


@pytest.mark.rule("709.3c", "707.12")
@pytest.mark.parametrize(("half", "name"), [(LEFT, "Fire"), (RIGHT, "Ice")])
def test_a_copy_of_a_split_card_has_both_halves(half: int, name: str):
    play = Play()
    copy_of(play, "Fire // Ice", True, half)
    assert play.looks(play.table.state.stack[0]).names == (name,)


@pytest.mark.rule("715.3c", "707.12")
@pytest.mark.parametrize(("frame", "name"), [(NORMALLY, "Bonecrusher Giant"), (OTHERWISE, "Stomp")])
def test_a_copy_of_an_adventurer_card_has_its_adventure(frame: int, name: str):
    play = Play()
    copy_of(play, "Bonecrusher Giant", True, frame)
    assert play.looks(play.table.state.stack[0]).names == (name,)


@pytest.mark.rule("712.11b", "707.8a")
@pytest.mark.parametrize("face", [0, BACK])
def test_a_copy_of_a_modal_card_has_both_faces(face: int):
    play = Play()
    names = ("Valki, God of Lies", "Tibalt, Cosmic Impostor")
    copy_of(play, "Valki, God of Lies", True, face)
    assert play.looks(play.table.state.stack[0]).names == (names[face],)
    play.resolve()
    assert len(play.tokens(names[face])) == 1
