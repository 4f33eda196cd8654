"""Replacement effects on how permanents enter (614.1c-d, 614.12)."""

from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar

from shinpan.game.characteristics import Ability
from shinpan.game.counters import CounterKind
from shinpan.game.decisions import Topic, Word
from shinpan.game.enums import Color, Zone
from shinpan.game.events import Entry, Event, TokenMade, ZoneChange
from shinpan.game.ids import ObjectId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.objects import Counters
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.abilities import Modify, StaticAbility
from shinpan.phrases.base import Condition, CostPart, Quality, Quantity, ReplacementPart, Steps, phrase
from shinpan.phrases.choices import NAMES, Choosable
from shinpan.phrases.conditions import AlternativeWasPaid
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.modifications.abilities import GainAbilities
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import This

Entering = ZoneChange | TokenMade
_ENTERING: tuple[type[Event], ...] = (ZoneChange, TokenMade)


def entrant(context: Queries, event: Event) -> ObjectId | None:
    """Return the object that would enter, as the hypothetical table of 614.12 knows it; None for other events.

    A card keeps its identity there; a token that doesn't exist yet has the next one.
    """
    if isinstance(event, TokenMade):
        return ObjectId(context.state.next_object)
    if isinstance(event, ZoneChange) and event.destination is Zone.BATTLEFIELD:
        return event.object
    return None


def with_entry(event: Entering, entry: Entry) -> Entering:
    """Return the event with another way of entering."""
    return event.with_(entry=entry)


def more(counters: Counters, kind: CounterKind, number: int) -> Counters:
    """Return counters with some more of a kind."""
    held = dict(counters)
    held[kind] = held.get(kind, 0) + number
    return tuple((each, count) for each, count in held.items() if count > 0)


class OwnEntry(ReplacementPart):
    """Base of the effects that change how their own source enters."""

    __slots__ = ()
    events: ClassVar[tuple[type[Event], ...]] = _ENTERING
    entering: ClassVar[bool] = True

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether it is the source that would enter."""
        return entrant(context, event) == context.source


@phrase(en="{.this} enters tapped< unless {unless}>", ja="<{unless:ない}かぎり、>{.this}はタップ状態で戦場に出る")
class EntersTapped(OwnEntry):
    """The source enters tapped (614.1c)."""

    commutes: ClassVar[bool] = True
    unless: Condition | None = None

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether it is the source that would enter, and nothing spares it."""
        if entrant(context, event) != context.source:
            return False
        return self.unless is None or not self.unless.holds(context)

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Have it enter tapped."""
        assert isinstance(event, Entering)
        yield from ()
        return (with_entry(event, event.entry.with_(tapped=True)),)


@phrase(en="{group:plural} enter tapped", ja="{group}はタップ状態で戦場に出る")
class OthersEnterTapped(ReplacementPart):
    """Permanents of a description enter tapped (614.1d)."""

    commutes: ClassVar[bool] = True
    group: Quality
    events: ClassVar[tuple[type[Event], ...]] = _ENTERING

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether such a permanent would enter, as it would exist on the battlefield."""
        found = entrant(context, event)
        return found is not None and self.group.holds(context, found)

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Have it enter tapped."""
        assert isinstance(event, Entering)
        yield from ()
        return (with_entry(event, event.entry.with_(tapped=True)),)


@phrase(
    en=(
        "{.this} enters with a {kind} counter on it for each {number:each} @ number=TimesKicked",
        "<if {condition}, >{.this} enters with {number:kind} counter[|s] on it and with {abilities}",
        "<if {condition}, >{.this} enters with {number:kind} counter[|s] on it",
        "{.this} enters with {number:kind} counter[|s] on it if {condition}",
        "<if {condition}, >{.this} enters with {number:kind,additional} counter[|s] on it",
        "{.this} enters with a {kind} counter on it for each {number:each}",
        "{.this} enters with a number of {kind} counters on it equal to {number}",
        "{.this} enters with {number.first:kind} counter[|s] on it for each {number.second:each} @ number=Product",
        "{.this} enters with X {kind} counters on it, where X is {number}",
        "{.this} enters tapped with {number:kind} counter[|s] on it @ tapped=True",
    ),
    ja=(
        "{.this}は、{number:each}につき{kind}カウンター1個が置かれた状態で戦場に出る @ number=TimesKicked",
        "<{condition}なら、>{.this}は{kind}カウンター{number}個が置かれ、{abilities}を持った状態で戦場に出る",
        "<{condition}なら、>{.this}は{kind}カウンター{number}個が置かれた状態で戦場に出る",
        "{.this}は{kind}カウンター{number}個が置かれたタップ状態で戦場に出る @ tapped=True",
    ),
)
class EntersWithCounters(OwnEntry):
    """The source enters with counters on it (614.1c, 122.6). condition: asked as it enters, "if it was kicked".

    tapped: it enters tapped, too. abilities: those that it then has as long as it is there, which are no part of what
    a copy of it copies.
    """

    commutes: ClassVar[bool] = True
    kind: CounterKind
    number: Quantity = Fixed(1)
    condition: Condition | None = None
    tapped: bool = False
    abilities: tuple[Ability, ...] = ()

    def stands_for(self) -> tuple[Ability, ...]:
        """Return the ability by which it has those that it entered with."""
        if not self.abilities:
            return ()
        has = Modify(This(), (GainAbilities(self.abilities),))
        return (StaticAbility((has,), self.condition),)

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether it is the source that would enter, and the condition holds."""
        if entrant(context, event) != context.source:
            return False
        return self.condition is None or self.condition.holds(context)

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Add the counters."""
        assert isinstance(event, Entering)
        yield from ()
        counters = more(event.entry.counters, self.kind, self.number.value(context))
        entry = event.entry.with_(counters=counters)
        return (with_entry(event, entry.with_(tapped=True) if self.tapped else entry),)


@phrase(
    en=(
        "{group:each} enter[s] with {number:kind,additional} counter[|s] on it",
        "{group:each} enter[s] with a number of additional {kind} counters on it equal to {number}",
        "{group:each} enter[s] with an additional {kind} counter on it for each {number:each}",
        "{group:plural} enter with {number:kind,additional} counter[|s] on them",
        "{group:plural} enter with {number:kind} counter[|s] on them",
    ),
    ja="{group:each}は追加の{kind}カウンター{number}個が置かれた状態で戦場に出る",
)
class OthersEnterWithCounters(ReplacementPart):
    """Permanents of a description enter with more counters on them (614.1d, 122.6)."""

    commutes: ClassVar[bool] = True
    group: Collection
    kind: CounterKind
    number: Quantity = Fixed(1)
    events: ClassVar[tuple[type[Event], ...]] = _ENTERING

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether such a permanent would enter, as it would exist on the battlefield."""
        found = entrant(context, event)
        return found is not None and self.group.holds(context, found)

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Add the counters."""
        assert isinstance(event, Entering)
        yield from ()
        counters = more(event.entry.counters, self.kind, self.number.value(context))
        return (with_entry(event, event.entry.with_(counters=counters)),)


@phrase(
    en="{.this} escapes with {number:kind} counter[|s] on it",
    ja="{.this}は{kind}カウンター{number}個が置かれた状態で脱出する",
)
class EscapesWithCounters(OwnEntry):
    """The source enters with counters on it if it escaped (702.138c)."""

    kind: CounterKind
    number: Quantity = Fixed(1)

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether it is the source that would enter, having escaped."""
        if entrant(context, event) != context.source:
            return False
        return AlternativeWasPaid(KeywordAbility.ESCAPE).holds(context)

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Add the counters."""
        assert isinstance(event, Entering)
        yield from ()
        counters = more(event.entry.counters, self.kind, self.number.value(context))
        return (with_entry(event, event.entry.with_(counters=counters)),)


@phrase(
    en=(
        "as {.this} enters, you may {cost:bare}. if you don't, it enters tapped",
        "as {.this} enters, you may {cost:bare}. if you don't, {.this} enters tapped",
    ),
    ja="{.this}が戦場に出るに際し、あなたは{cost:て}もよい。そうしないなら、これはタップ状態で戦場に出る",
)
class EntersTappedUnlessPaid(OwnEntry):
    """The source enters tapped unless its controller pays a cost as it enters (614.1c)."""

    cost: CostPart

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Ask whether the cost is paid, and have it enter tapped if not."""
        assert isinstance(event, Entering)
        if self.cost.payable(context) and (yield from context.may(context.you)):
            yield from self.cost.pay(context)
            return (event,)
        return (with_entry(event, event.entry.with_(tapped=True)),)


