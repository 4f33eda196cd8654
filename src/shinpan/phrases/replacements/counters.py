"""Replacement effects on how many counters are put on things (122.6, 614.16)."""

from typing import ClassVar

from shinpan.game.counters import CounterKind
from shinpan.game.events import CountersPut, Event, TokenMade, ZoneChange
from shinpan.game.ids import Entity, PlayerId
from shinpan.phrases.base import Quality, Reference, ReplacementPart, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.replacements.entering import Entering, entrant, with_entry

_PUT = "if one or more {kind} counters would be put on {on:a}"
_ANY = "if one or more counters would be put on {on:a}"
_BY = "if {by} would put one or more counters on {on:a}"
_BY_KIND = "if {by} would put one or more {kind} counters on {on:a}"
_EACH = "of each of those kinds of counters"
_JA = "{on:a}の上に{kind}カウンター1個以上が置かれるなら、代わりに"
_JA_ANY = "{on:a}の上に1個以上のカウンターが置かれるなら、代わりに"
_JA_BY = "{by}が{on:a}の上に1個以上のカウンターを置くなら、代わりに"
_JA_BY_KIND = "{by}が{on:a}の上に1個以上の{kind}カウンターを置くなら、代わりに"


@phrase(
    en=(
        f"{_PUT}, that many plus {{plus:word}} {{kind}} counters are put on it instead @ factor=1",
        f"{_PUT}, twice that many {{kind}} counters are put on it instead @ factor=2",
        f"{_PUT}, that many {{kind}} counters minus one are put on it instead @ plus=-1",
        (
            "if an effect would put one or more counters on {on:a}, it puts twice that many of those counters on "
            "that {on.noun:singular} instead @ factor=2, kind=None, effects_only=True"
        ),
        (
            "if an effect would put one or more counters on {on:a}, it puts twice that many of those counters on it "
            "instead @ factor=2, kind=None, effects_only=True"
        ),
        f"{_ANY}, that many plus {{plus:word}} {_EACH} are put on it instead @ kind=None",
        f"{_ANY}, twice that many {_EACH} are put on it instead @ kind=None, factor=2",
        (
            f"if you would get one or more counters, you get that many plus {{plus:word}} {_EACH} instead "
            "@ kind=None, on=OneOf, on.which=You"
        ),
        f"{_BY}, put that many plus {{plus:word}} {_EACH} on it instead @ kind=None",
        f"{_BY}, put twice that many {_EACH} on it instead @ kind=None, factor=2",
        f"{_BY}, they put half that many {_EACH} on it instead, rounded down @ kind=None, halved=True",
        f"{_BY_KIND}, put that many plus {{plus:word}} {{kind}} counters on it instead",
        f"{_BY_KIND}, put twice that many {{kind}} counters on it instead @ factor=2",
    ),
    ja=(
        f"{_JA}その数に{{plus}}を足した数の{{kind}}カウンターがそれの上に置かれる @ factor=1",
        f"{_JA}その2倍の数の{{kind}}カウンターがそれの上に置かれる @ factor=2",
        f"{_JA}その数から1を引いた数の{{kind}}カウンターがそれの上に置かれる @ plus=-1",
        (
            "効果が{on:a}の上に1個以上のカウンターを置くなら、"
            "代わりにそれはその2倍の数のそのカウンターをその{on.noun}の上に置く @ "
            "factor=2, kind=None, effects_only=True"
        ),
        f"{_JA_ANY}その各種類について、その数に{{plus}}を足した数のカウンターがそれの上に置かれる @ kind=None",
        f"{_JA_ANY}その各種類について、その2倍の数のカウンターがそれの上に置かれる @ kind=None, factor=2",
        (
            "あなたが1個以上のカウンターを得るなら、代わりにその各種類について、"
            "その数に{plus}を足した数のカウンターを得る @ kind=None, on=OneOf, on.which=You"
        ),
        f"{_JA_BY}その各種類について、その数に{{plus}}を足した数のカウンターを置く @ kind=None",
        f"{_JA_BY}その各種類について、その2倍の数のカウンターを置く @ kind=None, factor=2",
        f"{_JA_BY}その各種類について、その半分（端数切り捨て）の数のカウンターを置く @ kind=None, halved=True",
        f"{_JA_BY_KIND}その数に{{plus}}を足した数の{{kind}}カウンターを置く",
        f"{_JA_BY_KIND}その2倍の数の{{kind}}カウンターを置く @ factor=2",
    ),
)
class MoreCounters(ReplacementPart):
    """More counters are put on something, or fewer, also as it enters (122.6, 614.16).

    kind: of one kind only, or None for every kind. The number is multiplied, then added to; halved: it is halved
    instead. effects_only: not where a cost or the rules themselves put them. by: where certain players put them.
    """

    on: Quality
    kind: CounterKind | None = None
    factor: int = 1
    plus: int = 0
    effects_only: bool = False
    by: Reference | None = None
    halved: bool = False
    events: ClassVar[tuple[type[Event], ...]] = (CountersPut, ZoneChange, TokenMade)

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether such counters would be put on such a permanent or player."""
        if isinstance(event, CountersPut):
            if event.amount <= 0 or (self.effects_only and not event.by_effect):
                return False
            if not self._fits(event.kind) or not self.on.holds(context, event.recipient):
                return False
            return self._put_by(context, event.player)
        if not isinstance(event, Entering) or not any(self._fits(kind) for kind, _ in event.entry.all_counters):
            return False
        found: Entity | None = entrant(context, event)
        if found is None or not self.on.holds(context, found):
            return False
        return self._put_by(context, event.player if isinstance(event, TokenMade) else event.controller)

    def _put_by(self, context: Queries, player: PlayerId | None) -> bool:
        return self.by is None or (player is not None and self.by.includes(context, player))

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Put more of them there."""
        yield from ()
        if isinstance(event, CountersPut):
            return (event.with_(amount=self._number(event.amount)),)
        assert isinstance(event, Entering)
        counters = tuple(
            (kind, self._number(number) if self._fits(kind) else number) for kind, number in event.entry.all_counters
        )
        return (with_entry(event, event.entry.with_counters(tuple(each for each in counters if each[1] > 0))),)

    def _number(self, number: int) -> int:
        return number // 2 if self.halved else max(0, number * self.factor + self.plus)

    def _fits(self, kind: CounterKind) -> bool:
        return self.kind is None or kind is self.kind
