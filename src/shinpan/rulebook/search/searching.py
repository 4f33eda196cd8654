"""Searching the rules: loaded texts in both languages, and the project's own summaries."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date

from shinpan.rulebook.citations import REFERENCE_EDITION
from shinpan.rulebook.language import Language
from shinpan.rulebook.numbers import is_number, lineage, reference_numbers, sort_key
from shinpan.rulebook.renumbering import Renumberer, UnknownNumberError, UnlinkedEditionError
from shinpan.rulebook.search.folding import fold
from shinpan.rulebook.search.hits import Hit, Source
from shinpan.rulebook.search.index import Found, any_of, any_piece_of
from shinpan.rulebook.search.query import Query, read_query
from shinpan.rulebook.search.scoring import (
    ALL_WORDS,
    GLOSSARY_RULE,
    NUMBER_BELOW,
    NUMBER_IS,
    SUMMARY,
    term_scores,
    text_score,
    together_score,
)
from shinpan.rulebook.search.snippets import snippet
from shinpan.rulebook.store import RulesStore
from shinpan.rulebook.summaries import CHAPTERS, NOTHING, Summary, Wording, all_summaries, summary

CANDIDATES = 60
"""Rows of each text that are looked at closely."""


@dataclass(slots=True)
class _Candidate:
    """A rule that may answer the query, with the best of its texts."""

    number: str
    score: float = 0.0
    best_text: float = -1.0
    source: Source | None = None
    text: str = ""


class Searcher:
    """Searches a store, and the project's own summaries. Keep it for many queries."""

    def __init__(self, store: RulesStore | None = None, day: date | None = None) -> None:
        """Search in the edition that `day` means, by default in the newest one known or loaded.

        Hits bear the numbers of that edition. Raises UnknownEditionError.
        """
        self._store = store
        self._renumberer = Renumberer(store)
        self._follows: dict[tuple[str, date, date], str | None] = {}
        self._summaries = tuple((entry, fold(_all_words(entry))) for entry in all_summaries())
        read_query("terms are read now, so that the first query is as fast as any")
        english = store.whole_editions(Language.EN) if store else []
        newest = max([REFERENCE_EDITION, *english])
        self.edition = newest if day is None else self._renumberer.edition_on(day)
        self._texts: list[tuple[Language, date]] = []
        if store is not None:
            near = sorted(english, key=lambda loaded: (abs(loaded - self.edition), loaded))
            self._texts += [(Language.EN, loaded) for loaded in near[:1]]
            self._texts += [(Language.JA, loaded) for loaded in _japanese(store, self.edition)]

    def search(self, text: str, most: int = 20) -> tuple[Hit, ...]:
        """The rules that answer a query, best first; nothing for a query without a word."""
        query = read_query(text)
        if query is None:
            return ()
        candidates: dict[str, _Candidate] = {}
        for language, loaded in self._texts:
            self._from_text(query, language, loaded, candidates)
        for number, score in term_scores(query).items():
            self._add(candidates, number, REFERENCE_EDITION, score)
        self._from_summaries(query, candidates)
        self._from_number(query, candidates)
        best = sorted(candidates.values(), key=lambda found: (-found.score, sort_key(found.number)))
        return tuple(self._hit(candidate, query) for candidate in best[:most])

    def _from_text(self, query: Query, language: Language, loaded: date, candidates: dict[str, _Candidate]) -> None:
        """Add the rows of a loaded text, and the rules that its glossary names."""
        assert self._store is not None
        names = query.names(language)
        folded = tuple(fold(name) for name in names)
        rows = self._store.matches(loaded, language, any_of(names), CANDIDATES)
        all_words = ALL_WORDS if rows and not query.whole and language is query.language else 0.0
        if not rows:
            rows = self._store.matches(loaded, language, any_piece_of(names), CANDIDATES)
        for row in rows:
            score = text_score(row, folded, loose=not query.whole) + all_words
            candidate = self._add(candidates, row.number, loaded, 0.0)
            if candidate is not None:
                score += together_score(row, candidate.number, query, language)
                _better_text(candidate, query, score, row, Source(language, loaded, row.number))
        for name in names:
            for place, number in enumerate(self._store.glossary_rules(loaded, language, fold(name))):
                self._add(candidates, number, loaded, GLOSSARY_RULE / (1 + place))

    def _from_summaries(self, query: Query, candidates: dict[str, _Candidate]) -> None:
        names = [fold(name) for language in Language for name in query.names(language)]
        for entry, words in self._summaries:
            if any(name in words for name in names):
                titled = fold(entry.title.in_language(query.language)) in names
                self._add(candidates, entry.number, REFERENCE_EDITION, SUMMARY * (5 if titled else 1))

    def _from_number(self, query: Query, candidates: dict[str, _Candidate]) -> None:
        if query.number is None or not is_number(query.number):
            return
        self._add(candidates, query.number, self.edition, NUMBER_IS)
        for number in self._renumberer.below(query.number, self.edition):
            self._add(candidates, number, self.edition, NUMBER_BELOW)

    def _add(self, candidates: dict[str, _Candidate], number: str, edition: date, score: float) -> _Candidate | None:
        """Add to the score of a rule, given its number in some edition; None if the edition searched hasn't it."""
        there = self._there(number, edition)
        if there is None:
            return None
        candidate = candidates.setdefault(there, _Candidate(there))
        candidate.score += score
        return candidate

    def _there(self, number: str, edition: date) -> str | None:
        """The number that a rule of some edition has in the one searched."""
        return self._followed(number, edition, self.edition)

    def _followed(self, number: str, source: date, target: date) -> str | None:
        if source == target and source == REFERENCE_EDITION:
            return number if number in reference_numbers() or number in CHAPTERS else None
        key = (number, source, target)
        if key not in self._follows:
            try:
                there = self._renumberer.follow(*key)
            except (UnknownNumberError, UnlinkedEditionError):
                self._follows[key] = None
            else:
                merged_section = there.part and "." not in number
                self._follows[key] = None if merged_section else there.result
        return self._follows[key]

    def _hit(self, candidate: _Candidate, query: Query) -> Hit:
        text, names = candidate.text, query.names(query.language)
        if candidate.source is None:
            text, source = self._own_words(candidate.number, query.language)
            candidate.source = source
        elif candidate.source.language is not query.language:
            names = query.names(candidate.source.language)
        return Hit(
            candidate.number, self._title(candidate.number), snippet(text, names), candidate.source, candidate.score
        )

    def _own_words(self, number: str, language: Language) -> tuple[str, Source | None]:
        """What there is to show of a rule that no text was found for: its summary, else its text."""
        now = self._now(number)
        ours = summary(now) if now else None
        about = ours.about.in_language(language) if ours is not None else ""
        for written, loaded in self._texts:
            wanted = written is language or not about
            if wanted and loaded == self.edition and self._store and (row := self._store.rule(loaded, written, number)):
                return f"{row.title} {row.text}".strip(), Source(written, loaded, number)
        if about:
            return about, None
        return "", None

    def _title(self, number: str) -> Wording:
        for outer in reversed(lineage(number)):
            now = self._now(outer)
            found = summary(now) if now else None
            if found is not None and found.title:
                return found.title
        return NOTHING

    def _now(self, number: str) -> str | None:
        """The number in the reference edition, which the summaries go by."""
        return self._followed(number, self.edition, REFERENCE_EDITION)


def search(text: str, store: RulesStore | None = None, day: date | None = None, most: int = 20) -> tuple[Hit, ...]:
    """Search once. See `Searcher`."""
    return Searcher(store, day).search(text, most)


def _better_text(candidate: _Candidate, query: Query, score: float, row: Found, source: Source) -> None:
    """Let a text count for a rule if it is the best so far; show the one in the language of the query."""
    candidate.score += max(0.0, score - max(candidate.best_text, 0.0))
    better = candidate.source is None or (
        source.language is query.language and candidate.source.language is not query.language
    )
    if better:
        candidate.source, candidate.text = source, row.all_words()
    candidate.best_text = max(candidate.best_text, score)


def _all_words(entry: Summary) -> str:
    return f"{entry.title.en} {entry.title.ja} {entry.about.en} {entry.about.ja}"


def _japanese(store: RulesStore, edition: date) -> Iterator[date]:
    """The Japanese texts to search: the whole one nearest the edition, and all pages."""
    whole = store.whole_editions(Language.JA)
    yield from sorted(whole, key=lambda loaded: (abs(loaded - edition), loaded))[:1]
    yield from sorted((day for day in store.days(Language.JA) if day not in whole), reverse=True)
