"""Readers of lists: "a, b, and c", "a, then b", one after another, one a line."""

from typing import TYPE_CHECKING, Any

from shinpan.oracle.reading.nodes import Items
from shinpan.oracle.reading.readers import Begins, Ends, Reader

if TYPE_CHECKING:
    from shinpan.oracle.reading.parsing import Parse


_BOTH = ("and", "a")
"""What joins two things, each by itself: "an artifact and an enchantment" is not one of either kind."""


class ListReader(Reader):
    """Reads items joined with commas and, before the last, a conjunction; a single item, too.

    form: or, comma, or nothing for "and". Between plural nouns, "or" becomes "and", so either will do. several: a
    single item is no list. singular: each item has an article, so that "and" never stands for "or".
    """

    __slots__ = ("_conjunctions", "_form", "_item", "_several")

    def __init__(self, item: Reader, form: str, several: bool = False, singular: bool = False) -> None:
        self._item = item
        self._several = several
        self._form = form
        self._conjunctions = frozenset({"and", "or"}) if form == "or" else frozenset({"and"})
        if singular:
            self._conjunctions = frozenset({form or "and"})

    def begins(self) -> Begins:
        """Return the reader of the items."""
        return (), (self._item,)

    def read(self, parse: "Parse", place: int) -> Ends:
        """Return every end at which a list may be complete."""
        found: list[tuple[int, Any]] = []
        open_lists: list[tuple[int, tuple[Any, ...]]] = []
        for end, item in parse.ends(self._item, place):
            if not self._several:
                found.append((end, Items((item,), self._form)))
            open_lists.append((end, (item,)))
        for end, items in open_lists:  # it grows while it is gone through
            after, last = self._joint(parse, end)
            for start in after:
                for stop, item in parse.ends(self._item, start):
                    longer = (*items, item)
                    if last:
                        found.append((stop, Items(longer, self._form)))
                    else:
                        open_lists.append((stop, longer))
                        if self._form == "comma":
                            found.append((stop, Items(longer, self._form)))
        return found

    def _joint(self, parse: "Parse", place: int) -> tuple[tuple[int, ...], bool]:
        """Return where the next item may begin, and whether it must be the last."""
        words = parse.words
        if place >= len(words):
            return (), False
        if words[place] in self._conjunctions:
            if self._form == "or" and words[place : place + 2] == _BOTH:
                return (), False
            if words[place : place + 3] == ("and", "/", "or"):
                return (place + 3,), True
            return (place + 1,), True
        if words[place] != ",":
            return (), False
        if place + 1 < len(words) and words[place + 1] in self._conjunctions:
            if words[place + 1 : place + 4] == ("and", "/", "or"):
                return (place + 4,), True
            return (place + 2,), True
        return (place + 1,), False


class RowReader(Reader):
    """Reads items one right after another: adjectives, the words of a type line. commas: there may be some between."""

    __slots__ = ("_commas", "_item")

    def __init__(self, item: Reader, commas: bool) -> None:
        self._item = item
        self._commas = commas

    def begins(self) -> Begins:
        """Return the reader of the items."""
        return (), (self._item,)

    def read(self, parse: "Parse", place: int) -> Ends:
        """Return every end of one item or more."""
        found: list[tuple[int, Items]] = []
        rows: list[tuple[int, tuple[Any, ...]]] = [(place, ())]
        for end, items in rows:  # it grows while it is gone through
            starts = [end]
            if items and self._commas and end < len(parse.words) and parse.words[end] == ",":
                starts = [end + 1]
            for start in starts:
                for stop, item in parse.ends(self._item, start):
                    rows.append((stop, (*items, item)))
                    found.append((stop, Items((*items, item), "space")))
        return found


class SentencesReader(Reader):
    """Reads items that are sentences each."""

    __slots__ = ("_item",)

    def __init__(self, item: Reader) -> None:
        self._item = item

    def begins(self) -> Begins:
        """Return the reader of the items."""
        return (), (self._item,)

    def read(self, parse: "Parse", place: int) -> Ends:
        """Return every end of one sentence or more, without the last full stop."""
        found: list[tuple[int, Items]] = []
        rows: list[tuple[int, tuple[Any, ...]]] = [(place, ())]
        for end, items in rows:  # it grows while it is gone through
            start = end
            if items:
                if parse.words[end : end + 1] != (".",):
                    continue
                start += 1
            for stop, item in parse.ends(self._item, start):
                rows.append((stop, (*items, item)))
                found.append((stop, Items((*items, item), "sentences")))
        return found


class BulletReader(Reader):
    """Reads modes: one a line, each with a bullet."""

    __slots__ = ("_item",)

    def __init__(self, item: Reader) -> None:
        self._item = item

    def begins(self) -> Begins:
        """Return the bullet."""
        return ("•",), ()

    def read(self, parse: "Parse", place: int) -> Ends:
        """Return the modes, all that follow."""
        rows: list[tuple[int, tuple[Any, ...]]] = [(place, ())]
        found: list[tuple[int, Items]] = []
        for end, items in rows:  # it grows while it is gone through
            if end == len(parse.words) and items:
                found.append((end, Items(items, "bullets")))
            if end < len(parse.words) and parse.words[end] == "•":
                for stop, item in parse.ends(self._item, end + 1):
                    closed = stop + (stop < len(parse.words) and parse.words[stop] == ".")
                    rows.append((closed, (*items, item)))
        return found
