"""Triggers on keyword actions, counters and targeting (701, 122, 115)."""

from typing import ClassVar

from shinpan.game.counters import CounterKind
from shinpan.game.enums import Zone
from shinpan.game.events import (
    ActionTaken,
    CountersRemoved,
    Discard,
    Event,
    Exploited,
    Sacrifice,
    SpellCast,
)
from shinpan.game.ids import PlayerId
from shinpan.game.keyword_actions import KeywordAction
from shinpan.phrases.base import Quality, Reference, TriggerPhrase, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.qualities.stacked import cast_from
from shinpan.phrases.references.players import AnyPlayer


@phrase(
    en=(
        "when the last {kind} counter is removed from {what} while it's exiled @ exiled=True",
        "when the last {kind} counter is removed from {what}",
    ),
    ja=(
        "{what}が追放されている間にそれから最後の{kind}カウンターが取り除かれたとき @ exiled=True",
        "{what}から最後の{kind}カウンターが取り除かれたとき",
    ),
)
class LastCounterRemoved(TriggerPhrase):
    """ "When the last time counter is removed from this permanent" (702.63a). exiled: from a card in exile."""

    kind: CounterKind
    what: Quality
    exiled: bool = False
    events: ClassVar[tuple[type[Event], ...]] = (CountersRemoved,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a counter was removed and none was left."""
        if not isinstance(event, CountersRemoved) or event.kind is not self.kind or not event.last:
            return False
        return not isinstance(event.recipient, PlayerId) and self.what.holds(context, event.recipient)


@phrase(
    en=("whenever {who} {action}[s] for the first time each turn @ first=True", "whenever {who} {action}[s]"),
    ja=("{who}が各ターンに初めて{action}たび @ first=True", "{who}が{action}たび"),
)
class TakesAction(TriggerPhrase):
    """ "Whenever you scry" (701): a player carries out a keyword action. first: they hadn't before in the turn."""

    who: Reference
    action: KeywordAction
    first: bool = False
    events: ClassVar[tuple[type[Event], ...]] = (ActionTaken,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a player carried out the action."""
        if not isinstance(event, ActionTaken) or event.action is not self.action:
            return False
        if not self.who.includes(context, event.player):
            return False
        return not self.first or not self._before(context, event)

    def _before(self, context: Queries, event: ActionTaken) -> bool:
        """Return whether the same player did it earlier in the turn."""
        for each in context.state.history:
            if each is event:
                return False
            if isinstance(each, ActionTaken) and each.action is event.action and each.player == event.player:
                return True
        return False


@phrase(
    en=(
        "whenever {who} exert[s] {what:a} @ action=EXERT",
        "whenever {what:a} explore[s] @ action=EXPLORE, who=*",
    ),
    ja=(
        "{who}が{what:a}を督励するたび @ action=EXERT",
        "{what:a}が探検を行うたび @ action=EXPLORE, who=*",
    ),
)
class TakesActionWith(TriggerPhrase):
    """ "Whenever a creature you control explores", "whenever you exert a creature" (701.43, 701.44)."""

    what: Quality
    action: KeywordAction
    who: Reference = AnyPlayer()
    events: ClassVar[tuple[type[Event], ...]] = (ActionTaken,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a player carried out the action with such an object."""
        if not isinstance(event, ActionTaken) or event.action is not self.action or event.object is None:
            return False
        return self.who.includes(context, event.player) and self.what.holds(context, event.object)


@phrase(
    en="when {who} cycle[s] this card @ what=OneOf, what.which=This",
    ja="{who}がこのカードをサイクリングしたとき @ what=OneOf",
)
class Cycles(TriggerPhrase):
    """ "When you cycle this card" (702.29c): it is discarded to pay the cost of its cycling ability."""

    who: Reference
    what: Quality
    events: ClassVar[tuple[type[Event], ...]] = (Discard,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether the card was discarded to pay for an ability of its own."""
        if not isinstance(event, Discard) or event.source != event.object:
            return False
        if not self.who.includes(context, event.player):
            return False
        return any(self.what.holds(context, each) for each in event.arrivals)


@phrase(
    en=("whenever {who} cycle[s] a card", "whenever {who} cycle[s] another card @ other=True"),
    ja=("{who}が他のカードをサイクリングするたび @ other=True", "{who}がカードをサイクリングするたび"),
)
class CyclesAny(TriggerPhrase):
    """ "Whenever you cycle a card" (702.29d). other: any but this one."""

    who: Reference
    other: bool = False
    events: ClassVar[tuple[type[Event], ...]] = (Discard,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether a card was discarded to pay for an ability of its own."""
        if (
            not isinstance(event, Discard)
            or event.source != event.object
            or not self.who.includes(context, event.player)
        ):
            return False
        return not self.other or context.source not in event.arrivals


@phrase(
    en=("when you cast this spell< from your {origin}>", "when you cast {.this}< from your {origin}>"),
    ja="あなたが<{origin}から>この呪文を唱えたとき",
)
class CastsThis(TriggerPhrase):
    """ "When you cast this spell" (601.2i, 603.6): it triggers on the stack. origin: from where alone, if anywhere."""

    origin: Zone | None = None
    events: ClassVar[tuple[type[Event], ...]] = (SpellCast,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether the spell itself was cast, and from there."""
        if not isinstance(event, SpellCast) or event.object != context.source:
            return False
        return self.origin is None or cast_from(context, event.object) is self.origin


@phrase(
    en=("whenever {who} sacrifice[s] {what:a}",),
    ja=("{who}が{what:a}を生け贄に捧げるたび",),
)
class Sacrifices(TriggerPhrase):
    """ "Whenever you sacrifice a Clue" (701.21): the permanent as it was just before."""

    who: Reference
    what: Quality
    events: ClassVar[tuple[type[Event], ...]] = (Sacrifice,)
    looks_back: ClassVar[bool] = True

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a player sacrificed such a permanent."""
        if not isinstance(event, Sacrifice) or not self.who.includes(context, event.player):
            return False
        return self.what.holds(context, event.object)


@phrase(
    en=("when {what} exploit[s] a creature", "whenever {what:a} exploit[s] {other:a}"),
    ja=("{what}がクリーチャー1体を濫用したとき", "{what:a}が{other:a}を濫用するたび"),
)
class Exploits(TriggerPhrase):
    """ "When this creature exploits a creature" (702.110b). other: what is asked of the creature sacrificed."""

    what: Quality
    other: Quality | None = None
    events: ClassVar[tuple[type[Event], ...]] = (Exploited,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a creature exploited another."""
        if not isinstance(event, Exploited) or not self.what.holds(context, event.object):
            return False
        return self.other is None or self.other.holds(context, event.sacrificed)
