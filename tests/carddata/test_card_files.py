"""Files of cards: every shape is read, and what is wrong with a file is said."""

import gzip
import json

import pytest
from card_objects import atomic, scryfall

from shinpan.carddata.files import CardFileError
from shinpan.carddata.reading import cards_in

TWO = [scryfall("Fore", "Draw a card."), scryfall("Aft", "Draw two cards.")]


def names(path):
    return [found.card.name for found in cards_in(path) if not found.part]


def test_an_array_and_lines_plain_and_packed(write):
    for name, lines in (("a.json", False), ("a.json.gz", False), ("b.jsonl", True), ("b.jsonl.gz", True)):
        assert names(write(name, TWO, lines=lines)) == ["Fore", "Aft"]
    assert names(write("c.json", json.dumps(TWO, indent=4).encode())) == ["Fore", "Aft"]
    assert names(write("d.json", b"\xef\xbb\xbf \n" + json.dumps(TWO).encode())) == ["Fore", "Aft"]


def test_a_page_and_a_single_card(write):
    assert names(write("page.json", {"object": "list", "has_more": False, "data": TWO})) == ["Fore", "Aft"]
    assert names(write("one.json", TWO[0])) == ["Fore"]
    assert names(write("one-pretty.json", json.dumps(TWO[0], indent=2).encode())) == ["Fore"]


def test_faces_of_scryfall(write):
    halves = [{"name": "Fore", "mana_cost": "{R}", "oracle_text": "x", "type_line": "Instant"}, {"name": "Aft"}]
    card = scryfall("Fore // Aft", layout="split", card_faces=halves, type_line="Instant // Sorcery")
    (found,) = cards_in(write("a.json", [card]))
    assert [face.name for face in found.card.faces] == ["Fore", "Aft"]
    assert found.card.faces[0].type_line == "Instant"
    assert found.card.layout == "split"


def test_meld_parts_know_what_they_become(write):
    parts = [
        {"component": "meld_part", "name": "Fore"},
        {"component": "meld_part", "name": "Aft"},
        {"component": "meld_result", "name": "Whole"},
    ]
    trio = [scryfall(name, layout="meld", all_parts=parts) for name in ("Fore", "Aft", "Whole")]
    assert [found.card.result for found in cards_in(write("a.json", trio))] == ["Whole", "Whole", ""]
    faces = {
        "Fore // Whole": [
            atomic("Fore // Whole", faceName="Fore", side="a", layout="meld"),
            atomic("Fore // Whole", faceName="Whole", side="b", layout="meld"),
        ],
        "Aft": [atomic("Aft", layout="meld", cardParts=["Fore", "Aft", "Whole"])],
    }
    found = {found.card.name: found.card.result for found in cards_in(write("b.json", {"meta": {}, "data": faces}))}
    assert found == {"Fore": "Whole", "Aft": "Whole", "Whole": ""}


def test_reversible_cards_are_what_each_side_is(write):
    side = {"name": "Fore", "oracle_id": "f", "layout": "normal", "type_line": "Sorcery", "oracle_text": "Draw a card."}
    card = scryfall("Fore // Fore", layout="reversible_card", card_faces=[side, side])
    assert [(found.card.name, found.identity) for found in cards_in(write("a.json", [card]))] == [("Fore", "f")] * 2


def test_tokens_and_art_are_no_cards(write):
    objects = [TWO[0], *(scryfall("Goblin", layout=layout) for layout in ("token", "emblem", "art_series"))]
    assert [found.part for found in cards_in(write("a.json", objects))] == [False, True, True, True]


def test_atomic_cards_of_mtgjson(write):
    data = {
        "Fore": [atomic("Fore", "Draw a card.", printings=["ABC", "DEF"], colorIndicator=["R"], power="*")],
        "Dr. A // B.": [
            atomic("Dr. A // B.", "b", faceName="B.", side="b", layout="aftermath"),
            atomic("Dr. A // B.", "a", faceName="Dr. A", side="a", layout="aftermath"),
        ],
    }
    fore, both = cards_in(write("AtomicCards.json", {"meta": {"version": "5"}, "data": data}))
    assert (fore.card.faces[0].oracle_text, fore.sets) == ("Draw a card.", ("ABC", "DEF"))
    assert (fore.card.faces[0].color_indicator, fore.card.faces[0].power) == (("R",), "*")
    assert [face.name for face in both.card.faces] == ["Dr. A", "B."]
    assert both.card.layout == "split"


def test_sets_of_mtgjson(write):
    code = {
        "code": "ABC",
        "booster": {"x": [1]},
        "cards": [atomic("Fore", setCode="ABC")],
        "tokens": [atomic("Goblin")],
    }
    assert names(write("ABC.json", {"meta": {"a": [1]}, "data": code})) == ["Fore"]
    everything = {"meta": {}, "data": {"ABC": code, "DEF": {**code, "cards": [atomic("Aft", setCode="DEF")]}}}
    found = list(cards_in(write("AllPrintings.json", everything)))
    assert [(each.card.name, each.sets) for each in found] == [("Fore", ("ABC",)), ("Aft", ("DEF",))]


