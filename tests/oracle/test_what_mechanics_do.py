"""Texts of single mechanics are read, and what they say happens: monstrosity, station, saddle, suspend, votes ..."""

from reading_play import ALICE, BOB, Play, bear, made, spell

from shinpan.game.counters import CounterKind
from shinpan.game.decisions import Cast
from shinpan.game.designations import Designation
from shinpan.game.enums import CardType, Step, Zone
from shinpan.game.ids import ObjectId
from shinpan.game.keywords import KeywordAbility
from shinpan.oracle.compiling import compile_card
from shinpan.oracle.raw import RawCard, RawFace
from shinpan.phrases.base import walk
from shinpan.phrases.faces.levels import StationSymbol


def cast(text: str, *answers: object, play: Play | None = None) -> Play:
    """Have Alice cast a sorcery with a text, and let it resolve. answers: to what it asks as it resolves."""
    play = play or Play()
    card = play.add(ALICE, spell(text), Zone.HAND)
    play.cast(ALICE, card)
    play.resolve(*answers)
    return play


def hand(play: Play, player: int = 0) -> list[ObjectId]:
    return list(play.table.state.hands[player])


def test_the_box_of_a_station_card_stands_in_its_last_symbol():
    text = "Station\n3+ | Vigilance\n5+ | Flying\n{1}: You gain 1 life."
    compiled = compile_card(
        RawCard("Ship", "normal", (RawFace("Ship", "{1}", "Artifact — Spacecraft", text, "2", "3"),))
    )
    assert compiled.whole
    assert compiled.card is not None
    assert compiled.card.faces[0].power is None
    play = Play()
    ship = play.add(ALICE, compiled.card, counters=((CounterKind.CHARGE, 3),))
    assert play.table.has(ship, KeywordAbility.VIGILANCE)
    assert CardType.CREATURE not in play.looks(ship).types
    whole = play.add(ALICE, compiled.card, counters=((CounterKind.CHARGE, 5),))
    assert (play.looks(whole).power, play.looks(whole).toughness) == (2, 3)
    play.activate(ALICE, whole)
    play.resolve()
    assert play.life(ALICE) == 21


def test_results_of_dice_are_no_station_symbols():
    text = "Roll a d20.\n15+ | Draw a card."
    card = made(text, line="Sorcery")
    assert not any(isinstance(each, StationSymbol) for each in walk(card.faces[0].abilities))


def test_x_is_what_it_was_as_the_creature_became_monstrous():
    play = Play()
    text = "{X}: Monstrosity X.\nWhen this creature becomes monstrous, you gain X life."
    creature = play.add(ALICE, bear(text))
    play.activate(ALICE, creature, 3)
    play.resolve()
    play.resolve()
    assert play.life(ALICE) == 23
    assert play.obj(creature).count(CounterKind.PLUS_ONE_PLUS_ONE) == 3


def test_a_suspected_creature_as_a_cost():
    play = Play()
    probe = play.add(ALICE, made("{1}, Sacrifice a suspected creature: You gain 5 life."))
    creature = play.add(ALICE, bear())
    play.add(ALICE, bear())
    assert not [each for each in play.options(ALICE) if getattr(each, "object", None) == probe]
    card = play.add(ALICE, spell("Suspect target creature you control."), Zone.HAND)
    play.cast(ALICE, card, creature)
    play.resolve()
    play.activate(ALICE, probe)
    assert play.zone(creature) is Zone.GRAVEYARD


def test_saddling_as_though_stronger_and_what_comes_of_it():
    play = Play()
    mount = play.add(ALICE, bear("Saddle 7", name="Horse", line="Creature — Horse Mount"))
    rider = play.add(
        ALICE,
        bear(
            "Reach\nThis creature saddles Mounts and crews Vehicles as though its power were 5 greater.\nWhenever this "
            "creature saddles a Mount or crews a Vehicle "
            "during your main phase, that Mount or Vehicle gets +3/+0 until end of turn."
        ),
    )
    other = play.add(ALICE, bear())
    play.activate(ALICE, mount, [rider])
    play.resolve()
    assert play.looks(mount).power == 5
    play.resolve()
    assert Designation.SADDLED in play.obj(mount).designations.given
    assert play.obj(rider).tapped
    assert not play.obj(other).tapped


