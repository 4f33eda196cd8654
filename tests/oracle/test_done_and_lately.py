"""Texts of our own: what is done if something was, what has just come or remains, hands exiled, colored costs."""

from reading_play import ALICE, BOB, Play, bear, made, spell

from shinpan.game.counters import CounterKind
from shinpan.game.enums import Step, Zone
from shinpan.game.ids import ObjectId
from shinpan.game.mana import ManaCost
from shinpan.phrases.base import walk
from shinpan.phrases.costchanges import SpellsCostMana


def cast(text: str, *answers: object, play: Play | None = None, targets: tuple[object, ...] = ()) -> Play:
    """Have Alice cast a sorcery with a text, and let it resolve. answers: to what it asks as it resolves."""
    play = play or Play()
    card = play.add(ALICE, spell(text), Zone.HAND)
    play.cast(ALICE, card, *targets)
    play.resolve(*answers)
    return play


def hand(play: Play, player: int = 0) -> list[ObjectId]:
    return list(play.table.state.hands[player])


def test_if_something_was_done_something_else_is():
    play = Play()
    text = "{1}: Remove a +1/+1 counter from this creature. If you do, you gain 1 life."
    creature = play.add(ALICE, bear(text), counters=((CounterKind.PLUS_ONE_PLUS_ONE, 1),))
    for life in (21, 21):
        play.activate(ALICE, creature)
        play.resolve()
        assert play.life(ALICE) == life
    cast("Discard a card. If you do, you gain 1 life.", play=play)
    assert play.life(ALICE) == 21
    play.add(ALICE, "Plains", Zone.HAND)
    cast("Discard a card. If you do, you gain 1 life.", play=play)
    assert play.life(ALICE) == 22


def test_an_additional_card_in_the_draw_step():
    play = Play()
    play.add(ALICE, made("At the beginning of each player's draw step, that player draws three additional cards."))
    play.until(Step.DRAW, BOB)
    play.resolve_all()
    assert len(hand(play, BOB)) == 4


def test_control_as_long_as_something_remains():
    play = Play()
    thief = play.add(
        ALICE,
        bear("{1}: Gain control of target creature for as long as this creature remains on the battlefield."),
    )
    loot = play.add(BOB, bear())
    play.activate(ALICE, thief, loot)
    play.resolve()
    assert play.table.controller(loot) == ALICE
    cast("Destroy target creature.", play=play, targets=(thief,))
    assert play.table.controller(loot) == BOB


def test_what_entered_this_turn():
    play = Play()
    text = "This creature gets +1/+1 as long as it entered this turn.\nTrample"
    old = play.add(ALICE, bear(text))
    card = play.add(ALICE, bear(text), Zone.HAND)
    play.cast(ALICE, card)
    play.resolve()
    assert (play.looks(old).power, play.looks(play.now(card)).power) == (2, 3)
    cast("If two or more Bears entered the battlefield under your control this turn, you gain 2 life.", play=play)
    assert play.life(ALICE) == 20


def test_a_hand_is_exiled_from_by_choice_of_its_owner():
    play = Play()
    first, second = play.add(BOB, "Plains", Zone.HAND), play.add(BOB, bear(), Zone.HAND)
    cast("Target opponent exiles a card from their hand.", second, play=play, targets=(BOB,))
    assert (play.zone(first), play.zone(second)) == (Zone.HAND, Zone.EXILE)


def test_playing_a_land_is_seen():
    play = Play()
    play.add(ALICE, made("Whenever you play a land, you gain 1 life."))
    land = play.add(ALICE, "Forest", Zone.HAND)
    play.play_land(ALICE, land)
    play.resolve_all()
    assert play.life(ALICE) == 21


def test_all_counters_are_counted():
    play = Play()
    counters = ((CounterKind.PLUS_ONE_PLUS_ONE, 2), (CounterKind.OIL, 1))
    creature = play.add(
        ALICE, bear("{1}: You gain life equal to the number of counters on this creature."), counters=counters
    )
    play.activate(ALICE, creature)
    play.resolve()
    assert play.life(ALICE) == 23


def test_costs_of_other_colors():
    card = made("White spells you cast cost {W} more to cast.")
    (part,) = [each for each in walk(card.faces[0].abilities) if isinstance(each, SpellsCostMana)]
    assert part.mana == ManaCost.parse("{W}")


def test_staying_tapped_under_a_condition():
    play = Play()
    text = "This creature doesn't untap during your untap step if it has an oil counter on it."
    oiled = play.add(ALICE, bear(text), tapped=True, counters=((CounterKind.OIL, 1),))
    dry = play.add(ALICE, bear(text), tapped=True)
    play.until(Step.UPKEEP, ALICE)
    assert (play.obj(oiled).tapped, play.obj(dry).tapped) == (True, False)


def test_an_enchanted_creature_is_one_with_an_aura():
    play = Play()
    creature = play.add(ALICE, bear())
    text = "Target creature gets +3/+1 until end of turn. If it's an enchanted creature or a Wall, you gain 1 life."
    cast(text, play=play, targets=(creature,))
    assert play.life(ALICE) == 20


def test_it_returns_as_what_was_exiled():
    play = Play()
    creature = play.add(BOB, bear())
    text = (
        "Exile target Bear, then return it to the battlefield under its owner's control "
        "with three +1/+1 counters on it."
    )
    cast(text, play=play, targets=(creature,))
    found = play.obj(play.now(creature))
    assert (found.zone, found.count(CounterKind.PLUS_ONE_PLUS_ONE)) == (Zone.BATTLEFIELD, 3)


def test_non_is_said_of_its_own_word_only():
    play = Play()
    play.add(ALICE, made("Whenever you cast a noncreature or Dragon spell, you gain 1 life."))
    for card in (bear(), bear(line="Creature — Dragon"), made("{1}: You gain 0 life.")):
        play.cast(ALICE, play.add(ALICE, card, Zone.HAND))
        play.resolve_all()
    assert play.life(ALICE) == 22
