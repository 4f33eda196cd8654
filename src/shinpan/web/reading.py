"""The rulebook as the pages need it: numbers and our own words always, official texts where a user loaded them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache
from types import TracebackType

from shinpan.rulebook.citations import REFERENCE_EDITION
from shinpan.rulebook.document import Edition
from shinpan.rulebook.editions import filed_dates, in_force
from shinpan.rulebook.facts import KnownEdition, known_editions
from shinpan.rulebook.language import Language
from shinpan.rulebook.numbers import rule_of, section_of, sort_key
from shinpan.rulebook.renumbering import Renumberer, Renumbering
from shinpan.rulebook.store import LoadedEdition, RulesStore
from shinpan.rulebook.summaries import Summary, summary
from shinpan.rulebook.titles import japanese_title


@dataclass(frozen=True, slots=True)
class Passage:
    """A rule as an edition in one language has it. Its number is that edition's."""

    language: Language
    edition: date
    number: str
    title: str
    text: str
    examples: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """A rule on a page: its number in the page's edition, our own words on it, and its loaded texts by language."""

    number: str
    title: str
    about: str
    texts: Mapping[Language, Passage]


class Reader:
    """Reads the loaded texts. Use it as a context manager, one for each request: a store belongs to one thread.

    Raises sqlite3.Error or OSError if the user's store can't be opened.
    """

    def __init__(self) -> None:
        self.store = RulesStore()
        self.renumberer = Renumberer(self.store)
        self._loaded = self.store.editions()

    def __enter__(self) -> "Reader":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.store.close()

    @property
    def loaded(self) -> tuple[LoadedEdition, ...]:
        """The loaded editions, oldest first."""
        return self._loaded

    def editions(self) -> list[date]:
        """The editions whose numbers are known: by facts, or from a whole English text. Newest first."""
        return sorted({*_known(), *self.store.whole_editions(Language.EN)}, reverse=True)

    def newest(self) -> date:
        """The newest edition whose whole English text is loaded, or the reference edition if that is newer."""
        return max([REFERENCE_EDITION, *self.store.whole_editions(Language.EN)])

    def last_edition_with(self, number: str) -> date | None:
        """The newest edition that has a number; None if none has it."""
        return next((day for day in self.editions() if number in self.numbers(day)), None)

    def edition_on(self, day: date) -> date:
        """The edition that a date means. Raises UnknownEditionError."""
        return in_force(day, self.editions(), filed_dates())

    def numbers(self, edition: date) -> tuple[str, ...]:
        """The numbers of an edition, chapters included, in order."""
        if edition in _known():
            return _known_numbers(edition)
        return tuple(sorted(self.store.edition(edition, Language.EN).index, key=sort_key))

    def passage(self, number: str, edition: date, day: date, language: Language) -> Passage | None:
        """The rule `number` of an edition as the loaded edition of `day` has it; None if it lacks it."""
        try:
            there = self.renumberer.follow(number, edition, day)
        except LookupError:
            return None
        if there.target != day or there.result is None or there.part:
            return None
        row = self.store.rule(day, language, there.result)
        if row is None:
            return None
        return Passage(language, day, row.number, row.title, row.text, tuple(text for _, text in row.examples))

    def columns(self, number: str, edition: date) -> dict[Language, date]:
        """For each language in which a rule can be read: the loaded edition nearest to `edition` that has it."""
        found: dict[Language, date] = {}
        for language in Language:
            days = (each.effective for each in self._loaded if each.language is language)
            for day in sorted(days, key=lambda day: (abs(day - edition), day)):
                if self.passage(number, edition, day, language) is not None:
                    found[language] = day
                    break
        return found

    def entry(self, number: str, edition: date, language: Language, columns: Mapping[Language, date]) -> Entry:
        """A rule of an edition with what the columns of the page hold of it."""
        passages = ((tag, self.passage(number, edition, day, tag)) for tag, day in columns.items())
        texts = {tag: passage for tag, passage in passages if passage is not None}
        own = self.own_words(number, edition)
        title = texts[language].title if language in texts else ""
        about = own.about.in_language(language) if own else ""
        return Entry(number, title or self._title(number, edition, own, language), about, texts)

    def glossary(self, day: date | None, language: Language) -> Edition | None:
        """The newest loaded text with a glossary, or that of a day, in a language if possible; None if none is."""
        held = [each for each in self._loaded if each.complete and day in (None, each.effective)]
        held.sort(key=lambda each: (each.language is language, each.effective))
        return self.store.edition(held[-1].effective, held[-1].language) if held else None

    def now(self, number: str, edition: date) -> Renumbering:
        """What a rule of an edition is in the reference edition."""
        return self.renumberer.follow(number, edition, REFERENCE_EDITION)

    def own_words(self, number: str, edition: date) -> Summary | None:
        """What the project says of a rule, if it is still a rule of its own."""
        now = self.now(number, edition)
        return summary(now.result) if now.result and not now.part else None

    def _title(self, number: str, edition: date, own: Summary | None, language: Language) -> str:
        """The title in the project's words; the edition's own where it was another one."""
        ours = own.title.in_language(language) if own else ""
        known = _known().get(edition)
        then = known.titles.get(number, "") if known else ""
        if not then or (own is not None and own.title.en == then):
            return ours
        return (japanese_title(then) or ours or then) if language is Language.JA else then


@cache
def _known() -> dict[date, KnownEdition]:
    return {edition.effective: edition for edition in known_editions()}


@cache
def _known_numbers(edition: date) -> tuple[str, ...]:
    numbers = list(_known()[edition].numbers())
    return tuple(sorted({*numbers, *(number[0] for number in numbers)}, key=sort_key))


def parent(number: str) -> str | None:
    """What a number stands directly in: 707.10a -> 707.10 -> 707 -> 7; None for a chapter."""
    if "." not in number:
        return number[0] if len(number) > 1 else None
    outer = rule_of(number)
    return outer if outer != number else section_of(number)


def below(numbers: Iterable[str], number: str, most: int) -> tuple[str, ...]:
    """All numbers that stand in one; only those directly in it if they are more than `most`, or it is a chapter."""
    if len(number) > 1:
        everything = tuple(each for each in numbers if each != number and number in (section_of(each), rule_of(each)))
        if len(everything) <= most:
            return everything
    return tuple(each for each in numbers if parent(each) == number)


def neighbours(numbers: Iterable[str], number: str) -> tuple[str | None, str | None]:
    """The numbers of the same level (section, rule, subrule) before and after one, in the order of the rulebook."""
    level = [each for each in numbers if _level(each) == _level(number)]
    place = level.index(number)
    return level[place - 1] if place else None, level[place + 1] if place + 1 < len(level) else None


def _level(number: str) -> int:
    if "." not in number:
        return min(len(number), 2)
    return 3 if rule_of(number) == number else 4
