"""Reading effects: clauses joined to sentences, and sentences to what an ability does.

Each level is made of the one below, so that what is joined has one reading: clauses joined with "and", then with
"then", then sentence by sentence.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from shinpan.oracle.reading.joined import INSTEAD, SEQUENCE
from shinpan.oracle.reading.nodes import Items, Node
from shinpan.oracle.reading.parsing import walked
from shinpan.oracle.reading.readers import Begins, Ends, Reader
from shinpan.phrases.effects.for_each import ForEach
from shinpan.phrases.effects.libraries import SearchLibrary
from shinpan.phrases.effects.sequence import If
from shinpan.phrases.reach.searching import FindInLibrary

if TYPE_CHECKING:
    from shinpan.oracle.reading.parsing import Parse
    from shinpan.oracle.reading.tries import State

Parts = tuple[Any, ...]


def _sequence(parts: Parts, form: str, start: int, end: int) -> Any:
    return parts[0] if len(parts) == 1 else Node(SEQUENCE, (Items(parts, form),), start, end)


def _for_each(clause: Any) -> bool:
    """Return whether a clause begins with "for each": all that follows in the sentence is done for each, too."""
    return isinstance(clause, Node) and clause.variant.cls is ForEach


def _found(clause: Any) -> bool:
    """Return whether a clause says what is looked for: what is done with it follows without "and"."""
    return isinstance(clause, Node) and clause.variant.cls is FindInLibrary


def _whole_searches(ends: Ends) -> Ends:
    """Return clauses without those that only say what is looked for, where one says what becomes of it, too."""
    if any(isinstance(each, Node) and each.variant.cls is SearchLibrary for _, each in ends):
        return [(end, each) for end, each in ends if not _found(each)]
    return ends


class ClausesReader(Reader):
    """Reads clauses joined with "and" and commas, and what is said of them together: "... unless ...".

    first: the reader of the first clause. others: those of the next ones, whose subject may be that of the first.
    left: the ways of wordings that begin with an effect.
    """

    __slots__ = ("_first_reader", "_left", "_others")

    def __init__(self, first: Reader, others: tuple[Reader, ...], left: "State") -> None:
        self._first_reader = first
        self._others = others
        self._left = left

    def begins(self) -> Begins:
        """Return the reader of the first part."""
        return (), (self._first_reader,)

    def read(self, parse: "Parse", place: int) -> Ends:
        """Return every end at which the clauses may be complete."""
        found: list[tuple[int, Any]] = []
        rows: list[tuple[int, Parts]] = []
        for end, each in _whole_searches(parse.ends(self._first_reader, place)):
            found.append((end, each))
            if not _for_each(each):
                rows.append((end, (each,)))
        for end, parts in rows:  # it grows while it is gone through
            start, last = _joint(parse.words, end)
            if start is None:
                continue
            for reader in self._others:
                for stop, each in _whole_searches(parse.ends(reader, start)):
                    if last or _found(parts[0]):
                        found.append((stop, _sequence((*parts, each), "and", place, stop)))
                    rows.append((stop, (*parts, each)))
        if not self._left.empty:
            for end, each in found:  # it grows while it is gone through
                found += walked(parse, self._left, end, place, (each,))
            for end, each in [(end, each) for end, each in found if _under_condition(each)]:
                start, last = _joint(parse.words, end)
                if start is not None and last:
                    more = ((stop, other) for stop, other in parse.ends(self, start) if _under_condition(other))
                    found += [(stop, _sequence((each, other), "and", place, stop)) for stop, other in more]
        return found


def _under_condition(clause: Any) -> bool:
    """Return whether a clause has its condition after it: "... if ..., and ... if ..." are two such."""
    return isinstance(clause, Node) and clause.variant.cls is If and clause.variant.paths[0] == (("effect",),)


def _joint(words: tuple[str, ...], place: int) -> tuple[int | None, bool]:
    if place >= len(words):
        return None, False
    if words[place] == "and" and words[place + 1 : place + 2] != ("then",):
        return place + 1, True
    if words[place] == ",":
        if words[place + 1 : place + 2] == ("and",):
            return place + 2, True
        return place + 1, False
    return None, False


_THEN = ((",", "then"), ("and", "then"), (",", "and", "then"), ("then",))


class ThenReader(Reader):
    """Reads a sentence: clauses joined with "then"."""

    __slots__ = ("_first_reader", "_others")

    def __init__(self, first: Reader, others: tuple[Reader, ...]) -> None:
        self._first_reader = first
        self._others = others

    def begins(self) -> Begins:
        """Return the reader of the first part."""
        return (), (self._first_reader,)

    def read(self, parse: "Parse", place: int) -> Ends:
        """Return every end at which the sentence may be complete."""
        found: list[tuple[int, Any]] = []
        rows: list[tuple[int, Parts, bool]] = [
            (end, (each,), True) for end, each in parse.ends(self._first_reader, place)
        ]
        for end, parts, whole in rows:  # it grows while it is gone through
            if whole:
                found.append((end, _sequence(parts, "then", place, end)))
            if _for_each(parts[0]):
                continue
            for joint in _THEN:
                if parse.words[end : end + len(joint)] == joint:
                    for reader in self._others:
                        rows += [(stop, (*parts, each), True) for stop, each in parse.ends(reader, end + len(joint))]
            if parse.words[end : end + 1] == (",",) and "then" in parse.words[end + 2 :]:
                for reader in self._others:  # "A, B, then C": what comes before "then" needs no "and"
                    rows += [(stop, (*parts, each), False) for stop, each in parse.ends(reader, end + 1)]
        return found


class ParagraphReader(Reader):
    """Reads sentences, as many as there are."""

    __slots__ = ("_condition", "_first_reader", "_others")

    def __init__(self, first: Reader, others: Reader, condition: Reader) -> None:
        self._first_reader = first
        self._others = others
        self._condition = condition

    def begins(self) -> Begins:
        """Return the reader of the first part."""
        return (), (self._first_reader,)

    def read(self, parse: "Parse", place: int) -> Ends:
        """Return every end of a sentence, without the full stop."""
        found: list[tuple[int, Any]] = []
        rows: list[tuple[int, Parts]] = [(end, (each,)) for end, each in parse.ends(self._first_reader, place)]
        for end, parts in rows:  # it grows while it is gone through
            found.append((end, _sequence(parts, "sentences", place, end)))
            if parse.words[end : end + 1] == (".",):
                start = end + 1
                if parse.words[start : start + 1] == ("then",):
                    start += 1 + (parse.words[start + 1 : start + 2] == (",",))
                for stop, each in parse.ends(self._others, start):
                    rows.append((stop, (*parts, each)))
                    rows += self._rather(parse, stop, each, parts)
                for stop, condition, effect in self._instead(parse, start):
                    node = Node(INSTEAD, (condition, effect, parts[-1]), start, stop)
                    rows.append((stop, (*parts[:-1], node)))
        return found

    def _rather(self, parse: "Parse", place: int, effect: Any, parts: Parts) -> Iterator[tuple[int, Parts]]:
        """Yield what is done instead of the sentence before where that is said first: "... instead if ..."."""
        if parse.words[place : place + 2] == ("instead", "if"):
            for stop, condition in parse.ends(self._condition, place + 2):
                node = Node(INSTEAD, (condition, effect, parts[-1]), parts[-1].start, stop)
                yield stop, (*parts[:-1], node)

    def _instead(self, parse: "Parse", place: int) -> Iterator[tuple[int, Any, Any]]:
        """Yield what is done instead of the sentence before under a condition: "if ..., instead ...", or said last."""
        words = parse.words
        if words[place : place + 1] != ("if",):
            if ("instead", "if") in zip(words[place:], words[place + 1 :], strict=False):
                for stop, effect in parse.ends(self._others, place):
                    if words[stop : stop + 2] == ("instead", "if"):
                        for end, condition in parse.ends(self._condition, stop + 2):
                            yield end, condition, effect
            return
        for end, condition in parse.ends(self._condition, place + 1):
            if words[end : end + 1] != (",",):
                continue
            if words[end + 1 : end + 2] == ("instead",):
                for stop, effect in parse.ends(self._others, end + 2):
                    yield stop, condition, effect
            else:
                for stop, effect in parse.ends(self._others, end + 1):
                    if words[stop : stop + 1] == ("instead",):
                        yield stop + 1, condition, effect
