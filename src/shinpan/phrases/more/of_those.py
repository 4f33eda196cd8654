"""More of the tokens that the sentence before creates, in their place: "create five of those tokens instead"."""

from shinpan.phrases.base import Effect, Quantity, Steps, phrase
from shinpan.phrases.context import Context


@phrase(en="create {number:word} of those tokens", ja="代わりにそれらのトークンを{number}体生成する")
class CreateOfThose(Effect):
    """Said after the creating of tokens; reading puts in its place the same creating with another number (608.2c)."""

    number: Quantity

    def perform(self, context: Context) -> Steps[None]:
        """Do nothing: what creates them stands in its place."""
        return
        yield


__all__ = ["CreateOfThose"]
