"""Nodes become phrases: what pronouns stand for, which target is which, what is kept for later."""

from typing import Any

from shinpan.oracle.reading.building import fields_of
from shinpan.oracle.reading.deducing import DEDUCING, deduced
from shinpan.oracle.reading.described import Described, token_of
from shinpan.oracle.reading.events import note_event
from shinpan.oracle.reading.groups import Unfit
from shinpan.oracle.reading.happenings import amounts_of, moved_by
from shinpan.oracle.reading.joined import INSTEAD
from shinpan.oracle.reading.lasting import again_as, exiled_as_cost, other_than, part_paid, speaks_of_past
from shinpan.oracle.reading.meaning import PLAIN, mentioned, note_copied
from shinpan.oracle.reading.mentions import Memory, Mention, Unclear
from shinpan.oracle.reading.nodes import Again, Items, Node, Pair
from shinpan.oracle.reading.noting import mentions_of, note_copying, note_owner, note_paid
from shinpan.oracle.reading.quoted import Quoted
from shinpan.oracle.reading.settling import LOST, UNFIT, check, known, may_be_silent, phrase_of
from shinpan.oracle.reading.sharing import first_of, say_subject, with_subject
from shinpan.oracle.reading.singling import SINGLING, are_several, singled
from shinpan.oracle.reading.some import chosen_first
from shinpan.oracle.reading.types import required
from shinpan.oracle.reading.would import note_would, prevented
from shinpan.phrases.abilities import Cost
from shinpan.phrases.base import Effect, Phrase, Quantity, Reference, ReplacementPart, StaticPart, TriggerPhrase
from shinpan.phrases.circumstances import HasCounters
from shinpan.phrases.effects.among import PutTheRest
from shinpan.phrases.effects.casting import TheCopy
from shinpan.phrases.effects.delayed import Later
from shinpan.phrases.effects.next_time import OnNext
from shinpan.phrases.effects.reflexive import WhenDone
from shinpan.phrases.effects.sequence import If, Modal, Sequence
from shinpan.phrases.effects.some_of import SomeOf
from shinpan.phrases.effects.statuses import AttachTo
from shinpan.phrases.more.if_done import IfDone
from shinpan.phrases.qualities.groups import Group
from shinpan.phrases.qualities.nouns import Cards, Spells
from shinpan.phrases.quantities import Amount, EventAmount
from shinpan.phrases.reach.dice import RollTable
from shinpan.phrases.references.objects import (
    Bound,
    EventObject,
    EventSpell,
    Linked,
    Paid,
    Result,
    ThatOne,
    This,
    Together,
)
from shinpan.phrases.references.players import TargetedPlayer, ThatOneOfThem, You
from shinpan.phrases.references.targets import Target
from shinpan.phrases.replacements.prevented import DamagePrevented
from shinpan.phrases.wording.choosing import field_at


