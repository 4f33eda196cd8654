"""What players do with their own zones, dice, how many of something: texts of our own, read and played."""

import pytest
from reading_play import ALICE, BOB, Play, bear, spell

from shinpan.game.enums import Zone
from shinpan.game.ids import ObjectId
from shinpan.oracle.compiling import compile_card
from shinpan.oracle.raw import RawCard, RawFace

FOREST = "Forest"


def cast(text: str, *answers: object, play: Play | None = None) -> Play:
    """Have Alice cast a sorcery with a text, and let it resolve. answers: to what it asks as it resolves."""
    play = play or Play()
    card = play.add(ALICE, spell(text), Zone.HAND)
    play.cast(ALICE, card)
    play.resolve(*answers)
    return play


def zone(play: Play, which: str, player: int = 0) -> list[ObjectId]:
    return list(getattr(play.table.state, which)[player])


def is_whole(text: str, line: str = "Creature — Bear") -> bool:
    size = {"power": "2", "toughness": "2"} if "Creature" in line else {}
    return compile_card(RawCard("Tester", "normal", (RawFace("Tester", "{1}", line, text, **size),))).whole


def test_players_exile_and_return_cards_of_their_own():
    play = Play()
    kept = play.add(ALICE, bear(), Zone.GRAVEYARD)
    cast("Each player exiles a card from their graveyard.", play=play)
    assert kept not in zone(play, "graveyards")
    assert len(play.table.state.exile) == 1
    play.add(BOB, bear(), Zone.GRAVEYARD)
    cast("Each opponent returns a creature card from their graveyard to the battlefield.", play=play)
    assert [play.table.controller(each) for each in play.table.permanents()] == [BOB]


def test_you_return_is_return():
    play = Play()
    card = play.add(ALICE, bear(), Zone.GRAVEYARD)
    cast("You return a creature card from your graveyard to your hand, then draw a card.", play=play)
    assert card not in zone(play, "graveyards")
    assert len(zone(play, "hands")) == 2


def test_as_many_as_were_discarded_are_drawn():
    play = Play()
    for _ in range(3):
        play.add(ALICE, FOREST, Zone.HAND)
    cast("Discard all the cards in your hand, then draw that many cards.", play=play)
    assert len(zone(play, "hands")) == 3


def test_what_was_sacrificed_together_is_counted():
    play = Play()
    for _ in range(2):
        play.add(ALICE, bear())
    cast("Sacrifice all creatures you control, then draw that many cards.", play=play)
    assert len(zone(play, "hands")) == 2


def test_one_trigger_for_all_that_was_discarded_knows_how_many():
    play = Play()
    play.add(ALICE, bear("Whenever you discard one or more cards, you gain that much life."))
    for _ in range(3):
        play.add(ALICE, FOREST, Zone.HAND)
    cast("Discard your hand.", play=play)
    play.resolve()
    assert play.life(ALICE) == 23


def test_a_table_is_read_at_the_result():
    play = cast("Roll a d20.\n1-9 | You gain 2 life.\n10-19 | You gain 2 life.\n20 | Draw a card. You gain 2 life.")
    assert play.life(ALICE) == 22


def test_the_result_is_a_number():
    play = cast("Roll a four-sided die. You gain life equal to the result.")
    assert 21 <= play.life(ALICE) <= 24


def test_a_roll_triggers():
    play = Play()
    play.add(ALICE, bear("Whenever you roll one or more dice, you gain 5 life."))
    cast("Roll a d6.", play=play)
    play.resolve()
    assert play.life(ALICE) == 25


def test_when_it_was_done_this_way():
    text = "Discard a card. When you discard a land card this way, you gain 4 life."
    for card, life in ((FOREST, 24), (bear(), 20)):
        play = Play()
        play.add(ALICE, card, Zone.HAND)
        cast(text, play=play)
        if play.table.state.stack:
            play.resolve()
        assert play.life(ALICE) == life


def test_looked_for_and_then_done_with():
    play = Play()
    wanted = play.add(ALICE, bear(), Zone.LIBRARY)
    cast("Search your library for a Bear card and reveal it. Put it into your hand, then shuffle.", wanted, play=play)
    assert len(zone(play, "hands")) == 1


def test_a_library_of_another_player():
    play = Play()
    wanted = play.add(BOB, bear(), Zone.LIBRARY)
    cast(
        "Search target opponent's library for a Bear card and put that card onto the battlefield under your control. "
        "Then that player shuffles.",
        wanted,
        play=play,
    )
    assert [play.table.controller(each) for each in play.table.permanents()] == [ALICE]


