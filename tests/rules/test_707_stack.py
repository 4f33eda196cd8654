"""Copies of spells and abilities on the stack (707.10), and what follows an object by name (707.11)."""

from typing import Any

import pytest
from table_play import ALICE, BOB, Play

from shinpan.cards.build import card
from shinpan.cards.card import Card
from shinpan.cards.words import (
    CREATURE,
    CREATURE_YOU_CONTROL,
    TARGET_CREATURE,
    YOU,
    plus,
    spell,
    spells,
    triggered,
)
from shinpan.game.counters import CounterKind
from shinpan.game.decisions import Decision, Topic
from shinpan.game.enums import CardType, Color, ObjectKind, Step, Supertype, Zone
from shinpan.game.events import SpellCast
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.copying.stack import CopyOnStack
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.damage import DealDamage
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import EventSpell
from shinpan.phrases.references.targets import Target
from shinpan.phrases.triggers.acts import Casts

TWO_TARGETS = card(
    "Twofold",
    "{R}",
    "Instant",
    spell(DealDamage(Fixed(1), TARGET_CREATURE), DealDamage(Fixed(1), Target(CREATURE, slot=1))),
)


def cast(play: Play, player: PlayerId, name: str | Card, *answers: object) -> ObjectId:
    """Cast a card; return the spell, whatever has triggered meanwhile."""
    found = play.add(player, name, Zone.HAND)
    play.cast(player, found, *answers)
    return play.now(found)


def copies(play: Play) -> list[ObjectId]:
    state = play.table.state
    return [each for each in state.stack if state.objects[each].kind is ObjectKind.COPY]


@pytest.mark.rule("707.10")
def test_a_copy_of_a_spell_is_a_spell_that_was_not_cast():
    play = Play()
    prowess = play.add(ALICE, "Monastery Swiftspear")
    bolt = cast(play, ALICE, "Lightning Bolt", BOB)
    play.resolve()  # prowess
    twin = cast(play, ALICE, "Twincast", bolt)
    play.resolve()
    play.resolve()
    (copy,) = copies(play)
    found = play.table.state.objects[copy]
    assert (found.owner, found.controller, found.zone) == (ALICE, ALICE, Zone.STACK)
    assert [event.object for event in play.record.events if isinstance(event, SpellCast)] == [bolt, twin]
    assert play.looks(prowess).power == 3
    play.resolve_all()
    assert play.life(BOB) == 14


@pytest.mark.rule("707.10")
def test_the_owner_and_controller_of_a_copy_is_who_put_it_there():
    play = Play()
    bolt = cast(play, ALICE, "Lightning Bolt", BOB)
    cast(play, BOB, "Fork", bolt)
    play.resolve(True, ALICE)
    (copy,) = copies(play)
    found = play.table.state.objects[copy]
    assert (found.owner, found.controller) == (BOB, BOB)
    play.resolve()
    assert play.life(ALICE) == 17


@pytest.mark.rule("707.10")
def test_x_modes_and_what_was_paid_are_copied_but_no_mana():
    play = Play()
    giant = play.add(BOB, "Hill Giant")
    wind = cast(play, ALICE, "Death Wind", 2, giant)
    cast(play, ALICE, "Reverberate", wind)
    play.resolve(False)
    (copy,) = copies(play)
    choices = play.table.state.objects[copy].choices
    assert choices is not None
    assert (choices.x, choices.targets, choices.mana_spent) == (2, ((giant,),), ())
    play.resolve()
    assert play.looks(giant).power == 1


@pytest.mark.rule("707.10")
def test_what_is_chosen_on_resolution_is_not_copied():
    play = Play()
    giant, elves, bear = (play.add(BOB, name) for name in ("Hill Giant", "Llanowar Elves", "Grizzly Bears"))
    first = cast(play, ALICE, "Cytoshape", bear)
    cast(play, ALICE, "Twincast", first)
    play.resolve(False)
    play.resolve(giant)
    assert play.looks(bear).name == "Hill Giant"
    play.resolve(elves)
    assert play.looks(bear).name == "Llanowar Elves"


