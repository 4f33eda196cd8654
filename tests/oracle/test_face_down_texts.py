"""What texts of our own say of face-down permanents happens: manifested, returned, turned up and down (701.40, 708)."""

from typing import Any

import pytest
from reading_play import ALICE, BOB, Play, bear, made, spell

from shinpan.game.counters import CounterKind
from shinpan.game.decisions import Attackers, Blockers, Cast, DecisionKind, Special
from shinpan.game.enums import CardType, FaceDown, Step, Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.subtypes import CreatureType, LandType
from shinpan.rules.listing import PASS
from shinpan.rules.seeing import may_see


def cast(text: str, *answers: object, play: Play, targets: tuple[Any, ...] = (), cost: str = "{1}") -> None:
    """Have Alice cast a sorcery with a text, and let it resolve."""
    play.cast(ALICE, play.add(ALICE, spell(text, cost), Zone.HAND), *targets)
    play.resolve(*answers)


def on_top(play: Play, player: PlayerId, *cards: Any) -> list[ObjectId]:
    """Put cards on top of a library, the first one uppermost."""
    new = [play.add(player, each, Zone.LIBRARY) for each in cards]
    rest = [each for each in play.state.libraries[player] if each not in new]
    play.state.libraries[player] = (*new, *rest)
    return new


def attack(play: Play, *attackers: ObjectId, blocks: tuple[tuple[ObjectId, ObjectId], ...] = ()) -> None:
    """Have Alice attack Bob with creatures, and let damage be dealt and what triggers resolve."""
    while play.table.state.turn.step is not Step.COMBAT_DAMAGE:
        decision = play.game.decision
        assert decision is not None
        if decision.kind is DecisionKind.ATTACKERS:
            play.game.answer(Attackers(tuple((each, BOB) for each in attackers)))
        elif decision.kind is DecisionKind.BLOCKERS:
            play.game.answer(Blockers(blocks))
        else:
            play.game.answer(PASS if play.game.at_rest else list(decision.options[: decision.minimum]))
    play.answer()
    play.resolve_all()


def masked(play: Play, text: str = "Morph {2}", player: PlayerId = ALICE, **more: Any) -> ObjectId:
    """Put a face-down creature with a text onto the battlefield."""
    return play.add(player, bear(text, **more), face_down=FaceDown.MORPH)


# -- manifested and cloaked -------------------------------------------------------------------------------------------


@pytest.mark.rule("701.40a", "701.58a")
@pytest.mark.parametrize(("verb", "how"), [("Manifest", FaceDown.MANIFEST), ("Cloak", FaceDown.CLOAK)])
def test_a_card_from_the_hand(verb: str, how: FaceDown):
    play = Play()
    card = play.add(ALICE, bear(pt=(5, 5)), Zone.HAND)
    cast(f"{verb} a card from your hand.", play=play)
    assert play.obj(play.now(card)).face_down is how
    assert play.looks(play.now(card)).power == 2


@pytest.mark.rule("701.40a")
def test_the_top_card_of_another_players_library():
    play = Play()
    (top,) = on_top(play, BOB, bear())
    attacker = play.add(
        ALICE,
        bear("Whenever this creature deals combat damage to a player, manifest the top card of that player's library."),
    )
    attack(play, attacker)
    assert play.table.controller(play.now(top)) == ALICE
    assert play.obj(play.now(top)).owner == BOB


@pytest.mark.rule("701.62a")
def test_dread_is_manifested_twice_and_each_of_those_creatures_gets_counters():
    play = Play()
    cards = on_top(play, ALICE, *(bear() for _ in range(4)))
    cast(
        "Manifest dread X times, then put two +1/+1 counters on each of those creatures.",
        *(cards[0], cards[2]),
        play=play,
        targets=(2,),
        cost="{X}",
    )
    assert [play.zone(each) for each in cards] == [Zone.BATTLEFIELD, Zone.GRAVEYARD] * 2
    assert [play.looks(play.now(each)).power for each in (cards[0], cards[2])] == [4, 4]


