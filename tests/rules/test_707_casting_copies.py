"""Copies of cards that are cast while something resolves (707.12), also of cards known by name (707.13)."""

from typing import Any

import pytest
from table_play import ALICE, BOB, Play

from shinpan.cards.build import card
from shinpan.cards.words import TAP, activated, cards, pay, spells, static
from shinpan.game.decisions import Decision, Topic
from shinpan.game.enums import CardType, ObjectKind, Step, Zone
from shinpan.game.events import SpellCast
from shinpan.game.ids import ObjectId
from shinpan.phrases.effects.casting import CopyCard, MayCastNow, TheCopy
from shinpan.phrases.qualities.places import InZone
from shinpan.phrases.qualities.traits import Named
from shinpan.phrases.references.objects import All
from shinpan.phrases.references.players import AnOpponent, You
from shinpan.phrases.restrictions import CantCast
from shinpan.rules.listing import PASS


def copier(name: str, *, free: bool = True, zone: Zone = Zone.GRAVEYARD) -> Any:
    """An artifact that copies the cards of a name in a zone, and has the copies cast."""
    what = All(cards(modifiers=(Named(name.split(" // ")[0]), InZone(zone, You()))))
    ability = activated(pay(None, TAP), CopyCard(what), MayCastNow(TheCopy(), free=free))
    return card("Copier", "{1}", "Artifact", ability)


def begin(name: str, *, free: bool = True, **kwargs: Any) -> Play:
    """Alice has the copier's ability on the stack, and the card in her graveyard."""
    play = Play(**kwargs)
    play.engine = play.add(ALICE, copier(name, free=free))  # type: ignore[attr-defined]
    play.original = play.add(ALICE, name, Zone.GRAVEYARD)  # type: ignore[attr-defined]
    return play


def start(play: Play) -> None:
    play.activate(ALICE, play.engine)  # type: ignore[attr-defined]


def copies(play: Play) -> list[ObjectId]:
    return [each for each, obj in play.table.state.objects.items() if obj.kind is ObjectKind.COPY]


def asked(play: Play) -> list[Topic]:
    """Have the top of the stack resolve, declining everything; return what was asked."""
    topics: list[Topic] = []

    def decline(decision: Decision) -> Any:
        topics.append(decision.topic)
        return decision.default if decision.default is not None else list(decision.options[: decision.minimum])

    game = play.game
    game.answer(PASS)
    game.answer(PASS)
    while not game.at_rest:
        assert game.decision is not None
        game.answer(decline(game.decision))
    return topics


@pytest.mark.rule("707.12", "608.2g")
def test_a_copy_of_a_card_is_cast_while_the_ability_resolves():
    play = begin("Lightning Bolt")
    start(play)
    play.resolve(True, BOB)
    (copy,) = copies(play)
    found = play.table.state.objects[copy]
    assert (found.zone, found.owner, found.controller) == (Zone.STACK, ALICE, ALICE)
    assert found.choices is not None
    assert found.choices.cast_from is Zone.GRAVEYARD
    assert [event.object for event in play.record.events if isinstance(event, SpellCast)] == [copy]
    assert play.zone(play.original) is Zone.GRAVEYARD  # type: ignore[attr-defined]
    play.resolve()
    assert play.life(BOB) == 17
    assert copies(play) == []


@pytest.mark.rule("707.12", "601.2i")
def test_the_copy_has_been_cast_so_that_what_looks_at_casting_sees_it():
    play = begin("Lightning Bolt")
    prowess = play.add(ALICE, "Monastery Swiftspear")
    start(play)
    play.resolve(True, BOB)
    assert len(play.table.state.stack) == 2
    play.resolve()
    assert play.looks(prowess).power == 2
    assert play.table.player(ALICE).spells_cast == 1


@pytest.mark.rule("707.12", "707.10a", "704.5e")
def test_a_copy_that_is_not_cast_ceases_to_exist():
    play = begin("Lightning Bolt")
    start(play)
    assert asked(play) == [Topic.MAY]
    assert copies(play) == []
    assert not play.table.state.stack
    assert play.life(BOB) == 20


