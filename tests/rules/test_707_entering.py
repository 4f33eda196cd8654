"""Entering as a copy (707.5, 707.6), with exceptions (707.9), and what linked abilities remember (707.7)."""

import pytest
from table_play import ALICE, BOB, Play

from shinpan.cards.build import card
from shinpan.cards.words import CREATURE, enchant, permanent, spell, static
from shinpan.game.copied_values import CopiedValues
from shinpan.game.counters import CounterKind
from shinpan.game.decisions import PlayLand
from shinpan.game.enums import CardType, Color, ObjectKind, Step, Supertype, Zone
from shinpan.game.events import ZoneChange
from shinpan.game.ids import ObjectId
from shinpan.game.subtypes import CreatureType
from shinpan.game.subtypes.enchantment import EnchantmentType
from shinpan.phrases.copying.effects import CreateCopies
from shinpan.phrases.copying.entering import EntersAsCopy
from shinpan.phrases.copying.exceptions import ExceptColors
from shinpan.phrases.references.targets import Target
from shinpan.rules.copying.becoming import become
from shinpan.rules.copying.values import copiable_values
from shinpan.rules.entering import enter_or_move

DOUBLE = card("Double", "{U}", "Sorcery", spell(CreateCopies(Target(permanent()))))
PLUS = CounterKind.PLUS_ONE_PLUS_ONE


def enter(play: Play, name: str, *answers: object) -> ObjectId:
    """Cast a card and let it resolve; return the permanent."""
    spell = play.cast(ALICE, play.add(ALICE, name, Zone.HAND))
    play.resolve(*answers)
    return play.now(spell)


# -- 707.5 ------------------------------


@pytest.mark.rule("707.5")
def test_a_copy_never_was_anything_else_on_the_battlefield():
    """Clone is 0/0 and would die; no ability sees it as a Clone; state-based actions find the copy."""
    play = Play()
    play.add(ALICE, "Soul Warden")
    play.add(BOB, "Hill Giant")
    double = enter(play, "Clone", True, play.tokens("Hill Giant")[0])
    assert play.looks(double).power == 3
    arrivals = [event for event in play.record.events if isinstance(event, ZoneChange) and double in event.arrivals]
    assert len(arrivals) == 1


@pytest.mark.rule("707.5")
def test_without_a_copy_it_is_what_it_says():
    play = Play()
    play.add(BOB, "Hill Giant")
    assert play.zone(enter(play, "Clone", False)) is Zone.GRAVEYARD


@pytest.mark.rule("707.5")
def test_nothing_is_asked_where_nothing_can_be_copied():
    play = Play()
    assert play.zone(enter(play, "Clone")) is Zone.GRAVEYARD


@pytest.mark.rule("707.5", "614.12")
def test_the_copied_ability_counters_and_tapping_take_effect():
    play = Play()
    play.add(BOB, "Diregraf Ghoul")
    assert play.obj(enter(play, "Clone", True)).tapped
    play = Play()
    play.add(BOB, "Triskelion")
    assert play.obj(enter(play, "Clone", True)).counters == ((PLUS, 3),)


@pytest.mark.rule("707.5", "306.5b")
def test_a_copied_planeswalker_has_its_loyalty():
    play = Play()
    jace = play.add(ALICE, "Jace Beleren", counters=((CounterKind.LOYALTY, 1),))
    double = enter(play, "Spark Double", True)
    assert play.looks(double).supertypes == frozenset()
    assert play.obj(double).counters == ((CounterKind.LOYALTY, 4),)
    assert play.zone(jace) is Zone.BATTLEFIELD


@pytest.mark.rule("707.5", "614.5")
def test_a_chain_of_clones_asks_again():
    """A Clone that copies an unchosen Clone has that one's ability, which hasn't been applied yet."""
    play = Play()
    play.add(ALICE, "Glorious Anthem")
    blank, giant = play.add(ALICE, "Clone"), play.add(BOB, "Hill Giant")
    assert play.looks(enter(play, "Clone", True, blank, True, giant)).name == "Hill Giant"
    assert play.looks(enter(play, "Clone", True, blank, False)).name == "Clone"