@pytest.mark.rule("701.62a", "701.3a")
def test_what_manifests_dread_is_attached_to_that_creature():
    play = Play()
    effect = "manifest dread, then attach this Equipment to that creature"
    text = f"When this Equipment enters, {effect}.\nEquip {{3}}"
    first, _ = on_top(play, ALICE, bear(), bear())
    mask = play.cast(ALICE, play.add(ALICE, made(text, line="Artifact — Equipment"), Zone.HAND))
    play.resolve()
    play.resolve(first)
    assert play.obj(play.now(mask)).attached_to == play.now(first)


@pytest.mark.rule("701.40e")
def test_some_of_those_looked_at_are_manifested_and_the_other_goes_to_either_end():
    play = Play()
    first, second = on_top(play, ALICE, bear(), bear())
    text = (
        "Look at the top two cards of your library. Manifest one "
        "of those cards, then put the other on the top or "
        "bottom of your library."
    )
    cast(text, second, "on the bottom", play=play)
    assert play.obj(play.now(second)).face_down is FaceDown.MANIFEST
    assert play.table.state.libraries[ALICE][-1] == first


@pytest.mark.rule("701.58a", "708.5")
def test_a_pile_is_shuffled_and_cloaked():
    play = Play()
    creature = play.add(ALICE, bear())
    top = on_top(play, ALICE, bear(), bear(), bear())
    text = (
        "Exile target nontoken Bear you own and the top three cards of your library in a face-down pile, shuffle "
        "that pile, then cloak those cards. They enter tapped."
    )
    cast(text, play=play, targets=(creature,))
    arrived = [play.now(each) for each in (creature, *top)]
    assert [play.obj(each).face_down for each in arrived] == [FaceDown.CLOAK] * 4
    assert all(play.obj(each).tapped for each in arrived)
    assert all(may_see(play.table, ALICE, each) and not may_see(play.table, BOB, each) for each in arrived)


@pytest.mark.rule("701.40a")
def test_all_creature_cards_of_a_graveyard_are_manifested():
    play = Play()
    dead, land = play.add(BOB, bear(), Zone.GRAVEYARD), play.add(BOB, "Forest", Zone.GRAVEYARD)
    text = (
        "Exile all creature cards from target opponent's graveyard in a face-down pile, shuffle that pile, then "
        "manifest those cards."
    )
    cast(text, play=play, targets=(BOB,))
    assert play.table.controller(play.now(dead)) == ALICE
    assert play.zone(land) is Zone.GRAVEYARD


@pytest.mark.rule("303.4", "701.40a")
def test_an_enchantment_becomes_an_aura_on_what_it_manifests():
    play = Play()
    text = (
        "When this enchantment enters, it becomes an Aura with "
        "enchant creature. Manifest the top card of your library "
        "and attach this enchantment to it.\nEnchanted creature has flying."
    )
    form = play.cast(ALICE, play.add(ALICE, made(text, line="Enchantment"), Zone.HAND))
    play.resolve()
    play.resolve()
    host = play.obj(play.now(form)).attached_to
    assert isinstance(host, int)
    assert play.obj(ObjectId(host)).face_down is FaceDown.MANIFEST


# -- returned and turned ----------------------------------------------------------------------------------------------


@pytest.mark.rule("708.2a", "708.3")
def test_it_returns_face_down():
    play = Play()
    phoenix = play.add(
        ALICE, bear("When this creature dies, return it to the battlefield face down under your control.", pt=(5, 1))
    )
    cast("Destroy target creature.", play=play, targets=(phoenix,))
    play.resolve()
    now = play.now(phoenix)
    assert (play.obj(now).face_down, play.looks(now).power) == (FaceDown.PLAIN, 2)


@pytest.mark.rule("702.37e")
def test_a_card_is_revealed_to_turn_it_up():
    play = Play()
    creature = masked(play, "Morph—Reveal a green card in your hand.")
    assert play.options(ALICE, Special) == []
    play = Play()
    creature = masked(play, "Morph—Reveal a green card in your hand.")
    play.add(ALICE, made("", line="Artifact Creature — Golem", cost="{G}", pt=(1, 1)), Zone.HAND)
    play.special(ALICE, creature)
    assert play.obj(creature).face_down is None


