"""Adventurer cards (715), omen cards (720) and prototype cards (718)."""

import pytest
from table_play import ALICE, BOB, Play

from shinpan.cards.build import card, face
from shinpan.cards.many_faced import prototype
from shinpan.cards.words import permanent, spell
from shinpan.game.enums import CardType, Color, Zone
from shinpan.game.ids import ObjectId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.layout import NORMALLY, OTHERWISE, Layout
from shinpan.phrases.copying.effects import CreateCopies
from shinpan.phrases.references.targets import Target
from shinpan.rules.casting.ways import ways_of
from shinpan.rules.copying.values import copiable_values

DOUBLE = card("Double", "{U}", "Sorcery", spell(CreateCopies(Target(permanent()))))


def on_an_adventure(play: Play, name: str = "Bonecrusher Giant", target: object = BOB) -> ObjectId:
    """Have Alice cast a card as an Adventure and let it resolve; return the card."""
    card_id = play.add(ALICE, name, Zone.HAND)
    play.cast(ALICE, card_id, target, face=OTHERWISE)
    play.resolve()
    return card_id


def library(play: Play, player=ALICE) -> list[str]:
    return [play.obj(each).components[0].definition.name for each in play.table.state.libraries[player]]


# -- 715 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("715.1", "715.2", "715.2c", "715.4")
@pytest.mark.parametrize("zone", [Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD, Zone.EXILE, Zone.BATTLEFIELD])
def test_an_adventurer_card_has_its_normal_characteristics(zone: Zone):
    play = Play()
    giant = play.add(ALICE, "Bonecrusher Giant", zone)
    values = play.looks(giant)
    assert (values.names, values.mana_value, values.power) == (("Bonecrusher Giant",), 3, 4)
    assert CardType.INSTANT not in values.types


@pytest.mark.rule("715.3", "715.3b", "715.4")
@pytest.mark.parametrize(
    ("way", "name", "types"),
    [(NORMALLY, "Bonecrusher Giant", {CardType.CREATURE}), (OTHERWISE, "Stomp", {CardType.INSTANT})],
)
def test_it_is_cast_normally_or_as_an_adventure(way: int, name: str, types: set[CardType]):
    play = Play()
    answers = [BOB] if way == OTHERWISE else []
    spell_id = play.cast(ALICE, play.add(ALICE, "Bonecrusher Giant", Zone.HAND), *answers, face=way)
    assert play.looks(spell_id).names == (name,)
    assert play.looks(spell_id).types == types


@pytest.mark.rule("715.3a")
def test_only_the_adventure_counts_for_whether_it_can_be_cast():
    """Bob has two lands and no main phase: enough for the instant, not for the Giant."""
    play = Play(mana=False)
    for _ in range(2):
        play.add(BOB, "Mountain")
    giant = play.add(BOB, "Bonecrusher Giant", Zone.HAND)
    assert play.faces(BOB, giant) == [OTHERWISE]


@pytest.mark.rule("715.3d", "608.2n")
def test_as_it_resolves_it_is_exiled_and_may_be_cast_from_there_as_what_it_is_normally():
    play = Play()
    giant = on_an_adventure(play)
    assert play.life(BOB) == 18
    assert play.zone(giant) is Zone.EXILE
    assert play.faces(ALICE, play.now(giant)) == [NORMALLY]
    play.cast(ALICE, giant)
    play.resolve()
    assert play.zone(giant) is Zone.BATTLEFIELD


@pytest.mark.rule("715.3d")
def test_only_its_controller_may_play_it_from_exile():
    play = Play()
    giant = on_an_adventure(play)
    assert ways_of(play.table, BOB, play.now(giant)) == ()


@pytest.mark.rule("715.3d")
def test_once_it_has_left_exile_it_cant_be_played_any_more():
    play = Play()
    giant = on_an_adventure(play)
    play.cast(ALICE, giant)
    play.resolve()
    play.cast(BOB, play.add(BOB, "Swords to Plowshares", Zone.HAND), play.now(giant))
    play.resolve_all()
    assert play.zone(giant) is Zone.EXILE
    assert play.faces(ALICE, play.now(giant)) == []


@pytest.mark.rule("715.3d", "701.6a")
def test_an_adventure_that_is_countered_goes_to_the_graveyard():
    play = Play()
    giant = play.add(ALICE, "Bonecrusher Giant", Zone.HAND)
    spell_id = play.cast(ALICE, giant, BOB, face=OTHERWISE)
    play.cast(BOB, play.add(BOB, "Counterspell", Zone.HAND), spell_id)
    play.resolve()
    assert play.zone(giant) is Zone.GRAVEYARD


