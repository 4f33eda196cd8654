"""Reading expectations."""

from typing import Any

import pytest

from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, Color, Supertype, Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import ManaKind
from shinpan.game.subtypes import CreatureType
from shinpan.lab.notation import parse
from shinpan.lab.notation.expectations import (
    Comparison,
    Contains,
    Exactly,
    Expectation,
    GameExpectation,
    HasNone,
    InOrder,
    Is,
    ObjectExpectation,
    PlayerExpectation,
    StackExpectation,
    TriggeredExpectation,
    ZoneExpectation,
)
from shinpan.lab.notation.keys import ObjectKey, PlayerCheckKey
from shinpan.lab.notation.values import CounterCount, Reference
from shinpan.lab.notation.vocabulary import Door, GameResult

BEAR = Reference(text="bear")


def expectation(text: str) -> Expectation:
    (read,) = parse(f"players: {{alice: {{}}, bob: {{}}}}\nexpect:\n  - {text}\n").expect
    return read


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("{object: bear}", ObjectExpectation(object=BEAR)),
        ("{object: bear@bob}", ObjectExpectation(object=Reference(text="bear", player="bob"))),
        (
            '{object: "Isamaru, Hound of Konda@bob", zone: graveyard, count: 2}',
            ObjectExpectation(
                object=Reference(text="Isamaru, Hound of Konda", player="bob"), zone=Zone.GRAVEYARD, count=2
            ),
        ),
        ("{zone: alice.graveyard, cards: []}", ZoneExpectation(zone=Zone.GRAVEYARD, player="alice", cards=())),
        (
            "{zone: alice.library, cards: [A, A], ordered: true}",
            ZoneExpectation(zone=Zone.LIBRARY, player="alice", cards=("A", "A"), ordered=True),
        ),
        (
            "{zone: bob.battlefield, includes: [A], excludes: B, count: 3}",
            ZoneExpectation(zone=Zone.BATTLEFIELD, player="bob", includes=("A",), excludes=("B",), count=3),
        ),
        ("{zone: exile, cards: [A]}", ZoneExpectation(zone=Zone.EXILE, cards=("A",))),
        ("{game: draw}", GameExpectation(result=GameResult.DRAW)),
        ("{stack: []}", StackExpectation(objects=())),
        ("{stack: [Turn // Burn, bear]}", StackExpectation(objects=("Turn // Burn", "bear"))),
        (
            '{triggered: 2, ability: "Blood Artist"}',
            TriggeredExpectation(count=2, source=Reference(text="Blood Artist")),
        ),
    ],
)
def test_expectations(text: str, expected: Expectation) -> None:
    assert expectation(text) == expected


@pytest.mark.parametrize("zone", Zone)
def test_zones(zone: Zone) -> None:
    assert expectation(f"{{object: bear, zone: {zone.en}}}") == ObjectExpectation(object=BEAR, zone=zone)
    assert expectation(f"{{zone: alice.{zone.en}, count: 0}}") == ZoneExpectation(zone=zone, player="alice", count=0)


