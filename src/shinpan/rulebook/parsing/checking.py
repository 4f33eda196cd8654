"""Looking for what is wrong with an edition: gaps in the numbers, references to nothing, a text that breaks off."""

import re
from collections.abc import Iterator, Sequence

from shinpan.rulebook.document import (
    CrossReference,
    Edition,
    Fault,
    FaultKind,
    Rule,
    Section,
    Subrule,
)
from shinpan.rulebook.language import Language
from shinpan.rulebook.parsing.decoding import Line

_LISTED_SECTION = re.compile(r"\s*(\d{3})\.\s+\S")
_LETTERS = "abcdefghijkmnpqrstuvwxyz"
"""l and o are skipped (introduction of the rules); the oldest editions use them."""


def check(
    edition: Edition, found: Sequence[Fault], lines: Sequence[Line], start: int, ended: bool
) -> tuple[Fault, ...]:
    """All faults in the order of the lines: those `found` while reading and those that the whole shows."""
    faults = [*found, *_gaps(edition), *_missing_sections(edition, lines[:start]), *_dead_references(edition)]
    if edition.effective is None and edition.complete:
        faults.append(Fault(1, FaultKind.NO_DATE, "give it with --date"))
    if edition.complete and edition.language is Language.EN and not ended:
        last = next((line for line in reversed(lines) if line.text.strip()), lines[-1])
        faults.append(Fault(last.number, FaultKind.BROKEN_TEXT, "the text ends before its closing part (credits)"))
    return tuple(sorted(faults, key=lambda fault: fault.line))


def _gaps(edition: Edition) -> Iterator[Fault]:
    for section in edition.sections():
        yield from _gaps_between_rules(section)
        for rule in section.rules:
            yield from _gaps_between_subrules(rule)


def _gaps_between_rules(section: Section) -> Iterator[Fault]:
    places = [int(rule.number.partition(".")[2]) for rule in section.rules]
    for rule, missing, before in _breaks(section.rules, places):
        yield _gap(rule, [f"{section.number}.{place}" for place in missing], before)


def _gaps_between_subrules(rule: Rule) -> Iterator[Fault]:
    subrules = [subrule for subrule in rule.subrules if subrule.number[-1] not in "lo"]
    places = [_LETTERS.index(subrule.number[-1]) + 1 for subrule in subrules]
    for subrule, missing, before in _breaks(subrules, places):
        yield _gap(subrule, [f"{rule.number}{_LETTERS[place - 1]}" for place in missing], before)


def _breaks(
    entries: Sequence[Rule | Subrule], places: Sequence[int]
) -> Iterator[tuple[Rule | Subrule, range, Rule | Subrule | None]]:
    """Where the counting breaks: the entry there, the places left out before it, the entry above."""
    last, above = 0, None
    for entry, place in zip(entries, places, strict=True):
        if place != last + 1:
            yield entry, range(last + 1, place), above
        last, above = place, entry


def _gap(entry: Rule | Subrule, missing: Sequence[str], above: Rule | Subrule | None) -> Fault:
    if not missing:
        return Fault(entry.line, FaultKind.OUT_OF_PLACE, f"{entry.number} after {above.number if above else 'nothing'}")
    numbers = missing[0] if len(missing) == 1 else f"{missing[0]} to {missing[-1]}"
    return Fault(entry.line, FaultKind.MISSING_NUMBER, f"{numbers} before {entry.number}")


def _missing_sections(edition: Edition, contents: Sequence[Line]) -> Iterator[Fault]:
    for line in contents:
        listed = _LISTED_SECTION.match(line.text)
        if listed and listed[1] not in edition.index:
            yield Fault(
                line.number, FaultKind.MISSING_NUMBER, f"the contents list {listed[1]}, the text has no such section"
            )


def _dead_references(edition: Edition) -> Iterator[Fault]:
    whole = {section.number for section in edition.sections()}
    for line, text, references in _texts(edition):
        for reference in references:
            known = edition.complete or reference.target.partition(".")[0] in whole
            if known and not edition.resolve(reference):
                where = line + text.count("\n", 0, reference.start)
                yield Fault(where, FaultKind.DEAD_REFERENCE, text[reference.start : reference.end])


def _texts(edition: Edition) -> Iterator[tuple[int, str, tuple[CrossReference, ...]]]:
    for rule in edition.rules():
        yield rule.line, rule.text, rule.references
        for example in rule.examples:
            yield example.line, example.text, example.references
    for entry in edition.glossary:
        yield entry.line + 1, entry.text, entry.references
