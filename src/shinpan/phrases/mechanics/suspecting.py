"""How long creatures are suspected (701.60)."""

from shinpan.game.designations import Designation
from shinpan.game.ids import PlayerId
from shinpan.phrases.base import Condition, Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.references.objects import objects_among


@phrase()
class StillSuspected(Condition):
    """The creatures that an effect was begun on are suspected still; no text says it (701.60c)."""

    def holds(self, context: Queries) -> bool:
        """Return whether all of them are."""
        found = [None if isinstance(each, PlayerId) else context.look(each) for each in context.bound]
        return all(each is not None and Designation.SUSPECTED in each.designations.given for each in found)


@phrase(
    en="{objects:every} [is|are] no longer suspected",
    ja="{objects:every}は容疑者でなくなる",
)
class NoLongerSuspected(Effect):
    """Creatures stop being suspected, with what that gave them (701.60a, 701.60c)."""

    objects: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Take the designation away."""
        for each in objects_among(context, self.objects):
            context.undesignate(each, Designation.SUSPECTED)
        return
        yield  # nobody is asked anything, but it is an effect like all others
