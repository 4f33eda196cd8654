"""What is done because something was given up before it (608.2c-d)."""

from shinpan.phrases.base import Effect, Steps, phrase
from shinpan.phrases.context import Context


@phrase(
    en="{first}. if you do, {then} @ first=SacrificeChosen|DiscardCards",
    ja="{first}。そうしたなら、{then} @ first=SacrificeChosen|DiscardCards",
)
class IfDone(Effect):
    """Something is sacrificed or discarded as far as it can be; if it was, something else is done."""

    first: Effect
    then: Effect

    def perform(self, context: Context) -> Steps[None]:
        """Do the one, and if it can be done the other."""
        done = self.first.possible(context)
        yield from self.first.perform(context)
        if done:
            yield from self.then.perform(context)