def test_what_saddled_it():
    play = Play()
    text = "Saddle 1\n{1}: Put a +1/+1 counter on target creature that saddled this creature this turn."
    mount = play.add(ALICE, bear(text, line="Creature — Horse Mount"))
    rider, other = play.add(ALICE, bear()), play.add(ALICE, bear())
    play.activate(ALICE, mount, [rider])
    play.resolve()
    play.activate(ALICE, mount, number=2)
    play.resolve()
    assert [play.obj(each).count(CounterKind.PLUS_ONE_PLUS_ONE) for each in (rider, other)] == [1, 0]


def test_a_sentence_after_quoted_words():
    play = Play()
    text = '{1}: Create a 1/1 white Cat creature token with "This token can\'t block." Activate only as a sorcery.'
    probe = play.add(ALICE, made(text))
    play.activate(ALICE, probe)
    play.resolve()
    assert len(play.tokens("Cat Token")) == 1
    play.until(Step.UPKEEP, BOB)
    assert not [each for each in play.options(ALICE) if getattr(each, "object", None) == probe]


def test_a_card_suspended_with_x_counters():
    play = Play()
    text = (
        "Suspend X—{X}{G}. X can't be 0.\nWhenever a time counter is removed from this creature while it's exiled, "
        "you gain 1 life."
    )
    card = play.add(ALICE, bear(text), Zone.HAND)
    play.special(ALICE, card, lambda decision: decision.options[1] if decision.options[0] == 1 else None)
    assert play.obj(card).count(CounterKind.TIME) == 2
    play.until(Step.UPKEEP, ALICE)
    play.resolve_all()
    assert play.life(ALICE) == 21
    assert play.obj(card).count(CounterKind.TIME) == 1


def test_a_creature_that_gains_suspend_is_cast_later_and_has_haste():
    play = Play()
    creature = play.add(ALICE, bear())
    text = "Exile target creature with a time counter on it. If it doesn't have suspend, it gains suspend."
    card = play.add(BOB, made(text, line="Instant"), Zone.HAND)
    play.cast(BOB, card, creature)
    play.resolve()
    assert play.obj(creature).count(CounterKind.TIME) == 1
    play.until(Step.UPKEEP, ALICE)
    play.resolve()
    play.resolve(True)
    play.resolve()
    assert play.zone(creature) is Zone.BATTLEFIELD
    assert play.table.has(play.now(creature), KeywordAbility.HASTE)


def test_an_ability_of_a_suspended_card():
    play = Play()
    text = (
        "Suspend 3—{G}\nWhenever an opponent casts a spell, if this creature is suspended, remove a time counter "
        "from it."
    )
    card = play.add(ALICE, bear(text), Zone.HAND)
    other = play.add(BOB, made("Draw a card.", line="Instant"), Zone.HAND)
    play.special(ALICE, card)
    play.cast(BOB, other)
    play.resolve()
    assert play.obj(card).count(CounterKind.TIME) == 2


def test_a_spell_that_suspends_itself_again():
    play = Play()
    card = play.add(
        ALICE, spell("You gain 2 life. Exile Probe with three time counters on it.\nSuspend 3—{G}"), Zone.HAND
    )
    play.cast(ALICE, card)
    play.resolve()
    assert play.zone(card) is Zone.EXILE
    assert play.obj(card).count(CounterKind.TIME) == 3


def test_what_each_vote_does():
    text = (
        "Starting with you, each player votes for feather or quill. You gain 5 life for each feather vote. For each "
        "quill vote, draw a card."
    )
    play = cast(text, "feather", "quill")
    assert play.life(ALICE) == 25
    assert len(hand(play)) == 1


