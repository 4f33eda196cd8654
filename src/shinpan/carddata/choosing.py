"""Which cards a command plays with: those of a file, those that the user imported, the pool."""

from pathlib import Path

from shinpan.carddata.library import DataLibrary
from shinpan.carddata.places import file_store, has_own_cards, own_store
from shinpan.cards.library import Library, built_in


def chosen_library(cards: Path | None = None, *, lenient: bool = False) -> Library:
    """Return the cards to play with: of a file if one is given, then of the user's data, then of the pool.

    lenient: cards that aren't understood whole are played without what isn't understood. Raises CardFileError and
    OSError for the file, sqlite3.Error for the user's data.
    """
    stores = [] if cards is None else [file_store(cards)]
    if has_own_cards():
        stores.append(own_store())
    return DataLibrary(stores, built_in(), lenient=lenient) if stores else built_in()
