"""Split cards by the rules of July 2013: 708 as it was then numbered."""

from datetime import date

import pytest
from table_play import ALICE, BOB, Play

from shinpan.cards.build import card
from shinpan.cards.words import cards, creature, spells, static
from shinpan.cards.words import spell as says
from shinpan.game.enums import CardType, Color, Zone
from shinpan.game.ids import ObjectId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.layout import LEFT, RIGHT, WHOLE
from shinpan.game.objects import Chosen
from shinpan.phrases.answers import answers, mana_values
from shinpan.phrases.comparison import Comparison
from shinpan.phrases.effects.exploring import Clash
from shinpan.phrases.effects.life import GainLife
from shinpan.phrases.faces.comparing import SameManaValue
from shinpan.phrases.qualities.groups import Group
from shinpan.phrases.qualities.traits import Not, OfChosenName, OfColor, OfKind, WithManaValue
from shinpan.phrases.quantities import Fixed, ManaValueOf
from shinpan.phrases.references.objects import Specific
from shinpan.phrases.references.players import EachPlayer
from shinpan.phrases.restrictions import CantCast
from shinpan.rules.context.queries import Queries

EDITION = "2013-07-11"
OFF_THE_STACK = [Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND, Zone.OUTSIDE]
NO_RED = card("No Red", "{W}", "Enchantment", static(CantCast(EachPlayer(), spells(adjectives=(OfColor(Color.RED),)))))
CLASHING = card("Clashing", "{R}", "Sorcery", says(Clash(GainLife(Fixed(1)))))


def then() -> Play:
    return Play(edition=date(2013, 7, 18))


def asking(play: Play) -> Queries:
    return Queries(play.table, ObjectId(0), ALICE)


def costs(comparison: Comparison, bound: int) -> Group:
    return cards(modifiers=(WithManaValue(Fixed(bound), comparison),))


@pytest.mark.old_rule(EDITION, "708.1", "708.4")
def test_two_sets_of_characteristics_stand_on_one_card():
    play = then()
    held = play.add(ALICE, "Assault // Battery", Zone.HAND)
    assert [each.name for each in answers(asking(play), held)] == ["Assault", "Battery"]
    assert len(play.table.state.hands[ALICE]) == 1
    assert len(play.obj(held).components) == 1


@pytest.mark.old_rule(EDITION, "708.4")
def test_drawing_or_discarding_it_is_one_card():
    play = then()
    for _ in range(3):
        play.add(ALICE, "Assault // Battery", Zone.LIBRARY)
    play.cast(ALICE, play.add(ALICE, "Divination", Zone.HAND))
    play.resolve()
    assert len(play.table.state.hands[ALICE]) == 2
    assert play.table.player(ALICE).cards_drawn == 2


@pytest.mark.old_rule(EDITION, "708.2", "708.5")
@pytest.mark.parametrize("zone", OFF_THE_STACK)
def test_off_the_stack_there_are_two_mana_values(zone: Zone):
    play = then()
    held = play.add(ALICE, "Assault // Battery", zone)
    assert mana_values(asking(play), held) == (1, 4)
    assert [each.colors for each in answers(asking(play), held)] == [{Color.RED}, {Color.GREEN}]


@pytest.mark.old_rule(EDITION, "708.2", "708.3", "708.5")
def test_on_the_stack_only_the_half_that_was_cast_exists():
    play = then()
    spell = play.cast(ALICE, play.add(ALICE, "Assault // Battery", Zone.HAND), face=RIGHT)
    (found,) = answers(asking(play), spell)
    assert (found.name, found.mana_value, found.colors) == ("Battery", 4, {Color.GREEN})


@pytest.mark.old_rule(EDITION, "708.2", "708.2b", "708.5")
def test_a_fused_spell_has_two_sets_and_one_mana_value():
    play = then()
    held = play.add(ALICE, "Turn // Burn", Zone.HAND)
    bear = play.add(BOB, "Grizzly Bears")
    spell = play.cast(ALICE, held, bear, bear, face=WHOLE)
    assert [each.name for each in answers(asking(play), spell)] == ["Turn", "Burn"]
    assert [each.colors for each in answers(asking(play), spell)] == [{Color.BLUE}, {Color.RED}]
    assert [each.mana_value for each in answers(asking(play), spell)] == [5, 5]
    assert mana_values(asking(play), spell) == (5,)


@pytest.mark.old_rule(EDITION, "708.2a")
def test_only_the_chosen_half_is_judged():
    play = then()
    play.add(BOB, NO_RED)
    play.add(BOB, "Grizzly Bears")
    assert play.faces(ALICE, play.add(ALICE, "Fire // Ice", Zone.HAND)) == [RIGHT]


