"""Split cards (709), fuse (702.102): the halves combined off the stack, the half that was cast on it."""

import pytest
from table_play import ALICE, BOB, Play

from shinpan.cards.build import card
from shinpan.cards.library import built_in
from shinpan.cards.words import spell as says
from shinpan.game.enums import CardType, Color, Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.game.layout import LEFT, RIGHT, WHOLE
from shinpan.game.mana import ManaCost
from shinpan.game.objects import Chosen
from shinpan.phrases.answers import mana_symbols
from shinpan.phrases.effects.cards import DrawCards
from shinpan.phrases.qualities.traits import OfChosenName
from shinpan.phrases.restrictions import CantCast
from shinpan.rules.casting.permission import refusal_of_way
from shinpan.rules.casting.ways import ways_of
from shinpan.rules.context.queries import Queries
from shinpan.rules.costs.payable import Means
from shinpan.rules.naming import card_names

OFF_THE_STACK = [Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND, Zone.OUTSIDE]


@pytest.mark.rule("709.4", "709.4b", "202.3d")
@pytest.mark.parametrize("zone", OFF_THE_STACK)
def test_off_the_stack_the_halves_are_combined(zone: Zone):
    play = Play()
    found = play.looks(play.add(ALICE, "Assault // Battery", zone))
    assert found.mana_cost is ManaCost.parse("{3}{R}{G}")
    assert found.mana_value == 5
    assert found.colors == {Color.RED, Color.GREEN}


@pytest.mark.rule("709.4a")
def test_a_split_card_has_two_names():
    play = Play()
    assert play.looks(play.add(ALICE, "Fire // Ice", Zone.HAND)).names == ("Fire", "Ice")


@pytest.mark.rule("709.4b")
def test_symbols_are_seen_separately():
    play = Play()
    found = play.looks(play.add(ALICE, "Fire // Ice", Zone.HAND))
    assert found.mana_cost is ManaCost.parse("{2}{R}{U}")
    assert [str(symbol) for symbol in mana_symbols(found)] == ["{1}", "{R}", "{1}", "{U}"]


@pytest.mark.rule("709.4c")
def test_types_and_abilities_of_both_halves():
    play = Play()
    found = play.looks(play.add(ALICE, "Commit // Memory", Zone.GRAVEYARD))
    assert found.types == {CardType.INSTANT, CardType.SORCERY}
    left, right = built_in()["Commit"].faces
    assert found.abilities == left.abilities + right.abilities


@pytest.mark.rule("709.1", "709.2", "712.9")
def test_it_is_one_card_with_an_ordinary_back():
    play = Play()
    card = play.add(ALICE, "Assault // Battery", Zone.HAND)
    assert len(play.table.state.hands[ALICE]) == 1
    assert len(play.obj(card).components) == 1


@pytest.mark.rule("709.3", "709.3a", "709.3b")
def test_the_half_that_is_cast_is_all_there_is_on_the_stack():
    play = Play()
    card = play.add(ALICE, "Assault // Battery", Zone.HAND)
    assert play.faces(ALICE, card) == [LEFT, RIGHT]
    spell = play.cast(ALICE, card, BOB, face=LEFT)
    found = play.looks(spell)
    assert (found.names, found.mana_value, found.colors) == (("Assault",), 1, {Color.RED})
    assert found.composite is None
    play.resolve()
    assert play.life(BOB) == 18
    assert play.looks(card).names == ("Assault", "Battery")


@pytest.mark.rule("709.3a")
def test_only_the_chosen_half_is_paid_for():
    play = Play(mana=False)
    card = play.add(ALICE, "Assault // Battery", Zone.HAND)
    play.add(ALICE, "Mountain")
    assert play.faces(ALICE, card) == [LEFT]
    means = Means(play.table, ALICE)
    refusals = [refusal_of_way(play.table, ALICE, card, way, means) for way in ways_of(play.table, ALICE, card)]
    assert refusals[0] is None
    assert refusals[1] is not None
    assert refusals[1].citation.number == "601.2h"


