"""Writing phrases by their wordings."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from shinpan.game.characteristics import Ability, Characteristics, Definition
from shinpan.game.enums import CardType
from shinpan.game.lang import Lang
from shinpan.game.term import Term
from shinpan.phrases.abilities import Keyword
from shinpan.phrases.base import (
    Effect,
    Modification,
    Phrase,
    Quality,
    Quantity,
    Reference,
    TriggerPhrase,
)
from shinpan.phrases.qualities.groups import Collection, OneOf
from shinpan.phrases.qualities.nouns import Noun
from shinpan.phrases.references.objects import This
from shinpan.phrases.references.players import You
from shinpan.phrases.wording import english, japanese
from shinpan.phrases.wording.choosing import chosen, field_at, has_form, says
from shinpan.phrases.wording.copula import clauses
from shinpan.phrases.wording.features import NOTHING, PLAIN, Frame, Number, Said
from shinpan.phrases.wording.lists import LIST_FORMS, joined
from shinpan.phrases.wording.memory import Memory, note_event
from shinpan.phrases.wording.notation import Agreement, Element, Optional, Plural, Slot, Wording, Words
from shinpan.phrases.wording.numbers import amount
from shinpan.phrases.wording.pronouns import declared, referred
from shinpan.phrases.wording.style import STYLES
from shinpan.phrases.wording.terms import called, plain
from shinpan.phrases.wording.tokens import described

NOUNS = (Term, Noun, Collection, Reference, str)
NO_CLAUSES = (Quality, Quantity, Reference, Ability)
"""The phrases that aren't clauses: all others have a verb."""

_GRANTED = Characteristics(types=frozenset({CardType.CREATURE}))
"""What an ability that is given to something speaks of as "this": nearly always a creature."""


