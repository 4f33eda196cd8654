"""Face-down spells and permanents (708)."""

import pytest
from table_play import ALICE, BOB, Play

from shinpan.cards.build import card
from shinpan.cards.words import ITSELF, creature, keyword_with_cost, spells, static, triggered
from shinpan.cards.words import spell as says
from shinpan.game.decisions import Cast, Special, SpecialAction
from shinpan.game.enums import CardType, Color, FaceDown, Step, Zone
from shinpan.game.events import AbilityTriggered, ZoneChange
from shinpan.game.face_events import Revealed, TurnedFaceDown, TurnedFaceUp
from shinpan.game.ids import ObjectId
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.barring import CantEnter
from shinpan.phrases.effects.life import LoseLife
from shinpan.phrases.faces.face_down import TurnedUp
from shinpan.phrases.faces.manifesting import ManifestTop
from shinpan.phrases.qualities.groups import Group
from shinpan.phrases.qualities.traits import Colorless, OfColor
from shinpan.phrases.quantities import Fixed, X
from shinpan.phrases.references.players import EachOpponent, EachPlayer
from shinpan.phrases.restrictions import CantCast
from shinpan.rules.copying.values import copiable_values
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.merging import merge
from shinpan.rules.happening.turning import turn_down
from shinpan.rules.seeing import may_see, sight

UP = SpecialAction.TURN_FACE_UP
MORPH, MANIFEST, DISGUISE, CLOAK = FaceDown.MORPH, FaceDown.MANIFEST, FaceDown.DISGUISE, FaceDown.CLOAK


def masked(play: Play, name: str, how: FaceDown = MORPH) -> ObjectId:
    return play.add(ALICE, name, face_down=how)


def ups(play: Play, permanent: ObjectId) -> list[int]:
    """Return the numbers of the ways in which Alice may turn a permanent face up."""
    return [each.number for each in play.options(ALICE, Special) if each.object == permanent and each.action is UP]


def turn(play: Play, permanent: ObjectId) -> bool:
    batch = Batch(play.table)
    done = turn_down(play.table, batch, permanent)
    batch.close()
    return done


def seen_event(play: Play, kind: type) -> list:
    return [event for event in play.record.events if isinstance(event, kind)]


# -- what it is --------------------------------------------------------------------------------------------------


@pytest.mark.rule("708.1", "708.2", "702.37a", "702.37c", "702.37d", "702.37g")
def test_a_face_down_spell_is_a_two_two_without_name_text_subtypes_or_cost():
    play = Play()
    spell = play.cast(ALICE, play.add(ALICE, "Exalted Angel", Zone.HAND), face_down=MORPH)
    values = play.looks(spell)
    assert (values.names, values.mana_cost, values.mana_value, values.colors) == ((), None, 0, frozenset())
    assert (values.types, values.subtypes, values.abilities) == (frozenset({CardType.CREATURE}), frozenset(), ())
    assert (values.power, values.toughness) == (2, 2)
    play.resolve()
    assert play.obj(spell).face_down is MORPH
    assert play.looks(spell) == values
    assert not play.table.has(play.now(spell), KeywordAbility.FLYING)


@pytest.mark.rule("702.37d")
def test_nothing_is_cast_face_down_unless_something_lets_it_be():
    play = Play()
    bears = play.add(ALICE, "Grizzly Bears", Zone.HAND)
    assert [way.face_down for way in play.ways(ALICE, bears)] == [None]


@pytest.mark.rule("702.168a", "702.168b", "702.168c", "702.168f", "708.2")
def test_disguised_it_has_ward_and_nothing_else():
    play = Play()
    spell = play.cast(ALICE, play.add(ALICE, "Nightdrinker Moroii", Zone.HAND), face_down=DISGUISE)
    values = play.looks(spell)
    assert (values.names, values.power, values.toughness, len(values.abilities)) == ((), 2, 2, 1)
    assert play.table.has(spell, KeywordAbility.WARD)
    play.resolve()
    assert play.table.has(play.now(spell), KeywordAbility.WARD)
    assert play.life(ALICE) == 20  # 708.3: what it does on entering, it doesn't do