OBJECT_CHECKS: list[tuple[str, Comparison]] = [
    ("name: Chittering Host", Is("Chittering Host")),
    ("name: none", HasNone()),
    ("names: [Fire, Ice]", Exactly(("Fire", "Ice"))),
    ('mana_cost: "{3}{u}"', Is("{3}{U}")),
    ('mana_cost: "{1}{R} // {1}{U}"', Is("{1}{R} // {1}{U}")),
    ("mana_cost: none", HasNone()),
    ("mana_value: 0", Is(0)),
    ("mana_value: [1, 2]", Exactly((1, 2))),
    ("colors: []", Exactly(())),
    ("colors: [white, U]", Exactly((Color.WHITE, Color.BLUE))),
    ("colors: red", Exactly((Color.RED,))),
    ("colors: {includes: [red]}", Contains((Color.RED,), ())),
    ("color_indicator: [g]", Exactly((Color.GREEN,))),
    ("color_indicator: none", HasNone()),
    ("supertypes: [Legendary]", Exactly((Supertype.LEGENDARY,))),
    ("types: {includes: [Land], excludes: [Creature]}", Contains((CardType.LAND,), (CardType.CREATURE,))),
    ("types: [Creature]", Exactly((CardType.CREATURE,))),
    ("subtypes: [Eldrazi, horror]", Exactly((CreatureType.ELDRAZI, CreatureType.HORROR))),
    ("keywords: [first strike]", Exactly((KeywordAbility.FIRST_STRIKE,))),
    ("keywords: {excludes: [flying]}", Contains((), (KeywordAbility.FLYING,))),
    ("abilities: 2", Is(2)),
    ("text_includes: draw", Contains(("draw",))),
    ("text_includes: [draw, two]", Contains(("draw", "two"))),
    ("power: -1", Is(-1)),
    ("power: none", HasNone()),
    ("toughness: 4", Is(4)),
    ("loyalty: 3", Is(3)),
    ("loyalty: none", HasNone()),
    ("defense: 5", Is(5)),
    ("counters: {}", Exactly(())),
    ("counters: {+1/+1: 2, time: 0}", Exactly((CounterCount(kind=CounterKind.PLUS_ONE_PLUS_ONE, count=2),))),
    ("damage: 1", Is(1)),
    ("controller: bob", Is("bob")),
    ("owner: alice", Is("alice")),
    ("tapped: yes", Is(True)),
    ("face_down: no", Is(False)),
    ("flipped: true", Is(True)),
    ("transformed: true", Is(True)),
    ("token: true", Is(True)),
    ("copy_of: Clone", Is(Reference(text="Clone"))),
    ("copy_of: none", HasNone()),
    ("components: [A, B]", InOrder(("A", "B"))),
    ("components: 2", Is(2)),
    ("commander: true", Is(True)),
    ("attached_to: bear", Is(BEAR)),
    ("attached_to: none", HasNone()),
    ("attacking: bob", Is(Reference(text="bob"))),
    ("attacking: yes", Is(True)),
    ("attacking: none", HasNone()),
    ("can_attack: no", Is(False)),
    ("can_block: yes", Is(True)),
    ("level: 2", Is(2)),
    ("unlocked: [left, right]", Exactly((Door.LEFT, Door.RIGHT))),
    ("phased_out: no", Is(False)),
    ("exists: false", Is(False)),
    ("ring_bearer: true", Is(True)),
]


@pytest.mark.parametrize(("text", "expected"), OBJECT_CHECKS)
def test_checks_of_an_object(text: str, expected: Comparison) -> None:
    read = expectation(f"{{object: bear, {text}}}")
    assert isinstance(read, ObjectExpectation)
    (check,) = read.checks
    assert (check.key.value, check.expected) == (text.split(":")[0], expected)


PLAYER_CHECKS: list[tuple[str, Any]] = [
    ("life: -3", Is(-3)),
    ("hand: 3", Is(3)),
    ("library: 20", Is(20)),
    ("graveyard: 0", Is(0)),
    ("counters: {poison: 1}", Exactly((CounterCount(kind=CounterKind.POISON, count=1),))),
    ('mana: "{R}{G}"', Exactly((ManaKind.RED, ManaKind.GREEN))),
    ('mana: ""', Exactly(())),
    ("lost: false", Is(False)),
    ("won: yes", Is(True)),
    ("drew: 1", Is(1)),
    ("commander_damage: 20", Is(20)),
    ("monarch: true", Is(True)),
    ("initiative: no", Is(False)),
    ("dungeon: Undercity", Is("Undercity")),
    ("room: none", HasNone()),
    ("completed: [Undercity, Undercity]", Exactly(("Undercity", "Undercity"))),
    ("tempted: 4", Is(4)),
]


@pytest.mark.parametrize(("text", "expected"), PLAYER_CHECKS)
def test_checks_of_a_player(text: str, expected: Comparison) -> None:
    read = expectation(f"{{player: bob, {text}}}")
    assert isinstance(read, PlayerExpectation)
    (check,) = read.checks
    assert (check.key.value, check.expected) == (text.split(":")[0], expected)


def test_every_key_is_tried_above() -> None:
    assert {ObjectKey(text.split(":")[0]) for text, _ in OBJECT_CHECKS} == set(ObjectKey)
    assert {PlayerCheckKey(text.split(":")[0]) for text, _ in PLAYER_CHECKS} == set(PlayerCheckKey)