def test_a_tied_vote_and_an_additional_one():
    text = (
        "Starting with you, each player votes for feather or homage. If feather gets more votes, you lose 5 life. If "
        "homage gets more votes or the vote is tied, you gain 5 life."
    )
    assert cast(text, "feather", "homage").life(ALICE) == 25
    play = Play()
    play.add(ALICE, bear("While voting, you may vote an additional time."))
    cast(text, "feather", True, "feather", "homage", play=play)
    assert play.life(ALICE) == 15
    play = Play()
    play.add(BOB, bear("While voting, you get an additional vote."))
    cast(text, "feather", "feather", "homage", play=play)
    assert play.life(ALICE) == 15


def test_modes_with_costs_of_their_own():
    play = Play(mana=False)
    for _ in range(4):
        play.add(ALICE, "Forest")
    text = "Spree\n+ {1} — You gain 3 life.\n+ {2} — Draw a card.\n+ {5} — You lose 5 life."
    card = play.add(ALICE, spell(text, cost="{1}"), Zone.HAND)
    play.cast(ALICE, card, [0, 1])
    play.resolve()
    assert (play.life(ALICE), len(hand(play))) == (23, 1)


def test_one_or_more_modes():
    play = Play()
    text = "Choose one or more —\n• You gain 1 life.\n• You gain 2 life.\n• You gain 4 life."
    card = play.add(ALICE, spell(text), Zone.HAND)
    play.cast(ALICE, card, [0, 1, 2])
    play.resolve()
    assert play.life(ALICE) == 27


def test_a_tier_with_its_cost():
    play = Play(mana=False)
    for _ in range(3):
        play.add(ALICE, "Forest")
    modes = ("Small Rain — {0} — You gain 1 life.", "Rain — {2} — You gain 2 life.", "Flood — {9} — You gain 9 life.")
    text = "\n• ".join(("Tiered", *modes))
    card = play.add(ALICE, spell(text), Zone.HAND)
    play.cast(ALICE, card, 1)
    play.resolve()
    assert play.life(ALICE) == 22


def test_a_gift_and_what_comes_of_it():
    text = (
        "Gift a tapped Fish\nReturn target Wall an opponent controls to its owner's hand. If the gift was "
        "promised, instead return target artifact an opponent controls to its owner's hand."
    )
    play = Play()
    probe = play.add(BOB, made("{1}: Draw a card."))
    card = play.add(ALICE, spell(text), Zone.HAND)
    food = "Gift a Food\nYou gain 2 life. If the gift wasn't promised, draw a card."
    other = play.add(ALICE, spell(food), Zone.HAND)
    play.cast(ALICE, card, 1, probe)
    play.resolve()
    assert play.zone(probe) is Zone.HAND
    assert play.obj(play.tokens("Fish Token")[0]).tapped
    play.cast(ALICE, other)
    play.resolve()
    assert (play.life(ALICE), len(hand(play))) == (22, 1)


def test_cleaved_text():
    play = Play()
    play.add(BOB, bear())
    text = "Cleave {2}\nDraw a card for each creature you control [with flying]. [You lose 1 life.]\nYou gain 3 life."
    card, other = play.add(ALICE, spell(text), Zone.HAND), play.add(ALICE, spell(text), Zone.HAND)
    play.add(ALICE, bear())
    play.add(ALICE, bear("Flying"))
    play.cast(ALICE, card)
    play.resolve()
    assert (play.life(ALICE), len(hand(play))) == (22, 2)
    play.cast(ALICE, other, keywords=(KeywordAbility.CLEAVE,))
    play.resolve()
    assert (play.life(ALICE), len(hand(play))) == (25, 3)


def test_exchanging_life_totals():
    play = Play()
    play.add(ALICE, "Plains")
    cast("You gain 5 life.", play=play)
    card = play.add(ALICE, spell("Exchange life totals with target opponent."), Zone.HAND)
    play.cast(ALICE, card, BOB)
    play.resolve()
    assert (play.life(ALICE), play.life(BOB)) == (20, 25)


