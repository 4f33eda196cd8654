"""Finding a term by its name, English or Japanese."""

from collections.abc import Iterable, Mapping
from typing import Generic, TypeVar

from shinpan.game.term import Term

T = TypeVar("T", bound=Term)


class TermIndex(Generic[T]):
    """Terms by their English and Japanese names, whatever the case and the kind of apostrophe.

    Where two terms share a name the earlier one has it, and any term's own English name goes before Japanese ones.
    """

    def __init__(self, kind: str, terms: Iterable[T], aliases: Mapping[str, T] | None = None) -> None:
        """Index `terms`; `kind` is what errors call them, `aliases` are further names."""
        self._kind = kind
        self._terms = tuple(terms)
        self._aliases = aliases or {}
        self._names: dict[str, T] = {}

    def find(self, name: str) -> T | None:
        """The term of that name; None if there is none."""
        return self._by_name().get(_folded(name))

    def get(self, name: str) -> T:
        """The term of that name. Raises ValueError, naming the nearest ones, if there is none."""
        found = self.find(name)
        if found is not None:
            return found
        from difflib import get_close_matches  # only for the error: start-up stays fast

        close = get_close_matches(_folded(name), self._by_name(), n=3, cutoff=0.6)
        nearest = dict.fromkeys(self._by_name()[match].en for match in close)
        hint = f"; did you mean {' or '.join(repr(en) for en in nearest)}?" if nearest else ""
        raise ValueError(f"unknown {self._kind} {name!r}{hint}")

    def _by_name(self) -> dict[str, T]:
        if not self._names:
            for term in self._terms:
                self._names.setdefault(_folded(term.en), term)
            for alias, term in self._aliases.items():
                self._names.setdefault(_folded(alias), term)
            for term in self._terms:
                self._names.setdefault(_folded(term.ja), term)
        return self._names


def _folded(name: str) -> str:
    return " ".join(name.replace("’", "'").split()).casefold()
