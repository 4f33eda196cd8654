"""Reading changes that hang on one subject: "gets +1/+1 and has flying", "becomes a blue Frog with base power ..."."""

from typing import TYPE_CHECKING, Any

from shinpan.oracle.reading.nodes import Items
from shinpan.oracle.reading.readers import Begins, Ends, Reader
from shinpan.phrases.base import Modification

if TYPE_CHECKING:
    from shinpan.oracle.reading.grammar import Grammar
    from shinpan.oracle.reading.parsing import Parse

_PLACES = ("size", "adjective", "subtype", "noun", "with", "having")
"""Where the words of a change stand around the noun, in their order; any of them may be missing."""
_ADDED = ("added_super", "added_size", "added_color", "added_type", "added_kind", "with", "having")
_SET = ("added_super", "added_size", "adjective", "added_type", "added_kind", "with", "having")
"""The same for what something is besides what else it is. A color takes the place of others, unless it says so."""
_SIZED = ("added_super", "added_size", "adjective", "subtype", "noun", "with", "having")
"""The same for what something is, size and all."""
_STILL = ("added_super", "added_size", "adjective", "subtype", "added_kind", "with", "having")
"""The same for what something is besides a type that the text says it still is."""
_STILL_IT = tuple(
    tuple(f". {words} {kind}".split())
    for words, kinds in (
        ("it is still a", ("land", "artifact", "enchantment", "planeswalker")),
        ("they are still", ("lands", "artifacts", "enchantments", "planeswalkers")),
    )
    for kind in kinds
)
_KINDS = ("added_type", "added_kind")
_BESIDES = tuple(
    (tuple(f"in addition to {its} other {what}".split()), "colors" in what)
    for its in ("its", "their")
    for what in (
        "colors and types",
        "colors and other types",
        "colors and creature types",
        "types",
        "card types",
        "creature types",
    )
)
_BEING = frozenset({"is", "are"})
_BECOMING = frozenset({"become", "becomes"})

Parts = tuple[Any, ...]


