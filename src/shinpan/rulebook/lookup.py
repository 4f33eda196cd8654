"""Everything there is to say of one rule, as one value."""

from dataclasses import dataclass
from datetime import date
from difflib import get_close_matches

from shinpan.rulebook.citations import REFERENCE_EDITION
from shinpan.rulebook.coverage import Coverage, coverage
from shinpan.rulebook.numbers import is_number, lineage, reference_numbers
from shinpan.rulebook.summaries import Summary, summary


class UnknownNumberError(LookupError):
    """A number that no rule of the edition has."""


@dataclass(frozen=True, slots=True)
class RulePage:
    """What is known of a rule: where it stands, the project's summary, and what carries it out."""

    number: str
    edition: date
    above: tuple[Summary, ...]
    """The summaries of what the rule stands in, outermost first."""
    summary: Summary | None
    coverage: Coverage


def look_up(number: str) -> RulePage:
    """What is known of the rule `number` of the reference edition.

    Raises UnknownNumberError if there is no such rule; the message names near numbers.
    """
    number = number.strip().rstrip(".").lower()
    if number not in reference_numbers() and not (len(number) == 1 and is_number(number)):
        near = ", ".join(get_close_matches(number, reference_numbers(), n=4))
        raise UnknownNumberError(
            f"the edition of {REFERENCE_EDITION} has no rule {number!r}" + (f"; near it: {near}" if near else "")
        )
    above = tuple(found for outer in lineage(number)[:-1] if (found := summary(outer)))
    return RulePage(number, REFERENCE_EDITION, above, summary(number), coverage(number))
