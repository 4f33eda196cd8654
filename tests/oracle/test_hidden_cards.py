"""What texts of our own say of cards exiled face down (406.3): who may look at them, who may play them."""

from typing import Any

import pytest
from reading_play import ALICE, BOB, Play, bear, made, spell

from shinpan.game.counters import CounterKind
from shinpan.game.decisions import Cast, PlayLand
from shinpan.game.enums import FaceDown, Step, Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.rules.seeing import may_see, sight


def cast(text: str, *answers: object, play: Play, targets: tuple[Any, ...] = ()) -> None:
    """Have Alice cast a sorcery with a text, and let it resolve."""
    play.cast(ALICE, play.add(ALICE, spell(text), Zone.HAND), *targets)
    play.resolve(*answers)


def on_top(play: Play, player: PlayerId, *cards: Any) -> list[ObjectId]:
    """Put cards on top of a library, the first one uppermost."""
    new = [play.add(player, each, Zone.LIBRARY) for each in cards]
    rest = [each for each in play.state.libraries[player] if each not in new]
    play.state.libraries[player] = (*new, *rest)
    return new


def seers(play: Play, card: ObjectId) -> list[PlayerId]:
    return [player for player in (ALICE, BOB) if may_see(play.table, player, card)]


def castable(play: Play, player: PlayerId) -> list[ObjectId]:
    return [each.object for each in play.options(player, Cast)]


@pytest.mark.rule("406.3")
def test_exiled_face_down_without_a_look_nobody_sees_it():
    play = Play()
    (top,) = on_top(play, ALICE, bear())
    cast("Exile the top card of your library face down.", play=play)
    exiled = play.now(top)
    assert play.obj(exiled).face_down is FaceDown.PLAIN
    assert seers(play, exiled) == []
    assert all("Bear" not in repr(sight(play.table, each, play.game.decision)) for each in (ALICE, BOB))


@pytest.mark.rule("406.3")
def test_one_may_be_allowed_to_look_for_as_long_as_it_is_exiled():
    play = Play()
    (top,) = on_top(play, ALICE, bear())
    cast(
        "Exile the top four cards of your library face down. You may look at "
        "those cards for as long as they remain exiled.",
        play=play,
    )
    assert seers(play, play.now(top)) == [ALICE]


@pytest.mark.rule("406.3")
def test_whoever_was_told_to_look_may_go_on_looking():
    play = Play()
    (top,) = on_top(play, BOB, bear())
    cast("Look at the top card of target opponent's library, then exile it face down.", play=play, targets=(BOB,))
    assert seers(play, play.now(top)) == [ALICE]


@pytest.mark.rule("406.3", "118.14", "406.3a")
def test_one_of_those_looked_at_is_exiled_and_cast_with_mana_of_any_type():
    play = Play(mana=False)
    first, second, third = on_top(play, BOB, *(bear(name=name) for name in ("Ann", "Ben", "Cid")))
    play.add(ALICE, "Forest")
    text = (
        "Look at the top three cards of target player's library, exile one of them "
        "face down, then put the rest into their graveyard. "
        "For as long as that card remains exiled, you may "
        "look at it, you may cast it, and you may "
        "spend mana as though it were "
        "mana of any type to cast it."
    )
    play.cast(ALICE, play.add(ALICE, spell(text, cost="{0}"), Zone.HAND), BOB)
    play.resolve(second)
    assert [play.zone(each) for each in (first, second, third)] == [Zone.GRAVEYARD, Zone.EXILE, Zone.GRAVEYARD]
    assert seers(play, play.now(second)) == [ALICE]
    assert castable(play, ALICE) == [play.now(second)]
    play.cast(ALICE, play.now(second))
    play.resolve()
    assert play.looks(play.now(second)).names == ("Ben",)
    assert play.obj(play.now(second)).face_down is None


@pytest.mark.rule("609.4b")
def test_mana_as_though_of_any_color_is_not_colorless():
    play = Play(mana=False)
    text = (
        "Exile the top two cards of your library face down. You "
        "may look at and play those cards for as long as "
        "they remain exiled, and you may spend mana as though "
        "it were mana of any color to cast those spells."
    )
    red, pale = on_top(play, ALICE, made("", cost="{R}", name="Red"), made("", cost="{C}", name="Pale"))
    play.add(ALICE, "Forest")
    play.cast(ALICE, play.add(ALICE, spell(text, cost="{0}"), Zone.HAND))
    play.resolve()
    assert castable(play, ALICE) == [play.now(red)]
    assert seers(play, play.now(pale)) == [ALICE]


