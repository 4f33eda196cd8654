"""How well a row answers a query: title and number first, then what says what the term is, then the words."""

from collections.abc import Iterator, Mapping, Sequence

from shinpan.rulebook.language import Language
from shinpan.rulebook.search.folding import fold
from shinpan.rulebook.search.index import Found
from shinpan.rulebook.search.query import Query
from shinpan.rulebook.search.terms import Term

NUMBER_IS, NUMBER_BELOW = 1000.0, 500.0
TITLE_IS, TITLE_HAS, OPENING, PHRASE, WORDS = 40.0, 14.0, 7.0, 4.0, 10.0
LOOSE_WORDS = 25.0
"""What the words count, instead of WORDS, if the query is no term."""

TERM_RULES = (60.0, 46.0, 34.0, 28.0, 24.0)
"""For the rules that say what a term is, the first first."""

INSIDE = 0.7
"""What a term counts that is only part of the query, times its share of it."""

MOST_OF_IT = 0.5
"""A term with at least this share of the query counts as if it were all of it."""

TOGETHER = 30.0
"""For a row that brings several terms of a query together, times their shares of it."""

ALL_WORDS = 15.0
"""For a row that holds all words of a query that is no term, in the language of the query."""

GLOSSARY_RULE = 24.0
"""For the first rule that the glossary refers to under the name searched for."""

SUMMARY = 2.0
"""For a rule whose summary holds the name; five times that if it is its title."""

OTHER_NAME = 0.8
"""What the match of another name of the term counts."""


def text_score(found: Found, names: Sequence[str], loose: bool) -> float:
    """The score of a row for names (folded; the query itself first) that it may hold.

    `loose`: the query is no term, so that its single words matter more.
    """
    title, text = fold(found.title), fold(found.text)
    best = 0.0
    for place, name in enumerate(names):
        score = 0.0
        if title.removesuffix("s") == name.removesuffix("s"):
            score += TITLE_IS
        elif name in title:
            score += TITLE_HAS * len(name) / len(title)
        where = text.find(name)
        if where >= 0:
            score += PHRASE + (OPENING if where < 40 else 0.0)
        best = max(best, score if place == 0 else score * OTHER_NAME)
    return best + (LOOSE_WORDS if loose else WORDS) * min(-found.bm25, 30.0) / 30.0


def together_score(found: Found, number: str, query: Query, language: Language) -> float:
    """What a row gets for bringing several terms of a query together: naming them, or standing in their rules."""
    covered = [share for term, share in query.inside if _covers(found, number, term, language)]
    return TOGETHER * sum(covered) if len(covered) > 1 else 0.0


def _covers(found: Found, number: str, term: Term, language: Language) -> bool:
    if any(
        number == rule or (number.startswith(rule) and not number[len(rule)].isdigit()) for rule in term.numbers[:2]
    ):
        return True
    text = fold(f"{found.title} {found.text}")
    return any(fold(name) in text for name in term.names(language))


def term_scores(query: Query) -> Mapping[str, float]:
    """What the rules of the terms that a query names get, by number.

    A rule of several terms in it gets the sum; terms of one name (which have one share) count once.
    """
    if query.whole:
        points = [(number, value) for term in query.whole for number, value in _points(term, 1.0)]
        return {number: max(value for each, value in points if each == number) for number, _ in points}
    by_share: dict[str, dict[float, float]] = {}
    for term, share in query.inside:
        for number, value in _points(term, INSIDE * share if share < MOST_OF_IT else 1.0):
            shares = by_share.setdefault(number, {})
            shares[share] = max(shares.get(share, 0.0), value)
    return {
        number: sum(shares.values()) + (TOGETHER * sum(shares) if len(shares) > 1 else 0.0)
        for number, shares in by_share.items()
    }


def _points(term: Term, weight: float) -> Iterator[tuple[str, float]]:
    for place, number in enumerate(term.numbers):
        yield number, weight * TERM_RULES[min(place, len(TERM_RULES) - 1)]
