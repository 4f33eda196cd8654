"""Texts of our own that speak of what was done before, of groups compared, and of cards taken from among others."""

from reading_play import ALICE, BOB, Play, bear, made, spell

from shinpan.game.counters import CounterKind
from shinpan.game.enums import Step, Zone
from shinpan.game.ids import ObjectId

FOREST, PLAINS = "Forest", "Plains"


def cast(text: str, *answers: object, play: Play | None = None, targets: tuple[object, ...] = ()) -> Play:
    """Have Alice cast a sorcery with a text, and let it resolve. answers: to what it asks as it resolves."""
    play = play or Play()
    card = play.add(ALICE, spell(text), Zone.HAND)
    play.cast(ALICE, card, *targets)
    play.resolve(*answers)
    return play


def hand(play: Play, player: int = 0) -> list[ObjectId]:
    return list(play.table.state.hands[player])


def top(play: Play, *cards: object) -> list[ObjectId]:
    """Put cards on top of Alice's library, in this order."""
    placed = [play.add(ALICE, card, Zone.LIBRARY) for card in cards]  # type: ignore[arg-type]
    rest = [each for each in play.table.state.libraries[ALICE] if each not in placed]
    play.table.state.libraries[ALICE] = [*placed, *rest]
    return placed


def test_what_was_destroyed_is_counted_as_it_was():
    play = Play()
    play.add(ALICE, bear())
    play.add(BOB, bear())
    play.add(BOB, bear("Indestructible"))
    cast("Destroy all creatures. Draw a card for each creature destroyed this way.", play=play)
    assert len(hand(play)) == 2


def test_permanents_exiled_this_way_have_their_controllers():
    play = Play()
    mine, theirs = play.add(ALICE, bear()), play.add(BOB, bear())
    text = "Exile all creatures. For each creature exiled this way, its controller creates a Treasure token."
    cast(text, play=play)
    assert (play.zone(mine), play.zone(theirs)) == (Zone.EXILE, Zone.EXILE)
    owners = [play.table.controller(each) for each in play.tokens("Treasure Token")]
    assert sorted(owners) == [ALICE, BOB]


def test_only_what_damage_was_dealt_to_this_way():
    play = Play()
    big, other = play.add(BOB, bear(pt=(4, 4))), play.add(BOB, bear(pt=(5, 5)))
    text = (
        "Probe deals 1 damage to target creature. Tap each creature dealt damage this way. You gain "
        "life equal to the damage dealt this way."
    )
    cast(text, play=play, targets=(big,))
    assert (play.obj(big).tapped, play.obj(other).tapped, play.life(ALICE)) == (True, False, 21)


def test_a_creature_dealt_damage_this_way_must_attack_and_others_need_not():
    play = Play()
    hit = play.add(BOB, bear(pt=(4, 4)))
    spared = play.add(BOB, bear("Flying", pt=(4, 4)))
    text = (
        "Probe deals 1 damage to each creature without flying. Each creature dealt damage this way "
        "attacks this turn if able."
    )
    cast(text, play=play)
    (effect,) = play.table.state.effects
    assert effect.affected == (hit,)
    assert spared not in effect.affected


def test_what_a_cost_was_paid_with_was_sacrificed_this_way():
    for victim, life in ((bear(line="Creature — Saproling"), 22), (bear(), 20)):
        play = Play()
        ogre = play.add(
            ALICE, bear("Sacrifice another creature: If a Saproling was sacrificed this way, you gain 2 life.")
        )
        play.add(ALICE, victim)
        play.activate(ALICE, ogre)
        play.resolve()
        assert play.life(ALICE) == life


def test_milled_cards_can_be_taken_from_among_the_others():
    play = Play()
    land, other, _ = top(play, FOREST, bear(), bear())
    cast("Mill three cards. You may put a Forest card from among the milled cards into your hand.", True, play=play)
    assert hand(play) == [play.now(land)]
    assert play.zone(other) is Zone.GRAVEYARD


def test_seen_cards_are_taken_and_the_rest_put_away():
    play = Play()
    first, second, third = top(play, FOREST, bear(), PLAINS)
    text = (
        "Reveal the top three cards of your library. Put all basic land cards from among them onto the "
        "battlefield tapped and the rest into your graveyard."
    )
    cast(text, play=play)
    assert [play.zone(each) for each in (first, second, third)] == [Zone.BATTLEFIELD, Zone.GRAVEYARD, Zone.BATTLEFIELD]
    assert play.obj(play.now(first)).tapped