@pytest.mark.rule("708.2", "708.2a", "707.2")
def test_what_it_is_face_down_are_its_copiable_values():
    play = Play()
    for how, abilities in ((MORPH, 0), (MANIFEST, 0), (DISGUISE, 1), (CLOAK, 1)):
        values = copiable_values(play.table, masked(play, "Exalted Angel", how))
        assert (values.names, values.power, len(values.abilities)) == ((), 2, abilities)


@pytest.mark.rule("708.2a", "613.7f")
def test_a_permanent_turned_face_down_is_a_two_two():
    play = Play()
    bears = play.add(ALICE, "Serra Angel")
    before = play.obj(bears).timestamp
    assert turn(play, bears)
    values = play.looks(bears)
    assert (values.names, values.subtypes, values.mana_cost, values.abilities) == ((), frozenset(), None, ())
    assert (values.power, values.toughness) == (2, 2)
    assert seen_event(play, TurnedFaceDown) == [TurnedFaceDown(bears)]
    assert play.obj(bears).timestamp > before
    assert ups(play, bears) == []


@pytest.mark.rule("708.2b")
def test_a_face_down_permanent_isnt_turned_face_down_again():
    play = Play()
    moroii = masked(play, "Nightdrinker Moroii", DISGUISE)
    assert not turn(play, moroii)
    assert play.table.has(moroii, KeywordAbility.WARD)
    assert seen_event(play, TurnedFaceDown) == []
    assert "708.2b" in play.record.rules


@pytest.mark.rule("708.2", "613.7")
def test_effects_add_to_what_it_is_face_down():
    play = Play()
    play.add(ALICE, "Ixidor, Reality Sculptor")
    lorian = masked(play, "Branchsnap Lorian")
    assert (play.looks(lorian).power, play.looks(lorian).toughness) == (3, 3)
    play.cast(ALICE, play.add(ALICE, "Giant Growth", Zone.HAND), lorian)
    play.resolve()
    assert play.looks(lorian).power == 6


@pytest.mark.rule("708.3", "614.1c")
def test_put_onto_the_battlefield_face_down_nothing_of_it_works_on_entering():
    play = Play()
    play.add(ALICE, "Nightdrinker Moroii", Zone.LIBRARY)
    play.cast(ALICE, play.add(ALICE, "Soul Summons", Zone.HAND))
    play.resolve()
    assert not play.table.state.stack
    assert play.life(ALICE) == 20


@pytest.mark.rule("708.3", "708.2a")
def test_static_abilities_about_entering_dont_work_face_down():
    play = Play()
    play.add(ALICE, "Diregraf Ghoul", Zone.LIBRARY)
    play.cast(ALICE, play.add(ALICE, "Soul Summons", Zone.HAND))
    play.resolve()
    (ghoul,) = (each for each in play.table.state.battlefield if play.obj(each).face_down)
    assert not play.obj(ghoul).tapped


# -- casting -----------------------------------------------------------------------------------------------------

ANY = spells(CardType.CREATURE)
WHITE = spells(CardType.CREATURE, adjectives=(OfColor(Color.WHITE),))
COLORLESS = spells(CardType.CREATURE, adjectives=(Colorless(),))


@pytest.mark.rule("708.4", "702.37c", "601.3e")
@pytest.mark.parametrize(("barred", "ways"), [(WHITE, [MORPH]), (ANY, []), (COLORLESS, [None])])
def test_what_counts_for_casting_is_what_it_is_face_down(barred: Group, ways: list[FaceDown | None]):
    play = Play()
    play.add(BOB, card("Barrier", "{1}", "Artifact", static(CantCast(EachPlayer(), barred))))
    angel = play.add(ALICE, "Exalted Angel", Zone.HAND)
    assert [way.face_down for way in play.ways(ALICE, angel)] == ways


