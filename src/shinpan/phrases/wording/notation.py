"""Reading wordings: from the notation (see `phrases.wording`) to its elements."""

import re
from dataclasses import dataclass, fields
from typing import Any

from shinpan.game.lang import Lang
from shinpan.game.leaf import Leaf


class WordingError(ValueError):
    """A wording that breaks the notation, or a phrase that no wording fits."""


@dataclass(frozen=True, slots=True)
class Words:
    """Literal words."""

    text: str


@dataclass(frozen=True, slots=True)
class Slot:
    """The words of a field, in some forms. path: the field, and fields inside it; ("", word) for words of the card."""

    path: tuple[str, ...]
    forms: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Agreement:
    """Words that depend on a number: of one, of more, of "you". field: whose number, if not the nearest one's."""

    one: str
    more: str
    you: str
    field: str = ""


@dataclass(frozen=True, slots=True)
class Plural:
    """The mark that the words are plural from here on, where no slot says so."""


@dataclass(frozen=True, slots=True)
class Optional:
    """A part that is left out where one of its slots has nothing to say."""

    parts: tuple["Words | Slot | Agreement | Plural | Optional", ...]


Element = Words | Slot | Agreement | Plural | Optional


@dataclass(frozen=True, slots=True)
class Wording:
    """One wording of a phrase class.

    form: what a slot must ask for, or "". settings: fields with the values (as written) that it is for.
    unsaid: fields that it leaves out on purpose. fields: those that its slots mention. slots: all of them.
    subjects: the places of slots that are subjects, that is, agreement follows before the next slot.
    """

    source: str
    parts: tuple[Element, ...]
    form: str
    settings: tuple[tuple[tuple[str, ...], str], ...]
    unsaid: frozenset[str]
    fields: frozenset[str]
    slots: tuple[Slot, ...]
    subjects: frozenset[int]


_PATH = re.compile(r"[a-z_]+(\.[a-z_0-9]+)*")
_SLOT = re.compile(r"((?:\.|[a-z_])[a-z_.0-9]*)(?::(.+))?")
_SYMBOL = re.compile(r"[A-Z0-9/]+")


def parsed(source: str) -> Wording:
    """Read one wording. Raises WordingError with the place of the fault."""
    body, settings = _settings(source)
    form = ""
    if body.startswith("#"):
        form, _, body = body[1:].partition(" ")
    parts = _Reader(source, body).elements()
    return Wording(
        source,
        parts,
        form,
        tuple((tuple(field.split(".")), value) for field, value in settings if value != "*"),
        frozenset(field for field, value in settings if value == "*"),
        frozenset(slot.path[0] for slot in _slots(parts) if slot.path[0]),
        tuple(_slots(parts)),
        _subjects(parts),
    )


def _settings(source: str) -> tuple[str, list[tuple[str, str]]]:
    body, mark, written = source.rpartition("@")
    if not mark:
        return source, []
    settings = []
    for item in written.split(","):
        field, equals, value = (part.strip() for part in item.partition("="))
        if not (equals and value and _PATH.fullmatch(field)):
            raise WordingError(f"wording {source!r}: after @ stand settings such as field=value, not {item.strip()!r}")
        settings.append((field, value))
    return body.rstrip(), settings


def _slots(parts: tuple[Element, ...]) -> list[Slot]:
    found: list[Slot] = []
    for part in parts:
        if isinstance(part, Slot):
            found.append(part)
        elif isinstance(part, Optional):
            found.extend(_slots(part.parts))
    return found


def _subjects(parts: tuple[Element, ...]) -> frozenset[int]:
    """Find the slots (by the place of their part) that a verb follows before the next slot, or that say so."""
    found = {place for place, part in enumerate(parts) if any("subject" in slot.forms for slot in _slots((part,)))}
    last: int | None = None
    for place, part in enumerate(parts):
        japanese = isinstance(part, Words) and part.text.startswith(("は", "が"))
        if last is not None and (isinstance(part, Agreement) or (japanese and last == place - 1)):
            found.add(last)
        elif isinstance(part, Slot) or (isinstance(part, Optional) and _slots((part,))):
            last = place
    return frozenset(found)


