"""Lists of decks, read and checked for Commander (`shinpan deck`)."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from shinpan.cards.library import built_in
from shinpan.cli import main
from shinpan.game.lang import Lang
from shinpan.lab.decklists import DecklistError, deck_report, read_decklist

LIST = """\
// Commander
1 Isamaru, Hound of Konda (CHK) 19

Creatures (2)
1x Serra Angel
1 White Knight

Lands:
97 平地

Sideboard
1 Lightning Bolt
"""


def test_a_list_with_headings_in_either_language() -> None:
    deck = read_decklist(LIST, built_in())
    assert [card.name for card in deck.commanders] == ["Isamaru, Hound of Konda"]
    assert len(deck.cards) == 100
    assert "Lightning Bolt" not in {card.name for card in deck.cards}
    for lang in Lang:
        legal, lines = deck_report(deck, lang)
        assert legal
        assert "{W}" in "".join(lines)


def test_a_commander_may_be_marked_on_its_line() -> None:
    deck = read_decklist("1 Isamaru, Hound of Konda *CMDR*\n99 Plains\n", built_in())
    assert [card.name for card in deck.commanders] == ["Isamaru, Hound of Konda"]
    assert deck_report(deck, Lang.EN)[0]


def test_faults_are_told_with_their_rules_and_names_in_the_language() -> None:
    deck = read_decklist(LIST.replace("97 平地", "95 Plains\n2 Lightning Bolt"), built_in())
    legal, lines = deck_report(deck, Lang.JA)
    assert not legal
    told = "\n".join(lines)
    assert "《稲妻》" in told
    assert "[903.5b]" in told
    assert "[903.5c]" in told
    assert "[903.5a]" not in told


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [("1 Isamaru, Hound of Konda\n1 Sera Angel", 2, "Serra Angel"), ("=== 1 ===", 1, "=== 1 ===")],
)
def test_what_cannot_be_read_is_named_with_its_line(text: str, line: int, words: str) -> None:
    with pytest.raises(DecklistError) as caught:
        read_decklist(text, built_in())
    assert caught.value.line == line
    assert words in caught.value.en
    assert words in caught.value.ja


def test_the_command(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text(LIST, encoding="utf-8")
    assert CliRunner().invoke(main, ["deck", str(path)]).exit_code == 0
    done = CliRunner().invoke(main, ["deck", str(path), "--brawl", "--lang", "en"])
    assert done.exit_code == 1
    assert "[903.5a]" in done.output
    path.write_text("1 Nothing of the Kind", encoding="utf-8")
    done = CliRunner().invoke(main, ["deck", str(path), "--lang", "ja"])
    assert done.exit_code == 2
    assert "Nothing of the Kind" in done.output
    path.write_bytes(b"\xff\xfe\x00")
    assert CliRunner().invoke(main, ["deck", str(path)]).exit_code == 2
