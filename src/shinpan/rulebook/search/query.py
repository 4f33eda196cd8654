"""What a query asks for: a number, terms, words."""

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache

from shinpan.rulebook.language import Language
from shinpan.rulebook.search.folding import is_japanese, pieces
from shinpan.rulebook.search.terms import Term, terms_in, terms_of

LONGEST = 200
"""Characters; the rest of a query is left out."""

_NUMBER = re.compile(r"(?:rules?|cr|ルール|rule)?\s*([1-9]\d{0,2}(?:\.[1-9]\d{0,2}[a-z]?)?)\.?", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Query:
    """A query read: its words, the language they are in, and the terms that it names."""

    text: str
    language: Language
    number: str | None
    """The number, if it is nothing else."""
    whole: tuple[Term, ...]
    """The terms of which it is a name."""
    inside: tuple[tuple[Term, float], ...]
    """If it is none: the terms that it names among other words, with their shares of it (0 to 1)."""

    def names(self, language: Language) -> tuple[str, ...]:
        """What to look for in texts of a language, the query's own words first."""
        return _names(self, language)


@lru_cache(maxsize=16)
def _names(query: Query, language: Language) -> tuple[str, ...]:
    of_terms = tuple(name for term in query.whole for name in term.names(language))
    if language is query.language:
        return tuple(dict.fromkeys((query.text, *of_terms)))
    if query.whole:
        return tuple(dict.fromkeys((*of_terms, query.text)))
    translated = " ".join(term.names(language)[0] for term, _ in query.inside if term.names(language)[0])
    return (translated, query.text) if translated else (query.text,)


def read_query(text: str) -> Query | None:
    """Read a query; None if there is no word in it."""
    text = " ".join(unicodedata.normalize("NFKC", text[:LONGEST]).split())
    words = pieces(text)
    if not words:
        return None
    language = Language.JA if any(is_japanese(word) for word in words) else Language.EN
    number = _NUMBER.fullmatch(text)
    whole = terms_of(text)
    return Query(text, language, number[1].lower() if number else None, whole, () if whole else terms_in(text))