@pytest.mark.rule("715.3d", "608.2b")
def test_an_adventure_without_legal_targets_doesnt_resolve_and_isnt_exiled():
    play = Play()
    bear = play.add(BOB, "Grizzly Bears")
    theft = play.add(ALICE, "Brazen Borrower", Zone.HAND)
    play.cast(ALICE, theft, bear, face=OTHERWISE)
    play.cast(BOB, play.add(BOB, "Lightning Bolt", Zone.HAND), bear)
    play.resolve()
    play.resolve()
    assert play.zone(theft) is Zone.GRAVEYARD


@pytest.mark.rule("715.3d")
def test_cast_normally_it_goes_where_permanents_go():
    play = Play()
    giant = play.add(ALICE, "Bonecrusher Giant", Zone.HAND)
    play.cast(ALICE, giant)
    play.resolve()
    assert play.zone(giant) is Zone.BATTLEFIELD


@pytest.mark.rule("715.3c", "707.10")
def test_a_copy_of_an_adventure_is_an_adventure_and_ceases_to_exist():
    play = Play()
    giant = play.add(ALICE, "Bonecrusher Giant", Zone.HAND)
    spell_id = play.cast(ALICE, giant, BOB, face=OTHERWISE)
    play.cast(ALICE, play.add(ALICE, "Twincast", Zone.HAND), spell_id)
    play.resolve()
    copy = play.table.state.stack[0]
    assert play.looks(copy).names == ("Stomp",)
    play.resolve()
    assert play.life(BOB) == 18
    assert len(play.table.state.exile) == 0
    play.resolve()
    assert play.zone(giant) is Zone.EXILE


@pytest.mark.rule("715.2a", "715.2b")
def test_it_has_an_adventure_even_while_it_isnt_used():
    play = Play()
    play.add(ALICE, "Edgewall Innkeeper")
    hand = len(play.table.state.hands[ALICE])
    play.cast(ALICE, play.add(ALICE, "Bonecrusher Giant", Zone.HAND))
    play.resolve()
    assert len(play.table.state.hands[ALICE]) == hand + 1
    play.resolve()
    play.cast(ALICE, play.add(ALICE, "Grizzly Bears", Zone.HAND))
    assert len(play.table.state.stack) == 1


@pytest.mark.rule("715.2b", "707.2")
def test_the_adventure_is_part_of_what_can_be_copied():
    play = Play()
    values = copiable_values(play.table, play.add(ALICE, "Bonecrusher Giant"))
    assert values.composite is not None
    assert values.composite.layout is Layout.ADVENTURE
    assert [each.name for each in values.composite.faces] == ["Bonecrusher Giant", "Stomp"]


@pytest.mark.rule("603.2", "115.1")
def test_the_giant_strikes_back():
    play = Play()
    giant = play.add(ALICE, "Bonecrusher Giant")
    play.cast(BOB, play.add(BOB, "Giant Growth", Zone.HAND), giant)
    play.resolve()
    assert play.life(BOB) == 18


# -- 720 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("720.1", "720.2", "720.2c", "720.4")
@pytest.mark.parametrize("zone", [Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.BATTLEFIELD])
def test_an_omen_card_has_its_normal_characteristics(zone: Zone):
    play = Play()
    dragon = play.add(ALICE, "Twinmaw Stormbrood", zone)
    assert (play.looks(dragon).names, play.looks(dragon).colors) == (("Twinmaw Stormbrood",), {Color.WHITE})


@pytest.mark.rule("720.3", "720.3b", "720.3d")
def test_an_omen_is_shuffled_into_its_owners_library_as_it_resolves():
    play = Play()
    bear = play.add(BOB, "Grizzly Bears")
    dragon = play.add(ALICE, "Twinmaw Stormbrood", Zone.HAND)
    spell_id = play.cast(ALICE, dragon, bear, face=OTHERWISE)
    assert play.looks(spell_id).names == ("Charring Bite",)
    assert play.looks(spell_id).colors == {Color.RED}
    play.resolve()
    assert play.zone(bear) is Zone.GRAVEYARD
    assert play.zone(dragon) is Zone.LIBRARY
    assert "720.3d" in play.record.rules


@pytest.mark.rule("720.3a")
def test_only_the_omen_counts_for_whether_it_can_be_cast():
    play = Play(mana=False)
    play.add(ALICE, "Forest")
    wildling = play.add(ALICE, "Sagu Wildling", Zone.HAND)
    assert play.faces(ALICE, wildling) == [OTHERWISE]


@pytest.mark.rule("720.3d", "701.6a")
def test_a_countered_omen_goes_to_the_graveyard():
    play = Play()
    regent = play.add(ALICE, "Marang River Regent", Zone.HAND)
    spell_id = play.cast(ALICE, regent, face=OTHERWISE)
    play.cast(BOB, play.add(BOB, "Counterspell", Zone.HAND), spell_id)
    play.resolve()
    assert play.zone(regent) is Zone.GRAVEYARD


