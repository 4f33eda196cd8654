"""Effects on spells and abilities on the stack (701.6)."""

from shinpan.phrases.base import Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.references.objects import objects_among


@phrase(en="counter {objects:every}", ja="{objects:every}を打ち消す")
class CounterObjects(Effect):
    """Counter spells or abilities (701.6)."""

    objects: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Counter them."""
        for each in objects_among(context, self.objects):
            yield from context.counter(each)
