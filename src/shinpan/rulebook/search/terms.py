"""The terms of the game: names in both languages, former ones included, and the rules that say what they are.

Data: `data/terms.txt`, and the titles of the summaries. Numbers are those of the reference edition.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources

from shinpan.rulebook.language import Language
from shinpan.rulebook.search.folding import fold, is_japanese, pieces
from shinpan.rulebook.summaries import all_summaries

_ARTICLES = frozenset({"a", "an", "the", "of"})


@dataclass(frozen=True, slots=True)
class Term:
    """A term: its names, today's first, and its rules, the most telling first."""

    en: tuple[str, ...]
    ja: tuple[str, ...]
    numbers: tuple[str, ...]

    def names(self, language: Language) -> tuple[str, ...]:
        """The names in a language."""
        return self.ja if language is Language.JA else self.en


def terms_of(query: str) -> tuple[Term, ...]:
    """The terms that a query names as a whole."""
    return _by_name().get(_key(query), ())


def terms_in(query: str) -> tuple[tuple[Term, float], ...]:
    """The terms that a query names among other words, with their shares of it; where names overlap, the longest."""
    whole = _key(query)
    left = f" {whole} "
    found: dict[Term, float] = {}
    for name, terms in _longest_first():
        here = name if is_japanese(name) else f" {name} "
        if here in left:
            for term in terms:
                found[term] = found.get(term, 0.0) + len(name) / len(whole)
            left = left.replace(here, " | ")
    return tuple(found.items())


@cache
def _longest_first() -> tuple[tuple[str, tuple[Term, ...]], ...]:
    """The names of two characters and more."""
    return tuple(sorted(((n, t) for n, t in _by_name().items() if len(n) > 1), key=lambda item: -len(item[0])))


@cache
def _by_name() -> dict[str, tuple[Term, ...]]:
    found: dict[str, dict[Term, None]] = {}
    for term in _terms():
        for name in (*term.en, *term.ja):
            found.setdefault(_key(name), {})[term] = None
    return {name: tuple(terms) for name, terms in found.items()}


def _terms() -> Iterator[Term]:
    text = resources.files("shinpan.rulebook").joinpath("data", "terms.txt").read_text(encoding="utf-8")
    for line in text.splitlines():
        if line and not line.startswith("#"):
            en, ja, numbers = line.split("|")
            yield Term(_names(en), _names(ja), tuple(numbers.split()))
    for summary in all_summaries():
        if summary.title and summary.title.en != "General":
            yield Term((summary.title.en,), (summary.title.ja,), (summary.number,))


def _names(column: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in column.split(";") if name.strip())


def _key(name: str) -> str:
    """A name without articles and plural endings, which people leave out or add."""
    words = [_singular(word) for word in pieces(name)]
    return " ".join(word for word in words if word not in _ARTICLES) or " ".join(words) or fold(name)


def _singular(word: str) -> str:
    return word[:-1] if len(word) > 3 and word.isascii() and word.endswith("s") and not word.endswith("ss") else word