class Binder:
    """Makes the phrases of one ability out of its nodes, in the order of the text.

    paid: the parts of a cost that the card has besides its ability's. place: that of the face on its card. registers:
    the numbers under which effects keep what they have made, once it is known that something asks for it.
    """

    def __init__(self, paid: tuple[Any, ...], place: int, registers: dict[int, int] | None = None) -> None:
        self._place = place
        self._memory = Memory()
        self._slots = 0
        self._paid = paid
        self._registers = registers or {}
        self.wanted: dict[int, int] = {}
        self._subject: Reference = You()
        self._later: list[Reference] | None = None
        self._about: Reference | None = None
        self._outside: set[int] = set()
        self._about_whom: Reference | None = None
        self._attached: Reference | None = None
        self._some = False
        self._sharing: Any = None
        self._within: tuple[tuple[str, ...], type[Phrase] | None] = ((), None)

    def value(self, raw: Any, path: tuple[str, ...] = (), around: type[Phrase] | None = None) -> Any:
        """Return what a slot holds. path: what its field is called; around: the class of the phrase that it is in.

        Raises Unclear and Unfit.
        """
        match raw:
            case Node():
                if may_be_silent(raw.variant):
                    found = known(raw)
                    if found is UNFIT:
                        raise Unfit
                    if raw.silent:
                        self._about_whom = raw.about or self._about_whom
                        return found
                return self._plainly(raw, path, around) if raw.variant.cls in PLAIN else self.node(raw)
            case Quoted(items=(ability,)):
                return bound(ability)
            case Items(items=items, form=form):
                return tuple(self._item(form, items, place, path, around) for place in range(len(items)))
            case Pair(number=number, counted=counted):
                return (self.value(number), self.value(counted))
            case Again():
                return self._again(raw, path, around)
            case Described():
                return token_of(raw, tuple(self.value(each) for each in raw.abilities.items))
        return raw

    def _item(self, form: str, items: Any, place: int, path: tuple[str, ...], around: type[Phrase] | None) -> Any:
        if place and form in ("and", "then") and isinstance(self._subject, Together):
            self._sharing = first_of(items[place])
        return self.value(items[place], path, around)

    def _plainly(self, node: Node, path: tuple[str, ...], around: type[Phrase] | None) -> Phrase:
        """Return the phrase of a node that may come to nothing but a mention, which then stands in what is around."""
        before = self._within
        if around not in PLAIN:
            self._within = (path, around)
        try:
            return self.node(node)
        finally:
            self._within = before

    def node(self, node: Node) -> Phrase:
        """Return the phrase of a node."""
        variant = node.variant
        subject = self._subject
        if issubclass(variant.cls, Effect):
            self._about_whom = None
        elif issubclass(variant.cls, ReplacementPart):
            self._memory.event_has_amount = amounts_of(variant.cls)
        if variant is INSTEAD or (variant.cls is If and variant.paths[0] == (("otherwise",),)):
            children = self._instead(node)
        elif variant.cls in (Modal, RollTable):
            children = self._modes(node, variant.cls is RollTable)
        elif variant.cls in (Later, OnNext, WhenDone):
            children = self._delayed(node)
        else:
            children = self._children(node)
        fields = fields_of(variant.plan, children)
        if variant.subject:
            say_subject(node, fields, subject)
        if variant.cls in (Later, OnNext, WhenDone):
            fields["about"] = self._about
        if node is self._sharing:
            fields = with_subject(node, fields, subject)
        self._deduce(node, fields)
        phrase = phrase_of(node, fields)
        if isinstance(phrase, Effect):
            phrase = singled(phrase)
        elif isinstance(phrase, Group):
            phrase = other_than(phrase, self._memory)
        elif isinstance(phrase, Linked):
            phrase = exiled_as_cost(self._paid) or phrase
        check(node, phrase)
        self._after(node, phrase)
        return chosen_first(phrase) if self._some else phrase

    def _children(self, node: Node) -> tuple[Any, ...]:
        """Return what the slots hold, in the order of the text; what is done otherwise goes on from what was before."""
        values: list[Any] = []
        before: Memory | None = None
        for place, paths in enumerate(node.variant.paths):
            name = paths[0][0] if paths else ""
            if name == "effect":
                before = self._memory.copy()
            elif name == "otherwise" and before is not None:
                self._memory.undone(before)
            if name == "linked":
                note_copied(self._memory, node.variant.cls, values)
            after = self._memory
            if name == "condition" and before is not None and node.variant.cls is If:
                self._memory = after.as_before(before)  # it is asked before anything is done
            with prevented(after, node.variant.cls, name):
                values.append(self._child(node, place))
            note_would(after, node.variant.cls, name, values[-1])
            self._memory = after
            if place == 0 and 0 in node.variant.wording.subjects and isinstance(values[0], Reference):
                self._about_whom = again_as(values[0])
            if name == "cost" and isinstance(values[-1], Cost):
                self._paid = values[-1].parts
                note_paid(self._memory, values[-1])
        if before is not None and node.variant.cls is If:
            self._memory.forget_groups(before)
        return tuple(values)

    def _instead(self, node: Node) -> tuple[Any, ...]:
        """Return a condition, what is done then, and what was said before, as the wording has them.

        What was said before stands first in the text.
        """
        places = {paths[0][0]: place for place, paths in enumerate(node.variant.paths)}
        found: dict[str, Any] = {}
        before = self._memory.copy()
        found["otherwise"] = self.value(node.children[places["otherwise"]], ("otherwise",), If)
        other = self._memory.made_since(before)
        self._memory.undone(before)
        self._about_whom = None
        for name in ("condition", "effect"):
            found[name] = self.value(node.children[places[name]], (name,), If)
        made = self._memory.made_since(before)
        if made is not None and other is not None and made.many == other.many:
            made.also = other.maker
        return tuple(found[name] for name in sorted(places, key=lambda each: places[each]))

    def _child(self, node: Node, place: int) -> Any:
        raw = node.children[place]
        paths = node.variant.paths[place]
        if not paths:
            return self._own_word(node, place)
        value = self.value(raw, paths[0], node.variant.cls)
        if isinstance(value, Reference) and issubclass(node.variant.cls, Effect) and paths[0][-1] == "who":
            self._subject = ThatOneOfThem() if node.variant.cls in SINGLING and are_several(value) else value
        if node.variant.cls is AttachTo and paths[0] == ("what",):
            self._attached = again_as(value)  # "attach it to it" would be nothing
        return value

    def _after(self, node: Node, phrase: Phrase) -> None:
        """Remember what a phrase mentions, makes or moves."""
        if isinstance(phrase, Effect | StaticPart):
            self._note_subject(node, phrase)
        note_copying(self._memory, node, phrase)
        if isinstance(phrase, Effect):
            self._note_result(node, phrase)
        elif isinstance(phrase, Linked):
            self._memory.note(Mention(phrase, Cards(), many="cards" in node.variant.wording.source))
        elif isinstance(phrase, Reference):
            self._note(phrase, node)
        elif isinstance(phrase, TriggerPhrase):
            note_event(self._memory, node, phrase)
        elif isinstance(phrase, HasCounters):
            self._memory.counted = (phrase.kind, again_as(phrase.which) or phrase.which)

    def _note_subject(self, node: Node, phrase: Phrase) -> None:
        """Remember whom or what a clause is about: what its wording begins with."""
        slots = node.variant.wording.slots
        subject = field_at(phrase, slots[0].path) if slots and slots[0].path[0] else None
        if isinstance(subject, Reference):
            self._subject = subject
        elif not isinstance(phrase, Sequence):
            self._subject = You()

    def _own_word(self, node: Node, place: int) -> None:
        """Remember a word for the card itself; "it" has to stand for the card. What is attached isn't the card."""
        raw = node.children[place]
        if isinstance(raw, Again):
            if not isinstance(self._again(raw, (), None), This):
                raise Unfit
        elif raw is None:
            self._memory.note(Mention(This(), None))

    def _note(self, reference: Reference, node: Node) -> None:
        for mention in mentions_of(reference):
            self._memory.note(mention)
        if isinstance(reference, SomeOf):
            self._memory.amounts.append(node)

    def _note_result(self, node: Node, effect: Effect) -> None:
        note_owner(self._memory, effect)
        result = moved_by(effect, node.variant.wording.source)
        if result is None:
            return
        if result.amount:
            self._memory.amounts.append(node)
            return
        if result.counted:
            self._memory.amounts.append(node)
        of = again_as(result.of)
        known = [each for each in self._memory.mentions if of is not None and of in (each.reference, self._kept(each))]
        if known:
            self._memory.moved(known[-1], node, result.stays)
        else:
            new = Mention(None, result.noun, result.many, False, node, result.stays, named=result.named)
            self._memory.note(new)

    def _kept(self, mention: Mention) -> Reference | None:
        """Return what stands for something that an effect has kept, if it has."""
        if mention.maker is None or id(mention.maker) not in self.wanted:
            return None
        return Result(self.wanted[id(mention.maker)])

    def _register(self, node: Node) -> int:
        """Return the number under which an effect keeps what it makes; from now on it does."""
        return self.wanted.setdefault(id(node), len(self.wanted))

    def _again(self, again: Again, path: tuple[str, ...], around: type[Phrase] | None) -> Any:
        if again.word in ("much", "many"):
            return self._amount(again)
        if around in PLAIN:
            path, around = self._within
        noun = self.value(again.noun) if isinstance(again.noun, Node) else None
        mention = mentioned(self._memory, again, noun, (path, around), self._about_whom, self._attached)
        reference = mention.reference
        if isinstance(noun, Spells) and reference == EventObject() and mention.maker is None:
            reference = EventSpell()
        if mention.maker is not None and (
            reference is None or mention.stays or not speaks_of_past(around, path, mention, noun)
        ):
            register = self._register(mention.maker)
            if mention.also is not None:
                self.wanted[id(mention.also)] = register
            reference = Result(register) if noun is None else ThatOne(noun, register)
        assert reference is not None
        self._memory.again(mention)
        if self._later is not None and id(mention) in self._outside and not isinstance(reference, This):
            self._later.append(again_as(reference) or reference)
            return Bound()
        return reference

    def _amount(self, again: Again) -> Quantity:
        if self._memory.amounts:
            return Amount(self._register(self._memory.amounts[-1]))
        if self._memory.event_has_amount:
            return EventAmount()
        raise Unclear(f'it isn\'t clear how much "that {again.word}" is', again.start)

    def _deduce(self, node: Node, fields: dict[str, Any]) -> None:
        cls = node.variant.cls
        if cls is Target:
            fields["slot"] = self._slots
            self._slots += 1
        elif cls is TargetedPlayer:
            fields["slot"] = max(0, self._slots - 1)
        elif cls is Paid:
            fields["part"] = part_paid(self._paid, node.start)
        elif cls is TheCopy and self._memory.copying:
            fields["register"] = self._register(self._memory.copying[-1])
        elif cls is DamagePrevented and not self._memory.prevented:
            raise Unfit
        elif cls is PutTheRest:
            fields["among"] = self._again(Again("they", None, node.start), ("among",), cls)
        elif "half" in required(cls):
            fields["half"] = self._place
        elif cls in DEDUCING:
            fields.update(deduced(cls, fields, node, self._memory, self._register))
            self._some = self._some or cls is SomeOf
        for name, plan in node.variant.plan.fields:
            if plan == LOST:
                fields[name] = self._amount(Again("much", None, node.start))
        if id(node) in self._registers:
            fields["register"] = self._registers[id(node)]

    def _delayed(self, node: Node) -> tuple[Any, ...]:
        """Return what the slots of a later ability hold: what it is about was mentioned before."""
        before, self._later = self._later, []
        outside, self._outside = self._outside, {id(each) for each in self._memory.mentions}
        slots, mentions = self._slots, self._memory.mentions
        if node.variant.cls is WhenDone:
            self._slots = 0
        elif node.variant.cls is OnNext:  # it has an event of its own
            self._memory.mentions = [each for each in mentions if each.reference != EventObject()]
        try:
            children = self._children(node)
            if isinstance(children[0], Sequence | IfDone) or getattr(children[0], "then", None) is not None:
                raise Unfit  # a time said last is that of the last clause
            if len(set(self._later)) > 1:
                raise Unclear("a delayed ability can have one thing in mind only", node.start)
            self._about = self._later[0] if self._later else None
        finally:
            self._later, self._outside = before, outside
            if node.variant.cls is OnNext:
                self._memory.mentions = mentions
            if node.variant.cls is WhenDone:
                self._slots = slots
        return children

    def _modes(self, node: Node, counted_on: bool) -> tuple[Any, ...]:
        """Return what modes hold; targets are counted anew, but on in a table: they are all chosen beforehand."""
        children: list[Any] = []
        for child in node.children:
            if isinstance(child, Items):
                children.append(tuple(self._apart(each, counted_on) for each in child.items))
            else:
                children.append(self.value(child))
        return tuple(children)

    def _apart(self, mode: Any, counted_on: bool) -> Any:
        memory, slots, subject = self._memory, self._slots, self._subject
        self._memory, self._slots, self._subject = memory.copy(), slots if counted_on else 0, You()
        try:
            return self.value(mode)
        finally:
            self._memory, self._subject = memory, subject
            self._slots = self._slots if counted_on else slots


def bound(node: Node, paid: tuple[Any, ...] = (), place: int = 0) -> Phrase:
    """Return the phrase of a node that stands by itself: an ability.

    paid: the parts of costs that the card has besides the ability's own. place: that of the face on its card. Raises
    Unclear and Unfit.
    """
    binder = Binder(paid, place)
    phrase = binder.node(node)
    if binder.wanted:
        phrase = Binder(paid, place, binder.wanted).node(node)
    return phrase