def test_cards_looked_at_instead_are_those_spoken_of_then():
    text = (
        "Look at the top two cards of your library. If you control a Forest, look at the top three cards of your "
        "library instead. Put one of them into your hand "
        "and the rest into your graveyard."
    )
    for forest, buried in ((False, 1), (True, 2)):
        play = Play()
        if forest:
            play.add(ALICE, FOREST)
        seen = top(play, bear(), PLAINS, bear())
        cast(text, seen[0], play=play)
        assert hand(play) == [play.now(seen[0])]
        assert sum(play.zone(each) is Zone.GRAVEYARD for each in seen) == buried


def test_tokens_of_several_kinds():
    play = cast("Create a 1/1 white Human creature token, a Food token, and two Treasure tokens.")
    assert [len(play.tokens(f"{name} Token")) for name in ("Human", "Food", "Treasure")] == [1, 1, 2]


def test_all_cards_of_a_description_come_back():
    play = Play()
    lands = [play.add(ALICE, FOREST, Zone.GRAVEYARD) for _ in range(2)]
    creature = play.add(ALICE, bear(), Zone.GRAVEYARD)
    cast("Return all land cards from your graveyard to the battlefield tapped.", play=play)
    assert [play.zone(each) for each in (*lands, creature)] == [Zone.BATTLEFIELD, Zone.BATTLEFIELD, Zone.GRAVEYARD]
    cast("Exile all cards from target player's graveyard.", play=play, targets=(ALICE,))
    assert play.zone(creature) is Zone.EXILE


def test_comparing_what_players_control_and_have():
    play = Play()
    play.add(BOB, FOREST)
    cast("If an opponent controls more lands than you, you gain 1 life.", play=play)
    cast("If you don't control a Bear, you gain 2 life.", play=play)
    cast("If you have more life than an opponent, you gain 4 life.", play=play)
    cast("If you have more cards in hand than each opponent, you gain 8 life.", play=play)
    assert play.life(ALICE) == 27
    for power in (1, 2, 2):
        play.add(ALICE, bear(pt=(power, 2)))
    cast("If you control three or more creatures with different powers, you gain 10 life.", play=play)
    assert play.life(ALICE) == 27
    play.add(ALICE, bear(pt=(6, 2)))
    cast("If you control three or more creatures with different powers, you gain 10 life.", play=play)
    cast("If creatures you control have total power 12 or greater, you gain 10 life.", play=play)
    assert play.life(ALICE) == 37


def test_what_something_was_before_it_died():
    play = Play()
    watcher = play.add(ALICE, bear("Whenever another creature dies, if it had counters on it, you gain 1 life."))
    play.add(ALICE, bear("Whenever another creature dies, if it was a Human, you gain 3 life."))
    human = play.add(BOB, bear(line="Creature — Human"), counters=((CounterKind.PLUS_ONE_PLUS_ONE, 1),))
    other = play.add(BOB, bear())
    for victim in (human, other):
        cast("Destroy target creature.", play=play, targets=(victim,))
        play.resolve_all()
    assert play.life(ALICE) == 24
    assert play.zone(watcher) is Zone.BATTLEFIELD


def test_counters_on_players_and_permanents_are_asked_for():
    play = Play()
    text = (
        "At the beginning of your upkeep, put an oil counter on Probe. Then if it has two or more oil "
        "counters on it, sacrifice it."
    )
    probe = play.add(ALICE, made(text))
    play.until(Step.UPKEEP, ALICE)
    play.resolve()
    assert play.zone(probe) is Zone.BATTLEFIELD
    play.until(Step.UPKEEP, BOB)
    play.until(Step.UPKEEP, ALICE)
    play.resolve()
    assert play.zone(probe) is Zone.GRAVEYARD


def test_permanents_enter_tapped_and_with_counters():
    play = Play()
    play.add(ALICE, made("Each other creature you control enters with an additional +1/+1 counter on it."))
    card = play.add(ALICE, bear("This creature enters tapped with two stun counters on it."), Zone.HAND)
    play.cast(ALICE, card)
    play.resolve()
    found = play.obj(play.now(card))
    assert found.tapped
    assert (found.count(CounterKind.STUN), found.count(CounterKind.PLUS_ONE_PLUS_ONE)) == (2, 1)
