"""More texts of our own in the manner of cards with several faces, and what they do."""

from typing import Any

from reading_play import ALICE, BOB, Play, bear, made, spell
from test_what_faces_say import aura, cast

from shinpan.game.counters import CounterKind
from shinpan.game.decisions import Cast, Decision, DecisionKind
from shinpan.game.enums import Step, Zone
from shinpan.oracle.compiling import compile_card
from shinpan.oracle.raw import RawCard, RawFace
from shinpan.rules.listing import PASS

PLUS = CounterKind.PLUS_ONE_PLUS_ONE


def hand(play: Play) -> int:
    return len(play.table.state.hands[ALICE])


def test_targets_in_one_graveyard() -> None:
    play = Play()
    mine = [play.add(ALICE, bear(), Zone.GRAVEYARD) for _ in range(2)]
    theirs = play.add(BOB, bear(), Zone.GRAVEYARD)
    card = play.add(ALICE, spell("Exile up to two target creature cards from a single graveyard."), Zone.HAND)
    play.game.answer(next(each for each in play.options(ALICE, Cast) if each.object == card))
    asked = play.game.decision
    assert asked is not None
    assert asked.maximum == 2
    picks = {each.entity: each for each in asked.options}
    assert asked.check is not None
    assert asked.check([picks[mine[0]], picks[theirs]]) is not None
    play.answer(mine)
    play.resolve()
    assert [play.zone(each) for each in (*mine, theirs)] == [Zone.EXILE, Zone.EXILE, Zone.GRAVEYARD]


def test_counters_on_what_was_manifested() -> None:
    play = Play()
    cast("Manifest dread, then put four +1/+1 counters on that creature.", play=play)
    (creature,) = [each for each in play.table.state.battlefield if play.obj(each).face_down is not None]
    assert play.looks(creature).power == 6


def test_only_what_was_dealt_damage_is_exiled() -> None:
    play = Play()
    hit, other = play.add(BOB, bear()), play.add(BOB, bear())
    text = (
        "Probe deals 2 damage to target creature. If a Bear dealt damage this way would die this turn, exile it "
        "instead."
    )
    cast(text, hit, play=play)
    cast("Destroy all creatures.", play=play)
    assert (play.zone(hit), play.zone(other)) == (Zone.EXILE, Zone.GRAVEYARD)


def test_as_many_as_were_removed() -> None:
    play = Play()
    creature = play.add(ALICE, bear(), counters=((PLUS, 3),))
    cast("Remove all +1/+1 counters from target creature. You gain that much life.", creature, play=play)
    assert (play.life(ALICE), play.looks(creature).power) == (23, 2)


def test_counters_of_all_kinds_are_removed() -> None:
    play = Play()
    creature = play.add(ALICE, bear(), counters=((PLUS, 1), (CounterKind.OIL, 2)))
    cast("Remove all counters from target creature. Draw a card.", creature, play=play)
    assert play.obj(creature).counters == ()


def adventurer() -> Any:
    faces = (
        RawFace(
            "Traveller",
            "{1}",
            "Creature — Elf",
            (
                "When this creature dies, you may cast it from your "
                "graveyard as an Adventure until the end of your next turn."
            ),
            "1",
            "1",
        ),
        RawFace("Journey", "{1}", "Sorcery — Adventure", "You gain 4 life."),
    )
    compiled = compile_card(RawCard("Traveller // Journey", "adventure", faces))
    assert compiled.whole, [str(each) for each in compiled.misunderstandings]
    return compiled.card


def test_cast_as_an_adventure_only() -> None:
    play = Play()
    traveller = play.add(ALICE, adventurer())
    cast("Destroy all creatures.", play=play)
    play.resolve_all()
    assert play.faces(ALICE, play.now(traveller)) == [1]
    play.cast(ALICE, traveller, face=1)
    play.resolve()
    assert (play.life(ALICE), play.zone(traveller)) == (24, Zone.EXILE)
    assert 0 in play.faces(ALICE, play.now(traveller))


def test_noncombat_damage_and_as_many_cards() -> None:
    play = Play()
    text = (
        "Whenever a source you control deals noncombat damage to an opponent, exile that many cards from the top of "
        "your library."
    )
    play.add(ALICE, made(text))
    cast("Probe deals 3 damage to each opponent.", play=play)
    play.resolve_all()
    assert len(play.table.state.exile) == 3


def test_discarding_any_number() -> None:
    play = Play()
    cards = [play.add(ALICE, "Forest", Zone.HAND) for _ in range(4)]
    cast("Discard any number of cards. You gain that much life.", play=play, choose=(cards[:3],))
    assert (play.life(ALICE), hand(play)) == (23, 1)


