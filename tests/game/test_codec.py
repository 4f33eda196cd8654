"""Saving: the text goes there and back, and a text that isn't one of ours is refused with a reason."""

import json
import subprocess
import sys
from collections.abc import Callable
from datetime import date
from typing import Any

import pytest

from shinpan.cards.library import built_in
from shinpan.game.codec import BadSave, decode, encode, state_digest
from shinpan.game.counters import CounterKind
from shinpan.game.decisions import DecisionKind, Pick, Word
from shinpan.game.enums import Color, Zone
from shinpan.game.events import Damage, Entry, ZoneChange
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import Mana, ManaCost, ManaKind, ManaPool, ManaSymbol
from shinpan.game.state import GameState, Settings
from shinpan.game.subtypes import CreatureType
from shinpan.game.turn import Turn
from shinpan.phrases.abilities import Keyword
from shinpan.rules.beginning import new_state
from shinpan.rules.game import Game

A, B = PlayerId(0), PlayerId(1)

VALUES = [
    None,
    True,
    0,
    -12,
    "",
    '審判 \ud800 " \\',
    (),
    (1, (2, ("x",))),
    frozenset({Color.RED, Color.WHITE}),
    frozenset({3, 1, 2}),
    A,
    (B, 1, True),
    date(2013, 7, 11),
    ManaCost.parse("{X}{2/W}{U/P}"),
    ManaSymbol.of("W/U"),
    Mana(ManaKind.GREEN, 20, snow=True, restriction=("spells", 1)),
    ManaPool((Mana(ManaKind.COLORLESS, 20),)),
    {Pick(ObjectId(17)): 2, Pick(A): 1},
    [1, [2]],
    {"a": [(), {}]},
    Zone.EXILE,
    CreatureType.ELF,
    DecisionKind.PAY,
    Turn(number=4, priority=B),
    Word(Color.BLUE, "blue", "青"),
    Damage(ObjectId(17), B, 3, combat=True),
    ZoneChange(ObjectId(17), None, Zone.BATTLEFIELD, A, entry=Entry(counters=((CounterKind.TIME, 2),))),
    built_in()["Lightning Bolt"],
    tuple(built_in()),
]


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_values_go_there_and_back(value: Any) -> None:
    text = encode(value)
    back = decode(text)
    assert back == value
    assert type(back) is type(value)
    assert encode(back) == text


def test_players_stay_players_among_numbers() -> None:
    back = decode(encode((A, 0, False)))
    assert [type(each) for each in back] == [PlayerId, int, bool]


def test_interned_values_stay_the_same_objects() -> None:
    cost = ManaCost.parse("{1}{G}")
    assert decode(encode(cost)) is cost
    assert decode(encode(Color.RED)) is Color.RED


def test_what_cannot_be_saved_is_named() -> None:
    with pytest.raises(TypeError, match="object can't be saved"):
        encode((1, object()))
    with pytest.raises(TypeError, match="float"):
        encode(0.5)


@pytest.fixture(scope="module")
def state() -> GameState:
    cards = list(built_in())
    return new_state([cards[:60], cards[-60:]], ["A", "B"], Settings(seed=3))


def test_a_state_goes_there_and_back(state: GameState) -> None:
    text = encode(state)
    back = decode(text)
    assert back == state
    assert encode(back) == text
    assert list(back.objects) == list(state.objects)


def test_definitions_are_written_once(state: GameState) -> None:
    assert len(encode(state)) < 300_000
    forest = built_in()["Forest"]
    few, many = ([[forest] * number, [forest] * number] for number in (10, 60))
    per_card = (len(encode(new_state(many, "AB", Settings()))) - len(encode(new_state(few, "AB", Settings())))) / 100
    assert per_card < 400


def test_equal_states_have_one_digest_and_others_another(state: GameState) -> None:
    digest = state_digest(state)
    assert state_digest(decode(encode(state))) == digest
    other = state.fork()
    other.players[1] = other.players[1].with_(life=19)
    assert state_digest(other) != digest


