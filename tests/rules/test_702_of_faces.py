"""Keyword abilities of cards with several faces: aftermath, disturb, craft, more than meets the eye, living metal."""

import pytest
from table_play import ALICE, BOB, Play

from shinpan.cards.build import face
from shinpan.cards.many_faced import transforming
from shinpan.cards.words import keyword, keyword_with_cost
from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, Step, Zone
from shinpan.game.ids import ObjectId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.layout import BACK, LEFT, RIGHT
from shinpan.rules.casting.ways import ways_of

ROBOT = transforming(
    face(
        "Test Robot",
        "{4}{R}",
        "Artifact Creature — Robot",
        keyword_with_cost(KeywordAbility.MORE_THAN_MEETS_THE_EYE, "{1}{R}"),
        pt=(4, 4),
    ),
    face("Test Truck", None, "Artifact — Vehicle", keyword(KeywordAbility.LIVING_METAL), pt=(3, 3)),
)


# -- aftermath ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("702.127a")
@pytest.mark.parametrize("zone", [Zone.HAND, Zone.EXILE, Zone.LIBRARY])
def test_an_aftermath_half_is_cast_from_nowhere_but_a_graveyard(zone: Zone):
    play = Play()
    card_id = play.add(ALICE, "Commit // Memory", zone)
    play.add(BOB, "Grizzly Bears")
    assert [way.face for way in ways_of(play.table, ALICE, card_id)] == ([LEFT] if zone is Zone.HAND else [])


@pytest.mark.rule("702.127a", "709.3")
def test_from_the_graveyard_the_aftermath_half_alone_is_cast():
    play = Play()
    card_id = play.add(ALICE, "Insult // Injury", Zone.GRAVEYARD)
    bear = play.add(BOB, "Grizzly Bears")
    assert play.faces(ALICE, card_id) == [RIGHT]
    spell = play.cast(ALICE, card_id, bear, BOB, face=RIGHT)
    assert play.looks(spell).names == ("Injury",)
    play.resolve()
    assert play.life(BOB) == 18
    assert play.zone(bear) is Zone.GRAVEYARD
    assert play.zone(card_id) is Zone.EXILE


@pytest.mark.rule("702.127a", "701.6a")
def test_what_was_cast_from_a_graveyard_is_exiled_whatever_becomes_of_it():
    play = Play()
    card_id = play.add(ALICE, "Commit // Memory", Zone.GRAVEYARD)
    spell = play.cast(ALICE, card_id, face=RIGHT)
    play.cast(BOB, play.add(BOB, "Counterspell", Zone.HAND), spell)
    play.resolve()
    assert play.zone(card_id) is Zone.EXILE


@pytest.mark.rule("702.127a")
def test_the_other_half_goes_to_the_graveyard():
    play = Play()
    card_id = play.add(ALICE, "Insult // Injury", Zone.HAND)
    play.cast(ALICE, card_id, face=LEFT)
    play.resolve()
    assert play.zone(card_id) is Zone.GRAVEYARD


@pytest.mark.rule("702.127a", "307.1")
def test_an_aftermath_sorcery_keeps_to_its_time():
    play = Play()
    card_id = play.add(BOB, "Commit // Memory", Zone.GRAVEYARD)
    assert play.faces(BOB, card_id) == []


# -- disturb -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("702.146a", "702.146b", "712.8c", "202.3b")
def test_disturb_casts_the_back_face_from_the_graveyard():
    play = Play()
    angler = play.add(ALICE, "Baithook Angler", Zone.GRAVEYARD)
    spell = play.cast(ALICE, angler, face=BACK, keyword=KeywordAbility.DISTURB)
    values = play.looks(spell)
    assert (values.names, values.mana_value, values.power) == (("Hook-Haunt Drifter",), 2, 1)
    play.resolve()
    assert play.looks(angler).names == ("Hook-Haunt Drifter",)
    assert play.obj(angler).components[0].face == BACK


