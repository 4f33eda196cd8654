"""The Commander variant (903): beginning, casting, damage, returning to the command zone, views and saved games."""

import random
from typing import Any

import pytest
from table_play import ALICE, BOB, Play

from shinpan.cards.build import card
from shinpan.cards.card import Card
from shinpan.cards.library import built_in
from shinpan.game.decisions import Cast, DecisionKind, Topic
from shinpan.game.enums import FaceDown, LossReason, ObjectKind, Zone
from shinpan.game.events import Damage
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.objects import GameObject
from shinpan.game.sight import plain
from shinpan.game.state import Settings
from shinpan.phrases.abilities import Keyword
from shinpan.rules.commander.damaging import most_damage
from shinpan.rules.commander.designation import casts_before, commanders_of, is_commander, own_commanders
from shinpan.rules.commander.identity import identity_of_commanders
from shinpan.rules.game import Game, IllegalDeck
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.damaging import deal_damage
from shinpan.rules.happening.moving import put
from shinpan.rules.state_based.check import perform_state_based_actions
from shinpan.testing import Sampling, play_random
from shinpan.testing.decks import commander_deck

HOUND = "Isamaru, Hound of Konda"


def of(*names: str) -> list[Card]:
    return [built_in()[name] for name in names]


def white_deck() -> list[Card]:
    return of(HOUND) + of("Plains") * 99


def begun(players: int = 2, *, brawl: bool = False, keep: bool = True) -> Game:
    deck = white_deck()[: 60 if brawl else 100]
    settings = Settings(brawl=brawl)
    game = Game([deck] * players, commanders=[of(HOUND)] * players, settings=settings, check=True)
    while keep and game.decision is not None and game.decision.topic is Topic.MULLIGAN:
        game.answer(game.decision.options[0])
    return game


class Commanding(Play):
    """A Commander game set up by hand."""

    def __init__(self, *, mana: bool = True, brawl: bool = False) -> None:
        super().__init__(mana=mana)
        self.state.settings = self.state.settings.with_(commander=True, brawl=brawl)

    def commander(
        self, player: PlayerId, name: Card | str = HOUND, zone: Zone = Zone.COMMAND, **status: Any
    ) -> ObjectId:
        """Put a commander somewhere."""
        object_id = self.add(player, name, zone)
        obj = self.state.objects[object_id]
        marked = tuple(each.with_(commander=True) for each in obj.components)
        put(self.state, obj.with_(components=marked, **status))
        return object_id

    def commanders(self, player: PlayerId) -> list[GameObject]:
        """The objects that are a player's commanders."""
        return [self.table.state.objects[each] for each in own_commanders(self.table.state, player)]


# -- beginning --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_903_6_and_7_commanders_start_in_the_command_zone_with_40_life_and_seven_cards(players: int) -> None:
    game = begun(players)
    state = game.state
    assert len(state.command) == players
    for player in state.players:
        commander = next(state.objects[each] for each in state.command if state.objects[each].owner == player.id)
        assert is_commander(commander)
        assert player.life == 40
        assert len(state.hands[player.id]) == 7
        assert len(state.libraries[player.id]) == 92
    assert not any(is_commander(obj) for obj in state.objects.values() if obj.zone is not Zone.COMMAND)


@pytest.mark.parametrize(("players", "brawl", "left"), [(2, False, 6), (3, False, 7), (2, True, 7)])
def test_103_5c_and_903_12g_the_first_mulligan_is_free_with_several_players_and_in_brawl(
    players: int, brawl: bool, left: int
) -> None:
    game = begun(players, brawl=brawl, keep=False)
    asked: list[PlayerId] = []
    while game.decision is not None and game.decision.kind is not DecisionKind.PRIORITY:
        decision = game.decision
        if decision.topic is Topic.MULLIGAN:
            again = decision.player == ALICE and ALICE not in asked
            asked.append(decision.player)
            game.answer(decision.options[1 if again else 0])
        else:
            game.answer(list(decision.options[: decision.minimum]))
    assert len(game.state.hands[ALICE]) == left


def test_903_12f_brawl_has_less_life() -> None:
    assert [begun(number, brawl=True).state.players[0].life for number in (2, 3)] == [25, 30]


def test_903_5_an_illegal_deck_is_refused_with_all_that_is_wrong() -> None:
    with pytest.raises(IllegalDeck) as caught:
        Game([white_deck(), of(HOUND, "Lightning Bolt")], commanders=[of(HOUND), of(HOUND)])
    assert caught.value.player == 1
    assert [fault.citation.number for fault in caught.value.faults] == ["903.5a", "903.5c"]
    assert "Lightning Bolt" in str(caught.value)
    with pytest.raises(IllegalDeck):
        Game([of("Plains")] * 2, commanders=[of(HOUND)] * 2, any_deck=True)
    with pytest.raises(ValueError, match="2 lists of commanders"):
        Game([white_deck()] * 2, commanders=[of(HOUND)])
    assert Game([white_deck()[:50]] * 2, commanders=[of(HOUND)] * 2, any_deck=True).state.settings.commander


