"""What is done because something else was: "if you do" (608.2c)."""

from shinpan.phrases.base import Effect, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.effects.zones import PutOntoBattlefield


@phrase(en="{returning}. if you do, {then}", ja="{returning}。そうしたなら、{then}")
class ReturnAndThen(Effect):
    """Objects are put onto the battlefield; if any of them was, something else is done."""

    returning: PutOntoBattlefield
    then: Effect

    def perform(self, context: Context) -> Steps[None]:
        """Put them there, and go on if something has come of it."""
        yield from self.returning.perform(context)
        register = self.returning.register
        if register is not None and context.result(register):
            yield from self.then.perform(context)
