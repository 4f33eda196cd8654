"""How much mana was spent to cast something (106.6, 601.2h)."""

from typing import ClassVar

from shinpan.game.ids import PlayerId
from shinpan.phrases.base import Condition, Quantity, Reference, phrase
from shinpan.phrases.context import Queries


def mana_spent_on(context: Queries, reference: Reference) -> int:
    """Return how much mana was spent on the spells that a reference stands for, or that became what it stands for."""
    found = (context.look(each) for each in reference.find(context) if not isinstance(each, PlayerId))
    return sum(len(each.choices.mana_spent) for each in found if each is not None and each.choices is not None)


@phrase(
    en=("the amount of mana spent to cast {of}", "#each mana spent to cast {of}"),
    ja=("{of}を唱えるために支払われたマナの点数", "#each {of}を唱えるために支払われたマナ1点"),
)
class ManaSpentOn(Quantity):
    """How much mana was spent to cast something; on what wasn't cast, none was (707.10)."""

    of: Reference

    def value(self, context: Queries) -> int:
        """Return the amount."""
        return mana_spent_on(context, self.of)


@phrase(
    en="{number:word} or more mana was spent to cast {which} @ which=EventSpell|EventObject|TheTarget",
    ja="{which}を唱えるためにマナが{number}点以上支払われていた",
)
class MuchWasSpentOn(Condition):
    """At least so much mana was spent to cast the spell that is spoken of."""

    volatile: ClassVar[bool] = False
    which: Reference
    number: int

    def holds(self, context: Queries) -> bool:
        """Return whether as much was."""
        return mana_spent_on(context, self.which) >= self.number


@phrase(en="no mana was spent to cast {which}", ja="{which}を唱えるためにマナが支払われていなかった")
class NothingWasSpentOn(Condition):
    """No mana was spent to cast something."""

    volatile: ClassVar[bool] = False
    which: Reference

    def holds(self, context: Queries) -> bool:
        """Return whether none was."""
        return mana_spent_on(context, self.which) == 0
