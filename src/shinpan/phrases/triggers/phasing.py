"""Triggers on phasing (702.26)."""

from typing import ClassVar

from shinpan.game.events import Event, PhasedIn, PhasedOut
from shinpan.phrases.base import Quality, TriggerPhrase, phrase
from shinpan.phrases.context import Queries


@phrase(en="whenever {what:a} phase[s] in", ja="{what:a}がフェイズ・インするたび")
class PhasesIn(TriggerPhrase):
    """ "Whenever this creature phases in" (702.26)."""

    what: Quality
    events: ClassVar[tuple[type[Event], ...]] = (PhasedIn,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a permanent phased in."""
        return isinstance(event, PhasedIn) and self.what.holds(context, event.object)


@phrase(en="whenever {what:a} phase[s] out", ja="{what:a}がフェイズ・アウトするたび")
class PhasesOut(TriggerPhrase):
    """ "Whenever this creature phases out" (702.26, 603.10b): it looks back, for its source is gone then."""

    what: Quality
    events: ClassVar[tuple[type[Event], ...]] = (PhasedOut,)
    looks_back: ClassVar[bool] = True

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a permanent phased out, as it was just before."""
        return isinstance(event, PhasedOut) and self.what.holds(context, event.object)