@pytest.mark.rule("702.146a")
def test_disturb_costs_what_it_says_and_works_from_the_graveyard_only():
    play = Play(mana=False)
    hand = play.add(ALICE, "Lunarch Veteran", Zone.HAND)
    buried = play.add(ALICE, "Lunarch Veteran", Zone.GRAVEYARD)
    play.add(ALICE, "Plains")
    assert play.faces(ALICE, hand) == [0]
    assert play.faces(ALICE, buried) == []
    play.add(ALICE, "Plains")
    assert play.faces(ALICE, buried) == [BACK]


@pytest.mark.rule("702.146b", "614.1a")
def test_what_was_disturbed_is_exiled_instead_of_dying():
    play = Play()
    angler = play.add(ALICE, "Baithook Angler", Zone.GRAVEYARD)
    play.cast(ALICE, angler, face=BACK)
    play.resolve()
    play.cast(BOB, play.add(BOB, "Lightning Bolt", Zone.HAND), play.now(angler))
    play.resolve()
    assert play.zone(angler) is Zone.EXILE
    assert play.looks(angler).names == ("Baithook Angler",)


@pytest.mark.rule("702.146a", "701.6a")
def test_a_countered_disturbed_spell_is_a_card_that_would_be_put_into_a_graveyard():
    """Its back face says that it is exiled instead, and the spell has its back face up."""
    play = Play()
    angler = play.add(ALICE, "Baithook Angler", Zone.GRAVEYARD)
    spell = play.cast(ALICE, angler, face=BACK)
    play.cast(BOB, play.add(BOB, "Counterspell", Zone.HAND), spell)
    play.resolve()
    assert play.zone(angler) is Zone.EXILE


# -- craft -------------------------------------------------------------------------------------------------------


def blade(play: Play) -> ObjectId:
    return play.add(ALICE, "Tithing Blade")


@pytest.mark.rule("702.167a", "712.14a")
def test_crafting_exiles_it_with_materials_and_brings_it_back_transformed():
    play = Play()
    artifact, bear = blade(play), play.add(ALICE, "Grizzly Bears")
    play.activate(ALICE, artifact)
    assert play.zone(artifact) is Zone.EXILE
    assert play.zone(bear) is Zone.EXILE
    play.resolve()
    assert play.looks(artifact).names == ("Consuming Sepulcher",)
    assert play.zone(artifact) is Zone.BATTLEFIELD


@pytest.mark.rule("702.167a", "702.167b")
def test_materials_are_permanents_one_controls_or_cards_in_ones_graveyard():
    play = Play()
    artifact = blade(play)
    mine = play.add(ALICE, "Grizzly Bears")
    buried = play.add(ALICE, "Hill Giant", Zone.GRAVEYARD)
    play.add(BOB, "Air Elemental")
    play.add(BOB, "Serra Angel", Zone.GRAVEYARD)
    play.add(ALICE, "Craw Wurm", Zone.HAND)
    seen = []

    def choose(decision):
        seen.extend(option.entity for option in decision.options)
        return [option for option in decision.options if option.entity == buried]

    play.activate(ALICE, artifact, choose)
    assert sorted(seen) == sorted([mine, buried])
    assert play.zone(buried) is Zone.EXILE
    assert play.zone(mine) is Zone.BATTLEFIELD


@pytest.mark.rule("702.167a")
def test_crafting_takes_materials_and_the_time_of_a_sorcery():
    play = Play()
    artifact = blade(play)
    with pytest.raises(AssertionError):
        play.activate(ALICE, artifact)
    play.add(ALICE, "Grizzly Bears")
    play.until(Step.UPKEEP, BOB)
    with pytest.raises(AssertionError):
        play.activate(ALICE, artifact)


# -- converted ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("702.162a", "701.28a", "712.8c", "712.13")
def test_more_than_meets_the_eye_casts_it_converted():
    play = Play()
    robot = play.add(ALICE, ROBOT, Zone.HAND)
    assert play.faces(ALICE, robot) == [0, BACK]
    spell = play.cast(ALICE, robot, face=BACK)
    assert play.looks(spell).names == ("Test Truck",)
    assert play.looks(spell).mana_value == 5
    play.resolve()
    assert play.looks(robot).names == ("Test Truck",)


