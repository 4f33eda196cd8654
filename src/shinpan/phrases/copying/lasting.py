"""Being a copy for as long as something is true (707.4, 611.2b)."""

from shinpan.game.enums import Duration
from shinpan.phrases.base import Condition, Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.copying.effects import BecomeCopy
from shinpan.phrases.copying.exceptions import CopyException
from shinpan.phrases.copying.originals import originals_to_copy
from shinpan.phrases.copying.reading import read
from shinpan.phrases.effects.lasting import fixed
from shinpan.phrases.references.objects import objects_among


@phrase(
    en=(
        (
            "for as long as {condition}, {objects:subject} become[s] a copy of {of.group:a}<, except {exceptions}> "
            "@ of=ChosenOf, of.group=Group|AnyOf, optional=False"
        ),
        (
            "for as long as {condition}, you may have {objects} become a copy of {of.group:a}<, except {exceptions}> "
            "@ of=ChosenOf, of.group=Group|AnyOf, optional=True"
        ),
        (
            "for as long as {condition}, you may have {objects} become a copy of {of}<, except {exceptions}> "
            "@ optional=True"
        ),
        (
            "for as long as {condition}, {objects:subject} become[s] a copy of {of}<, except {exceptions}> "
            "@ optional=False"
        ),
        "{objects:subject} become[s] a copy of {of} for as long as {condition}<, except {exceptions}> @ optional=False",
    ),
    ja=(
        (
            "{condition}かぎり、{objects}は<、{exceptions}ことを除き、>{of.group:a}のコピーになる "
            "@ of=ChosenOf, optional=False"
        ),
        (
            "{condition}かぎり、{objects}は<、{exceptions}ことを除き、>{of.group:a}のコピーになってもよい "
            "@ of=ChosenOf, optional=True"
        ),
        "{condition}かぎり、{objects}は<、{exceptions}ことを除き、>{of:'s}コピーになってもよい @ optional=True",
        "{condition}かぎり、{objects}は<、{exceptions}ことを除き、>{of:'s}コピーになる @ optional=False",
    ),
)
class BecomeCopyWhile(Effect):
    """Permanents become copies for as long as something is true; not at all if it isn't to begin with (611.2b)."""

    objects: Reference
    of: Reference
    condition: Condition
    exceptions: tuple[CopyException, ...] = ()
    optional: bool = False

    def perform(self, context: Context) -> Steps[None]:
        """Read the values, unless the effect would end at once, and begin it."""
        objects = objects_among(context, self.objects)
        condition = fixed(self.condition, context)
        if not objects or not condition.holds(context) or (self.optional and not (yield from context.may(context.you))):
            return
        originals = yield from originals_to_copy(context, self.of)
        if not originals:
            return
        for each in objects:
            copied = read(context, originals[0], self.exceptions, own=context.copiable_values(each)).copied
            yield from context.become_copy((each,), copied, Duration.WHILE, condition=condition)


BECOMING = (BecomeCopy, BecomeCopyWhile)
"""The effects by which permanents become copies."""
