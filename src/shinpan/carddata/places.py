"""Where the index of cards is: that of the user's own data, and those of files that were only looked at."""

import hashlib
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

from shinpan.carddata.files import CardFileError, holds_json
from shinpan.carddata.reading import cards_in
from shinpan.carddata.store import CardStore, Source
from shinpan.rulebook.folder import data_folder

_NAME = "cards.sqlite3"
_MOST_FILES = 8
"""How many indexes of files are kept; the one used longest ago goes first."""

Progress = Callable[[int], None]


def own_store() -> CardStore:
    """Open the index of the user's own data, making it if need be. Raises OSError, sqlite3.Error."""
    return CardStore(data_folder() / _NAME)


def has_own_cards() -> bool:
    """Return whether the user has imported cards."""
    path = data_folder() / _NAME
    if not path.exists():
        return False
    with CardStore(path) as store:
        return len(store) > 0


def import_cards(path: Path, *, alone: bool = False, seen: Progress | None = None) -> Source:
    """Put the cards of a file into the user's index: all, or none if anything is wrong with it.

    Raises CardFileError, OSError. alone: forget the cards that were there before.
    """
    check_json(path)
    with own_store() as store:
        return store.add(cards_in(path, seen), path.name, alone=alone)


def check_json(path: Path) -> None:
    """Raise CardFileError for a file that doesn't even begin as one of cards does."""
    if not holds_json(path):
        raise CardFileError(f"{path.name}: this is no file of cards: JSON begins with {{ or [")


def file_store(path: Path, seen: Progress | None = None) -> CardStore:
    """Return the index of a file, made when the file is first seen or has changed. Raises CardFileError, OSError."""
    check_json(path)
    stat = path.stat()
    stamp = f"{stat.st_size}:{stat.st_mtime_ns}"
    key = hashlib.sha256(str(path.resolve()).encode(errors="surrogateescape")).hexdigest()[:20]
    folder = data_folder() / "files"
    place = folder / f"{key}.sqlite3"
    known = _opened(place, stamp)
    if known is not None:
        os.utime(place)
        return known
    folder.mkdir(parents=True, exist_ok=True)
    made = folder / f"{key}.{os.getpid()}.new"
    made.unlink(missing_ok=True)
    try:
        with CardStore(made) as store:
            store.add(cards_in(path, seen), path.name, stamp)
        made.replace(place)
    finally:
        made.unlink(missing_ok=True)
    _tidy(folder)
    return CardStore(place)


def _opened(place: Path, stamp: str) -> CardStore | None:
    """Return the index at a place if it is that of the file as it is now."""
    if not place.exists():
        return None
    try:
        store = CardStore(place)
    except sqlite3.DatabaseError:
        return None  # made by another version, or damaged: made again
    if store.stamp() == stamp:
        return store
    store.close()
    return None


def _tidy(folder: Path) -> None:
    """Remove the indexes that were used longest ago."""
    indexes = sorted(folder.glob("*.sqlite3"), key=lambda each: each.stat().st_mtime, reverse=True)
    for each in indexes[_MOST_FILES:]:
        each.unlink(missing_ok=True)