class ChangesReader(Reader):
    """Reads changes joined with "and"; those that one verb says together are several of them.

    single: the reader of a change that makes a clause of its own. lasting: "becomes" rather than "is".
    """

    __slots__ = ("_added", "_kinds", "_lasting", "_places", "_set", "_single", "_sized", "_still")

    def __init__(self, single: Reader, grammar: "Grammar", lasting: bool) -> None:
        self._single = single
        self._lasting = lasting
        self._places, self._added, self._set, self._kinds, self._sized, self._still = (
            tuple(grammar.nonterminal(Modification, frozenset({place}), frozenset()) for place in places)
            for places in (_PLACES, _ADDED, _SET, _KINDS, _SIZED, _STILL)
        )

    def begins(self) -> Begins:
        """Return the verbs, and what makes a clause of its own."""
        return _BECOMING | _BEING, (self._single,)

    def read(self, parse: "Parse", place: int) -> Ends:
        """Return every end at which the changes may be complete."""
        found: list[tuple[int, Any]] = []
        rows: list[tuple[int, Parts]] = []
        for end, parts in self._clauses(parse, place):
            found.append((end, Items(parts)))
            rows.append((end, parts))
        for end, parts in rows:  # it grows while it is gone through
            start, last = _joint(parse.words, end)
            if start is None:
                continue
            for stop, more in self._clauses(parse, start):
                if last or parse.words[stop : stop + 2] == (",", "and"):  # what follows is no change of characteristics
                    found.append((stop, Items((*parts, *more))))
                if not last or parse.words[stop : stop + 2] == (",", "and"):  # "is A and has B, and it loses C"
                    rows.append((stop, (*parts, *more)))
        return found

    def _clauses(self, parse: "Parse", place: int) -> list[tuple[int, Parts]]:
        found: list[tuple[int, Parts]] = [
            (end, (each,)) for end, each in parse.ends(self._single, place) if each.name != "Modify"
        ]
        verbs = _BECOMING if self._lasting else _BEING
        if place < len(parse.words) and parse.words[place] in verbs:
            start = place + 1
            if start < len(parse.words) and parse.words[start] == "a":
                start += 1
            around = self._around(parse, start, self._places)
            found += [(end, _ordered(parts)) for end, parts in around if len(parts) > 1 and not _stands_alone(parts)]
            found += self._besides(parse, start)
            if not self._lasting:
                found += self._animated(parse, start)
        return found

    def _animated(self, parse: "Parse", place: int) -> list[tuple[int, Parts]]:
        """Return what something is that isn't always a creature: of a size, and still what it was if that is said."""
        found: list[tuple[int, Parts]] = []
        for end, parts in self._around(parse, place, self._still):
            for words in _STILL_IT:
                if _is_sized(parts, "AddTypes") and parse.words[end : end + len(words)] == words:
                    found.append((end + len(words), parts))
        for end, parts in self._around(parse, place, self._sized):
            if _is_sized(parts, "SetTypes") and parse.words[end : end + 5] not in _STILL_IT:
                found.append((end, _ordered(parts)))
        return found

    def _besides(self, parse: "Parse", place: int) -> list[tuple[int, Parts]]:
        """Return what something is in addition to what else it is, and where that is said."""
        if "addition" not in parse.words[place:]:
            return []
        found: list[tuple[int, Parts]] = []
        for readers in (self._added, self._set):
            rows = self._around(parse, place, readers)
            for end, parts in tuple(rows):
                if parts and parse.words[end : end + 1] == ("and",):
                    rows += [(stop, (*parts, *more)) for stop, more in self._around(parse, end + 1, self._kinds)]
            for end, parts in rows:
                for besides, colors in _BESIDES:
                    if len(parts) > 1 and parse.words[end : end + len(besides)] == besides:
                        found += [(end + len(besides), parts)] if _colored_so(parts, colors) else []
        return found

    def _around(self, parse: "Parse", place: int, readers: tuple[Reader, ...]) -> list[tuple[int, Parts]]:
        """Return what can be read with at most one change of each form, in their order."""
        rows: list[tuple[int, Parts]] = [(place, ())]
        for reader in readers:
            rows += [(stop, (*parts, each)) for end, parts in rows for stop, each in parse.ends(reader, end)]
        return rows


def _is_sized(parts: Parts, types: str) -> bool:
    """Return whether changes give both a size and card types, said as a phrase of a class."""
    names = {each.name for each in parts}
    return "SetPowerToughness" in names and types in names


def _stands_alone(parts: Parts) -> bool:
    """Return whether abilities are given before which no card type stands: "an Aura with enchant ..." is a phrase."""
    names = {each.name for each in parts}
    return "GainAbilities" in names and "SetTypes" not in names


def _colored_so(parts: Parts, added: bool) -> bool:
    """Return whether colors are added where it is said that they are, and only there."""
    names = {each.name for each in parts}
    return "SetColors" not in names if added else "AddColors" not in names


def _ordered(parts: Parts) -> Parts:
    """Return changes with card types first, then subtypes, if card types are set: subtypes have to fit them."""
    names = [each.name for each in parts]
    if "SetTypes" not in names:
        return parts
    ranks = {"SetTypes": 0, "SetSubtypes": 1}
    return tuple(sorted(parts, key=lambda each: ranks.get(each.name, 2)))


def _joint(words: tuple[str, ...], place: int) -> tuple[int | None, bool]:
    """Return where the next clause may begin, and whether it must be the last. "It" is what the changes are of."""
    if place < len(words):
        if words[place] == "and":
            return _after_it(words, place + 1), True
        if words[place] == ",":
            if words[place + 1 : place + 2] == ("and",):
                return _after_it(words, place + 2), True
            return place + 1, False
    return None, False


def _after_it(words: tuple[str, ...], place: int) -> int:
    """Return where a clause about losing something goes on after "it", said again of the one thing that is changed."""
    return place + 1 if words[place : place + 4] == ("it", "loses", "all", "other") else place