def test_any_number_to_the_bottom() -> None:
    play = Play()
    cards = [play.add(ALICE, "Forest", Zone.HAND) for _ in range(3)]
    text = "Put any number of land cards from your hand on the bottom of your library. Draw that many cards plus one."
    cast(text, play=play, choose=(cards[:2],))
    assert hand(play) == 4
    assert {play.looks(each).names for each in play.table.state.libraries[ALICE][-2:]} == {("Forest",)}


def test_half_a_library() -> None:
    play = Play()
    play.add(BOB, "Forest", Zone.LIBRARY)
    cast("Target player mills half their library, rounded down.", BOB, play=play)
    assert len(play.table.state.graveyards[BOB]) == 10


def until_asked(play: Play, kind: DecisionKind) -> Decision:
    """Pass until somebody declares attackers or blockers."""
    while True:
        asked = play.game.decision
        assert asked is not None
        if asked.kind is kind:
            return asked
        play.game.answer(PASS)


def test_what_fights_a_target_is_tapped() -> None:
    play = Play()
    attacker, other = play.add(ALICE, bear(pt=(5, 5))), play.add(ALICE, bear())
    blocker, idle = play.add(BOB, bear(pt=(5, 5))), play.add(BOB, bear())
    trick = play.add(
        ALICE, made("Tap all creatures blocking or blocked by target creature.", line="Instant"), Zone.HAND
    )
    asked = until_asked(play, DecisionKind.ATTACKERS)
    play.game.answer(next(each for each in asked.options if [first for first, _ in each.pairs] == [attacker]))
    asked = until_asked(play, DecisionKind.BLOCKERS)
    play.game.answer(next(each for each in asked.options if [first for first, _ in each.pairs] == [blocker]))
    play.cast(ALICE, trick, attacker)
    play.resolve()
    assert play.obj(blocker).tapped
    assert not play.obj(idle).tapped
    assert not play.obj(other).tapped


def test_opponents_dealt_damage_and_deaths_under_control() -> None:
    play = Play()
    play.add(ALICE, bear())
    play.add(BOB, bear())
    cast("Destroy all creatures.", play=play)
    text = "This creature enters with two +1/+1 counters on it for each Bear that died under your control this turn."
    late = play.add(ALICE, bear(text, name="Cub"), Zone.HAND)
    play.cast(ALICE, late)
    play.resolve()
    assert play.looks(late).power == 4


def test_counters_equal_to_a_number() -> None:
    play = Play()
    creature = play.add(ALICE, bear())
    cast("Put a number of oil counters equal to your life total on target creature.", creature, play=play)
    assert play.obj(creature).count(CounterKind.OIL) == 20


def test_all_creature_cards_come_back() -> None:
    play = Play()
    cards = [play.add(ALICE, each, Zone.GRAVEYARD) for each in (bear(), bear(), "Forest")]
    play.add(BOB, bear(), Zone.GRAVEYARD)
    cast("Return all creature cards from your graveyard to the battlefield. You gain 1 life.", play=play)
    assert [play.zone(each) for each in cards] == [Zone.BATTLEFIELD, Zone.BATTLEFIELD, Zone.GRAVEYARD]
    assert len(play.tokens("Bear")) == 2


def test_spells_cost_less_by_a_number() -> None:
    play = Play(mana=False)
    play.add(
        ALICE,
        made(
            "Sorcery spells you cast from your hand cost {X} less to cast, where X is the number of Bears you control."
        ),
    )
    card = play.add(ALICE, spell("You gain 1 life.", "{2}"), Zone.HAND)
    play.add(ALICE, bear())
    assert play.faces(ALICE, card) == []
    play.add(ALICE, bear())
    assert play.faces(ALICE, card) == [0]


def test_equipping_for_mana_and_life() -> None:
    play = Play()
    creature = play.add(ALICE, bear())
    blade = play.add(ALICE, made("Equipped creature gets +1/+1.\nEquip—{1}, Pay 3 life.", line="Artifact — Equipment"))
    play.activate(ALICE, blade, creature)
    play.resolve()
    assert (play.life(ALICE), play.looks(creature).power) == (17, 3)


def test_an_ability_for_this_turn() -> None:
    play = Play()
    cast("Whenever a creature dies this turn, you gain 2 life.", play=play)
    for _ in range(2):
        play.add(BOB, bear())
    cast("Destroy all creatures.", play=play)
    play.resolve_all()
    assert play.life(ALICE) == 24
    play.until(Step.PRECOMBAT_MAIN, BOB)
    assert not play.table.state.delayed