@pytest.mark.rule("708.4", "601.3e")
def test_what_applies_to_face_down_creature_spells_makes_it_cheaper():
    play = Play(mana=False)
    play.add(ALICE, "Dream Chisel")
    for _ in range(2):
        play.add(ALICE, "Island")
    angel = play.add(ALICE, "Exalted Angel", Zone.HAND)
    spell = play.cast(ALICE, angel, face_down=MORPH)
    assert play.obj(spell).face_down is MORPH


@pytest.mark.rule("708.4", "118.9")
def test_it_costs_three_generic_mana():
    play = Play(mana=False)
    for _ in range(2):
        play.add(ALICE, "Island")
    angel = play.add(ALICE, "Exalted Angel", Zone.HAND)
    assert play.options(ALICE, Cast) == []
    play.add(ALICE, "Island")
    play.cast(ALICE, angel, face_down=MORPH)
    assert all(play.obj(land).tapped for land in play.table.state.battlefield)


@pytest.mark.rule("708.4", "608.3")
def test_what_resolves_face_down_enters_face_down():
    play = Play()
    spell = play.cast(ALICE, play.add(ALICE, "Grinning Demon", Zone.HAND), face_down=MORPH)
    play.resolve()
    assert play.obj(spell).face_down is MORPH
    play.until(Step.UPKEEP, ALICE)
    assert play.life(ALICE) == 20


@pytest.mark.rule("708.4")
def test_a_spell_that_watches_characteristics_sees_those_of_the_face_down_spell():
    play = Play()
    spell = play.cast(ALICE, play.add(ALICE, "Exalted Angel", Zone.HAND), face_down=MORPH)
    play.cast(BOB, play.add(BOB, "Spell Blast", Zone.HAND), 0, spell)
    play.resolve()
    assert play.zone(spell) is Zone.GRAVEYARD


# -- who knows what ------------------------------------------------------------------------------------------------


@pytest.mark.rule("708.5")
def test_only_its_controller_may_look_at_a_face_down_spell_or_permanent():
    play = Play()
    spell = play.cast(ALICE, play.add(ALICE, "Exalted Angel", Zone.HAND), face_down=MORPH)
    assert may_see(play.table, ALICE, spell)
    assert not may_see(play.table, BOB, spell)
    play.resolve()
    angel = play.now(spell)
    assert may_see(play.table, ALICE, angel)
    assert not may_see(play.table, BOB, angel)
    assert "Exalted Angel" not in repr(sight(play.table, BOB, play.game.decision))
    assert "Exalted Angel" in repr(sight(play.table, ALICE, play.game.decision))


@pytest.mark.rule("708.5", "702.26b")
def test_phased_out_it_may_be_looked_at_too():
    play = Play()
    angel = play.add(ALICE, "Exalted Angel", face_down=MORPH, phased_out=True)
    assert may_see(play.table, ALICE, angel)
    assert not may_see(play.table, BOB, angel)


@pytest.mark.rule("708.5", "406.3")
def test_face_down_cards_elsewhere_are_for_nobody():
    play = Play()
    angel = play.add(ALICE, "Exalted Angel", Zone.EXILE, face_down=FaceDown.PLAIN)
    assert not may_see(play.table, ALICE, angel)


@pytest.mark.rule("708.5")
def test_an_effect_lets_another_player_look():
    play = Play()
    angel = masked(play, "Exalted Angel")
    play.add(BOB, "Keeper of the Lens")
    assert may_see(play.table, BOB, angel)


@pytest.mark.rule("708.6")
def test_face_down_permanents_can_be_told_apart():
    """Each has its identity, what turned it down and when it came: views say so to everybody."""
    play = Play()
    first, second = masked(play, "Exalted Angel"), masked(play, "Exalted Angel", MANIFEST)
    shown = {each.id: each for each in sight(play.table, BOB, play.game.decision).battlefield}
    assert first in shown
    assert second in shown
    assert shown[first].face_down is MORPH
    assert shown[second].face_down is MANIFEST


