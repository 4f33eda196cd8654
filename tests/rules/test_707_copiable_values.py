"""Copiable values (707.1-707.4): what is copied and what isn't, and that a copy goes its own way."""

import pytest
from table_play import ALICE, BOB, Play

from shinpan.cards.build import token
from shinpan.cards.words import FLYING
from shinpan.game.copied_values import CopiedValues
from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, Color, Duration, ObjectKind, Zone
from shinpan.game.ids import ObjectId
from shinpan.game.objects import Chosen
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.choices import Choosable
from shinpan.rules.copying.becoming import become
from shinpan.rules.copying.values import copiable_values


def clone(play: Play, original: ObjectId, *answers: object) -> ObjectId:
    """Cast a Clone that copies an object, and return the permanent."""
    spell = play.cast(ALICE, play.add(ALICE, "Clone", Zone.HAND))
    play.resolve(True, *([original] if _several(play) else []), *answers)
    return play.now(spell)


def _several(play: Play) -> bool:
    table = play.table
    return sum(CardType.CREATURE in table.characteristics(each).types for each in table.permanents()) > 1


def _copied(play: Play, original: ObjectId) -> CopiedValues:
    return CopiedValues(original, copiable_values(play.table, original))


@pytest.mark.rule("707.1", "707.2")
def test_printed_values_are_copied_whole():
    play = Play()
    machine = play.add(BOB, "Juggernaut")
    found = copiable_values(play.table, clone(play, machine))
    assert found == play.obj(machine).printed


@pytest.mark.rule("707.2")
def test_counters_status_and_other_effects_are_not_copied():
    play = Play()
    bear = play.add(BOB, "Grizzly Bears", tapped=True, counters=((CounterKind.PLUS_ONE_PLUS_ONE, 3),))
    growth = play.add(ALICE, "Giant Growth", Zone.HAND)
    play.cast(ALICE, growth, bear)
    play.resolve()
    play.add(BOB, "Pacifism", attached_to=bear)
    copy = clone(play, bear)
    looks = play.looks(copy)
    assert (looks.power, looks.toughness) == (2, 2)
    assert not play.obj(copy).tapped
    assert not play.obj(copy).counters
    assert play.looks(bear).power == 8


@pytest.mark.rule("707.2", "613.1c")
def test_type_and_text_changing_effects_are_not_copied():
    play = Play()
    play.add(ALICE, "Volrath's Shapeshifter")
    play.add(ALICE, "Grizzly Bears", Zone.GRAVEYARD)
    (shifter,) = play.tokens("Grizzly Bears")
    assert play.looks(shifter).power == 2
    copy = clone(play, shifter)
    assert copiable_values(play.table, copy).name == "Volrath's Shapeshifter"
    assert play.looks(copy).name == "Grizzly Bears"  # by its own ability, which was copied


@pytest.mark.rule("707.2a")
def test_color_follows_from_the_cost_and_abilities_are_there_once():
    play = Play()
    wall = play.add(BOB, "Wall of Omens")
    found = play.looks(clone(play, wall))
    assert found.colors == {Color.WHITE}
    assert found.abilities == play.obj(wall).printed.abilities


@pytest.mark.rule("707.2a")
def test_a_color_indicator_is_copied():
    play = Play()
    found = play.looks(clone(play, play.add(BOB, "Dryad Arbor")))
    assert (found.colors, found.color_indicator) == ({Color.GREEN}, {Color.GREEN})


@pytest.mark.rule("707.2b")
def test_what_the_original_becomes_later_does_not_change_the_copy():
    play = Play()
    shifter = play.add(ALICE, "Unstable Shapeshifter")
    giant = play.add(BOB, "Hill Giant")
    copy = clone(play, giant)
    play.resolve()  # the Shapeshifter is a Hill Giant, too
    become(play.table, (giant,), _copied(play, shifter))
    assert play.looks(copy).name == "Hill Giant"
    assert play.looks(copy).power == 3


@pytest.mark.rule("707.2c")
def test_a_static_copy_effect_reads_the_values_once():
    play = Play()
    giant, bear, elves = (play.add(BOB, name) for name in ("Hill Giant", "Grizzly Bears", "Llanowar Elves"))
    play.cast(ALICE, play.add(ALICE, "Metamorphic Alteration", Zone.HAND), bear)
    play.resolve(giant)
    assert play.looks(bear).name == "Hill Giant"
    become(play.table, (giant,), _copied(play, elves))
    assert play.looks(giant).name == "Llanowar Elves"
    assert play.looks(bear).name == "Hill Giant"


@pytest.mark.rule("707.2c", "613.2a")
def test_a_static_copy_effect_ends_with_its_source():
    play = Play()
    giant, bear = play.add(BOB, "Hill Giant"), play.add(BOB, "Grizzly Bears")
    aura = play.cast(ALICE, play.add(ALICE, "Metamorphic Alteration", Zone.HAND), bear)
    play.resolve(giant)
    assert copiable_values(play.table, bear).name == "Hill Giant"
    play.cast(BOB, play.add(BOB, "Disenchant", Zone.HAND), play.now(aura))
    play.resolve()
    assert play.looks(bear).name == "Grizzly Bears"


@pytest.mark.rule("707.3")
def test_a_copy_of_a_copy_has_the_new_values():
    play = Play()
    giant = play.add(BOB, "Hill Giant")
    first = clone(play, giant)
    second = clone(play, first)
    assert copiable_values(play.table, second) == copiable_values(play.table, giant)
    assert play.obj(second).printed.name == "Clone"


