"""Spells that cost colored mana more for each of some things: strive (601.2f)."""

from shinpan.game.mana import ManaCost
from shinpan.phrases.base import Quantity, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.costchanges import Change, OwnCostChange


@phrase(
    en="this spell costs {mana} more to cast for each {each:each}",
    ja="この呪文を唱えるためのコストは、{each:each}につき{mana}多くなる",
)
class ThisCostsManaMore(OwnCostChange):
    """The spell itself costs some mana more, colored mana too, for each of some things (601.2f)."""

    mana: ManaCost
    each: Quantity

    def change(self, context: Queries) -> Change:
        """Return the mana as many times as there are things."""
        return Change(more=ManaCost.of(self.mana.symbols * max(0, self.each.value(context))))