@pytest.mark.rule("707.10", "608.2h")
def test_a_spell_that_has_left_the_stack_is_copied_as_it_last_was():
    echo = card(
        "Echo", "{1}", "Enchantment", triggered(Casts(YOU, spells(CardType.INSTANT)), CopyOnStack(EventSpell()))
    )
    play = Play()
    play.add(ALICE, echo)
    bolt = cast(play, ALICE, "Lightning Bolt", BOB)
    counter = cast(play, BOB, "Counterspell", bolt)
    play.resolve()
    assert play.zone(bolt) is Zone.GRAVEYARD
    play.resolve(False)
    play.resolve()
    assert play.life(BOB) == 17
    assert play.zone(counter) is Zone.GRAVEYARD


@pytest.mark.rule("707.10a", "704.5e")
def test_a_copy_outside_the_stack_ceases_to_exist():
    play = Play()
    bolt = cast(play, ALICE, "Lightning Bolt", BOB)
    cast(play, ALICE, "Twincast", bolt)
    play.resolve(False)
    (copy,) = copies(play)
    cast(play, BOB, "Counterspell", copy)
    play.resolve()
    assert copy not in play.table.state.objects
    assert all(each.kind is ObjectKind.CARD for each in play.table.state.objects.values())
    assert play.zone(bolt) is Zone.STACK


@pytest.mark.rule("707.10b")
def test_a_copy_of_an_ability_has_the_same_source():
    play = Play()
    pinger = play.add(ALICE, "Prodigal Pyromancer")
    engine = play.add(ALICE, "Lithoform Engine")
    play.activate(ALICE, pinger, BOB)
    (ability,) = play.table.state.stack
    play.activate(ALICE, engine, ability)
    play.resolve(True, BOB)
    copy = play.table.state.stack[0]
    stacked = play.table.state.objects[copy].stacked
    assert (stacked.source, play.table.state.objects[copy].kind) == (pinger, ObjectKind.ABILITY)
    play.resolve_all()
    assert play.life(BOB) == 18


@pytest.mark.rule("707.10b")
def test_a_triggered_ability_is_copied_with_its_event():
    play = Play()
    play.add(ALICE, "Rampaging Ferocidon")
    resonator = play.add(ALICE, "Strionic Resonator")
    play.pass_to(ALICE)
    cast(play, ALICE, "Grizzly Bears")
    play.resolve()
    (ability,) = play.table.state.stack
    play.activate(ALICE, resonator, ability)
    play.resolve()
    assert len(play.table.state.stack) == 2
    play.resolve_all()
    assert play.life(ALICE) == 18


@pytest.mark.rule("707.10")
def test_only_ones_own_triggered_abilities_are_copied_by_a_resonator():
    play = Play()
    resonator = play.add(BOB, "Strionic Resonator")
    play.add(ALICE, "Wall of Omens")
    cast(play, ALICE, "Wall of Omens")
    play.resolve()
    assert len(play.table.state.stack) == 1
    assert not [option for option in play.options(BOB) if getattr(option, "object", None) == resonator]


@pytest.mark.rule("707.10c")
def test_targets_may_be_kept_though_they_are_illegal():
    play = Play()
    bear = play.add(BOB, "Grizzly Bears")
    first = cast(play, ALICE, "Terror", bear)
    second = cast(play, ALICE, "Terror", bear)
    cast(play, ALICE, "Twincast", first)
    play.resolve(False)
    copy = copies(play)[0]
    assert play.table.state.objects[copy].choices.targets == ((bear,),)
    assert second in play.table.state.stack
    play.resolve_all()
    assert play.zone(bear) is Zone.GRAVEYARD


@pytest.mark.rule("707.10c")
def test_new_targets_must_be_legal_and_not_all_need_be_new():
    play = Play()
    bear, giant = play.add(BOB, "Grizzly Bears"), play.add(BOB, "Hill Giant")
    elves, black = play.add(BOB, "Llanowar Elves"), play.add(BOB, "Diregraf Ghoul")
    two = cast(play, ALICE, TWO_TARGETS, bear, giant)
    cast(play, ALICE, "Twincast", two)
    offered: list[Any] = []

    def keep(decision: Decision) -> Any:
        offered.append([option.entity for option in decision.options])
        return [decision.options[0]]

    play.resolve(True, keep, elves)
    assert offered[0][0] == bear
    (copy,) = copies(play)
    assert play.table.state.objects[copy].choices.targets == ((bear,), (elves,))
    terror = cast(play, ALICE, "Terror", giant)
    cast(play, ALICE, "Twincast", terror)
    play.resolve(True, keep)
    assert black not in offered[-1]
    assert giant in offered[-1]