@pytest.mark.rule("720.3c", "707.10")
def test_a_copy_of_an_omen_is_an_omen():
    play = Play()
    regent = play.add(ALICE, "Marang River Regent", Zone.HAND)
    spell_id = play.cast(ALICE, regent, face=OTHERWISE)
    play.cast(ALICE, play.add(ALICE, "Twincast", Zone.HAND), spell_id)
    before = len(library(play))
    play.resolve()
    play.resolve()
    assert library(play).count("Coil and Catch") == 0
    assert len(library(play)) == before - 3


@pytest.mark.rule("720.2a", "720.2b")
def test_the_omen_is_part_of_what_can_be_copied():
    play = Play()
    values = copiable_values(play.table, play.add(ALICE, "Sagu Wildling"))
    assert values.composite is not None
    assert values.composite.layout is Layout.OMEN


# -- 718 ---------------------------------------------------------------------------------------------------------

HULK = prototype(face("Test Hulk", "{7}", "Artifact Creature — Golem", pt=(6, 6)), "{1}{R}", 2, 1)


@pytest.mark.rule("718.1", "718.2", "718.4", "718.5")
@pytest.mark.parametrize("zone", [Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.BATTLEFIELD])
def test_a_prototype_card_has_its_normal_characteristics(zone: Zone):
    play = Play()
    hulk = play.add(ALICE, HULK, zone)
    values = play.looks(hulk)
    assert (values.mana_value, values.colors, values.power, values.toughness) == (7, frozenset(), 6, 6)


@pytest.mark.rule("718.3", "718.3b", "718.5", "702.160a")
def test_a_prototyped_spell_and_its_permanent_are_small_and_colored():
    play = Play()
    spell_id = play.cast(ALICE, play.add(ALICE, HULK, Zone.HAND), face=OTHERWISE, keyword=KeywordAbility.PROTOTYPE)
    for _ in range(2):
        values = play.looks(spell_id)
        assert (values.mana_value, values.colors, values.power, values.toughness) == (2, {Color.RED}, 2, 1)
        assert values.names == ("Test Hulk",)
        assert values.types == {CardType.ARTIFACT, CardType.CREATURE}
        play.resolve_all()
    assert play.zone(spell_id) is Zone.BATTLEFIELD


@pytest.mark.rule("718.3a")
def test_what_it_costs_as_a_prototype_counts_for_whether_it_can_be_cast():
    play = Play(mana=False)
    for _ in range(2):
        play.add(ALICE, "Mountain")
    hulk = play.add(ALICE, HULK, Zone.HAND)
    assert play.faces(ALICE, hulk) == [OTHERWISE]


@pytest.mark.rule("718.3c", "707.10f")
def test_a_copy_of_a_prototyped_spell_is_prototyped():
    play = Play()
    spell_id = play.cast(ALICE, play.add(ALICE, HULK, Zone.HAND), face=OTHERWISE)
    play.cast(ALICE, play.add(ALICE, "Double Major", Zone.HAND), spell_id)
    play.resolve()
    assert play.looks(play.table.state.stack[0]).power == 2
    play.resolve()
    (token,) = play.tokens("Test Hulk")
    assert (play.looks(token).power, play.looks(token).mana_value) == (2, 2)


@pytest.mark.rule("718.3d", "707.2")
def test_a_copy_of_what_was_prototyped_is_like_it():
    play = Play()
    hulk = play.cast(ALICE, play.add(ALICE, HULK, Zone.HAND), face=OTHERWISE)
    play.resolve()
    play.cast(ALICE, play.add(ALICE, DOUBLE, Zone.HAND), play.now(hulk))
    play.resolve()
    assert [(play.looks(each).power, play.looks(each).colors) for each in play.tokens("Test Hulk")] == [
        (2, {Color.RED})
    ] * 2


@pytest.mark.rule("718.4", "400.7")
def test_once_it_has_left_it_is_what_it_was():
    play = Play()
    hulk = play.cast(ALICE, play.add(ALICE, HULK, Zone.HAND), face=OTHERWISE)
    play.resolve()
    play.cast(BOB, play.add(BOB, "Unsummon", Zone.HAND), play.now(hulk))
    play.resolve()
    assert play.looks(hulk).mana_value == 7


@pytest.mark.rule("718.2a", "707.2")
def test_the_prototype_is_part_of_what_can_be_copied():
    play = Play()
    values = copiable_values(play.table, play.add(ALICE, HULK))
    assert values.composite is not None
    assert values.composite.layout is Layout.PROTOTYPE
