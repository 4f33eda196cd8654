"""Effects that go on for as long as something is true (611.2b)."""

from shinpan.game.enums import Duration
from shinpan.phrases.base import Condition, Effect, Reference, StaticPart, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.references.objects import objects_among


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
        if affected and self.condition.holds(context):
            yield from context.begin_effect(self.changes, Duration.WHILE, affected, condition=self.condition)
