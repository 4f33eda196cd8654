"""Texts of our own are read, and what they say happens: one short game for each phrase that only data cards have."""

import pytest
from reading_play import ALICE, BOB, Play, bear, made, spell

from shinpan.game.counters import CounterKind
from shinpan.game.decisions import Cast
from shinpan.game.enums import Step, Zone
from shinpan.game.ids import ObjectId
from shinpan.game.keywords import KeywordAbility
from shinpan.oracle.compiling import compile_card
from shinpan.oracle.raw import RawCard, RawFace
from shinpan.phrases.restrictions import CantBeBlocked
from shinpan.rules.context.queries import Queries
from shinpan.rules.listing import PASS
from shinpan.rules.seeing import sight

FOREST, PLAINS = "Forest", "Plains"


def cast(text: str, *answers: object, play: Play | None = None) -> Play:
    """Have Alice cast a sorcery with a text, and let it resolve. answers: to what it asks as it resolves."""
    play = play or Play()
    card = play.add(ALICE, spell(text), Zone.HAND)
    play.cast(ALICE, card)
    play.resolve(*answers)
    return play


def library(play: Play, player: int = 0) -> list[ObjectId]:
    return list(play.table.state.libraries[player])


def hand(play: Play, player: int = 0) -> list[ObjectId]:
    return list(play.table.state.hands[player])


def test_where_x_is_worked_out_once():
    play = Play()
    for _ in range(3):
        play.add(ALICE, bear())
    cast("Draw X cards, then you gain X life, where X is the number of Bears you control.", play=play)
    assert (len(hand(play)), play.life(ALICE)) == (3, 23)


def test_for_each_multiplies():
    play = Play()
    play.add(ALICE, FOREST)
    play.add(ALICE, FOREST)
    cast("You gain 3 life for each Forest you control.", play=play)
    assert play.life(ALICE) == 26


def test_look_take_and_put_the_rest_away():
    play = Play()
    seen = library(play)[:3]
    cast(
        "Look at the top three cards of your library. Put one "
        "of them onto the battlefield and the rest into your graveyard.",
        seen[1],
        play=play,
    )
    assert play.zone(seen[1]) is Zone.BATTLEFIELD
    assert len(play.table.state.graveyards[ALICE]) == 3  # the two, and the spell


def test_look_and_maybe_take_a_card_of_a_kind():
    play = Play()
    forest = play.add(ALICE, FOREST, Zone.LIBRARY)
    play.table.state.libraries[ALICE] = [forest, *(each for each in library(play) if each != forest)]
    text = (
        "Look at the top nine cards of your library. You may reveal a Forest card from among them and put it into "
        "your hand. Put the rest on the bottom "
        "of your library in a random order."
    )
    size = len(library(play))
    cast(text, forest, play=play)
    assert [play.looks(each).names for each in hand(play)] == [(FOREST,)]
    assert len(library(play)) == size - 1


def test_reveal_until():
    play = Play()
    forest = play.add(ALICE, FOREST, Zone.LIBRARY)
    rest = [each for each in library(play) if each != forest]
    play.table.state.libraries[ALICE] = [*rest[:2], forest, *rest[2:]]
    text = (
        "Reveal cards from the top of your library "
        "until you reveal a Forest card. Put that card "
        "onto the battlefield and the rest into your graveyard."
    )
    cast(text, play=play)
    assert play.zone(forest) is Zone.BATTLEFIELD
    assert len(play.table.state.graveyards[ALICE]) == 3


def test_choose_what_an_opponent_discards():
    play = Play()
    land, creature = play.add(BOB, PLAINS, Zone.HAND), play.add(BOB, bear(), Zone.HAND)
    card = play.add(
        ALICE,
        spell("Target opponent reveals their hand. You choose a Bear card from it. That player discards that card."),
        Zone.HAND,
    )
    play.cast(ALICE, card, BOB)
    play.resolve()
    assert (play.zone(land), play.zone(creature)) == (Zone.HAND, Zone.GRAVEYARD)