@pytest.mark.rule("305.1", "406.3a")
def test_a_land_is_played_from_face_down():
    play = Play()
    forest, *_ = on_top(play, ALICE, "Forest", *(bear() for _ in range(4)))
    cast("Exile the top five cards of your library face down. You may look at and play them this turn.", play=play)
    assert [each.object for each in play.options(ALICE, PlayLand)] == [play.now(forest)]
    play.play_land(ALICE, play.now(forest))
    assert play.obj(play.now(forest)).face_down is None


@pytest.mark.rule("701.23a", "406.3")
def test_a_card_searched_for_and_hidden_was_looked_at():
    play = Play()
    (card,) = on_top(play, BOB, bear())
    text = (
        "Search target opponent's library for a card and exile "
        "it face down. Then that player shuffles their library. "
        "You may look at and play that "
        "card for as long as it remains exiled."
    )
    cast(text, card, play=play, targets=(BOB,))
    assert seers(play, play.now(card)) == [ALICE]
    assert castable(play, ALICE) == [play.now(card)]


def test_a_hand_is_put_away_and_returned():
    play = Play()
    held = [play.add(ALICE, bear(), Zone.HAND) for _ in range(2)]
    text = (
        "Exile all cards from your hand face down. "
        "At the beginning of the next end step, return those "
        "cards to your hand, then draw a card."
    )
    cast(text, play=play)
    assert {play.zone(each) for each in held} == {Zone.EXILE}
    assert play.table.state.hands[ALICE] == ()
    assert seers(play, play.now(held[0])) == []
    play.until(Step.END)
    play.resolve()
    assert {play.zone(each) for each in held} == {Zone.HAND}
    assert len(play.state.hands[ALICE]) == 3


def test_that_many_is_as_many_as_were_put_away():
    play = Play()
    for _ in range(3):
        play.add(BOB, bear(), Zone.HAND)
    hand = "their hand face down"
    cast(f"Target player exiles all cards from {hand}, then draws that many cards.", play=play, targets=(BOB,))
    assert len(play.table.state.hands[BOB]) == 3
    assert len(play.table.state.exile) == 3


BROKER = (
    "{T}: Exile a card from your hand face down.\nYou may look at cards exiled with this artifact.\n"
    "{1}: Return a card exiled with this artifact to its owner's hand."
)


@pytest.mark.rule("406.3", "607.2a")
def test_a_static_ability_lets_its_controller_look_and_they_go_on_looking_without_it():
    play = Play()
    broker = play.add(ALICE, made(BROKER))
    card = play.add(ALICE, bear(), Zone.HAND)
    play.activate(ALICE, broker)
    play.resolve()
    assert seers(play, play.now(card)) == [ALICE]
    cast("Destroy target artifact.", play=play, targets=(broker,))
    assert play.zone(broker) is Zone.GRAVEYARD
    assert seers(play, play.now(card)) == [ALICE]


@pytest.mark.rule("607.2a")
def test_one_of_the_cards_exiled_is_chosen():
    play = Play()
    broker = play.add(ALICE, made(BROKER.replace("{T}", "{2}")))
    cards = [play.add(ALICE, bear(), Zone.HAND) for _ in range(2)]
    for each in cards:
        play.activate(ALICE, broker, number=0)
        play.resolve(*([each] if each == cards[0] else []))
    play.activate(ALICE, broker, number=2)
    play.resolve(play.now(cards[1]))
    assert [play.zone(each) for each in cards] == [Zone.EXILE, Zone.HAND]


@pytest.mark.rule("406.4")
def test_of_cards_that_may_not_be_looked_at_chance_chooses():
    play = Play()
    text = (
        "{2}: Exile the top three cards of your library face down.\n"
        "{1}: Return a card exiled with this artifact to its owner's hand."
    )
    box = play.add(ALICE, made(text))
    play.activate(ALICE, box, number=0)
    play.resolve()
    play.activate(ALICE, box, number=1)
    play.resolve()
    assert (len(play.table.state.exile), len(play.table.state.hands[ALICE])) == (2, 1)


@pytest.mark.rule("406.3", "611.2c")
def test_cards_exiled_with_a_permanent_may_be_played():
    play = Play()
    text = (
        "{1}: Exile the top card of your library face down.\nYou may look at and play cards exiled with this artifact."
    )
    plans = play.add(ALICE, made(text))
    (top,) = on_top(play, ALICE, bear())
    play.activate(ALICE, plans)
    play.resolve()
    assert seers(play, play.now(top)) == [ALICE]
    assert castable(play, ALICE) == [play.now(top)]
    cast("Destroy target artifact.", play=play, targets=(plans,))
    assert castable(play, ALICE) == []


def test_for_a_turn_cards_exiled_with_a_permanent_may_be_played_and_those_exiled_later_too():
    play = Play()
    text = (
        "{1}: Exile the top card of your library face down.\n"
        "{2}: Until end of turn, you may play "
        "cards you own exiled with this artifact."
    )
    box = play.add(ALICE, made(text))
    first, second = on_top(play, ALICE, bear(), bear())
    play.activate(ALICE, box, number=0)
    play.resolve()
    assert castable(play, ALICE) == []
    play.activate(ALICE, box, number=1)
    play.resolve()
    play.activate(ALICE, box, number=0)
    play.resolve()
    assert castable(play, ALICE) == [play.now(first), play.now(second)]


