"""One line being read: what was read where, and how far reading came."""

from collections.abc import Mapping
from typing import Any

from shinpan.oracle.reading.nodes import Node, forget_signs
from shinpan.oracle.reading.readers import Ends, Reader, kind_of
from shinpan.oracle.reading.settling import differing
from shinpan.oracle.reading.tokens import Line
from shinpan.oracle.reading.tries import State

_MOST = 256
"""How many readings of the same words are kept; a line that has more of them isn't understood."""


class TooManyReadings(Exception):  # noqa: N818 - it reads as a sentence
    """A line that can be read in more ways than anyone would sort out."""


class Parse:
    """A line being read.

    own: for each place where the card's own name stands, where it ends. far: the place that reading has come to;
    states: the points in wordings that it stands at there. memo: for each place, what each reader has read there.
    """

    __slots__ = ("far", "kinds", "line", "memo", "own", "states", "words")

    def __init__(self, line: Line, own: Mapping[int, tuple[int, ...]]) -> None:
        forget_signs()
        self.line = line
        self.words = line.words
        self.kinds = tuple(kind_of(word) for word in line.words)
        self.own = own
        self.far = 0
        self.states: list[State] = []
        self.memo: list[dict[Reader, Ends]] = [{} for _ in range(len(line.words) + 1)]

    def come_to(self, place: int, state: State) -> None:
        """Note that reading has come to a place, the farthest so far, and at which point in a wording it stands."""
        if place > self.far:
            self.far = place
            self.states = []
        self.states.append(state)

    def ends(self, reader: Reader, place: int) -> Ends:
        """Return what a reader reads at a place, read the first time. A reader that asks itself there reads nothing."""
        known = self.memo[place]
        found = known.get(reader)
        if found is None:
            known[reader] = ()
            found = reader.read(self, place)
            if len(found) > 1:
                found = distinct(found)
            known[reader] = found
        return found


def distinct(found: Ends) -> Ends:
    """Return readings without those that come to the same. Raises TooManyReadings."""
    by_end: dict[int, list[Any]] = {}
    for end, value in found:
        by_end.setdefault(end, []).append(value)
    if len(by_end) == len(found):
        return found
    made: list[tuple[int, Any]] = []
    for end, values in by_end.items():
        if len(values) > 1:
            values = differing(values)
            if len(values) > _MOST:
                raise TooManyReadings
        made.extend((end, value) for value in values)
    return made


def walked(parse: Parse, state: State, place: int, start: int, children: tuple[Any, ...] = ()) -> list[tuple[int, Any]]:
    """Return what can be read along the ways of a trie from a place on. start: where the phrase began."""
    found: list[tuple[int, Any]] = []
    words, kinds, own, memo = parse.words, parse.kinds, parse.own, parse.memo
    open_ways = [(state, place, children)]
    while open_ways:
        state, place, children = open_ways.pop()
        while True:
            if place >= parse.far:
                parse.come_to(place, state)
            for variant in state.accepts:
                if not variant.choosy or variant.admits(children):
                    found.append((place, Node(variant, children, start, place)))
            following = state.words.get(words[place]) if place < len(words) else None
            if state.slots or following is None:
                break
            state, place = following, place + 1
        if following is not None:
            open_ways.append((following, place + 1, children))
        if not state.slots or place == len(words):
            continue
        known = memo[place]
        for reader, after in state.slots if place in own else state.fitting(kinds[place]):
            ends = known.get(reader)
            for end, child in parse.ends(reader, place) if ends is None else ends:
                open_ways.append((after, end, (*children, child)))
    return found
