"""Reading what is mentioned again: pronouns, "that creature", "those cards", "the token"."""

from typing import TYPE_CHECKING, Any

from shinpan.oracle.reading.nodes import Again
from shinpan.oracle.reading.readers import NOTHING, Begins, Ends, Reader

if TYPE_CHECKING:
    from shinpan.oracle.reading.parsing import Parse

_PRONOUNS = {"it": "it", "they": "they", "them": "they", "he": "he", "she": "he", "him": "he", "her": "he"}
_POSSESSIVES = {"its": "it", "their": "they", "his": "he", "her": "he"}
"""What each is read as; "he" and "she" are said of the card itself only, whatever else has been mentioned."""
_POINTING = {"that": "that", "those": "those"}
_EITHER = frozenset(
    {
        ("permanent", "or", "player"),
        ("player", "or", "permanent"),
        ("creature", "or", "player"),
        ("player", "or", "planeswalker"),
        ("creature", "or", "planeswalker"),
    }
)
"""What is said of a target that may be a player as well as something else."""
_THE_SPELL = ("the", "spell")
"""Words for a spell mentioned before; other things are called "the ..." for other reasons."""

_REVEALED = ("the", "revealed")
_SHOWN = {"card": "revealed", "cards": "all revealed"}
"""What has been revealed on the way, by the last word."""


class AgainReader(Reader):
    """Reads words for something mentioned before. nouns: the reader of nouns. possessive: "its" instead of "it"."""

    __slots__ = ("_nouns", "_possessive")

    def __init__(self, nouns: Reader, possessive: bool) -> None:
        self._nouns = nouns
        self._possessive = possessive

    def begins(self) -> Begins:
        """Return the pronouns, and what points."""
        return _POSSESSIVES if self._possessive else (*_PRONOUNS, *_POINTING, "the"), ()

    def read(self, parse: "Parse", place: int) -> Ends:
        """Return what stands for something mentioned before."""
        if place >= len(parse.words):
            return NOTHING
        word = parse.words[place]
        pronoun = (_POSSESSIVES if self._possessive else _PRONOUNS).get(word)
        if pronoun is not None:
            return ((place + 1, Again(pronoun, None, place, self._possessive)),)
        if not self._possessive and parse.words[place : place + 2] == _REVEALED:
            kind = _SHOWN.get(parse.words[place + 2] if place + 2 < len(parse.words) else "")
            return NOTHING if kind is None else ((place + 3, Again(kind, None, place)),)
        if not self._possessive and parse.words[place : place + 2] == _THE_SPELL:
            spells = [(end, Again("that", noun, place)) for end, noun in parse.ends(self._nouns, place + 1)]
            return spells + [(end + 2, it) for end, it in spells if parse.words[end : end + 2] == ("you", "cast")]
        if self._possessive or word not in _POINTING:
            return NOTHING
        found: list[tuple[int, Any]] = []
        if parse.words[place + 1 : place + 2] in (("token",), ("tokens",)):
            return ((place + 2, Again(_POINTING[word], "token", place)),)
        if parse.words[place + 1 : place + 4] in _EITHER:
            found.append((place + 4, Again(_POINTING[word], "either", place)))
        for end, noun in parse.ends(self._nouns, place + 1):
            found.append((end, Again(_POINTING[word], noun, place)))
        return found


class MuchReader(Reader):
    """Reads "that much", "that number": the number of the event, or of an earlier effect."""

    __slots__ = ()

    def begins(self) -> Begins:
        """Return its first word."""
        return ("that",), ()

    def read(self, parse: "Parse", place: int) -> Ends:
        """Return its end."""
        if parse.words[place : place + 2] in (("that", "much"), ("that", "number")):
            return ((place + 2, Again("much", None, place)),)
        return NOTHING
