"""Effects that wait for the next time something is done this turn (603.7)."""

from shinpan.game.enums import Duration
from shinpan.phrases.abilities import TriggeredAbility
from shinpan.phrases.base import Effect, Reference, Steps, TriggerPhrase, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.references.objects import as_it_is_now


@phrase(
    en=(
        "{trigger:once}, {effect} @ about=*",
        (
            "copy the next {trigger.what} you cast this turn when you cast it. you may choose new targets for the copy "
            "@ trigger=Casts, trigger.who=You, effect=CopyOnStack, effect.what=EventSpell"
        ),
        (
            "copy the next {trigger.what} you activate this turn when you activate it. you may choose new targets for "
            "the copy @ trigger=ActivatesAbility, trigger.who=You, trigger.of=None, trigger.mana=False, "
            "effect=CopyOnStack, effect.what=EventAbility"
        ),
    ),
    ja="{trigger:once}、{effect} @ about=*",
)
class OnNext(Effect):
    """Something that happens the next time such a thing is done this turn: "when you next cast a spell this turn".

    about: what the words "it" of the effect (`Bound`) stand for, if not for what the event is about.
    """

    trigger: TriggerPhrase
    effect: Effect
    about: Reference | None = None

    def perform(self, context: Context) -> Steps[None]:
        """Create the delayed triggered ability, which triggers once at most and ends with the turn (603.7b)."""
        bound = () if self.about is None else as_it_is_now(context, self.about)
        context.delay(TriggeredAbility(self.trigger, self.effect), bound, duration=Duration.END_OF_TURN)
        yield from ()
