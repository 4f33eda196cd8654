"""Limits that stand after what an ability does (107.3, 602.5)."""

from shinpan.phrases.base import Effect, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.payments import ExhaustSelf


@phrase(en="X can't be 0", ja="Xは0であってはならない")
class XNotZero(Effect):
    """A limit on the X that is chosen as an ability is activated (107.3a): nothing that it does."""

    def perform(self, context: Context) -> Steps[None]:
        """Do nothing: the limit has had its effect."""
        return
        yield


@phrase(en="activate only once", ja="1回だけ起動する")
class OnlyOnce(Effect):
    """A limit on how often an ability may be activated: `UseOnce` among its costs is how it is kept."""

    def perform(self, context: Context) -> Steps[None]:
        """Do nothing."""
        return
        yield


@phrase(en="use this ability once @ ability=*", ja="この能力を1回使う @ ability=*")
class UseOnce(ExhaustSelf):
    """Use an ability up that can be activated only once, as long as its source is the same object (602.5b, 400.7)."""


__all__ = ["OnlyOnce", "UseOnce", "XNotZero"]