def test_who_cant_gain_life_cant_exchange_for_more():
    play = Play()
    play.add(BOB, bear("Players can't gain life."))
    cast("You lose 5 life.", play=play)
    card = play.add(ALICE, spell("Exchange life totals with target opponent."), Zone.HAND)
    play.cast(ALICE, card, BOB)
    play.resolve()
    assert (play.life(ALICE), play.life(BOB)) == (15, 20)


def test_exchanging_a_life_total_with_a_toughness():
    play = Play()
    tree = play.add(ALICE, bear("{1}: Exchange your life total with this creature's toughness.", pt=(0, 13)))
    play.activate(ALICE, tree)
    play.resolve()
    assert (play.life(ALICE), play.looks(tree).toughness) == (13, 20)


def test_exchanging_zones_and_control_of_two_targets():
    play = Play()
    mine, theirs = play.add(ALICE, bear()), play.add(BOB, bear())
    play.add(ALICE, "Forest", Zone.HAND)
    card = play.add(ALICE, spell("Exchange control of two target creatures."), Zone.HAND)
    other = play.add(ALICE, spell("Exchange your hand and graveyard."), Zone.HAND)
    play.cast(ALICE, card, [mine, theirs])
    play.resolve()
    assert [play.table.controller(each) for each in (mine, theirs)] == [BOB, ALICE]
    play.cast(ALICE, other)
    play.resolve()
    assert [play.looks(each).names for each in hand(play)] == [("Probe",)]
    assert play.zone(card) is Zone.HAND


def test_a_type_in_common():
    play = Play()
    one = play.add(ALICE, made("{1}: Draw a card."))
    other, creature = play.add(BOB, made("{1}: Draw a card.")), play.add(BOB, bear())
    text = (
        "Exchange control of target artifact you control and target permanent an opponent controls "
        "that shares a card type with it."
    )
    card = play.add(ALICE, spell(text), Zone.HAND)
    play.cast(ALICE, card, one, other)
    play.resolve()
    assert [play.table.controller(each) for each in (one, other, creature)] == [BOB, ALICE, BOB]


def test_evidence_that_was_collected():
    play = Play()
    text = (
        "As an additional cost to cast this spell, you may "
        "collect evidence 1.\nYou gain 1 life. If evidence was collected, draw a card."
    )
    one, other = play.add(ALICE, spell(text), Zone.HAND), play.add(ALICE, spell(text), Zone.HAND)
    play.cast(ALICE, one)
    play.resolve()
    assert len(hand(play)) == 1
    play.cast(ALICE, other, 1)
    play.resolve()
    assert (play.life(ALICE), len(hand(play))) == (22, 1)


def test_sacrificed_unless_it_escaped():
    play = Play()
    text = "When this creature enters, sacrifice it unless it escaped.\nEscape—{G}, Exile a card from your graveyard."
    card = play.add(ALICE, bear(text), Zone.HAND)
    play.add(ALICE, "Forest", Zone.GRAVEYARD)
    play.cast(ALICE, card)
    play.resolve(count=2)
    assert play.zone(card) is Zone.GRAVEYARD
    play.cast(ALICE, card)
    play.resolve(count=2)
    assert play.zone(card) is Zone.BATTLEFIELD


def test_walking_through_legendary_lands():
    play = Play()
    creature = play.add(ALICE, bear("Legendary landwalk"))
    assert play.table.has(creature, KeywordAbility.LANDWALK)


def test_what_was_devoured():
    play = Play()
    for _ in range(2):
        play.add(ALICE, bear())
    food = list(play.state.battlefield)
    text = "Devour 2\nWhen this creature enters, you gain 3 life for each creature it devoured."
    card = play.add(ALICE, bear(text), Zone.HAND)
    play.cast(ALICE, card)
    play.resolve(food)
    play.resolve()
    assert play.life(ALICE) == 26
    assert play.looks(card).power == 6