@pytest.mark.rule("702.37b", "708.2a")
def test_only_what_has_a_morph_ability_is_turned_down():
    play = Play()
    plain, morph, mega = (play.add(BOB, bear(text)) for text in ("", "Morph {2}", "Megamorph {2}"))
    card = play.add(ALICE, spell("Turn target creature with a morph ability face down."), Zone.HAND)
    play.cast(ALICE, card, mega)
    play.resolve()
    assert play.obj(mega).face_down is FaceDown.PLAIN
    assert play.obj(plain).face_down is play.obj(morph).face_down is None


@pytest.mark.rule("708.7", "101.2")
def test_permanents_that_can_not_be_turned_face_up():
    play = Play()
    creature = masked(play)
    play.add(BOB, made("Permanents your opponents control can't be turned face up."))
    assert play.options(ALICE, Special) == []
    cast("Turn target creature face up.", play=play, targets=(creature,))
    assert play.obj(creature).face_down is FaceDown.MORPH


@pytest.mark.rule("708.8")
def test_whenever_you_turn_something_up():
    play = Play()
    creature, other = masked(play), masked(play, player=BOB)
    play.add(ALICE, made("Whenever you turn a permanent face up, put two +1/+1 counters on it."))
    cast("Turn target creature face up.", play=play, targets=(creature,))
    play.resolve()
    assert play.looks(creature).power == 4
    play.special(BOB, other)
    play.resolve_all()
    assert play.looks(other).power == 2


@pytest.mark.rule("708.8")
def test_that_creature_is_the_one_that_was_turned_up():
    play = Play()
    play.add(ALICE, bear("Whenever this creature or another Bear you control is turned face up, untap that creature."))
    creature = masked(play)
    play.state.objects[creature] = play.state.objects[creature].with_(tapped=True)
    play.special(ALICE, creature)
    play.resolve()
    assert not play.obj(creature).tapped


@pytest.mark.rule("708.7")
def test_one_of_ones_face_down_permanents_is_turned_up():
    play = Play()
    creature = masked(play)
    masked(play, player=BOB)
    play.add(ALICE, bear())
    cast("You may turn a permanent you control face up.", True, play=play)
    assert play.obj(creature).face_down is None


def test_it_is_asked_whether_something_is_face_down():
    play = Play()
    creature = masked(play, pt=(4, 4))
    other = play.add(BOB, bear(pt=(3, 3)))
    text = (
        "Choose target creature you control. Turn it face up if "
        "it's face down. Then it deals damage equal to its "
        "power to each other creature."
    )
    cast(text, play=play, targets=(creature,))
    assert play.zone(other) is Zone.GRAVEYARD
    assert play.zone(creature) is Zone.BATTLEFIELD


@pytest.mark.rule("708.5")
def test_face_down_creatures_may_be_looked_at_for_a_turn():
    play = Play()
    eye = play.add(
        ALICE, made("{2}: Until end of turn, you may look at face-down creatures your opponents control any time.")
    )
    creature = masked(play, player=BOB)
    assert not may_see(play.table, ALICE, creature)
    play.activate(ALICE, eye)
    play.resolve()
    assert may_see(play.table, ALICE, creature)


def test_a_creature_that_was_turned_up_this_turn():
    play = Play()
    play.add(
        ALICE,
        made(
            "Whenever a creature you control that was turned face up "
            "this turn deals combat damage to a player, draw a "
            "card."
        ),
    )
    first, second = masked(play), masked(play)
    play.special(ALICE, first)
    attack(play, first, second)
    assert len(play.table.state.hands[ALICE]) == 1


# -- what else these cards do -----------------------------------------------------------------------------------------


@pytest.mark.rule("613.4c")
def test_one_size_or_another_is_chosen():
    play = Play()
    creature = play.add(BOB, bear(pt=(3, 3)))
    cast("Target creature gets +2/-2 or -2/+2 until end of turn.", "-2/+2", play=play, targets=(creature,))
    assert (play.looks(creature).power, play.looks(creature).toughness) == (1, 5)


@pytest.mark.rule("205.1a")
def test_a_creature_type_is_chosen():
    play = Play()
    creature = play.add(ALICE, bear("{1}: Target Bear becomes the creature type of your choice until end of turn."))
    play.activate(ALICE, creature, creature)
    play.resolve("Goblin")
    assert play.looks(creature).subtypes == {CreatureType.GOBLIN}


