"""Counting what is understood: `shinpan data coverage`, and the shapes of what isn't."""

import json

import pytest
from card_objects import scryfall
from click.testing import CliRunner

from shinpan.carddata.shapes import own_names, shape, stop
from shinpan.cli import main

CARDS = [
    scryfall("Good Draw", "Draw two cards.", set="abc"),
    scryfall("Two Sentences", "Draw a card. Dance with target creature.", set="abc"),
    scryfall("Another Dance", "Dance with target artifact.", set="def"),
    scryfall("Sung", "Sing three songs.", set="def", layout="saga"),
    scryfall("Copied", "Flying", set="def", type_line="Creature — Bear", power="1", toughness="1"),
]


def run(*arguments):
    return CliRunner().invoke(main, ["data", "coverage", *map(str, arguments)])


def test_counts(write):
    result = run("--cards", write("a.json", CARDS), "--json")
    assert result.exit_code == 0, result.output
    data = json.loads(result.output)
    assert (data["cards"], data["whole"], data["sentences"], data["understood"]) == (5, 2, 6, 3)
    assert data["by_layout"] == {"normal": {"cards": 4, "whole": 2}, "saga": {"cards": 1, "whole": 0}}
    first = data["missing"][0]
    assert (first["shape"], first["count"], first["opens"]) == ("dance with target <type>.", 2, 2)
    assert first["example"] == "Dance with target creature."
    assert data["stops"][0]["shape"] == "▸ dance"


def test_by_set_and_mechanic(write):
    path = write("a.json", CARDS)
    data = json.loads(run("--cards", path, "--json", "--by", "set").output)
    assert data["by_set"] == {"DEF": {"cards": 3, "whole": 1}, "ABC": {"cards": 2, "whole": 1}}
    data = json.loads(run("--cards", path, "--json", "--by", "mechanic").output)
    assert data["by_mechanic"] == {"flying": {"cards": 1, "whole": 1}}
    assert json.loads(run("--cards", path, "--json", "--missing", "1").output)["missing"][1:] == []


def test_text_in_both_languages(write):
    path = write("a.json", CARDS)
    english = run("--cards", path, "--lang", "en").output
    assert "understood whole: 2 (40.0 %)" in english
    assert "Dance with target creature." in english
    assert "全文を理解：2枚" in run("--cards", path, "--lang", "ja", "--by", "set").output


def test_cards_of_your_own_and_none(write):
    assert run().exit_code == 2
    CliRunner().invoke(main, ["data", "import", str(write("a.json", CARDS))])
    assert json.loads(run("--json").output)["cards"] == 5


def test_bad_files(write, tmp_path):
    assert run("--cards", tmp_path / "none.json").exit_code == 2
    result = run("--cards", write("bad.json", b"[{"))
    assert result.exit_code == 1
    assert "malformed JSON" in result.output


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("Destroy target nonblack Goblin.", "destroy target <color> <subtype>."),
        ("Put two +1/+1 counters on Widget.", "put <n> +<n>/+<n> counters on ~."),
        ("{2}{G}, {T}: Add {R}.", "<mana>, {t}: add <mana>."),
        ("Islands you control gain first strike.", "<basic> you control gain <keyword>."),
        ("Madness {R}", "madness <mana>"),
        ("Create Kaldra's Helm and it fights.", "create <name> and it fights."),
        ("X creatures deal 10 damage.", "<n> <type> deal <n> damage."),
    ],
)
def test_shapes(sentence, expected):
    assert shape(sentence, ("Widget",)) == expected


def test_where_reading_stops():
    assert stop("Draw three cards quickly.", 17) == "draw <n> cards ▸ quickly"
    assert stop("Draw a", 6) == "draw a ▸ (end)"
    assert own_names("Widget, Maker of Things") == ("Widget, Maker of Things", "Widget, Maker", "Widget")
