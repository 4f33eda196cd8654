"""The values that a rules text is read into: an edition, its chapters down to its subrules, glossary and faults."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date
from enum import Enum, unique
from functools import cached_property

from shinpan.rulebook.language import Language


@dataclass(frozen=True, slots=True)
class CrossReference:
    """A mention of rules in a text: `text[start:end]` names `target`, or everything from `target` to `last`."""

    start: int
    end: int
    target: str
    last: str | None = None
    title: str | None = None
    """The title that the text gives the target, as in `rule 712〔両面カード〕`; tells editions apart."""


@dataclass(frozen=True, slots=True)
class Example:
    """An example below a rule."""

    text: str
    references: tuple[CrossReference, ...]
    line: int


@dataclass(frozen=True, slots=True)
class Subrule:
    """A lettered subrule such as 613.8a."""

    number: str
    text: str
    examples: tuple[Example, ...]
    references: tuple[CrossReference, ...]
    line: int


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule such as 613.8. A rule that is only a heading (702.9, Flying) has a title and no text."""

    number: str
    title: str
    text: str
    examples: tuple[Example, ...]
    references: tuple[CrossReference, ...]
    line: int
    subrules: tuple[Subrule, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A section such as 613; `text` holds what stands below the heading without a number (seldom anything)."""

    number: str
    title: str
    text: str
    line: int
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter such as 6. On a page that starts with a section the title is empty and the line 0."""

    number: str
    title: str
    line: int
    sections: tuple[Section, ...]


@dataclass(frozen=True, slots=True)
class GlossaryEntry:
    """An entry of the glossary."""

    term: str
    text: str
    references: tuple[CrossReference, ...]
    line: int


@unique
class FaultKind(Enum):
    """What can be wrong with a rules text. The value says it in words."""

    MALFORMED_NUMBER = "number written wrongly"
    MISSING_NUMBER = "number missing"
    REPEATED_NUMBER = "number used twice"
    OUT_OF_PLACE = "number out of place"
    DEAD_REFERENCE = "reference to nothing"
    STRAY_TEXT = "text that belongs to no rule"
    BROKEN_TEXT = "text broken off"
    NO_DATE = "no effective date"


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong with a rules text, at a line (from 1) of its source. The rest of the text is used."""

    line: int
    kind: FaultKind
    detail: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.kind.value}: {self.detail}"


Entry = Chapter | Section | Rule | Subrule


@dataclass(frozen=True)
class Edition:
    """A rules text in one language, whole or in part (a saved page holds one section)."""

    language: Language
    effective: date | None
    """The day from which the text is in force, as it says itself; None if it doesn't."""
    chapters: tuple[Chapter, ...]
    glossary: tuple[GlossaryEntry, ...] = ()
    faults: tuple[Fault, ...] = ()
    complete: bool = True
    """Whether this is the whole rulebook and not some of its pages."""
    mentioned: date | None = field(default=None)
    """A date that the page carries without being the edition's, such as that of a blog entry."""

    def sections(self) -> Iterator[Section]:
        """All sections in order."""
        for chapter in self.chapters:
            yield from chapter.sections

    def rules(self) -> Iterator[Rule | Subrule]:
        """All rules and subrules in order."""
        for section in self.sections():
            for rule in section.rules:
                yield rule
                yield from rule.subrules

    @cached_property
    def index(self) -> dict[str, Entry]:
        """Everything that has a number, by number."""
        found: dict[str, Entry] = {chapter.number: chapter for chapter in self.chapters}
        found.update((section.number, section) for section in self.sections())
        found.update((rule.number, rule) for rule in self.rules())
        return found

    def resolve(self, reference: CrossReference) -> tuple[Entry, ...]:
        """What a cross-reference means in this edition, a range in full; empty if it refers to nothing here."""
        if reference.last is None:
            return (self.index[reference.target],) if reference.target in self.index else ()
        numbers = list(self.index)
        if reference.target not in self.index or reference.last not in self.index:
            return ()
        first, last = numbers.index(reference.target), numbers.index(reference.last)
        return tuple(self.index[number] for number in numbers[first : last + 1])
