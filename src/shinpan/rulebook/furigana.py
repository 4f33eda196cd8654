"""How Japanese words of the rules are read: furigana for the terms of the game.

Data: `data/readings.txt`. A group of kanji is only given a reading if all of it is made of words in the list, so that
no part of a longer word is read as another one.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources

_KANJI = re.compile(r"[一-鿿々]+")
_GROUP = re.compile(r"([一-鿿々]+)\[([ぁ-ん]+)\]")


@dataclass(frozen=True, slots=True)
class Reading:
    """A stretch of a text, with the way it is read."""

    start: int
    end: int
    kana: str


def readings_in(text: str) -> Iterator[Reading]:
    """The readings of a text in order: of each word that is known, where it first stands."""
    seen: set[str] = set()
    for run in _KANJI.finditer(text):
        found = _segments(text, run.start(), run.end())
        for reading in found or ():
            word = text[reading.start : reading.end]
            if word not in seen:
                seen.add(word)
                yield reading


def _segments(text: str, start: int, end: int, first: bool = True) -> list[Reading] | None:
    """The readings that make up a group of kanji, longest words first; None if no words do."""
    if start >= end:
        return []
    for word in _words().get(text[start], ()):
        alone = first and len(word.surface) == 1 == end - start
        if alone or not text.startswith(word.surface, start):
            continue
        rest = _segments(text, start + len(word.surface), end, first=False)
        if rest is not None:
            return [*(Reading(start + at, start + to, kana) for at, to, kana in word.groups), *rest]
    return None


@dataclass(frozen=True, slots=True)
class _Word:
    """A word, and where in it which reading belongs."""

    surface: str
    groups: tuple[tuple[int, int, str], ...]


@cache
def _words() -> dict[str, tuple[_Word, ...]]:
    """The words by their first character, the longest first."""
    text = resources.files(__package__).joinpath("data", "readings.txt").read_text(encoding="utf-8")
    found: dict[str, dict[str, _Word]] = {}
    for line in text.splitlines():
        for written in () if line.startswith("#") else line.split():
            word = _word(written)
            found.setdefault(word.surface[0], {})[word.surface] = word
    return {first: tuple(sorted(words.values(), key=lambda w: -len(w.surface))) for first, words in found.items()}


def _word(written: str) -> _Word:
    surface, groups, end = "", [], 0
    for group in _GROUP.finditer(written):
        surface += written[end : group.start()]
        groups.append((len(surface), len(surface) + len(group[1]), group[2]))
        surface += group[1]
        end = group.end()
    return _Word(surface + written[end:], tuple(groups))
