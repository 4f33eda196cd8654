"""What a card calls itself by name: in full, and legends by the part before a comma or "of"."""

from collections.abc import Iterator, Mapping

from shinpan.game.subtypes import PlaneswalkerType, find_subtype
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
    """Return whether a word is a subtype; those of planeswalkers are names before all."""
    found = find_subtype(word)
    return found is not None and found.en == word and not isinstance(found, PlaneswalkerType)


def places(line: Line, names: tuple[tuple[str, ...], ...]) -> Mapping[int, tuple[int, ...]]:
    """Return where the names stand in a line: the token where each begins -> those after it may end.

    In an ability that is given to something else, the name would still be that of the object which gives it (201.5a),
    not of the one that has it: there it isn't taken for the source.
    """
    found: dict[int, tuple[int, ...]] = {}
    for name in names:
        for place in range(len(line.words) - len(name) + 1):
            if line.words[place : place + len(name)] == name and line.text[line.spans[place][0]].isupper():
                found[place] = (*found.get(place, ()), place + len(name))
    if '"' not in line.words:
        return found
    tokens = dict(_of_tokens(line))
    ends = {end for stops in found.values() for end in stops}
    given = _given_away(line.words, ends)
    return {place: stops for place, stops in found.items() if place not in given} | tokens


def _of_tokens(line: Line) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield where tokens call themselves by their names, in the abilities in quotation marks that they have."""
    words = line.words
    for start, word in enumerate(words[:-1], 1):
        if word != "named" or words[start - 2] not in _TOKENS or "with" not in words[start:]:
            continue
        stop = words.index("with", start)
        name, quoted = words[start:stop], False
        for place in range(stop, len(words)):
            quoted = quoted is not (words[place] == '"')
            if not quoted and words[place] == ".":
                break
            if quoted and words[place : place + len(name)] == name and line.text[line.spans[place][0]].isupper():
                yield place, (place + len(name),)


def _given_away(words: tuple[str, ...], ends: set[int]) -> set[int]:
    """Return the tokens of abilities in quotation marks that something else than the card itself is given."""
    marks = [place for place, word in enumerate(words) if word == '"']
    away: set[int] = set()
    for start, stop in zip(marks[::2], [*marks[1::2], len(words)], strict=False):
        first = max((place + 1 for place in range(start) if words[place] in _BEGINNING), default=0)
        if not _is_own(words, first, start, ends):
            away.update(range(start, stop))
    return away


_BEGINNING = frozenset({".", ":", "—", '"'})
_TOKENS = ("token", "tokens")
_OTHERS = frozenset(
    {"target", "each", "all", "creatures", "permanents", "lands", "enchanted", "equipped", "other", "token", "tokens"}
) | frozenset({"emblem", "that", "those", "they", "spells", "cards"})


def _is_own(words: tuple[str, ...], first: int, stop: int, ends: set[int]) -> bool:
    """Return whether the only thing that a clause speaks of is the card: by its name, or as "this creature"."""
    clause = words[first:stop]
    return _OTHERS.isdisjoint(clause) and ("this" in clause or any(first < end <= stop for end in ends))