def test_all_creatures_of_a_chosen_type_are_changed():
    play = Play()
    one, other = play.add(BOB, bear()), play.add(ALICE, bear(line="Creature — Elf"))
    cast(
        "Creatures of the creature type of your choice get +3/+3 and gain trample until end of turn.", "Bear", play=play
    )
    assert (play.looks(one).power, play.looks(other).power) == (5, 2)


def test_each_player_sets_their_hand_aside_and_gets_it_back():
    play = Play()
    jar = play.add(
        ALICE,
        made(
            "{1}: Each player exiles all cards from their hand face "
            "down and draws two cards. At the beginning of the "
            "next end step, each player discards their hand and "
            "returns to their hand each card they exiled this way."
        ),
    )
    held = [play.add(player, bear(), Zone.HAND) for player in (ALICE, BOB)]
    play.activate(ALICE, jar)
    play.resolve()
    assert {play.zone(each) for each in held} == {Zone.EXILE}
    assert [len(play.table.state.hands[each]) for each in (ALICE, BOB)] == [2, 2]
    play.until(Step.END)
    play.resolve()
    assert [play.table.state.hands[each] for each in (ALICE, BOB)] == [(play.now(each),) for each in held]


def test_what_was_not_played_is_put_away():
    play = Play()
    first, second = on_top(play, ALICE, bear(), bear())
    text = (
        "Exile the top two cards of your library face down. You "
        "may look at those cards for as long as they remain "
        "exiled. Until your next turn, you may play those cards. "
        "At the beginning of your next upkeep, put any of "
        "those cards you didn't play into your graveyard."
    )
    cast(text, play=play)
    play.cast(ALICE, play.now(first))
    play.resolve()
    play.until(Step.UPKEEP, ALICE)
    play.resolve()
    assert [play.zone(each) for each in (first, second)] == [Zone.BATTLEFIELD, Zone.GRAVEYARD]


@pytest.mark.rule("108.3")
def test_what_one_controls_but_does_not_own():
    play = Play(mana=False)
    play.add(ALICE, made("Spells you cast but don't own cost {1} less to cast."))
    play.add(ALICE, "Forest")
    own = play.add(ALICE, bear(), Zone.HAND)
    (top,) = on_top(play, BOB, made("", cost="{2}"))
    text = (
        "Exile the top card of target opponent's library face down. You "
        "may look at and play that card for as long as "
        "it remains exiled."
    )
    cast(text, play=play, targets=(BOB,), cost="{0}")
    assert play.now(top) in [each.object for each in play.options(ALICE, Cast)]
    assert play.zone(own) is Zone.HAND


@pytest.mark.rule("603.2c")
def test_damage_to_several_blockers_triggers_once():
    play = Play()
    text = "Whenever this creature deals combat damage to one or more blocking creatures, draw a card."
    attacker = play.add(ALICE, bear(text, pt=(4, 4)))
    blockers = [play.add(BOB, bear(pt=(1, 1))) for _ in range(2)]
    attack(play, attacker, blocks=tuple((each, attacker) for each in blockers))
    assert len(play.table.state.hands[ALICE]) == 1


# -- more about turning up --------------------------------------------------------------------------------------------


@pytest.mark.rule("106.6", "116.2b")
def test_mana_for_turning_permanents_up_only():
    play = Play(mana=False)
    rock = play.add(ALICE, made("{T}: Add {G}{G}. Spend this mana only to turn permanents face up."))
    creature = masked(play, "Morph {2}")
    card = play.add(ALICE, made("", cost="{2}"), Zone.HAND)
    assert [each.object for each in play.options(ALICE, Special)] == [creature]
    assert card not in [each.object for each in play.options(ALICE, Cast)]
    play.special(ALICE, creature)
    assert play.obj(creature).face_down is None
    assert play.obj(rock).tapped