# -- casting ----------------------------------------------------------------------------------------------------------


def test_903_8_each_cast_from_the_command_zone_costs_two_more_for_who_cast_it() -> None:
    play = Commanding()
    hound = play.commander(ALICE)
    for times in range(3):
        spell = play.cast(ALICE, hound)
        choices = play.obj(spell).choices
        assert choices is not None
        assert len(choices.mana_spent) == 1 + 2 * times
        assert casts_before(play.table, ALICE, spell) == times + 1
        assert ("903.8" in play.record.rules) is (times > 0)
        play.resolve()
        doom = play.add(ALICE, "Swords to Plowshares", Zone.HAND)
        play.cast(ALICE, doom, play.now(hound))
        play.answer()
        play.resolve(True)
        assert play.commanders(ALICE)[0].zone is Zone.COMMAND
    assert casts_before(play.table, BOB, play.now(hound)) == 0


def test_903_8_refused_to_others_and_without_the_tax() -> None:
    play = Commanding(mana=False)
    hound = play.commander(ALICE)
    other = play.commander(BOB, "Thalia, Guardian of Thraben")
    bear = play.add(ALICE, "Grizzly Bears", Zone.COMMAND)
    play.add(ALICE, "Plains")
    assert [option.object for option in play.options(ALICE, Cast)] == [hound]
    refusals = [play.game.why_not("cast", each, ALICE) for each in (hound, other, bear)]
    assert refusals[0] is None
    assert [refusal.citation.number for refusal in refusals[1:] if refusal] == ["903.8", "601.3"]
    held = play.state.players[ALICE]
    play.table.set_player(held.with_(commander_casts=((play.obj(hound).components[0].card, 1),)))
    refusal = play.game.why_not("cast", hound, ALICE)
    assert refusal is not None
    assert refusal.citation.number == "903.8"
    for language in ("en", "ja"):
        assert "{2}" in refusal.citation.text(language, **dict(refusal.parameters))


def test_903_8_and_702_37c_a_commander_with_morph_may_be_cast_face_down_from_there() -> None:
    play = Commanding()
    commander = play.commander(ALICE, "Exalted Angel")
    play.cast(ALICE, commander, face_down=FaceDown.MORPH)
    play.resolve()
    obj = play.obj(play.now(commander))
    assert obj.face_down is FaceDown.MORPH
    assert is_commander(obj)
    assert dict(play.state.players[ALICE].commander_casts) == {obj.components[0].card: 1}


def test_903_8_whenever_the_card_could_be_cast() -> None:
    play = Commanding()
    quick = card("Quick", "{W}", "Legendary Creature — Human", Keyword(KeywordAbility.FLASH), pt=(1, 1))
    offered = play.commander(BOB, quick)
    play.commander(BOB)
    assert [option.object for option in play.options(BOB, Cast)] == [offered]


def test_702_124d_the_tax_of_one_partner_is_nothing_to_the_other() -> None:
    play = Commanding()
    hound, thalia = play.commander(ALICE), play.commander(ALICE, "Thalia, Guardian of Thraben")
    play.cast(ALICE, hound)
    play.resolve()
    spell = play.cast(ALICE, thalia)
    choices = play.obj(spell).choices
    assert choices is not None
    assert len(choices.mana_spent) == 2


# -- damage -----------------------------------------------------------------------------------------------------------


def deal(play: Play, source: ObjectId, amount: int, *, combat: bool = True, to: PlayerId = BOB) -> None:
    batch = Batch(play.table)
    for _ in deal_damage(play.table, batch, [Damage(source, to, amount, combat=combat)]):
        raise AssertionError("nothing is to be decided")
    batch.close()


def check(play: Play) -> None:
    for _ in perform_state_based_actions(play.table):
        raise AssertionError("nothing is to be decided")


def test_903_10a_combat_damage_of_one_commander_counts_whatever_object_it_is() -> None:
    play = Commanding()
    play.state.players[BOB] = play.state.players[BOB].with_(life=100)
    hound = play.commander(ALICE, zone=Zone.BATTLEFIELD)
    deal(play, hound, 11)
    deal(play, hound, 30, combat=False)
    deal(play, play.add(ALICE, "Grizzly Bears"), 30)
    play.cast(ALICE, play.add(ALICE, "Unsummon", Zone.HAND), hound)
    play.resolve(True)
    again = play.cast(ALICE, hound)
    play.resolve()
    again = play.now(again)
    assert most_damage(play.table, play.state.players[BOB]) == 11
    deal(play, again, 9)
    check(play)
    assert play.state.players[BOB].lost is None
    deal(play, again, 1)
    check(play)
    assert play.state.players[BOB].lost is LossReason.COMMANDER
    assert "704.6c" in play.record.rules


def test_903_12h_not_in_brawl() -> None:
    play = Commanding(brawl=True)
    play.state.players[BOB] = play.state.players[BOB].with_(life=100)
    deal(play, play.commander(ALICE, zone=Zone.BATTLEFIELD), 25)
    check(play)
    assert play.state.players[BOB].lost is None


