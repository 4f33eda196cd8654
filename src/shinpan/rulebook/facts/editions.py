"""The editions that the project knows, read from `data/editions.txt`.

A line `@EFFECTIVE FILED` starts an edition, the day it is in force from and the day of its file. The lines below say
what differs from the edition before: `613 1ab 2 3` the numbers of a section, `-725` a section that is gone,
`=613 TITLE` a title, `~613.8=1:101.1,102.2-102.5` how many examples a rule has and what it refers to, `>...` the
entries of `Step`.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from functools import cache, cached_property
from importlib import resources

from shinpan.rulebook.document import CrossReference
from shinpan.rulebook.facts.step import Step
from shinpan.rulebook.numbers import section_of, unpack

EDITIONS_FILE = "editions.txt"


@dataclass(frozen=True)
class KnownEdition:
    """An edition as far as facts go: its days, the titles of its chapters and sections, its numbers."""

    effective: date
    filed: date
    """The day in the name of the official file, at times some days before it is in force."""
    titles: dict[str, str]
    packed: dict[str, str]
    """The numbers of each section, packed as in `shinpan.rulebook.numbers`."""
    marks: dict[str, str]
    """Of each rule that has any: how many examples, and its references, as in `1:101.1,102.2-102.5`."""

    def has(self, number: str) -> bool:
        """Whether the edition has a chapter, section, rule or subrule of this number."""
        if len(number) == 1:
            return number in self.titles
        return number in self.section(section_of(number))

    def examples(self, number: str) -> int:
        """How many examples a rule has."""
        return int(self.marks.get(number, "0:").partition(":")[0])

    def references(self, number: str) -> tuple[str, ...]:
        """What a rule refers to, in order: a number, or two joined by a hyphen."""
        listed = self.marks.get(number, "0:").partition(":")[2]
        return tuple(listed.split(",")) if listed else ()

    def section(self, section: str) -> frozenset[str]:
        """The numbers of a section and all that stands in it; empty if there is no such section."""
        if section not in self._unpacked:
            line = self.packed.get(section)
            self._unpacked[section] = frozenset(unpack(line)) if line is not None else frozenset()
        return self._unpacked[section]

    def numbers(self) -> Iterator[str]:
        """All numbers from sections down, in order."""
        for line in self.packed.values():
            yield from unpack(line)

    @cached_property
    def _unpacked(self) -> dict[str, frozenset[str]]:
        return {}


@cache
def known_editions() -> tuple[KnownEdition, ...]:
    """All editions that the project knows, oldest first."""
    return _facts()[0]


@cache
def known_steps() -> tuple[Step, ...]:
    """The ways between neighbouring known editions: the first leads from the first to the second."""
    return _facts()[1]


@cache
def _facts() -> tuple[tuple[KnownEdition, ...], tuple[Step, ...]]:
    text = resources.files("shinpan.rulebook").joinpath("data", EDITIONS_FILE).read_text(encoding="utf-8")
    return read_facts(text)


def read_facts(text: str) -> tuple[tuple[KnownEdition, ...], tuple[Step, ...]]:
    """The editions and steps that a facts file holds."""
    editions: list[KnownEdition] = []
    steps: list[Step] = []
    titles: dict[str, str] = {}
    packed: dict[str, str] = {}
    marks: dict[str, str] = {}
    for block in text.split("@")[1:]:
        head, *lines = block.splitlines()
        titles, packed, marks = dict(titles), dict(packed), dict(marks)
        entries: list[str] = []
        for line in lines:
            _take(line, titles, packed, marks, entries)
        effective, filed = head.split()
        in_order = dict(sorted(packed.items()))
        days = date.fromisoformat(effective), date.fromisoformat(filed)
        editions.append(KnownEdition(*days, titles, in_order, marks))
        if len(editions) > 1:
            steps.append(Step(entries, editions[-2].has, editions[-1].has))
    return tuple(editions), tuple(steps)


def mark_of(reference: CrossReference) -> str:
    """A reference as the facts write it."""
    return reference.target + (f"-{reference.last}" if reference.last else "")


def _take(line: str, titles: dict[str, str], packed: dict[str, str], marks: dict[str, str], entries: list[str]) -> None:
    if line.startswith("="):
        number, _, title = line[1:].partition(" ")
        titles[number] = title
    elif line.startswith("-"):
        packed.pop(line[1:], None)
        titles.pop(line[1:], None)
    elif line.startswith("~"):
        for mark in line[1:].split():
            number, _, value = mark.partition("=")
            if value:
                marks[number] = value
            else:
                marks.pop(number, None)
    elif line.startswith(">"):
        entries.extend(line[1:].split())
    elif line:
        packed[line.partition(" ")[0]] = line
