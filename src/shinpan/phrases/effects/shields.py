"""Effects that put shields around things: prevention (615.7) and regeneration (701.19)."""

from shinpan.game.enums import Duration, Zone
from shinpan.phrases.base import Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.references.objects import Specific, objects_among
from shinpan.phrases.replacements.damage import PreventionShield, RegenerationShield, SourceShield


@phrase(
    en="prevent the next {amount} damage that would be dealt to {to} this turn",
    ja="このターン、次に{to}に与えられるダメージを{amount}点軽減する",
)
class PreventNextDamage(Effect):
    """Prevent the next damage up to an amount to each of some objects or players (615.7)."""

    amount: Quantity
    to: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Put a shield around each of them."""
        amount = self.amount.value(context)
        for each in self.to.find(context):
            yield from context.begin_effect((PreventionShield(),), Duration.END_OF_TURN, (each,), amount=amount)


@phrase(en="regenerate {objects}", ja="{objects}を再生する")
class Regenerate(Effect):
    """Put a regeneration shield around each of some permanents until the turn ends (701.19a)."""

    objects: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Put one around each of them."""
        for each in objects_among(context, self.objects):
            yield from context.begin_effect((RegenerationShield(),), Duration.END_OF_TURN, (each,), amount=1)


@phrase(
    en="the next time {source:a} of your choice would deal damage to {to} this turn, prevent that damage",
    ja="このターン、あなたが選んだ{source}が次に{to}に与えるダメージを軽減する",
)
class PreventFromChosen(Effect):
    """The next damage that a source of the controller's choice would deal to something is prevented (609.7, 615.8)."""

    source: Collection
    to: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Choose the source as the effect is carried out, and put up the shield (609.7a)."""
        seen = (*context.permanents(), *context.in_zone(Zone.STACK))
        fitting = tuple(each for each in seen if self.source.fits(context, each))
        chosen = yield from context.choose(context.you, fitting)
        for each in chosen:
            part = SourceShield(Specific((each,)), self.to)
            yield from context.begin_effect((part,), Duration.END_OF_TURN, amount=1)