class Scribe:
    """Writes the phrases of one card in one language.

    card: the face that the phrases are on, for what it calls itself. names: Japanese names by English ones.
    """

    def __init__(self, lang: Lang, card: Characteristics | None, names: Mapping[str, str]) -> None:
        self.lang = lang
        self.card = card
        self.names = names
        self.style = STYLES[lang]
        self.memory = Memory()
        self._inside_effect = False

    def say(self, value: Any, frame: Frame = PLAIN) -> Said:
        """Return the words of any value that a field may hold. Raises WordingError where there are none."""
        if isinstance(value, tuple):
            return self._list(value, frame)
        if isinstance(value, Reference):
            return referred(self, value, frame)
        if isinstance(value, Quality):
            return self._quality(value, frame)
        if isinstance(value, Effect) and not self._inside_effect:
            return self._whole_effect(value, frame)
        if isinstance(value, Phrase):
            return self.phrase(value, frame)
        if isinstance(value, Definition) and "a" in frame.forms:
            return Said(self.style.counted(self, value, 1), Number.ONE)
        if isinstance(value, Definition):
            number = Number.ONE if "singular" in frame.forms else frame.number
            return Said(described(self, value, number), number)
        return Said(plain(self, value, frame), frame.number)

    def phrase(self, phrase: Phrase, frame: Frame) -> Said:
        """Return the words of a phrase by the wording that fits."""
        if isinstance(phrase, Reference | Quantity) and frame.number is not Number.ONE:
            frame = Frame(Number.ONE, frame.forms, frame.subject)
        wording = chosen(phrase, self.lang, frame.forms)
        text, number = _Filling(self, phrase, wording, frame).result()
        for form in frame.forms:
            if form in japanese.VERB_FORMS:
                text = japanese.verb_form(text, form)
        if "lower" in frame.forms:
            text = text.lower()
        return Said(self.style.begun(text) if "sentence" in frame.forms else text, number)

    def ability(self, ability: Ability, owner: Characteristics = _GRANTED) -> str:
        """Return an ability as it stands inside a sentence: a keyword as it is, anything else quoted.

        owner: what will have it, for what it calls "this".
        """
        if isinstance(ability, Keyword):
            return self.say(ability).text
        with self._apart(owner):
            return self.style.quoted(self.style.sentence(self.say(ability).text))

    def name(self, english: str) -> str:
        """Return a card's name as it stands in a text."""
        return self.style.name(self.names.get(english, english) if self.lang is Lang.JA else english)

    def _quality(self, value: Quality, frame: Frame) -> Said:
        number = Number.MORE if "plural" in frame.forms else frame.number
        number = Number.ONE if "singular" in frame.forms else number
        frame = Frame(number, frame.forms)
        article = "a" in frame.forms and number is Number.ONE and isinstance(value, Collection)
        if article and not has_form(value, self.lang, "a"):
            return Said(self.style.counted(self, value, 1), number)
        said = self.phrase(value, frame)
        return said if isinstance(value, OneOf) else Said(said.text, number)

    def _whole_effect(self, effect: Effect, frame: Frame) -> Said:
        """Write an effect with the targets that Japanese declares before it."""
        self._inside_effect = True
        before, self.memory.declared = self.memory.declared, []
        try:
            declaration = declared(self, effect) if self.lang is Lang.JA else ""
            said = self.phrase(effect, frame)
            return Said(declaration + said.text, said.number)
        finally:
            self._inside_effect = False
            self.memory.declared = before

    def _list(self, values: tuple[Any, ...], frame: Frame) -> Said:
        if not values:
            return NOTHING
        inner = Frame(frame.number, tuple(form for form in frame.forms if form not in LIST_FORMS), actor=frame.actor)
        if "symbols" in frame.forms:
            return Said("".join(f"{{{each.letter}}}" for each in values))
        if isinstance(values[0], Modification) and "or" not in frame.forms:
            return Said(self.style.listed(list(clauses(self, values, inner)), "and", clauses=True), frame.number)
        items, number = self._items(values, inner, frame.forms)
        nouns = isinstance(values[0], NOUNS)
        acts = isinstance(values[0], Phrase) and not isinstance(values[0], NO_CLAUSES)
        text = joined(self.style, items, frame, nouns=nouns, clauses=acts)
        article = "a" in frame.forms and not isinstance(values[0], Quality)
        return Said(self._with_article(text, frame) if article else text, number)

    def _items(self, values: tuple[Any, ...], inner: Frame, forms: tuple[str, ...]) -> tuple[list[str], Number]:
        items: list[str] = []
        number = inner.number
        for place, value in enumerate(values):
            if place and "sentences" in forms:
                self.memory.sentence += 1
            if "bullets" in forms:
                with self._apart(self.card):
                    items.append(self.style.sentence(self.say(value, inner).text))
            elif "lines" in forms:
                with self._apart(self.card):
                    text = self.say(value, inner).text
                    items.append(self.style.begun(text) if isinstance(value, Keyword) else self.style.sentence(text))
            elif isinstance(value, Ability):
                items.append(self.ability(value))
            else:
                said = self.say(value, inner)
                items.append(said.text)
                number = said.number
        return items, number

    def _with_article(self, words: str, frame: Frame) -> str:
        """Return words that aren't a group as one with an article, or in the plural."""
        if self.lang is Lang.JA:
            return words
        return english.with_article(words) if frame.number is Number.ONE else english.plural(words)

    @contextmanager
    def _apart(self, card: Characteristics | None) -> Iterator[None]:
        """Write something that stands by itself: nothing has been mentioned, "this" may be something else."""
        before = (self.card, self.memory, self._inside_effect)
        self.card, self.memory, self._inside_effect = card, Memory(), False
        try:
            yield
        finally:
            self.card, self.memory, self._inside_effect = before


