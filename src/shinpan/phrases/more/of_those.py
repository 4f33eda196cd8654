"""More of the tokens that the sentence before creates, in their place: "create five of those tokens instead"."""

from shinpan.phrases.base import Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.references.objects import This


@phrase(en="create {number:word} of those tokens", ja="代わりにそれらのトークンを{number}体生成する")
class CreateOfThose(Effect):
    """Said after the creating of tokens; reading puts in its place the same creating with another number (608.2c)."""

    number: Quantity

    def perform(self, context: Context) -> Steps[None]:
        """Do nothing: what creates them stands in its place."""
        return
        yield


@phrase(
    en="{source} deal[s] {amount} damage @ amount=Fixed|X",
    ja="代わりに{source}はそれに{amount}点のダメージを与える @ amount=Fixed|X",
)
class DealsThatInstead(Effect):
    """Said after the dealing of damage; reading puts in its place another number dealt to the same (608.2c)."""

    amount: Quantity
    source: Reference = This()

    def perform(self, context: Context) -> Steps[None]:
        """Do nothing: what deals the damage stands in its place."""
        return
        yield


__all__ = ["CreateOfThose", "DealsThatInstead"]
