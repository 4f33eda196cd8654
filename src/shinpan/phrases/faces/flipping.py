"""Flip cards (710)."""

from shinpan.phrases.base import Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.references.objects import objects_among


@phrase(en="flip {objects:every}", ja="{objects:every}を反転させる")
class Flip(Effect):
    """Flip permanents (710.4)."""

    objects: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Flip them, those that can be."""
        yield from context.flip(objects_among(context, self.objects))
