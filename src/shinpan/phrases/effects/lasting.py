"""Effects that go on for as long as something is true (611.2b)."""

from typing import Any

from shinpan.game.enums import Duration
from shinpan.phrases.base import (
    AbilityPhrase,
    Condition,
    Effect,
    Phrase,
    Reference,
    StaticPart,
    Steps,
    field_names,
    phrase,
)
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.references.objects import (
    Bound,
    EventObject,
    EventRecipient,
    Result,
    Specific,
    ThatOne,
    objects_among,
)
from shinpan.phrases.references.players import EventPlayer
from shinpan.phrases.references.targets import Target, TheTarget

_SPOKEN_OF = (Target, TheTarget, Result, ThatOne, EventObject, EventRecipient, EventPlayer, Bound)
"""References that only what is carried out now can make out."""


def fixed(value: Any, context: Queries) -> Any:
    """Return a phrase in which what was spoken of is fixed, so that it can be asked later (611.2b-c).

    What an ability inside it speaks of is its own affair.
    """
    if isinstance(value, _SPOKEN_OF):
        return Specific(value.find(context))
    if isinstance(value, tuple):
        return tuple(fixed(each, context) for each in value)
    if not isinstance(value, Phrase) or isinstance(value, AbilityPhrase):
        return value
    return value.with_(**{name: fixed(getattr(value, name), context) for name in field_names(type(value))})


@phrase(
    en=(
        "gain control of {affected} for as long as {condition} @ changes=(ChangeControl)",
        "{affected:subject} {changes:lasting} for as long as {condition}",
    ),
    ja=(
        "{condition}かぎり、{affected:'s}コントロールを得る @ changes=(ChangeControl)",
        "{condition}かぎり、{affected}は{changes:lasting}",
    ),
)
class ApplyWhile(Effect):
    """Objects are changed for as long as something is true; not at all if it isn't true to begin with (611.2b)."""

    affected: Reference
    changes: tuple[StaticPart, ...]
    condition: Condition

    def perform(self, context: Context) -> Steps[None]:
        """Begin the effect, unless it would end at once."""
        affected = objects_among(context, self.affected)
        condition = fixed(self.condition, context)
        if affected and condition.holds(context):
            yield from context.begin_effect(self.changes, Duration.WHILE, affected, condition=condition)
