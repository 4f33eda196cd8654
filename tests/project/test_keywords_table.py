"""The table of keywords has no silent gap, and says what is the case."""

from pathlib import Path

from shinpan.testing.keywords import rows, standing, written

DOCS = Path(__file__).parents[2] / "docs" / "keywords.md"


def test_every_keyword_is_carried_out_or_says_why_not() -> None:
    assert [row.keyword.name for row in rows() if not row.modules and not row.left_out] == []


def test_the_table_in_docs_is_up_to_date() -> None:
    """What is carried out and tested, not by what: the names of files may be older. Write it anew by the command."""
    assert standing(DOCS.read_text(encoding="utf-8")) == standing(written())


def test_a_table_that_lies_is_noticed() -> None:
    text = written()
    assert standing(text)
    assert standing(text.replace("| `phrases.effects.scrying` |", "| not yet: no card |")) != standing(text)
