"""What is done both as a permanent enters and as it is turned face up (614.1c, 614.1e, 708.11)."""

from typing import ClassVar

from shinpan.game.counters import CounterKind
from shinpan.game.events import Event
from shinpan.phrases.base import Effect, Quantity, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.effects.statuses import PutCounters
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import This
from shinpan.phrases.replacements.entering import Entering, OwnEntry, more, with_entry


@phrase(
    en=(
        "as {.this} enters or is turned face up, put {number:kind} counter[|s] on it @ number=Fixed",
        "as {.this} enters or is turned face up, put X {kind} counters on it, where X is {number}",
    ),
    ja="{.this}が戦場に出るか表向きになるに際し、それの上に{kind}カウンターを{number}個置く",
)
class CountersAsEntersOrTurnsUp(OwnEntry):
    """The source enters with counters on it, and gets as many as it is turned face up."""

    commutes: ClassVar[bool] = True
    kind: CounterKind
    number: Quantity = Fixed(1)

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Have it enter with the counters."""
        assert isinstance(event, Entering)
        yield from ()
        number = max(0, self.number.value(context))
        return (with_entry(event, event.entry.with_(counters=more(event.entry.counters, self.kind, number))),)

    @property
    def effect(self) -> Effect:
        """What is done while it is turned face up."""
        return PutCounters(This(), self.kind, self.number)
