"""Leveler cards (711), level up (702.87) and Class cards (716)."""

import pytest
from table_play import ALICE, BOB, Play

from shinpan.cards.build import card
from shinpan.cards.library import built_in
from shinpan.cards.words import spell as says
from shinpan.game.counters import CounterKind
from shinpan.game.decisions import Activate
from shinpan.game.enums import CardType, Step, Zone
from shinpan.game.ids import ObjectId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.layout import Layout
from shinpan.game.subtypes.enchantment import EnchantmentType
from shinpan.phrases.abilities import ActivatedAbility, StaticAbility
from shinpan.phrases.copying.effects import BecomeCopy, CreateCopies
from shinpan.phrases.effects.zones import ReturnToHand
from shinpan.phrases.faces.levels import ClassLevel, LevelSymbol
from shinpan.phrases.index import index_of
from shinpan.phrases.qualities.groups import Group
from shinpan.phrases.qualities.nouns import Permanents
from shinpan.phrases.references.targets import Target

ANY = Group(Permanents())
DOUBLE = card("Double", "{U}", "Sorcery", says(CreateCopies(Target(ANY))))
BECOME = card("Become", "{U}", "Instant", says(BecomeCopy(Target(ANY), Target(ANY, slot=1))))
BOUNCE = card("Bounce", "{U}", "Instant", says(ReturnToHand(Target(ANY))))
LEVEL = CounterKind.LEVEL


def student(play: Play, levels: int) -> ObjectId:
    counters = ((LEVEL, levels),) if levels else ()
    return play.add(ALICE, "Student of Warfare", counters=counters)


def can_activate(play: Play, permanent: ObjectId, player=ALICE) -> list[int]:
    return [option.number for option in play.options(player, Activate) if option.object == permanent]


# -- levelers ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("711.1", "711.2", "711.2a", "711.2b", "711.5")
@pytest.mark.parametrize(
    ("levels", "power", "keywords"),
    [
        (0, 1, set()),
        (1, 1, set()),
        (2, 3, {KeywordAbility.FIRST_STRIKE}),
        (6, 3, {KeywordAbility.FIRST_STRIKE}),
        (7, 4, {KeywordAbility.DOUBLE_STRIKE}),
        (12, 4, {KeywordAbility.DOUBLE_STRIKE}),
    ],
)
def test_level_counters_decide_its_power_and_abilities(levels: int, power: int, keywords: set[KeywordAbility]):
    play = Play()
    knight = student(play, levels)
    values = play.looks(knight)
    assert (values.power, values.toughness) == (power, power)
    strikes = {KeywordAbility.FIRST_STRIKE, KeywordAbility.DOUBLE_STRIKE}
    assert {each for each in strikes if play.table.has(knight, each)} == keywords


@pytest.mark.rule("711.2", "711.2a")
def test_a_level_symbol_is_a_static_ability():
    symbols = [each for each in built_in()["Student of Warfare"].faces[0].abilities if isinstance(each, LevelSymbol)]
    assert [(each.minimum, each.maximum) for each in symbols] == [(2, 6), (7, None)]
    assert all(isinstance(each, StaticAbility) for symbol in symbols for each in symbol.stands_for())


@pytest.mark.rule("711.2a", "613.4b")
def test_the_numbers_are_base_power_and_toughness():
    play = Play()
    knight = student(play, 2)
    play.cast(ALICE, play.add(ALICE, "Giant Growth", Zone.HAND), knight)
    play.resolve()
    assert play.looks(knight).power == 6


@pytest.mark.rule("711.3", "711.4", "702.87a")
@pytest.mark.parametrize("levels", [0, 3, 9])
def test_level_up_is_there_at_all_times(levels: int):
    play = Play()
    knight = student(play, levels)
    assert len(can_activate(play, knight)) == 1
    play.activate(ALICE, knight)
    play.resolve()
    assert play.obj(knight).count(LEVEL) == levels + 1


@pytest.mark.rule("702.87a", "307.5")
def test_level_up_is_for_the_time_of_a_sorcery():
    play = Play()
    knight = student(play, 0)
    play.until(Step.UPKEEP, BOB)
    assert can_activate(play, knight) == []


