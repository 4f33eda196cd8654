"""Readers of phrases by the wordings of their classes."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from shinpan.game.lang import Lang
from shinpan.oracle.reading.expanding import ANY, Sequence, sequences
from shinpan.oracle.reading.parsing import walked
from shinpan.oracle.reading.plans import Unreadable
from shinpan.oracle.reading.readers import Begins, Ends, Reader
from shinpan.oracle.reading.tries import State, Step
from shinpan.oracle.reading.types import concrete, hints, is_class, item_of
from shinpan.oracle.reading.variants import Variant
from shinpan.phrases.base import Adjective, Effect, Phrase, Quality, Quantity, Reference
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.qualities.nouns import Noun
from shinpan.phrases.references.players import OwnerOf
from shinpan.phrases.wording.notation import Slot, Wording, wordings_of

if TYPE_CHECKING:
    from shinpan.oracle.reading.grammar import Grammar
    from shinpan.oracle.reading.parsing import Parse

Forms = frozenset[str]

MENTIONS = frozenset(
    {
        "ThatOneOfThem",
        "TheTarget",
        "EventObject",
        "EventRecipient",
        "EventPlayer",
        "Bound",
        "Result",
        "Specific",
        "Affected",
        "EventAmount",
        "Amount",
        "EventOpponent",
        "Unless",
        "Sequence",
        "AnyTarget",
        "ThatOne",
        "EventCard",
        "EventSpell",
        "EventAbility",
        "EventStacked",
        "TargetsOf",
        "StillToSolve",
        "JustExiled",
        "EachOfThese",
        "EventAttackers",
        "WhoseTurn",
    }
)
"""The phrase classes that aren't read by their wordings: what they stand for is worked out."""

_ONLY = frozenset(
    {"turn", "only", "graveyard", "next", "once", "each", "size", "adjective", "subtype", "noun", "with", "having"}
) | frozenset({"added_size", "added_color", "added_type", "added_kind", "added_super", "count", "target", "'s"})
"""The forms for which there must be a wording."""
_EASY = frozenset({"said", "from", "is", "noun"})
"""The forms in which a phrase that has a wording for them may be said in its ordinary ones as well."""
_NOT_SAID_OF = (Collection, Adjective)
"""What isn't said of a noun after it."""
_NO_CLAUSES = (Quality, Quantity, Reference)
_BARE = frozenset({"bare", "same"})


