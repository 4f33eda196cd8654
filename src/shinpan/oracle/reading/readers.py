"""Readers of words that aren't phrases: terms, names, numbers, mana, the card itself."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from shinpan.game.mana import KINDS, ManaCost, ManaKind
from shinpan.game.subtypes import BattleType, DungeonType, PlanarType, PlaneswalkerType, SpellType
from shinpan.game.term import Term
from shinpan.oracle.reading.nodes import Again
from shinpan.oracle.reading.tokens import words_of
from shinpan.phrases.wording.english import number_word, plural

if TYPE_CHECKING:
    from shinpan.oracle.reading.parsing import Parse

Ends = Sequence[tuple[int, Any]]
"""What was read from a place on: each possible end with what it was read as."""

NOTHING: Ends = ()

Begins = tuple[Iterable[str], Iterable["Reader"]]
"""The words, and the readers, that what is read may begin with."""


class Reader:
    """Reads one kind of thing. What it reads at a place depends on the line alone, so that it is read there once."""

    __slots__ = ("_first",)
    _first: frozenset[str] | None

    def read(self, parse: "Parse", place: int) -> Ends:
        """Return every end of what can be read from a place on, with what it is."""
        raise NotImplementedError

    def begins(self) -> Begins | None:
        """Return what it may begin with, besides the card's own name; None if that can be anything."""
        return None

    @property
    def first(self) -> frozenset[str] | None:
        """The kinds of words that it may begin with (see `kind_of`), found out the first time; None: any."""
        try:
            return self._first
        except AttributeError:
            self._first = _first_words(self)
            return self._first


@cache
def kind_of(word: str) -> str:
    """Return what counts of a word where only its beginning is asked for: figures, signs and symbols are alike."""
    sign = word[0]
    if sign == "{":
        return "{"
    if sign in "+-":
        return "+"
    return "0" if sign.isdigit() else word


KINDS_OF_NUMBERS = ("{", "+", "0")


def _first_words(reader: Reader) -> frozenset[str] | None:
    """Return the kinds of words that a reader may begin with, through all readers that it may begin with."""
    words: set[str] = set()
    seen = {reader}
    open_readers = [reader]
    while open_readers:
        begins = open_readers.pop().begins()
        if begins is None:
            return None
        words.update(kind_of(word) for word in begins[0])
        for each in begins[1]:
            if each not in seen:
                seen.add(each)
                open_readers.append(each)
    return frozenset(words)


_LATE = (PlaneswalkerType, SpellType, BattleType, DungeonType, PlanarType)
"""The lists whose words give way to the same words of other lists."""


class TermReader(Reader):
    """Reads the terms of some enumerations, in the singular and the plural."""

    __slots__ = ("_known",)

    def __init__(self, enumerations: Iterable[type[Term]], plurals: bool) -> None:
        self._known: dict[str, list[tuple[tuple[str, ...], Term]]] = {}
        seen: set[tuple[str, ...]] = set()
        for enumeration in sorted(enumerations, key=lambda each: _LATE.index(each) + 1 if each in _LATE else 0):
            for term in enumeration:
                for name in (term.en, plural(term.en)) if plurals and term.en else (term.en,):
                    words = words_of(name)
                    if words and words not in seen:
                        seen.add(words)
                        self._known.setdefault(words[0], []).append((words, term))

    def begins(self) -> Begins:
        """Return the first words of the terms."""
        return self._known, ()

    def read(self, parse: "Parse", place: int) -> Ends:
        """Return the terms that stand there; one may begin another ("Human", "Human Soldier" aren't one)."""
        words = parse.words
        if place >= len(words):
            return NOTHING
        known = self._known.get(words[place])
        if known is None:
            return NOTHING
        return [(place + len(each), term) for each, term in known if words[place : place + len(each)] == each]


_NUMBERS: Mapping[str, int] = {number_word(number): number for number in range(21)}
WORD_NUMBERS: Mapping[str, int] = {**_NUMBERS, "a": 1}


def number_at(parse: "Parse", place: int) -> int | None:
    """Return the number in figures or words at a place; None if there is none. Articles aren't numbers."""
    word = parse.words[place] if place < len(parse.words) else ""
    return int(word) if word.isdigit() else _NUMBERS.get(word)


class NumberReader(Reader):
    """Reads a plain number. form: word, next ("less than four" is 3 or less), symbol, loyalty, or nothing."""

    __slots__ = ("_form",)

    def __init__(self, form: str) -> None:
        self._form = form

    def begins(self) -> Begins:
        """Return numbers in words, and what others begin with."""
        return (*_NUMBERS, *KINDS_OF_NUMBERS), ()

    def read(self, parse: "Parse", place: int) -> Ends:
        """Return the number at a place."""
        if place >= len(parse.words):
            return NOTHING
        word = parse.words[place]
        if self._form == "symbol" and word.startswith("{"):
            word = word[1:-1]
        if self._form in ("+", "loyalty") and word[0] in "+-" and word[1:].isdigit():
            return ((place + 1, int(word)),)
        number = int(word) if word.isdigit() else _NUMBERS.get(word)
        if number is None or (self._form == "loyalty" and number):
            return NOTHING
        return ((place + 1, number - (self._form == "next")),)


