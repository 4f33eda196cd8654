"""What a creature devoured as it entered (702.82b)."""

from typing import ClassVar

from shinpan.game.ids import ObjectId
from shinpan.phrases.base import Condition, Quantity, phrase
from shinpan.phrases.choices import noted_all
from shinpan.phrases.context import Queries
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.replacements.arriving import DEVOURED


def devoured(context: Queries, group: Collection) -> tuple[ObjectId, ...]:
    """Return what of a description the source devoured, as it last was."""
    eaten = (each for found in noted_all(context, DEVOURED) for each in found)
    return tuple(each for each in eaten if group.fits(context, each))


@phrase(
    en=("#each {group} it devoured", "the number of {group:plural} it devoured"),
    ja=("#each {.this}が貪食した{group:a}", "{.this}が貪食した{group}の総数"),
)
class Devoured(Quantity):
    """How many permanents the source devoured as it entered (702.82b)."""

    group: Collection

    def value(self, context: Queries) -> int:
        """Return the number."""
        return len(devoured(context, self.group))


@phrase(en="{.this} devoured {group:a}", ja="{.this}が{group:a}を貪食している")
class HasDevoured(Condition):
    """The source devoured something as it entered (702.82b)."""

    volatile: ClassVar[bool] = False
    group: Collection

    def holds(self, context: Queries) -> bool:
        """Return whether it did."""
        return bool(devoured(context, self.group))