@pytest.mark.rule("702.87a", "601.2h")
def test_its_cost_has_to_be_paid():
    play = Play(mana=False)
    knight = student(play, 0)
    assert can_activate(play, knight) == []
    play.add(ALICE, "Plains")
    play.activate(ALICE, knight)
    play.resolve()
    assert play.obj(knight).count(LEVEL) == 1


@pytest.mark.rule("702.87b", "711.1")
def test_cards_with_level_up_are_levelers():
    found = [each for each in built_in() if each.layout is Layout.LEVELER]
    assert {"Student of Warfare", "Caravan Escort", "Coralhelm Commander"} <= {each.name for each in found}
    for each in found:
        assert KeywordAbility.LEVEL_UP in index_of(each.faces[0]).keywords
        assert len(each.faces) == 1


@pytest.mark.rule("711.6")
@pytest.mark.parametrize("zone", [Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD, Zone.EXILE])
def test_elsewhere_it_has_its_uppermost_numbers(zone: Zone):
    play = Play()
    knight = play.add(ALICE, "Student of Warfare", zone, counters=((LEVEL, 7),))
    assert (play.looks(knight).power, play.looks(knight).toughness) == (1, 1)


@pytest.mark.rule("711.2", "122.2")
def test_the_counters_are_counters_and_stay_behind():
    play = Play()
    knight = student(play, 7)
    play.cast(BOB, play.add(BOB, "Unsummon", Zone.HAND), knight)
    play.resolve()
    play.cast(ALICE, knight)
    play.resolve()
    assert play.looks(knight).power == 1


@pytest.mark.rule("711.2", "707.2")
def test_a_copy_has_the_abilities_but_not_the_counters():
    play = Play()
    knight = student(play, 7)
    play.cast(ALICE, play.add(ALICE, DOUBLE, Zone.HAND), knight)
    play.resolve()
    (token,) = (each for each in play.tokens("Student of Warfare") if each != knight)
    assert play.looks(token).power == 1
    play.activate(ALICE, token)
    play.resolve()
    play.activate(ALICE, token)
    play.resolve()
    assert play.looks(token).power == 3


@pytest.mark.rule("711.4", "613.1f")
def test_without_its_abilities_its_level_counters_do_nothing():
    play = Play()
    knight = student(play, 7)
    play.add(BOB, "Humility")
    assert (play.looks(knight).power, play.looks(knight).abilities) == (1, ())
    assert can_activate(play, knight) == []


# -- Classes -----------------------------------------------------------------------------------------------------


def wizards(play: Play, level: int = 1) -> ObjectId:
    permanent = play.add(ALICE, "Wizard Class")
    for number in range(2, level + 1):
        reach(play, permanent, number)
    return permanent


def reach(play: Play, permanent: ObjectId, level: int) -> None:
    (option,) = can_activate(play, permanent)
    play.activate(ALICE, permanent, number=option)
    play.resolve_all()
    assert play.obj(permanent).designations.level == level


@pytest.mark.rule("716.1", "716.2")
def test_a_class_is_an_enchantment_with_level_bars():
    wizard = built_in()["Wizard Class"]
    assert wizard.layout is Layout.CLASS
    assert CardType.ENCHANTMENT in wizard.faces[0].types
    assert EnchantmentType.CLASS in wizard.faces[0].subtypes
    bars = [each for each in wizard.faces[0].abilities if isinstance(each, ClassLevel)]
    assert [each.level for each in bars] == [2, 3]
    for bar in bars:
        gains, has = bar.stands_for()
        assert isinstance(gains, ActivatedAbility)
        assert isinstance(has, StaticAbility)


@pytest.mark.rule("716.2a", "716.2c", "716.2d")
def test_levels_are_gained_one_after_another():
    play = Play()
    wizard = wizards(play)
    assert play.obj(wizard).designations.level == 1
    assert len(can_activate(play, wizard)) == 1
    hand = len(play.table.state.hands[ALICE])
    reach(play, wizard, 2)
    assert len(play.table.state.hands[ALICE]) == hand + 2  # "when this becomes level 2"
    reach(play, wizard, 3)
    assert can_activate(play, wizard) == []