_PERSONS = frozenset({"he", "she", "him", "her"})
"""Pronouns that are said of a legend on its own card."""


class ThisReader(Reader):
    """Reads the words for the card itself: "this creature", its name, the short name of a legend.

    pronoun: "it" as well, as a mention of something that has to turn out to be the card.
    """

    __slots__ = ("_pronoun",)
    NOUNS = frozenset(
        "creature permanent artifact aura enchantment land equipment vehicle spell card token planeswalker saga class "  # noqa: SIM905
        "case room battle siege spacecraft fortification emblem plane phenomenon scheme conspiracy".split()
    )

    def __init__(self, pronoun: bool) -> None:
        self._pronoun = pronoun

    def begins(self) -> Begins:
        """Return the words besides names."""
        return ("this", "it", *_PERSONS) if self._pronoun else ("this",), ()

    def read(self, parse: "Parse", place: int) -> Ends:
        """Return the ends of the words for the card."""
        words = parse.words
        if place + 1 < len(words) and words[place] == "this" and words[place + 1] in self.NOUNS:
            return ((place + 2, None),)
        if self._pronoun and place < len(words) and words[place] == "it":
            return ((place + 1, Again("it", None, place)),)
        if self._pronoun and place < len(words) and words[place] in _PERSONS:
            return ((place + 1, None),)
        return [(end, None) for end in parse.own.get(place, ())]


class OwnReader(Reader):
    """Reads the possessive of the words for the card itself: "this creature's", "its"."""

    __slots__ = ("_this",)

    def __init__(self, this: Reader) -> None:
        self._this = this

    def begins(self) -> Begins:
        """Return "its", and what names the card."""
        return ("its", "his", "her"), (self._this,)

    def read(self, parse: "Parse", place: int) -> Ends:
        """Return the ends of the words; "its" has to stand for the card."""
        if parse.words[place : place + 1] == ("its",):
            return ((place + 1, Again("it", None, place, True)),)
        if parse.words[place : place + 1] in (("his",), ("her",)):
            return ((place + 1, None),)
        return [
            (end + 1, None)
            for end, _ in parse.ends(self._this, place)
            if parse.words[end : end + 1] in (("'s",), ("'",))
        ]


class AttachedReader(Reader):
    """Reads what an Aura, Equipment or Fortification says of its host."""

    __slots__ = ()
    _WORDS = frozenset({"enchanted", "equipped", "fortified"})

    def begins(self) -> Begins:
        """Return the words."""
        return self._WORDS, ()

    def read(self, parse: "Parse", place: int) -> Ends:
        """Return the end of the word."""
        word = parse.words[place] if place < len(parse.words) else ""
        return ((place + 1, word),) if word in self._WORDS else NOTHING


_KINDS = {f"{{{kind.letter.lower()}}}": kind for kind in KINDS}


class ManaReader(Reader):
    """Reads mana symbols as a mana cost."""

    __slots__ = ()

    def begins(self) -> Begins:
        """Return what symbols begin with."""
        return ("{",), ()

    def read(self, parse: "Parse", place: int) -> Ends:
        """Return the cost that all symbols which stand there make."""
        end = place
        while end < len(parse.words) and is_mana(parse.words[end]):
            end += 1
        if end == place:
            return NOTHING
        return ((end, ManaCost.parse("".join(parse.words[place:end]).upper())),)


@cache
def is_mana(word: str) -> bool:
    """Return whether a token is a symbol of a mana cost."""
    if not word.startswith("{"):
        return False
    try:
        ManaCost.parse(word.upper())
    except ValueError:
        return False
    return True


class SymbolsReader(Reader):
    """Reads symbols of kinds of mana: {G}{G}. several: all that stand there as a tuple, or just one."""

    __slots__ = ("_several",)

    def __init__(self, several: bool) -> None:
        self._several = several

    def begins(self) -> Begins:
        """Return what symbols begin with."""
        return ("{",), ()

    def read(self, parse: "Parse", place: int) -> Ends:
        """Return the kinds of mana."""
        kinds: list[ManaKind] = []
        for word in parse.words[place:]:
            if word not in _KINDS:
                break
            kinds.append(_KINDS[word])
        if not kinds:
            return NOTHING
        return ((place + len(kinds), tuple(kinds)),) if self._several else ((place + 1, kinds[0]),)


_SMALL_WORDS = frozenset({"l", "of", "the", "and", "in", "to", "from", "for", "at", "on", "'s", "'", ",", "a"})


class NameReader(Reader):
    """Reads a name: words with capitals, and small ones between them. Where it ends, the rest of the line decides."""

    __slots__ = ()

    def read(self, parse: "Parse", place: int) -> Ends:
        """Return every way in which the name may end, longest first."""
        text, spans = parse.line.text, parse.line.spans
        found: list[tuple[int, Any]] = []
        for end in range(place, len(spans)):
            first = text[spans[end][0]]
            if first.isupper() or first.isdigit():
                found.append((end + 1, text[spans[place][0] : spans[end][1]]))
            elif end == place or parse.words[end] not in _SMALL_WORDS:
                break
        return found[::-1]
