"""Wordings as sequences: every way in which a wording may stand in a text, word by word and slot by slot."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import product

from shinpan.oracle.reading.tokens import words_of
from shinpan.phrases.wording.notation import Agreement, Element, Optional, Plural, Slot, Wording, Words

Item = str | Slot
"""A token, or a slot; slots with the path ("", word) are words of the card."""

THIS = Slot(("", "this"))
ANY = -1
_OWN_WORDS = frozenset({"spell", "card"})


@dataclass(frozen=True, slots=True)
class Sequence:
    """One way in which a wording may stand in a text.

    subject: the path of the subject that is left unsaid at its beginning, if it is. imperative: the wording says that
    it may be. number: which part of its agreements the unsaid subject takes: 0 for one, 1 for more, 2 for "you"; ANY if
    nothing agrees with it.
    missing: the slots of optional parts that are left out.
    """

    items: tuple[Item, ...]
    subject: tuple[str, ...]
    imperative: bool
    number: int
    missing: tuple[Slot, ...]


@cache
def sequences(wording: Wording) -> tuple[Sequence, ...]:
    """Return each way once: all agreements in one number or the other, optional parts there or not."""
    return tuple(_sequences(wording))


def _sequences(wording: Wording) -> Iterator[Sequence]:
    seen: set[Sequence] = set()
    optionals = [part for part in wording.parts if isinstance(part, Optional)]
    for kept in product((True, False), repeat=len(optionals)):
        chosen = dict(zip(map(id, optionals), kept, strict=True))
        missing = tuple(slot for part in optionals if not chosen[id(part)] for slot in _slots(part))
        parts = list(_flat(wording.parts, chosen))
        first = wording.parts[0] if wording.parts else None
        subject: tuple[str, ...] = ()
        if isinstance(first, Optional) and not chosen[id(first)] and 0 in wording.subjects:
            subject = _slots(first)[0].path
        governor = ".".join(subject)
        for numbers in _numbers(parts, governor):
            items = tuple(_items(parts, numbers, governor))
            yield from _new(Sequence(items, subject, bool(subject), numbers.get(governor, ANY), missing), seen)
            if 0 in wording.subjects and isinstance(first, Slot):
                number = numbers.get(".".join(first.path), ANY)
                yield from _new(Sequence(items[1:], first.path, False, number, (*missing, first)), seen)


def _new(found: Sequence, seen: set[Sequence]) -> Iterator[Sequence]:
    if found not in seen:
        seen.add(found)
        yield found


def _slots(part: Optional) -> list[Slot]:
    return [each for each in part.parts if isinstance(each, Slot)]


def _flat(parts: tuple[Element, ...], chosen: Mapping[int, bool]) -> Iterator[Element]:
    for part in parts:
        if not isinstance(part, Optional):
            yield part
        elif chosen.get(id(part), True):
            yield from _flat(part.parts, chosen)


def _numbers(parts: list[Element], governor: str) -> Iterator[dict[str, int]]:
    """Yield which part of its agreements each field chooses: 0 for one, 1 for more, 2 for "you"."""
    fields = sorted({governor for part, governor in _governed(parts, governor) if isinstance(part, Agreement)})
    for choice in product(range(3), repeat=len(fields)):
        yield dict(zip(fields, choice, strict=True))


def _governed(parts: list[Element], governor: str) -> Iterator[tuple[Element, str]]:
    """Yield the parts with the field whose number an agreement takes there. governor: that before the first slot."""
    for part in parts:
        if isinstance(part, Slot):
            governor = ".".join(part.path)
        yield part, part.field if isinstance(part, Agreement) and part.field else governor


def _items(parts: list[Element], numbers: Mapping[str, int], first: str) -> Iterator[Item]:
    text = ""
    for part, governor in _governed(parts, first):
        match part:
            case Words(words):
                text += words
            case Agreement(one, more, you):
                text += (one, more, you)[numbers[governor]]
            case Slot():
                yield from _literal(text)
                text = ""
                yield part
            case Plural():
                pass
    yield from _literal(text)


def _literal(text: str) -> Iterator[Item]:
    """Yield the tokens of literal words; "this spell" and "this card" are words for the card itself."""
    words = words_of(text)
    place = 0
    while place < len(words):
        if words[place] == "this" and place + 1 < len(words) and words[place + 1] in _OWN_WORDS:
            yield THIS
            place += 2
        else:
            yield words[place]
            place += 1