# -- turning up ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("708.7", "702.37e", "116.2b", "116.3")
def test_turning_up_is_a_special_action_for_the_morph_cost():
    play = Play()
    lorian = masked(play, "Branchsnap Lorian")
    play.special(ALICE, lorian, action=UP)
    assert not play.table.state.stack
    assert play.game.decision is not None
    assert play.game.decision.player == ALICE
    assert play.looks(lorian).names == ("Branchsnap Lorian",)
    assert play.table.has(lorian, KeywordAbility.TRAMPLE)
    assert seen_event(play, TurnedFaceUp) == [TurnedFaceUp(lorian, ALICE)]


@pytest.mark.rule("702.37e", "118.3")
def test_the_morph_cost_has_to_be_paid():
    play = Play(mana=False)
    lorian = masked(play, "Branchsnap Lorian")
    assert ups(play, lorian) == []
    forest = play.add(ALICE, "Forest")
    play.special(ALICE, lorian, action=UP)
    assert play.obj(forest).tapped


@pytest.mark.rule("702.37e")
def test_a_morph_cost_neednt_be_mana():
    play = Play(mana=False)
    cutthroat = masked(play, "Zombie Cutthroat")
    play.special(ALICE, cutthroat, action=UP)
    assert play.life(ALICE) == 15


@pytest.mark.rule("702.37e", "708.7")
def test_nobody_elses_permanent_and_nothing_face_up_is_turned_up():
    play = Play()
    lorian = masked(play, "Branchsnap Lorian")
    assert [each for each in play.options(BOB, Special) if each.object == lorian] == []
    play.special(ALICE, lorian, action=UP)
    assert ups(play, lorian) == []


@pytest.mark.rule("702.37e")
def test_one_without_a_morph_cost_face_up_stays_down():
    """Turned down by an effect, Grizzly Bears has nothing that would turn it up; Branchsnap Lorian has."""
    play = Play()
    bears, lorian = play.add(ALICE, "Grizzly Bears"), play.add(ALICE, "Branchsnap Lorian")
    turn(play, bears)
    turn(play, lorian)
    assert ups(play, bears) == []
    assert ups(play, lorian) == [0]


@pytest.mark.rule("708.7")
def test_spells_arent_turned_face_up():
    play = Play()
    spell = play.cast(ALICE, play.add(ALICE, "Branchsnap Lorian", Zone.HAND), face_down=MORPH)
    assert ups(play, spell) == []


@pytest.mark.rule("702.37e", "613.1f")
def test_an_effect_that_would_take_the_morph_ability_away_keeps_it_down():
    play = Play()
    lorian = masked(play, "Branchsnap Lorian")
    play.add(BOB, "Humility")
    assert ups(play, lorian) == []


@pytest.mark.rule("708.8", "603.6")
def test_turned_up_it_has_entered_nothing_and_what_applied_applies_still():
    play = Play()
    play.add(ALICE, "Soul Warden")
    moroii = masked(play, "Nightdrinker Moroii", DISGUISE)
    play.cast(ALICE, play.add(ALICE, "Giant Growth", Zone.HAND), moroii)
    play.resolve()
    play.special(ALICE, moroii, action=UP)
    assert not play.table.state.stack
    assert play.life(ALICE) == 20
    assert play.looks(moroii).power == 7
    assert copiable_values(play.table, moroii).names == ("Nightdrinker Moroii",)


@pytest.mark.rule("708.8", "302.6")
def test_it_remains_the_same_object_tapped_damaged_and_attacking():
    play = Play()
    lorian = play.add(ALICE, "Branchsnap Lorian", face_down=MORPH, tapped=True, damage=0, sick=True)
    before = play.obj(lorian)
    play.special(ALICE, lorian, action=UP)
    after = play.obj(lorian)
    assert (after.id, after.tapped, after.sick) == (before.id, True, True)
    assert after.timestamp > before.timestamp


@pytest.mark.rule("708.8")
def test_damage_that_was_no_harm_before_destroys_it_once_its_toughness_is_less():
    play = Play()
    lorian = play.add(ALICE, "Branchsnap Lorian", face_down=MORPH, damage=1)
    play.special(ALICE, lorian, action=UP)
    assert play.zone(lorian) is Zone.GRAVEYARD


