"""Triggers on mutating (702.140d)."""

from typing import ClassVar

from shinpan.game.events import Event
from shinpan.game.face_events import Mutated
from shinpan.phrases.base import Quality, TriggerPhrase, phrase
from shinpan.phrases.context import Queries


@phrase(en="whenever {what:a} mutate[s]", ja="{what:a}が変容するたび")
class Mutates(TriggerPhrase):
    """ "Whenever this creature mutates": a spell merged with it as a mutating creature spell resolved."""

    what: Quality
    events: ClassVar[tuple[type[Event], ...]] = (Mutated,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a creature mutated."""
        return isinstance(event, Mutated) and self.what.holds(context, event.object)