@pytest.mark.rule("707.12", "601.2c")
def test_a_copy_that_could_have_no_target_is_not_offered():
    play = begin("Terror")
    play.add(BOB, "Diregraf Ghoul")
    start(play)
    assert asked(play) == []
    assert copies(play) == []


@pytest.mark.rule("707.12", "601.3")
def test_what_forbids_casting_forbids_casting_the_copy():
    play = begin("Lightning Bolt")
    play.add(BOB, card("Silencer", "{1}", "Artifact", static(CantCast(AnOpponent(), spells(CardType.INSTANT)))))
    start(play)
    assert asked(play) == []


@pytest.mark.rule("707.12", "305.9")
def test_a_copy_of_a_land_card_cant_be_cast():
    play = begin("Forest")
    start(play)
    assert asked(play) == []
    assert copies(play) == []


@pytest.mark.rule("707.12", "608.2g")
def test_timing_doesnt_matter_but_costs_do():
    play = begin("Divination", free=False, mana=False)
    start(play)
    assert asked(play) == []  # nothing to pay {2}{U} with
    play = begin("Divination", free=False)
    play.until(Step.END)
    start(play)
    play.resolve(True)
    (copy,) = copies(play)
    assert play.table.state.objects[copy].choices.mana_spent
    drawn = len(play.table.state.zone(Zone.HAND, ALICE))
    play.resolve()
    assert len(play.table.state.zone(Zone.HAND, ALICE)) == drawn + 2


@pytest.mark.rule("707.12", "107.3b")
def test_x_is_0_if_the_mana_cost_isnt_paid():
    play = begin("Death Wind")
    giant = play.add(BOB, "Hill Giant")
    start(play)
    play.resolve(True, giant)
    (copy,) = copies(play)
    assert play.table.state.objects[copy].choices.x in {0, None}
    play.resolve()
    assert play.looks(giant).power == 3


@pytest.mark.rule("707.12", "601.2b", "118.8")
def test_additional_costs_are_paid_for_a_copy_too():
    play = begin("Fling")
    start(play)
    assert asked(play) == []  # there is no creature to sacrifice
    play = begin("Fling")
    giant = play.add(ALICE, "Hill Giant")
    start(play)
    play.resolve(True, BOB)
    assert play.zone(giant) is Zone.GRAVEYARD
    play.resolve()
    assert play.life(BOB) == 17


@pytest.mark.rule("707.12", "601.2b")
def test_modes_are_chosen_anew():
    play = begin("Emerald Charm")
    forest = play.add(BOB, "Forest", tapped=True)
    start(play)
    play.add(BOB, "Glorious Anthem")
    play.resolve(True, "mode 1", forest)
    play.resolve()
    assert not play.obj(forest).tapped


@pytest.mark.rule("707.12", "709.3")
def test_either_half_of_a_copied_split_card_may_be_cast_but_not_both():
    play = begin("Wear // Tear")
    ring = play.add(BOB, "Chimeric Staff")
    anthem = play.add(BOB, "Glorious Anthem")
    start(play)
    names: list[list[str]] = []

    def pick(decision: Decision) -> Any:
        names.append([option.en for option in decision.options])
        return decision.options[1]

    play.resolve(True, pick, anthem)
    assert names == [["Wear", "Tear"]]
    (copy,) = copies(play)
    assert play.table.characteristics(copy).name == "Tear"
    play.resolve()
    assert play.zone(anthem) is Zone.GRAVEYARD
    assert play.zone(ring) is Zone.BATTLEFIELD


@pytest.mark.rule("707.12", "707.8a", "712.11b")
def test_a_copy_of_a_modal_double_faced_card_may_be_cast_with_either_face():
    play = begin("Augmenter Pugilist")
    bear = play.add(ALICE, "Grizzly Bears")
    giant = play.add(ALICE, "Hill Giant")
    start(play)
    play.resolve(True, lambda decision: decision.options[1], bear)
    (copy,) = copies(play)
    assert play.table.characteristics(copy).name == "Echoing Equation"
    play.resolve()
    assert play.looks(giant).name == "Grizzly Bears"
    play = begin("Augmenter Pugilist")
    play.add(ALICE, "Grizzly Bears")
    start(play)
    play.resolve(True, lambda decision: decision.options[0])
    play.resolve()
    (token,) = play.tokens("Augmenter Pugilist")
    assert play.table.state.objects[token].kind is ObjectKind.TOKEN