@pytest.mark.rule("603.2", "708.8")
def test_what_triggers_on_being_turned_up():
    play = Play()
    spell = play.cast(BOB, play.add(BOB, "Lightning Bolt", Zone.HAND), ALICE)
    dancer = masked(play, "Stratus Dancer")
    play.special(ALICE, dancer, spell, action=UP)
    play.resolve()
    assert play.zone(spell) is Zone.GRAVEYARD
    assert play.life(ALICE) == 20


@pytest.mark.rule("603.2")
def test_others_notice_what_is_turned_up():
    play = Play()
    play.add(ALICE, "Secret Plans")
    ambushers = play.add(ALICE, "Salt Road Ambushers")
    lorian = masked(play, "Branchsnap Lorian")
    hand = len(play.table.state.hands[ALICE])
    play.special(ALICE, lorian, action=UP)
    play.resolve_all()
    assert len(play.table.state.hands[ALICE]) == hand + 1
    assert play.obj(lorian).counters
    assert not play.obj(ambushers).counters


@pytest.mark.rule("708.11", "614.1e", "702.37b")
def test_what_is_done_as_it_turns_up_is_done_meanwhile():
    """A 0/0 Hydra turned face up would die if its counters came later."""
    play = Play()
    hydra = masked(play, "Hooded Hydra")
    play.special(ALICE, hydra, action=UP)
    assert play.zone(hydra) is Zone.BATTLEFIELD
    assert play.looks(hydra).power == 5


@pytest.mark.rule("702.37b")
@pytest.mark.parametrize(("by", "power"), [("megamorph", 4), ("effect", 3)])
def test_megamorph_puts_a_counter_if_its_cost_was_paid(by: str, power: int):
    play = Play()
    bowmasters = masked(play, "Aerie Bowmasters")
    if by == "megamorph":
        play.special(ALICE, bowmasters, action=UP)
    else:
        play.cast(BOB, play.add(BOB, "Break Open", Zone.HAND), bowmasters)
        play.resolve()
    assert play.looks(bowmasters).power == power


@pytest.mark.rule("702.168d", "116.2b")
def test_a_disguise_cost_turns_it_up():
    play = Play(mana=False)
    walker = masked(play, "Dog Walker", DISGUISE)
    assert ups(play, walker) == []
    for land in ("Mountain", "Plains"):
        play.add(ALICE, land)
    play.special(ALICE, walker, action=UP)
    assert play.looks(walker).names == ("Dog Walker",)
    assert not play.table.has(walker, KeywordAbility.WARD)
    play.resolve()
    assert len(play.tokens("Dog Token")) == 2


# -- manifest and cloak --------------------------------------------------------------------------------------------


def top(play: Play, name: str) -> ObjectId:
    """Put a card on top of Alice's library."""
    made = play.add(ALICE, name, Zone.LIBRARY)
    state = play.state if play._game is None else play.table.state
    library = state.libraries[ALICE]
    state.libraries[ALICE] = (made, *(each for each in library if each != made))
    return made


def manifested(play: Play, name: str) -> ObjectId:
    card_id = top(play, name)
    play.cast(ALICE, play.add(ALICE, "Soul Summons", Zone.HAND))
    play.resolve()
    return play.now(card_id)


@pytest.mark.rule("701.40a", "701.40b", "701.40h", "708.2a")
def test_a_manifested_creature_card_is_turned_up_for_its_mana_cost():
    play = Play()
    bears = manifested(play, "Grizzly Bears")
    assert play.obj(bears).face_down is MANIFEST
    assert play.looks(bears).names == ()
    play.special(ALICE, bears, action=UP)
    assert play.looks(bears).names == ("Grizzly Bears",)
    assert play.obj(bears).face_down is None


@pytest.mark.rule("701.40b", "701.40g")
@pytest.mark.parametrize("name", ["Lightning Bolt", "Glorious Anthem", "Dryad Arbor", "Forest"])
def test_what_is_no_creature_card_or_has_no_mana_cost_isnt_turned_up_for_it(name: str):
    play = Play()
    assert ups(play, manifested(play, name)) == []