def test_devouring_something_else():
    play = Play()
    probe = play.add(ALICE, made("{1}: Draw a card."))
    creature = play.add(ALICE, bear())
    card = play.add(ALICE, bear("Devour artifact 1"), Zone.HAND)
    play.cast(ALICE, card)
    play.resolve([probe])
    assert play.looks(card).power == 3
    assert play.zone(creature) is Zone.BATTLEFIELD


def test_an_ability_that_costs_less():
    play = Play(mana=False)
    for _ in range(2):
        play.add(ALICE, "Forest")
    probe = play.add(
        ALICE, made("{4}: You gain 1 life. This ability costs {1} less to activate for each creature you control.")
    )
    play.add(ALICE, bear())
    assert not [each for each in play.options(ALICE) if getattr(each, "object", None) == probe]
    play.add(ALICE, bear())
    play.activate(ALICE, probe)
    play.resolve()
    assert play.life(ALICE) == 21


def test_more_damage_for_opponents():
    play = Play()
    play.add(
        ALICE,
        made(
            "If a source you control would deal damage "
            "to an opponent or a permanent an opponent controls, "
            "it deals that much damage plus 7 instead."
        ),
    )
    cast("Probe deals 2 damage to each player.", play=play)
    assert (play.life(ALICE), play.life(BOB)) == (18, 11)
    play = Play()
    text = (
        "If a source you control would deal damage "
        "to a permanent or player, it deals triple that damage instead.\n{4}: Draw three cards."
    )
    play.add(ALICE, made(text))
    cast("Probe deals 2 damage to each player.", play=play)
    assert (play.life(ALICE), play.life(BOB)) == (14, 14)


def test_attacking_a_player_triggers_once():
    play = Play()
    play.add(ALICE, made("Whenever you attack a player with one or more creatures, you gain 1 life."))
    play.add(ALICE, made("Whenever a creature attacks one of your opponents, you gain 10 life."))
    for _ in range(2):
        play.add(ALICE, bear())
    play.until(Step.BEGINNING_OF_COMBAT)
    while (decision := play.game.decision).kind.name != "ATTACKERS":
        play.game.answer(decision.options[0] if decision.default is None else decision.default)
    play.game.answer(list(decision.options[1:]))
    play.answer()
    play.resolve_all()
    assert play.life(ALICE) == 41


def test_firebending_x():
    play = Play()
    creature = play.add(ALICE, bear("Firebending X, where X is this creature's power."))
    assert play.table.has(creature, KeywordAbility.FIREBENDING)


def test_quoted_words_before_a_comma():
    play = Play()
    text = (
        'Equipped creature gets +1/+0, has "{1}: You gain 1 life," and is a Wizard in addition to its other types.\n'
        "Equip {1}"
    )
    equipment = play.add(ALICE, made(text, line="Artifact — Equipment"))
    creature = play.add(ALICE, bear())
    play.activate(ALICE, equipment, creature)
    play.resolve()
    play.activate(ALICE, creature)
    play.resolve()
    assert play.life(ALICE) == 21
    assert play.looks(creature).power == 3


def test_goaded_creatures():
    play = Play()
    aura = play.add(
        ALICE,
        made("Enchant creature\nEnchanted creature gets +2/+2 and is goaded.", line="Enchantment — Aura"),
        Zone.HAND,
    )
    mine = play.add(ALICE, bear())
    theirs = play.add(BOB, bear())
    text = "{1}: Destroy target goaded creature."
    probe = play.add(ALICE, made(text))
    assert not [each for each in play.options(ALICE) if getattr(each, "object", None) == probe]
    play.cast(ALICE, aura, theirs)
    play.resolve()
    assert play.looks(theirs).power == 4
    play.activate(ALICE, probe, theirs)
    play.resolve()
    assert play.zone(theirs) is Zone.GRAVEYARD
    card = play.add(BOB, made("Goad target creature.", line="Instant"), Zone.HAND)
    play.cast(BOB, card, mine)
    play.resolve()
    play.activate(ALICE, probe, mine)
    play.resolve()
    assert play.zone(mine) is Zone.GRAVEYARD