def test_discarding_at_random_and_all():
    play = Play()
    for _ in range(3):
        play.add(BOB, PLAINS, Zone.HAND)
    cast("Each opponent discards a card at random.", play=play)
    assert len(hand(play, 1)) == 2
    cast("Each opponent discards their hand.", play=play)
    assert hand(play, 1) == []


def test_energy_is_got_and_paid():
    play = Play()
    probe = play.add(ALICE, made("{T}: You get {E}{E}{E}.\nPay {E}{E}: Draw a card."))
    play.activate(ALICE, probe)
    play.resolve()
    assert play.table.player(ALICE).count(CounterKind.ENERGY) == 3
    play.activate(ALICE, probe)
    play.resolve()
    assert (play.table.player(ALICE).count(CounterKind.ENERGY), len(hand(play))) == (1, 1)


def test_an_emblem_stays():
    play = Play()
    creature = play.add(ALICE, bear())
    cast('You get an emblem with "Creatures you control get +1/+1."', play=play)
    assert play.looks(creature).power == 3


def test_an_exiled_card_may_be_played_this_turn_only():
    play = Play()
    top = library(play)[0]
    cast("Exile the top nine cards of your library. You may play those cards this turn.", play=play)
    exiled = play.now(top)
    assert exiled in [option.object for option in play.options(ALICE) if hasattr(option, "object")]
    play.play_land(ALICE, exiled)
    assert play.zone(top) is Zone.BATTLEFIELD


def test_a_permission_until_the_end_of_the_next_turn():
    play = Play()
    text = "Exile the top seven cards of your library.\nUntil the end of your next turn, you may play them."
    cast(text, play=play)
    play.until(Step.UPKEEP, BOB)
    assert play.table.state.effects
    play.until(Step.PRECOMBAT_MAIN, ALICE)
    assert play.table.state.effects
    play.until(Step.UPKEEP, BOB)
    assert not play.table.state.effects


def test_it_stays_tapped_for_one_untap_step():
    play = Play()
    creature = play.add(BOB, bear(), tapped=True)
    card = play.add(ALICE, spell("Target creature doesn't untap during its controller's next untap step."), Zone.HAND)
    play.cast(ALICE, card, creature)
    play.resolve()
    play.until(Step.UPKEEP, BOB)
    assert play.obj(creature).tapped
    play.until(Step.UPKEEP, ALICE)
    play.until(Step.UPKEEP, BOB)
    assert not play.obj(creature).tapped


def test_either_event_triggers():
    play = Play()
    cards = len(hand(play))
    creature = play.add(ALICE, bear("When this creature enters or dies, draw a card."), Zone.HAND)
    play.cast(ALICE, creature)
    play.resolve_all()
    assert len(hand(play)) == cards + 1
    card = play.add(ALICE, spell("Destroy all creatures."), Zone.HAND)
    play.cast(ALICE, card)
    play.resolve_all()
    assert len(hand(play)) == cards + 2


def test_the_second_card_drawn():
    play = Play()
    play.add(ALICE, made("Whenever you draw your second card each turn, you gain 5 life."))
    cast("Draw a card.", play=play)
    assert play.life(ALICE) == 20
    cast("Draw two cards.", play=play)
    play.resolve_all()
    assert play.life(ALICE) == 25


def test_the_second_spell_cast():
    play = Play()
    play.add(ALICE, made("Whenever you cast your second spell each turn, you gain 5 life."))
    for expected in (20, 25, 25):
        cast("Scry 1.", play=play)
        play.resolve_all()
        assert play.life(ALICE) == expected


def test_counters_put_trigger():
    play = Play()
    creature = play.add(ALICE, bear("Whenever one or more charge counters are put on this creature, you gain 7 life."))
    card = play.add(ALICE, spell("Put two charge counters on target creature."), Zone.HAND)
    play.cast(ALICE, card, creature)
    play.resolve_all()
    assert play.life(ALICE) == 27


def test_a_creature_died_this_turn():
    text = "If a creature died this turn, draw a card."
    assert hand(cast(text)) == []
    play = Play()
    play.add(BOB, bear())
    cast("Destroy all creatures.", play=play)
    cast(text, play=play)
    assert len(hand(play)) == 1


