"""What a card calls itself by name: in full, and legends by the part before a comma or "of"."""

from collections.abc import Iterator, Mapping

from shinpan.game.subtypes import find_subtype
from shinpan.oracle.reading.rewrites import rewritten
from shinpan.oracle.reading.tokens import Line, words_of


def own_names(name: str, legendary: bool) -> tuple[tuple[str, ...], ...]:
    """Return the names that a text may use for its own card, as tokens, longest first."""
    found = {words for each in _names(name, legendary) for words in (words_of(each), _as_in_a_line(each))}
    return tuple(sorted((each for each in found if each), key=len, reverse=True))


def _as_in_a_line(name: str) -> tuple[str, ...]:
    """Return the tokens of a name as they stand in a line, where old words are written as today's."""
    words = list(words_of(name))
    return tuple(rewritten(words, [(0, 0)] * len(words))[0])


def _names(name: str, legendary: bool) -> Iterator[str]:
    yield name
    for mark in (", ", " of ", " the ") if legendary else (", ",):
        short = name.partition(mark)[0]
        if short != name and not _is_term(short):
            yield short
    first = name.split()[0] if name.split() else ""
    if legendary and len(first) > 2 and not _is_term(first) and first.lower() not in ("the", "sir", "lord", "lady"):
        yield first.rstrip(",")


def _is_term(word: str) -> bool:
    found = find_subtype(word)
    return found is not None and found.en == word


def places(line: Line, names: tuple[tuple[str, ...], ...]) -> Mapping[int, tuple[int, ...]]:
    """Return where the names stand in a line: the token where each begins -> those after it may end."""
    found: dict[int, tuple[int, ...]] = {}
    for name in names:
        for place in range(len(line.words) - len(name) + 1):
            if line.words[place : place + len(name)] == name and line.text[line.spans[place][0]].isupper():
                found[place] = (*found.get(place, ()), place + len(name))
    return found
