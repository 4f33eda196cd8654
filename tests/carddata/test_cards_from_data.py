"""Playing with cards from data: which card is taken, what can't be played, what is ignored and said so."""

import json

import pytest
from card_objects import atomic, scryfall
from click.testing import CliRunner

from shinpan.carddata.choosing import chosen_library
from shinpan.carddata.compiled import CompiledCache
from shinpan.carddata.library import DataLibrary, NotUnderstood, Origin
from shinpan.carddata.places import file_store, import_cards
from shinpan.cards.card import Layout
from shinpan.cards.library import UnknownCard, built_in
from shinpan.cli import main
from shinpan.oracle import compiling

DRAWS = scryfall("Widget Lesson", "Draw two cards.")
DANCES = scryfall("Widget Dance", "Draw a card.\nDance with target creature.")
CARDS = [
    DRAWS,
    DANCES,
    scryfall("Shock", "Shock deals 5 damage to any target.", mana_cost="{R}", type_line="Instant"),
    scryfall("Unsummon", "Send target creature home.", mana_cost="{U}", type_line="Instant"),
    scryfall("Widget Bear", "Flying", type_line="Creature — Bear", power="2", toughness="3"),
]


def run(*arguments):
    return CliRunner().invoke(main, [str(each) for each in arguments])


@pytest.fixture
def library(write):
    made = DataLibrary([file_store(write("a.json", CARDS))], built_in())
    yield made
    made.close()


def test_the_data_goes_before_the_pool_where_it_is_understood(library):
    assert library.entry("Shock").origin is Origin.DATA
    assert library["Shock"] != built_in()["Shock"]
    assert type(library["Shock"]) is type(built_in()["Shock"])
    assert library.entry("Unsummon").origin is Origin.INSTEAD
    assert library["Unsummon"] is built_in()["Unsummon"]
    assert library.entry("Grizzly Bears").origin is Origin.POOL
    assert library["ショック"] == library["Shock"]
    assert library["shock"] is library["Shock"]


def test_what_cant_be_played_is_refused_with_sentence_and_word(library):
    with pytest.raises(NotUnderstood, match=r"'Dance with target creature.'") as error:
        library["Widget Dance"]
    assert error.value.misunderstandings[0].word == "Dance"
    assert library.find("Widget Dance") is None
    with pytest.raises(UnknownCard, match="Widget Bear"):
        library["Widget Baer"]
    assert "Widget Lesson" in library
    names = {card.name for card in library}
    assert {"Widget Lesson", "Shock", "Grizzly Bears"} <= names
    assert "Widget Dance" not in names


def test_lenient(write):
    library = DataLibrary([file_store(write("a.json", CARDS))], built_in(), lenient=True)
    card = library["Widget Dance"]
    assert len(card.faces[0].abilities) == 1
    assert library.ignored(card) == ("Dance with target creature.",)
    assert library.ignored(library["Widget Lesson"]) == ()


def test_both_cards_of_a_meld_pair_have_the_combined_back_face(write):
    parts = [{"component": "meld_part", "name": "Fore"}, {"component": "meld_part", "name": "Aft"}]
    parts.append({"component": "meld_result", "name": "Whole"})
    bear = {"layout": "meld", "all_parts": parts, "type_line": "Creature — Bear", "power": "2", "toughness": "2"}
    trio = [scryfall(name, "Flying", **bear) for name in ("Fore", "Aft", "Whole")]
    library = DataLibrary([file_store(write("a.json", trio))], built_in())
    fore = library["Fore"]
    assert (fore.layout, [face.name for face in fore.faces]) == (Layout.MELD, ["Fore", "Whole"])
    assert {card.name for card in library.melding_into(fore)} == {"Fore", "Aft"}
    assert library.names_face(library["Whole"], "Whole") == 1
    alone = DataLibrary([file_store(write("b.json", trio[:2]))], built_in())
    with pytest.raises(NotUnderstood, match="no Whole"):
        alone["Fore"]


def test_which_cards_a_command_plays_with(write):
    assert chosen_library() is built_in()
    import_cards(write("own.json", [DRAWS, scryfall("Shock", "Draw a card.")]))
    assert chosen_library()["Widget Lesson"].name == "Widget Lesson"
    both = chosen_library(write("a.json", CARDS))
    assert both["Shock"] == DataLibrary([file_store(write("a.json", CARDS))], built_in())["Shock"]


