"""Texts of our own with limits, bans and payments: one short game for each phrase (101.2, 113.11, 502.3, 118.12)."""

import pytest
from reading_play import ALICE, BOB, Play, bear, made, spell

from shinpan.game.counters import CounterKind
from shinpan.game.decisions import Activate, Attackers, Cast
from shinpan.game.enums import Step, Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.rules.listing import PASS

FOREST = "Forest"


def active(play: Play, player: int, source: int) -> list[Activate]:
    return [option for option in play.options(player, Activate) if option.object == source]


def castable(play: Play, player: int, card: int) -> bool:
    return any(option.object == card for option in play.options(player, Cast))


@pytest.mark.rule("602.5")
def test_activated_abilities_that_cant_be_activated_and_mana_abilities():
    for tail, mana in (("", False), (" unless they're mana abilities", True)):
        play = Play(mana=False)
        tapper = play.add(ALICE, made("{T}: Add {G}.", line="Artifact"))
        drawer = play.add(ALICE, made("{T}: You gain 1 life.", line="Artifact"))
        assert active(play, ALICE, tapper)
        assert active(play, ALICE, drawer)
        play.add(BOB, made(f"Activated abilities of artifacts can't be activated{tail}.", line="Enchantment"))
        assert bool(active(play, ALICE, tapper)) is mana
        assert not active(play, ALICE, drawer)


@pytest.mark.rule("113.11")
def test_what_cant_be_had_isnt_had_whatever_gives_it():
    play = Play()
    flier = play.add(BOB, bear("Flying"))
    walker = play.add(BOB, bear(name="Walker"), counters=((CounterKind.FLYING, 1),))
    assert play.table.has(walker, KeywordAbility.FLYING)
    play.add(ALICE, made("Bears your opponents control lose flying and can't have or gain flying."))
    later = spell("Target creature gains flying until end of turn.")
    play.cast(ALICE, play.add(ALICE, later, Zone.HAND), flier)
    play.resolve()
    assert not play.table.has(flier, KeywordAbility.FLYING)
    assert not play.table.has(walker, KeywordAbility.FLYING)


@pytest.mark.rule("502.3")
def test_untapping_in_the_untap_steps_of_others():
    play = Play()
    play.add(ALICE, bear("Untap all lands you control during each other player's untap step."))
    land = play.add(ALICE, FOREST, tapped=True)
    other = play.add(ALICE, bear(), tapped=True)
    play.until(Step.UPKEEP, BOB)
    assert not play.obj(land).tapped
    assert play.obj(other).tapped


@pytest.mark.rule("502.3")
def test_no_more_than_so_many_untap():
    play = Play()
    play.add(ALICE, made("Players can't untap more than one land during their untap steps."))
    lands = [play.add(BOB, FOREST, tapped=True) for _ in range(3)]
    creature = play.add(BOB, bear(), tapped=True)
    play.until(Step.END, ALICE)
    play.until(Step.UPKEEP, BOB)
    assert sum(not play.obj(each).tapped for each in lands) == 1
    assert not play.obj(creature).tapped


@pytest.mark.rule("101.2", "601.3")
def test_no_more_than_one_spell_each_turn():
    play = Play()
    play.add(BOB, made("Each player can't cast more than one spell each turn."))
    first, second = (play.add(ALICE, spell("You gain 1 life."), Zone.HAND) for _ in range(2))
    assert castable(play, ALICE, second)
    play.cast(ALICE, first)
    play.resolve()
    assert not castable(play, ALICE, second)


@pytest.mark.rule("101.2", "614.17")
def test_no_more_than_one_card_is_drawn_each_turn():
    play = Play()
    play.add(BOB, made("Each player can't draw more than one card each turn."))
    before = len(play.table.state.hands[ALICE])
    play.cast(ALICE, play.add(ALICE, spell("Draw three cards."), Zone.HAND))
    play.resolve()
    assert len(play.table.state.hands[ALICE]) == before + 1


@pytest.mark.rule("118.12", "118.3c")
def test_paying_or_not():
    text = "At the beginning of your upkeep, pay {2}. If you don't, you lose 3 life."
    for pays, life in ((True, 20), (False, 17)):
        play = Play(mana=False)
        play.add(BOB, bear(text))
        for _ in range(2):
            play.add(BOB, FOREST)
        play.until(Step.UPKEEP, BOB)
        play.resolve(pays)
        assert play.life(BOB) == life


@pytest.mark.rule("113.6j", "113.6m")
def test_abilities_with_costs_from_elsewhere_function_there():
    ghost = bear("{1}, Exile this card from your graveyard: You gain 2 life.")
    cycler = bear("{1}, Discard this card: You gain 3 life.")
    guide = bear("Exile this card from your hand: Add {R}.")
    for card, zone in ((ghost, Zone.GRAVEYARD), (cycler, Zone.HAND), (guide, Zone.HAND)):
        for where in (Zone.BATTLEFIELD, Zone.GRAVEYARD, Zone.HAND):
            play = Play()
            there = play.add(ALICE, card, where)
            assert bool(active(play, ALICE, there)) is (where is zone)


@pytest.mark.rule("605.3a")
def test_a_mana_ability_of_a_card_in_hand_pays_for_a_spell():
    play = Play(mana=False)
    play.add(ALICE, bear("Exile this card from your hand: Add {R}."), Zone.HAND)
    bolt = play.add(ALICE, "Lightning Bolt", Zone.HAND)
    assert castable(play, ALICE, bolt)
    play.cast(ALICE, bolt, BOB)
    play.resolve()
    assert play.life(BOB) == 17


@pytest.mark.rule("122.1")
def test_every_counter_is_removed():
    play = Play()
    one = play.add(BOB, bear(), counters=((CounterKind.FLYING, 1), (CounterKind.PLUS_ONE_PLUS_ONE, 2)))
    play.cast(ALICE, play.add(ALICE, spell("Remove all counters from target permanent."), Zone.HAND), one)
    play.resolve()
    assert play.obj(one).counters == ()


@pytest.mark.rule("508.3a")
def test_attacking_for_the_first_time_each_turn():
    play = Play()
    text = (
        "Whenever this creature attacks for the first time each turn, untap it. "
        "After this phase, there is an additional combat phase."
    )
    attacker = play.add(ALICE, bear(text))
    play.until(Step.BEGINNING_OF_COMBAT)
    play.game.answer(PASS)
    play.game.answer(PASS)
    play.answer([Attackers(((attacker, BOB),))])
    play.resolve()
    assert not play.obj(attacker).tapped
    play.until(Step.BEGINNING_OF_COMBAT)
    play.game.answer(PASS)
    play.game.answer(PASS)
    play.answer([Attackers(((attacker, BOB),))])
    assert play.obj(attacker).tapped
    assert not play.table.state.stack


@pytest.mark.rule("700.5")
def test_devotion_to_two_colors():
    play = Play()
    play.add(ALICE, made("", cost="{R}{G}{1}"))
    play.add(ALICE, made("", cost="{R/G}{W}"))
    play.cast(ALICE, play.add(ALICE, spell("You gain X life, where X is your devotion to red and green."), Zone.HAND))
    play.resolve()
    assert play.life(ALICE) == 23