def test_heads_or_tails() -> None:
    play = Play()
    cast("Flip a coin. If it comes up heads, you gain 3 life. If it comes up tails, you lose 3 life.", play=play)
    assert play.life(ALICE) in (17, 23)


def test_base_power_equal_to_a_number() -> None:
    play = Play()
    play.add(
        ALICE,
        made("All Bears have base power and toughness each equal to the number of artifacts you control."),
    )
    play.add(ALICE, made("{T}: Draw a card."))
    creature = play.add(ALICE, bear(pt=(5, 1)))
    assert (play.looks(creature).power, play.looks(creature).toughness) == (2, 2)


def test_triggered_abilities_trigger_again() -> None:
    play = Play()
    play.add(
        ALICE,
        made("If a triggered ability of an artifact you control triggers, that ability triggers an additional time."),
    )
    play.add(ALICE, made("Whenever you cast a spell, you gain 1 life."))
    play.add(BOB, made("Whenever an opponent casts a spell, you gain 1 life."))
    cast("Scry 1.", play=play)
    play.resolve_all()
    assert (play.life(ALICE), play.life(BOB)) == (22, 21)


def test_untapping_in_other_turns() -> None:
    play = Play()
    play.add(ALICE, made("Untap each creature you control during each other player's untap step.", line="Enchantment"))
    creature = play.add(ALICE, bear(), tapped=True)
    land = play.add(ALICE, "Forest", tapped=True)
    play.until(Step.UPKEEP, BOB)
    assert not play.obj(creature).tapped
    assert play.obj(land).tapped


def test_investigating_often() -> None:
    play = Play()
    cast("Investigate three times.", play=play)
    assert len(play.tokens("Clue Token")) == 3


def test_double_life() -> None:
    play = Play()
    cast("You lose 7 life, then double your life total.", play=play)
    assert play.life(ALICE) == 26


def test_no_maximum_from_now_on() -> None:
    play = Play()
    always = "for the rest of the game"
    cast(f"Draw nine cards. You have no maximum hand size {always}.", play=play)
    play.until(Step.UPKEEP, BOB)
    assert hand(play) == 9


def test_all_able_block_it() -> None:
    play = Play()
    target = play.add(ALICE, bear(pt=(1, 9)))
    blockers = [play.add(BOB, bear()) for _ in range(2)]
    cast("All creatures able to block target creature this turn do so. Draw a card.", target, play=play)
    asked = until_asked(play, DecisionKind.ATTACKERS)
    play.game.answer(next(each for each in asked.options if [first for first, _ in each.pairs] == [target]))
    play.until(Step.DECLARE_BLOCKERS)
    combat = play.table.state.combat
    assert combat is not None
    assert set(combat.attacks[0].blockers) == set(blockers)


def test_two_kinds_of_tokens() -> None:
    play = Play()
    cast("Create two 1/1 green Elf creature tokens and a Treasure token.", play=play)
    assert (len(play.tokens("Elf Token")), len(play.tokens("Treasure Token"))) == (2, 1)


def test_counters_on_what_is_chosen() -> None:
    play = Play()
    creature = play.add(BOB, bear())
    cast("You may put three +1/+1 counters on a creature an opponent controls.", play=play, choose=(True,))
    assert play.looks(creature).power == 5


def test_each_opponent_chooses() -> None:
    play = Play()
    play.add(ALICE, bear())
    _, chosen = play.add(BOB, bear()), play.add(BOB, bear())
    cast("Each opponent chooses a creature they control. Destroy those creatures.", play=play, choose=([chosen],))
    assert play.zone(chosen) is Zone.GRAVEYARD
    assert len(play.tokens("Bear")) == 2


def test_exiling_cards_or_else() -> None:
    for cards, expected in ((2, 20), (1, 15)):
        play = Play()
        for _ in range(cards):
            play.add(ALICE, "Forest", Zone.GRAVEYARD)
        cast("Exile two land cards from your graveyard. If you can't, you lose 5 life.", play=play)
        assert (play.life(ALICE), len(play.table.state.exile)) == (expected, 2 if cards == 2 else 0)


def test_exiling_a_permanent_as_a_cost() -> None:
    play = Play()
    creature = play.add(ALICE, bear())
    probe = play.add(ALICE, made("{1}, Exile a creature you control: You gain 2 life."))
    play.activate(ALICE, probe)
    play.resolve()
    assert (play.life(ALICE), play.zone(creature)) == (22, Zone.EXILE)