def test_during_your_turn_only():
    play = Play()
    creature = play.add(ALICE, bear("During your turn, this creature gets +2/+0."))
    assert play.looks(creature).power == 4
    play.until(Step.UPKEEP, BOB)
    assert play.looks(creature).power == 2


def test_it_is_exiled_instead_of_dying():
    play = Play()
    creature = play.add(BOB, bear())
    text = "This spell deals 2 damage to target Bear. If that creature would die this turn, exile it instead."
    card = play.add(ALICE, spell(text), Zone.HAND)
    play.cast(ALICE, card, creature)
    play.resolve()
    assert play.zone(creature) is Zone.EXILE


def test_put_a_card_from_hand_onto_the_battlefield():
    play = Play()
    land = play.add(ALICE, FOREST, Zone.HAND)
    cast("You may put a Forest card from your hand onto the battlefield tapped.", True, play=play)
    assert play.zone(land) is Zone.BATTLEFIELD
    assert play.obj(land).tapped


def test_a_coin_is_flipped():
    lives = set()
    for seed in range(6):
        play = Play()
        play.state.settings = play.state.settings.with_(seed=seed)
        cast("Flip a coin. If you win the flip, you gain 3 life. If you lose the flip, you lose 3 life.", play=play)
        lives.add(play.life(ALICE))
    assert lives == {17, 23}


def test_the_greatest_power_and_half():
    play = Play()
    play.add(ALICE, bear(pt=(5, 5)))
    play.add(ALICE, bear())
    cast("You gain life equal to the greatest power among Bears you control.", play=play)
    assert play.life(ALICE) == 25


def test_activate_only_during_your_turn():
    play = Play()
    probe = play.add(ALICE, made("{0}: Draw a card. Activate only during your turn."))
    play.activate(ALICE, probe)
    play.resolve()
    play.until(Step.UPKEEP, BOB)
    assert not [option for option in play.options(ALICE) if getattr(option, "object", None) == probe]


def test_old_wordings_are_todays():
    old = (
        "Whenever a Bear enters the battlefield under your control, target player puts the top nine cards of "
        "their library into their graveyard."
    )
    new = "Whenever a Bear you control enters, target player mills nine cards."
    assert made(old).faces == made(new).faces


def test_what_x_is_has_to_be_said():
    raw = RawCard("Probe", "normal", (RawFace("Probe", "{1}", "Sorcery", "Draw X cards."),))
    assert not compile_card(raw).whole


def test_what_each_player_does_counts_for_each():
    play = Play()
    for _ in range(3):
        play.add(ALICE, FOREST)
    play.add(BOB, FOREST)
    cast("Each player loses 1 life for each Forest they control.", play=play)
    assert (play.life(ALICE), play.life(BOB)) == (17, 19)


def test_each_player_decides_alone():
    play = Play()
    mine, theirs = play.add(ALICE, PLAINS, Zone.HAND), play.add(BOB, PLAINS, Zone.HAND)
    cast("Each player may discard a card. If they do, they draw two cards.", False, True, play=play)
    assert play.zone(mine) is Zone.HAND
    assert (play.zone(theirs), len(hand(play, 1))) == (Zone.GRAVEYARD, 2)


def test_the_controller_of_what_died():
    play = Play()
    play.add(ALICE, made("Whenever a creature an opponent controls dies, that player loses 3 life."))
    play.add(BOB, bear())
    cast("Destroy all creatures.", play=play)
    play.resolve_all()
    assert (play.life(ALICE), play.life(BOB)) == (20, 17)


def test_the_creature_that_was_sacrificed():
    play = Play()
    play.add(ALICE, bear(pt=(3, 7)))
    cast("Sacrifice a creature. You gain life equal to that creature's toughness.", play=play)
    assert play.life(ALICE) == 27


def test_those_creatures():
    play = Play()
    creature = play.add(ALICE, bear(), tapped=True)
    cast("Bears you control get +1/+1 until end of turn. Untap those creatures.", play=play)
    assert not play.obj(creature).tapped


def test_one_thing_instead_of_another():
    text = "You gain 2 life. If you control a Forest, instead you gain 5 life."
    assert cast(text).life(ALICE) == 22
    play = Play()
    play.add(ALICE, FOREST)
    assert cast(text, play=play).life(ALICE) == 25


