"""The last of the texts of our own in the manner of cards with several faces, and what they do."""

from reading_play import ALICE, BOB, Play, bear, made
from test_what_faces_say import cast

from shinpan.game.decisions import Cast, PlayLand
from shinpan.game.enums import Step, Zone


def test_one_of_each_kind() -> None:
    play = Play()
    creature, land = play.add(BOB, bear()), play.add(BOB, "Forest")
    both, other = play.add(BOB, bear(line="Artifact Creature — Bear")), play.add(BOB, bear())
    cast("Each opponent sacrifices an artifact, a creature, and a land.", play=play, choose=([creature],))
    assert {play.zone(each) for each in (creature, land, both)} == {Zone.GRAVEYARD}
    assert play.zone(other) is Zone.BATTLEFIELD


def test_all_but_one() -> None:
    play = Play()
    spared, other = play.add(BOB, bear()), play.add(BOB, bear())
    mine = play.add(ALICE, bear())
    text = "Choose a creature or land, then destroy all other creatures and lands."
    cast(text, play=play, choose=([spared],))
    assert [play.zone(each) for each in (spared, other, mine)] == [Zone.BATTLEFIELD, Zone.GRAVEYARD, Zone.GRAVEYARD]


def test_power_doubled_and_a_keyword() -> None:
    play = Play()
    creature = play.add(ALICE, bear(pt=(3, 2)))
    cast("Until end of turn, double target creature's power and it gains trample.", creature, play=play)
    looks = play.looks(creature)
    assert (looks.power, looks.toughness, len(looks.abilities)) == (6, 2, 1)
    play.until(Step.UPKEEP, BOB)
    assert play.looks(creature).power == 3


def test_attacking_if_able() -> None:
    play = Play()
    creature = play.add(ALICE, bear())
    cast("Target creature you control attacks or blocks this turn if able.", creature, play=play)
    play.until(Step.DECLARE_ATTACKERS)
    combat = play.table.state.combat
    assert combat is not None
    assert [each.attacker for each in combat.attacks] == [creature]


def test_playing_from_the_graveyard_this_turn() -> None:
    play = Play()
    land = play.add(ALICE, "Forest", Zone.GRAVEYARD)
    again = play.add(ALICE, made("You gain 2 life.", line="Sorcery"), Zone.GRAVEYARD)
    text = (
        "You may play lands and cast spells from your graveyard this turn, "
        "and if a card would be put into your graveyard "
        "from anywhere this turn, exile it instead."
    )
    cast(text, play=play)
    assert land in [each.object for each in play.options(ALICE, PlayLand)]
    assert again in [each.object for each in play.options(ALICE, Cast)]
    play.cast(ALICE, again)
    play.resolve()
    assert (play.life(ALICE), play.zone(again)) == (22, Zone.EXILE)


def test_discarding_what_chance_reveals() -> None:
    play = Play()
    land, creature = play.add(BOB, "Forest", Zone.HAND), play.add(BOB, bear(), Zone.HAND)
    text = (
        "Target player reveals three cards at random from their hand, "
        "then discards each creature card revealed this way."
    )
    cast(text, BOB, play=play)
    assert (play.zone(land), play.zone(creature)) == (Zone.HAND, Zone.GRAVEYARD)


def test_searching_for_two_places() -> None:
    play = Play()
    one, two = (play.add(ALICE, "Swamp", Zone.LIBRARY) for _ in range(2))
    text = (
        "Search your library for up to two Swamp cards, reveal them, put one onto the battlefield tapped and the "
        "other into your hand, then shuffle."
    )
    cast(text, play=play, choose=([one, two], [two]))
    assert (play.zone(one), play.zone(two)) == (Zone.HAND, Zone.BATTLEFIELD)
    assert play.obj(two).tapped


def test_an_emptied_graveyard() -> None:
    for cards, expected in ((1, 23), (2, 20)):
        play = Play()
        there = [play.add(BOB, bear(), Zone.GRAVEYARD) for _ in range(cards)]
        text = "Exile target card from a graveyard. If no cards are in that graveyard, you gain 3 life."
        cast(text, there[0], play=play)
        assert play.life(ALICE) == expected


def test_a_card_of_little_mana_value_may_be_chosen() -> None:
    play = Play()
    cheap = play.add(BOB, made("{T}: Scry 1.", cost="{1}"), Zone.HAND)
    dear = play.add(BOB, made("{T}: Scry 1.", cost="{4}"), Zone.HAND)
    text = (
        "Target player reveals their hand. You may choose an artifact card from it with mana value 2 or less. "
        "That player discards that card."
    )
    cast(text, BOB, play=play, choose=([cheap],))
    assert (play.zone(cheap), play.zone(dear)) == (Zone.GRAVEYARD, Zone.HAND)