@cache
def _words(what: Choosable) -> tuple[Word, ...]:
    terms: Sequence[CreatureType | Color] = tuple(CreatureType) if what is Choosable.CREATURE_TYPE else tuple(Color)
    return tuple(Word(term, term.en, term.ja, number) for number, term in enumerate(terms, 1))


_TOPICS = {
    Choosable.CREATURE_TYPE: Topic.SUBTYPE,
    Choosable.COLOR: Topic.COLOR,
    Choosable.NAME: Topic.NAME,
    Choosable.NONLAND_NAME: Topic.NAME,
}


def choose_one(context: Context, what: Choosable, besides: Any = None) -> Steps[Word]:
    """Let the controller choose a color, a creature type or a card name. besides: what can't be chosen."""
    if what in NAMES:
        words = context.card_names(context.you, nonland=what is Choosable.NONLAND_NAME)
    else:
        words = tuple(each for each in _words(what) if each.value is not besides)
    return (yield from context.choose_word(context.you, words, _TOPICS[what]))


@phrase(
    en=("as {.this} enters, choose a {what} other than {besides} @ what=COLOR", "as {.this} enters, choose a {what}"),
    ja=(
        "{.this}が戦場に出るに際し、{besides}以外の{what}1つを選ぶ @ what=COLOR",
        "{.this}が戦場に出るに際し、{what}1つを選ぶ",
    ),
)
class ChooseAsEnters(OwnEntry):
    """A choice made as the source enters, for its other abilities (614.12a, 607.2d). besides: what can't be chosen."""

    what: Choosable
    besides: Color | None = None

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Let its controller choose, and note the choice on the way in."""
        assert isinstance(event, Entering)
        word = yield from choose_one(context, self.what, self.besides)
        chosen = (*event.entry.chosen, (self.what.key, word.value))
        return (with_entry(event, event.entry.with_(chosen=chosen)),)
