"""Cards found in data, compiled from their texts; what the data lacks, or isn't understood, comes from the pool."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import cached_property
from types import MappingProxyType

from shinpan.carddata.compiled import CompiledCache
from shinpan.carddata.store import CardStore
from shinpan.cards.card import Card, Layout
from shinpan.cards.library import Library, UnknownCard
from shinpan.cards.names import fold, nearest
from shinpan.game.characteristics import Definition
from shinpan.oracle.compiling import Compiled
from shinpan.oracle.raw import RawCard
from shinpan.oracle.reading.face import Misunderstanding

_SHOWN = 3
"""How many sentences an error names."""


class Origin(Enum):
    """Where a card comes from, and why."""

    DATA = auto()
    """From the data: its text was understood."""
    PART = auto()
    """From the data: its text wasn't understood whole, and what wasn't does nothing."""
    POOL = auto()
    """From the pool: the data has no such card."""
    INSTEAD = auto()
    """From the pool: the text that the data has wasn't understood whole."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A card with where it comes from, and what of its text in the data wasn't understood.

    card: None if it can't be played. raw: as the data has it, None if it hasn't.
    """

    card: Card | None
    origin: Origin
    misunderstandings: tuple[Misunderstanding, ...] = ()
    raw: RawCard | None = None


class NotUnderstood(LookupError):  # noqa: N818 - it reads as a sentence: "not understood"
    """The data has the card, but not all of its text is understood, and the pool hasn't got it."""

    def __init__(self, name: str, misunderstandings: tuple[Misunderstanding, ...]) -> None:
        self.name = name
        self.misunderstandings = misunderstandings
        said = "; ".join(str(each) for each in misunderstandings[:_SHOWN])
        more = len(misunderstandings) - _SHOWN
        super().__init__(f"{name!r} isn't understood: {said}" + (f"; and {more} more" if more > 0 else ""))