@pytest.mark.rule("106.6")
def test_mana_for_face_down_spells_or_for_turning_creatures_up():
    play = Play(mana=False)
    use = "to cast face-down spells or to turn creatures face up"
    play.add(ALICE, made(f"{{T}}: Add {{R}}{{G}}. Spend this mana only {use}."))
    play.add(ALICE, "Forest")
    card = play.add(ALICE, bear("Morph {2}"), Zone.HAND)
    assert all(each.object == card for each in play.options(ALICE, Cast))
    play.cast(ALICE, card, face_down=FaceDown.MORPH)
    play.resolve()
    assert play.obj(play.now(card)).face_down is FaceDown.MORPH


@pytest.mark.rule("702.37e", "118.7")
def test_morph_costs_are_increased():
    play = Play(mana=False)
    play.add(ALICE, "Forest")
    creature = masked(play, "Morph {G}")
    assert [each.object for each in play.options(ALICE, Special)] == [creature]
    play = Play(mana=False)
    play.add(ALICE, "Forest")
    masked(play, "Morph {G}")
    play.add(BOB, made("All morph costs cost {2} more."))
    assert play.options(ALICE, Special) == []


@pytest.mark.rule("101.2")
def test_nothing_is_turned_up_in_my_turn():
    play = Play()
    play.add(ALICE, made("Creatures your opponents control can't be turned face up during your turn."))
    masked(play, player=BOB)
    assert play.options(BOB, Special) == []
    play.until(Step.UPKEEP, BOB)
    assert len(play.options(BOB, Special)) == 1


@pytest.mark.rule("614.1e", "614.1c")
def test_counters_as_it_enters_or_is_turned_up():
    text = (
        "As this creature enters or is turned face up, put X "
        "+1/+1 counters on it, where X is the number of other "
        "creatures you control.\nMorph {2}"
    )
    play = Play()
    play.add(ALICE, bear())
    warden = masked(play, text)
    play.special(ALICE, warden)
    assert play.looks(warden).power == 3
    second = play.add(ALICE, bear(text), Zone.HAND)
    play.cast(ALICE, second)
    play.resolve()
    assert play.looks(play.now(second)).power == 4


@pytest.mark.rule("614.1d", "614.12")
def test_others_enter_with_counters():
    play = Play()
    play.add(ALICE, made("Colorless creatures you control enter with three additional +1/+1 counters on them."))
    card, other = play.add(ALICE, bear(), Zone.HAND), play.add(ALICE, bear(), Zone.HAND)
    cast("Manifest a card from your hand.", card, play=play)
    assert play.looks(play.now(card)).power == 5
    del other


@pytest.mark.rule("113.6", "708.2a")
@pytest.mark.parametrize(("way", "down"), [("face up", False), ("face down", True)])
def test_it_returns_either_way(way: str, down: bool):
    play = Play()
    text = (
        "Whenever a creature you control is turned face up, you may return this creature from your graveyard to the "
        "battlefield face up or face down."
    )
    raptor = play.add(ALICE, bear(text), Zone.GRAVEYARD)
    play.special(ALICE, masked(play))
    play.resolve(True, way)
    assert (play.obj(play.now(raptor)).face_down is not None) is down


@pytest.mark.rule("701.58a")
def test_any_number_of_creatures_are_cloaked():
    play = Play()
    first, second = (play.add(ALICE, bear("Disguise {2}")) for _ in range(2))
    plain = play.add(ALICE, bear())
    text = (
        "Exile any number of face-up creatures you control with "
        "disguise in a face-down pile, shuffle that pile, then "
        "cloak them."
    )
    cast(text, [first, second], play=play)
    assert [play.obj(play.now(each)).face_down for each in (first, second)] == [FaceDown.CLOAK] * 2
    assert play.obj(plain).face_down is None


@pytest.mark.rule("608.2c", "708.9")
@pytest.mark.parametrize("kind", ["Creature", "Sorcery"])
def test_what_died_face_down_is_asked_for_as_the_card_that_it_is(kind: str):
    play = Play()
    text = (
        "Whenever a face-down creature you control dies, return it "
        "to the battlefield face down under its owner's "
        "control if it's a permanent card, then turn it face up."
    )
    play.add(ALICE, made(text))
    card = bear() if kind == "Creature" else spell("Draw a card.")
    creature = play.add(ALICE, card, face_down=FaceDown.MANIFEST)
    cast("Destroy target creature.", play=play, targets=(creature,))
    play.resolve()
    assert play.zone(creature) is (Zone.BATTLEFIELD if kind == "Creature" else Zone.GRAVEYARD)
    assert play.obj(play.now(creature)).face_down is None


