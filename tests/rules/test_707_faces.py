"""Copies of what has several sets of characteristics, or a status that chooses among them (707.3, 707.8)."""

import pytest
from table_play import ALICE, BOB, Play

from shinpan.cards.build import card
from shinpan.cards.words import permanent, spell
from shinpan.game.enums import FaceDown, ObjectKind, Zone
from shinpan.game.ids import ObjectId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.layout import BACK, LEFT, RIGHT, Layout
from shinpan.game.objects import Designations
from shinpan.phrases.abilities import Keyword
from shinpan.phrases.copying.effects import CreateCopies
from shinpan.phrases.copying.exceptions import ExceptAbilities, ExceptPowerToughness
from shinpan.phrases.faces.transforming import Transform
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.targets import Target
from shinpan.rules.copying.becoming import become
from shinpan.rules.copying.values import copied_values
from shinpan.rules.happening.moving import put, with_printed

TURN = card("Turn Over", "{R}", "Instant", spell(Transform(Target(permanent()))))
DOUBLE = card("Double", "{U}", "Sorcery", spell(CreateCopies(Target(permanent()))))
SMALL = card(
    "Small Double",
    "{U}",
    "Sorcery",
    spell(CreateCopies(Target(permanent()), exceptions=(ExceptPowerToughness(Fixed(1), Fixed(1)),))),
)
STURDY = (ExceptAbilities((Keyword(KeywordAbility.INDESTRUCTIBLE),)),)
STURDY_DOUBLE = card("Sturdy Double", "{U}", "Sorcery", spell(CreateCopies(Target(permanent()), exceptions=STURDY)))


def cast(play: Play, definition, *targets) -> None:
    play.cast(ALICE, play.add(ALICE, definition, Zone.HAND), *targets)
    play.resolve_all()


def token(play: Play) -> ObjectId:
    (made,) = (each for each in play.table.state.battlefield if play.obj(each).kind is ObjectKind.TOKEN)
    return made


def back_up(play: Play, name: str) -> ObjectId:
    permanent_id = play.add(ALICE, name)
    cast(play, TURN, permanent_id)
    return permanent_id


@pytest.mark.rule("707.8a", "701.27a")
def test_a_token_copy_of_a_double_faced_permanent_has_both_faces():
    play = Play()
    cast(play, DOUBLE, play.add(ALICE, "Kessig Prowler"))
    assert play.looks(token(play)).names == ("Kessig Prowler",)
    cast(play, TURN, token(play))
    assert play.looks(token(play)).names == ("Sinuous Predator",)


@pytest.mark.rule("707.8a", "202.3b")
def test_a_token_copy_of_a_transformed_permanent_enters_with_its_back_face_up():
    play = Play()
    cast(play, DOUBLE, back_up(play, "Kessig Prowler"))
    copy = token(play)
    assert play.looks(copy).names == ("Sinuous Predator",)
    assert play.obj(copy).components[0].face == BACK
    assert play.looks(copy).mana_value == 1
    cast(play, TURN, copy)
    assert play.looks(copy).names == ("Kessig Prowler",)


@pytest.mark.rule("707.8a", "707.9b")
def test_exceptions_are_made_to_both_faces():
    play = Play()
    cast(play, SMALL, play.add(ALICE, "Kessig Prowler"))
    copy = token(play)
    assert (play.looks(copy).power, play.looks(copy).toughness) == (1, 1)
    cast(play, TURN, copy)
    assert (play.looks(copy).names, play.looks(copy).power) == (("Sinuous Predator",), 1)


@pytest.mark.rule("707.8", "701.27c", "202.3b")
def test_a_clone_is_a_copy_of_the_face_that_is_up():
    play = Play()
    back_up(play, "Kessig Prowler")
    clone = play.cast(ALICE, play.add(ALICE, "Clone", Zone.HAND))
    play.resolve(True)
    assert play.looks(clone).names == ("Sinuous Predator",)
    assert play.looks(clone).mana_value == 0
    cast(play, TURN, play.now(clone))
    assert play.looks(clone).names == ("Sinuous Predator",)


@pytest.mark.rule("707.8a")
def test_a_token_copy_of_a_clone_has_one_face():
    play = Play()
    play.add(BOB, "Kessig Prowler")
    clone = play.cast(ALICE, play.add(ALICE, "Clone", Zone.HAND))
    play.resolve(True)
    cast(play, DOUBLE, play.now(clone))
    assert play.obj(token(play)).components[0].definition.layout is Layout.TOKEN


