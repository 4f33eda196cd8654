"""Errors in words."""

import pytest

from shinpan.game.term import Term
from shinpan.lab.notation import ScenarioError, parse
from shinpan.lab.notation.mistakes import FileMistake, KeyMistake, Place, SituationMistake, ValueMistake, YamlMistake
from shinpan.lab.notation.problems import Problem, problem
from shinpan.rulebook.language import Language


def test_in_japanese() -> None:
    with pytest.raises(ScenarioError) as caught:
        parse("players:\n  alice: {battlefield: [{card: Clone, taped: yes}], life: x}\n", "clone.yaml")
    first, second, possible = caught.value.render(Language.JA).split("\n")
    assert first == "clone.yaml:2: life：数が必要ですが、「x」がありました。"
    assert second == "clone.yaml:2: パーマネントに「taped」というキーはありません。「tapped」ではありませんか。"
    assert possible.startswith("  書けるもの：card、as、owner、")


@pytest.mark.parametrize(
    "mistake", [*FileMistake, *YamlMistake, *KeyMistake, *ValueMistake, *SituationMistake], ids=repr
)
def test_both_languages_have_the_same_gaps(mistake: Term) -> None:
    class Gaps(dict[str, str]):
        def __missing__(self, key: str) -> str:
            self[key] = "x"
            return "x"

    english, japanese = Gaps(), Gaps()
    mistake.en.format_map(english)
    mistake.ja.format_map(japanese)
    assert english == japanese
    assert not mistake.en.endswith(".")
    assert not mistake.ja.endswith("。")


def test_many_problems_are_counted_not_all_shown() -> None:
    text = "players: {a: {}}\nsteps:\n" + "  - resolv\n" * 30
    with pytest.raises(ScenarioError) as caught:
        parse(text)
    assert len(caught.value.problems) == 30
    lines = str(caught.value).split("\n")
    assert len(lines) == 21
    assert lines[-1] == "... and 10 more"
    assert caught.value.render(Language.JA).endswith("ほかに10件あります。")


def test_problems_come_by_line_and_once() -> None:
    later = problem(7, KeyMistake.NO_SPACE, found="a:b")
    first = problem(None, FileMistake.EMPTY)
    assert ScenarioError("x", [later, first, later]).problems == (first, later)


def test_the_subject_is_the_innermost_key() -> None:
    found = problem(1, ValueMistake.BLANK).about("card").about("hand")
    assert found.message() == "card: the text is empty"


def test_long_and_broken_texts_are_shortened() -> None:
    found = problem(1, KeyMistake.NO_SPACE, found="a\n" + "b" * 100)
    assert "\n" not in found.message()
    assert len(found.message()) < 120


def test_braces_in_what_was_found_do_no_harm() -> None:
    assert problem(1, ValueMistake.WORD, found="{x} {0}").message() == 'unknown word "{x} {0}"'


def test_a_single_possible_word_is_only_suggested() -> None:
    found = Problem(1, KeyMistake.UNKNOWN, (("found", "crad"), ("place", Place.CARD)), ("card",))
    assert found.message() == 'unknown key "crad" for a card; did you mean "card"?'
