"""The grammar: what a text may say, compiled from the wordings of the phrase classes when it is first asked for."""

import pkgutil
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

import shinpan.phrases
from shinpan.game.lang import Lang
from shinpan.oracle.reading.again import AgainReader, MuchReader
from shinpan.oracle.reading.counted import EnergyReader, HowMany, SignedReader
from shinpan.oracle.reading.described import TokenReader
from shinpan.oracle.reading.effects import ClausesReader, ParagraphReader, ThenReader
from shinpan.oracle.reading.expanding import Sequence
from shinpan.oracle.reading.nonterminals import Nonterminal, Possessive
from shinpan.oracle.reading.quoted import AbilityReader
from shinpan.oracle.reading.readers import Begins, Ends, NumberReader, Reader
from shinpan.oracle.reading.slots import Slots
from shinpan.oracle.reading.tries import Step
from shinpan.oracle.reading.variants import Variant, variant
from shinpan.phrases.base import Condition, Effect, Phrase, Quality, Quantity, Reference
from shinpan.phrases.qualities.nouns import Noun
from shinpan.phrases.quantities import Fixed, Negative, X
from shinpan.phrases.wording.notation import Slot, Wording

if TYPE_CHECKING:
    from shinpan.oracle.reading.parsing import Parse

Forms = frozenset[str]
NO_FORMS: Forms = frozenset()
LANG = Lang.EN