def test_the_text_is_the_same_in_every_process() -> None:
    """Sets of terms hash by address: their order must not show."""
    program = (
        "from shinpan.cards.library import built_in; from shinpan.game.codec import encode; import hashlib;"
        "print(hashlib.sha256(encode(tuple(built_in())).encode()).hexdigest())"
    )
    texts = {
        subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
        for _ in range(2)
    }
    assert len(texts) == 1


def test_decoding_imports_the_modules_of_the_classes() -> None:
    text = encode(built_in()["Llanowar Elves"])
    program = "import sys; from shinpan.game.codec import decode; print(decode(sys.stdin.read()).name)"
    done = subprocess.run([sys.executable, "-c", program], input=text, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "Llanowar Elves"


# What is refused ------------------------------------------------------------------------------------------------------


def document(value: Any, classes: dict[str, Any] | None = None, shared: list[Any] | None = None) -> str:
    return json.dumps({"shinpan": 1, "engine": "0", "classes": classes or {}, "shared": shared or [], "value": value})


TURN = {"Turn": ["shinpan.game.turn", "number", "active", "step", "priority", "passes", "cleanups"]}
STEP = {"Step": ["shinpan.game.enums"]}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not a save, or cut short"),
        ("{", "not a save, or cut short"),
        ("[]", "not a save of Shinpan"),
        ('{"shinpan":2}', "format 2; this version reads format 1"),
        ('{"shinpan":1}', "no engine"),
        (document(1.5), "not a saved value: 1.5"),
        (document(float("nan")), "not a saved value: nan"),
        (document({}), "not a saved value"),
        (document({"Turn": []}), "unknown class 'Turn'"),
        (document({"ref": 0}), "no shared value 0"),
        (document({"ref": -1}, shared=[1]), "no shared value -1"),
        (document(1, shared=[{"ref": 0}]), "no shared value 0 before"),
        (document({"player": "A"}), "not a player"),
        (document({"date": "yesterday"}), "not a date"),
        (document({"cost": "{Q}"}), "not a cost"),
        (document({"symbol": []}), "not a symbol"),
        (document({"set": [{"list": []}]}), "not a set"),
        (document({"map": [1]}), "not a map"),
        (document({"state": {}}), "a state must have just these fields"),
        (document({"Step": "NOON"}, STEP), "Step has no member 'NOON'"),
        (document({"Step": ["UPKEEP"]}, STEP), "Step has no member"),
        (document({"Turn": [1, 2]}, TURN), "6 values are expected"),
        (document({"Turn": ["x", {"player": 0}, {"Step": "UPKEEP"}, None, 0, 0]}, TURN | STEP), "'x' is no number"),
        (document({"Turn": [True, {"player": 0}, {"Step": "UPKEEP"}, None, 0, 0]}, TURN | STEP), "True is no number"),
        (document({"Turn": [1, 0, {"Step": "UPKEEP"}, None, 0, 0]}, TURN | STEP), "0 is no active"),
        (document(1, {"Turn": ["shinpan.game.turn", "when"]}), "has no field 'when'"),
        (document(1, {"Turn": ["shinpan.game.turn", "step", "step"]}), "named twice"),
        (document(1, {"Player": ["shinpan.game.player", "id"]}), "the field 'name' is missing"),
        (document(1, {"Turn": []}), "its module and its fields are expected"),
        (document(1, {"Popen": ["subprocess", "args"]}), "no class Popen of values in subprocess"),
        (document(1, {"main": ["shinpan.cli"]}), "no class main of values"),
        (document(1, {"x": ["shinpan.testing.__main__"]}), "no class x of values"),
        (document(1, {"x": ["shinpan.game.nowhere"]}), "no module shinpan.game.nowhere"),
        (document(1, {"Game": ["shinpan.rules.game"]}), "no class Game of values"),
        (document(1, {"Table": ["shinpan.rules.table"]}), "no class Table of values"),
        (document(1, {"date": ["shinpan.game.state"]}), "no class date of values"),
        ("[" * 100_000, "too deep"),
        (document(json.loads("[" * 400 + "]" * 400)), "too deep"),
        (document({"ref": 300}, shared=[1, *([[{"ref": n}] for n in range(300)])]), "too deep"),
        (document({"ref": 40}, shared=[1, *([[{"ref": n}] * 9 for n in range(40)])]), "more than 5000000 values"),
    ],
)
def test_what_is_no_save_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadSave, match=message):
        decode(text)