def test_japanese_names(write):
    (found,) = cards_in(write("a.json", [scryfall("Fore", lang="ja", printed_name="前")]))
    assert found.card.faces[0].japanese == "前"
    foreign = [{"language": "German", "name": "Vorne"}, {"language": "Japanese", "name": "前"}]
    (found,) = cards_in(write("b.json", {"data": {"Fore": [atomic("Fore", foreignData=foreign)]}}))
    assert found.card.faces[0].japanese == "前"


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (b'[{"name": "Fore", "type_line": "Sorcery"}, {"name": ', "malformed JSON"),
        (b'[{"name": "Fore" "type_line": 1}]', "malformed JSON"),
        (b'{"data": {"Fore": [{"name"', "malformed JSON"),
        (b'{"name": "Fore"}\n{"name": "Af\n', "line 2"),
        (b'{"name": "Fore"}\n\n[1]\n', "line 3: this line is no object"),
        (b'[{"name": "Fore\xff"}]', "malformed JSON"),
        (b'{"name": "Fore"}\n{"name": "\xff"}', "line 2: this line isn't UTF-8"),
        (b"[1, 2]", "number 1 is no object"),
        (b"[]", "no card"),
        (b"{}", "a card without a name"),
        (b"not json", "neither JSON nor"),
        (b"", "neither JSON nor"),
        (b'[{"object": "ruling", "comment": "x"}]', "'ruling'"),
        (b"PK\x03\x04zip", "zip"),
        (b"[" * 1_000_000, "nested too deeply"),
        (b'{"name": ' + b"[" * 1_000_000, "nested too deeply"),
        (b'{"name": "Fore"}\n{"name": ' + b"[" * 1_000_000, "nested too deeply"),
    ],
)
def test_what_is_no_file_of_cards(write, value, said):
    with pytest.raises(CardFileError, match=said) as error:
        list(cards_in(write("bad.json", value)))
    assert "bad.json" in str(error.value)


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (scryfall(""), "a card without a name"),
        (scryfall(None), "a card without a name"),
        (scryfall("  \u200b "), "a card without a name"),
        (scryfall(["Fore"]), "name is no text"),
        (scryfall("Fore", oracle_text=["x"]), "Fore: oracle_text is no text"),
        (scryfall("Fore", power=True), "Fore: power is no text"),
        (scryfall("Fore", card_faces="x"), "Fore: card_faces is no list"),
        (scryfall("Fore", card_faces=["x"]), "Fore: a face is no object"),
        (scryfall("Fore", card_faces=[{}]), "Fore: a face without a name"),
        (scryfall("Fore", color_indicator=5), "Fore: color_indicator is no list"),
        (scryfall("Fore", color_indicator=[5]), "Fore: color_indicator is no list"),
        (scryfall("Fore", layout="meld", all_parts=5), "Fore: all_parts is no list"),
        (scryfall("Fore", oracle_text="a\x00b"), r"Fore: oracle_text has the character U\+0000"),
        (scryfall("F\x1bre"), r"F\\x1bre: name has the character U\+001B"),
        (atomic("Fore", foreignData=3), "Fore: foreignData is no list"),
        (atomic("Fore", printings="ABC"), "Fore: printings is no list"),
        (atomic(""), "a card without a name"),
    ],
)
def test_what_can_be_no_card(write, card, said):
    for name, lines in (("bad.json", False), ("bad.jsonl", True)):
        with pytest.raises(CardFileError, match=said) as error:
            list(cards_in(write(name, [TWO[0], card], lines=lines)))
        assert name in str(error.value)


def test_half_of_a_surrogate_pair(write):
    path = write("bad.jsonl", b'{"name": "Fo\\ud800re", "type_line": "Sorcery"}\n')
    with pytest.raises(CardFileError, match=r"U\+D800"):
        list(cards_in(path))


def test_odd_unicode_is_made_plain(write):
    odd = scryfall("Lim-Du\u0302l’s\u00a0Vault", "Draw\u00a0a\u200b card.\r\nDraw\u2003two\u00ad cards.")
    (found,) = cards_in(write("a.json", [odd]))
    assert found.card.name == "Lim-Dûl’s Vault"
    assert found.card.faces[0].oracle_text == "Draw a card.\nDraw two cards."


def test_a_packed_file_that_is_cut_off_or_damaged(tmp_path):
    whole = gzip.compress("".join(f"{json.dumps(scryfall(f'Card {n}', 'x' * n))}\n" for n in range(3000)).encode())
    path = tmp_path / "cut.jsonl.gz"
    for length in (5, 30, len(whole) // 2, len(whole) - 4):
        path.write_bytes(whole[:length])
        with pytest.raises(CardFileError, match="cut off"):
            list(cards_in(path))
    path.write_bytes(whole[: len(whole) // 2] + bytes(64) + whole[len(whole) // 2 + 64 :])
    with pytest.raises(CardFileError, match=r"damaged|malformed|line"):
        list(cards_in(path))