@pytest.mark.rule("707.5", "614.12a")
def test_what_enters_at_the_same_time_cannot_be_copied():
    play = Play()
    first, second = play.add(ALICE, "Clone", Zone.GRAVEYARD), play.add(ALICE, "Clone", Zone.GRAVEYARD)
    bear = play.add(ALICE, "Grizzly Bears", Zone.GRAVEYARD)
    giant = play.add(BOB, "Hill Giant")
    table = play.game.table
    steps = enter_or_move(table, (first, bear, second), Zone.BATTLEFIELD)
    decision = next(steps)
    asked = []
    while True:
        asked.append(decision)
        try:
            decision = steps.send([decision.options[0]])
        except StopIteration as stop:
            arrivals = stop.value
            break
    assert all(len(each.options) == 2 and each.kind.value == "yes or no" for each in asked)  # one thing to copy
    assert [table.characteristics(each).name for each in arrivals] == ["Hill Giant", "Grizzly Bears", "Hill Giant"]
    assert giant in table.state.objects


@pytest.mark.rule("707.5", "614.12", "616.1c")
def test_essence_of_the_wild_has_the_last_word_over_a_clone():
    play = Play()
    play.add(ALICE, "Essence of the Wild")
    play.add(BOB, "Hill Giant")
    spell = play.cast(ALICE, play.add(ALICE, "Clone", Zone.HAND))
    (essence,) = play.tokens("Essence of the Wild")
    play.resolve(essence)
    assert play.looks(spell).name == "Essence of the Wild"
    spell = play.cast(ALICE, play.add(ALICE, "Clone", Zone.HAND))
    play.resolve(lambda decision: [option for option in decision.options if option.object != essence][:1])
    assert play.looks(spell).name == "Essence of the Wild"


@pytest.mark.rule("707.5", "614.1d")
def test_essence_of_the_wild_does_not_change_what_is_no_creature_or_not_yours():
    play = Play()
    play.add(ALICE, "Essence of the Wild")
    assert play.looks(enter(play, "Glorious Anthem")).name == "Glorious Anthem"
    play.pass_to(BOB)
    spell = play.add(BOB, "Grizzly Bears", Zone.GRAVEYARD)
    list_of = enter_or_move(play.game.table, (spell,), Zone.BATTLEFIELD)
    assert list(list_of) == []
    assert play.looks(spell).name == "Grizzly Bears"


@pytest.mark.rule("707.5", "303.4f")
def test_a_copied_aura_enchants_what_its_controller_chooses():
    play = Play()
    bear, giant = play.add(BOB, "Grizzly Bears"), play.add(BOB, "Hill Giant", tapped=False)
    play.add(BOB, "Pacifism", attached_to=bear)
    copy = enter(play, "Copy Enchantment", True, giant)
    assert EnchantmentType.AURA in play.looks(copy).subtypes
    assert play.obj(copy).attached_to == giant


@pytest.mark.rule("707.5", "303.4g")
def test_a_copied_aura_without_anything_to_enchant_goes_to_the_graveyard():
    play = Play()
    arbor = play.add(BOB, "Hill Giant")
    play.add(BOB, "Pacifism", attached_to=arbor)
    spell = play.cast(ALICE, play.add(ALICE, "Copy Enchantment", Zone.HAND))
    play.add(ALICE, "Humility")
    state = play.table.state
    state.objects[arbor] = state.objects[arbor].with_(phased_out=True)
    state.version += 1
    (pacifism,) = [each for each in state.battlefield if state.objects[each].printed.name == "Pacifism"]
    play.resolve(True, pacifism)
    assert play.zone(spell) is Zone.GRAVEYARD


