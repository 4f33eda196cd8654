"""Reading situations: every key of the contract."""

from datetime import date
from pathlib import Path
from typing import Any

import pytest

from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, Color, Supertype, Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import ManaKind
from shinpan.game.subtypes import CreatureType
from shinpan.lab.notation import Scenario, load, parse
from shinpan.lab.notation.expectations import ObjectExpectation
from shinpan.lab.notation.situation import CardEntry, Component, PlayerSetup, TokenSpec
from shinpan.lab.notation.steps import CastStep
from shinpan.lab.notation.values import CounterCount, Number, Reference, Word
from shinpan.lab.notation.vocabulary import Daytime, Door, FaceDownAs, FaceUp, ManaSupply, StepName, Variant


def head(text: str) -> Scenario:
    return parse(text + "\nplayers: {alice: {}, bob: {}}\n")


def setup(text: str) -> PlayerSetup:
    return parse(f"players:\n  alice: {{{text}}}\n  bob: {{}}\n").player("alice")


def permanent(keys: str) -> CardEntry:
    battlefield = f"[{{card: Grizzly Bears, as: bear}}, {{{keys}}}]"
    return parse(f"players: {{alice: {{battlefield: {battlefield}}}, bob: {{}}}}").player("alice").battlefield[1]


def test_a_situation_needs_only_players() -> None:
    scenario = parse("players: {alice: {}, bob: }", "folder/clone.yaml")
    assert scenario == Scenario(
        title="clone", turn="alice", players=(PlayerSetup(name="alice"), PlayerSetup(name="bob"))
    )
    assert scenario.step is StepName.PRECOMBAT_MAIN
    assert not scenario.strict


@pytest.mark.parametrize(
    ("line", "field", "value"),
    [
        ("title: Clone", "title", "Clone"),
        ("title: 2013", "title", "2013"),
        ("title: yes", "title", "yes"),
        ("title: {en: Clone, ja: クローン}", "title", "Clone"),
        ("title: {en: Clone, ja: クローン}", "title_ja", "クローン"),
        ("edition: 2013-07-11", "edition", date(2013, 7, 11)),
        ('edition: "2013-07-11"', "edition", date(2013, 7, 11)),
        ("variant: commander", "variant", Variant.COMMANDER),
        ("seed: 1", "seed", 1),
        ("strict: true", "strict", True),
        ("strict: yes", "strict", True),
        ("strict: on", "strict", True),
        ("strict: off", "strict", False),
        ("strict: No", "strict", False),
        ("turn: bob", "turn", "bob"),
        ("step: end step", "step", StepName.END),
        ("step: End  Step", "step", StepName.END),
        ("step: main", "step", StepName.PRECOMBAT_MAIN),
        ("step: beginning of combat", "step", StepName.COMBAT),
        ("daytime: night", "daytime", Daytime.NIGHT),
        ("turn_number: 5", "turn_number", 5),
        ("rules: [707.2, '613.8a', 707.10, 729]", "rules", ("707.2", "613.8a", "707.10", "729")),
    ],
)
def test_keys_of_the_file(line: str, field: str, value: object) -> None:
    assert getattr(head(line), field) == value


def test_numbers_that_yaml_would_change_stay_as_they_are_written() -> None:
    assert head("seed: 010").seed == 10
    assert head("title: 1:30").title == "1:30"
    assert head("title: 0x10").title == "0x10"


@pytest.mark.parametrize(
    ("keys", "field", "value"),
    [
        ("life: 7", "life", 7),
        ("life: -2", "life", -2),
        ('life: "7"', "life", 7),
        ("mana: unlimited", "mana", ManaSupply.UNLIMITED),
        ('mana: "{U}{u} {C}"', "mana", (ManaKind.BLUE, ManaKind.BLUE, ManaKind.COLORLESS)),
        ('mana: "{2}{R}"', "mana", (ManaKind.RED, ManaKind.COLORLESS, ManaKind.COLORLESS)),
        ('mana: ""', "mana", ()),
        ("hand: [Clone]", "hand", (CardEntry(card="Clone"),)),
        ("graveyard: [Fire // Ice, 稲妻]", "graveyard", (CardEntry(card="Fire // Ice"), CardEntry(card="稲妻"))),
        ("library: []", "library", ()),
        ("library: [Forest]", "library", (CardEntry(card="Forest"),)),
        ("exile: [{card: Clone, face_down: true}]", "exile", (CardEntry(card="Clone", face_down=FaceDownAs.YES),)),
        ("command: [Clone]", "command", (CardEntry(card="Clone"),)),
        ("outside: [Clone]", "outside", (CardEntry(card="Clone"),)),
        (
            "counters: {poison: 3, energy: 2}",
            "counters",
            (CounterCount(kind=CounterKind.POISON, count=3), CounterCount(kind=CounterKind.ENERGY, count=2)),
        ),
        ('commanders: ["Isamaru, Hound of Konda"]', "commanders", ("Isamaru, Hound of Konda",)),
        ("cards_drawn: 2", "cards_drawn", 2),
        ("spells_cast: 2", "spells_cast", 2),
        ("spells_cast_last_turn: 2", "spells_cast_last_turn", 2),
        ("monarch: yes", "monarch", True),
        ("initiative: true", "initiative", True),
        ("dungeon: Undercity", "dungeon", "Undercity"),
        ("room: Arena", "room", "Arena"),
        ("completed: [Undercity]", "completed", ("Undercity",)),
        ("tempted: 3", "tempted", 3),
        ("emblems: [Jace Beleren]", "emblems", ("Jace Beleren",)),
    ],
)
def test_keys_of_a_player(keys: str, field: str, value: object) -> None:
    assert getattr(setup(keys), field) == value