def test_903_10a_damage_of_a_copy_of_a_commander_does_not_count() -> None:
    play = Commanding()
    play.commander(ALICE, "Typhoid Rats", zone=Zone.BATTLEFIELD)
    clone = play.add(ALICE, "Clone", Zone.HAND)
    play.cast(ALICE, clone)
    play.resolve(True)
    assert play.looks(play.now(clone)).name == "Typhoid Rats"
    deal(play, play.now(clone), 21)
    assert play.state.players[BOB].commander_damage == ()
    assert not commanders_of(play.obj(play.now(clone)))


# -- returning --------------------------------------------------------------------------------------------------------


def test_903_9a_its_owner_is_asked_whoever_controls_it_and_only_once() -> None:
    play = Commanding()
    hound = play.commander(BOB, zone=Zone.BATTLEFIELD, controller=ALICE)
    play.cast(ALICE, play.add(ALICE, "Swords to Plowshares", Zone.HAND), hound)
    play.pass_to(BOB)
    play.game.answer(play.options(BOB)[0])
    decision = play.game.decision
    assert decision is not None
    assert (decision.player, decision.topic, decision.rule) == (BOB, Topic.COMMANDER, "903.9a")
    play.game.answer(decision.options[1])
    assert play.commanders(BOB)[0].zone is Zone.EXILE
    assert play.game.decision is not None
    assert play.game.decision.kind is DecisionKind.PRIORITY


def test_903_9b_a_declined_replacement_is_not_asked_for_again() -> None:
    play = Commanding()
    hound = play.commander(ALICE, zone=Zone.BATTLEFIELD)
    play.cast(ALICE, play.add(ALICE, "Unsummon", Zone.HAND), hound)
    play.resolve(False)
    assert play.commanders(ALICE)[0].zone is Zone.HAND
    assert play.game.decision is not None
    assert play.game.decision.kind is DecisionKind.PRIORITY


def test_903_9b_from_the_graveyard_too() -> None:
    play = Commanding()
    hound = play.commander(ALICE, zone=Zone.GRAVEYARD)
    play.cast(ALICE, play.add(ALICE, "Raise Dead", Zone.HAND), hound)
    play.resolve(True)
    assert play.commanders(ALICE)[0].zone is Zone.COMMAND


def test_903_9_means_nothing_to_copies_and_outside_of_the_variant() -> None:
    play = Play()
    hound = play.add(ALICE, HOUND)
    play.cast(ALICE, play.add(ALICE, "Unsummon", Zone.HAND), hound)
    play.resolve()
    assert play.obj(play.now(hound)).zone is Zone.HAND


def test_903_3e_and_4f_whose_commanders_and_their_identity() -> None:
    play = Commanding()
    play.commander(ALICE, zone=Zone.LIBRARY)
    play.commander(ALICE, "Sakashima of a Thousand Faces", zone=Zone.HAND)
    identity = identity_of_commanders(play.table.state, ALICE)
    assert identity is not None
    assert {color.letter for color in identity} == {"W", "U"}
    assert identity_of_commanders(play.table.state, BOB) is None


def test_903_11_nothing_comes_from_outside_of_the_game() -> None:
    for play, number in ((Commanding(), 0), (Play(), 1)):
        island = play.add(ALICE, "Island", Zone.OUTSIDE)
        research = play.add(ALICE, "Research // Development", Zone.HAND)
        play.cast(ALICE, research)
        play.resolve(*[island] * number)
        assert len(play.state.libraries[ALICE]) == 20 + number


# -- values -----------------------------------------------------------------------------------------------------------


def test_views_and_saved_games_know_commanders() -> None:
    game = begun(2)
    sight = plain(game.view(BOB))
    seen = [each for each in sight["command"] if each.get("commanders")]
    assert len(seen) == 2
    again = Game.from_json(game.to_json())
    assert again.state == game.state
    assert [is_commander(obj) for obj in again.state.objects.values()].count(True) == 2
    assert again.state.settings.commander


def test_800_4a_a_commander_leaves_with_its_owner() -> None:
    game = begun(3)
    game.concede(BOB)
    assert [game.state.objects[each].owner for each in game.state.command] == [ALICE, PlayerId(2)]


@pytest.mark.parametrize(("seed", "players", "turns"), [(5, 2, 14), (6, 4, 8)])
def test_random_commander_games_keep_what_every_game_keeps(seed: int, players: int, turns: int) -> None:
    rng = random.Random(seed)
    pairs = [commander_deck(rng, built_in()) for _ in range(players)]
    outcome = play_random(
        [deck for deck, _ in pairs],
        seed=seed,
        commanders=[chosen for _, chosen in pairs],
        sampling=Sampling(state=0.05, game=0.005, options=3),
        most_turns=turns,
    )
    marked = [
        component for obj in outcome.game.state.objects.values() for component in obj.components if component.commander
    ]
    assert len(marked) == sum(len(chosen) for _, chosen in pairs)
    assert all(component.kind is ObjectKind.CARD for component in marked)