@pytest.mark.rule("707.4")
def test_becoming_a_copy_is_no_entering_and_no_leaving():
    play = Play()
    warden = play.add(ALICE, "Soul Warden")
    shifter = play.add(ALICE, "Unstable Shapeshifter")
    play.cast(ALICE, play.add(ALICE, "Wall of Omens", Zone.HAND))
    play.resolve()
    assert len(play.table.state.stack) == 3  # the Wall's, the Warden's and the Shapeshifter's
    play.resolve_all()
    assert play.looks(shifter).name == "Wall of Omens"
    assert play.life(ALICE) == 21
    assert play.table.player(ALICE).cards_drawn == 1
    assert play.looks(warden).name == "Soul Warden"


@pytest.mark.rule("707.4", "611.2c")
def test_what_affects_a_permanent_stays_when_it_becomes_a_copy():
    play = Play()
    bear, giant = play.add(ALICE, "Grizzly Bears"), play.add(BOB, "Hill Giant")
    play.cast(ALICE, play.add(ALICE, "Giant Growth", Zone.HAND), bear)
    play.resolve()
    become(play.table, (bear,), _copied(play, giant), Duration.END_OF_TURN)
    assert (play.looks(bear).power, play.looks(bear).toughness) == (6, 6)


@pytest.mark.rule("707.4", "613.7")
def test_two_copy_effects_are_applied_by_their_timestamps_and_end_by_themselves():
    play = Play()
    bear, giant, elves = (play.add(ALICE, name) for name in ("Grizzly Bears", "Hill Giant", "Llanowar Elves"))
    become(play.table, (bear,), _copied(play, giant), Duration.END_OF_TURN)
    become(play.table, (bear,), _copied(play, elves))
    assert play.looks(bear).name == "Llanowar Elves"
    become(play.table, (bear,), _copied(play, giant), Duration.END_OF_TURN)
    assert play.looks(bear).name == "Hill Giant"


@pytest.mark.rule("707.2", "608.2h")
def test_what_has_left_is_copied_as_it_last_was():
    play = Play()
    shifter = play.add(ALICE, "Unstable Shapeshifter")
    bear = play.cast(ALICE, play.add(ALICE, "Grizzly Bears", Zone.HAND))
    play.resolve()
    play.cast(BOB, play.add(BOB, "Lightning Bolt", Zone.HAND), play.now(bear))
    play.resolve()
    assert play.zone(bear) is Zone.GRAVEYARD
    play.resolve()
    assert play.looks(shifter).name == "Grizzly Bears"


@pytest.mark.rule("707.2", "608.2h")
def test_a_copy_that_has_left_is_copied_as_the_copy_that_it_was():
    play = Play()
    giant = play.add(BOB, "Hill Giant")
    shifter = play.add(ALICE, "Unstable Shapeshifter")
    double = clone(play, giant)
    play.cast(BOB, play.add(BOB, "Terror", Zone.HAND), double)
    play.resolve()
    play.resolve()
    assert play.looks(shifter).name == "Hill Giant"


@pytest.mark.rule("707.2", "111.1")
def test_a_token_is_copied_like_a_card():
    play = Play()
    bird = play.add(BOB, token("Creature — Bird", FLYING, colors=(Color.BLUE,), pt=(1, 1)), kind=ObjectKind.TOKEN)
    found = play.looks(clone(play, bird))
    assert (found.names, found.mana_cost, found.mana_value, found.power) == (("Bird Token",), None, 0, 1)


@pytest.mark.rule("707.2", "613.2a")
def test_power_and_toughness_chosen_on_entering_are_copied():
    play = Play()
    clay = play.now(play.cast(ALICE, play.add(ALICE, "Primal Clay", Zone.HAND)))
    play.resolve("1/6")
    clay = play.now(clay)
    assert copiable_values(play.table, clay).toughness == 6
    shifter = play.add(ALICE, "Grizzly Bears")
    become(play.table, (shifter,), _copied(play, clay))
    found = play.looks(shifter)
    assert (found.power, found.toughness, CreatureType.WALL in found.subtypes) == (1, 6, True)


@pytest.mark.rule("707.2", "707.6", "613.2a")
def test_a_copy_of_what_was_given_a_shape_takes_one_of_its_own():
    play = Play()
    clay = play.cast(ALICE, play.add(ALICE, "Primal Clay", Zone.HAND))
    play.resolve("2/2")
    copy = clone(play, play.now(clay), "3/3")
    found = play.looks(copy)
    assert (found.power, found.toughness) == (3, 3)
    assert FLYING in found.abilities  # the copied values have it, and the new choice takes nothing away


@pytest.mark.rule("707.2", "613.2a")
def test_a_shape_is_no_longer_there_while_it_is_a_copy_of_something_else():
    play = Play()
    clay = play.cast(ALICE, play.add(ALICE, "Primal Clay", Zone.HAND))
    play.resolve("1/6")
    clay, bear = play.now(clay), play.add(ALICE, "Grizzly Bears")
    become(play.table, (clay,), _copied(play, bear), Duration.END_OF_TURN)
    assert (play.looks(clay).power, play.looks(clay).toughness) == (2, 2)


@pytest.mark.rule("707.6", "607.5a")
def test_a_choice_is_undefined_for_what_becomes_a_copy():
    play = Play()
    automaton = play.add(BOB, "Adaptive Automaton", chosen=(Chosen(Choosable.CREATURE_TYPE.key, CreatureType.ELF),))
    assert CreatureType.ELF in play.looks(automaton).subtypes
    bear = play.add(ALICE, "Grizzly Bears")
    become(play.table, (bear,), _copied(play, automaton))
    assert play.looks(bear).subtypes == {CreatureType.CONSTRUCT}