def test_no_longer_suspected():
    play = Play()
    creature = play.add(ALICE, bear())
    card = play.add(ALICE, spell("Suspect target creature."), Zone.HAND)
    play.cast(ALICE, card, creature)
    play.resolve()
    assert play.table.has(creature, KeywordAbility.MENACE)
    cast("All suspected creatures are no longer suspected.", play=play)
    assert not play.table.has(creature, KeywordAbility.MENACE)
    again = play.add(ALICE, spell("Suspect target creature."), Zone.HAND)
    play.cast(ALICE, again, creature)
    play.resolve()
    assert play.table.has(creature, KeywordAbility.MENACE)


def test_what_hideaway_lands_ask():
    for text, met in (
        ("creatures you control have total power 4 or greater", True),
        ("creatures you control have total power 5 or greater", False),
        ("a library has twenty or fewer cards in it", True),
        ("a library has nineteen or fewer cards in it", False),
        ("a graveyard has two or more cards in it", False),
        ("each player has no cards in hand", True),
        ("an opponent was dealt 3 or more damage this turn", True),
        ("an opponent was dealt 4 or more damage this turn", False),
    ):
        play = Play()
        for _ in range(2):
            play.add(ALICE, bear())
        play.add(ALICE, made(f"{{1}}: If {text}, you gain 1 life."))
        cast("Probe deals 3 damage to each opponent.", play=play)
        (probe,) = play.tokens("Probe")
        play.activate(ALICE, probe)
        play.resolve()
        assert (play.life(ALICE) == 21) is met, text


def test_hideaway_as_it_was():
    card = made("Hideaway", line="Land", cost="")
    keyword, static = card.faces[0].abilities
    assert keyword.number.number == 4
    assert type(static.parts[0]).__name__ == "EntersTapped"


def test_all_of_a_description():
    play = Play()
    creature, other = play.add(ALICE, bear()), play.add(BOB, bear(line="Creature — Cat"))
    play.add(ALICE, made("All Bear creatures have flying."))
    assert play.table.has(creature, KeywordAbility.FLYING)
    assert not play.table.has(other, KeywordAbility.FLYING)


def test_flashback_for_what_each_card_costs():
    play = Play(mana=False)
    for _ in range(3):
        play.add(ALICE, "Forest")
    cheap = play.add(ALICE, spell("You gain 1 life.", cost="{1}"), Zone.GRAVEYARD)
    dear = play.add(ALICE, spell("You gain 5 life.", cost="{3}"), Zone.GRAVEYARD)
    text = (
        "Each sorcery card in your graveyard gains flashback until end of turn. "
        "The flashback cost is equal to its mana cost."
    )
    card = play.add(ALICE, spell(text, cost="{1}"), Zone.HAND)
    play.cast(ALICE, card)
    play.resolve()
    castable = {option.object for option in play.options(ALICE, Cast)}
    assert cheap in castable
    assert dear not in castable
    play.cast(ALICE, cheap)
    play.resolve()
    assert play.life(ALICE) == 21
    assert play.zone(cheap) is Zone.EXILE


def test_escape_for_what_each_card_costs_and_more():
    play = Play()
    text = (
        "Each sorcery card in your graveyard has escape. "
        "The escape cost is equal to the card's mana cost "
        "plus exile two other cards from your graveyard."
    )
    play.add(ALICE, made(text, line="Enchantment"))
    card = play.add(ALICE, spell("You gain 3 life."), Zone.GRAVEYARD)
    rest = [play.add(ALICE, "Forest", Zone.GRAVEYARD)]
    assert card not in {option.object for option in play.options(ALICE, Cast)}
    rest.append(play.add(ALICE, "Forest", Zone.GRAVEYARD))
    play.cast(ALICE, card)
    play.resolve()
    assert play.life(ALICE) == 23
    assert {play.zone(each) for each in rest} == {Zone.EXILE}


