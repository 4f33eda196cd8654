"""Editions as flat rows and back: what the store keeps, and what search goes through."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from shinpan.rulebook.document import Chapter, Edition, Entry, Example, Rule, Section, Subrule
from shinpan.rulebook.numbers import rule_of, section_of, sort_key
from shinpan.rulebook.parsing.references import references_in


@dataclass(frozen=True, slots=True)
class Row:
    """A chapter, section, rule or subrule by itself."""

    number: str
    title: str
    text: str
    examples: tuple[tuple[int, str], ...]
    """Line and text of each example."""
    line: int

    def examples_as_json(self) -> str:
        """The examples as one text."""
        return json.dumps(self.examples, ensure_ascii=False) if self.examples else ""


def row_from_json(number: str, title: str, text: str, examples: str, line: int) -> Row:
    """A row whose examples are written as JSON."""
    pairs = tuple((start, words) for start, words in json.loads(examples)) if examples else ()
    return Row(number, title, text, pairs, line)


def rows_of(edition: Edition) -> Iterator[Row]:
    """The rows of an edition, in the order of its numbers."""
    for number in sorted(edition.index, key=sort_key):
        yield _row(edition.index[number])


def _row(entry: Entry) -> Row:
    match entry:
        case Chapter():
            return Row(entry.number, entry.title, "", (), entry.line)
        case Section():
            return Row(entry.number, entry.title, entry.text, (), entry.line)
        case Rule() | Subrule():
            title = entry.title if isinstance(entry, Rule) else ""
            examples = tuple((example.line, example.text) for example in entry.examples)
            return Row(entry.number, title, entry.text, examples, entry.line)


def chapters_of(rows: Iterable[Row]) -> tuple[Chapter, ...]:
    """The chapters that rows (in order) make."""
    by_parent: dict[str, list[Row]] = {}
    for row in rows:
        by_parent.setdefault(_parent(row.number), []).append(row)
    return tuple(
        Chapter(chapter.number, chapter.title, chapter.line, tuple(_sections(by_parent, chapter.number)))
        for chapter in by_parent.get("", ())
    )


def _parent(number: str) -> str:
    if "." not in number:
        return number[0] if len(number) > 1 else ""
    return section_of(number) if rule_of(number) == number else rule_of(number)


def _sections(by_parent: dict[str, list[Row]], chapter: str) -> Iterator[Section]:
    for row in by_parent.get(chapter, ()):
        rules = tuple(_rule(rule, by_parent.get(rule.number, ())) for rule in by_parent.get(row.number, ()))
        yield Section(row.number, row.title, row.text, row.line, rules)


def _rule(row: Row, subrules: Iterable[Row]) -> Rule:
    below = tuple(Subrule(sub.number, sub.text, _examples(sub), references_in(sub.text), sub.line) for sub in subrules)
    return Rule(row.number, row.title, row.text, _examples(row), references_in(row.text), row.line, below)


def _examples(row: Row) -> tuple[Example, ...]:
    return tuple(Example(text, references_in(text), line) for line, text in row.examples)