@pytest.mark.rule("709.3a")
def test_only_the_chosen_half_needs_targets():
    play = Play()
    card = play.add(ALICE, "Wear // Tear", Zone.HAND)
    assert play.faces(ALICE, card) == []
    play = Play()
    card = play.add(ALICE, "Wear // Tear", Zone.HAND)
    play.add(BOB, "Glorious Anthem")
    assert play.faces(ALICE, card) == [RIGHT]


@pytest.mark.rule("709.3a")
def test_only_the_chosen_half_sets_the_time():
    play = Play()
    card = play.add(BOB, "Commit // Memory", Zone.HAND)
    play.add(ALICE, "Grizzly Bears")
    assert play.faces(BOB, card) == [LEFT]


@pytest.mark.rule("709.3a", "601.3e", "101.2")
def test_what_forbids_one_half_leaves_the_other():
    """A restriction on spells of a color concerns the half of that color only."""
    from shinpan.cards.build import card as write
    from shinpan.cards.words import spells, static
    from shinpan.phrases.qualities.traits import OfColor
    from shinpan.phrases.references.players import EachPlayer

    forbids = static(CantCast(EachPlayer(), spells(adjectives=(OfColor(Color.RED),))))
    play = Play()
    play.add(BOB, write("No Red", "{W}", "Enchantment", forbids))
    play.add(BOB, "Grizzly Bears")
    card = play.add(ALICE, "Fire // Ice", Zone.HAND)
    assert play.faces(ALICE, card) == [RIGHT]
    assert play.faces(ALICE, play.add(ALICE, "Turn // Burn", Zone.HAND)) == [LEFT]


@pytest.mark.rule("702.102a", "702.102c", "702.102b", "709.4d")
def test_both_halves_fused():
    play = Play()
    card = play.add(ALICE, "Turn // Burn", Zone.HAND)
    bear, giant = play.add(BOB, "Grizzly Bears"), play.add(BOB, "Hill Giant")
    (way,) = [way for way in play.ways(ALICE, card) if way.keyword is KeywordAbility.FUSE]
    assert way.cost.mana is ManaCost.parse("{3}{U}{R}")
    spell = play.cast(ALICE, card, giant, bear, face=WHOLE)
    found = play.looks(spell)
    assert found.names == ("Turn", "Burn")
    assert (found.mana_value, found.colors) == (5, {Color.BLUE, Color.RED})
    play.resolve()
    assert (play.looks(giant).power, play.looks(giant).toughness) == (0, 1)
    assert play.zone(bear) is Zone.GRAVEYARD


@pytest.mark.rule("702.102d")
def test_the_left_half_is_carried_out_first():
    play = Play()
    card = play.add(ALICE, "Alive // Well", Zone.HAND)
    play.cast(ALICE, card, face=WHOLE)
    play.resolve()
    assert play.life(ALICE) == 22  # the Centaur is there to be counted


@pytest.mark.rule("702.102d", "608.2b")
def test_a_fused_spell_does_what_it_still_can():
    play = Play()
    card = play.add(ALICE, "Turn // Burn", Zone.HAND)
    answer = play.add(BOB, "Lightning Bolt", Zone.HAND)
    bear, giant = play.add(BOB, "Grizzly Bears"), play.add(BOB, "Hill Giant")
    play.cast(ALICE, card, bear, giant, face=WHOLE)
    play.cast(BOB, answer, bear)
    play.resolve_all()
    assert play.zone(bear) is Zone.GRAVEYARD
    assert play.obj(giant).damage == 2


@pytest.mark.rule("702.102a")
@pytest.mark.parametrize("zone", [Zone.GRAVEYARD, Zone.EXILE, Zone.LIBRARY])
def test_fuse_is_for_cards_in_hand(zone: Zone):
    play = Play()
    card = play.add(ALICE, "Alive // Well", zone)
    assert play.faces(ALICE, card) == []


@pytest.mark.rule("702.102a")
def test_cards_without_fuse_are_cast_by_half():
    play = Play()
    play.add(BOB, "Grizzly Bears")
    assert play.faces(ALICE, play.add(ALICE, "Fire // Ice", Zone.HAND)) == [LEFT, RIGHT]