class _Filling:
    """One wording being filled with the fields of one phrase."""

    def __init__(self, scribe: Scribe, phrase: Phrase, wording: Wording, frame: Frame) -> None:
        self._scribe = scribe
        self._phrase = phrase
        self._wording = wording
        self._frame = frame
        self._number = frame.number
        self._numbers: dict[str, Number] = {}
        self._text: list[str] = []

    def result(self) -> tuple[str, Number]:
        parts: Sequence[Element] = self._wording.parts
        start, kept = 0, False
        if 0 in self._wording.subjects and not {"bare", "same"}.isdisjoint(self._frame.forms):
            start = 1
            kept = not self._drop_subject(parts[0])
        for place in range(start, len(parts)):
            first = place == 0 and self._frame.subject and isinstance(self._phrase, Reference)
            self._put(parts[place], first or place in self._wording.subjects)
        text = "".join(self._text)
        return (self._scribe.style.without_subject(text) if start and not kept else text), self._number

    def _drop_subject(self, part: Element) -> bool:
        """Leave out the subject, which the words around have said, and return whether that was so.

        If they mean someone else, it stays: "have it ...", in Japanese as it is.
        """
        slot = _first_slot(part)
        if "same" in self._frame.forms:
            self._put(part, True)
            self._text.clear()
            return True
        subject = None if slot is None else field_at(self._phrase, slot.path)
        actor = self._frame.actor
        other = actor is not None and subject != actor and slot is not None
        if other:
            self._text.append("have " if self._scribe.lang is Lang.EN else "")
            self._put(part, False)
        self._number = Number.YOU if isinstance(actor, You) else Number.MORE
        if slot is not None and not other:
            self._numbers[slot.path[0]] = self._number
        return not other

    def _put(self, part: Element, subject: bool) -> None:
        match part:
            case Words(text):
                self._text.append(text)
                if self._scribe.style.ends_sentence(text):
                    self._scribe.memory.sentence += 1
            case Agreement(one, more, you, field):
                number = self._numbers.get(field, self._number) if field else self._number
                self._text.append({Number.ONE: one, Number.MORE: more, Number.YOU: you}[number])
            case Plural():
                self._number = Number.MORE
            case Slot():
                self._text.append(self._slot(part, subject))
            case Optional(parts):
                self._optional(parts, part, subject)

    def _optional(self, parts: Sequence[Element], part: Optional, subject: bool) -> None:
        if not says(self._phrase, part):
            return
        slot = _first_slot(part)
        unsaid = slot is not None and isinstance(field_at(self._phrase, slot.path), You)
        if slot is not None and unsaid and self._scribe.style.is_subject(part, subject):
            self._number = self._numbers[slot.path[0]] = Number.YOU
            return
        for each in parts:
            self._put(each, subject)

    def _slot(self, slot: Slot, subject: bool) -> str:
        frame = Frame(self._number, slot.forms, subject or "subject" in slot.forms, self._actor(slot))
        if not slot.path[0]:
            said = called(self._scribe, slot.path[1]) or referred(self._scribe, This(), frame)
            self._number = said.number
            return said.text
        value = field_at(self._phrase, slot.path)
        if isinstance(value, Quality) and not isinstance(self._phrase, Quality):
            frame = frame.with_number(Number.ONE)
        if isinstance(value, Quantity | int) and slot.forms:
            said = amount(self._scribe, self._phrase, value, slot.forms)
        else:
            said = self._scribe.say(value, frame)
        if "'s" not in slot.forms and self._sets_number(value, slot):
            self._number = self._numbers[slot.path[0]] = said.number
        if isinstance(self._phrase, TriggerPhrase) and isinstance(value, Quality):
            note_event(self._scribe.memory, value, said.number)
        return said.text

    def _sets_number(self, value: Any, slot: Slot) -> bool:
        if isinstance(value, Reference):
            return True
        if isinstance(value, Quantity | int):
            return bool(slot.forms)
        return isinstance(value, Quality) and bool(slot.forms) and "singular" not in slot.forms

    def _actor(self, slot: Slot) -> object:
        """Return who does what a bare clause says: the reference before it in the wording."""
        if "bare" not in slot.forms:
            return None
        for part in self._wording.parts:
            other = _first_slot(part)
            if other is not None and other.path != slot.path:
                value = field_at(self._phrase, other.path)
                if isinstance(value, Reference):
                    return value
        return You()


def _first_slot(part: Element) -> Slot | None:
    if isinstance(part, Slot):
        return part
    if isinstance(part, Optional):
        return next((found for each in part.parts if (found := _first_slot(each)) is not None), None)
    return None