def test_every_zone_of_a_player():
    play = Play()
    for place in (Zone.GRAVEYARD, Zone.HAND, Zone.LIBRARY):
        play.add(BOB, bear(name="Cub"), place)
    play.add(BOB, bear(name="Cub"))
    there = [each for name in ("hands", "libraries") for each in zone(play, name, 1)]
    cubs = [each for each in there if play.table.characteristics(each).names == ("Cub",)]
    cast(
        "Destroy target creature. Search its controller's graveyard, hand, and library for all cards with the same "
        "name as that creature and exile them. Then that player shuffles.",
        cubs,
        play=play,
    )
    assert len(play.table.state.exile) == 4


def test_piles():
    play = Play()
    top = zone(play, "libraries")[:3]
    cast(
        "Reveal the top three cards of your library. An opponent separates those cards into two piles. Put one pile "
        "into your hand and the other into your graveyard.",
        [top[0]],
        "the second pile",
        play=play,
    )
    assert len(zone(play, "hands")) == 2


def test_instead_said_first():
    for forest, life in ((False, 21), (True, 24)):
        play = Play()
        if forest:
            play.add(ALICE, FOREST)
        cast("You gain 1 life. You gain 4 life instead if you control a Forest.", play=play)
        assert play.life(ALICE) == life


def test_more_life_and_damage_to_the_same():
    play = Play()
    play.add(ALICE, bear("If you would gain life, you gain that much life plus 1 instead."))
    assert cast("You gain 2 life.", play=play).life(ALICE) == 23
    play = Play()
    play.add(BOB, bear(pt=(2, 4)))
    text = "Tester deals 1 damage to target creature. If you control no Forests, Tester deals 4 damage instead."
    cast(text.replace("Tester", "This spell"), play=play)
    assert play.table.permanents() == ()


def test_loose_damage_is_none():
    assert not is_whole("This spell deals 4 damage.", "Sorcery")


def test_no_shield_saves_what_cant_be_regenerated():
    play = Play()
    play.add(BOB, bear())
    cast("Regenerate target creature. It can't be regenerated this turn. Destroy that creature.", play=play)
    assert play.table.permanents() == ()


def test_counters_are_read_to_go_along():
    assert is_whole("When this creature dies, put its counters on target creature you control.")


def test_what_was_discarded_this_way_is_that_card():
    play = Play()
    play.add(ALICE, spell("Draw a card.", "{3}"), Zone.HAND)
    cast("Discard a card. When you discard a card this way, you gain life equal to that card's mana value.", play=play)
    play.resolve()
    assert play.life(ALICE) == 23


def test_the_revealed_card_is_no_target():
    text = "Reveal a card at random from your hand. Exile target creature if its power is the revealed card's power."
    assert not is_whole(text, "Sorcery")


@pytest.mark.parametrize(
    "text",
    [
        "Formidable — {1}: Draw a card. Activate only if creatures you control have total power 8 or greater.",
        "Whenever you attack with one or more Bears, you gain that much life.",
        "When this creature enters, investigate twice.",
        "Whenever this creature becomes blocked, you may remove it from combat.",
        "When this creature enters, target player reveals their hand and you choose a card from it. Exile that card.",
        "{T}: Target land becomes a 3/3 Bear creature with haste that's still a land.",
        "{X}, {T}: You gain X life. X can't be 0.",
        "Whenever this creature becomes blocked, it deals 1 damage to each creature blocking it.",
        "When this creature enters, destroy target creature that dealt damage this turn.",
        "At the beginning of your end step, if you have a full party, you gain 1 life.",
        "At the beginning of your end step, if you haven't cast a spell from your hand this turn, draw a card.",
        "Whenever this creature attacks, if you attacked with creatures with total power 6 or greater this combat, "
        "draw a card.",
        "When this creature is put into your graveyard from your library, draw a card.",
        "Whenever this creature attacks, it deals 1 damage to the player or planeswalker it's attacking.",
        "Whenever you gain life, choose one that hasn't been chosen this turn —\n• Draw a card.\n• You lose 1 life.",
        "As this creature enters, choose a color other than red.\n{T}: Add {R} or one mana of the chosen color.",
        "When this creature enters, it deals 1 damage to target creature. It deals 3 damage instead if you control a "
        "Forest.",
        "{1}: Draw a card. Activate only once.",
        "{1}: Draw a card. If this is the third time this ability has resolved this turn, you gain 1 life.",
        "{T}: Draw cards equal to the number of differently named lands you control.",
        "This creature gets +2/+2 as long as there are five or more mana values among cards in your graveyard.",
        "When this creature enters, double the number of each kind of counter on target permanent.",
        "When this creature enters, it deals 1 damage to any target. It deals 3 damage to that permanent or player "
        "instead if you control a Forest.",
        "When this creature enters, target creature deals damage to itself equal to its power.",
    ],
)
def test_said_in_other_words(text: str):
    assert is_whole(text)


def test_not_read_as_something_else():
    assert not is_whole("Look at the top five cards of your library. For each card, draw a card.", "Sorcery")
    assert not is_whole("When you discard a card this way, draw a card.")