class Grammar:
    """Readers for everything that phrases are made of. Get it by `grammar()`."""

    def __init__(self) -> None:
        for module in pkgutil.walk_packages(shinpan.phrases.__path__, "shinpan.phrases."):
            import_module(module.name)
        self.slots = Slots(self)
        self.unreadable: dict[str, str] = {}
        self._nonterminals: dict[Any, Nonterminal] = {}
        self._ways: dict[Any, tuple[tuple[Step, ...], Variant]] = {}

    def way(
        self, cls: type[Phrase], wording: Wording, sequence: Sequence, unsaid: bool
    ) -> tuple[tuple[Step, ...], Variant]:
        """Return the steps along one way in which a wording of a class may stand in a text, and what it makes.

        It is the same in all forms in which that wording will do. unsaid: see `variant`. Raises Unreadable.
        """
        key = (cls, sequence, wording.source, unsaid)
        found = self._ways.get(key)
        if found is None:
            read = [(item, self.slots.reader(cls, item, wording)) for item in sequence.items if isinstance(item, Slot)]
            made = variant(cls, wording, sequence, [(item, paths) for item, (_, paths) in read], unsaid)
            readers = iter([reader for _, (reader, _) in read])
            steps = tuple(item if isinstance(item, str) else next(readers) for item in sequence.items)
            found = self._ways[key] = (steps, made)
        return found

    def nonterminal(self, family: type[Phrase], forms: Forms, narrowed: Forms) -> Reader:
        """Return the reader of the phrases of a family in some forms. narrowed: of these classes only, if any."""
        if family is Effect:
            return self.sentence(forms)
        if family is Reference and "'s" in forms:
            plain = self._one(Reference, forms - {"'s"}, narrowed)
            own = self._one(Reference, frozenset({"'s"}), NO_FORMS)
            return self.slots.once(("possessive", narrowed), lambda: Possessive(own, plain))
        return self._one(family, forms, narrowed)

    def single(self, family: type[Phrase], forms: Forms) -> Reader:
        """Return the reader of the items of a list of a family: what doesn't begin with such a list itself."""
        return self._one(family, forms, NO_FORMS, single=True)

    def _one(self, family: type[Phrase], forms: Forms, narrowed: Forms, single: bool = False) -> Nonterminal:
        key = (family, forms, narrowed, single)
        found = self._nonterminals.get(key)
        if found is None:
            found = self._nonterminals[key] = Nonterminal(self, family, forms, narrowed, single)
        return found

    def extra(self, family: type[Phrase], forms: Forms) -> Iterator[Reader]:
        """Yield the readers of what phrases of a family are besides their wordings: mentions of what came before."""
        if family is Reference:
            nouns = self._one(Noun, NO_FORMS, NO_FORMS)
            possessive = "'s" in forms
            yield self.slots.once(("again", possessive), lambda: AgainReader(nouns, possessive))
        elif family is Quantity and not forms:
            yield self.slots.once("much", MuchReader)

    def clauses(self, forms: Forms = NO_FORMS) -> Reader:
        """Return the reader of clauses joined with "and"."""
        first = self._one(Effect, forms, NO_FORMS)
        left = self._one(Effect, NO_FORMS, NO_FORMS).left
        return self.slots.once(("clauses", forms), lambda: ClausesReader(first, self._next(forms), left))

    def sentence(self, forms: Forms = NO_FORMS) -> Reader:
        """Return the reader of an effect that is a sentence."""
        others = tuple(self.clauses(each) for each in self._following(forms))
        return self.slots.once(("sentence", forms), lambda: ThenReader(self.clauses(forms), others))

    def paragraph(self, forms: Forms = NO_FORMS) -> Reader:
        """Return the reader of what an ability does, in one sentence or several."""
        condition = self._one(Condition, NO_FORMS, NO_FORMS)
        make = lambda: ParagraphReader(self.sentence(forms), self.sentence(), condition)  # noqa: E731
        return self.slots.once(("paragraph", forms), make)

    def _next(self, forms: Forms) -> tuple[Reader, ...]:
        return tuple(self._one(Effect, each, NO_FORMS) for each in self._following(forms))

    @staticmethod
    def _following(forms: Forms) -> tuple[Forms, ...]:
        """Return the forms that clauses after the first may have: a subject of their own, or that of the first."""
        rest = (NO_FORMS, frozenset({"same"}))
        return (*rest, frozenset({"bare"})) if "bare" in forms else rest

    def ability(self, quoted: bool = True) -> Reader:
        """Return the reader of abilities inside a sentence: keywords, and others in quotation marks or without."""
        return self.slots.once(("ability", quoted), lambda: AbilityReader(self, quoted))

    def token(self) -> Reader:
        """Return the reader of descriptions of tokens."""
        return self.slots.once("token", lambda: TokenReader(self))

    def number(self, form: str, plain: bool, narrowed: Forms) -> Reader:
        """Return the reader of a number in a form. plain: a number, no quantity."""
        if form == "a":
            inner = self.number("", plain, narrowed)
            return self.with_article(inner, article=True)
        if form == "+":
            return self.slots.once("signed", lambda: SignedReader(X(), Negative(X())))
        if form == "energy":
            return self.slots.once("energy", lambda: EnergyReader(self.slots.how_many(plain)))
        if form == "word" and not plain:
            quantity = self._one(Quantity, frozenset({"count"}), NO_FORMS)
            return self.slots.once("in words", lambda: HowMany(quantity, plain=False, article=False))
        if plain:
            return self.slots.once(("number", form), lambda: NumberReader(form))
        if not form:
            return self._one(Quantity, NO_FORMS, narrowed)
        return self.slots.once(("quantity", form), lambda: _Fixed(NumberReader(form)))

    def with_article(self, reader: Reader, article: bool) -> Reader:
        """Return a reader, with an article before the words if there is one."""
        return self.slots.once(("article", reader), lambda: _WithArticle(reader)) if article else reader


class _Fixed(Reader):
    """Reads a number as a quantity; {X} too."""

    __slots__ = ("_number",)

    def __init__(self, number: Reader) -> None:
        self._number = number

    def begins(self) -> Begins:
        return ("{x}", "x"), (self._number,)

    def read(self, parse: "Parse", place: int) -> Ends:
        if place < len(parse.words) and parse.words[place] in ("{x}", "x"):
            return ((place + 1, X()),)
        return [(end, Fixed(number)) for end, number in self._number.read(parse, place)]


class _WithArticle(Reader):
    """Reads words with an article, or without one: in the plural there is none."""

    __slots__ = ("_reader",)

    def __init__(self, reader: Reader) -> None:
        self._reader = reader

    def begins(self) -> Begins:
        return ("a",), (self._reader,)

    def read(self, parse: "Parse", place: int) -> Ends:
        start = place + (parse.words[place : place + 1] == ("a",))
        return parse.ends(self._reader, start)


@cache
def grammar() -> Grammar:
    """Return the grammar, made the first time."""
    return Grammar()


__all__ = ["Grammar", "Quality", "grammar"]