def test_a_library_that_is_not_written_is_not_an_empty_one() -> None:
    assert setup("life: 1").library is None


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ("card: Forest, as: f", {"card": "Forest", "names": ("f",)}),
        ("card: Forest, as: [f, g], count: 2", {"names": ("f", "g"), "count": 2}),
        ("card: Forest, as: fs, count: 2", {"names": ("fs",), "count": 2}),
        ("card: Forest, owner: bob", {"owner": "bob"}),
        ("card: Forest, face_down: morph", {"face_down": FaceDownAs.MORPH}),
        ("card: Forest, face_down: yes", {"face_down": FaceDownAs.YES}),
        ("card: Forest, face_down: no", {"face_down": None}),
        ("card: Forest, face_down: plain", {"face_down": FaceDownAs.PLAIN}),
        ("card: Forest, exiled_with: bear", {"exiled_with": Reference(text="bear")}),
        ("card: F, counters: {+1/+1: 2}", {"counters": (CounterCount(kind=CounterKind.PLUS_ONE_PLUS_ONE, count=2),)}),
        ("card: F, counters: {}", {"counters": ()}),
        ("card: F", {"counters": None}),
        ("card: F, tapped: true, sick: yes", {"tapped": True, "sick": True}),
        ("card: F, attached_to: bear", {"attached_to": Reference(text="bear")}),
        ("card: F, attached_to: bob", {"attached_to": Reference(text="bob")}),
        ("card: F, attached_to: Grizzly bears", {"attached_to": Reference(text="Grizzly bears")}),
        ("card: F, face: back", {"face": FaceUp.BACK}),
        ("card: F, flipped: true, phased_out: true", {"flipped": True, "phased_out": True}),
        ("card: F, damage: 2", {"damage": 2}),
        ("card: F, level: 3", {"level": 3}),
        ("card: F, unlocked: [left, right]", {"unlocked": (Door.LEFT, Door.RIGHT)}),
        ("card: F, unlocked: left", {"unlocked": (Door.LEFT,)}),
        ("card: F, unlocked: []", {"unlocked": ()}),
        ("merged: [G, F]", {"card": None, "merged": (Component(card="G"), Component(card="F"))}),
        (
            "card: F, merged: [{card: G, owner: bob, commander: true}, F]",
            {"card": "F", "merged": (Component(card="G", owner="bob", commander=True), Component(card="F"))},
        ),
        (
            "merged: [F, {token: {types: [Creature]}}, {card: G, token: true}]",
            {
                "merged": (
                    Component(card="F"),
                    Component(token=TokenSpec(types=(CardType.CREATURE,)), is_token=True),
                    Component(card="G", is_token=True),
                )
            },
        ),
        ("card: F, copy_of: Forest", {"copy_of": Reference(text="Forest")}),
        ("card: F, token: true", {"is_token": True, "token": None}),
        ("card: F, token: no", {"is_token": False, "token": None}),
        ("card: F, chosen: blue", {"chosen": (Word(text="blue"),)}),
        ("card: F, chosen: [3, bob]", {"chosen": (Number(number=3), Word(text="bob"))}),
        ("card: F, mutations: 1", {"mutations": 1}),
        ("card: F, ring_bearer: true", {"ring_bearer": True}),
        ("card: F, companion: true", {"companion": True}),
        ("card: F, attacking: bob", {"attacking": Reference(text="bob")}),
        ("card: F, blocking: bear", {"blocking": (Reference(text="bear"),)}),
        ("card: F, blocking: [bear, bear]", {"blocking": (Reference(text="bear"), Reference(text="bear"))}),
        ("card: F, commander: true", {"commander": True}),
    ],
)
def test_keys_of_a_permanent(keys: str, expected: dict[str, Any]) -> None:
    entry = permanent(keys)
    assert {name: getattr(entry, name) for name in expected} == expected