@pytest.mark.rule("708.2", "305.6")
def test_it_returns_as_a_land():
    play = Play()
    text = (
        "Whenever another nontoken creature you control dies, you may "
        "return it to the battlefield face down under its "
        "owner's control. It's a Forest land."
    )
    play.add(ALICE, made(text))
    creature = play.add(ALICE, bear())
    cast("Destroy target creature.", play=play, targets=(creature,))
    play.resolve(True)
    seen = play.looks(play.now(creature))
    assert seen.types == {CardType.LAND}
    assert seen.subtypes == {LandType.FOREST}
    assert seen.power is None
    assert len(seen.abilities) == 1  # {T}: add {G}


def test_unless_something_was_turned_up_this_turn():
    play = Play()
    text = (
        "At the beginning of your end step, you may draw a "
        "card. If you do, discard a card unless a permanent entered "
        "the battlefield face down under your control this turn "
        "or you turned a permanent face up this turn."
    )
    play.add(ALICE, made(text))
    play.special(ALICE, masked(play))
    play.until(Step.END)
    play.resolve(True)
    assert len(play.table.state.hands[ALICE]) == 1


@pytest.mark.rule("122.6")
def test_a_token_enters_with_counters():
    play = Play()
    play.add(ALICE, bear())
    text = (
        "Create a 0/0 green Ooze creature token with flying. The token enters the battlefield with X "
        "+1/+1 counters on "
        "it, where X is the number of creatures you control."
    )
    cast(text, play=play)
    (ooze,) = play.tokens("Ooze Token")
    assert play.looks(ooze).power == 1


@pytest.mark.rule("701.40e", "122.1")
def test_as_many_are_manifested_as_there_were_counters():
    play = Play()
    spirit = play.add(
        ALICE,
        bear(
            "When this creature dies, manifest a number of cards from "
            "the top of your library equal to the number of "
            "counters on it."
        ),
    )
    counters = ((CounterKind.PLUS_ONE_PLUS_ONE, 1), (CounterKind.CHARGE, 2))
    play.state.objects[spirit] = play.state.objects[spirit].with_(counters=counters)
    top = on_top(play, ALICE, *(bear() for _ in range(4)))
    cast("Destroy target creature.", play=play, targets=(spirit,))
    play.resolve()
    assert [play.zone(each) for each in top] == [Zone.BATTLEFIELD] * 3 + [Zone.LIBRARY]


# -- what is said beside -----------------------------------------------------------------------------------------------


@pytest.mark.rule("101.2")
def test_no_more_than_one_spell_each_turn():
    play = Play()
    play.add(ALICE, made("You can't cast more than one spell each turn."))
    first, second = play.add(ALICE, bear(), Zone.HAND), play.add(ALICE, bear(), Zone.HAND)
    play.cast(ALICE, first)
    play.resolve()
    assert play.options(ALICE, Cast) == []
    assert play.zone(second) is Zone.HAND


@pytest.mark.rule("608.2c")
def test_a_sacrifice_or_else():
    play = Play()
    demon = play.add(
        ALICE,
        bear(
            "{1}: Sacrifice a Bear other than this creature. If you can't, this creature deals 6 damage to you.",
            name="Demon",
        ),
    )
    victim = play.add(ALICE, bear())
    play.activate(ALICE, demon)
    play.resolve()
    assert (play.zone(victim), play.life(ALICE)) == (Zone.GRAVEYARD, 20)
    play.activate(ALICE, demon)
    play.resolve()
    assert (play.zone(demon), play.life(ALICE)) == (Zone.BATTLEFIELD, 14)


@pytest.mark.rule("108.3")
def test_the_owner_of_what_died_loses_life():
    play = Play()
    text = "Whenever a Bear you control but don't own dies, its owner loses 3 life and you gain 3 life."
    play.add(ALICE, made(text))
    stolen, own = play.add(BOB, bear()), play.add(ALICE, bear())
    cast("Gain control of target creature.", play=play, targets=(stolen,))
    cast("Destroy all creatures.", play=play)
    play.resolve_all()
    assert (play.life(ALICE), play.life(BOB)) == (23, 17)
    assert play.zone(own) is Zone.GRAVEYARD


