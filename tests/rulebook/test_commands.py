from datetime import date
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from shinpan.rulebook.commands import import_rules_command, rule, rules, search
from shinpan.rulebook.parsing import RulesTextError


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("SHINPAN_HOME", str(tmp_path / "home"))
    return tmp_path


def run(command, *arguments: str) -> Result:
    return CliRunner().invoke(command, list(arguments))


def test_map_prints_the_number():
    assert run(rules, "map", "713.4b", "2022-09-08", "2026-01-16").output == "712.21b\n"
    assert run(rules, "map", "725.2", "20231117", "2026-01-16").output == "729.2\n"


def test_map_says_what_is_gone_new_or_merged():
    gone = run(rules, "map", "713.1b", "2022-09-08", "2026-01-16")
    assert gone.output.startswith("gone: since the edition of 2023-04-14")
    assert gone.exit_code == 0
    assert run(rules, "map", "729.2", "2026-01-16", "2013-07-13", "--lang", "ja").output.startswith("新規：")
    assert run(rules, "map", "713.9", "2022-09-08", "2026-01-16").output.startswith("712.15\n(its content")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["map", "713.99", "2022-09-08", "2026-01-16"], "2022-09-08 has no rule '713.99'"),
        (["map", "613.8", "1990-01-01", "2026-01-16"], "no edition was in force on 1990-01-01"),
        (["map", "613.8", "yesterday", "2026-01-16"], "does not match the formats"),
        (["diff", "2022-04-29", "2026-01-16"], "the edition of 2022-04-29 in English is not loaded"),
    ],
)
def test_requests_that_can_not_be_met(arguments, message):
    result = run(rules, *arguments)
    assert result.exit_code == 2
    assert message in result.output


def test_a_rule_of_a_former_edition_names_its_number_today():
    result = run(rule, "713.4b", "--edition", "2022-09-08", "--lang", "ja")
    assert result.exit_code == 0
    assert "713節〔合体カード〕" in result.output
    assert "現在は712.21bです（2026-01-16版）。" in result.output
    assert "gone" in run(rule, "713.1b", "--edition", "2022-09-08").output


def test_texts_are_imported_listed_shown_compared_and_searched(home, english):
    (home / "old.txt").write_text(english, encoding="utf-8")
    newer = english.replace("March 4, 2031", "March 4, 2032").replace("The first is 1.", "The first is 0.")
    (home / "new.txt").write_text(newer.replace("rule 702.1.", "rule 702.9."), encoding="utf-8")
    lines = list(import_rules_command([home / "old.txt", home / "new.txt"], None))
    assert lines == [
        "old.txt: en, edition of 2031-03-04, 100, 101, 702: 9 rules, 0 faults",
        "new.txt: en, edition of 2032-03-04, 100, 101, 702: 9 rules, 1 faults",
        "  line 45: reference to nothing: 702.9",
    ]
    assert "2031-03-04  en" in run(rules, "list").output
    compared = run(rules, "diff", "2031-03-04", "2032-03-04", "--section", "101")
    assert "101.1a  changed\nThe first is [-1-]{+0+}." in compared.output
    assert "702" not in compared.output
    refused = run(rules, "diff", "2031-03-04", "2032-03-04", "--section", "999")
    assert (refused.exit_code, "neither the edition" in refused.output) == (2, True)


def test_a_bad_file_does_not_keep_the_others_from_being_loaded(home, english):
    (home / "texts").mkdir()
    (home / "texts" / "a-bad.txt").write_text("nothing")
    (home / "texts" / "b-good.txt").write_text(english, encoding="utf-8")
    lines = import_rules_command([home / "texts"], None)
    assert next(lines).startswith("b-good.txt: en, edition of 2031-03-04")
    with pytest.raises(RulesTextError, match=r"a-bad\.txt: no numbered rule"):
        next(lines)


def test_an_imported_page_says_how_its_edition_was_found_out(home, japanese_page):
    (home / "page.txt").write_text(japanese_page, encoding="utf-8")
    lines = list(import_rules_command([home / "page.txt"], None))
    assert lines[1].startswith("  edition inferred: fit ")
    assert "--date settles it" in lines[1]
    (line,) = import_rules_command([home / "page.txt"], date(2022, 9, 8))
    assert line.startswith("page.txt: ja, edition of 2022-09-08, 713: 3 rules")


def test_search_shows_numbers_titles_and_words():
    result = run(search, "合体", "--lang", "ja")
    assert result.exit_code == 0
    assert result.output.startswith("701.42  合体する")
    assert "712.4  合体カード" in result.output
    assert run(search, "qqqqqq").output == "Nothing found.\n"
