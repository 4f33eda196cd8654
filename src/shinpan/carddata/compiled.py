"""What cards were understood as, kept on disk: a text is read again only when it, or what reads it, has changed."""

import hashlib
import json
import sqlite3
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Any

import shinpan
from shinpan.carddata.rows import to_json
from shinpan.cards.card import Card
from shinpan.game.codec import BadSave, decode, encode
from shinpan.oracle.compiling import Compiled, compile_card
from shinpan.oracle.raw import RawCard
from shinpan.oracle.reading.face import Misunderstanding
from shinpan.rulebook.folder import data_folder

_READING = ("cards", "game", "oracle", "phrases")
"""The parts of the project that what a text means depends on."""
_SCHEMA = """
DROP TABLE IF EXISTS compiled;
DROP TABLE IF EXISTS version;
CREATE TABLE version (version TEXT NOT NULL);
CREATE TABLE compiled (
    key BLOB PRIMARY KEY, has_card INTEGER NOT NULL, sentences INTEGER NOT NULL, understood INTEGER NOT NULL,
    wrong TEXT NOT NULL, card TEXT
);
"""
_AT_ONCE = 2000
"""How many cards are written at a time."""


@cache
def version() -> str:
    """Return what tells one version of the reader from another: that of the program, and when its sources changed."""
    made = hashlib.sha256(shinpan.__version__.encode())
    root = Path(shinpan.__file__).parent
    for part in _READING:
        for path in sorted((root / part).rglob("*.py")):
            stat = path.stat()
            made.update(f"{path.relative_to(root)}:{stat.st_size}:{stat.st_mtime_ns}\n".encode())
    return made.hexdigest()


class CompiledCache:
    """Compiles cards, and keeps what came of it. Use it as a context manager, or close it.

    A database that can't be used (another program writes it, it is damaged, the disk is full) is done without.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._database: sqlite3.Connection | None = None
        self._waiting: list[tuple[Any, ...]] = []
        place = data_folder() / "compiled.sqlite3" if path is None else path
        try:
            self._database = _opened(place)
        except (OSError, sqlite3.Error):
            self._database = None

    def close(self) -> None:
        """Write what waits and close the file."""
        self._flush()
        if self._database is not None:
            self._database.close()
            self._database = None

    def __enter__(self) -> "CompiledCache":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def report(self, raw: RawCard) -> Compiled:
        """Return what a card was understood as, maybe without the card itself: for counting."""
        return self._compiled(raw, with_card=False)

    def compiled(self, raw: RawCard) -> Compiled:
        """Return what a card was understood as."""
        return self._compiled(raw, with_card=True)

    def _compiled(self, raw: RawCard, *, with_card: bool) -> Compiled:
        if self._database is None:
            return compile_card(raw)
        key = hashlib.blake2b(to_json(raw).encode(), digest_size=16).digest()
        known = self._known(key, raw, with_card=with_card)
        if known is not None:
            return known
        found = compile_card(raw)
        card = None
        if with_card and found.card is not None:
            card = encode(found.card)
        wrong = json.dumps([_written(each) for each in found.misunderstandings], ensure_ascii=False)
        self._waiting.append((key, found.card is not None, found.sentences, found.understood, wrong, card))
        if with_card or len(self._waiting) >= _AT_ONCE:
            self._flush()
        return found

    def _known(self, key: bytes, raw: RawCard, *, with_card: bool) -> Compiled | None:
        assert self._database is not None
        try:
            row = self._database.execute(
                "SELECT has_card, sentences, understood, wrong, card FROM compiled WHERE key = ?", (key,)
            ).fetchone()
            if row is None or (with_card and row[0] and row[4] is None):
                return None
            card = decode(row[4]) if with_card and row[4] is not None else None
            wrong = tuple(_read(each) for each in json.loads(row[3]))
        except (sqlite3.Error, BadSave, ValueError, TypeError):
            return None
        if card is not None and not isinstance(card, Card):
            return None
        return Compiled(raw, card, wrong, row[1], row[2], has_card=bool(row[0]))

    def _flush(self) -> None:
        if self._database is None or not self._waiting:
            return
        try:
            with self._database:
                self._database.executemany("INSERT OR REPLACE INTO compiled VALUES (?, ?, ?, ?, ?, ?)", self._waiting)
        except sqlite3.Error:
            self._database = None
        self._waiting = []


def _opened(place: Path) -> sqlite3.Connection:
    """Open the database, emptied if another version made it."""
    place.parent.mkdir(parents=True, exist_ok=True)
    database = sqlite3.connect(place, timeout=1)
    try:
        found = database.execute("SELECT version FROM version").fetchone()
    except sqlite3.OperationalError:
        found = None
    if found is None or found[0] != version():
        with database:
            database.executescript(_SCHEMA)
            database.execute("INSERT INTO version VALUES (?)", (version(),))
    return database


def _written(wrong: Misunderstanding) -> list[Any]:
    return [
        wrong.paragraph,
        wrong.sentence,
        wrong.position,
        wrong.reason,
        list(wrong.expected),
        wrong.sentences,
        wrong.before,
    ]


def _read(data: list[Any]) -> Misunderstanding:
    paragraph, sentence, position, reason, expected, sentences, before = data
    return Misunderstanding(paragraph, sentence, position, reason, tuple(expected), sentences, before)