class Nonterminal(Reader):
    """Reads the phrases of a family in some forms. narrowed: only these classes, if there are any.

    single: without what begins with a list of the same family, for the items of lists. left: the ways of wordings that
    begin with a phrase of the family, which go on where one has been read.
    """

    __slots__ = (
        *("_family", "_forms", "_grammar", "_narrowed", "_said", "_single"),
        *("_base", "_built", "_extra", "_goes_on", "_left"),
    )

    def __init__(self, grammar: "Grammar", family: type[Phrase], forms: Forms, narrowed: Forms, single: bool) -> None:
        self._grammar = grammar
        self._family = family
        self._forms = forms
        self._narrowed = narrowed
        self._single = single
        self._said = "said of" in forms
        self._built = False
        self._goes_on = False
        self._base = State()
        self._left = State()
        self._extra: tuple[Reader, ...] = ()

    @property
    def left(self) -> State:
        """The ways of wordings that begin with a phrase of the family."""
        self._build()
        return self._left

    def begins(self) -> Begins:
        """Return the words and readers that the wordings begin with."""
        self._build()
        return self._base.words, (*(reader for reader, _ in self._base.slots), *self._extra)

    def read(self, parse: "Parse", place: int) -> Ends:
        """Return every phrase of the family that can be read from a place on."""
        if not self._built:
            self._build()
        found = walked(parse, self._base, place, place)
        for reader in self._extra:
            found.extend(parse.ends(reader, place))
        if self._goes_on:
            for end, node in found:  # it grows while it is gone through
                found += walked(parse, self._left, end, place, (node,))
        return found

    def _build(self) -> None:
        if self._built:
            return
        self._built = True
        if not self._narrowed or not self._narrowed.isdisjoint(MENTIONS):
            self._extra = tuple(self._grammar.extra(self._family, self._forms))
        for cls in self._classes():
            for wording, article in self._wordings(cls):
                self._put(cls, wording, article)
        self._goes_on = not self._left.empty and self._family is not Effect

    def _classes(self) -> Iterator[type[Phrase]]:
        """Yield the classes that may stand here. Nouns and groups aren't said of other things, as adjectives are."""
        for cls in concrete(self._family):
            if cls.__name__ in MENTIONS or (self._narrowed and cls.__name__ not in self._narrowed):
                continue
            if self._family is Quality and (issubclass(cls, Noun) or (self._said and issubclass(cls, _NOT_SAID_OF))):
                continue
            yield cls

    def _wordings(self, cls: type[Phrase]) -> Iterator[tuple[Wording, bool]]:
        """Yield the wordings that will do, with whether an article goes before them."""
        known = [each for each in wordings_of(cls, Lang.EN) if each.source]
        own = [each for each in known if each.form and each.form in self._forms]
        yield from ((each, False) for each in own)
        if (own and self._forms.isdisjoint(_EASY)) or not self._forms.isdisjoint(_ONLY - _EASY):
            return
        article = "a" in self._forms and issubclass(cls, Collection)
        yield from ((each, article) for each in known if not each.form)

    def _put(self, cls: type[Phrase], wording: Wording, article: bool) -> None:
        for sequence in sequences(wording):
            before = ("a",) if article else ("",)
            if "bare" in self._forms and 0 in wording.subjects and not sequence.subject:
                before = ("have",)  # "you may have it ..."
            elif not self._suits(wording, sequence) and not (sequence.imperative and issubclass(cls, _NO_CLAUSES)):
                continue
            try:
                self._put_sequence(cls, wording, sequence, before)
            except Unreadable as reason:
                self._grammar.unreadable[f"{cls.__name__}: {wording.source}"] = str(reason)

    def _suits(self, wording: Wording, sequence: Sequence) -> bool:
        """Return whether the subject is said, or left unsaid, as the forms want it.

        Where it is that of the clause before, an imperative would speak of "you"; "may" is followed by the infinitive.
        """
        if self._forms.isdisjoint(_BARE):
            return not sequence.subject or (sequence.imperative and sequence.number in (2, ANY))
        if 0 not in wording.subjects:
            return "bare" in self._forms
        if not sequence.subject:
            return False
        if "bare" in self._forms:
            return sequence.number != 0
        return sequence.number in (0, ANY) or (sequence.number == 2 and not sequence.imperative)

    def _put_sequence(self, cls: type[Phrase], wording: Wording, sequence: Sequence, before: tuple[str, ...]) -> None:
        first = sequence.items[0] if sequence.items else None
        left = isinstance(first, Slot) and self._is_left(cls, first, wording)
        if left and self._single and item_of(hints(cls).get(first.path[0])) is not None:  # type: ignore[union-attr]
            return
        steps, made = self._grammar.way(cls, wording, sequence, unsaid=not self._forms.isdisjoint(_BARE))
        if left and item_of(hints(cls).get(first.path[0])) is None:  # type: ignore[union-attr]
            self._put_left(steps, first, made)  # type: ignore[arg-type]
            return
        for word in before:
            self._base.put((word, *steps) if word else steps, made)

    def _is_left(self, cls: type[Phrase], slot: Slot, wording: Wording) -> bool:
        """Return whether a slot at the beginning may hold the phrase itself that it begins, or several like it."""
        if not slot.path[0] or len(slot.path) > 1:
            return False
        hint = hints(cls)[slot.path[0]]
        inner = item_of(hint) or hint
        return is_class(inner, Phrase) and issubclass(cls, inner)

    def _put_left(self, steps: tuple[Step, ...], first: Slot, made: Variant) -> None:
        if len(steps) == 1:
            raise Unreadable("it says nothing but what it is made of")
        if "'s" not in first.forms:
            self._left.put(steps[1:], made)
            return
        for sign in ("'s", "'"):
            self._left.put((sign, *steps[1:]), made)
        own = self._grammar.nonterminal(self._family, frozenset({"'s"}), frozenset())
        self._base.put((own.pronouns, *steps[1:]), made)  # type: ignore[attr-defined]


class Possessive(Reader):
    """Reads a reference in the possessive: "your", "its", "target player's"."""

    __slots__ = ("_plain", "pronouns")

    def __init__(self, pronouns: Reader, plain: Reader) -> None:
        self.pronouns = pronouns
        self._plain = plain

    def begins(self) -> Begins:
        """Return the readers of pronouns and of other references."""
        return (), (self.pronouns, self._plain)

    def read(self, parse: "Parse", place: int) -> Ends:
        """Return the references that may stand there."""
        found = list(parse.ends(self.pronouns, place))
        for end, reference in parse.ends(self._plain, place):
            if parse.words[end : end + 1] in (("'s",), ("'",)) and getattr(reference, "name", "") != OwnerOf.__name__:
                found.append((end + 1, reference))  # what is an owner's the phrases say in words of their own
        return found


__all__ = ["MENTIONS", "Nonterminal", "Possessive", "Quality"]