@pytest.mark.rule("707.5", "303.4g")
def test_a_token_copy_of_an_aura_chooses_for_itself_or_is_not_created():
    play = Play()
    bear, giant = play.add(BOB, "Grizzly Bears"), play.add(BOB, "Hill Giant")
    aura = play.add(BOB, "Pacifism", attached_to=bear)
    play.cast(ALICE, play.add(ALICE, DOUBLE, Zone.HAND), aura)
    play.resolve(giant)
    (made,) = [each for each in play.table.state.battlefield if play.obj(each).kind is ObjectKind.TOKEN]
    assert play.obj(made).attached_to == giant
    lonely = Play()
    curse = lonely.add(BOB, card("Riddle", "{U}", "Enchantment — Aura", enchant(permanent(CardType.BATTLE))))
    siege = lonely.add(BOB, card("Siege", "{U}", "Battle", defense=3), counters=((CounterKind.DEFENSE, 3),))
    lonely.table.state.objects[curse] = lonely.obj(curse).with_(attached_to=siege)
    lonely.cast(ALICE, lonely.add(ALICE, DOUBLE, Zone.HAND), curse)
    lonely.table.state.objects[siege] = lonely.obj(siege).with_(phased_out=True)
    lonely.resolve()
    assert not [each for each in lonely.table.state.battlefield if lonely.obj(each).kind is ObjectKind.TOKEN]


@pytest.mark.rule("707.5", "707.2")
def test_a_land_is_played_as_a_copy():
    play = Play()
    play.add(BOB, "Treetop Village")
    land = play.add(ALICE, "Vesuva", Zone.HAND)
    play.do(PlayLand(land), True)
    assert play.obj(land).tapped
    assert play.looks(land).name == "Treetop Village"


@pytest.mark.rule("707.5")
def test_a_card_in_a_graveyard_is_copied():
    play = Play()
    play.add(BOB, "Treetop Village", Zone.GRAVEYARD)
    land = play.add(ALICE, "Echoing Deeps", Zone.HAND)
    play.do(PlayLand(land), True)
    found = play.looks(land)
    assert (found.name, [each.en for each in found.subtypes]) == ("Treetop Village", ["Cave"])


@pytest.mark.rule("707.5", "614.13")
def test_a_copy_of_one_of_two_exiled_cards():
    play = Play()
    giant, bear = play.add(BOB, "Hill Giant", Zone.GRAVEYARD), play.add(ALICE, "Grizzly Bears", Zone.GRAVEYARD)
    spell = play.cast(ALICE, play.add(ALICE, "The Mimeoplasm", Zone.HAND))
    play.resolve(True, lambda decision: [o for o in decision.options if play.looks(o.entity).name == "Hill Giant"])
    found = play.obj(spell)
    assert (play.looks(spell).name, found.counters) == ("Hill Giant", ((PLUS, 2),))
    assert {play.zone(giant), play.zone(bear)} == {Zone.EXILE}


# -- 707.6 ------------------------------


@pytest.mark.rule("707.6")
def test_choices_are_made_anew():
    play = Play()
    elves = enter(play, "Quirion Elves", "red")
    double = enter(play, "Clone", True, "green")
    assert [each.value for each in play.obj(elves).chosen] == [Color.RED]
    assert [each.value for each in play.obj(double).chosen] == [Color.GREEN]


# -- 707.7 ------------------------------


@pytest.mark.rule("707.7", "607.5")
def test_linked_abilities_are_linked_on_the_copy():
    play = Play()
    bear, giant = play.add(BOB, "Grizzly Bears"), play.add(BOB, "Hill Giant")
    play.add(BOB, "Oblivion Ring")
    ring = enter(play, "Copy Enchantment", True)
    play.answer()
    play.resolve_all()
    exiled = [each for each in (bear, giant) if play.zone(each) is Zone.EXILE]
    assert len(exiled) == 1
    play.cast(BOB, play.add(BOB, "Disenchant", Zone.HAND), ring)
    play.resolve_all()
    assert play.zone(exiled[0]) is Zone.BATTLEFIELD


@pytest.mark.rule("707.7", "607.5", "607.2a")
def test_abilities_of_two_copy_effects_share_no_memory():
    """A shapeshifter that was a Fiend Hunter, and is one again, doesn't remember what it exiled the first time."""
    play = Play()
    ring, anthem = play.add(BOB, "Oblivion Ring"), play.add(BOB, "Glorious Anthem")
    mine = play.add(ALICE, "Glorious Anthem")
    values = copiable_values(play.table, ring)
    become(play.table, (mine,), CopiedValues(ring, values))
    first = play.table.origin(mine)
    state = play.table.state
    state.objects[mine] = state.objects[mine].with_(links=(((first, 0), (anthem,)),))
    become(play.table, (mine,), CopiedValues(ring, values))
    assert play.table.origin(mine) != first
    play.cast(BOB, play.add(BOB, "Disenchant", Zone.HAND), mine)
    play.resolve_all()
    assert play.zone(mine) is Zone.GRAVEYARD
    assert play.zone(anthem) is Zone.BATTLEFIELD


