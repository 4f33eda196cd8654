"""The shape of a sentence: what is left of it without names, numbers, colors and types. Like counts with like."""

import re
from collections.abc import Iterator
from functools import cache

from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, Color
from shinpan.game.keywords import KeywordAbility
from shinpan.game.subtypes import BASIC_LAND_TYPES, CreatureType, subtypes_of
from shinpan.phrases.wording.english import number_word, plural

_NUMBERS = frozenset(number_word(number) for number in range(1, 21)) | {"x"}
_TOKEN = re.compile(r"(?:\{[^{}\s]*\})+|~|[+\-−][\dXY*]+|\d[\d,]*|[^\W\d_]+(?:['’-][^\W\d_]+)*|\S")
_NO_SPACE_BEFORE = frozenset(".,:;?!)/\"'”’")
_NO_SPACE_AFTER = frozenset('(/"“')
_SMALL = frozenset("of the and in to from for at on a".split())  # noqa: SIM905
_KEYWORD = "<keyword>"
_BETWEEN = 3
"""How many words before the place where reading stopped are shown."""


def shape(sentence: str, names: tuple[str, ...] = ()) -> str:
    """Return the shape of a sentence. names: those of the card that it is on."""
    return _joined(_shaped(_named(sentence, names)))


def stop(sentence: str, position: int, names: tuple[str, ...] = ()) -> str:
    """Return where reading stopped: the shape of some words before it, a mark, and the word that didn't fit."""
    before = _shaped(_named(sentence[:position], names))[-_BETWEEN:]
    after = _shaped(_named(sentence[position:], names))[:1]
    return " ".join((*before, "▸", *(after or ["(end)"])))


def _named(sentence: str, names: tuple[str, ...]) -> str:
    for name in names:
        sentence = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "~", sentence)
    return sentence


def own_names(name: str) -> tuple[str, ...]:
    """Return what a card may call itself, longest first."""
    short = [name.partition(mark)[0] for mark in (", ", " of ", " the ") if mark in name]
    return tuple(sorted(dict.fromkeys((name, *(each for each in short if len(each) > 2))), key=len, reverse=True))


def _shaped(text: str) -> list[str]:
    made: list[str] = []
    for word in _tokens(text):
        if made and made[-1] == word and word.startswith("<"):
            continue
        made.append(word)
    return made


def _tokens(text: str) -> Iterator[str]:
    found = _TOKEN.findall(text)
    words = _words()
    place = 0
    fresh = True
    while place < len(found):
        word = found[place]
        for length in (3, 2, 1):
            several = " ".join(found[place : place + length]).lower()
            if several in words and length <= len(found) - place:
                # A keyword that begins a line is what isn't understood of it, so that it stays.
                yield several if words[several] == _KEYWORD and not place else words[several]
                place += length
                break
        else:
            yield _one(word, fresh)
            place += 1
        fresh = word in '.:—•"“\n'


def _one(word: str, fresh: bool) -> str:
    lower = word.lower().replace("’", "'")
    if word[0] == "{":
        return lower if lower in ("{t}", "{q}", "{e}") else "<mana>"
    if word[0].isdigit() or lower in _NUMBERS:
        return "<n>"
    if word[0] in "+-−" and len(word) > 1:
        return f"{word[0].replace('−', '-')}<n>"
    if lower in ("a", "an"):
        return "a"
    if word[0].isupper() and not fresh and lower not in _SMALL:
        return "<name>"
    return lower


def _joined(words: list[str]) -> str:
    text = ""
    for place, word in enumerate(words):
        glued = not place or word in _NO_SPACE_BEFORE or words[place - 1] in _NO_SPACE_AFTER
        text += word if glued else f" {word}"
    return text


@cache
def _words() -> dict[str, str]:
    """Return what stands for a word, or for several, in a shape."""
    found: dict[str, str] = {}

    def put(words: str, sign: str) -> None:
        for each in (words, plural(words) if words else ""):
            if each:
                found.setdefault(each.lower(), sign)

    for land in BASIC_LAND_TYPES:
        put(land.en, "<basic>")
    for keyword in KeywordAbility:
        if keyword.en not in ("enchant", "equip", "kicker"):
            found.setdefault(keyword.en.lower(), _KEYWORD)
    for color in Color:
        found.setdefault(color.en.lower(), "<color>")
        found.setdefault(f"non{color.en.lower()}", "<color>")
    for kind in CardType:
        put(kind.en, "<type>")
        put(f"non{kind.en}", "<type>")
    for kind in CardType:
        for term in subtypes_of(kind):
            put(term.en, "<subtype>")
            if isinstance(term, CreatureType):
                found.setdefault(f"non-{term.en.lower()}", "<subtype>")
    for counter in CounterKind:
        if counter.en.isalpha():
            found.setdefault(f"{counter.en.lower()} counter", "<kind> counter")
            found.setdefault(f"{counter.en.lower()} counters", "<kind> counters")
    return found