def test_a_paragraph_may_speak_of_the_one_before():
    play = Play()
    creature = play.add(BOB, bear())
    card = play.add(
        ALICE, spell("Tap target creature.\nBravery — If you control a Forest, exile that creature."), Zone.HAND
    )
    play.add(ALICE, FOREST)
    play.cast(ALICE, card, creature)
    play.resolve()
    assert play.zone(creature) is Zone.EXILE


def test_it_returns_from_the_graveyard():
    play = Play()
    text = (
        "Reach\nWhenever a Forest you control enters, you may return this card "
        "from your graveyard to the battlefield tapped."
    )
    creature = play.add(ALICE, bear(text), Zone.GRAVEYARD)
    land = play.add(ALICE, FOREST, Zone.HAND)
    play.play_land(ALICE, land)
    play.resolve(True)
    assert play.zone(creature) is Zone.BATTLEFIELD


def test_a_stun_counter_keeps_it_tapped_once():
    play = Play()
    creature = play.add(BOB, bear(), tapped=True)
    card = play.add(ALICE, spell("Put a stun counter on target creature."), Zone.HAND)
    play.cast(ALICE, card, creature)
    play.resolve()
    play.until(Step.UPKEEP, BOB)
    assert play.obj(creature).tapped
    assert not play.obj(creature).counters
    play.until(Step.UPKEEP, ALICE)
    play.until(Step.UPKEEP, BOB)
    assert not play.obj(creature).tapped


def test_a_finality_counter_exiles():
    play = Play()
    creature = play.add(BOB, bear())
    card = play.add(ALICE, spell("Put a finality counter on target creature. Destroy that creature."), Zone.HAND)
    play.cast(ALICE, card, creature)
    play.resolve()
    assert play.zone(creature) is Zone.EXILE


def test_a_shield_counter_saves_from_destruction_and_damage():
    play = Play()
    creature = play.add(BOB, bear())
    card = play.add(ALICE, spell("Put two shield counters on target creature. Destroy that creature."), Zone.HAND)
    play.cast(ALICE, card, creature)
    play.resolve()
    assert play.zone(creature) is Zone.BATTLEFIELD
    bolt = play.add(ALICE, spell("This spell deals 3 damage to target creature."), Zone.HAND)
    play.cast(ALICE, bolt, creature)
    play.resolve()
    assert play.zone(creature) is Zone.BATTLEFIELD
    assert not play.obj(creature).counters


def test_when_the_next_spell_is_cast():
    play = Play()
    cast("When you next cast a sorcery spell this turn, you gain 4 life.", play=play)
    for _ in range(2):
        cast("Scry 1.", play=play)
        play.resolve_all()
    assert play.life(ALICE) == 24


def test_when_that_creature_dies_this_turn():
    play = Play()
    creature = play.add(BOB, bear())
    card = play.add(ALICE, spell("Tap target creature. When that creature dies this turn, draw a card."), Zone.HAND)
    play.cast(ALICE, card, creature)
    play.resolve()
    cast("Destroy all creatures.", play=play)
    play.resolve_all()
    assert len(hand(play)) == 1


def test_it_may_stay_tapped():
    play = Play()
    probe = play.add(
        ALICE, made("Flash\nYou may choose not to untap this artifact during your untap step."), tapped=True
    )
    play.until(Step.UPKEEP, BOB)
    while play.game.at_rest:
        play.game.answer(PASS)
    play.answer(probe)
    assert play.obj(probe).tapped


def test_threshold():
    play = Play()
    creature = play.add(ALICE, bear("As long as two or more cards are in your graveyard, this creature gets +1/+1."))
    assert play.looks(creature).power == 2
    for _ in range(2):
        cast("Scry 1.", play=play)
    assert play.looks(creature).power == 3


def test_the_top_card_is_seen():
    play = Play()
    text = "Flash\nYou may look at the top card of your library any time."
    play.add(ALICE, made(text))
    assert [each.id for each in sight(play.table, ALICE, None).tops] == library(play)[:1]
    assert sight(play.table, BOB, None).tops == ()