@pytest.mark.rule("707.8a", "712.18")
def test_copy_effects_change_both_faces_of_what_is_double_faced():
    play = Play()
    bears, prowler = play.add(BOB, "Grizzly Bears"), play.add(ALICE, "Kessig Prowler")
    become(play.table, (prowler,), copied_values(play.table, bears))
    cast(play, TURN, prowler)
    assert play.looks(prowler).names == ("Grizzly Bears",)
    assert play.obj(prowler).components[0].face == BACK
    cast(play, DOUBLE, prowler)
    copy = token(play)
    assert play.obj(copy).components[0].face == BACK
    cast(play, TURN, copy)
    assert play.looks(copy).names == ("Grizzly Bears",)


@pytest.mark.rule("707.10g", "712.13")
def test_a_copy_of_a_double_faced_spell_becomes_a_double_faced_token():
    play = Play()
    creature = play.cast(ALICE, play.add(ALICE, "Kessig Prowler", Zone.HAND))
    play.cast(ALICE, play.add(ALICE, "Double Major", Zone.HAND), creature)
    play.resolve()
    play.resolve()
    cast(play, TURN, token(play))
    assert play.looks(token(play)).names == ("Sinuous Predator",)


@pytest.mark.rule("707.3", "710.2")
def test_a_copy_of_a_flipped_permanent_isnt_flipped():
    play = Play()
    play.add(BOB, "Nezumi Shortfang", flipped=True)
    clone = play.cast(ALICE, play.add(ALICE, "Clone", Zone.HAND))
    play.resolve(True)
    assert play.looks(clone).names == ("Nezumi Shortfang",)


@pytest.mark.rule("707.3", "707.4", "710.4")
def test_a_flipped_permanent_that_becomes_a_copy_stays_flipped():
    play = Play()
    shortfang = play.add(BOB, "Nezumi Shortfang")
    other = play.add(ALICE, "Jushi Apprentice", flipped=True)
    become(play.table, (other,), copied_values(play.table, shortfang))
    assert play.looks(other).names == ("Stabwhisker the Odious",)
    become(play.table, (other,), copied_values(play.table, play.add(BOB, "Grizzly Bears")))
    assert play.looks(other).names == ("Grizzly Bears",)


@pytest.mark.rule("707.9b", "710.2")
def test_exceptions_count_for_a_flip_card_either_way():
    play = Play()
    cast(play, SMALL, play.add(BOB, "Nezumi Shortfang"))
    copy = token(play)
    assert (play.looks(copy).names, play.looks(copy).power) == (("Nezumi Shortfang",), 1)
    put(play.table.state, with_printed(play.obj(copy).with_(flipped=True)))
    assert (play.looks(copy).names, play.looks(copy).power) == (("Stabwhisker the Odious",), 1)


@pytest.mark.rule("707.3", "708.10", "613.2b")
def test_a_face_down_permanent_that_becomes_a_copy_stays_face_down():
    play = Play()
    bears = play.add(BOB, "Grizzly Bears")
    masked = play.add(ALICE, "Battering Craghorn", face_down=FaceDown.MORPH)
    become(play.table, (masked,), copied_values(play.table, bears))
    assert play.looks(masked).names == ()
    assert play.looks(masked).power == 2
    put(play.table.state, with_printed(play.obj(masked).with_(face_down=None)))
    assert play.looks(masked).names == ("Grizzly Bears",)


@pytest.mark.rule("707.2", "708.10")
def test_a_copy_of_a_face_down_permanent_is_a_face_up_two_two():
    play = Play()
    play.add(BOB, "Battering Craghorn", face_down=FaceDown.MORPH)
    clone = play.cast(ALICE, play.add(ALICE, "Clone", Zone.HAND))
    play.resolve(True)
    assert play.obj(clone).face_down is None
    values = play.looks(clone)
    assert (values.names, values.power, values.toughness, values.abilities) == ((), 2, 2, ())


@pytest.mark.rule("707.3", "709.5", "709.5d")
def test_a_copy_of_a_room_enters_with_its_doors_locked():
    play = Play()
    play.add(BOB, "Bottomless Pool // Locker Room", designations=Designations(unlocked=(LEFT, RIGHT)))
    copy = play.cast(ALICE, play.add(ALICE, "Copy Enchantment", Zone.HAND))
    play.resolve(True)
    room = play.now(copy)
    assert play.looks(room).names == ()
    assert play.looks(room).mana_value == 0
    play.special(ALICE, room, number=LEFT)
    assert play.looks(room).names == ("Bottomless Pool",)


@pytest.mark.rule("707.9a", "709.5")
def test_what_an_exception_adds_to_a_room_is_behind_no_door():
    play = Play()
    cast(play, STURDY_DOUBLE, play.add(BOB, "Bottomless Pool // Locker Room"))
    copy = token(play)
    assert play.looks(copy).names == ()
    assert play.table.has(copy, KeywordAbility.INDESTRUCTIBLE)
    play.special(ALICE, copy, number=RIGHT)
    assert play.looks(copy).names == ("Locker Room",)
    assert play.table.has(copy, KeywordAbility.INDESTRUCTIBLE)
