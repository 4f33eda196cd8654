"""Effects with an X that the text itself defines: "..., where X is the number of creatures you control" (107.3c)."""

from shinpan.phrases.base import Effect, Quantity, Steps, phrase
from shinpan.phrases.context import Context, Queries


@phrase(en="{effect}, where X is {amount}", ja="{effect}。Xは{amount}に等しい")
class WhereX(Effect):
    """Something done with an X whose value the text gives: it is worked out once, as it is about to be "
    "done (107.3i)."""

    effect: Effect
    amount: Quantity

    def perform(self, context: Context) -> Steps[None]:
        """Work out X, and do it."""
        yield from self.effect.perform(context.with_x(max(0, self.amount.value(context))))

    def possible(self, context: Queries) -> bool:
        """Return whether it could be done."""
        return self.effect.possible(context)