class _Reader:
    """Reads the body of a wording sign by sign."""

    def __init__(self, source: str, body: str) -> None:
        self._source = source
        self._body = body
        self._place = 0

    def elements(self, closing: str = "") -> tuple[Any, ...]:
        parts: list[Element] = []
        words = ""
        while self._place < len(self._body):
            sign = self._body[self._place]
            if sign == closing:
                break
            if sign in "{[<":
                if words:
                    parts.append(Words(words))
                    words = ""
                parts.append(self._special(sign))
            elif sign in "}]>":
                raise self._fault(f"{sign!r} closes nothing")
            else:
                words += sign
                self._place += 1
        if words:
            parts.append(Words(words))
        return tuple(parts)

    def _special(self, sign: str) -> Element:
        if sign == "<":
            return self._optional()
        closing = "}" if sign == "{" else "]"
        end = self._body.find(closing, self._place)
        if end < 0:
            raise self._fault(f"{sign!r} is not closed")
        content = self._body[self._place + 1 : end]
        if sign == "{":
            part: Element = Words(f"{{{content}}}") if _SYMBOL.fullmatch(content) else self._slot(content)
        elif content == "+":
            part = Plural()
        else:
            part = self._agreement(content)
        self._place = end + 1
        return part

    def _slot(self, content: str) -> Slot:
        match = _SLOT.fullmatch(content)
        if match is None:
            raise self._fault(f"{content!r} is neither a symbol nor the name of a field with forms")
        forms = match[2].split(",") if match[2] else ()
        return Slot(tuple(match[1].split(".")), tuple(form.strip() for form in forms))

    def _agreement(self, content: str) -> Agreement:
        field, _, choice = content.rpartition(":")
        choices = choice.split("|") if "|" in choice else [choice, ""]
        if len(choices) > 3:
            raise self._fault("agreement has at most three parts: one, more, you")
        return Agreement(choices[0], choices[1], choices[-1] if len(choices) == 3 else choices[1], field)

    def _optional(self) -> Optional:
        start = self._place
        self._place += 1
        parts = self.elements(">")
        if self._place >= len(self._body):
            self._place = start
            raise self._fault("'<' is not closed")
        self._place += 1
        if not _slots(parts):
            raise self._fault("an optional part without a slot")
        return Optional(parts)

    def _fault(self, what: str) -> WordingError:
        return WordingError(f"wording {self._source!r}, sign {self._place + 1}: {what}")


_KNOWN: dict[tuple[type[Leaf], Lang], tuple[Wording, ...]] = {}


def wordings_of(cls: type[Leaf], lang: Lang) -> tuple[Wording, ...]:
    """Return the wordings of a phrase class, read the first time.

    Raises WordingError if one breaks the notation or speaks of a field that the class doesn't have.
    """
    found = _KNOWN.get((cls, lang))
    if found is None:
        found = _KNOWN[cls, lang] = _read(cls, lang)
    return found


def _read(cls: type[Leaf], lang: Lang) -> tuple[Wording, ...]:
    sources: tuple[str, ...] = getattr(cls, "wordings", {}).get(lang.value, ())
    known = {each.name for each in fields(cls)}  # type: ignore[arg-type]
    made = []
    for source in sources:
        try:
            wording = parsed(source)
        except WordingError as error:
            raise WordingError(f"{cls.__name__}: {error}") from None
        strange = (wording.fields | wording.unsaid | {path[0] for path, _ in wording.settings}) - known
        if strange:
            raise WordingError(f"{cls.__name__}: wording {source!r} speaks of {', '.join(sorted(strange))}, no field")
        made.append(wording)
    return tuple(made)
