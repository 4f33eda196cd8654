"""Everything there is to say of one rule of one edition, as one value."""

from dataclasses import dataclass
from datetime import date

from shinpan.rulebook.citations import REFERENCE_EDITION
from shinpan.rulebook.coverage import Coverage, coverage
from shinpan.rulebook.facts import known_editions
from shinpan.rulebook.language import Language
from shinpan.rulebook.numbers import lineage
from shinpan.rulebook.renumbering import Renumberer, Renumbering, UnknownNumberError, UnlinkedEditionError
from shinpan.rulebook.store import RulesStore
from shinpan.rulebook.summaries import NOTHING, Summary, Wording, summary
from shinpan.rulebook.titles import japanese_title

__all__ = ["Place", "RulePage", "RuleText", "UnknownNumberError", "look_up"]


@dataclass(frozen=True, slots=True)
class Place:
    """A chapter, section or rule that another stands in."""

    number: str
    title: Wording


@dataclass(frozen=True, slots=True)
class RuleText:
    """The official text of a rule, or its translation, as loaded."""

    language: Language
    edition: date
    number: str
    """Its number in that edition."""
    title: str
    text: str
    examples: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RulePage:
    """What is known of a rule: where it stands, its texts, the project's summary, and what carries it out."""

    number: str
    edition: date
    reference: Renumbering
    """The rule in the reference edition."""
    above: tuple[Place, ...]
    """What the rule stands in, outermost first."""
    title: Wording
    summary: Summary | None
    texts: tuple[RuleText, ...]
    """The text of each language that is loaded: of this edition, else of the nearest one that has the rule."""
    coverage: Coverage


def look_up(number: str, day: date = REFERENCE_EDITION, store: RulesStore | None = None) -> RulePage:
    """What is known of the rule `number` of the edition that `day` means.

    Raises UnknownNumberError (the message names near numbers), UnknownEditionError, UnlinkedEditionError.
    """
    renumberer = Renumberer(store)
    reference = renumberer.follow(number, day, REFERENCE_EDITION)
    number, edition, now = reference.number, reference.source, reference.result
    above = tuple(Place(outer, _title(outer, edition, renumberer)) for outer in lineage(number)[:-1])
    texts = (_text(number, edition, language, renumberer, store) for language in Language) if store else ()
    return RulePage(
        number,
        edition,
        reference,
        above,
        _title(number, edition, renumberer),
        summary(now) if now else None,
        tuple(text for text in texts if text is not None),
        coverage(now) if now and not reference.part else Coverage(now or number),
    )


def _title(number: str, edition: date, renumberer: Renumberer) -> Wording:
    """The title in the project's words; of another edition, its own where it differs."""
    now = renumberer.follow(number, edition, REFERENCE_EDITION)
    ours = summary(now.result) if now.result and not now.part else None
    title = ours.title if ours else NOTHING
    then = next((known.titles.get(number, "") for known in known_editions() if known.effective == edition), "")
    return title if not then or then == title.en else Wording(then, japanese_title(then) or title.ja or then)


def _text(number: str, edition: date, language: Language, renumberer: Renumberer, store: RulesStore) -> RuleText | None:
    """The text of a rule in a language: of the edition itself, else of the nearest loaded one that has the rule."""
    for day in sorted(store.days(language), key=lambda day: (abs(day - edition), day)):
        try:
            there = renumberer.follow(number, edition, day)
        except UnlinkedEditionError:
            continue
        if there.target != day or there.result is None or there.part:
            continue
        if row := store.rule(day, language, there.result):
            examples = tuple(words for _, words in row.examples)
            return RuleText(language, day, row.number, row.title, row.text, examples)
    return None