def test_a_creature_of_a_size() -> None:
    play = Play()
    creature = play.add(ALICE, bear("This creature can't block unless you control a 1/1 creature."))
    cast("Destroy all 2/3 creatures.", play=play)
    assert play.zone(creature) is Zone.BATTLEFIELD
    cast("Destroy all 2/2 creatures.", play=play)
    assert play.zone(creature) is Zone.GRAVEYARD


def test_that_are_enchanted() -> None:
    play = Play()
    one, two = play.add(ALICE, bear()), play.add(ALICE, bear())
    play.add(ALICE, aura(), attached_to=one)
    play.add(ALICE, made("Creatures you control that are enchanted or equipped get +2/+2."))
    assert (play.looks(one).power, play.looks(two).power) == (5, 2)


def test_the_greatest_of_their_own() -> None:
    play = Play()
    play.add(ALICE, bear(pt=(9, 9)))
    big, small = play.add(BOB, bear(pt=(4, 4))), play.add(BOB, bear())
    text = "Each opponent sacrifices a nonartifact creature with the greatest power among creatures they control."
    cast(text, play=play)
    assert (play.zone(big), play.zone(small)) == (Zone.GRAVEYARD, Zone.BATTLEFIELD)


def test_sharing_a_creature_type() -> None:
    play = Play()
    target, alike = play.add(BOB, bear()), play.add(BOB, bear(pt=(3, 3)))
    other = play.add(BOB, bear(line="Creature — Elf"))
    text = "Destroy target creature and each other untapped creature that shares a creature type with it."
    cast(text, target, play=play)
    assert [play.zone(each) for each in (target, alike, other)] == [Zone.GRAVEYARD, Zone.GRAVEYARD, Zone.BATTLEFIELD]


def test_entered_this_turn() -> None:
    play = Play()
    old = play.add(ALICE, bear())
    new = play.add(ALICE, bear(), Zone.HAND)
    play.cast(ALICE, new)
    play.resolve()
    cast("Put two +1/+1 counters on each creature that entered under your control this turn.", play=play)
    assert (play.looks(old).power, play.looks(new).power) == (2, 4)


def test_owners_choose_the_end_of_the_library() -> None:
    play = Play()
    creature = play.add(BOB, bear())
    ends = "the top or bottom of their library"
    text = f"Target creature's owner puts it on their choice of {ends}."
    cast(text, creature, play=play, choose=("bottom",))
    assert play.table.state.libraries[BOB][-1] == play.now(creature)


def test_searching_another_library() -> None:
    play = Play()
    card = play.add(BOB, bear(), Zone.LIBRARY)
    text = (
        "Search target player's library for a card and exile it. You gain 1 life. Then that player shuffles their "
        "library."
    )
    cast(text, BOB, play=play, choose=([card],))
    assert play.zone(card) is Zone.EXILE


def test_if_it_was_discarded() -> None:
    for cards, expected in ((1, 24), (0, 20)):
        play = Play()
        for _ in range(cards):
            play.add(ALICE, "Forest", Zone.HAND)
        cast("Discard a card. If you do, you gain 4 life.", play=play)
        assert play.life(ALICE) == expected


def test_whose_it_was() -> None:
    for player, expected in ((ALICE, 23), (BOB, 20)):
        play = Play()
        target = play.add(player, made("{T}: Scry 1."))
        cast("Destroy target artifact. If you controlled that artifact, you gain 3 life.", target, play=play)
        assert play.life(ALICE) == expected


def test_a_card_from_outside() -> None:
    play = Play()
    card = play.add(ALICE, bear(), Zone.OUTSIDE)
    where = "from outside the game"
    cast(
        f"You may reveal a creature card you own {where} and put it into your hand.",
        play=play,
        choose=(True,),
    )
    assert play.zone(card) is Zone.HAND


def test_lands_become_creatures() -> None:
    play = Play()
    land = play.add(ALICE, "Forest")
    cast("All lands you control become 3/3 creatures until end of turn. They're still lands.", play=play)
    assert (play.looks(land).power, len(play.looks(land).types)) == (3, 2)


def test_drawn_enough_cards() -> None:
    play = Play()
    cast("Draw two cards. If you've drawn three or more cards this turn, you gain 3 life.", play=play)
    assert play.life(ALICE) == 20
    cast("Draw a card. If you've drawn three or more cards this turn, you gain 3 life.", play=play)
    assert play.life(ALICE) == 23


def test_names_that_are_kinds_with_new_names() -> None:
    made(
        "As long as it's your turn, prevent all combat damage that would be dealt to Jade Naga.",
        line="Creature — Bear",
        name="Jade Naga",
        pt=(1, 1),
    )