@pytest.mark.rule("701.40c")
def test_a_manifested_card_with_morph_is_turned_up_either_way():
    play = Play()
    lorian = manifested(play, "Branchsnap Lorian")
    assert ups(play, lorian) == [0, 1]
    play.special(ALICE, lorian, action=UP, number=1)
    assert play.looks(lorian).names == ("Branchsnap Lorian",)


@pytest.mark.rule("701.40d", "702.168d")
def test_a_manifested_card_with_disguise_is_turned_up_either_way():
    play = Play()
    moroii = manifested(play, "Nightdrinker Moroii")
    assert ups(play, moroii) == [0, 1]
    assert not play.table.has(moroii, KeywordAbility.WARD)


@pytest.mark.rule("701.40e")
def test_several_cards_are_manifested_one_at_a_time():
    play = Play()
    play.cast(ALICE, play.add(ALICE, "Ethereal Ambush", Zone.HAND))
    play.resolve()
    entered = [event for event in seen_event(play, ZoneChange) if event.entry.face_down is MANIFEST]
    stamps = [play.obj(event.arrivals[0]).timestamp for event in entered]
    assert len(stamps) == 2
    assert stamps[0] != stamps[1]


@pytest.mark.rule("701.40g", "708.8")
def test_a_manifested_instant_is_shown_and_stays_face_down():
    play = Play()
    play.add(ALICE, "Secret Plans")
    bolt = manifested(play, "Lightning Bolt")
    play.add(ALICE, "Ixidor, Reality Sculptor")
    play.activate(ALICE, play.tokens("Ixidor, Reality Sculptor")[0], bolt)
    play.resolve()
    assert play.obj(bolt).face_down is MANIFEST
    assert [event.face.names for event in seen_event(play, Revealed)] == [("Lightning Bolt",)]
    assert seen_event(play, TurnedFaceUp) == []
    assert not play.table.state.stack


@pytest.mark.rule("701.58a", "701.58b", "701.58h")
def test_a_cloaked_card_has_ward_and_is_turned_up_for_its_mana_cost():
    play = Play()
    bears = top(play, "Grizzly Bears")
    coat = play.cast(ALICE, play.add(ALICE, "Cryptic Coat", Zone.HAND))
    play.resolve_all()
    assert play.obj(bears).face_down is CLOAK
    assert play.table.has(play.now(bears), KeywordAbility.WARD)
    assert play.obj(coat).attached_to == play.now(bears)
    play.special(ALICE, play.now(bears), action=UP)
    assert play.looks(bears).names == ("Grizzly Bears",)
    assert play.looks(bears).power == 3
    assert not play.table.has(play.now(bears), KeywordAbility.WARD)


@pytest.mark.rule("701.58c", "701.58d", "701.58g")
def test_cloaked_cards_are_turned_up_by_morph_and_disguise_too():
    play = Play()
    assert ups(play, masked(play, "Branchsnap Lorian", CLOAK)) == [0, 1]
    assert ups(play, masked(play, "Nightdrinker Moroii", CLOAK)) == [0, 1]
    assert ups(play, masked(play, "Lightning Bolt", CLOAK)) == []


@pytest.mark.rule("702.21a", "702.168a")
def test_ward_of_a_disguised_creature_counters_what_isnt_paid_for():
    play = Play(mana=False)
    moroii = masked(play, "Nightdrinker Moroii", DISGUISE)
    play.add(BOB, "Mountain")
    bolt = play.cast(BOB, play.add(BOB, "Lightning Bolt", Zone.HAND), moroii)
    play.resolve()
    assert play.zone(bolt) is Zone.GRAVEYARD
    assert play.zone(moroii) is Zone.BATTLEFIELD


# -- revealing -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("708.9")
def test_leaving_the_battlefield_it_is_revealed_by_its_owner():
    play = Play()
    angel = masked(play, "Exalted Angel")
    play.cast(BOB, play.add(BOB, "Lightning Bolt", Zone.HAND), angel)
    play.resolve()
    assert play.zone(angel) is Zone.GRAVEYARD
    assert [(event.player, event.face.names) for event in seen_event(play, Revealed)] == [(ALICE, ("Exalted Angel",))]
    assert play.obj(angel).face_down is None