@pytest.mark.rule("702.161a")
def test_living_metal_is_a_creature_on_its_controllers_turn():
    play = Play()
    robot = play.add(ALICE, ROBOT, Zone.HAND)
    play.cast(ALICE, robot, face=BACK)
    play.resolve()
    assert CardType.CREATURE in play.looks(robot).types
    play.until(Step.UPKEEP, BOB)
    assert CardType.CREATURE not in play.looks(robot).types
    play.until(Step.UPKEEP, ALICE)
    assert CardType.CREATURE in play.looks(robot).types


# -- others ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("714.2", "712.14a", "400.7")
def test_a_saga_comes_back_as_a_creature():
    play = Play()
    raid = play.add(ALICE, "Okiba Reckoner Raid", counters=((CounterKind.LORE, 2),))
    play.until(Step.PRECOMBAT_MAIN, ALICE)
    play.resolve_all()
    assert play.looks(raid).names == ("Nezumi Road Captain",)
    assert play.zone(raid) is Zone.BATTLEFIELD
    assert play.obj(raid).counters == ()


@pytest.mark.rule("701.27a", "701.27e")
def test_the_thing_in_the_ice_awakes():
    play = Play()
    thing = play.add(ALICE, "Thing in the Ice", counters=((CounterKind.ICE, 1),))
    bear = play.add(BOB, "Grizzly Bears")
    play.cast(ALICE, play.add(ALICE, "Lightning Bolt", Zone.HAND), BOB)
    play.resolve()
    assert play.looks(thing).names == ("Awoken Horror",)
    play.resolve()
    assert play.zone(bear) is Zone.HAND
    assert play.zone(thing) is Zone.BATTLEFIELD


@pytest.mark.rule("115.7a", "115.7")
def test_willbender_changes_a_single_target():
    play = Play()
    bender = play.add(ALICE, "Willbender")
    from shinpan.game.enums import FaceDown
    from shinpan.rules.happening.moving import put, with_printed

    put(play.state, with_printed(play.state.objects[bender].with_(face_down=FaceDown.MORPH)))
    bolt = play.cast(BOB, play.add(BOB, "Lightning Bolt", Zone.HAND), ALICE)
    play.pass_to(ALICE)
    play.special(ALICE, bender, bolt)
    play.resolve(BOB)
    play.resolve()
    assert (play.life(ALICE), play.life(BOB)) == (20, 17)


@pytest.mark.rule("115.7a")
def test_a_target_stays_where_there_is_no_other():
    play = Play()
    bear = play.add(BOB, "Grizzly Bears")
    growth = play.cast(BOB, play.add(BOB, "Giant Growth", Zone.HAND), bear)
    play.cast(ALICE, play.add(ALICE, "Deflection", Zone.HAND), growth)
    play.resolve()
    play.resolve()
    assert play.looks(bear).power == 5
    assert "115.7a" in play.record.rules


@pytest.mark.rule("702.167c", "607.2a")
def test_what_it_was_crafted_with_is_remembered():
    play = Play()
    stones = play.add(ALICE, "Jade Seedstones")
    play.add(ALICE, "Craw Wurm", Zone.GRAVEYARD)
    play.activate(ALICE, stones)
    play.resolve()
    assert play.looks(stones).names == ("Jadeheart Attendant",)
    play.resolve()
    assert play.life(ALICE) == 26


@pytest.mark.rule("702.167c")
def test_brought_otherwise_it_was_crafted_with_nothing():
    play = Play()
    stones = play.add(ALICE, "Jade Seedstones")
    play.add(ALICE, "Craw Wurm", Zone.GRAVEYARD)
    play.activate(ALICE, stones)
    play.resolve()
    play.resolve()
    play.cast(ALICE, play.add(ALICE, "Clone", Zone.HAND))
    play.resolve(True)
    play.resolve()
    assert play.life(ALICE) == 26
