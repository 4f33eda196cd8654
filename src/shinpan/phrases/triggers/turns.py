"""Triggers on the beginning of steps (603.2b)."""

from typing import ClassVar

from shinpan.game.enums import Step
from shinpan.game.events import Event, StepBegan
from shinpan.phrases.base import Reference, TriggerPhrase, phrase
from shinpan.phrases.context import Queries


@phrase(en="the beginning of {whose:'s} {step}", ja="{whose:'s}{step}の開始時")
class BeginningOf(TriggerPhrase):
    """ "At the beginning of your upkeep" (503.1a, 513.1a ...)."""

    step: Step
    whose: Reference
    events: ClassVar[tuple[type[Event], ...]] = (StepBegan,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether the step of such a player began."""
        if not isinstance(event, StepBegan) or event.step is not self.step:
            return False
        return self.whose.includes(context, event.player)
