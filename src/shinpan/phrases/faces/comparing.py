"""Comparisons with a card that was revealed."""

from typing import ClassVar

from shinpan.phrases.answers import mana_values
from shinpan.phrases.base import Condition, Reference, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.references.objects import objects_among


@phrase(
    en=(
        "it has the same mana value as the revealed card @ which=*, as_=*",
        "{which} ha[s|ve] the same mana value as {as_}",
    ),
    ja="それのマナ総量が公開されたカードのマナ総量と同じである @ which=*, as_=*",
)
class SameManaValue(Condition):
    """Something has the same mana value as another: so it is if any of the answers for either is the same."""

    volatile: ClassVar[bool] = False
    which: Reference
    as_: Reference

    def holds(self, context: Queries) -> bool:
        """Return whether they have a mana value in common."""
        one, other = objects_among(context, self.which), objects_among(context, self.as_)
        if not one or not other:
            return False
        return not set(mana_values(context, one[0])).isdisjoint(mana_values(context, other[0]))