@pytest.mark.rule("708.9", "603.10a")
def test_what_it_would_do_on_dying_face_up_it_doesnt_do():
    play = Play()
    hydra = masked(play, "Sultai Emissary")
    play.cast(BOB, play.add(BOB, "Lightning Bolt", Zone.HAND), hydra)
    play.resolve()
    assert seen_event(play, AbilityTriggered) == []


@pytest.mark.rule("708.9")
def test_a_countered_face_down_spell_is_revealed():
    play = Play()
    spell = play.cast(ALICE, play.add(ALICE, "Exalted Angel", Zone.HAND), face_down=MORPH)
    play.cast(BOB, play.add(BOB, "Counterspell", Zone.HAND), spell)
    play.resolve()
    assert [event.face.names for event in seen_event(play, Revealed)] == [("Exalted Angel",)]


@pytest.mark.rule("708.9")
def test_a_face_down_spell_that_resolves_isnt_revealed():
    play = Play()
    play.cast(ALICE, play.add(ALICE, "Exalted Angel", Zone.HAND), face_down=MORPH)
    play.resolve()
    assert seen_event(play, Revealed) == []


@pytest.mark.rule("708.9", "104.1")
def test_at_the_end_of_the_game_all_are_revealed():
    play = Play()
    play.add(BOB, "Exalted Angel", face_down=MORPH)
    play.cast(ALICE, play.add(ALICE, "Branchsnap Lorian", Zone.HAND), face_down=MORPH)
    play.game.concede(BOB)
    assert play.game.over
    assert {event.face.names for event in seen_event(play, Revealed)} == {("Exalted Angel",), ("Branchsnap Lorian",)}


@pytest.mark.rule("708.9", "729.2e")
def test_a_face_down_component_of_a_merged_permanent_is_revealed():
    play = Play()
    angel = masked(play, "Exalted Angel")
    elemental = play.cast(ALICE, play.add(ALICE, "Air Elemental", Zone.HAND))
    batch = Batch(play.table)
    merge(play.table, batch, elemental, angel, over=True)
    batch.close()
    play.cast(BOB, play.add(BOB, "Murder", Zone.HAND), angel)
    play.resolve()
    assert [event.face.names for event in seen_event(play, Revealed)] == [("Exalted Angel",)]


# -- copies and information ------------------------------------------------------------------------------------------


@pytest.mark.rule("708.12", "701.20a")
def test_a_revealed_face_down_permanent_is_judged_by_the_card_alone():
    play = Play()
    play.add(BOB, "Mycosynth Lattice")
    angel = masked(play, "Exalted Angel")
    shrieker = play.add(ALICE, "Hauntwoods Shrieker")
    play.activate(ALICE, shrieker, angel)
    play.resolve(True)
    (event,) = seen_event(play, Revealed)
    assert event.face.types == frozenset({CardType.CREATURE})
    assert play.obj(angel).face_down is None


# -- manifest dread --------------------------------------------------------------------------------------------------


@pytest.mark.rule("701.62a", "701.62b")
def test_of_two_cards_looked_at_one_is_manifested_and_the_other_goes_to_the_graveyard():
    play = Play()
    bolt, bears = top(play, "Lightning Bolt"), top(play, "Grizzly Bears")
    play.cast(ALICE, play.add(ALICE, "Unsettling Twins", Zone.HAND))
    play.resolve()
    play.resolve(bolt)
    assert play.obj(bolt).face_down is MANIFEST
    assert play.zone(bears) is Zone.GRAVEYARD


@pytest.mark.rule("701.62a")
def test_with_a_single_card_left_that_is_manifested():
    play = Play()
    state = play.state
    state.libraries[ALICE] = state.libraries[ALICE][:1]
    play.cast(ALICE, play.add(ALICE, "Unsettling Twins", Zone.HAND))
    play.resolve_all()
    assert len(play.table.state.libraries[ALICE]) == 0
    assert len(play.table.state.battlefield) == 2