@pytest.mark.rule("406.3")
def test_the_exiled_card_is_turned_face_up_and_put_onto_the_battlefield_if_it_is_a_creature():
    play = Play()
    egg = play.add(
        ALICE,
        made(
            "When this artifact enters, you may exile a card from your hand face down.\n"
            "{T}: Turn the exiled card face up. If it's a Bear creature card, put it onto the battlefield under your "
            "control."
        ),
        Zone.HAND,
    )
    card = play.add(ALICE, bear(), Zone.HAND)
    play.cast(ALICE, egg)
    play.resolve()
    play.resolve(True)
    assert play.zone(card) is Zone.EXILE
    play.activate(ALICE, play.now(egg))
    play.resolve()
    assert play.zone(card) is Zone.BATTLEFIELD


@pytest.mark.rule("607.2a")
def test_all_that_two_abilities_have_exiled_returns():
    play = Play()
    text = (
        "{1}: Exile target creature you control.\n{2}: Exile target creature you don't control.\n"
        "{T}: Return all cards exiled with this artifact to the battlefield under their owners' control."
    )
    vault = play.add(ALICE, made(text))
    own, other = play.add(ALICE, bear()), play.add(BOB, bear())
    for number, creature in enumerate((own, other)):
        play.activate(ALICE, vault, creature, number=number)
        play.resolve()
    assert {play.zone(each) for each in (own, other)} == {Zone.EXILE}
    play.activate(ALICE, vault, number=2)
    play.resolve()
    assert {play.zone(each) for each in (own, other)} == {Zone.BATTLEFIELD}


@pytest.mark.rule("608.2h")
def test_the_exiled_card_may_be_one_that_a_cost_has_exiled():
    play = Play()
    play.add(ALICE, bear(pt=(5, 5)), Zone.GRAVEYARD)
    lunge = play.add(
        ALICE,
        spell(
            "As an additional cost to cast this spell, exile a Bear creature card from your graveyard.\n"
            "Target opponent loses life equal to the exiled card's power."
        ),
        Zone.HAND,
    )
    play.cast(ALICE, lunge, BOB)
    play.resolve()
    assert play.life(BOB) == 15


def test_the_exiled_card_of_the_same_ability_returns_later():
    play = Play()
    staff = play.add(
        ALICE,
        made(
            "{1}: Exile target Bear creature. Return the exiled card to the battlefield "
            "under its owner's control at the beginning "
            "of the next end step."
        ),
    )
    creature = play.add(BOB, bear())
    play.activate(ALICE, staff, creature)
    play.resolve()
    play.until(Step.END)
    play.resolve()
    assert play.zone(creature) is Zone.BATTLEFIELD


@pytest.mark.rule("406.3")
def test_cards_of_the_hand_are_exchanged_with_those_on_top():
    play = Play()
    rack = play.add(
        ALICE,
        made(
            "{1}: Exile any number of cards from your hand face down. "
            "Put that many cards from the "
            "top of your library into your hand. Then look at "
            "the exiled cards and put them on top of your "
            "library in any order."
        ),
    )
    held = [play.add(ALICE, bear(), Zone.HAND) for _ in range(3)]
    top = on_top(play, ALICE, "Forest", "Forest")
    play.activate(ALICE, rack)
    play.resolve(held[:2])
    assert [play.zone(each) for each in (*held, *top)] == [Zone.LIBRARY, Zone.LIBRARY, *[Zone.HAND] * 3]
    assert set(play.table.state.libraries[ALICE][:2]) == {play.now(each) for each in held[:2]}


@pytest.mark.rule("406.3")
def test_all_turn_their_cards_up_and_put_permanents_onto_the_battlefield():
    play = Play()
    text = (
        "{1}: Each player exiles the top card of their library face down.\n{2}: Each player turns face up all cards "
        "they own exiled with this artifact, then puts all permanent cards among them onto the battlefield."
    )
    box = play.add(ALICE, made(text))
    (own,) = on_top(play, ALICE, bear())
    (other,) = on_top(play, BOB, spell("Draw a card."))
    play.activate(ALICE, box, number=0)
    play.resolve()
    play.activate(ALICE, box, number=1)
    play.resolve()
    assert (play.zone(own), play.zone(other)) == (Zone.BATTLEFIELD, Zone.EXILE)
    assert play.obj(play.now(other)).face_down is None


