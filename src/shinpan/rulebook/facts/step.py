"""How the numbers of one edition became those of the next, written with few words.

Only what can't be guessed is written: a rule goes where its section goes, a subrule where its rule goes, unless an
entry says otherwise. `708>709` moved; `708.2>` is gone; `713.3~712.8` became part of it; `709.3b<708.2` came from a
part of it.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping

from shinpan.rulebook.align import Alignment, Match, Relation
from shinpan.rulebook.numbers import rule_of, section_of

Has = Callable[[str], bool]
"""Whether an edition has a number."""


class Step:
    """The way from one edition to the next, both ways."""

    def __init__(self, entries: Iterable[str], in_old: Has, in_new: Has) -> None:
        self._in_old, self._in_new = in_old, in_new
        self._moved: dict[str, str | None] = {}
        self._part_of: dict[str, str] = {}
        self._part_from: dict[str, str] = {}
        for entry in entries:
            if "<" in entry:
                new, _, old = entry.partition("<")
                self._part_from[new] = old
            elif "~" in entry:
                old, _, new = entry.partition("~")
                self._part_of[old] = new
            else:
                old, _, target = entry.partition(">")
                self._moved[old] = target or None
        self._came_from = {new: old for old, new in self._moved.items() if new is not None}

    def forward(self, number: str) -> Match | None:
        """What the rule of the older edition is in the newer one; None if it is gone."""
        if number in self._part_of:
            return Match(self._part_of[number], Relation.PART, 1.0)
        moved = self._same_forward(number)
        return Match(moved, Relation.SAME, 1.0) if moved is not None else None

    def backward(self, number: str) -> Match | None:
        """What the rule of the newer edition was in the older one; None if it is new."""
        if number in self._part_from:
            return Match(self._part_from[number], Relation.PART, 1.0)
        origin = self._same_backward(number)
        return Match(origin, Relation.SAME, 1.0) if origin is not None else None

    def _same_forward(self, number: str) -> str | None:
        if number in self._part_of:
            return None
        if number in self._moved:
            return self._moved[number]
        above = above_of(number)
        if above is None:
            return number if self._in_new(number) else None
        return expected(number, above, self._same_forward(above), self._in_new)

    def _same_backward(self, number: str) -> str | None:
        if number in self._came_from:
            return self._came_from[number]
        above = above_of(number)
        origin = number if above is None else expected(number, above, self._same_backward(above), self._in_old)
        if origin is not None and self._in_old(origin) and self._same_forward(origin) == number:
            return origin
        return None


def above_of(number: str) -> str | None:
    """The rule of a subrule, the section of a rule; None above a section."""
    if "." not in number:
        return None
    return section_of(number) if rule_of(number) == number else rule_of(number)


def expected(number: str, above: str, counterpart: str | None, there: Has) -> str | None:
    """Where a number goes if it goes with what it stands in."""
    if counterpart is None:
        return None
    guess = counterpart + number[len(above) :]
    return guess if there(guess) else None


def entries_of(alignment: Alignment, old: Mapping[str, object], new: Mapping[str, object]) -> Iterator[str]:
    """The entries that say what an alignment says, given the numbers of both editions in order."""
    same: dict[str, str | None] = {}
    for number in old:
        match = alignment.forward.get(number)
        above = above_of(number)
        guess = number if above is None and number in new else None
        if above is not None:
            guess = expected(number, above, same.get(above), new.__contains__)
        same[number] = match.number if match is not None and match.relation is Relation.SAME else None
        if match is not None and match.relation is Relation.PART:
            yield f"{number}~{match.number}"
        elif same[number] != guess:
            yield f"{number}>{same[number] or ''}"
    for number in new:
        match = alignment.backward.get(number)
        if match is not None and match.relation is Relation.PART:
            yield f"{number}<{match.number}"
