"""The full-text index of one loaded edition: an FTS5 table beside its rows."""

import json
import re
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from shinpan.rulebook.document import GlossaryEntry
from shinpan.rulebook.numbers import rule_of, section_of
from shinpan.rulebook.rows import Row
from shinpan.rulebook.search.folding import fold, index_words, is_japanese, pairs, pieces

_REMARK = re.compile(r"\s*[(（][^)）]*[)）]")
_BETWEEN_NAMES = re.compile(r"[,/／、]\s*")

_RANK = "bm25(12.0, 3.0, 2.0, 0.5)"
"""The weights of title, text, titles above, and examples."""


@dataclass(frozen=True, slots=True)
class Found:
    """A row that matches, with its bm25 (lower is better)."""

    number: str
    title: str
    text: str
    examples: str
    bm25: float

    def all_words(self) -> str:
        """Title, text and examples."""
        examples = [words for _, words in json.loads(self.examples)] if self.examples else []
        return " ".join([self.title, self.text, *examples]).strip()


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


def glossary_names(entries: Iterable[GlossaryEntry]) -> Iterator[tuple[str, list[str]]]:
    """The names in a glossary, folded, with the rules that it refers to under each.

    A term may hold several names: `Control, Controller`, `装備/Equip`, `Bury (Obsolete)`.
    """
    for entry in entries:
        rules = list(dict.fromkeys(reference.target for reference in entry.references if len(reference.target) > 1))
        term = _REMARK.sub("", entry.term)
        names = [term, *_BETWEEN_NAMES.split(term)]
        if rules:
            yield from ((fold(name.strip(' “”"')), rules) for name in dict.fromkeys(names) if name.strip())


def drop_index(database: sqlite3.Connection, edition: int) -> None:
    """Remove the index of an edition, if there is one."""
    database.execute(f"DROP TABLE IF EXISTS words_{edition}")


def matches(database: sqlite3.Connection, edition: int, expression: str, most: int) -> list[Found]:
    """The rows of an edition that match an FTS5 expression, best first."""
    found = database.execute(
        f"SELECT part.number, part.title, part.text, part.examples, best.rank FROM (SELECT rowid, rank"
        f" FROM words_{edition} WHERE words_{edition} MATCH ? AND rank MATCH '{_RANK}' ORDER BY rank LIMIT ?) AS best"
        " JOIN part INDEXED BY part_place ON part.edition = ? AND part.place = best.rowid ORDER BY best.rank",
        (expression, most, edition),
    )
    return [Found(*row) for row in found]


_DULL = frozenset(
    {"a", "an", "the", "of", "to", "in", "is", "it", "that", "thats", "this", "and", "or", "if", "as", "be"}
)
_DULL |= {"by", "for", "on", "with", "from", "are", "at", "what", "how", "when", "who", "why", "which", "do", "does"}
_DULL |= {"happens", "happen", "work", "works", "rule", "rules", "can", "i", "my", "you", "your", "about", "its"}

MOST_PIECES = 12
"""Pieces of a query that are looked for; the rest is left out."""


def all_of(text: str) -> str:
    """The expression that finds what holds every piece of a query; empty if it has none."""
    return " AND ".join(_piece(piece) for piece in _telling(text))


def any_of(texts: Sequence[str]) -> str:
    """The expression that finds what holds at least one of the texts whole."""
    return " OR ".join(f"({expression})" for text in texts if (expression := all_of(text)))


def any_piece_of(texts: Sequence[str]) -> str:
    """The expression that finds what holds any piece of any of the texts."""
    return " OR ".join(dict.fromkeys(_piece(piece) for text in texts for piece in _telling(text)))


def _telling(text: str) -> list[str]:
    """The pieces of a query without those that say little, unless there are no others."""
    found = list(dict.fromkeys(pieces(text)))
    return [piece for piece in found if piece not in _DULL][:MOST_PIECES] or found[:MOST_PIECES]


def _piece(piece: str) -> str:
    if not is_japanese(piece):
        return f'"{piece}"*' if len(piece) > 2 else f'"{piece}"'
    if len(piece) == 1:
        return f'"{piece}"*'
    return f'"{" ".join(pairs(piece))}"'


def _words(text: str) -> str:
    return " ".join(index_words(text))