# -- X in the cost of turning up ----------------------------------------------------------------------------------


@pytest.mark.rule("702.37f", "702.168e", "107.3")
@pytest.mark.parametrize("keyword", [KeywordAbility.MORPH, KeywordAbility.MEGAMORPH, KeywordAbility.DISGUISE])
def test_the_x_of_the_cost_counts_for_its_other_abilities(keyword: KeywordAbility):
    how = DISGUISE if keyword is KeywordAbility.DISGUISE else MORPH
    bane = card(
        "Test Bane",
        "{2}{B}{B}",
        "Creature — Insect",
        keyword_with_cost(keyword, "{X}{B}{B}"),
        triggered(TurnedUp(ITSELF), LoseLife(X(), EachOpponent())),
        pt=(4, 3),
    )
    play = Play()
    masked_bane = play.add(ALICE, bane, face_down=how)
    play.special(ALICE, masked_bane, lambda decision: 3, action=UP)
    play.resolve()
    assert play.life(BOB) == 17


@pytest.mark.rule("702.37f")
def test_turned_up_without_the_action_x_is_nothing():
    bane = card(
        "Test Bane",
        "{2}{B}{B}",
        "Creature — Insect",
        keyword_with_cost(KeywordAbility.MORPH, "{X}{B}{B}"),
        triggered(TurnedUp(ITSELF), LoseLife(X(), EachOpponent())),
        pt=(4, 3),
    )
    play = Play()
    masked_bane = play.add(ALICE, bane, face_down=MORPH)
    play.cast(BOB, play.add(BOB, "Break Open", Zone.HAND), masked_bane)
    play.resolve()
    assert play.looks(masked_bane).names == ("Test Bane",)
    play.resolve()
    assert play.life(BOB) == 20


@pytest.mark.rule("701.58e")
def test_several_cards_are_cloaked_one_at_a_time():
    play = Play()
    for name in ("Grizzly Bears", "Hill Giant"):
        play.add(ALICE, name, Zone.LIBRARY)
    cloak = card("Test Cloak", "{W}", "Sorcery", says(ManifestTop(Fixed(2), how=CLOAK)))
    play.cast(ALICE, play.add(ALICE, cloak, Zone.HAND))
    play.resolve()
    down = [each for each in play.table.state.battlefield if play.obj(each).face_down is CLOAK]
    assert len(down) == 2
    arrived = [event for event in seen_event(play, ZoneChange) if event.destination is Zone.BATTLEFIELD]
    assert len(arrived) == 2
    assert play.obj(down[0]).timestamp < play.obj(down[1]).timestamp


@pytest.mark.rule("701.40f", "701.58f")
@pytest.mark.parametrize("how", [MANIFEST, CLOAK])
def test_what_may_not_enter_face_down_isnt_manifested_and_stays_where_it_is(how: FaceDown):
    play = Play()
    play.add(BOB, card("Cage", "{1}", "Artifact", static(CantEnter(creature()))))
    wall = play.add(ALICE, "Lightning Bolt", Zone.LIBRARY)
    maker = card("Maker", "{W}", "Sorcery", says(ManifestTop(Fixed(1), how=how)))
    play.cast(ALICE, play.add(ALICE, maker, Zone.HAND))
    play.resolve()
    assert play.zone(wall) is Zone.LIBRARY
    assert play.obj(wall).face_down is None
    assert play.table.state.libraries[ALICE][0] == play.now(wall)


@pytest.mark.rule("701.40f", "708.3")
def test_a_land_card_manifested_is_no_land_that_enters():
    play = Play()
    play.add(BOB, "Worms of the Earth")
    wood = play.add(ALICE, "Forest", Zone.LIBRARY)
    play.cast(ALICE, play.add(ALICE, "Soul Summons", Zone.HAND))
    play.resolve()
    assert play.zone(wood) is Zone.BATTLEFIELD
    assert play.obj(wood).face_down is MANIFEST
