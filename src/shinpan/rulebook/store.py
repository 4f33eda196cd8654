"""The rules texts that a user has loaded, any number of editions side by side, in SQLite in the user's data folder."""

import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from types import TracebackType

from shinpan.rulebook.document import Edition, Fault, FaultKind, GlossaryEntry
from shinpan.rulebook.editions import filed_dates, in_force
from shinpan.rulebook.facts import known_editions
from shinpan.rulebook.failing import NotThereError
from shinpan.rulebook.folder import data_folder
from shinpan.rulebook.language import Language
from shinpan.rulebook.numbers import sort_key
from shinpan.rulebook.parsing.references import references_in
from shinpan.rulebook.rows import Row, chapters_of, row_from_json, rows_of
from shinpan.rulebook.search.index import Found, drop_index, glossary_names, index_edition, matches

SCHEMA_VERSION = 1
_SCHEMA = """
CREATE TABLE edition (
    id INTEGER PRIMARY KEY, language TEXT NOT NULL, effective TEXT NOT NULL, complete INTEGER NOT NULL,
    source TEXT NOT NULL, UNIQUE (language, effective)
);
CREATE TABLE part (
    edition INTEGER NOT NULL REFERENCES edition (id) ON DELETE CASCADE, number TEXT NOT NULL, place INTEGER NOT NULL,
    title TEXT NOT NULL, text TEXT NOT NULL, examples TEXT NOT NULL, line INTEGER NOT NULL,
    PRIMARY KEY (edition, number)
) WITHOUT ROWID;
CREATE INDEX part_place ON part (edition, place);
CREATE TABLE glossary (
    edition INTEGER NOT NULL REFERENCES edition (id) ON DELETE CASCADE, place INTEGER NOT NULL, term TEXT NOT NULL,
    text TEXT NOT NULL, line INTEGER NOT NULL, PRIMARY KEY (edition, place)
) WITHOUT ROWID;
CREATE TABLE term (
    edition INTEGER NOT NULL REFERENCES edition (id) ON DELETE CASCADE, name TEXT NOT NULL, rules TEXT NOT NULL,
    PRIMARY KEY (edition, name)
) WITHOUT ROWID;
CREATE TABLE fault (
    edition INTEGER NOT NULL REFERENCES edition (id) ON DELETE CASCADE, line INTEGER NOT NULL, kind TEXT NOT NULL,
    detail TEXT NOT NULL
);
"""


_IN = {Language.EN: ("English", "英語の文章"), Language.JA: ("Japanese", "日本語の文章")}


class NotLoadedError(NotThereError):
    """No text of the edition and language asked for is loaded."""


@dataclass(frozen=True, slots=True)
class LoadedEdition:
    """An edition in the store."""

    language: Language
    effective: date
    complete: bool
    source: str
    """The name of the file it came from (of the last one, for pages)."""
    rules: int
    """How many rules and subrules are loaded."""


