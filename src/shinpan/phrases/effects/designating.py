"""Effects that give permanents designations (701, 702)."""

from shinpan.game.designations import Designation
from shinpan.phrases.base import Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.references.objects import This, objects_among


@phrase(
    en=("harness {objects} @ designation=HARNESSED", "{objects} become[s] {designation}"),
    ja=("{objects}を装着する @ designation=HARNESSED", "{objects}は{designation}になる"),
)
class Designate(Effect):
    """Permanents become renowned, saddled and the like (702.112a)."""

    designation: Designation
    objects: Reference = This()

    def perform(self, context: Context) -> Steps[None]:
        """Give them the designation."""
        for each in objects_among(context, self.objects):
            context.designate(each, self.designation)
        return
        yield  # nobody is asked anything, but it is an effect like all others
