"""Effects that create delayed triggered abilities (603.7)."""

from shinpan.phrases.abilities import TriggeredAbility
from shinpan.phrases.base import Effect, Reference, Steps, TriggerPhrase, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.references.objects import as_it_is_now


@phrase(
    en=(
        "{trigger:next}, {effect} @ effect=ReturnAndThen, about=*",
        "{effect} {trigger:next} @ about=*",
        "{trigger:next}, {effect} @ about=*",
    ),
    ja="{trigger:next}、{effect} @ about=*",
)
class Later(Effect):
    """Something done when something happens later: "return it at the beginning of the next end step" (603.7).

    about: what the words "it" of the later effect (`Bound`) stand for.
    """

    trigger: TriggerPhrase
    effect: Effect
    about: Reference | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Create the delayed triggered ability."""
        bound = () if self.about is None else as_it_is_now(context, self.about)
        context.delay(TriggeredAbility(self.trigger, self.effect), bound)
        yield from ()