@pytest.mark.rule("707.12", "715.3")
def test_a_copy_of_an_adventurer_card_may_be_cast_as_the_adventure_which_is_not_exiled_then():
    play = begin("Bonecrusher Giant")
    start(play)
    play.resolve(True, lambda decision: decision.options[1], BOB)
    play.resolve()
    assert play.life(BOB) == 18
    assert copies(play) == []
    assert play.table.state.exile == ()


@pytest.mark.rule("707.12", "608.3f", "707.10f")
def test_a_copied_permanent_card_becomes_a_token():
    play = begin("Wall of Omens")
    start(play)
    play.resolve(True)
    play.resolve()
    (token,) = play.tokens("Wall of Omens")
    assert play.table.state.objects[token].kind is ObjectKind.TOKEN
    assert len(play.table.state.stack) == 1  # it has entered
    play.resolve()


@pytest.mark.rule("707.12", "701.6a")
def test_the_copy_can_be_countered_like_any_spell():
    play = begin("Lightning Bolt")
    start(play)
    play.resolve(True, BOB)
    (copy,) = copies(play)
    counter = play.add(BOB, "Counterspell", Zone.HAND)
    play.cast(BOB, counter, copy)
    play.resolve()
    assert copies(play) == []
    assert play.life(BOB) == 20


@pytest.mark.rule("707.12")
def test_several_copies_are_cast_in_the_players_order_and_some_may_be_left():
    play = begin("Lightning Bolt")
    for _ in range(2):
        play.add(ALICE, "Lightning Bolt", Zone.GRAVEYARD)
    start(play)
    play.resolve(True, lambda decision: decision.options[2], BOB, True, lambda decision: decision.options[0], ALICE)
    assert len(play.table.state.stack) == 2
    assert len(copies(play)) == 2
    play.resolve()
    assert (play.life(ALICE), play.life(BOB)) == (17, 20)
    play.resolve()
    assert play.life(BOB) == 17


@pytest.mark.rule("707.12")
def test_spelltwine_casts_what_it_can():
    play = Play()
    bolt, terror = play.add(ALICE, "Lightning Bolt", Zone.GRAVEYARD), play.add(BOB, "Terror", Zone.GRAVEYARD)
    twine = play.add(ALICE, "Spelltwine", Zone.HAND)
    spelltwine = play.cast(ALICE, twine, bolt, terror)
    play.resolve(BOB)  # no creature for Terror; the Bolt has to be cast
    assert play.zone(spelltwine) is Zone.EXILE
    assert play.zone(bolt) is Zone.EXILE
    assert play.zone(terror) is Zone.EXILE
    assert len(play.table.state.stack) == 1
    play.resolve()
    assert play.life(BOB) == 17


@pytest.mark.rule("707.12", "608.3f")
def test_shiko_copies_the_card_where_it_was_exiled_to():
    play = Play()
    bear = play.add(ALICE, "Grizzly Bears", Zone.GRAVEYARD)
    play.cast(ALICE, play.add(ALICE, "Shiko, Paragon of the Way", Zone.HAND))
    play.resolve()
    play.resolve(True)
    assert play.zone(bear) is Zone.EXILE
    play.resolve()
    (token,) = play.tokens("Grizzly Bears")
    assert play.table.state.objects[token].kind is ObjectKind.TOKEN


@pytest.mark.rule("707.12", "607.2a")
def test_panoptic_mirror_copies_one_of_the_cards_that_it_has_exiled():
    play = Play()
    mirror = play.add(ALICE, "Panoptic Mirror")
    bolt = play.add(ALICE, "Lightning Bolt", Zone.HAND)
    play.add(ALICE, "Divination", Zone.HAND)
    play.activate(ALICE, mirror, 1)
    play.resolve(True)
    assert play.zone(bolt) is Zone.EXILE
    play.until(Step.UPKEEP, ALICE)
    play.resolve(True, True, BOB)
    play.resolve()
    assert play.life(BOB) == 17
    play.until(Step.PRECOMBAT_MAIN, ALICE)
    play.activate(ALICE, mirror, 3)
    play.resolve(True)
    play.until(Step.UPKEEP, ALICE)
    play.resolve(True, lambda decision: decision.options[0], True, BOB)
    play.resolve()
    assert play.life(BOB) == 14