def test_what_may_be_done_only_once_each_turn():
    play = Play()
    play.add(ALICE, made("Whenever you gain life, you may draw a card. Do this only once each turn."))
    probe = play.add(ALICE, made("{1}: You gain 1 life."))
    for may, drawn in ((False, 0), (True, 1)):
        play.activate(ALICE, probe)
        play.resolve()
        play.resolve(may)
        assert len(hand(play)) == drawn
    play.activate(ALICE, probe)
    play.resolve()
    assert not play.table.state.stack
    play.until(Step.UPKEEP, BOB)
    play.activate(ALICE, probe)
    play.resolve()
    play.resolve(True)
    assert len(hand(play)) == 2


def test_two_triggers_and_one_action():
    play = Play()
    text = "Whenever you gain life, you may pay {3}. If you do, draw seven cards. Do this only once each turn."
    play.add(ALICE, made(text))
    probe = play.add(ALICE, made("{1}: You gain 1 life."))
    play.activate(ALICE, probe)
    play.activate(ALICE, probe)
    play.resolve()
    assert len(play.table.state.stack) == 2
    play.resolve(True)
    play.resolve()
    assert not play.table.state.stack
    assert len(hand(play)) == 7


def test_two_triggers_wait_and_one_acts():
    play = Play()
    play.add(ALICE, made("Whenever a creature enters, you may draw a card. Do this only once each turn."))
    cast("Create two 1/1 white Cat creature tokens.", play=play)
    assert len(play.table.state.stack) == 2
    play.resolve(True)
    play.resolve()
    assert len(hand(play)) == 1


def test_what_happens_during_whose_turn():
    play = Play()
    play.add(ALICE, made("Whenever you cast a spell during an opponent's turn, you gain 1 life."))
    play.add(ALICE, made("Whenever you cast a spell during your turn, you gain 10 life."))
    cards = [play.add(ALICE, made("Draw a card.", line="Instant"), Zone.HAND) for _ in range(2)]
    play.cast(ALICE, cards[0])
    play.resolve_all()
    assert play.life(ALICE) == 30
    play.until(Step.UPKEEP, BOB)
    play.cast(ALICE, cards[1])
    play.resolve_all()
    assert play.life(ALICE) == 31


def test_nobody_casts_spells_any_more():
    play = Play()
    card = play.add(ALICE, spell("Draw a card."), Zone.HAND)
    cast("Players can't cast spells this turn.", play=play)
    assert card not in {option.object for option in play.options(ALICE, Cast)}


def test_another_creature_or_an_artifact_as_a_cost():
    play = Play()
    creature = play.add(ALICE, bear("{1}, Sacrifice another creature or an artifact: You gain 1 life."))
    assert not [each for each in play.options(ALICE) if getattr(each, "object", None) == creature]
    probe = play.add(ALICE, made("{1}: Draw a card."))
    play.activate(ALICE, creature)
    play.resolve()
    assert play.zone(probe) is Zone.GRAVEYARD
    assert play.life(ALICE) == 21


def test_the_strongest_is_sacrificed():
    play = Play()
    weak, strong = play.add(BOB, bear()), play.add(BOB, bear(pt=(3, 3)))
    play.add(ALICE, bear(pt=(9, 9)))
    cast("Each opponent sacrifices a Bear with the greatest power among Bears they control.", play=play)
    assert (play.zone(weak), play.zone(strong)) == (Zone.BATTLEFIELD, Zone.GRAVEYARD)


