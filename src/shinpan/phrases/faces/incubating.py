"""Incubating (701.53)."""

from shinpan.game.counters import CounterKind
from shinpan.game.keyword_actions import KeywordAction
from shinpan.phrases.base import Effect, Quantity, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.named_tokens import INCUBATOR


@phrase(en="incubate {number}", ja="培養{number}を行う")
class Incubate(Effect):
    """Create an Incubator, a double-faced token, that enters with +1/+1 counters (701.53a)."""

    number: Quantity

    def perform(self, context: Context) -> Steps[None]:
        """Create it."""
        number = self.number.value(context)
        counters = ((CounterKind.PLUS_ONE_PLUS_ONE, number),) if number > 0 else ()
        yield from context.create_tokens(context.you, INCUBATOR, counters=counters)
        context.acted(KeywordAction.INCUBATE, context.you, amount=number)
