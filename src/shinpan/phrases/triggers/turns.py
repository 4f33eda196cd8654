"""Triggers on the beginning of steps (603.2b)."""

from typing import ClassVar

from shinpan.game.enums import Step
from shinpan.game.events import Event, StepBegan
from shinpan.phrases.base import Reference, TriggerPhrase, phrase
from shinpan.phrases.context import Queries


@phrase(
    en=(
        "at the beginning of each upkeep @ step=UPKEEP, whose=None",
        "at the beginning of the {step} @ whose=None",
        "#next at the beginning of your next end step @ step=END, whose=You",
        "#next at the beginning of the next end step @ step=END, whose=*",
        "#next at the beginning of {whose:'s} next upkeep @ step=UPKEEP",
        "#next at the beginning of the next {step} @ whose=*",
        "at the beginning of {whose:'s} upkeep @ step=UPKEEP",
        "at the beginning of {whose:'s} draw step @ step=DRAW",
        "at the beginning of combat on {whose:'s} turn @ step=BEGINNING_OF_COMBAT",
        "at the beginning of {whose:'s} {step}",
        "at the beginning of each {step} @ whose=None",
        "at the beginning of each combat @ step=BEGINNING_OF_COMBAT, whose=None",
        "at the beginning of combat @ step=BEGINNING_OF_COMBAT, whose=None",
        "at the beginning of each of {whose:'s} {step}s",
        "at the beginning of the upkeep of {whose} @ step=UPKEEP",
        "at the beginning of the {step} of {whose}",
        "at end of combat @ step=END_OF_COMBAT, whose=None",
        "at the end of combat on {whose:'s} turn @ step=END_OF_COMBAT",
        "at end of combat on {whose:'s} turn @ step=END_OF_COMBAT",
        "#next at end of combat @ step=END_OF_COMBAT, whose=*",
        "#next at the beginning of the end step @ step=END, whose=*",
        "#next at the beginning of the next upkeep @ step=UPKEEP, whose=*",
        "#next at the beginning of {whose:'s} next {step}",
    ),
    ja=(
        "#next {whose:'s}次のアップキープの開始時に @ step=UPKEEP",
        "#next 次の{step}の開始時に @ whose=*",
        "各アップキープの開始時に @ step=UPKEEP, whose=None",
        "{step}の開始時に @ whose=None",
        "{whose:'s}アップキープの開始時に @ step=UPKEEP",
        "{whose:'s}ターンの戦闘の開始時に @ step=BEGINNING_OF_COMBAT",
        "{whose:'s}{step}の開始時に",
    ),
)
class BeginningOf(TriggerPhrase):
    """ "At the beginning of your upkeep" (503.1a, 513.1a ...). whose: None for anybody's: "the end step"."""

    step: Step
    whose: Reference | None = None
    events: ClassVar[tuple[type[Event], ...]] = (StepBegan,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether the step of such a player began."""
        if not isinstance(event, StepBegan) or event.step is not self.step:
            return False
        return self.whose is None or self.whose.includes(context, event.player)
