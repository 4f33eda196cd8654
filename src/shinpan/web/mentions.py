"""Which cards an English text names. Nothing marks their names there, so one has to know them.

A name of several words is taken for the card wherever it stands. A single word (Clone, Fling) may be any word at the
start of a sentence; it is a name only in a text that has it with its capital within a sentence too, never beside
another capital (Void Winnower), and never if it is a word of the game, such as a creature type or a keyword.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from shinpan.cards.library import built_in
from shinpan.game.enums import CardType
from shinpan.game.subtypes import subtypes_of
from shinpan.rulebook.search.terms import terms_of

_CAPITAL = re.compile(r"(?<![A-Za-z’'-])[A-Z]")
_WITHIN_SENTENCE = re.compile(r"[a-z,;] \Z")
_CAPITAL_BEFORE = re.compile(r"(?!(?:An?|The|If|When|Then|As) )\b[A-Z][A-Za-z’'-]* \Z")
_CAPITAL_AFTER = re.compile(r":? [A-Z]|[®™—]")


@dataclass(frozen=True, slots=True)
class Mention:
    """A stretch of a text that is a card's name."""

    start: int
    end: int
    name: str


def cards_in(text: str) -> tuple[Mention, ...]:
    """The cards of the pool that a text names, in order."""
    found = tuple(each for each in _all_in(text.replace("’", "'")) if " " in each.name or _stands_alone(each, text))
    certain = {each.name for each in found if " " in each.name or _is_certain(each, text)}
    return tuple(each for each in found if each.name in certain)


def _stands_alone(word: Mention, text: str) -> bool:
    """Whether a single word is no part of a longer name."""
    return not (_CAPITAL_AFTER.match(text, word.end) or _ends(text, word.start, _CAPITAL_BEFORE))


def _is_certain(word: Mention, text: str) -> bool:
    """Whether a single word is a name where it stands: in a sentence, or as half of a split card (Fire//Ice)."""
    half = "//" in (text[word.start - 2 : word.start] if word.start > 1 else "", text[word.end : word.end + 2])
    return half or _ends(text, word.start, _WITHIN_SENTENCE)


def _ends(text: str, end: int, pattern: re.Pattern[str]) -> bool:
    return pattern.search(text[max(0, end - 30) : end]) is not None


def _all_in(text: str) -> Iterator[Mention]:
    end = 0
    for capital in _CAPITAL.finditer(text):
        start = capital.start()
        if start < end:
            continue
        for name in _names().get(text[start : start + 3], ()):
            after = text[start + len(name) : start + len(name) + 1]
            if text.startswith(name, start) and not (after.isalnum() or after == "-"):
                end = start + len(name)
                yield Mention(start, end, name)
                break


@cache
def _names() -> dict[str, tuple[str, ...]]:
    """The names of the cards of the pool by their first letters, the longest first."""
    names = {name for card in built_in() for face in card.faces for name in (card.name, *face.names) if name}
    by_start: dict[str, list[str]] = {}
    for name in sorted(names, key=lambda name: -len(name)):
        if len(name) > 2 and not _is_word_of_the_game(name):
            by_start.setdefault(name[:3], []).append(name)
    return {start: tuple(found) for start, found in by_start.items()}


def _is_word_of_the_game(name: str) -> bool:
    return " " not in name and (name in _subtypes() or bool(terms_of(name)))


@cache
def _subtypes() -> frozenset[str]:
    return frozenset(each.en for card_type in CardType for each in subtypes_of(card_type))