# -- 707.9 ------------------------------


@pytest.mark.rule("707.9", "707.9a")
def test_an_ability_added_by_a_copy_effect_is_copied():
    play = Play()
    play.add(BOB, "Hill Giant")
    image = enter(play, "Phantasmal Image", True)
    double = enter(play, "Clone", True, image)
    play.cast(BOB, play.add(BOB, "Giant Growth", Zone.HAND), double)
    assert len(play.table.state.stack) == 2
    play.resolve()
    assert play.zone(double) is Zone.GRAVEYARD


@pytest.mark.rule("707.9b")
def test_a_changed_characteristic_is_copied():
    play = Play()
    play.add(BOB, "Hill Giant")
    meta = enter(play, "Phyrexian Metamorph", True)
    assert play.looks(meta).types == {CardType.ARTIFACT, CardType.CREATURE}
    assert play.looks(enter(play, "Clone", True, meta)).types == {CardType.ARTIFACT, CardType.CREATURE}


@pytest.mark.rule("707.9c", "707.9d")
def test_what_is_not_copied_stays_as_it_was():
    play = Play()
    play.add(BOB, "Dryad Arbor")
    ganger = enter(play, "Vesuvan Doppelganger", True)
    assert (play.looks(ganger).colors, play.looks(ganger).color_indicator) == ({Color.BLUE}, None)


@pytest.mark.rule("707.9d", "604.3")
def test_an_exception_for_a_characteristic_drops_what_defines_it():
    play = Play()
    play.add(BOB, "Tarmogoyf")
    giant = play.looks(enter(play, "Quicksilver Gargantuan", True))
    assert (giant.power, giant.toughness, giant.abilities) == (7, 7, ())


@pytest.mark.rule("707.9d", "702.114a")
def test_devoid_is_dropped_where_color_is_given():
    red = card(
        "Red Mirror", "{2}", "Creature — Shapeshifter", static(EntersAsCopy(CREATURE, (ExceptColors((Color.RED,)),)))
    )
    play = Play()
    play.add(BOB, "Kozilek's Sentinel")
    spell = play.cast(ALICE, play.add(ALICE, red, Zone.HAND))
    play.resolve(True)
    assert play.looks(spell).colors == {Color.RED}


@pytest.mark.rule("707.9d", "702.73a")
def test_in_addition_keeps_what_defines_types():
    play = Play()
    play.add(ALICE, "Woodland Changeling")
    image = play.looks(enter(play, "Phantasmal Image", True))
    assert {CreatureType.GOBLIN, CreatureType.ILLUSION} <= image.subtypes


@pytest.mark.rule("707.9e")
def test_counters_of_an_exception_come_with_those_of_what_is_copied():
    play = Play()
    play.add(BOB, "Triskelion")
    ego = play.cast(ALICE, play.add(ALICE, "Altered Ego", Zone.HAND), 2)
    play.resolve(True)
    assert play.obj(ego).counters == ((PLUS, 5),)


@pytest.mark.rule("707.9e", "614.16")
def test_counters_of_an_exception_are_replaced_like_others():
    play = Play()
    play.add(ALICE, "Corpsejack Menace")
    ego = play.cast(ALICE, play.add(ALICE, "Altered Ego", Zone.HAND), 2)
    play.resolve(True)
    assert play.obj(ego).counters == ((PLUS, 4),)


