"""Search as the pages ask it: a searcher for each thread, since it takes long to make and its store is one thread's."""

import threading

from shinpan.rulebook.folder import data_folder
from shinpan.rulebook.search.hits import Hit
from shinpan.rulebook.search.searching import Searcher
from shinpan.rulebook.store import LoadedEdition, RulesStore

MOST = 40

_State = tuple[tuple[LoadedEdition, ...], str]


class _Kept(threading.local):
    """The store and searcher of a thread, and what was loaded when they were made."""

    def __init__(self) -> None:
        self.store: RulesStore | None = None
        self.searcher: Searcher | None = None
        self.state: _State | None = None


_kept = _Kept()


def search(query: str) -> tuple[Hit, ...]:
    """What fits a query, best first; numbers are those of the newest edition."""
    folder = str(data_folder())
    if _kept.store is None or _kept.state is None or _kept.state[1] != folder:
        if _kept.store is not None:
            _kept.store.close()
        _kept.store, _kept.searcher = RulesStore(), None
    state = _kept.store.editions(), folder
    if _kept.searcher is None or _kept.state != state:
        _kept.searcher, _kept.state = Searcher(_kept.store), state
    return _kept.searcher.search(query, MOST)