def test_basic_landcycling_finds_a_basic_land():
    play = Play()
    card = play.add(ALICE, bear("Basic landcycling {2}"), Zone.HAND)
    play.activate(ALICE, card)
    play.resolve(library(play)[0])
    assert [play.looks(each).names for each in hand(play)] == [(PLAINS,)]


def test_a_token_of_size_x():
    play = Play()
    for _ in range(2):
        play.add(ALICE, FOREST)
    text = "Create an X/X blue Ooze creature token, where X is the number of Forests you control."
    cast(text, play=play)
    (token,) = play.tokens("Ooze Token")
    assert (play.looks(token).power, play.looks(token).toughness) == (2, 2)


def test_a_source_of_ones_choice_is_warded_off_once():
    play = Play()
    attacker = play.add(BOB, bear("{T}: This creature deals 2 damage to target opponent."))
    probe = play.add(
        ALICE,
        made(
            "{1}: The next time a Bear of your choice would deal damage "
            "to you this turn, prevent that damage.\n{4}: Draw three cards."
        ),
    )
    play.activate(ALICE, probe)
    play.resolve()
    play.activate(BOB, attacker, ALICE)
    play.resolve()
    assert play.life(ALICE) == 20


def test_a_spell_as_though_it_had_flash():
    play = Play()
    card = play.add(ALICE, spell("You may cast this spell as though it had flash.\nDraw a card."), Zone.HAND)
    plain = play.add(ALICE, spell("Draw a card."), Zone.HAND)
    play.until(Step.UPKEEP, BOB)
    castable = {option.object for option in play.options(ALICE, Cast)}
    assert card in castable
    assert plain not in castable


def test_levels_are_read_with_their_abilities():
    card = made(
        "Level up {1}\nLEVEL 1-2\n3/3\nFlying\nLEVEL 3+\n5/5\nFlying\nTrample", line="Creature — Bear", pt=(1, 1)
    )
    assert [type(each).__name__ for each in card.faces[0].abilities] == ["Keyword", "LevelSymbol", "LevelSymbol"]


def test_a_countered_spell_is_exiled():
    play = Play()
    card = play.add(ALICE, spell("Draw a card."), Zone.HAND)
    text = (
        "Counter target spell. If that spell is countered this way, "
        "exile it instead of putting it into its owner's graveyard."
    )
    counter = play.add(BOB, made(text, line="Instant"), Zone.HAND)
    played = play.cast(ALICE, card)
    play.cast(BOB, counter, played)
    play.resolve()
    assert play.zone(card) is Zone.EXILE


def test_nothing_blocks_it_but_walls():
    play = Play()
    creature = play.add(ALICE, bear("This creature can't be blocked except by Walls."))
    wall, other = play.add(BOB, bear(line="Creature — Wall", name="Brick")), play.add(BOB, bear())
    queries = Queries(play.table, creature, ALICE)
    (part,) = [each.part for each in play.table.view().in_force(CantBeBlocked)]
    assert part.forbids(queries, creature, other)
    assert not part.forbids(queries, creature, wall)


def test_the_same_name():
    play = Play()
    for _ in range(2):
        play.add(BOB, bear())
    one = play.add(BOB, bear(name="Cub"))
    target = play.add(BOB, bear(name="Cub"))
    card = play.add(
        ALICE,
        spell("Destroy target creature. Destroy all other creatures with the same name as that creature."),
        Zone.HAND,
    )
    play.cast(ALICE, card, target)
    play.resolve()
    assert play.zone(one) is Zone.GRAVEYARD
    assert len(play.tokens("Bear")) == 2


def test_another_target_is_another_one():
    play = Play()
    one, two = play.add(BOB, bear()), play.add(BOB, bear())
    card = play.add(ALICE, spell("Tap target creature. Destroy another target creature."), Zone.HAND)
    offered: list[object] = []

    def second(decision):
        offered.extend(option.entity for option in decision.options)
        return [option for option in decision.options if option.entity == two]

    play.cast(ALICE, card, one, second)
    play.resolve()
    assert one not in offered
    assert (play.zone(one), play.zone(two)) == (Zone.BATTLEFIELD, Zone.GRAVEYARD)


