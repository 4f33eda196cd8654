"""Search as the pages ask it: a number, or words in either language in what the project itself says of the rules."""

from dataclasses import dataclass
from functools import cache

from shinpan.rulebook.language import Language
from shinpan.rulebook.numbers import is_number, reference_numbers
from shinpan.rulebook.search.folding import fold
from shinpan.rulebook.summaries import Summary, all_summaries, summary

MOST = 40


@dataclass(frozen=True, slots=True)
class Hit:
    """A rule that was found, with the words to show."""

    number: str
    title: str
    snippet: str


def search(query: str, language: Language) -> list[Hit]:
    """Return what fits a query, best first: a number itself, then titles, then texts."""
    query = query.strip()
    number = fold(query).rstrip(".")
    if is_number(number) and (number in reference_numbers() or len(number) == 1):
        own = summary(number)
        return [_hit(own, language) if own else Hit(number, "", "")]
    words = fold(query).split()
    if not words:
        return []
    ranked: list[tuple[int, Summary]] = []
    for own, titles, texts in _folded():
        if all(word in titles for word in words):
            ranked.append((0 if len(words) == 1 and words[0] in titles.split("\n") else 1, own))
        elif all(word in titles or word in texts for word in words):
            ranked.append((2, own))
    ranked.sort(key=lambda pair: pair[0])
    return [_hit(own, language) for _, own in ranked[:MOST]]


def _hit(own: Summary, language: Language) -> Hit:
    return Hit(own.number, own.title.in_language(language), own.about.in_language(language))


@cache
def _folded() -> tuple[tuple[Summary, str, str], ...]:
    """Every summary with its titles, and with its words, of both languages in the form that is compared."""
    return tuple(
        (own, fold(f"{own.title.en}\n{own.title.ja}"), fold(f"{own.about.en}\n{own.about.ja}"))
        for own in all_summaries()
    )
