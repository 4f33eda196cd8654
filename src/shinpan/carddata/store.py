"""The index: cards in SQLite, each found by name in a moment, however large the file that it came from."""

import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType

from shinpan.carddata.reading import Found
from shinpan.carddata.rows import from_json, names_of, to_json
from shinpan.cards.names import fold
from shinpan.oracle.raw import RawCard

SCHEMA_VERSION = 1
_SCHEMA = """
CREATE TABLE source (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL, stamp TEXT NOT NULL, imported TEXT NOT NULL, cards INTEGER NOT NULL,
    printings INTEGER NOT NULL, parts INTEGER NOT NULL
);
CREATE TABLE card (
    id INTEGER PRIMARY KEY, identity TEXT NOT NULL UNIQUE, name TEXT NOT NULL, layout TEXT NOT NULL,
    aside INTEGER NOT NULL, result TEXT NOT NULL, sets TEXT NOT NULL, raw TEXT NOT NULL,
    source INTEGER NOT NULL REFERENCES source (id) ON DELETE CASCADE
);
CREATE INDEX card_name ON card (name);
CREATE INDEX card_result ON card (result);
CREATE TABLE called (
    folded TEXT NOT NULL, rank INTEGER NOT NULL, card INTEGER NOT NULL REFERENCES card (id) ON DELETE CASCADE,
    PRIMARY KEY (folded, rank, card)
) WITHOUT ROWID;
CREATE INDEX called_card ON called (card);
"""

_ASIDE = 4
"""What is added to the rank of a name of a card that gives way to others."""


@dataclass(frozen=True, slots=True)
class Source:
    """A file that cards came from: its name, when it was imported, how many cards and printings it had.

    parts: how many objects of it are no cards (tokens, emblems, art).
    """

    name: str
    imported: datetime
    cards: int
    printings: int
    parts: int


