"""Reflexive triggered abilities (603.12)."""

from shinpan.phrases.abilities import TriggeredAbility
from shinpan.phrases.base import Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.reach.reflexive import WhenDoneThisWay


@phrase(en="{ability} @ about=*", ja="{ability} @ about=*")
class WhenDone(Effect):
    """An ability that triggers at once, since what it waits for has just been done (603.12).

    ability: with the trigger `WhenYouDo` or `WhenDoneThisWay`; its targets are chosen as it is put on the stack.
    about: what the words "it" of its effect (`Bound`) stand for.
    """

    ability: TriggeredAbility
    about: Reference | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Have it trigger, if what it waits for was done."""
        trigger = self.ability.trigger
        if isinstance(trigger, WhenDoneThisWay) and not trigger.was_done(context):
            return
        context.trigger(self.ability.effect, () if self.about is None else self.about.find(context))
        return
        yield  # nobody is asked anything, but it is an effect like all others
