"""Search as the pages ask it: official texts where loaded, our own words else."""

from dataclasses import dataclass

from shinpan.rulebook.language import Language
from shinpan.rulebook.numbers import is_number, reference_numbers
from shinpan.rulebook.summaries import all_summaries

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
    if not query:
        return []
    if is_number(query.rstrip(".")) and query.rstrip(".") in reference_numbers():
        return [Hit(query.rstrip("."), "", "")]
    words = query.casefold().split()
    hits: list[tuple[int, Hit]] = []
    for each in all_summaries():
        both = [(each.title.in_language(tag), each.about.in_language(tag)) for tag in Language]
        if all(any(word in title.casefold() for title, _ in both) for word in words):
            rank = 0
        elif all(any(word in (title + " " + about).casefold() for title, about in both) for word in words):
            rank = 1
        else:
            continue
        hits.append((rank, Hit(each.number, each.title.in_language(language), each.about.in_language(language))))
    hits.sort(key=lambda pair: pair[0])
    return [hit for _, hit in hits[:MOST]]
