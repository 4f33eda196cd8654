"""Effects that have attachments come off (701.3d)."""

from shinpan.phrases.base import Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.references.objects import objects_among


@phrase(en="unattach {objects}", ja="{objects}をはずす")
class Unattach(Effect):
    """Have Equipment and the like become unattached; they stay on the battlefield (701.3d)."""

    objects: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Have them come off."""
        for each in objects_among(context, self.objects):
            context.unattach(each)
        return
        yield  # nobody is asked anything, but it is an effect like all others