def test_all_that_it_exiled_comes_back():
    play = Play()
    mine, theirs = play.add(ALICE, bear()), play.add(BOB, bear())
    text = (
        "{1}: Exile target creature.\nWhen this artifact leaves the battlefield, each player returns to the "
        "battlefield all cards they own exiled with this artifact."
    )
    probe = play.add(ALICE, made(text))
    for each in (mine, theirs):
        play.activate(ALICE, probe, each)
        play.resolve()
    assert {play.zone(mine), play.zone(theirs)} == {Zone.EXILE}
    card = play.add(ALICE, spell("Destroy target artifact."), Zone.HAND)
    play.cast(ALICE, card, probe)
    play.resolve_all()
    assert [play.table.controller(play.now(each)) for each in (mine, theirs)] == [ALICE, BOB]
    assert {play.zone(mine), play.zone(theirs)} == {Zone.BATTLEFIELD}


def test_a_card_comes_back_with_a_counter_or_by_chance():
    play = Play()
    card = play.add(ALICE, bear(), Zone.GRAVEYARD)
    text = "Return a Bear card from your graveyard to the battlefield with a shield counter on it."
    cast(text, play=play)
    assert play.obj(card).count(CounterKind.SHIELD) == 1
    play = Play()
    card = play.add(ALICE, bear(), Zone.GRAVEYARD)
    cast("Return a Bear card at random from your graveyard to your hand.", play=play)
    assert hand(play) == [play.now(card)]


def test_twice_x():
    play = Play()
    card = play.add(ALICE, spell("Mill twice X cards.", cost="{X}"), Zone.HAND)
    play.cast(ALICE, card, 3)
    play.resolve()
    assert len(play.table.state.graveyards[ALICE]) == 7


def test_once_each_turn_during_your_turn():
    play = Play()
    text = (
        "Whenever you gain life during your turn, draw a card. "
        "This ability triggers only once each turn.\n{1}: You gain 1 life."
    )
    probe = play.add(ALICE, made(text))
    for _ in range(2):
        play.activate(ALICE, probe)
        play.resolve_all()
    assert len(hand(play)) == 1
    play.until(Step.UPKEEP, BOB)
    play.activate(ALICE, probe)
    play.resolve_all()
    assert len(hand(play)) == 1


def test_equipment_that_hinders_blocking():
    text = "Equipped creature gets +4/+1 and can't be blocked by more than one creature.\nEquip {1}"
    card = made(text, line="Artifact — Equipment")
    assert [type(part).__name__ for part in card.faces[0].abilities[0].parts] == ["Modify", "BlockedByAtMost"]


def test_striving_costs_colored_mana():
    play = Play(mana=False)
    for _ in range(3):
        play.add(ALICE, "Forest")
    creatures = [play.add(ALICE, bear()) for _ in range(3)]
    text = (
        "This spell costs {1}{G} more to cast for each target "
        "beyond the first.\nAny number of target creatures get +1/+1 until end of turn."
    )
    card = play.add(ALICE, spell(text, cost="{G}"), Zone.HAND)
    play.cast(ALICE, card, creatures[:2])
    play.resolve()
    assert [play.looks(each).power for each in creatures] == [3, 3, 2]
    assert all(play.table.state.objects[each].tapped for each in play.tokens("Forest"))


def test_cards_go_to_the_bottom():
    play = Play()
    card = play.add(ALICE, "Forest", Zone.HAND)
    cast("Put a Forest card from your hand on the bottom of your library.", play=play)
    assert play.table.state.libraries[ALICE][-1] == play.now(card)


def test_a_card_exiled_as_a_cost_is_suspended():
    play = Play()
    text = (
        "{2}, Exile a Bear card from your hand: Put five time counters on the exiled card. "
        "If it doesn't have suspend, it gains suspend."
    )
    probe = play.add(ALICE, made(text))
    card = play.add(ALICE, bear(), Zone.HAND)
    play.activate(ALICE, probe)
    play.resolve()
    assert play.obj(card).count(CounterKind.TIME) == 5
    play.until(Step.UPKEEP, ALICE)
    play.resolve()
    assert play.obj(card).count(CounterKind.TIME) == 4
