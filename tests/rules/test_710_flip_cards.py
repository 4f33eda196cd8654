"""Flip cards (710)."""

import pytest
from table_play import ALICE, BOB, Play

from shinpan.cards.build import card, face
from shinpan.cards.library import built_in
from shinpan.cards.many_faced import flip
from shinpan.cards.words import activated, all_get, cards, creature, pay, permanent, plus
from shinpan.cards.words import spell as says
from shinpan.game.enums import CardType, Color, Supertype, Zone
from shinpan.game.layout import Layout
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.libraries import SearchLibrary
from shinpan.phrases.faces.flipping import Flip
from shinpan.phrases.qualities.traits import OfKind
from shinpan.phrases.references.objects import This
from shinpan.phrases.references.targets import Target
from shinpan.rules.naming import card_names

LAVARUNNER = flip(
    face("Test Lavarunner", "{3}{R}", "Creature — Goblin", activated(pay("{0}"), Flip(This())), pt=(1, 1)),
    face("Test Volcano Born", None, "Legendary Creature — Goblin Shaman", pt=(2, 2)),
)
LEGENDARY = OfKind(Supertype.LEGENDARY)
ANTHEM = card("Test Anthem", "{W}", "Enchantment", all_get(creature(adjectives=(LEGENDARY,)), plus(2, 2)))
QUEST = card("Test Quest", "{W}", "Sorcery", says(SearchLibrary(cards(adjectives=(LEGENDARY,)), Zone.HAND)))
FLIPS = card("Test Flips", "{U}", "Instant", says(Flip(Target(permanent()))))
GROWS = card("Test Grows", "{G}", "Instant", says(Apply(Target(permanent()), (plus(3, 3),))))


def flipped(play: Play, permanent_id) -> None:
    play.activate(ALICE, permanent_id)
    play.resolve()


@pytest.mark.rule("710.1", "710.1a", "710.3")
def test_a_flip_card_is_what_stands_upright_and_everybody_sees_that():
    play = Play()
    goblin = play.add(ALICE, LAVARUNNER)
    values = play.looks(goblin)
    assert (values.names, values.power, values.supertypes) == (("Test Lavarunner",), 1, frozenset())
    assert not play.obj(goblin).flipped
    flipped(play, goblin)
    assert play.obj(goblin).flipped


@pytest.mark.rule("710.1b", "710.2")
def test_flipped_the_alternative_characteristics_apply_instead():
    play = Play()
    goblin = play.add(ALICE, LAVARUNNER)
    flipped(play, goblin)
    values = play.looks(goblin)
    assert (values.names, values.power, values.toughness) == (("Test Volcano Born",), 2, 2)
    assert values.supertypes == {Supertype.LEGENDARY}
    assert values.abilities == ()


@pytest.mark.rule("710.1b", "710.2")
@pytest.mark.parametrize("zone", [Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND])
def test_anywhere_else_it_has_only_the_normal_ones(zone: Zone):
    play = Play()
    assert play.looks(play.add(ALICE, "Nezumi Shortfang", zone)).names == ("Nezumi Shortfang",)
    assert play.looks(play.add(ALICE, LAVARUNNER, zone, flipped=True)).names == ("Test Lavarunner",)


@pytest.mark.rule("710.1b", "710.2")
def test_as_a_spell_it_has_only_the_normal_ones():
    play = Play()
    goblin = play.add(ALICE, LAVARUNNER, Zone.HAND)
    assert [way.face for way in play.ways(ALICE, goblin)] == [0]
    assert play.looks(play.cast(ALICE, goblin)).names == ("Test Lavarunner",)


@pytest.mark.rule("710.1c")
def test_color_mana_cost_and_effects_from_outside_stay():
    play = Play()
    goblin = play.add(ALICE, LAVARUNNER)
    play.cast(ALICE, play.add(ALICE, GROWS, Zone.HAND), goblin)
    play.resolve()
    flipped(play, goblin)
    values = play.looks(goblin)
    assert (values.mana_value, values.colors, values.power) == (4, {Color.RED}, 5)
    assert str(values.mana_cost) == "{3}{R}"


@pytest.mark.rule("710.2")
def test_looking_for_legends_doesnt_find_it_but_what_helps_legends_helps_it_flipped():
    play = Play()
    play.add(ALICE, ANTHEM)
    play.add(ALICE, LAVARUNNER, Zone.LIBRARY)
    goblin = play.add(ALICE, LAVARUNNER)
    play.cast(ALICE, play.add(ALICE, QUEST, Zone.HAND))
    play.resolve()
    assert play.table.state.hands[ALICE] == ()
    assert play.looks(goblin).power == 1
    flipped(play, goblin)
    assert play.looks(goblin).power == 4


@pytest.mark.rule("710.4")
def test_flipped_it_never_flips_again():
    play = Play()
    goblin = play.add(ALICE, LAVARUNNER)
    for _ in range(2):
        play.cast(ALICE, play.add(ALICE, FLIPS, Zone.HAND), goblin)
        play.resolve()
    assert play.looks(goblin).names == ("Test Volcano Born",)


@pytest.mark.rule("710.4")
def test_what_is_no_flip_card_looks_the_same_flipped():
    play = Play()
    bears = play.add(ALICE, "Grizzly Bears")
    play.cast(ALICE, play.add(ALICE, FLIPS, Zone.HAND), bears)
    play.resolve()
    assert play.looks(bears).names == ("Grizzly Bears",)


@pytest.mark.rule("710.4", "110.5")
def test_once_it_has_left_it_has_forgotten():
    play = Play()
    goblin = play.add(ALICE, LAVARUNNER)
    flipped(play, goblin)
    play.cast(BOB, play.add(BOB, "Unsummon", Zone.HAND), goblin)
    play.resolve()
    assert not play.obj(goblin).flipped
    play.cast(ALICE, goblin)
    play.resolve()
    assert play.looks(goblin).names == ("Test Lavarunner",)


@pytest.mark.rule("710.2", "704.5j")
def test_two_flipped_ones_meet_the_legend_rule():
    play = Play()
    first, second = play.add(ALICE, LAVARUNNER), play.add(ALICE, LAVARUNNER)
    flipped(play, first)
    assert play.zone(second) is Zone.BATTLEFIELD
    play.activate(ALICE, second)
    play.resolve(first)
    assert (play.zone(first), play.zone(second)) == (Zone.BATTLEFIELD, Zone.GRAVEYARD)


@pytest.mark.rule("710.5", "201.4")
def test_either_name_of_it_can_be_chosen():
    names = {word.value for word in card_names(Play().table.state, ALICE)}
    assert {"Nezumi Shortfang", "Stabwhisker the Odious"} <= names


@pytest.mark.rule("710.1", "608.2c")
@pytest.mark.parametrize(("hand", "name"), [(1, "Stabwhisker the Odious"), (2, "Nezumi Shortfang")])
def test_shortfang_flips_once_the_hand_is_empty(hand: int, name: str):
    play = Play()
    rat = play.add(ALICE, "Nezumi Shortfang")
    for _ in range(hand):
        play.add(BOB, "Forest", Zone.HAND)
    play.activate(ALICE, rat, BOB)
    play.resolve()
    assert play.looks(rat).names == (name,)


@pytest.mark.rule("710.1")
def test_the_pool_has_flip_cards_with_both_frames():
    found = [each for each in built_in() if each.layout is Layout.FLIP]
    assert found
    for each in found:
        normal, other = each.faces
        assert CardType.CREATURE in normal.types
        assert (normal.mana_cost, normal.colors) == (other.mana_cost, other.colors)
