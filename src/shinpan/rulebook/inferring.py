"""Which edition a text without a date belongs to: a Japanese page names none.

Evidence are the numbers of its sections, what its rules refer to, how many examples they have, and the titles by
which it calls sections; all of it is known of every edition without its text.
"""

import math
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from datetime import date

from shinpan.rulebook.document import Edition, Section
from shinpan.rulebook.editions import known_edition_on
from shinpan.rulebook.facts import KnownEdition, known_editions
from shinpan.rulebook.facts.editions import mark_of
from shinpan.rulebook.numbers import section_of
from shinpan.rulebook.titles import english_titles

NUMBERS, REFERENCES, EXAMPLES, TITLES = 0.55, 0.25, 0.1, 0.1
"""What each kind of evidence counts."""

OMITTED = 0.2
"""What it counts, out of one, that none of an edition's references is left out."""

EQUAL = 0.002
"""Editions whose fit differs by less can't be told apart."""

SHARPNESS = 60.0
"""How fast confidence in an edition falls as it fits worse."""


@dataclass(frozen=True, slots=True)
class Inference:
    """The edition that a text is taken for, and how sure that is."""

    edition: date
    fit: float
    """How well the text fits that edition, 0 to 1."""
    confidence: float
    """How likely it is just that edition, given all the others, 0 to 1."""
    alike: tuple[date, ...]
    """The editions that fit just as well, oldest first: in them the text's rules have the same numbers."""


def infer_edition(page: Edition, loaded: Collection[date] = ()) -> Inference:
    """The known edition that a text fits best.

    Of several that fit alike it is the one in force on a date that the page mentions, else the newest of those of
    which pages are `loaded` already, else the newest.
    """
    fits = {edition.effective: _fit(page, edition) for edition in known_editions()}
    best = max(fits.values())
    alike = tuple(day for day, fit in fits.items() if best - fit < EQUAL)
    chosen = _choice(page, alike, loaded)
    likelihood = {day: math.exp(SHARPNESS * (fit - best)) for day, fit in fits.items()}
    return Inference(chosen, round(fits[chosen], 3), round(likelihood[chosen] / sum(likelihood.values()), 3), alike)


def _choice(page: Edition, alike: Sequence[date], loaded: Collection[date]) -> date:
    if page.mentioned is not None and page.mentioned >= known_editions()[0].effective:
        then = known_edition_on(page.mentioned)
        if then in alike:
            return then
    return next((day for day in reversed(alike) if day in loaded), alike[-1])


def _fit(page: Edition, edition: KnownEdition) -> float:
    sections = list(page.sections())
    numbers = sum(_numbers_fit(section, edition) for section in sections) / len(sections)
    return (
        NUMBERS * numbers
        + REFERENCES * _references_fit(page, edition)
        + EXAMPLES * _examples_fit(page, edition)
        + TITLES * _titles_fit(page, edition)
    )


def _numbers_fit(section: Section, edition: KnownEdition) -> float:
    here = {section.number}
    for rule in section.rules:
        here |= {rule.number, *(subrule.number for subrule in rule.subrules)}
    there = edition.section(section.number)
    return 2 * len(here & there) / (len(here) + len(there)) if there else 0.0


def _references_fit(page: Edition, edition: KnownEdition) -> float:
    """Translators leave references out, but those that they give are telling."""
    right = given = there_are = 0
    for rule in page.rules():
        here = Counter(mark_of(reference) for reference in rule.references)
        there = Counter(edition.references(rule.number))
        right += (here & there).total()
        given += here.total()
        there_are += there.total()
    if not given:
        return 1.0
    return OMITTED * right / max(there_are, 1) + (1 - OMITTED) * right / given


def _examples_fit(page: Edition, edition: KnownEdition) -> float:
    rules = [rule for rule in page.rules() if rule.examples or edition.examples(rule.number)]
    same = sum(1 for rule in rules if len(rule.examples) == edition.examples(rule.number))
    return same / len(rules) if rules else 1.0


def _titles_fit(page: Edition, edition: KnownEdition) -> float:
    named = [(number, title) for number, title in _titles(page) if title in english_titles()]
    same = sum(1 for number, title in named if edition.titles.get(number) in english_titles()[title])
    return same / len(named) if named else 1.0


def _titles(page: Edition) -> Iterator[tuple[str, str]]:
    """The sections that a page calls by a title, its own and those it refers to."""
    yield from ((section.number, section.title) for section in page.sections())
    for rule in page.rules():
        for reference in rule.references:
            if reference.title and section_of(reference.target) == reference.target:
                yield reference.target, reference.title
