"""What effects let players cast from other zones, or without paying: what counts is the spell it would be (601.3e)."""

import pytest
from table_play import ALICE, BOB, Play

from shinpan.cards.build import card
from shinpan.cards.words import spells, static
from shinpan.game.decisions import PlayLand
from shinpan.game.enums import CardType, Color, FaceDown, Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.game.layout import BACK, FRONT, LEFT, NORMALLY, OTHERWISE, RIGHT, WHOLE
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.playing import MayPlayFrom
from shinpan.phrases.qualities.traits import OfColor, OfKind

CREATURES = spells(CardType.CREATURE)
FREE = card("Free", "{7}", "Enchantment", static(MayPlayFrom(Zone.HAND, spells(), free=True)))


def top(what: object, **more: object) -> object:
    return card("Future", "{2}", "Artifact", static(MayPlayFrom(Zone.LIBRARY, what, **more)))


def ways(play: Play, held: int) -> list[tuple[int, FaceDown | None]]:
    return [(way.face, way.face_down) for way in play.ways(ALICE, held)]


@pytest.mark.rule("702.37c", "708.4", "601.3e")
def test_a_morph_is_cast_face_down_from_the_top_of_the_library():
    play = Play()
    play.add(ALICE, top(None, lands=True))
    angel = play.add(ALICE, "Exalted Angel", Zone.LIBRARY)
    assert ways(play, angel) == [(0, None), (0, FaceDown.MORPH)]
    spell = play.cast(ALICE, angel, face_down=FaceDown.MORPH)
    assert play.looks(spell).names == ()


@pytest.mark.rule("601.3e", "708.4")
@pytest.mark.parametrize(
    ("what", "expected"),
    [
        (CREATURES, [(0, None), (0, FaceDown.MORPH)]),
        (spells(CardType.CREATURE, adjectives=(OfColor(Color.WHITE),)), [(0, None)]),
        (spells(adjectives=(OfKind(CreatureType.ANGEL),)), [(0, None)]),
        (spells(CardType.ARTIFACT), []),
    ],
)
def test_whether_it_may_be_cast_face_down_is_asked_of_the_face_down_spell(what: object, expected: list[object]):
    play = Play()
    play.add(ALICE, top(what))
    assert ways(play, play.add(ALICE, "Exalted Angel", Zone.LIBRARY)) == expected


@pytest.mark.rule("118.9a", "702.37c")
def test_without_paying_nothing_is_cast_face_down():
    play = Play()
    play.add(ALICE, top(None, free=True))
    assert ways(play, play.add(ALICE, "Exalted Angel", Zone.LIBRARY)) == [(0, None)]


@pytest.mark.rule("601.3e", "715.3a", "712.11c", "709.3a")
@pytest.mark.parametrize(
    ("what", "name", "faces"),
    [
        (CREATURES, "Bonecrusher Giant", [NORMALLY]),
        (spells(CardType.INSTANT), "Bonecrusher Giant", [OTHERWISE]),
        (CREATURES, "Valki, God of Lies", [FRONT]),
        (spells(CardType.PLANESWALKER), "Valki, God of Lies", [BACK]),
        (spells(adjectives=(OfColor(Color.RED),)), "Fire // Ice", [LEFT]),
        (spells(adjectives=(OfColor(Color.BLUE),)), "Fire // Ice", [RIGHT]),
        (spells(CardType.PLANESWALKER), "Delver of Secrets", []),
    ],
)
def test_each_half_or_face_is_judged_by_itself(what: object, name: str, faces: list[int]):
    play = Play()
    play.add(ALICE, top(what))
    play.add(BOB, "Grizzly Bears")
    assert play.faces(ALICE, play.add(ALICE, name, Zone.LIBRARY)) == faces


@pytest.mark.rule("712.12", "305.1")
def test_a_land_face_is_played_where_lands_may_be():
    play = Play()
    play.add(ALICE, top(CREATURES, lands=True))
    recovery = play.add(ALICE, "Bala Ged Recovery", Zone.LIBRARY)
    assert play.faces(ALICE, recovery) == []
    assert [each for each in play.options(ALICE, PlayLand) if each.object == recovery] == [PlayLand(recovery, BACK)]


@pytest.mark.rule("702.102a", "118.9")
def test_both_halves_are_fused_without_paying_either_cost():
    play = Play(mana=False)
    play.add(ALICE, FREE)
    bear = play.add(BOB, "Grizzly Bears")
    held = play.add(ALICE, "Turn // Burn", Zone.HAND)
    assert play.faces(ALICE, held) == [LEFT, RIGHT, WHOLE]
    spell = play.cast(ALICE, held, bear, bear, face=WHOLE)
    assert play.looks(spell).names == ("Turn", "Burn")
    play.resolve()
    assert play.zone(bear) is Zone.GRAVEYARD


@pytest.mark.rule("702.160a", "118.9", "718.3")
def test_a_prototype_may_be_cast_small_without_paying():
    play = Play(mana=False)
    play.add(ALICE, FREE)
    robot = play.add(ALICE, "Blitz Automaton", Zone.HAND)
    assert play.faces(ALICE, robot) == [NORMALLY, OTHERWISE]
    spell = play.cast(ALICE, robot, face=OTHERWISE, keyword=KeywordAbility.PROTOTYPE)
    assert play.looks(spell).mana_value == 3