@pytest.mark.rule("707.9f")
def test_a_conditional_exception_asks_what_it_would_be_on_the_battlefield():
    """March of the Machines makes the copied artifact a creature as it enters; then it has the counters."""
    play = Play()
    ring = play.add(ALICE, "Sol Ring")
    plain = enter(play, "Moritte of the Frost", True)
    assert (play.looks(plain).name, play.obj(plain).counters) == ("Sol Ring", ())
    play = Play()
    ring = play.add(ALICE, "Sol Ring")
    play.add(ALICE, "March of the Machines")
    moved = enter(play, "Moritte of the Frost", True, ring)
    assert play.obj(moved).counters == ((PLUS, 2),)
    assert play.looks(moved).supertypes == {Supertype.LEGENDARY, Supertype.SNOW}


@pytest.mark.rule("707.9g", "603.11")
def test_a_linked_ability_triggers_if_the_copy_is_made():
    play = Play()
    giant = play.add(BOB, "Hill Giant")
    wall = enter(play, "Wall of Stolen Identity", True)
    assert len(play.table.state.stack) == 1
    play.resolve()
    assert play.obj(giant).tapped
    assert play.looks(wall).name == "Hill Giant"
    play.until(Step.UPKEEP, BOB)
    assert play.obj(giant).tapped  # it doesn't untap


@pytest.mark.rule("707.9g")
def test_a_linked_ability_does_not_trigger_after_another_copy_effect():
    play = Play()
    play.add(ALICE, "Glorious Anthem")
    blank, giant = play.add(ALICE, "Clone"), play.add(BOB, "Hill Giant")
    wall = enter(play, "Wall of Stolen Identity", True, blank, True, giant)
    assert play.looks(wall).name == "Hill Giant"
    assert play.table.state.stack == ()
    assert not play.obj(giant).tapped


@pytest.mark.rule("707.9g")
def test_a_linked_ability_does_not_trigger_without_a_copy():
    play = Play()
    play.add(ALICE, "Glorious Anthem")
    play.add(BOB, "Hill Giant")
    enter(play, "Wall of Stolen Identity", False)
    assert play.table.state.stack == ()


# -- how copies and other rules meet ------------------------------


@pytest.mark.rule("704.5j", "707.2")
def test_a_copied_legend_dies_or_its_original():
    play = Play()
    zada = play.add(ALICE, "Zada, Hedron Grinder")
    double = enter(play, "Clone", True, zada)
    assert play.zone(double) is Zone.GRAVEYARD
    assert play.zone(zada) is Zone.BATTLEFIELD


@pytest.mark.rule("707.9a", "704.5j")
def test_sakashima_copies_a_legend_and_both_stay():
    play = Play()
    zada = play.add(ALICE, "Zada, Hedron Grinder")
    double = enter(play, "Sakashima of a Thousand Faces", True)
    assert play.looks(double).name == "Zada, Hedron Grinder"
    assert play.zone(zada) is Zone.BATTLEFIELD
    third = enter(play, "Clone", True, zada)
    assert play.zone(third) is Zone.BATTLEFIELD


@pytest.mark.rule("707.5", "614.1c")
def test_several_tokens_choose_one_by_one():
    play = Play()
    play.add(ALICE, "Anointed Procession")
    play.add(ALICE, "Glorious Anthem")
    blank, giant, bear = play.add(ALICE, "Clone"), play.add(BOB, "Hill Giant"), play.add(BOB, "Grizzly Bears")
    play.cast(ALICE, play.add(ALICE, "Cackling Counterpart", Zone.HAND), blank)
    play.resolve(True, giant, True, bear)
    made = [each for each in play.table.state.battlefield if play.obj(each).kind is ObjectKind.TOKEN]
    assert [play.looks(each).name for each in made] == ["Hill Giant", "Grizzly Bears"]


@pytest.mark.rule("707.9c")
def test_a_token_copy_of_a_doppelganger_keeps_the_copied_color():
    play = Play()
    play.add(ALICE, "Glorious Anthem")
    ganger, bear = play.add(ALICE, "Vesuvan Doppelganger"), play.add(BOB, "Grizzly Bears")
    play.cast(ALICE, play.add(ALICE, "Cackling Counterpart", Zone.HAND), ganger)
    play.resolve(True, bear)
    (made,) = [each for each in play.table.state.battlefield if play.obj(each).kind is ObjectKind.TOKEN]
    assert (play.looks(made).name, play.looks(made).colors) == ("Grizzly Bears", {Color.BLUE})