@pytest.mark.old_rule(EDITION, "708.2a")
def test_only_the_chosen_half_is_paid_for():
    play = Play(edition=date(2013, 7, 18), mana=False)
    play.add(ALICE, "Mountain")
    assert play.faces(ALICE, play.add(ALICE, "Assault // Battery", Zone.HAND)) == [LEFT]


@pytest.mark.old_rule(EDITION, "708.2b")
def test_both_halves_are_judged_for_a_fused_spell():
    """Burn is red: as long as no red spell may be cast, Turn alone can be."""
    play = then()
    play.add(BOB, NO_RED)
    play.add(BOB, "Grizzly Bears")
    held = play.add(ALICE, "Turn // Burn", Zone.HAND)
    assert play.faces(ALICE, held) == [LEFT]
    assert KeywordAbility.FUSE not in {way.keyword for way in play.ways(ALICE, held)}


@pytest.mark.old_rule(EDITION, "708.2b")
@pytest.mark.parametrize("zone", [Zone.GRAVEYARD, Zone.EXILE])
def test_both_halves_are_cast_from_the_hand_only(zone: Zone):
    play = then()
    assert play.faces(ALICE, play.add(ALICE, "Alive // Well", zone)) == []
    assert play.faces(ALICE, play.add(ALICE, "Alive // Well", Zone.HAND)) == [LEFT, RIGHT, WHOLE]


@pytest.mark.old_rule(EDITION, "708.3")
def test_it_is_of_the_colors_of_both_halves_but_on_the_stack():
    play = then()
    held = play.add(ALICE, "Assault // Battery", Zone.HAND)
    assert play.looks(held).colors == {Color.RED, Color.GREEN}
    spell = play.cast(ALICE, held, BOB, face=LEFT)
    assert play.looks(spell).colors == {Color.RED}


@pytest.mark.old_rule(EDITION, "708.3")
def test_a_fused_spell_is_of_the_colors_of_both():
    play = then()
    spell = play.cast(ALICE, play.add(ALICE, "Far // Away", Zone.HAND), play.add(BOB, "Grizzly Bears"), BOB, face=WHOLE)
    assert play.looks(spell).colors == {Color.BLUE, Color.BLACK}


@pytest.mark.old_rule(EDITION, "708.5")
def test_where_nothing_is_compared_both_answers_count():
    play = then()
    held = play.add(ALICE, "Assault // Battery", Zone.GRAVEYARD)
    assert ManaValueOf(Specific((held,))).values(asking(play)) == (1, 4)


@pytest.mark.old_rule(EDITION, "708.6", "708.6a")
@pytest.mark.parametrize(
    ("comparison", "bound", "so"),
    [
        (Comparison.EQUAL, 1, True),
        (Comparison.EQUAL, 4, True),
        (Comparison.EQUAL, 5, False),
        (Comparison.EQUAL, 2, False),
        (Comparison.OR_LESS, 1, True),
        (Comparison.OR_LESS, 0, False),
        (Comparison.OR_GREATER, 4, True),
        (Comparison.OR_GREATER, 5, False),
    ],
)
def test_is_it_so_is_answered_yes_if_it_is_of_either_half(comparison: Comparison, bound: int, so: bool):
    play = then()
    held = play.add(ALICE, "Assault // Battery", Zone.GRAVEYARD)
    assert costs(comparison, bound).holds(asking(play), held) is so


@pytest.mark.old_rule(EDITION, "708.6a")
@pytest.mark.parametrize(("color", "so"), [(Color.RED, True), (Color.GREEN, True), (Color.WHITE, False)])
def test_it_is_of_a_color_if_either_half_is(color: Color, so: bool):
    play = then()
    held = play.add(ALICE, "Assault // Battery", Zone.GRAVEYARD)
    assert OfColor(color).holds(asking(play), held) is so


@pytest.mark.old_rule(EDITION, "708.6b")
@pytest.mark.parametrize(("color", "so"), [(Color.RED, False), (Color.GREEN, False), (Color.WHITE, True)])
def test_is_it_different_is_the_negation_of_is_it_the_same(color: Color, so: bool):
    """Half of the card is not red; yet the card is no nonred card."""
    play = then()
    held = play.add(ALICE, "Assault // Battery", Zone.GRAVEYARD)
    assert Not(OfColor(color)).holds(asking(play), held) is so


@pytest.mark.old_rule(EDITION, "708.6a", "708.6b")
@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("Assault // Battery", "Lightning Bolt", True),
        ("Assault // Battery", "Hill Giant", True),
        ("Assault // Battery", "Serra Angel", False),
        ("Assault // Battery", "Wear // Tear", True),
        ("Breaking // Entering", "Wear // Tear", True),
        ("Breaking // Entering", "Assault // Battery", False),
    ],
)
def test_two_cards_are_alike_if_any_halves_are(one: str, other: str, same: bool):
    play = then()
    ours, theirs = play.add(ALICE, one, Zone.HAND), play.add(BOB, other, Zone.HAND)
    same_value = SameManaValue(Specific((ours,)), Specific((theirs,)))
    assert same_value.holds(asking(play)) is same


