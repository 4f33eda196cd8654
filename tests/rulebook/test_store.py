import sqlite3
from datetime import date
from pathlib import Path

import pytest

from shinpan.rulebook.document import FaultKind
from shinpan.rulebook.editions import UnknownEditionError
from shinpan.rulebook.folder import data_folder
from shinpan.rulebook.importing import import_rules, rules_files
from shinpan.rulebook.language import Language
from shinpan.rulebook.parsing import RulesTextError, parse
from shinpan.rulebook.store import NotLoadedError, RulesStore

DAY = date(2031, 3, 4)


def whole(rules: int, day: str = "March 4, 2031") -> str:
    """A rulebook of many sections, so that it is taken for the whole of one."""
    head = f"Rules\n\nThese rules are effective as of {day}.\n\n1. Things\n\n"
    sections = (
        f"{100 + number}. Thing {number}\n\n"
        + "".join(f"{100 + number}.{rule}. Thing {number} does {rule}.\n\n" for rule in range(1, rules + 1))
        for number in range(65)
    )
    return head + "".join(sections) + "Glossary\n\nThing\nSee rule 101.1.\n\nCredits\n\nAll\n"


@pytest.fixture
def store(tmp_path: Path):
    with RulesStore(tmp_path / "home") as opened:
        yield opened


def test_an_edition_comes_back_as_it_went_in(store, english):
    edition = parse(english)
    loaded = store.add(edition, DAY, source="book.txt")
    assert (loaded.language, loaded.effective, loaded.rules, loaded.source) == (Language.EN, DAY, 9, "book.txt")
    back = store.edition(DAY, Language.EN)
    assert back.chapters == edition.chapters
    assert back.glossary == edition.glossary
    assert [rule.number for rule in back.rules()] == [rule.number for rule in edition.rules()]


def test_a_single_rule_is_looked_up(store, english):
    store.add(parse(english), DAY)
    row = store.rule(DAY, Language.EN, "100.1a")
    assert row is not None
    assert row.text.startswith("A seat holds one player.")
    assert [text for _, text in row.examples] == ["Two players share no seat, as in 101.1.", "A third one stands."]
    assert store.rule(DAY, Language.EN, "100.9") is None
    with pytest.raises(NotLoadedError, match="2031-03-05"):
        store.rule(date(2031, 3, 5), Language.EN, "100.1")


def test_editions_and_languages_stand_side_by_side(store, english, japanese_page):
    store.add(parse(english), DAY)
    store.add(parse(english), date(2032, 1, 1))
    store.add(parse(japanese_page), DAY)
    assert [(loaded.effective.year, loaded.language) for loaded in store.editions()] == [
        (2031, Language.EN),
        (2031, Language.JA),
        (2032, Language.EN),
    ]
    store.remove(DAY, Language.EN)
    assert store.days(Language.EN) == [date(2032, 1, 1)]
    assert store.edition(DAY, Language.JA).index.keys() == {"7", "713", "713.1", "713.1a", "713.2"}


def test_pages_of_one_edition_are_put_together_and_replace_their_sections(store, japanese_page):
    store.add(parse(japanese_page), DAY)
    store.add(parse("7. その他のルール\n725. 机\n- 725.1 机は広い。\n"), DAY)
    store.add(parse(japanese_page.replace("- 713.2 長椅子は重い。\n", "").replace("二人", "三人")), DAY)
    edition = store.edition(DAY, Language.JA)
    assert [rule.number for rule in edition.rules()] == ["713.1", "713.1a", "725.1"]
    assert "三人" in edition.index["713.1"].text
    assert store.matches(DAY, Language.JA, '"重イ"', 9) == []
    assert [row.number for row in store.matches(DAY, Language.JA, '"三人"', 9)] == ["713.1"]


def test_a_whole_rulebook_replaces_what_was_there(store):
    store.add(parse(whole(3)), DAY)
    store.add(parse(whole(2)), DAY)
    assert store.editions()[0].rules == 130
    assert store.editions()[0].complete


def test_files_are_imported_for_the_date_in_them_or_the_one_given(tmp_path, store):
    path = tmp_path / "any.txt"
    path.write_text(whole(1).replace("Thing 5 does 1.", "See rule 999.1."), encoding="utf-8")
    done = import_rules(path, store)
    assert (done.loaded.effective, done.loaded.complete, done.inference) == (DAY, True, None)
    assert [(fault.kind, fault.detail) for fault in done.text.faults] == [(FaultKind.DEAD_REFERENCE, "999.1")]
    assert store.edition(DAY, Language.EN).faults == done.text.faults
    assert import_rules(path, store, date(2030, 1, 1)).loaded.effective == date(2030, 1, 1)


def test_without_a_date_inside_the_name_of_the_file_or_inference_decides(tmp_path, store, japanese_page):
    named = tmp_path / "MagicCompRules 20130711.txt"
    named.write_text(whole(1).replace("effective as of", "in force around"), encoding="utf-8")
    assert import_rules(named, store).loaded.effective == date(2013, 7, 13)
    page = tmp_path / "page.txt"
    page.write_text(japanese_page, encoding="utf-8")
    done = import_rules(page, store)
    assert done.inference is not None
    assert done.loaded.effective == done.inference.edition


def test_a_folder_means_its_files(tmp_path):
    for name in ("b.txt", "a.txt", ".hidden"):
        (tmp_path / name).write_text("x")
    (tmp_path / "inner").mkdir()
    assert [path.name for path in rules_files([tmp_path, Path("other.txt")])] == ["a.txt", "b.txt", "other.txt"]


@pytest.mark.parametrize("content", [b"", b"nothing", b"\x1f\x8b broken gzip", b"\xff" * 100])
def test_a_file_that_is_no_rules_text_is_refused_and_changes_nothing(tmp_path, store, content):
    path = tmp_path / "bad.txt"
    path.write_bytes(content)
    with pytest.raises((RulesTextError, OSError)):
        import_rules(path, store)
    assert store.editions() == ()


def test_the_edition_on_a_day_must_be_loaded(store, english):
    store.add(parse(english), DAY)
    assert store.on(date(2040, 1, 1), Language.EN) == DAY
    with pytest.raises(NotLoadedError, match=r"2026-01-16 in English is not loaded.*data import"):
        store.on(date(2030, 1, 1), Language.EN)
    with pytest.raises(NotLoadedError, match="2013-07-13 in English"):
        store.on(date(2013, 7, 11), Language.EN)
    with pytest.raises(UnknownEditionError):
        store.on(date(1999, 1, 1), Language.EN)


def test_the_folder_of_the_data(monkeypatch, tmp_path):
    monkeypatch.setenv("SHINPAN_HOME", str(tmp_path))
    assert data_folder() == tmp_path
    monkeypatch.delenv("SHINPAN_HOME")
    assert "shinpan" in str(data_folder())


def test_a_store_of_another_version_is_refused(tmp_path):
    with sqlite3.connect(tmp_path / "rules.sqlite3") as database:
        database.execute("PRAGMA user_version = 99")
    with pytest.raises(sqlite3.DatabaseError, match="version 99"):
        RulesStore(tmp_path)