@pytest.mark.rule("603.10d", "603.6c")
@pytest.mark.parametrize("how", ["Destroy target artifact.", "Target opponent gains control of target artifact."])
def test_it_triggers_as_control_is_lost(how: str):
    play = Play()
    text = (
        "{1}: Exile a card from your hand face down.\nWhen you lose control of this artifact, put all cards exiled "
        "with this artifact into their owner's graveyard."
    )
    box = play.add(ALICE, made(text))
    card = play.add(ALICE, bear(), Zone.HAND)
    play.activate(ALICE, box)
    play.resolve()
    cast(how, play=play, targets=(box,) if "Destroy" in how else (BOB, box))
    play.resolve()
    assert play.zone(card) is Zone.GRAVEYARD


def test_one_card_of_those_exiled_may_be_played_for_nothing_this_turn():
    play = Play(mana=False)
    text = (
        "{0}: Exile the top two cards of your library face down.\n"
        "{T}: Until end of turn, you may play a card exiled with this artifact without paying its mana cost."
    )
    box = play.add(ALICE, made(text))
    first, second = on_top(play, ALICE, *(made("", cost="{3}") for _ in range(2)))
    play.activate(ALICE, box, number=0)
    play.resolve()
    play.activate(ALICE, box, number=1)
    play.resolve()
    assert castable(play, ALICE) == [play.now(first), play.now(second)]
    play.cast(ALICE, play.now(first))
    play.resolve()
    assert castable(play, ALICE) == []


@pytest.mark.rule("118.9", "611.2b")
def test_a_card_may_be_played_for_nothing_until_the_source_leaves():
    play = Play(mana=False)
    text = (
        "When this creature enters, exile the top card of your library "
        "face down. You may look at that card for as long "
        "as it remains exiled. You may play that card without "
        "paying its mana cost for as long as this creature "
        "remains on the battlefield."
    )
    dragon = play.add(ALICE, made(text, line="Creature — Bear", cost="{0}", pt=(2, 2)), Zone.HAND)
    (top,) = on_top(play, ALICE, made("", cost="{5}"))
    play.cast(ALICE, dragon)
    play.resolve()
    play.resolve()
    assert castable(play, ALICE) == [play.now(top)]
    play.cast(ALICE, play.add(ALICE, spell("Destroy target creature.", "{0}"), Zone.HAND), play.now(dragon))
    play.resolve()
    assert castable(play, ALICE) == []
    assert seers(play, play.now(top)) == [ALICE]


@pytest.mark.rule("122.1f")
def test_opponents_with_poison():
    play = Play()
    text = (
        "Each opponent who has four or more poison counters exiles the top card of their "
        "library face down. You may look at and play those "
        "cards for as long as they remain exiled."
    )
    cast(text, play=play)
    assert play.table.state.exile == ()
    play = Play()
    play.state.players[BOB] = play.state.players[BOB].with_(counters=((CounterKind.POISON, 4),))
    (top,) = on_top(play, BOB, bear())
    cast(text, play=play)
    assert castable(play, ALICE) == [play.now(top)]


def test_libraries_are_exiled_but_for_the_bottom():
    play = Play()
    cast("Each player exiles all but the bottom eight cards of their library face down.", play=play)
    assert [len(play.table.state.libraries[each]) for each in (ALICE, BOB)] == [8, 8]
    assert len(play.table.state.exile) == 24


@pytest.mark.rule("201.2")
def test_spells_with_the_names_of_the_cards_turned_up_are_countered():
    play = Play()
    text = (
        "{1}: Target opponent exiles the top card of their library face down.\n"
        "{2}: Turn all cards exiled with this artifact face up. Counter all spells with those names."
    )
    thief = play.add(ALICE, made(text))
    on_top(play, BOB, bear(name="Ann"))
    play.activate(ALICE, thief, BOB, number=0)
    play.resolve()
    ann, ben = (play.add(ALICE, bear(name=name), Zone.HAND) for name in ("Ann", "Ben"))
    play.cast(ALICE, ann)
    play.activate(ALICE, thief, number=1)
    play.resolve()
    assert play.zone(ann) is Zone.GRAVEYARD
    play.cast(ALICE, ben)
    play.activate(ALICE, thief, number=1)
    play.resolve()
    assert play.zone(ben) is Zone.STACK


def test_the_first_spell_in_an_opponents_turn():
    play = Play()
    text = (
        "Whenever you cast your first spell during each opponent's turn, "
        "look at the top card of that player's library, then "
        "exile it face down. You may play that card for "
        "as long as it remains exiled, and mana of any "
        "type can be spent to cast it."
    )
    play.add(BOB, made(text))
    (top,) = on_top(play, ALICE, bear())
    for _ in range(2):
        play.cast(BOB, play.add(BOB, made("Draw a card.", line="Instant"), Zone.HAND))
        play.resolve_all()
    assert len(play.table.state.exile) == 1
    assert seers(play, play.now(top)) == [BOB]
