"""Triggers on the first, second ... time that something happens in a turn, and on counters (603.2)."""

from typing import ClassVar

from shinpan.game.counters import CounterKind
from shinpan.game.enums import Zone
from shinpan.game.events import Copied, CountersPut, Draw, Event, LifeGained, SpellCast, Untap, ZoneChange
from shinpan.game.term import Term, unique
from shinpan.phrases.base import Quality, Reference, TriggerPhrase, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.triggers.origins import Origin, came_from


@unique
class Ordinal(Term):
    """Which of several events in a turn."""

    FIRST = ("first", "1つ目の")
    SECOND = ("second", "2つ目の")
    THIRD = ("third", "3つ目の")
    FOURTH = ("fourth", "4つ目の")
    FIFTH = ("fifth", "5つ目の")

    @property
    def number(self) -> int:
        """The number."""
        return list(Ordinal).index(self) + 1


@phrase(
    en=(
        "whenever {who} draw[s] [their|their|your] {ordinal} card each turn",
        "whenever {who} draw[s] [their|their|your] {ordinal} card in a turn",
    ),
    ja="{who}が各ターンに自分の{ordinal}カードを引くたび",
)
class DrawsNth(TriggerPhrase):
    """ "Whenever you draw your second card each turn" (121.1)."""

    who: Reference
    ordinal: Ordinal
    events: ClassVar[tuple[type[Event], ...]] = (Draw,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a player drew just that card."""
        if not isinstance(event, Draw) or event.object is None or not self.who.includes(context, event.player):
            return False
        return _place(context, event) == self.ordinal.number


@phrase(
    en=(
        "whenever {who} cast[s] [their|their|your] {ordinal} {what}< {origin}> each turn",
        "whenever {who} cast[s] [their|their|your] {ordinal} {what} in a turn",
        "whenever {who} cast[s] [their|their|your] {ordinal} {what} during each of [their|their|your] turns",
        "whenever the {ordinal} {what} of a turn is cast @ who=AnyPlayer, together=True",
        "whenever {who} cast[s] {what:a} for the first time in a turn @ ordinal=FIRST",
        "whenever {who} cast[s] {what:a} for the first time each turn @ ordinal=FIRST",
    ),
    ja=(
        "ターンの{ordinal}{what}が唱えられるたび @ who=AnyPlayer, together=True",
        "{who}が各ターンに<{origin}>自分の{ordinal}{what}を唱えるたび",
    ),
)
class CastsNth(TriggerPhrase):
    """ "Whenever you cast your second spell each turn" (601.2i): counted among the spells of the description.

    together: among those of all players, not each player's own.
    """

    who: Reference
    ordinal: Ordinal
    what: Quality
    origin: Origin | None = None
    together: bool = False
    events: ClassVar[tuple[type[Event], ...]] = (SpellCast,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a player cast just that spell."""
        if not isinstance(event, SpellCast) or not self.who.includes(context, event.player):
            return False
        if not self.what.holds(context, event.object) or not came_from(self.origin, context, event.object):
            return False
        earlier = [
            each
            for each in _until(context, event)
            if isinstance(each, SpellCast)
            and (self.together or each.player == event.player)
            and self._is_such(context, each)
        ]
        return len(earlier) == self.ordinal.number

    def _is_such(self, context: Queries, event: SpellCast) -> bool:
        """Return whether a spell cast before is of the description, as it is or last was on the stack."""
        such = self.what.holds(context, event.object) or _was(context, self.what, event)
        return such and came_from(self.origin, context, event.object)


def _was(context: Queries, what: Quality, event: SpellCast) -> bool:
    fits = getattr(what, "fits", None)
    return bool(fits is not None and fits(context, event.object))


def _until(context: Queries, event: Event) -> tuple[Event, ...]:
    """Return the events of this turn up to one of them, which is among them whether it is recorded yet or not."""
    history = tuple(context.state.history)
    for place, each in enumerate(history):
        if each is event:
            return history[: place + 1]
    return (*history, event)


def _place(context: Queries, event: Draw) -> int:
    """Return which card of the turn a player drew."""
    return sum(
        isinstance(each, Draw) and each.object is not None and each.player == event.player
        for each in _until(context, event)
    )


@phrase(
    en="whenever {who} gain[s] life for the first time each turn",
    ja="各ターンに{who}が初めてライフを得るたび",
)
class GainsLifeFirst(TriggerPhrase):
    """ "Whenever you gain life for the first time each turn" (119.3)."""

    who: Reference
    events: ClassVar[tuple[type[Event], ...]] = (LifeGained,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a player gained life, and hadn't before."""
        if not isinstance(event, LifeGained) or not self.who.includes(context, event.player):
            return False
        before = _until(context, event)[:-1]
        return not any(isinstance(each, LifeGained) and each.player == event.player for each in before)


@phrase(en="whenever {who} cop[ies|y] {what:a}", ja="{who}が{what:a}をコピーするたび")
class Copies(TriggerPhrase):
    """ "Whenever you copy an instant spell" (707.10). The event is about the copy."""

    who: Reference
    what: Quality
    events: ClassVar[tuple[type[Event], ...]] = (Copied,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a player put such a copy onto the stack."""
        return (
            isinstance(event, Copied)
            and self.who.includes(context, event.player)
            and self.what.holds(context, event.copy)
        )


@phrase(
    en=("whenever {who} cast[s] or cop[ies|y] {what:a}",),
    ja="{who}が{what:a}を唱えるかコピーするたび",
)
class CastsOrCopies(TriggerPhrase):
    """ "Whenever you cast or copy an instant or sorcery spell" (601.2i, 707.10)."""

    who: Reference
    what: Quality
    events: ClassVar[tuple[type[Event], ...]] = (SpellCast, Copied)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a player cast or copied such a spell."""
        if not isinstance(event, SpellCast | Copied) or not self.who.includes(context, event.player):
            return False
        return self.what.holds(context, event.copy if isinstance(event, Copied) else event.object)


@phrase(
    en=(
        "whenever one or more {kind} counters are put on {what:a} @ who=None",
        "whenever a {kind} counter is put on {what:a} @ who=None",
        "whenever {who} put[s] one or more {kind} counters on {what:a}",
        "whenever one or more counters are put on {what:a} @ who=None, kind=None",
        "whenever {who} put[s] one or more counters on {what:a} @ kind=None",
    ),
    ja=(
        "{what:a}の上に{kind}カウンターが1個以上置かれるたび @ who=None",
        "{who}が{what:a}の上に{kind}カウンターを1個以上置くたび",
        "{what:a}の上にカウンターが1個以上置かれるたび @ who=None, kind=None",
    ),
)
class CountersArePut(TriggerPhrase):
    """ "Whenever one or more +1/+1 counters are put on this creature" (122.6). who: by whom, None for anybody."""

    what: Quality
    kind: CounterKind | None = None
    who: Reference | None = None
    events: ClassVar[tuple[type[Event], ...]] = (CountersPut,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such counters were put on such an object or player."""
        if not isinstance(event, CountersPut) or (self.kind is not None and event.kind is not self.kind):
            return False
        if self.who is not None and (event.player is None or not self.who.includes(context, event.player)):
            return False
        return self.what.holds(context, event.recipient)


@phrase(
    en=(
        "whenever one or more {what:plural}[+] leave {whose:'s} graveyard @ one_or_more=True",
        "whenever {what:a} leave[s] {whose:'s} graveyard @ one_or_more=False",
    ),
    ja=(
        "{what:a}以上が{whose:'s}墓地を離れるたび @ one_or_more=True",
        "{what:a}が{whose:'s}墓地を離れるたび @ one_or_more=False",
    ),
)
class LeavesGraveyard(TriggerPhrase):
    """ "Whenever one or more cards leave your graveyard" (603.6)."""

    what: Quality
    whose: Reference
    one_or_more: bool = True
    events: ClassVar[tuple[type[Event], ...]] = (ZoneChange,)
    looks_back: ClassVar[bool] = True

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a card left such a graveyard, as it was there."""
        if not isinstance(event, ZoneChange) or event.origin is not Zone.GRAVEYARD:
            return False
        found = context.look(event.object)
        return (
            found is not None and self.whose.includes(context, found.owner) and self.what.holds(context, event.object)
        )


@phrase(en="whenever {what:a} become[s] untapped", ja="{what:a}がアンタップ状態になるたび")
class BecomesUntapped(TriggerPhrase):
    """ "Whenever this creature becomes untapped" (701.26b)."""

    what: Quality
    events: ClassVar[tuple[type[Event], ...]] = (Untap,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a permanent became untapped."""
        return isinstance(event, Untap) and self.what.holds(context, event.object)
