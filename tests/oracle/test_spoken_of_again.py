"""Texts of our own in which pronouns stand for what was spoken of: the attackers, an owner, one target a player."""

from reading_play import ALICE, BOB, Play, bear, made, spell

from shinpan.game.decisions import Attackers
from shinpan.game.enums import Step, Zone
from shinpan.game.ids import ObjectId
from shinpan.game.mana import ManaKind
from shinpan.phrases.base import walk
from shinpan.phrases.effects.mana import AddManaInCombination
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.restrictions import CantBeBlocked
from shinpan.rules.listing import PASS


def cast(text: str, *answers: object, play: Play | None = None, targets: tuple[object, ...] = ()) -> Play:
    """Have Alice cast a sorcery with a text, and let it resolve. answers: to what it asks as it resolves."""
    play = play or Play()
    card = play.add(ALICE, spell(text), Zone.HAND)
    play.cast(ALICE, card, *targets)
    play.resolve(*answers)
    return play


def attack(play: Play, *attackers: ObjectId) -> None:
    """Have Alice attack Bob with creatures, and let what triggers resolve."""
    while play.game.at_rest:
        play.game.answer(PASS)
    play.game.answer(Attackers(tuple((each, BOB) for each in attackers)))
    play.answer()
    play.resolve_all()


def hand(play: Play, player: int = 0) -> list[ObjectId]:
    return list(play.table.state.hands[player])


def test_that_creature_is_the_one_that_entered():
    play = Play()
    first = play.add(
        ALICE,
        bear(
            "Whenever this creature or another creature you control enters, that creature gets +2/+2 until end of turn."
        ),
    )
    card = play.add(ALICE, bear(), Zone.HAND)
    play.cast(ALICE, card)
    play.resolve()
    play.resolve()
    assert (play.looks(first).power, play.looks(play.now(card)).power) == (2, 4)


def test_one_target_of_each_opponent():
    play = Play()
    theirs, other = play.add(BOB, bear()), play.add(BOB, bear())
    card = play.add(
        ALICE,
        bear("When this creature enters, for each opponent, destroy up to one target creature that player controls."),
        Zone.HAND,
    )
    play.cast(ALICE, card)
    play.resolve([theirs])
    play.resolve()
    assert (play.zone(theirs), play.zone(other)) == (Zone.GRAVEYARD, Zone.BATTLEFIELD)


def test_the_owner_of_what_was_returned():
    play = Play()
    creature, card = play.add(BOB, bear()), play.add(BOB, "Plains", Zone.HAND)
    cast(
        "Return target creature to its owner's hand, then that player discards a card.",
        card,
        play=play,
        targets=(creature,),
    )
    assert (play.zone(creature), play.zone(card)) == (Zone.HAND, Zone.GRAVEYARD)


def test_a_condition_after_an_effect_is_asked_as_it_resolves():
    play = Play()
    play.add(ALICE, made("At the beginning of your end step, you gain 1 life if you control a Bear."))
    play.until(Step.END, ALICE)
    play.add(ALICE, bear())
    play.resolve()
    assert play.life(ALICE) == 21


def test_what_is_done_instead_asks_about_the_target():
    for color, power in (("{W}", -2), ("{G}", 1)):
        play = Play()
        creature = play.add(BOB, made("", line="Creature — Bear", pt=(2, 6), cost=color))
        text = (
            "Target creature gets -1/-0 until end of turn. If that creature is white, it gets -4/-0 until "
            "end of turn instead."
        )
        cast(text, play=play, targets=(creature,))
        assert play.looks(creature).power == power


def test_each_opponent_and_what_they_control():
    play = Play()
    mine, theirs = play.add(ALICE, bear(pt=(1, 1))), play.add(BOB, bear(pt=(1, 1)))
    cast("Probe deals 1 damage to each opponent and each creature they control.", play=play)
    assert (play.life(BOB), play.zone(theirs), play.zone(mine)) == (19, Zone.GRAVEYARD, Zone.BATTLEFIELD)


def test_several_discarded_together_are_one_event():
    play = Play()
    play.add(ALICE, made("Whenever you discard one or more cards, you gain 1 life."))
    for _ in range(3):
        play.add(ALICE, "Plains", Zone.HAND)
    cast("Discard your hand.", play=play)
    play.resolve_all()
    assert play.life(ALICE) == 21


def test_attackers_are_spoken_of_together():
    play = Play()
    play.add(ALICE, made("Whenever one or more creatures you control attack, they get +1/+0 until end of turn."))
    attacker, idle = play.add(ALICE, bear()), play.add(ALICE, bear())
    attack(play, attacker)
    assert (play.looks(attacker).power, play.looks(idle).power) == (3, 2)


def test_attacking_a_player_is_told_from_attacking_another():
    play = Play()
    play.add(BOB, made("Whenever a creature attacks you, you gain 1 life."))
    play.add(ALICE, made("Whenever a creature attacks you, you gain 1 life."))
    attacker = play.add(ALICE, bear())
    attack(play, attacker)
    assert (play.life(ALICE), play.life(BOB)) == (20, 21)


def test_who_cant_block_whom_is_said_of_the_one_blocked():
    card = made("Creatures with flying can't block creatures you control.")
    parts = [each for each in walk(card.faces[0].abilities) if isinstance(each, CantBeBlocked)]
    assert len(parts) == 1


def test_two_colors_of_mana_in_any_combination():
    card = made("{T}: Add {U}{U}, {U}{R}, or {R}{R}.", line="Land")
    (found,) = [each for each in walk(card.faces[0].abilities) if isinstance(each, AddManaInCombination)]
    assert (found.amount, found.kinds) == (Fixed(2), (ManaKind.BLUE, ManaKind.RED))


def test_a_keyword_cost_with_mana_and_more():
    play = Play()
    card = play.add(ALICE, made("You gain 5 life.\nFlashback—{1}{B}, Pay 3 life.", line="Sorcery"), Zone.GRAVEYARD)
    play.cast(ALICE, card)
    play.resolve()
    assert (play.life(ALICE), play.zone(card)) == (22, Zone.EXILE)