def test_what_was_understood_is_kept_and_read_again_after_a_change(write, home, monkeypatch):
    calls = []
    monkeypatch.setattr("shinpan.carddata.compiled.compile_card", lambda raw: calls.append(raw) or real(raw))
    real = compiling.compile_card
    store = file_store(write("a.json", CARDS))
    (raw,) = [card for card, _ in store.cards() if card.name == "Widget Bear"]
    (dance,) = [card for card, _ in store.cards() if card.name == "Widget Dance"]
    for _ in range(2):
        with CompiledCache() as cache:
            bear, wrong = cache.compiled(raw), cache.report(dance)
            assert (bear, bear.whole) == (real(raw), True)
            assert (wrong.misunderstandings, wrong.whole) == (real(dance).misunderstandings, False)
    assert calls == [raw, dance]
    monkeypatch.setattr("shinpan.carddata.compiled.version", lambda: "another")
    with CompiledCache() as cache:
        cache.compiled(raw)
    assert calls == [raw, dance, raw]
    (home / "compiled.sqlite3").write_bytes(b"no database " * 1000)
    with CompiledCache() as cache:
        assert cache.compiled(raw).whole


SITUATION = """title: lesson
players:
  alice: {hand: [%s], mana: unlimited}
  bob: {}
steps:
  - {player: alice, cast: %s}
  - resolve
expect:
  - {player: alice, hand: %d}
"""


def test_judging_with_cards(write, tmp_path):
    cards = write("a.json.gz", CARDS)
    path = tmp_path / "s.yaml"
    path.write_text(SITUATION % ("Widget Lesson", "Widget Lesson", 2))
    assert run("judge", path).exit_code == 2
    assert run("judge", path, "--cards", cards).exit_code == 0
    atomic_cards = write("b.json", {"data": {"Widget Lesson": [atomic("Widget Lesson", "Draw two cards.")]}})
    assert run("judge", path, "--cards", atomic_cards).exit_code == 0
    run("data", "import", cards)
    assert run("judge", path).exit_code == 0


def test_judging_with_a_card_that_isnt_understood(write, tmp_path):
    cards = write("a.json", CARDS)
    path = tmp_path / "s.yaml"
    path.write_text(SITUATION % ("Widget Dance", "Widget Dance", 1))
    for lang, words in (("en", "isn't understood"), ("ja", "理解できない部分")):
        result = run("judge", path, "--cards", cards, "--lang", lang)
        assert result.exit_code == 2
        shown = "".join(result.output.split())  # lines break where the page ends
        assert words.replace(" ", "") in shown
        assert "Dancewithtargetcreature" in shown
    result = run("judge", path, "--cards", cards, "--lenient", "--lang", "en")
    assert result.exit_code == 0
    assert "Widget Dance: Dance with target creature." in result.output
    data = json.loads(run("judge", path, "--cards", cards, "--lenient", "--json").output)
    assert data["ignored"] == [{"card": "Widget Dance", "sentences": ["Dance with target creature."]}]
    path.write_text(SITUATION % ("Widget Lesson", "Widget Lesson", 2))
    data = json.loads(run("judge", path, "--cards", cards, "--lenient", "--json").output)
    assert "ignored" not in data


def test_judging_with_a_bad_file(write, tmp_path):
    path = tmp_path / "s.yaml"
    path.write_text(SITUATION % ("Shock", "Shock", 0))
    for value in (b"[{", b"nothing", [scryfall("")]):
        result = run("judge", path, "--cards", write("bad.json", value))
        assert result.exit_code == 2
        assert "bad.json" in result.output


def test_a_card_says_where_it_is_from_and_what_isnt_understood(write):
    cards = write("a.json", CARDS)
    shown = run("card", "--cards", cards, "--lang", "en", "Widget Dance").output
    assert "    ^^^^^ no wording goes on like this" in shown.replace("  ^", "    ^")
    assert "--lenient" in shown
    assert "its text is understood" in run("card", "--cards", cards, "--lang", "en", "Shock").output
    assert "not all of its text in the data" in run("card", "--cards", cards, "--lang", "en", "Unsummon").output
    assert "no such card" in run("card", "--cards", cards, "--lang", "en", "Grizzly Bears").output
    assert "理解できない文" in run("card", "--cards", cards, "--lang", "ja", "Widget Dance").output
    assert run("card", "--cards", cards, "No Such Card").exit_code == 2
