"""Which reader a slot has: by the type of its field and the forms it asks for."""

from typing import TYPE_CHECKING, Any

from shinpan.game.characteristics import Ability, Definition
from shinpan.game.mana import ManaCost, ManaKind
from shinpan.game.term import Term
from shinpan.oracle.reading.changes import ChangesReader
from shinpan.oracle.reading.counted import CountedReader, HowMany, WordReader
from shinpan.oracle.reading.lists import BulletReader, ListReader, RowReader, SentencesReader
from shinpan.oracle.reading.plans import Path, Unreadable
from shinpan.oracle.reading.readers import (
    AttachedReader,
    ManaReader,
    NameReader,
    NumberReader,
    OwnReader,
    Reader,
    SymbolsReader,
    TermReader,
    ThisReader,
)
from shinpan.oracle.reading.types import class_with, hints, is_class, item_at, item_of, members_of, phrase_class
from shinpan.phrases.base import Effect, Phrase, Quality, Quantity, StaticPart
from shinpan.phrases.references.objects import This
from shinpan.phrases.wording.notation import Slot, Wording
from shinpan.phrases.wording.nouns import NOUNS

if TYPE_CHECKING:
    from shinpan.oracle.reading.grammar import Grammar

LIST_FORMS = frozenset({"or", "and/or", "comma", "space", "then", "sentences", "bullets", "types"})
_OF_NUMBERS = ("word", "next", "symbol", "loyalty", "+", "a", "energy")
_NO_READING = frozenset({"sentence", "subject", "lower", "plural", "singular"})
"""Forms that change how words look, not which they are."""