def test_a_token_of_its_own() -> None:
    entry = permanent(
        "as: frog, token: {name: Keimi, supertypes: [Legendary], types: [Creature], subtypes: [Frog],"
        " colors: [B, green], power: 3, toughness: 3, keywords: [flying]}"
    )
    assert entry.card is None
    assert entry.is_token
    assert entry.token == TokenSpec(
        name="Keimi",
        supertypes=(Supertype.LEGENDARY,),
        types=(CardType.CREATURE,),
        subtypes=(CreatureType.FROG,),
        colors=(Color.BLACK, Color.GREEN),
        power=3,
        toughness=3,
        keywords=(KeywordAbility.FLYING,),
    )


def test_words_of_the_game_are_read_in_japanese_too() -> None:
    entry = permanent(
        "token: {types: クリーチャー, subtypes: [熊], colors: [緑], keywords: [飛行]}, counters: {+1/+1: 1}"
    )
    assert entry.token is not None
    assert entry.token.types == (CardType.CREATURE,)
    assert entry.token.colors == (Color.GREEN,)
    assert entry.token.keywords == (KeywordAbility.FLYING,)


def test_keys_of_a_card_stand_in_every_zone() -> None:
    for zone in ("hand", "graveyard", "library", "exile", "command", "outside"):
        keys = (
            "card: F, as: f, owner: bob, count: 2, face_down: yes, exiled_with: b, counters: {time: 3}, commander: yes"
        )
        text = f"players:\n  alice: {{battlefield: [{{card: B, as: b}}], {zone}: [{{{keys}}}]}}\n  bob: {{}}\n"
        (entry,) = getattr(parse(text).player("alice"), zone)
        assert entry == CardEntry(
            card="F",
            names=("f",),
            owner="bob",
            count=2,
            face_down=FaceDownAs.YES,
            exiled_with=Reference(text="b"),
            counters=(CounterCount(kind=CounterKind.TIME, count=3),),
            commander=True,
        )


def test_handles_may_point_forward_and_to_other_players() -> None:
    scenario = parse(
        "players:\n  alice: {battlefield: [{card: Rancor, attached_to: bear}]}\n"
        "  bob: {battlefield: [{card: Grizzly Bears, as: bear}]}\n"
    )
    assert scenario.player("alice").battlefield[0].attached_to == Reference(text="bear")


def test_zones_of_a_player_in_one_list() -> None:
    zones = setup("hand: [A], battlefield: [B], graveyard: [C], library: [D], exile: [E], command: [F], outside: [G]")
    assert [(zone, entries[0].card) for zone, entries in zones.zones()] == [
        (Zone.BATTLEFIELD, "B"),
        (Zone.HAND, "A"),
        (Zone.GRAVEYARD, "C"),
        (Zone.LIBRARY, "D"),
        (Zone.EXILE, "E"),
        (Zone.COMMAND, "F"),
        (Zone.OUTSIDE, "G"),
    ]


LINES = """\
title: x
players:
  alice:
    battlefield:
      - Forest
      -
        card: Grizzly Bears
        as: bear
        counters:
          +1/+1: 2
  bob: {}
steps:
  - resolve
  - {player: alice,
     cast: Clone, choose: [yes,
     bear]}
expect:
  - object: bear
    power: 4
"""


def test_every_value_knows_its_line() -> None:
    scenario = parse(LINES)
    alice = scenario.player("alice")
    assert alice.line == 3
    assert [entry.line for entry in alice.battlefield] == [5, 7]
    assert alice.battlefield[1].counters is not None
    assert alice.battlefield[1].counters[0].line == 10
    assert [step.line for step in scenario.steps] == [13, 14]
    assert isinstance(scenario.steps[1], CastStep)
    assert [answer.line for answer in scenario.steps[1].choose] == [15, 16]
    assert isinstance(scenario.expect[0], ObjectExpectation)
    assert scenario.expect[0].line == 18
    assert scenario.expect[0].checks[0].line == 19


def test_json_is_a_scenario_too() -> None:
    text = '{"title": "x", "seed": null, "players": {"alice": {"hand": ["Clone"], "monarch": true}, "bob": {}}}'
    scenario = parse(text.replace('"seed": null, ', ""))
    assert scenario.player("alice") == PlayerSetup(name="alice", hand=(CardEntry(card="Clone"),), monarch=True)


def test_a_file_is_read_with_its_mark_and_line_ends(tmp_path: Path) -> None:
    path = tmp_path / "稲妻.yaml"
    path.write_bytes("\ufefftitle: 稲妻\r\nplayers:\r\n  alice: {}\r\n  bob: {}\r\n".encode())
    scenario = load(path)
    assert scenario.title == "稲妻"
    assert scenario.path == str(path)
    assert "\r" not in scenario.text
    assert scenario.player("bob").line == 4


def test_an_unknown_player_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        head("title: x").player("carol")