@pytest.mark.rule("716.2a", "307.5")
def test_a_level_is_gained_at_the_time_of_a_sorcery_by_its_controller():
    play = Play()
    wizard = wizards(play)
    assert can_activate(play, wizard, BOB) == []
    play.until(Step.UPKEEP, ALICE)
    assert can_activate(play, wizard) == []


@pytest.mark.rule("716.2a")
def test_only_the_level_that_it_had_counts_for_each_bar_as_it_is_activated():
    """Two activations of the same bar in response to each other aren't possible, since it is for sorcery timing."""
    play = Play()
    wizard = wizards(play)
    (option,) = can_activate(play, wizard)
    play.activate(ALICE, wizard, number=option)
    assert can_activate(play, wizard) == []


@pytest.mark.rule("716.2a", "716.3")
def test_abilities_of_a_level_are_there_from_it_on():
    play = Play()
    bear = play.add(ALICE, "Grizzly Bears")
    wizard = wizards(play, 2)
    play.cast(ALICE, play.add(ALICE, "Divination", Zone.HAND))
    play.resolve_all()
    assert play.obj(bear).counters == ()
    reach(play, wizard, 3)
    play.cast(ALICE, play.add(ALICE, "Divination", Zone.HAND))
    play.resolve_all()
    assert play.obj(bear).count(CounterKind.PLUS_ONE_PLUS_ONE) == 2


@pytest.mark.rule("716.3")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_what_stands_before_the_first_bar_counts_at_all_times(level: int):
    play = Play()
    wizards(play, level)
    for _ in range(9):
        play.add(ALICE, "Forest", Zone.HAND)
    before = len(play.table.state.hands[ALICE])
    play.until(Step.UPKEEP, BOB)
    assert len(play.table.state.hands[ALICE]) == before


@pytest.mark.rule("716.2b")
def test_a_level_stays_when_it_stops_being_a_class_and_comes_back_with_it():
    play = Play()
    wizard, bear = wizards(play, 3), play.add(ALICE, "Glorious Anthem")
    play.cast(ALICE, play.add(ALICE, BECOME, Zone.HAND), wizard, bear)
    play.resolve()
    assert play.looks(wizard).names == ("Glorious Anthem",)
    assert play.obj(wizard).designations.level == 3
    other = play.add(ALICE, "Wizard Class")
    play.cast(ALICE, play.add(ALICE, BECOME, Zone.HAND), wizard, other)
    play.resolve()
    assert can_activate(play, wizard) == []
    assert len(can_activate(play, other)) == 1


@pytest.mark.rule("716.2b", "707.2")
def test_levels_arent_copied():
    play = Play()
    wizard = wizards(play, 3)
    play.cast(ALICE, play.add(ALICE, DOUBLE, Zone.HAND), wizard)
    play.resolve()
    (token,) = (each for each in play.tokens("Wizard Class") if each != wizard)
    assert play.obj(token).designations.level == 1
    reach(play, token, 2)


@pytest.mark.rule("716.2d")
def test_a_permanent_without_a_level_counts_as_level_one():
    play = Play()
    anthem = play.add(ALICE, "Glorious Anthem")
    wizard = play.add(ALICE, "Wizard Class")
    play.cast(ALICE, play.add(ALICE, BECOME, Zone.HAND), anthem, wizard)
    play.resolve()
    reach(play, anthem, 2)


@pytest.mark.rule("711.7", "716.4", "702.87c")
def test_level_counters_and_class_levels_have_nothing_to_do_with_each_other():
    play = Play()
    wizard = play.add(ALICE, "Wizard Class", counters=((LEVEL, 5),))
    assert play.obj(wizard).designations.level == 1
    reach(play, wizard, 2)
    assert play.obj(wizard).count(LEVEL) == 5
    knight = student(play, 0)
    put_level = play.obj(knight).designations.with_(level=7)
    play.table.state.objects[knight] = play.obj(knight).with_(designations=put_level)
    play.table.touch()
    assert play.looks(knight).power == 1


@pytest.mark.rule("716.2b", "400.7")
def test_a_class_that_comes_back_begins_anew():
    play = Play()
    wizard = wizards(play, 2)
    play.cast(BOB, play.add(BOB, BOUNCE, Zone.HAND), wizard)
    play.resolve()
    play.cast(ALICE, wizard)
    play.resolve()
    assert play.obj(wizard).designations.level == 1
