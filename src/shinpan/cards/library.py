"""Finding cards by name, English or Japanese."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from shinpan.cards import pool
from shinpan.cards.card import Card, Layout
from shinpan.cards.names import fold, nearest
from shinpan.game.characteristics import Definition


class UnknownCard(LookupError):  # noqa: N818 - it reads as a sentence: "unknown card"
    """No card of that name. nearest: the names that were probably meant."""

    def __init__(self, name: str, near: tuple[str, ...]) -> None:
        self.name = name
        self.nearest = near
        hint = f"; did you mean {' or '.join(repr(each) for each in near)}?" if near else ""
        super().__init__(f"unknown card {name!r}{hint}")


class Library:
    """A collection of cards, each found by its own name, by that of each face, and by their Japanese names.

    japanese: the Japanese names of cards and faces by their English ones; asked for only once an English name isn't
    found. A later card of the same name goes before an earlier one.
    """

    def __init__(self, cards: Iterable[Card], japanese: Callable[[], Mapping[str, str]] | None = None) -> None:
        self._cards: dict[str, Card] = {}
        self._faces: dict[str, Card] = {}
        self._japanese = japanese
        self._foreign: dict[str, Card] | None = None
        for card in cards:
            self.add(card)

    def add(self, card: Card) -> None:
        """Add a card; it goes before another of the same name."""
        self._cards[fold(card.name)] = card
        for face in card.faces:
            for name in face.names:
                self._faces[fold(name)] = card
        self._foreign = None

    def find(self, name: str) -> Card | None:
        """Return the card of that name, whatever its case, accents and punctuation; None if there is none."""
        folded = fold(name)
        return self._cards.get(folded) or self._faces.get(folded) or self._by_japanese().get(folded)

    def names_face(self, card: Card, name: str) -> int | None:
        """Return the place of the face that has a name, English or Japanese; None if it is no face's own."""
        folded = fold(name)
        foreign = self._japanese() if self._japanese is not None and not name.isascii() else {}
        for place, face in enumerate(card.faces):
            if any(folded in {fold(each), fold(foreign.get(each, each))} for each in face.names):
                return place
        return None

    def melding_into(self, card: Card) -> tuple[Card, ...]:
        """Return the two cards that meld into what a card of a meld pair does (712.4)."""
        back = card.faces[-1].names
        return tuple(each for each in self if each.layout is Layout.MELD and each.faces[-1].names == back)

    def japanese(self) -> Mapping[str, str]:
        """Return the Japanese names of cards and faces by their English ones."""
        return self._japanese() if self._japanese is not None else {}

    def ignored(self, card: Definition) -> tuple[str, ...]:
        """Return the sentences of a card that do nothing, not being understood; cards written down have none."""
        return ()

    def __getitem__(self, name: str) -> Card:
        """Return the card of that name. Raises UnknownCard, naming the nearest ones, if there is none."""
        found = self.find(name)
        if found is None:
            names = [*(card.name for card in self), *self._by_japanese()]
            raise UnknownCard(name, nearest(name, names, limit=3))
        return found

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and self.find(name) is not None

    def __iter__(self) -> Iterator[Card]:
        return iter(self._cards.values())

    def __len__(self) -> int:
        return len(self._cards)

    def _by_japanese(self) -> dict[str, Card]:
        if self._foreign is None:
            names = self._japanese() if self._japanese is not None else {}
            found: dict[str, Card] = {}
            for card in self:
                for english in (card.name, *(name for face in card.faces for name in face.names)):
                    if english in names:
                        found[fold(names[english])] = card
            self._foreign = found
        return self._foreign


@cache
def built_in() -> Library:
    """Return the built-in cards. The first call loads them all, some tens of milliseconds."""
    from shinpan.cards.pool.names_ja import japanese_names

    return Library((card for module in _pool_modules() for card in module.CARDS), japanese_names)


def _pool_modules() -> Iterator[Any]:
    """Yield the modules of the pool, by name: those that hold cards."""
    for found in iter_modules(pool.__path__):
        module = import_module(f"{pool.__name__}.{found.name}")
        if hasattr(module, "CARDS"):
            yield module