class Slots:
    """Finds the readers of slots. Readers of the same thing are the same, so that it is read only once at a place."""

    def __init__(self, grammar: "Grammar") -> None:
        self._grammar = grammar
        self._known: dict[Any, Reader] = {}
        self._this = ThisReader(pronoun=False)
        self._it = ThisReader(pronoun=True)

    def reader(self, cls: type[Phrase], slot: Slot, wording: Wording) -> tuple[Reader, tuple[Path, ...]]:
        """Return the reader of a slot, with the paths of what it reads: two for a number with what it counts.

        Raises Unreadable for a slot whose field nothing is known of.
        """
        if not slot.path[0]:
            if slot.path[1] == "attached":
                return self.once("attached", AttachedReader), ()
            if "'s" in slot.forms:
                return self.once("own", lambda: OwnReader(self._this)), ()
            return (self._this if cls is This else self._it), ()
        hint, narrowed = self._type_at(cls, slot.path, wording)
        forms = tuple(form for form in slot.forms if form not in _NO_READING)
        if item_of(hint) is not None and len(hints(cls)) == 1 and is_class(cls, item_of(hint)):
            forms = (*forms, "several")
        if issubclass(cls, Quality) and (hint is Quality or item_of(hint) is Quality):
            forms = (*forms, "said of")
        if hint is Ability:
            forms = (*forms, "unquoted")
        if hint is Effect and (issubclass(cls, Ability) or (issubclass(cls, Effect) and "sentence" in slot.forms)):
            return self._grammar.paragraph(frozenset(forms)), (slot.path,)
        if forms and (is_class(hint, Quantity) or hint is int):
            return self._number(cls, slot, hint, forms, narrowed)
        return self.of_type(hint, forms, narrowed), (slot.path,)

    def once(self, key: Any, make: Any) -> Reader:
        """Return the one reader for a key, made the first time."""
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = make()
        return found

    def of_type(self, hint: Any, forms: tuple[str, ...], narrowed: frozenset[str] = frozenset()) -> Reader:
        """Return the reader of a type in some forms. narrowed: the only phrase classes that it may be, if any."""
        item = item_of(hint)
        if item is not None:
            return self._list(item, forms)
        if is_class(hint, Phrase):
            return self._grammar.nonterminal(hint, frozenset(forms), narrowed)
        if is_class(hint, Ability):
            return self._grammar.ability(quoted="unquoted" not in forms)
        if is_class(hint, Definition):
            return self._grammar.token()
        if hint is int:
            return self.once("number", lambda: NumberReader(""))
        if hint is str:
            return self.once("name", NameReader)
        if hint is ManaCost:
            return self.once("mana", ManaReader)
        if hint is ManaKind and "symbol" in forms:
            return self.once("symbol", lambda: SymbolsReader(several=False))
        members = members_of(hint)
        if all(is_class(member, Term) for member in members):
            return self.once((members, "noun" in forms), lambda: TermReader(members, "noun" in forms))
        raise Unreadable(f"nothing reads {hint!r}")

    def _type_at(self, cls: type[Phrase], path: Path, wording: Wording) -> tuple[Any, frozenset[str]]:
        """Return the type of a field along a path, and the classes that a setting narrows it down to."""
        settings = dict(wording.settings)
        hint: Any = cls
        for place, name in enumerate(path):
            if place:
                hint = self._inner_class(hint, path[:place], name, settings)
            if item_of(hint) is not None and name.isdigit():
                hint = item_at(hint, int(name))
            else:
                if name not in hints(hint):
                    raise Unreadable(f"{hint.__name__} has no field {name}")
                hint = hints(hint)[name]
        written = settings.get(path, "").split("|")
        named = [phrase_class(each) for each in written]
        return hint, frozenset(written) if all(named) else frozenset()

    def _inner_class(self, hint: Any, path: Path, name: str, settings: dict[Path, str]) -> Any:
        if item_of(hint) is not None:
            if name.isdigit():
                return hint
            hint = item_of(hint)
        written = phrase_class(settings.get(path, "").strip("()"))
        if written is not None:
            return written
        found = class_with(hint, frozenset({name})) if isinstance(hint, type) else None
        if found is None:
            raise Unreadable(f"which {getattr(hint, '__name__', hint)} has {name} isn't clear")
        return found

    def _number(
        self, cls: type[Phrase], slot: Slot, hint: Any, forms: tuple[str, ...], narrowed: frozenset[str]
    ) -> tuple[Reader, tuple[Path, ...]]:
        plain = hint is int
        for form in forms:
            if form in _OF_NUMBERS:
                return self._grammar.number(form, plain, narrowed), (slot.path,)
            if form in ("each", "count") and not plain:
                break  # quantities have wordings of their own for these
            noun: Reader | None = None
            paths: tuple[Path, ...] = (slot.path,)
            if form in hints(cls):
                inner = hints(cls)[form]
                noun = self.of_type(inner, ("noun",) if not is_class(inner, Phrase) else ())
                paths = (slot.path, (form,))
            elif form in NOUNS:
                noun = self.once(("noun", form), lambda form=form: WordReader(form))
            if noun is not None:
                before = " ".join(each for each in forms if each is not form)
                return self._counted(plain, before, noun), paths
        return self.of_type(hint, forms, narrowed), (slot.path,)

    def _counted(self, plain: bool, before: str, noun: Reader) -> Reader:
        key = ("counted", plain, before, noun)
        return self.once(key, lambda: CountedReader(self.how_many(plain), before, noun))

    def how_many(self, plain: bool) -> Reader:
        """Return the reader of what stands before a counted noun. plain: a number, no quantity."""
        quantity = None if plain else self._grammar.nonterminal(Quantity, frozenset({"count"}), frozenset())
        return self.once(("how many", plain), lambda: HowMany(quantity, plain))

    def _list(self, item: Any, forms: tuple[str, ...]) -> Reader:
        form = next((each for each in forms if each in LIST_FORMS), "")
        inner = tuple(each for each in forms if each not in LIST_FORMS and each != "several")
        key = ("list", str(item), forms)
        if "symbols" in forms:
            return self.once(key, lambda: SymbolsReader(several=True))
        if form == "sentences":
            reader = self.of_type(item, inner)
            return self.once(key, lambda: SentencesReader(reader))
        if is_class(item, StaticPart) and form != "or":
            single = self._grammar.nonterminal(item, frozenset(inner), frozenset())
            return self.once(key, lambda: ChangesReader(single, self._grammar, "lasting" in inner))
        if form == "types":
            words = self.of_type(item, ("noun",))
            return self.once(key, lambda: self._grammar.with_article(RowReader(words, commas=False), "a" in forms))
        if form == "bullets":
            return self.once(key, lambda: BulletReader(self._grammar.paragraph()))
        if form == "space":
            row = self.of_type(item, inner)
            return self.once(key, lambda: RowReader(row, commas=is_class(item, Quality)))
        single = self._grammar.single(item, frozenset(inner)) if is_class(item, Phrase) else self.of_type(item, inner)
        several = "several" in forms or "symbol" in forms or form == "and/or"
        return self.once(key, lambda: ListReader(single, form, several, singular="a" in inner and form == "or"))
