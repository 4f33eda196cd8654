"""Reflexive triggers that say what they wait for: "when you discard a card this way" (603.12)."""

from typing import ClassVar

from shinpan.game.events import Event
from shinpan.phrases.base import Quality, TriggerPhrase, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.this_way import Deed, done_to


@phrase(
    en=(
        "when you discard {what:a} this way @ deed=DISCARDED",
        "when you sacrifice {what:a} this way @ deed=SACRIFICED",
        "when you exile {what:a} this way @ deed=EXILED",
        "when you mill {what:a} this way @ deed=MILLED",
        "when you return {what:a} to the battlefield this way @ deed=RETURNED_TO_BATTLEFIELD",
        "when {what:a} [is|are] {deed} this way",
        "when one or more {what:plural} [+]are {deed} this way",
    ),
    ja="これにより{what:a}が{deed}とき",
)
class WhenDoneThisWay(TriggerPhrase):
    """A reflexive trigger on what an earlier part of the same resolution did: it waits for no event."""

    what: Quality
    deed: Deed
    events: ClassVar[tuple[type[Event], ...]] = ()

    def matches(self, context: Queries, event: Event) -> bool:
        """Return False: it has triggered already as it was made."""
        return False

    def was_done(self, context: Queries) -> bool:
        """Return whether it was done to anything of the description."""
        return any(self.what.holds(context, each) for each in done_to(context, self.deed))