@pytest.mark.rule("508.3d")
def test_attackers_have_enough_power_together():
    for powers, drawn in (((3, 3), 1), ((3, 2), 0)):
        play = Play()
        play.add(ALICE, made("Whenever you attack with creatures with total power 6 or greater, draw a card."))
        attack(play, *(play.add(ALICE, bear(pt=(power, 2))) for power in powers))
        assert len(play.table.state.hands[ALICE]) == drawn


def test_creatures_that_are_something_or_are_not():
    play = Play()
    wolf = play.add(
        ALICE, bear("Each other creature you control that's a Bear or an Elf gets +1/+1.", line="Creature — Wolf")
    )
    elf, rat = play.add(ALICE, bear(line="Creature — Elf")), play.add(ALICE, bear(line="Creature — Rat"))
    assert [play.looks(each).power for each in (wolf, elf, rat)] == [2, 3, 2]
    cast("Prevent all damage that would be dealt this turn by creatures other than Elves and Wolves.", play=play)
    attack(play, wolf, elf, rat)
    assert play.life(BOB) == 15


def test_combat_damage_of_some_creatures_is_prevented():
    play = Play()
    soldier, other = play.add(ALICE, bear(line="Creature — Soldier")), play.add(ALICE, bear(pt=(5, 5)))
    cast("Prevent all combat damage non-Soldier creatures would deal this turn.", play=play)
    attack(play, soldier, other)
    assert play.life(BOB) == 18


def test_cards_with_one_of_two_keywords_and_lands_with_a_basic_type():
    play = Play()
    back, land = on_top(play, ALICE, made("Draw a card.\nFlashback {3}", line="Sorcery"), "Forest")
    cast(
        "Search your library for a card with flashback or madness, put it into your graveyard, then shuffle.",
        [back],
        play=play,
    )
    assert play.zone(back) is Zone.GRAVEYARD
    what = "a land card with a basic land type"
    cast(f"Search your library for {what}, reveal it, put it into your hand, then shuffle.", [land], play=play)
    assert play.zone(land) is Zone.HAND


@pytest.mark.rule("500.5")
def test_mana_stays_until_end_of_turn():
    play = Play(mana=False)
    text = (
        "{T}: Add {C}.\nWhen this creature enters, add two mana of any one color. Until end of turn, "
        "you don't lose this "
        "mana as steps and phases end."
    )
    maker = play.add(ALICE, made(text, line="Creature — Bear", cost="{0}", pt=(1, 1)), Zone.HAND)
    play.cast(ALICE, maker)
    play.resolve()
    play.resolve()
    assert len(play.table.player(ALICE).pool.units) == 2
    play.until(Step.BEGINNING_OF_COMBAT)
    assert len(play.table.player(ALICE).pool.units) == 2


@pytest.mark.rule("509.1b")
def test_what_has_more_power_can_not_block_it():
    play = Play()
    assassin = play.add(ALICE, bear("Creatures with power greater than this creature's power can't block it."))
    small, big = play.add(BOB, bear()), play.add(BOB, bear(pt=(3, 3)))
    attackers = Attackers(((assassin, BOB),))
    while (decision := play.game.decision) is not None and decision.kind is not DecisionKind.BLOCKERS:
        play.game.answer(attackers if decision.kind is DecisionKind.ATTACKERS else PASS)
    assert decision is not None
    pairs = {pair for option in decision.options if isinstance(option, Blockers) for pair in option.pairs}
    assert pairs == {(small, assassin)}
    assert play.zone(big) is Zone.BATTLEFIELD


def test_powers_that_differ():
    for powers, life in (((1, 2, 3), 21), ((1, 2, 2), 20)):
        play = Play()
        for power in powers:
            play.add(ALICE, bear(pt=(power, 2)))
        cast("If you control three or more creatures with different powers, you gain 1 life.", play=play)
        assert play.life(ALICE) == life