@pytest.mark.rule("702.102a", "601.3")
def test_a_half_that_cant_be_cast_keeps_both_from_being_cast():
    play = Play()
    play.add(BOB, "Glorious Anthem")
    card = play.add(ALICE, "Wear // Tear", Zone.HAND)
    assert play.faces(ALICE, card) == [RIGHT]
    play = Play()
    play.add(BOB, "Glorious Anthem")
    play.add(BOB, "Sol Ring")
    card = play.add(ALICE, "Wear // Tear", Zone.HAND)
    assert play.faces(ALICE, card) == [LEFT, RIGHT, WHOLE]


@pytest.mark.rule("709.3b")
def test_a_countered_half_is_the_whole_card_in_the_graveyard():
    play = Play()
    card = play.add(ALICE, "Fire // Ice", Zone.HAND)
    counter = play.add(BOB, "Disdainful Stroke", Zone.HAND)
    play.cast(ALICE, card, BOB, face=LEFT)
    assert play.faces(BOB, counter) == []  # Fire is a spell with mana value 2
    play.resolve()
    assert (play.looks(card).mana_value, play.zone(card)) == (4, Zone.GRAVEYARD)


def choosing(name: str):
    """Choose a name, if it is among those that can be chosen."""

    def choose(decision):
        words = {option.value: option for option in decision.options}
        assert name in words
        return [words[name]]

    return choose


@pytest.mark.rule("709.4a", "201.4", "201.4b")
@pytest.mark.parametrize(("name", "half"), [("Fire", RIGHT), ("Ice", LEFT)])
def test_one_of_its_names_is_chosen_not_both(name: str, half: int):
    play = Play()
    play.add(BOB, "Grizzly Bears")
    play.cast(ALICE, play.add(ALICE, "Meddling Mage", Zone.HAND))
    play.resolve(choosing(name))
    assert play.faces(BOB, play.add(BOB, "Fire // Ice", Zone.HAND)) == [half]


@pytest.mark.rule("201.4b", "709.4a")
def test_the_two_names_together_are_no_name():
    play = Play()
    names = {word.value for word in card_names(play.table.state, ALICE)}
    assert {"Fire", "Ice"} <= names
    assert "Fire // Ice" not in names


@pytest.mark.rule("201.2a", "709.4a")
def test_an_object_has_the_chosen_name_if_it_is_one_of_its_names():
    """Off the stack a split card has both names."""
    play = Play()
    mage = play.add(ALICE, "Meddling Mage", chosen=(Chosen("card name", "Ice"),))
    card_id = play.add(BOB, "Fire // Ice", Zone.HAND)
    assert OfChosenName().holds(Queries(play.table, mage, ALICE), card_id)


@pytest.mark.rule("201.4a", "201.4d", "712.19")
def test_names_of_lands_are_no_nonland_names_each_face_by_itself():
    play = Play()
    names = {word.value for word in card_names(play.table.state, ALICE, nonland=True)}
    assert "Bala Ged Recovery" in names
    assert "Bala Ged Sanctuary" not in names
    assert "Forest" not in names


@pytest.mark.rule("201.4c", "201.4e", "201.4f", "710.5", "712.19", "715.5", "720.5")
@pytest.mark.parametrize("name", ["Ravager of the Fells", "Tomoya the Revealer", "Stomp", "Charring Bite"])
def test_alternative_names_can_be_chosen(name: str):
    play = Play()
    assert name in {word.value for word in card_names(play.table.state, ALICE)}


@pytest.mark.rule("201.4", "708.5")
def test_names_give_nothing_away_about_hidden_cards():
    secret = card("Secret Test Card", "{U}", "Instant", says(DrawCards()))
    play = Play()
    play.add(BOB, secret, Zone.HAND)
    assert "Secret Test Card" not in {word.value for word in card_names(play.table.state, ALICE)}
    assert "Secret Test Card" in {word.value for word in card_names(play.table.state, BOB)}