def test_other_creatures_are_others_than_the_target():
    play = Play()
    one, two = play.add(BOB, bear()), play.add(BOB, bear())
    card = play.add(ALICE, spell("Tap target creature. Destroy each other creature."), Zone.HAND)
    play.cast(ALICE, card, one)
    play.resolve()
    assert (play.zone(one), play.zone(two)) == (Zone.BATTLEFIELD, Zone.GRAVEYARD)


def test_a_clause_goes_on_about_the_same_creature():
    play = Play()
    creature = play.add(ALICE, bear("{1}: This creature gets +7/+0 until end of turn and can't be blocked this turn."))
    play.activate(ALICE, creature)
    play.resolve()
    (part,) = [each.part for each in play.table.view().in_force(CantBeBlocked)]
    assert play.looks(creature).power == 9
    assert part == CantBeBlocked()


def test_what_is_said_of_the_token_is_the_tokens():
    play = Play()
    cast('Create a 0/1 green Plant creature token. It has "{T}: You gain 1 life."', play=play)
    (token,) = play.tokens("Plant Token")
    assert len(play.looks(token).abilities) == 1


def test_only_its_power_is_counted():
    play = Play()
    card = made("This creature's power is equal to the number of Forests you control.", line="Creature — Bear", pt=None)
    assert card.faces[0].power is None
    raw = RawFace(
        "Probe", "{1}", "Creature — Bear", "Probe's power is equal to the number of Forests you control.", "*", "3"
    )
    compiled = compile_card(RawCard("Probe", "normal", (raw,)))
    assert compiled.card is not None
    creature = play.add(ALICE, compiled.card)
    play.add(ALICE, FOREST)
    assert (play.looks(creature).power, play.looks(creature).toughness) == (1, 3)


def test_a_spell_that_targets_this_creature():
    play = Play()
    creature = play.add(ALICE, bear("Whenever you cast a spell that targets this creature, you gain 7 life."))
    other = play.add(ALICE, bear())
    for target, expected in ((other, 20), (creature, 27)):
        card = play.add(ALICE, spell("Tap target creature."), Zone.HAND)
        play.cast(ALICE, card, target)
        play.resolve_all()
        assert play.life(ALICE) == expected


def test_a_card_found_goes_on_top():
    play = Play()
    wanted = library(play)[7]
    text = "Search your library for a Plains card, reveal it, then shuffle and put that card on top."
    cast(text, wanted, play=play)
    assert library(play)[0] == play.now(wanted)


def test_the_top_of_that_players_library_is_exiled():
    play = Play()
    top = library(play, 1)[:2]
    card = play.add(ALICE, spell("Exile the top two cards of target opponent's library."), Zone.HAND)
    play.cast(ALICE, card, BOB)
    play.resolve()
    assert [play.zone(each) for each in top] == [Zone.EXILE, Zone.EXILE]


@pytest.mark.rule("113.6", "113.6b")
def test_an_ability_functions_where_its_condition_says_that_it_is():
    play = Play()
    ghost = bear("As long as this card is in your graveyard and you control a Forest, Bears you control have haste.")
    play.add(ALICE, ghost)
    other = play.add(ALICE, bear(name="Other"))
    play.add(ALICE, FOREST)
    assert not play.table.has(other, KeywordAbility.HASTE)
    play.add(ALICE, ghost, Zone.GRAVEYARD)
    assert play.table.has(other, KeywordAbility.HASTE)


@pytest.mark.rule("113.6b", "603.4")
def test_a_trigger_whose_condition_is_a_graveyard_waits_there():
    card = made("Whenever you gain life, if this card is in your graveyard, draw a card.")
    for zone, drawn in ((Zone.BATTLEFIELD, 0), (Zone.GRAVEYARD, 1)):
        play = Play()
        play.add(ALICE, card, zone)
        before = len(hand(play))
        cast("You gain 1 life.", play=play)
        if drawn:
            play.resolve()
        assert not play.table.state.stack
        assert len(hand(play)) - before == drawn