@pytest.mark.rule("707.10c", "115.7")
def test_a_copy_of_a_counterspell_may_target_the_original_but_not_itself():
    play = Play()
    bolt = cast(play, ALICE, "Lightning Bolt", BOB)
    counter = cast(play, BOB, "Counterspell", bolt)
    cast(play, ALICE, "Twincast", counter)
    seen: list[Any] = []

    def pick(decision: Decision) -> Any:
        assert decision.topic is Topic.TARGETS
        seen.extend(option.entity for option in decision.options)
        return [next(option for option in decision.options if option.entity == counter)]

    play.resolve(True, pick)
    (copy,) = copies(play)
    assert copy not in seen
    play.resolve()
    assert play.zone(counter) is Zone.GRAVEYARD
    play.resolve()
    assert play.life(BOB) == 17


@pytest.mark.rule("707.10d")
def test_a_copy_for_each_creature_that_the_spell_could_target():
    play = Play()
    zada = play.add(ALICE, "Zada, Hedron Grinder")
    bear, elves, other = (
        play.add(ALICE, "Grizzly Bears"),
        play.add(ALICE, "Llanowar Elves"),
        play.add(BOB, "Hill Giant"),
    )
    growth = cast(play, ALICE, "Giant Growth", zada)
    play.resolve([elves, bear])
    first, second = reversed(copies(play))
    assert play.table.state.objects[first].choices.targets == ((elves,),)
    assert play.table.state.objects[second].choices.targets == ((bear,),)
    play.resolve_all()
    assert [play.looks(each).power for each in (zada, bear, elves, other)] == [6, 5, 4, 3]
    assert play.zone(growth) is Zone.GRAVEYARD


@pytest.mark.rule("707.10d")
def test_there_is_no_copy_for_what_is_no_legal_target_for_each_instance():
    mixed = card(
        "Mixed",
        "{R}",
        "Instant",
        spell(
            Apply(TARGET_CREATURE, (plus(1, 0),)),
            DealDamage(Fixed(1), Target(CREATURE_YOU_CONTROL, slot=1)),
        ),
    )
    play = Play()
    ink = play.add(ALICE, "Ink-Treader Nephilim")
    bear, giant = play.add(ALICE, "Grizzly Bears"), play.add(BOB, "Hill Giant")
    cast(play, ALICE, mixed, ink, ink)
    play.resolve()
    assert [play.table.state.objects[each].choices.targets for each in copies(play)] == [((bear,), (bear,))]
    play.resolve_all()
    assert play.looks(giant).power == 3


@pytest.mark.rule("707.10d")
def test_hexproof_and_players_are_heeded():
    play = Play()
    golem = play.add(BOB, "Precursor Golem")
    other = play.add(BOB, "Precursor Golem")
    bolt = cast(play, ALICE, "Lightning Bolt", golem)
    assert len(play.table.state.stack) == 3  # each of the Golems sees it
    play.resolve()
    (copy,) = copies(play)
    found = play.table.state.objects[copy]
    assert (found.controller, found.choices.targets) == (ALICE, ((other,),))
    play.resolve_all()
    assert play.zone(golem) is Zone.GRAVEYARD
    assert play.zone(bolt) is Zone.GRAVEYARD


@pytest.mark.rule("707.10e")
def test_a_copy_with_a_given_target():
    play = Play()
    ivy, bear = play.add(ALICE, "Ivy, Gleeful Spellthief"), play.add(ALICE, "Grizzly Bears")
    cast(play, ALICE, "Giant Growth", bear)
    play.resolve(True)
    (copy,) = copies(play)
    assert play.table.state.objects[copy].choices.targets == ((ivy,),)


@pytest.mark.rule("707.10e")
def test_there_is_no_copy_if_the_given_target_is_illegal_or_gone():
    play = Play()
    ivy, bear = play.add(ALICE, "Ivy, Gleeful Spellthief"), play.add(ALICE, "Grizzly Bears")
    cast(play, ALICE, "Giant Growth", bear)
    cast(play, BOB, "Unsummon", ivy)
    play.resolve()
    assert play.zone(ivy) is Zone.HAND
    play.resolve(True)
    assert copies(play) == []


