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


@phrase(en="change the target of {objects}", ja="{objects}の対象を変更する")
class ChangeTarget(Effect):
    """Change the target of spells or abilities that have one to another legal target (115.7a)."""

    objects: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Have the controller of the effect choose."""
        for each in objects_among(context, self.objects):
            yield from context.change_target(each, context.you)
