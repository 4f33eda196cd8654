"""The full-text index of one loaded edition: an FTS5 table beside its rows."""

import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from shinpan.rulebook.numbers import rule_of, section_of
from shinpan.rulebook.rows import Row
from shinpan.rulebook.search.folding import index_words, is_japanese, pairs, pieces

TITLE_WEIGHT, TEXT_WEIGHT, ABOVE_WEIGHT, EXAMPLE_WEIGHT = 12.0, 3.0, 2.0, 0.5


@dataclass(frozen=True, slots=True)
class Found:
    """A row that matches, with its bm25 (lower is better)."""

    number: str
    title: str
    text: str
    examples: str
    bm25: float


def index_edition(database: sqlite3.Connection, edition: int, rows: Iterable[Row]) -> None:
    """Make the index of an edition anew from its rows, which are in the order of their places (from 1)."""
    titles: dict[str, str] = {}
    entries: list[tuple[int, str, str, str, str]] = []
    for place, row in enumerate(rows, start=1):
        titles[row.number] = row.title
        above = f"{titles.get(section_of(row.number), '')} {titles.get(rule_of(row.number), '')}"
        examples = " ".join(text for _, text in row.examples)
        entries.append((place, _words(row.title), _words(row.text), _words(above), _words(examples)))
    drop_index(database, edition)
    database.execute(
        f"CREATE VIRTUAL TABLE words_{edition} USING fts5(title, text, above, examples, content='',"
        " tokenize='porter unicode61 remove_diacritics 2')"
    )
    database.executemany(
        f"INSERT INTO words_{edition} (rowid, title, text, above, examples) VALUES (?, ?, ?, ?, ?)", entries
    )


def drop_index(database: sqlite3.Connection, edition: int) -> None:
    """Remove the index of an edition, if there is one."""
    database.execute(f"DROP TABLE IF EXISTS words_{edition}")


def matches(database: sqlite3.Connection, edition: int, expression: str, most: int) -> list[Found]:
    """The rows of an edition that match an FTS5 expression, best first."""
    found = database.execute(
        f"SELECT number, title, text, examples, bm25(words_{edition}, ?, ?, ?, ?) AS score FROM words_{edition}"
        f" JOIN part ON part.edition = ? AND part.place = words_{edition}.rowid"
        f" WHERE words_{edition} MATCH ? ORDER BY score LIMIT ?",
        (TITLE_WEIGHT, TEXT_WEIGHT, ABOVE_WEIGHT, EXAMPLE_WEIGHT, edition, expression, most),
    )
    return [Found(*row) for row in found]


def all_of(text: str) -> str:
    """The expression that finds what holds every piece of a query; empty if it has none."""
    return " AND ".join(_piece(piece) for piece in pieces(text))


def any_of(texts: Sequence[str]) -> str:
    """The expression that finds what holds at least one of the texts whole."""
    return " OR ".join(f"({expression})" for text in texts if (expression := all_of(text)))


def _piece(piece: str) -> str:
    if not is_japanese(piece):
        return f'"{piece}"*' if len(piece) > 2 else f'"{piece}"'
    if len(piece) == 1:
        return f'"{piece}"*'
    return f'"{" ".join(pairs(piece))}"'


def _words(text: str) -> str:
    return " ".join(index_words(text))