@pytest.mark.rule("707.12", "607.2a")
def test_what_spellbinder_exiled_is_remembered_while_it_is_attached():
    play = Play()
    bear = play.add(ALICE, "Grizzly Bears")
    binder = play.cast(ALICE, play.add(ALICE, "Spellbinder", Zone.HAND))
    bolt = play.add(ALICE, "Lightning Bolt", Zone.HAND)
    play.resolve()
    play.resolve(True)
    assert play.zone(bolt) is Zone.EXILE
    play.activate(ALICE, play.now(binder), bear)
    play.resolve()
    assert play.obj(binder).attached_to == bear
    assert play.obj(binder).links


@pytest.mark.rule("707.13")
def test_garth_offers_each_name_once_as_long_as_it_is_the_same_object():
    play = Play()
    garth = play.add(ALICE, "Garth One-Eye")
    offered: list[list[str]] = []

    def lotus(decision: Decision) -> Any:
        offered.append([option.en for option in decision.options])
        return next((option for option in decision.options if option.en == "Black Lotus"), decision.options[-1])

    play.activate(ALICE, garth)
    play.resolve(lotus, True)
    (copy,) = copies(play)
    assert play.table.state.objects[copy].choices.cast_from is Zone.OUTSIDE
    play.resolve()
    (token,) = play.tokens("Black Lotus")
    assert play.table.state.objects[token].kind is ObjectKind.TOKEN
    play.until(Step.PRECOMBAT_MAIN, ALICE)
    play.activate(ALICE, garth)
    play.resolve(lotus)
    assert [len(names) for names in offered] == [6, 5]
    assert "Black Lotus" not in offered[1]


@pytest.mark.rule("707.13")
def test_a_copy_by_name_has_to_be_paid_for():
    play = Play(mana=False)
    garth = play.add(ALICE, "Garth One-Eye")
    play.activate(ALICE, garth)
    topics: list[Topic] = []

    def dragon(decision: Decision) -> Any:
        topics.append(decision.topic)
        return next(option for option in decision.options if option.en == "Shivan Dragon")

    play.resolve(dragon)
    assert len(topics) == 1  # no mana for the Dragon: casting it isn't even offered
    assert copies(play) == []


@pytest.mark.rule("707.14", "608.2h")
def test_a_noted_card_is_copied_as_it_was_in_the_graveyard():
    play = Play()
    magar = play.add(ALICE, "Magar of the Magic Strings")
    bolt = play.add(ALICE, "Lightning Bolt", Zone.GRAVEYARD)
    play.activate(ALICE, magar, bolt)
    play.resolve()
    found = play.looks(bolt)
    assert (found.names, found.power, len(found.abilities)) == ((), 3, 1)
    play.obj(bolt)
    play.until(Step.PRECOMBAT_MAIN, BOB)
    assert play.zone(bolt) is Zone.BATTLEFIELD
    play.cast(BOB, play.add(BOB, "Unsummon", Zone.HAND), play.now(bolt))
    play.resolve()
    assert play.zone(bolt) is Zone.EXILE  # instead of its owner's hand


@pytest.mark.rule("707.14", "707.6")
def test_what_was_noted_is_not_copied_with_the_creature():
    play = Play()
    magar = play.add(ALICE, "Magar of the Magic Strings")
    bolt = play.add(ALICE, "Lightning Bolt", Zone.GRAVEYARD)
    play.activate(ALICE, magar, bolt)
    play.resolve()
    double = play.cast(ALICE, play.add(ALICE, "Clone", Zone.HAND))
    play.resolve(True, play.now(bolt))
    assert len(play.looks(double).abilities) == 1
    assert [each.key for each in play.obj(double).chosen] == []
    assert {each.key for each in play.obj(bolt).chosen} == {"face down as", "noted card"}
