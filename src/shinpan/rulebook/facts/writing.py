"""Making `data/editions.txt` from the official texts: `python -m shinpan.rulebook.facts.writing FOLDER`."""

import re
import sys
from collections.abc import Iterable, Iterator
from datetime import date
from pathlib import Path

from shinpan.rulebook.align import align
from shinpan.rulebook.document import Edition
from shinpan.rulebook.facts.corrections import corrected
from shinpan.rulebook.facts.editions import mark_of
from shinpan.rulebook.facts.step import entries_of
from shinpan.rulebook.numbers import pack, section_of
from shinpan.rulebook.parsing import read


def facts_of(editions: Iterable[tuple[date, Edition]]) -> Iterator[str]:
    """The lines of a facts file about editions (with the days of their files), oldest first, all dated."""
    before: Edition | None = None
    packed: dict[str, str] = {}
    titles: dict[str, str] = {}
    marks: dict[str, str] = {}
    for filed, edition in editions:
        if edition.effective is None:
            raise ValueError(f"the edition filed on {filed} names no day from which it is in force")
        yield f"@{edition.effective} {filed}"
        new_packed, new_titles = _packed(edition), _titles(edition)
        yield from (line for section, line in new_packed.items() if packed.get(section) != line)
        yield from (f"-{number}" for number in titles if number not in new_titles)
        yield from (f"={number} {title}" for number, title in new_titles.items() if titles.get(number) != title)
        new_marks = _marks(edition)
        changed = [
            f"{number}={new_marks.get(number, '')}"
            for number in {**new_marks, **marks}
            if marks.get(number) != new_marks.get(number)
        ]
        yield "~" + " ".join(changed)
        if before is not None:
            alignment = corrected(align(before, edition), edition.effective)
            yield ">" + " ".join(entries_of(alignment, before.index, edition.index))
        before, packed, titles, marks = edition, new_packed, new_titles, new_marks


def _packed(edition: Edition) -> dict[str, str]:
    numbers = {section.number: [section.number] for section in edition.sections()}
    for rule in edition.rules():
        numbers[section_of(rule.number)].append(rule.number)
    return {section: pack(inside).strip() for section, inside in numbers.items()}


def _titles(edition: Edition) -> dict[str, str]:
    chapters = {chapter.number: chapter.title for chapter in edition.chapters}
    return chapters | {section.number: section.title for section in edition.sections()}


def _marks(edition: Edition) -> dict[str, str]:
    """For each rule with examples or references: how many examples, and which references."""
    marks = {}
    for rule in edition.rules():
        references = ",".join(mark_of(reference) for reference in rule.references)
        if rule.examples or references:
            marks[rule.number] = f"{len(rule.examples)}:{references}"
    return marks


def main(folder: str) -> None:
    """Print the facts about the English texts (MagicCompRules-YYYYMMDD...) in a folder."""
    dated: list[tuple[date, Edition]] = []
    for path in sorted(Path(folder).glob("MagicCompRules*")):
        if found := re.search(r"(\d{4})(\d{2})(\d{2})", path.name):
            dated.append((date(int(found[1]), int(found[2]), int(found[3])), read(path)))
    for line in facts_of(dated):
        sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    main(sys.argv[1])
