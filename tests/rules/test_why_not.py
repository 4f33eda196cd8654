"""Why something can't be done, and what options do, asked of a game."""

import pytest

from shinpan.cards.library import built_in
from shinpan.game.decisions import Attackers, Cast, Pass, Pick, PlayLand, Word
from shinpan.game.enums import Step, Zone
from shinpan.game.ids import PlayerId
from shinpan.game.player import Player
from shinpan.game.state import GameState, Settings
from shinpan.game.turn import Turn
from shinpan.rules.beginning import add_card
from shinpan.rules.game import Game

ALICE, BOB = PlayerId(0), PlayerId(1)


def position(*battlefield: str, hand: tuple[str, ...] = ()) -> Game:
    state = GameState(Settings(), [Player(ALICE, "alice"), Player(BOB, "bob")])
    state.turn = Turn(number=1, active=ALICE, step=Step.PRECOMBAT_MAIN, priority=ALICE)
    library = built_in()
    for name in battlefield:
        add_card(state, library[name], ALICE, Zone.BATTLEFIELD)
    for name in hand:
        add_card(state, library[name], ALICE, Zone.HAND)
    return Game.of_state(state)


def rule(game: Game, action: str, player: PlayerId = ALICE, place: int = 0, number: int = 0) -> str | None:
    where = game.state.battlefield if action == "activate" else game.state.hands[ALICE]
    refusal = game.why_not(action, where[place], player, number)
    return None if refusal is None else str(refusal.citation.number)


def test_why_a_spell_cannot_be_cast() -> None:
    assert rule(position(hand=("Shock",)), "cast") == "601.2h"
    assert rule(position("Mountain", hand=("Shock",)), "cast") is None
    assert rule(position("Mountain", hand=("Shock",)), "cast", BOB) == "117.1"
    assert rule(position(hand=("Forest",)), "cast") == "305.9"


def test_why_a_land_cannot_be_played() -> None:
    game = position(hand=("Forest", "Island"))
    assert rule(game, "play") is None
    game.answer(PlayLand(game.state.hands[ALICE][0]))
    assert rule(game, "play") == "305.2b"


def test_why_an_ability_cannot_be_activated() -> None:
    assert rule(position("Grizzly Bears"), "activate") == "602.5"
    assert rule(position("Llanowar Elves"), "activate") is None
    with pytest.raises(ValueError, match="dance"):
        position("Forest").why_not("dance", 16, ALICE)


def test_what_options_do_in_words() -> None:
    game = position("Grizzly Bears", "Mountain", hand=("Shock", "Forest"))
    bear, shock, forest = game.state.battlefield[0], *game.state.hands[ALICE]
    assert game.describe(Pass()) == "pass"
    assert game.describe(Cast(shock)) == "cast Shock"
    assert game.describe(Cast(shock), "ja") == "《ショック》を唱える"
    assert game.describe(PlayLand(forest), "ja") == "《森》をプレイする"
    assert game.describe(Pick(BOB)) == "bob"
    assert game.describe(Pick(bear), "ja") == "《灰色熊》"
    assert game.describe(Word(True, "yes", "はい"), "ja") == "はい"
    assert game.describe(Attackers(((bear, BOB),))) == "Grizzly Bears attacks bob"
    assert game.describe(Attackers(()), "ja") == "攻撃しない"


def test_every_option_of_a_position_has_words() -> None:
    game = position("Llanowar Elves", "Mountain", "Boros Guildmage", hand=("Shock", "Forest"))
    assert game.decision is not None
    for option in game.decision.options:
        for lang in ("en", "ja"):
            assert game.describe(option, lang)