def test_a_field_with_a_default_may_be_missing() -> None:
    """So that a save made before a field existed can still be read."""
    text = document({"Player": [{"player": 1}, "B"]}, {"Player": ["shinpan.game.player", "id", "name"]})
    assert decode(text).life == 20


def test_every_text_cut_short_is_refused(state: GameState) -> None:
    text = encode(Turn(number=3))
    for end in range(len(text)):
        with pytest.raises(BadSave):
            decode(text[:end])


# Games ----------------------------------------------------------------------------------------------------------------


def games_text() -> dict[str, Any]:
    cards = [built_in()["Forest"]] * 20
    game = Game([cards, cards], seed=1)
    while game.state.turn.priority is None:
        assert game.decision is not None
        game.answer(game.decision.options[0])
    saved: dict[str, Any] = json.loads(game.to_json())
    return saved


def value_of(saved: dict[str, Any], key: str) -> list[Any]:
    pair: list[Any] = next(pair for pair in saved["value"]["map"] if pair[0] == key)
    return pair


def no_state(saved: dict[str, Any]) -> None:
    value_of(saved, "state")[1] = 1


def no_answers(saved: dict[str, Any]) -> None:
    saved["value"]["map"] = saved["value"]["map"][:1]


def lost_card(saved: dict[str, Any]) -> None:
    value_of(saved, "state")[1]["state"]["hands"]["list"][0].pop()


def nobody_has_priority(saved: dict[str, Any]) -> None:
    turn = value_of(saved, "state")[1]["state"]["turn"]["Turn"]
    turn[saved["classes"]["Turn"].index("priority") - 1] = None


def text_for_a_state(saved: dict[str, Any]) -> None:
    value_of(saved, "state")[1]["state"]["battlefield"] = "x"


def foreign_answer(saved: dict[str, Any]) -> None:
    saved["classes"]["Pick"] = ["shinpan.game.decisions", "entity"]
    value_of(saved, "answers")[1] = [{"list": [{"Pick": [17]}]}]


def idle_answers(saved: dict[str, Any]) -> None:
    saved["classes"]["Pass"] = ["shinpan.game.decisions"]
    value_of(saved, "answers")[1] = [{"list": [{"Pass": []}]}] * 3


def stranger_concedes(saved: dict[str, Any]) -> None:
    """A game that is over by conceding is saved as it is, never with the conceding among its answers."""
    saved["classes"] |= {"Concede": ["shinpan.game.decisions", "player"], "Pass": ["shinpan.game.decisions"]}
    value_of(saved, "answers")[1] = [{"list": [{"Pass": []}]}, {"Concede": [{"player": 9}]}]


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (stranger_concedes, "don't fit"),
        (no_state, "not a saved game"),
        (no_answers, "must consist of state, answers and by_hand"),
        (lost_card, "listed in 0 places"),
        (nobody_has_priority, "nobody has priority"),
        (text_for_a_state, "'battlefield' holds values of the wrong kind"),
        (foreign_answer, "don't fit"),
        (idle_answers, "more answers than decisions"),
    ],
)
def test_an_impossible_game_is_refused(damage: Callable[[dict[str, Any]], None], message: str) -> None:
    saved = games_text()
    Game.from_json(json.dumps(saved))
    damage(saved)
    with pytest.raises(BadSave, match=message):
        Game.from_json(json.dumps(saved))


def test_a_keyword_without_the_cost_that_it_has_is_refused() -> None:
    with pytest.raises(BadSave, match="ward"):
        decode(encode(Keyword(KeywordAbility.WARD)))