@pytest.mark.rule("707.10f", "608.3f")
def test_a_copy_of_a_permanent_spell_becomes_a_token_that_was_not_created():
    play = Play()
    play.add(ALICE, "Anointed Procession")
    play.add(ALICE, "Soul Warden")
    bear = cast(play, ALICE, "Grizzly Bears")
    cast(play, ALICE, "Double Major", bear)
    play.resolve()
    (copy,) = copies(play)
    play.resolve()
    assert len(play.table.state.stack) == 2  # the original, and the Warden's ability
    (token,) = play.tokens("Grizzly Bears")
    found = play.table.state.objects[token]
    assert (found.kind, found.owner, found.controller) == (ObjectKind.TOKEN, ALICE, ALICE)
    assert found.components[0].kind is ObjectKind.TOKEN
    assert copy != token
    play.resolve_all()
    assert len(play.tokens("Grizzly Bears")) == 2


@pytest.mark.rule("707.10f", "707.9")
def test_exceptions_of_a_copied_spell_stay_with_the_token():
    play = Play()
    zada = cast(play, ALICE, "Zada, Hedron Grinder")
    cast(play, ALICE, "Double Major", zada)
    play.resolve()
    play.resolve_all()
    both = play.tokens("Zada, Hedron Grinder")
    assert sorted(Supertype.LEGENDARY in play.looks(each).supertypes for each in both) == [False, True]


@pytest.mark.rule("707.10f", "303.4f")
def test_a_copied_aura_spell_enters_attached_to_its_target():
    play = Play()
    bear, giant = play.add(BOB, "Grizzly Bears"), play.add(BOB, "Hill Giant")
    twice = card("Twice", "{U}", "Instant", spell(CopyOnStack(Target(spells()))))
    aura = cast(play, ALICE, "Pacifism", bear)
    cast(play, ALICE, twice, aura)
    play.resolve(True, giant)
    play.resolve_all()
    hosts = {play.obj(each).attached_to for each in play.tokens("Pacifism")}
    assert hosts == {bear, giant}


@pytest.mark.rule("707.10f", "707.2")
def test_a_copied_creature_spell_with_x_enters_with_its_counters():
    play = Play()
    ballista = cast(play, ALICE, "Walking Ballista", 2)
    cast(play, ALICE, "Double Major", ballista)
    play.resolve()
    play.resolve()
    (token,) = play.tokens("Walking Ballista")
    assert play.obj(token).counters == ((CounterKind.PLUS_ONE_PLUS_ONE, 2),)


@pytest.mark.rule("707.11")
def test_an_effect_follows_a_permanent_that_is_something_else_by_then():
    play = Play()
    shifter = play.add(ALICE, "Unstable Shapeshifter")
    cast(play, ALICE, "Crazed Armodon")
    play.resolve_all()
    play.activate(ALICE, shifter)
    cast(play, ALICE, "Ambush Viper")
    play.resolve(count=2)
    assert play.looks(shifter).name == "Ambush Viper"
    play.resolve()
    play.until(Step.END)
    play.resolve_all()
    assert play.zone(shifter) is Zone.GRAVEYARD


@pytest.mark.rule("707.11", "602.5b")
def test_once_each_turn_is_counted_for_the_ability_of_one_copy_effect():
    """As a new copy of the Armodon it has a new ability, which hasn't been activated this turn."""
    play = Play()
    shifter = play.add(ALICE, "Unstable Shapeshifter")
    cast(play, ALICE, "Crazed Armodon")
    play.resolve_all()
    play.activate(ALICE, shifter)
    play.resolve()
    assert not [each for each in play.options(ALICE) if getattr(each, "object", None) == shifter]
    cast(play, ALICE, "Crazed Armodon")
    play.resolve_all()
    assert [each for each in play.options(ALICE) if getattr(each, "object", None) == shifter]


@pytest.mark.rule("707.10", "707.9b")
def test_an_exception_changes_the_copy_on_the_stack():
    play = Play()
    growth = cast(play, ALICE, "Giant Growth", play.add(ALICE, "Grizzly Bears"))
    cast(play, BOB, "Fork", growth)
    play.resolve(False)
    (copy,) = copies(play)
    assert play.looks(copy).colors == {Color.RED}
    assert play.table.characteristics(growth).colors == {Color.GREEN}
