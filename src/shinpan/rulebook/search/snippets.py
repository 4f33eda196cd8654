"""Cutting the telling part out of a text, and marking what was searched for."""

from collections.abc import Iterable
from functools import lru_cache

from shinpan.rulebook.search.folding import DROPPED, fold, is_japanese, pieces
from shinpan.rulebook.search.hits import Piece

WIDTH = 160
"""Characters of a snippet, about; half as many of Japanese, which are wider."""

LONGEST = 4000
"""Characters of a text that are looked at."""


def snippet(text: str, names: Iterable[str]) -> tuple[Piece, ...]:
    """The part of a text around the first of the names that it holds, with all that it holds of them marked."""
    flat = " ".join(text[:LONGEST].split())
    spans = _spans(flat, names)
    width = WIDTH // 2 if any("\u3041" <= character <= "\u9fff" for character in flat[:80]) else WIDTH
    start = max(0, spans[0][0] - width // 3) if spans else 0
    if start and " " in flat[start : start + 20] and flat[start].isascii():
        start = flat.index(" ", start) + 1
    end = min(len(flat), start + width)
    found: list[Piece] = [Piece("…", False)] if start else []
    at = start
    for first, last in spans:
        if first >= end or last <= at:
            continue
        if first > at:
            found.append(Piece(flat[at:first], False))
        found.append(Piece(flat[max(first, at) : last], True))
        at = last
    if at < end:
        found.append(Piece(flat[at:end], False))
    return tuple([*found, Piece("…", False)] if max(at, end) < len(flat) else found)


def _spans(text: str, names: Iterable[str]) -> list[tuple[int, int]]:
    """Where the names (else their pieces) stand in a text, without overlaps."""
    folded, places = _folded(text)
    names = list(names)
    found = _all_places(folded, [fold(name) for name in names])
    if not found:
        found = _all_places(folded, [piece for name in names for piece in pieces(name)])
    spans: list[tuple[int, int]] = []
    for start, end in sorted(found):
        if not spans or start >= spans[-1][1]:
            spans.append((start, end))
    return [(places[start], places[end - 1] + 1) for start, end in spans]


def _folded(text: str) -> tuple[str, list[int]]:
    """A text folded, with the place that each of its characters came from."""
    whole = fold(text)
    places = [place for place, character in enumerate(text) if character not in DROPPED]
    if len(whole) == len(places):
        return whole, places
    return _folded_one_by_one(text)


def _folded_one_by_one(text: str) -> tuple[str, list[int]]:
    """The same for a text that some characters of which become several, or none."""
    parts: list[str] = []
    places: list[int] = []
    for place, character in enumerate(text):
        folded = _fold_one(character)
        parts.append(folded)
        places += [place] * len(folded)
    return "".join(parts), places


@lru_cache(maxsize=8192)
def _fold_one(character: str) -> str:
    return fold(character)


def _all_places(folded: str, needles: Iterable[str]) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for needle in needles:
        at = folded.find(needle) if needle else -1
        while at >= 0:
            end = at + len(needle)
            inside_word = not is_japanese(needle) and at > 0 and folded[at - 1].isalnum() and folded[at - 1].isascii()
            if not inside_word:
                found.append((at, end))
            at = folded.find(needle, end)
    return found