class DataLibrary(Library):
    """The cards of some data, before those of the pool.

    stores: the data; a card is taken from the first that has it. lenient: cards that aren't understood whole are played
    with what is understood of them; `ignored` says what isn't.
    """

    def __init__(
        self, stores: Sequence[CardStore], pool: Library, *, lenient: bool = False, cache: CompiledCache | None = None
    ) -> None:
        super().__init__(())
        self._stores = tuple(stores)
        self._pool = pool
        self._lenient = lenient
        self._cache = CompiledCache() if cache is None else cache
        self._entries: dict[str, Entry | None] = {}
        self._made: dict[tuple[int, str], Entry] = {}
        self._ignored: dict[str, tuple[str, ...]] = {}

    def close(self) -> None:
        """Close the files of the data."""
        self._cache.close()
        for store in self._stores:
            store.close()

    # -- finding ---------------------------------------------------------------------------------------------------

    def add(self, card: Card) -> None:
        """Add a card; it goes before another of the same name, wherever that is from."""
        for name in (card.name, *(each for face in card.faces for each in face.names)):
            self._entries[fold(name)] = Entry(card, Origin.POOL)
        super().add(card)

    def entry(self, name: str) -> Entry | None:
        """Return the card of a name with where it comes from; None if neither data nor pool know the name."""
        folded = fold(name)
        if folded not in self._entries:
            self._entries[folded] = self._looked_up(name)
        return self._entries[folded]

    def find(self, name: str) -> Card | None:
        """Return the card of that name, if there is one that can be played."""
        found = self.entry(name)
        return None if found is None else found.card

    def __getitem__(self, name: str) -> Card:
        """Return the card of that name. Raises UnknownCard, and NotUnderstood for one that can't be played."""
        found = self.entry(name)
        if found is None:
            names = dict.fromkeys((*(card.name for card in self._pool), *self._names(), *self._of_japan.values()))
            raise UnknownCard(name, nearest(name, names, limit=3))
        if found.card is None:
            raise NotUnderstood(found.raw.name if found.raw else name, found.misunderstandings)
        return found.card

    def names_face(self, card: Card, name: str) -> int | None:
        """Return the place of the face that has a name, English or Japanese; None if it is no face's own."""
        place = self._pool.names_face(card, name)
        if place is None and not name.isascii():
            folded = fold(name)
            for place, face in enumerate(card.faces):
                if any(fold(self._of_japan.get(each, "")) == folded for each in face.names):
                    return place
            return None
        return place

    def melding_into(self, card: Card) -> tuple[Card, ...]:
        """Return the two cards that meld into what a card of a meld pair does."""
        back = card.faces[-1].name
        for store in self._stores:
            found = [self.find(raw.name) for raw in store.melding_into(back)]
            pair = tuple(each for each in found if each is not None and each.layout is Layout.MELD)
            if len(pair) > 1:
                return pair
        return self._pool.melding_into(card)

    def ignored(self, card: Definition) -> tuple[str, ...]:
        """Return the sentences of a card that do nothing since they weren't understood."""
        return self._ignored.get(card.name, ())

    def __iter__(self) -> Iterator[Card]:
        """Yield every card that can be played. With much data that takes long: each is compiled."""
        for name in self._names():
            found = self.find(name)
            if found is not None:
                yield found
        yield from (card for card in self._pool if not any(store.find(card.name) for store in self._stores))

    def __len__(self) -> int:
        return len({fold(name) for name in self._names()} | {fold(card.name) for card in self._pool})

    # -- making ----------------------------------------------------------------------------------------------------

    def _looked_up(self, name: str) -> Entry | None:
        for store in self._stores:
            raw = store.find(name)
            if raw is None and not name.isascii():
                english = self._english.get(fold(name))
                raw = None if english is None else store.find(english)
            if raw is not None:
                return self._chosen(store, raw)
        card = self._pool.find(name)
        return None if card is None else Entry(card, Origin.POOL)

    def _chosen(self, store: CardStore, raw: RawCard) -> Entry:
        """Return what of data and pool is taken for a card that the data has."""
        if raw.layout == "meld" and not raw.result:
            parts = store.melding_into(raw.name)
            raw = parts[-1] if parts else raw
        key = (self._stores.index(store), raw.name)
        known = self._made.get(key)
        if known is None:
            known = self._made[key] = self._decided(store, raw)
        return known

    def _decided(self, store: CardStore, raw: RawCard) -> Entry:
        compiled = self._compiled(store, raw)
        if compiled.whole:
            return Entry(compiled.card, Origin.DATA, (), raw)
        pooled = self._pool.find(raw.name)
        if pooled is not None and any(fold(pooled.name) == fold(each) for each in (raw.name, _joined(raw))):
            return Entry(pooled, Origin.INSTEAD, compiled.misunderstandings, raw)
        if self._lenient and compiled.card is not None:
            self._ignored[compiled.card.name] = tuple(each.sentence for each in compiled.misunderstandings)
            return Entry(compiled.card, Origin.PART, compiled.misunderstandings, raw)
        return Entry(None, Origin.PART, compiled.misunderstandings, raw)

    def _compiled(self, store: CardStore, raw: RawCard) -> Compiled:
        """Compile a card; one of a meld pair with the combined back face (712.4)."""
        front = self._cache.compiled(raw)
        if raw.layout != "meld" or not raw.result or front.card is None:
            return front
        result = store.find(raw.result)
        if result is None:
            wrong = Misunderstanding(raw.name, raw.name, 0, f"the data has no {raw.result}, which it melds into")
            return replace(front, misunderstandings=(*front.misunderstandings, wrong))
        back = self._cache.compiled(result)
        if back.card is None:
            return replace(front, card=None, misunderstandings=(*front.misunderstandings, *back.misunderstandings))
        card = Card(raw.name, (front.card.faces[0], back.card.faces[0]), Layout.MELD)
        return replace(front, card=card, misunderstandings=(*front.misunderstandings, *back.misunderstandings))

    # -- names -----------------------------------------------------------------------------------------------------

    def _names(self) -> Iterator[str]:
        for store in self._stores:
            yield from store.names()

    @cached_property
    def _of_japan(self) -> Mapping[str, str]:
        """Japanese names by English ones, of the data and of the pool."""
        found: dict[str, str] = dict(self._pool.japanese())
        for store in reversed(self._stores):
            found |= store.japanese()
        return MappingProxyType(found)

    @cached_property
    def _english(self) -> Mapping[str, str]:
        return {fold(japanese): english for english, japanese in self._of_japan.items()}


def _joined(raw: RawCard) -> str:
    return " // ".join(face.name for face in raw.faces)
