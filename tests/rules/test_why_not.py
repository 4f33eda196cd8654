"""Why something can't be done, and what options do, asked of a game."""

import pytest

from shinpan.cards.library import built_in
from shinpan.game.decisions import Attackers, Cast, DecisionKind, Pass, Pick, PlayLand, Word
from shinpan.game.enums import Step, Zone
from shinpan.game.ids import Entity, ObjectId, PlayerId
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


def combat(*mine: str, theirs: tuple[str, ...] = (), step: Step = Step.BEGINNING_OF_COMBAT) -> Game:
    """A game of alice's turn before combat, with creatures that have been there for long."""
    game = position(*mine)
    state = game.state.fork()
    for name in theirs:
        add_card(state, built_in()[name], BOB, Zone.BATTLEFIELD)
    state.turn = state.turn.with_(step=step)
    game = Game.of_state(state)
    while game.decision is not None and game.decision.kind is DecisionKind.PRIORITY:
        game.answer(Pass())
    return game


def test_why_a_creature_cannot_attack() -> None:
    game = combat("Grizzly Bears", "Forest", "Wall of Omens", theirs=("Llanowar Elves",))
    bear, forest, wall, elves = game.state.battlefield

    def attack(creature: ObjectId, target: Entity = BOB, player: PlayerId = ALICE) -> str | None:
        refusal = game.why_not("attack", creature, player, target=target)
        return None if refusal is None else str(refusal.citation.number)

    assert game.decision is not None
    assert game.decision.kind is DecisionKind.ATTACKERS
    assert attack(bear) is None
    assert attack(forest) == "506.3"
    assert attack(wall) == "702.3b"
    assert attack(bear, ALICE) == "506.2"
    assert attack(elves, ALICE, BOB) == "506.2"
    assert attack(elves) == "508.1a"
    with pytest.raises(ValueError, match="target"):
        game.why_not("attack", bear, ALICE)
    game = position("Grizzly Bears")
    bear = game.state.battlefield[0]
    assert game.why_not("attack", bear, ALICE, target=BOB).citation.number == "508.1"


def test_why_a_creature_cannot_block() -> None:
    game = combat("Boggart Brute", "Serra Angel", theirs=("Grizzly Bears", "Giant Spider"))
    brute, angel, bears, spider = game.state.battlefield
    game.answer([Attackers(((brute, BOB),)), Attackers(((angel, BOB),))])
    while game.decision is not None and game.decision.kind is DecisionKind.PRIORITY:
        game.answer(Pass())

    def block(blocker: ObjectId, attacker: ObjectId) -> str | None:
        refusal = game.why_not("block", blocker, BOB, target=attacker)
        return None if refusal is None else str(refusal.citation.number)

    assert block(spider, angel) is None
    assert block(bears, angel) == "702.9b"
    assert block(bears, brute) is None  # together with the Spider, as its menace wants
    assert block(bears, spider) == "509.1a"
    assert block(angel, brute) == "509.1a"


def test_menace_against_a_single_creature() -> None:
    game = combat("Boggart Brute", theirs=("Grizzly Bears",))
    brute, bears = game.state.battlefield
    game.answer(Attackers(((brute, BOB),)))
    assert game.why_not("block", bears, BOB, target=brute).citation.number == "702.111b"


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