class CardStore:
    """The cards of a database. Use it as a context manager, or close it."""

    def __init__(self, path: Path) -> None:
        """Open the database, making it if need be. Raises OSError, and sqlite3.Error if the file is no index."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self._database = sqlite3.connect(path, timeout=10)
        self._database.execute("PRAGMA foreign_keys = ON")
        (version,) = self._database.execute("PRAGMA user_version").fetchone()
        if version == 0:
            with self._database:
                self._database.executescript(f"{_SCHEMA} PRAGMA user_version = {SCHEMA_VERSION};")
        elif version != SCHEMA_VERSION:
            raise sqlite3.DatabaseError(f"{path}: it is of version {version}, this program's is {SCHEMA_VERSION}")

    def close(self) -> None:
        """Close the file."""
        self._database.close()

    def __enter__(self) -> "CardStore":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # -- filling ---------------------------------------------------------------------------------------------------

    def add(self, cards: Iterable[Found], name: str, stamp: str = "", *, alone: bool = False) -> Source:
        """Keep the cards of a file: all of them, or, if reading it fails, none. They go before those kept already.

        stamp: what tells the file from another of that name. alone: forget all that was kept before.
        """
        with self._database:
            if alone:
                self._database.execute("DELETE FROM source")
            moment = datetime.now(UTC).isoformat(timespec="seconds")
            cursor = self._database.execute(
                "INSERT INTO source (name, stamp, imported, cards, printings, parts) VALUES (?, ?, ?, 0, 0, 0)",
                (name, stamp, moment),
            )
            filling = _Filling(self._database, int(cursor.lastrowid or 0))
            for found in cards:
                filling.put(found)
            filling.finish()
        return self.sources()[-1]

    def forget(self) -> None:
        """Forget all cards."""
        with self._database:
            self._database.execute("DELETE FROM source")
        self._database.execute("VACUUM")

    # -- asking ----------------------------------------------------------------------------------------------------

    def sources(self) -> tuple[Source, ...]:
        """Return the files that cards came from, in the order in which they were imported; those with none left out."""
        rows = self._database.execute(
            "SELECT name, imported, cards, printings, parts FROM source"
            " WHERE EXISTS (SELECT 1 FROM card WHERE card.source = source.id)"
            " OR id = (SELECT max(id) FROM source) ORDER BY id"
        )
        return tuple(Source(name, datetime.fromisoformat(day), *numbers) for name, day, *numbers in rows)

    def stamp(self) -> str:
        """Return the stamp of the last file, nothing if there is none."""
        found = self._database.execute("SELECT stamp FROM source ORDER BY id DESC LIMIT 1").fetchone()
        return str(found[0]) if found else ""

    def find(self, name: str) -> RawCard | None:
        """Return the card that a name means: its own, that of a face, a Japanese one; None if there is none."""
        found = self._database.execute(
            "SELECT raw FROM called JOIN card ON card.id = called.card WHERE folded = ? ORDER BY rank, card LIMIT 1",
            (fold(name),),
        ).fetchone()
        return from_json(found[0]) if found else None

    def melding_into(self, result: str) -> tuple[RawCard, ...]:
        """Return the cards that meld into something, by its name."""
        rows = self._database.execute("SELECT raw FROM card WHERE result = ? ORDER BY name", (result,))
        return tuple(from_json(raw) for (raw,) in rows)

    def cards(self) -> Iterator[tuple[RawCard, tuple[str, ...]]]:
        """Yield all cards with their sets, in the order in which they came."""
        for raw, sets in self._database.execute("SELECT raw, sets FROM card ORDER BY id"):
            yield from_json(raw), tuple(sets.split())

    def names(self) -> tuple[str, ...]:
        """Return the names of all cards."""
        return tuple(name for (name,) in self._database.execute("SELECT name FROM card ORDER BY aside, id"))

    def japanese(self) -> dict[str, str]:
        """Return the Japanese names that the data has, of faces, by their English ones."""
        found: dict[str, str] = {}
        for (raw,) in self._database.execute(
            "SELECT raw FROM card WHERE id IN (SELECT card FROM called WHERE rank % ? = 2)", (_ASIDE,)
        ):
            found.update({face.name: face.japanese for face in from_json(raw).faces if face.japanese})
        return found

    def __len__(self) -> int:
        (number,) = self._database.execute("SELECT count(*) FROM card").fetchone()
        return int(number)


class _Filling:
    """Puts the cards of one file into the database, printings of one card together."""

    def __init__(self, database: sqlite3.Connection, source: int) -> None:
        self._database = database
        self._source = source
        self._ids: dict[str, int] = {}
        self._sets: dict[int, dict[str, None]] = {}
        self._printings = 0
        self._parts = 0

    def put(self, found: Found) -> None:
        """Put a printing in; of one card, what the first printing says counts."""
        if found.part:
            self._parts += 1
            return
        self._printings += 1
        known = self._ids.get(found.identity)
        if known is None:
            known = self._ids[found.identity] = self._insert(found)
            self._sets[known] = {}
        elif any(face.japanese for face in found.card.faces):
            self._complete(known, found.card)
        self._sets[known].update(dict.fromkeys(found.sets))

    def finish(self) -> None:
        """Note what only the end shows: all sets of each card, and how many there are."""
        self._database.executemany(
            "UPDATE card SET sets = ? WHERE id = ?",
            ((" ".join(sets), card) for card, sets in self._sets.items() if sets),
        )
        self._database.execute(
            "UPDATE source SET cards = ?, printings = ?, parts = ? WHERE id = ?",
            (len(self._ids), self._printings, self._parts, self._source),
        )

    def _insert(self, found: Found) -> int:
        card = found.card
        self._database.execute(
            "DELETE FROM card WHERE identity = ? OR (name = ? AND source <> ? AND aside >= ?)",
            (found.identity, card.name, self._source, found.aside),
        )
        cursor = self._database.execute(
            "INSERT INTO card (identity, name, layout, aside, result, sets, raw, source)"
            " VALUES (?, ?, ?, ?, ?, '', ?, ?)",
            (found.identity, card.name, card.layout, found.aside, card.result, to_json(card), self._source),
        )
        key = int(cursor.lastrowid or 0)
        self._name(key, card, found.aside)
        return key

    def _name(self, key: int, card: RawCard, aside: bool) -> None:
        rank = _ASIDE if aside else 0
        self._database.executemany(
            "INSERT INTO called (folded, rank, card) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            ((folded, rank + place, key) for folded, place in names_of(card)),
        )

    def _complete(self, key: int, printing: RawCard) -> None:
        """Add the Japanese names of a printing to a card that has none yet."""
        raw, aside = self._database.execute("SELECT raw, aside FROM card WHERE id = ?", (key,)).fetchone()
        card = from_json(raw)
        names = {face.name: face.japanese for face in printing.faces}
        if all(face.japanese for face in card.faces):
            return
        faces = tuple(replace(face, japanese=face.japanese or names.get(face.name, "")) for face in card.faces)
        card = replace(card, faces=faces)
        self._database.execute("UPDATE card SET raw = ? WHERE id = ?", (to_json(card), key))
        self._name(key, card, bool(aside))
