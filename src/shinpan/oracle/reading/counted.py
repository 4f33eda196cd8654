"""Readers of quantities with what they count: "a card", "two creatures", "that many 1/1 ... tokens"."""

from typing import TYPE_CHECKING, Any

from shinpan.oracle.reading.nodes import Again, Pair
from shinpan.oracle.reading.readers import NOTHING, Begins, Ends, NumberReader, Reader
from shinpan.oracle.reading.tokens import words_of
from shinpan.phrases.quantities import Fixed, X
from shinpan.phrases.wording.english import plural
from shinpan.phrases.wording.nouns import NOUNS

if TYPE_CHECKING:
    from shinpan.oracle.reading.parsing import Parse

_PLAIN = NumberReader("word")


class HowMany(Reader):
    """Reads what stands before a counted noun: an article, a number, X, "that many".

    quantity: the reader of quantities that say how they count. plain: the field is a number, not a quantity.
    """

    __slots__ = ("_article", "_plain", "_quantity")

    def __init__(self, quantity: Reader | None, plain: bool, article: bool = True) -> None:
        self._quantity = quantity
        self._plain = plain
        self._article = article

    def begins(self) -> Begins:
        """Return articles and numbers, and the reader of other quantities."""
        return ("a", "x", "that"), (_PLAIN,) if self._quantity is None else (_PLAIN, self._quantity)

    def read(self, parse: "Parse", place: int) -> Ends:
        """Return the quantities that may stand there."""
        if place >= len(parse.words):
            return NOTHING
        found: list[tuple[int, Any]] = []
        if self._article and parse.words[place] == "a":
            found.append((place + 1, 1 if self._plain else Fixed(1)))
        for end, number in _PLAIN.read(parse, place):
            found.append((end, number if self._plain else Fixed(number)))
        if parse.words[place] == "x" and not self._plain:
            found.append((place + 1, X()))
        if parse.words[place : place + 2] == ("that", "many"):
            found.append((place + 2, Again("many", None, place)))
        if self._quantity is not None:
            found.extend(parse.ends(self._quantity, place))
        return found


class SignedReader(Reader):
    """Reads a change of power or toughness: +2, -X."""

    __slots__ = ("_negative", "_variable")

    def __init__(self, variable: Any, negative: Any) -> None:
        self._variable = variable
        self._negative = negative

    def begins(self) -> Begins:
        """Return the signs."""
        return ("+", "-"), ()

    def read(self, parse: "Parse", place: int) -> Ends:
        """Return the number."""
        word = parse.words[place] if place < len(parse.words) else ""
        if len(word) < 2 or word[0] not in "+-":
            return NOTHING
        if word[1:].isdigit():
            return ((place + 1, Fixed(int(word))),)
        if word[1:] == "x":
            return ((place + 1, self._variable if word[0] == "+" else self._negative),)
        return NOTHING


class EnergyReader(Reader):
    """Reads an amount of energy: a row of symbols, or a number before one of them."""

    __slots__ = ("_how_many",)

    def __init__(self, how_many: Reader) -> None:
        self._how_many = how_many

    def begins(self) -> Begins:
        """Return the symbol, and the reader of numbers."""
        return ("{e}",), (self._how_many,)

    def read(self, parse: "Parse", place: int) -> Ends:
        """Return the amount."""
        end = place
        while end < len(parse.words) and parse.words[end] == "{e}":
            end += 1
        if end > place:
            return ((end, Fixed(end - place)),)
        return [
            (end + 1, many) for end, many in parse.ends(self._how_many, place) if parse.words[end : end + 1] == ("{e}",)
        ]


class CountedReader(Reader):
    """Reads a counted noun. before: words between the number and the noun. noun: its reader, or a plain word."""

    __slots__ = ("_before", "_how_many", "_noun")

    def __init__(self, how_many: Reader, before: str, noun: Reader) -> None:
        self._how_many = how_many
        self._before = words_of(before)
        self._noun = noun

    def begins(self) -> Begins:
        """Return the reader of the number."""
        return (), (self._how_many,)

    def read(self, parse: "Parse", place: int) -> Ends:
        """Return numbers with what they count."""
        found: list[tuple[int, Any]] = []
        for end, number in parse.ends(self._how_many, place):
            start = end + len(self._before)
            if parse.words[end:start] == self._before:
                plain = isinstance(self._noun, WordReader)
                found.extend(
                    (stop, number if plain else Pair(number, noun)) for stop, noun in parse.ends(self._noun, start)
                )
        return found


class WordReader(Reader):
    """Reads a plain noun, in the singular or the plural; of it nothing is kept."""

    __slots__ = ("_words",)

    def __init__(self, noun: str) -> None:
        english = NOUNS[noun].en
        self._words = (words_of(english), words_of(plural(english)))

    def begins(self) -> Begins:
        """Return the first words of singular and plural."""
        return (words[0] for words in self._words), ()

    def read(self, parse: "Parse", place: int) -> Ends:
        """Return the end of the word."""
        return [(place + len(each), None) for each in self._words if parse.words[place : place + len(each)] == each]