class RulesStore:
    """The editions that a user has loaded. Use it as a context manager, or close it."""

    def __init__(self, folder: Path | None = None) -> None:
        """Open the store in a folder (by default the user's), making it if need be.

        Raises OSError if the folder can't be made, sqlite3.Error if the file is no store.
        """
        folder = data_folder() if folder is None else folder
        folder.mkdir(parents=True, exist_ok=True)
        self._database = sqlite3.connect(folder / "rules.sqlite3", timeout=10)
        self._database.execute("PRAGMA foreign_keys = ON")
        (version,) = self._database.execute("PRAGMA user_version").fetchone()
        if version == 0:
            with self._database:
                self._database.executescript(f"{_SCHEMA} PRAGMA user_version = {SCHEMA_VERSION};")
        elif version != SCHEMA_VERSION:
            raise sqlite3.DatabaseError(
                f"{folder}: rules.sqlite3 is of version {version}, this program's is {SCHEMA_VERSION}"
            )

    def close(self) -> None:
        """Close the file."""
        self._database.close()

    def __enter__(self) -> "RulesStore":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def add(self, edition: Edition, effective: date, source: str = "") -> LoadedEdition:
        """Keep an edition as that of the day `effective`.

        A whole rulebook replaces what was there for its day and language; pages replace the sections that they hold.
        """
        language = edition.language
        with self._database:
            if edition.complete:
                self._delete(language, effective)
            key = self._key(language, effective)
            if key is None:
                cursor = self._database.execute(
                    "INSERT INTO edition (language, effective, complete, source) VALUES (?, ?, ?, ?)",
                    (language, effective.isoformat(), edition.complete, source),
                )
                key = int(cursor.lastrowid or 0)
            self._write(key, edition)
            index_edition(self._database, key, self._rows(key))
        return next(loaded for loaded in self.editions(language) if loaded.effective == effective)

    def editions(self, language: Language | None = None) -> tuple[LoadedEdition, ...]:
        """The editions that are loaded, oldest first."""
        found = self._database.execute(
            "SELECT language, effective, complete, source,"
            " (SELECT count(*) FROM part WHERE part.edition = edition.id AND number LIKE '%.%') FROM edition"
            " ORDER BY effective, language"
        )
        everything = (
            LoadedEdition(Language(tag), date.fromisoformat(day), bool(complete), source, rules)
            for tag, day, complete, source, rules in found
        )
        return tuple(loaded for loaded in everything if language is None or loaded.language is language)

    def whole_editions(self, language: Language) -> list[date]:
        """The days of the editions that are loaded whole, oldest first."""
        return self._days("SELECT effective FROM edition WHERE language = ? AND complete ORDER BY effective", language)

    def days(self, language: Language) -> list[date]:
        """The days of all editions of which anything is loaded, oldest first."""
        return self._days("SELECT effective FROM edition WHERE language = ? ORDER BY effective", language)

    def on(self, day: date, language: Language) -> date:
        """The edition (its effective date) in force on a day, which must be loaded.

        Raises NotLoadedError, UnknownEditionError.
        """
        days = self.days(language)
        known = [edition.effective for edition in known_editions()]
        effective = in_force(day, {*known, *days}, filed_dates())
        if effective not in days:
            raise NotLoadedError(
                f"the edition of {effective} in {_IN[language][0]} is not loaded; load its text with"
                " `shinpan data import`",
                f"{effective}版の{_IN[language][1]}は読み込まれていません。`shinpan data import`で読み込めます",
            )
        return effective

    def edition(self, effective: date, language: Language) -> Edition:
        """The whole of a loaded edition. Raises NotLoadedError."""
        key = self._key_or_fail(effective, language)
        glossary = tuple(
            GlossaryEntry(term, text, references_in(text), line)
            for term, text, line in self._database.execute(
                "SELECT term, text, line FROM glossary WHERE edition = ? ORDER BY place", (key,)
            )
        )
        faults = tuple(
            Fault(line, FaultKind[kind], detail)
            for line, kind, detail in self._database.execute(
                "SELECT line, kind, detail FROM fault WHERE edition = ? ORDER BY line", (key,)
            )
        )
        (complete,) = self._database.execute("SELECT complete FROM edition WHERE id = ?", (key,)).fetchone()
        chapters = chapters_of(self._rows(key))
        return Edition(language, effective, chapters, glossary, faults, bool(complete))

    def rule(self, effective: date, language: Language, number: str) -> Row | None:
        """A single rule of a loaded edition, None if it has no such number. Raises NotLoadedError."""
        found = self._database.execute(
            "SELECT number, title, text, examples, line FROM part WHERE edition = ? AND number = ?",
            (self._key_or_fail(effective, language), number),
        ).fetchone()
        return row_from_json(*found) if found else None

    def matches(self, effective: date, language: Language, expression: str, most: int) -> list[Found]:
        """The rules of a loaded edition that match a full-text expression, best first. Raises NotLoadedError."""
        if not expression:
            return []
        return matches(self._database, self._key_or_fail(effective, language), expression, most)

    def glossary_rules(self, effective: date, language: Language, name: str) -> list[str]:
        """The rules that the glossary of an edition refers to under a term, given folded. Raises NotLoadedError."""
        key = self._key_or_fail(effective, language)
        found = self._database.execute("SELECT rules FROM term WHERE edition = ? AND name = ?", (key, name)).fetchone()
        return str(found[0]).split() if found else []

    def remove(self, effective: date, language: Language) -> None:
        """Forget an edition. Raises NotLoadedError."""
        self._key_or_fail(effective, language)
        with self._database:
            self._delete(language, effective)

    def _days(self, query: str, language: Language) -> list[date]:
        return [date.fromisoformat(day) for (day,) in self._database.execute(query, (language,))]

    def _key(self, language: Language, effective: date) -> int | None:
        found = self._database.execute(
            "SELECT id FROM edition WHERE language = ? AND effective = ?", (language, effective.isoformat())
        ).fetchone()
        return int(found[0]) if found else None

    def _key_or_fail(self, effective: date, language: Language) -> int:
        key = self._key(language, effective)
        if key is None:
            raise NotLoadedError(
                f"the edition of {effective} in {_IN[language][0]} is not loaded",
                f"{effective}版の{_IN[language][1]}は読み込まれていません",
            )
        return key

    def _delete(self, language: Language, effective: date) -> None:
        key = self._key(language, effective)
        if key is not None:
            drop_index(self._database, key)
            self._database.execute("DELETE FROM edition WHERE id = ?", (key,))

    def _write(self, key: int, edition: Edition) -> None:
        for section in edition.sections():
            pattern = (key, section.number, f"{section.number}.%")
            self._database.execute("DELETE FROM part WHERE edition = ? AND (number = ? OR number LIKE ?)", pattern)
        self._database.executemany(
            "INSERT INTO part (edition, number, place, title, text, examples, line) VALUES (?, ?, 0, ?, ?, ?, ?)"
            " ON CONFLICT DO NOTHING",
            ((key, r.number, r.title, r.text, r.examples_as_json(), r.line) for r in rows_of(edition)),
        )
        rows = (number for (number,) in self._database.execute("SELECT number FROM part WHERE edition = ?", (key,)))
        places = ((place, key, number) for place, number in enumerate(sorted(rows, key=sort_key), start=1))
        self._database.executemany("UPDATE part SET place = ? WHERE edition = ? AND number = ?", list(places))
        self._database.executemany(
            "INSERT INTO glossary VALUES (?, ?, ?, ?, ?)",
            ((key, place, e.term, e.text, e.line) for place, e in enumerate(edition.glossary)),
        )
        self._database.executemany(
            "INSERT INTO term VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            ((key, name, " ".join(rules)) for name, rules in glossary_names(edition.glossary)),
        )
        if edition.complete:
            self._database.executemany(
                "INSERT INTO fault VALUES (?, ?, ?, ?)",
                ((key, fault.line, fault.kind.name, fault.detail) for fault in edition.faults),
            )

    def _rows(self, key: int) -> Iterator[Row]:
        found: Iterable[tuple[str, str, str, str, int]] = self._database.execute(
            "SELECT number, title, text, examples, line FROM part WHERE edition = ? ORDER BY place", (key,)
        )
        return (row_from_json(*row) for row in found)
