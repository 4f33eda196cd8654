"""Keyword actions done several times over (608.2c)."""

from shinpan.phrases.base import Effect, Quantity, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.quantities import Fixed

_ACTIONS = "Proliferate|Populate|Incubate|Explore|Amass|Discover|Venture|Learn|TemptWithRing"
"""The effects of which texts say that they are done again."""


@phrase(
    en=(
        f"{{effect}} twice @ times=2, effect={_ACTIONS}",
        f"{{effect}} X times @ times=X, effect={_ACTIONS}",
        f"{{effect}} {{times:word}} times @ times=Fixed, effect={_ACTIONS}",
        f"{{effect}} a number of times equal to {{times}} @ effect={_ACTIONS}",
        "{effect}, then proliferate again @ times=2, effect=Proliferate",
        "{effect}, then it explores again @ times=2, effect=Explore",
    ),
    ja="{effect}ことを{times}回行う",
)
class Repeated(Effect):
    """An effect that is done so many times, one after the other: "investigate twice", "proliferate X times"."""

    effect: Effect
    times: Quantity = Fixed(2)

    def perform(self, context: Context) -> Steps[None]:
        """Do it again and again."""
        for _ in range(self.times.value(context)):
            yield from self.effect.perform(context)