@pytest.mark.old_rule(EDITION, "708.6c")
@pytest.mark.parametrize(
    ("color", "bound", "so"),
    [
        (Color.RED, 2, True),
        (Color.BLUE, 2, True),
        (Color.GREEN, 5, True),
        (Color.RED, 1, False),
        (Color.WHITE, 2, False),
    ],
)
def test_each_characteristic_is_compared_by_itself_maybe_with_another_half(color: Color, bound: int, so: bool):
    """Research is green and blue and costs 2; Development is blue and red and costs 5."""
    play = then()
    held = play.add(ALICE, "Research // Development", Zone.LIBRARY)
    wanted = cards(
        CardType.INSTANT, adjectives=(OfColor(color),), modifiers=(WithManaValue(Fixed(bound), Comparison.EQUAL),)
    )
    assert wanted.holds(asking(play), held) is so


@pytest.mark.old_rule(EDITION, "708.6c")
def test_every_one_of_the_comparisons_has_to_say_yes():
    play = then()
    held = play.add(ALICE, "Research // Development", Zone.LIBRARY)
    red_creature = cards(CardType.CREATURE, adjectives=(OfColor(Color.RED),))
    assert not red_creature.holds(asking(play), held)
    assert not OfKind(CardType.SORCERY).holds(asking(play), held)


@pytest.mark.old_rule(EDITION, "708.6c", "708.2")
def test_a_fused_spell_is_compared_so_too_but_by_its_one_mana_value():
    play = then()
    bear = play.add(BOB, "Grizzly Bears")
    spell = play.cast(ALICE, play.add(ALICE, "Turn // Burn", Zone.HAND), bear, bear, face=WHOLE)
    red = spells(adjectives=(OfColor(Color.RED),))
    assert red.holds(asking(play), spell)
    assert not spells(modifiers=(WithManaValue(Fixed(3), Comparison.OR_LESS),)).holds(asking(play), spell)


@pytest.mark.old_rule(EDITION, "708.6a")
@pytest.mark.parametrize(
    ("ours", "theirs", "won"),
    [
        ("Assault // Battery", "Grizzly Bears", True),
        ("Grizzly Bears", "Assault // Battery", True),
        ("Assault // Battery", "Hill Giant", False),
        ("Forest", "Assault // Battery", False),
    ],
)
def test_a_clash_is_won_if_any_half_is_higher(ours: str, theirs: str, won: bool):
    """A relative comparison: both players may well win."""
    play = then()
    play.add(ALICE, ours, Zone.LIBRARY)
    play.add(BOB, theirs, Zone.LIBRARY)
    play.cast(ALICE, play.add(ALICE, CLASHING, Zone.HAND))
    play.resolve()
    assert play.life(ALICE) == (21 if won else 20)


@pytest.mark.old_rule(EDITION, "708.7")
@pytest.mark.parametrize(("name", "so"), [("Fire", True), ("Ice", True), ("Fire // Ice", False), ("Turn", False)])
def test_it_has_a_chosen_name_if_one_of_its_names_is_it(name: str, so: bool):
    play = then()
    mage = play.add(ALICE, "Meddling Mage", chosen=(Chosen("card name", name),))
    held = play.add(BOB, "Fire // Ice", Zone.HAND)
    assert OfChosenName().holds(Queries(play.table, mage, ALICE), held) is so


@pytest.mark.old_rule(EDITION, "708.7")
def test_one_name_is_chosen_never_both():
    from shinpan.rules.naming import card_names

    names = {word.value for word in card_names(then().table.state, ALICE)}
    assert {"Fire", "Ice"} <= names
    assert "Fire // Ice" not in names


@pytest.mark.old_rule(EDITION, "708.5", "708.6a")
@pytest.mark.parametrize(
    ("day", "number"),
    [(date(2010, 10, 1), 2), (date(2015, 7, 17), 2), (date(2017, 4, 27), 2), (date(2017, 4, 28), 1)],
)
def test_two_answers_until_the_halves_were_combined(day: date, number: int):
    play = Play(edition=day)
    held = play.add(ALICE, "Assault // Battery", Zone.HAND)
    assert len(answers(asking(play), held)) == number


@pytest.mark.old_rule(EDITION, "708.5")
def test_what_isnt_split_gets_one_answer():
    play = then()
    giant = play.add(ALICE, "Hill Giant")
    assert len(answers(asking(play), giant)) == 1
    assert creature().holds(asking(play), giant)
