"""What is done because something was done before it, without anybody's having had a choice (608.2c-d)."""

from shinpan.phrases.base import Effect, Steps, phrase
from shinpan.phrases.context import Context

_FIRST = (
    "SacrificeChosen|DiscardCards|ExileObjects|ExileFromTop|DiscardAtRandom|TapPermanents|UntapPermanents|"
    "ReturnToHand|DestroyPermanents|RemoveCounterOrElse|MillCards|PutOntoBattlefield|PutIntoLibrary|ReturnTransformed"
)


@phrase(
    en=f"{{first}}. if you do, {{then}} @ first={_FIRST}",
    ja=f"{{first}}。そうしたなら、{{then}} @ first={_FIRST}",
)
class IfDone(Effect):
    """Something is done as far as it can be; if it was, something else is: "exile it. If you do, draw a card"."""

    first: Effect
    then: Effect

    def perform(self, context: Context) -> Steps[None]:
        """Do the one, and if it could be done and anything came of it the other."""
        could, before = self.first.possible(context), len(context.so_far)
        yield from self.first.perform(context)
        if could and len(context.so_far) > before:
            yield from self.then.perform(context)
