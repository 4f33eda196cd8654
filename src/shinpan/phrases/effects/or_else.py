"""What happens where something can't be done: "sacrifice a creature. If you can't, ..." (608.2d)."""

from shinpan.phrases.base import Effect, Steps, phrase
from shinpan.phrases.context import Context


@phrase(en="{effect}. if you can't, {otherwise}", ja="{effect}。そうできないなら、{otherwise}")
class OrElse(Effect):
    """Something that the controller does, and what is done instead if they can't."""

    effect: Effect
    otherwise: Effect

    def perform(self, context: Context) -> Steps[None]:
        """Do the one if it can be done, else the other."""
        if self.effect.possible(context):
            yield from self.effect.perform(context)
        else:
            yield from self.otherwise.perform(context)
