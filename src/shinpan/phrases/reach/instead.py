"""Damage that is dealt instead of other damage, to the same recipient, which isn't said again (614.1a)."""

from shinpan.phrases.base import Effect, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.references.objects import This


@phrase(
    en=("{source} deal[s] {amount} damage", "{source} deal[s] damage equal to {amount}"),
    ja="{source}は{amount}点のダメージを与える",
)
class DealsSoMuch(Effect):
    """Damage to whatever was to be dealt other damage: nothing by itself, and no text that is understood keeps it."""

    amount: Quantity
    source: Reference = This()

    def perform(self, context: Context) -> Steps[None]:
        """Do nothing."""
        return
        yield


__all__ = ["DealsSoMuch"]
