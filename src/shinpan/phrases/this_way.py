"""What an earlier effect of the same resolution was done to: "milled this way" (608.2c)."""

from typing import ClassVar

from shinpan.game.ids import Entity, PlayerId
from shinpan.game.term import Term, unique
from shinpan.phrases.base import Condition, Reference, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.qualities.places import Gathered


@unique
class Deed(Term):
    """What was done to something."""

    MILLED = ("milled", "切削された")
    EXILED = ("exiled", "追放された")
    SACRIFICED = ("sacrificed", "生け贄に捧げられた")
    DISCARDED = ("discarded", "捨てられた")
    DESTROYED = ("destroyed", "破壊された")


@phrase(en="{deed} this way @ register=*", ja="これにより{deed} @ register=*")
class DoneThisWay(Gathered):
    """One of those that an earlier effect did something to. register: where that effect keeps them."""

    wide: ClassVar[bool] = True
    deed: Deed
    register: int = 0

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether it is one of them."""
        return entity in context.result(self.register)

    def found(self, context: Queries) -> tuple[Entity, ...]:
        """Return them."""
        return context.result(self.register)


@phrase(
    en=("the {deed} cards @ register=*", "the cards {deed} this way @ register=*"),
    ja="{deed}カード @ register=*",
)
class CardsDoneThisWay(Reference):
    """All the cards that an earlier effect did something to. register: where that effect keeps them."""

    deed: Deed
    register: int = 0

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return them."""
        return context.result(self.register)


@phrase(
    en=(
        "{group:a} was {deed} this way @ register=*, number=1",
        "{group:a} is {deed} this way @ register=*, number=1",
        "{number:word} or more {group:plural} were {deed} this way @ register=*",
    ),
    ja=(
        "これにより{deed}{group}がある @ register=*, number=1",
        "これにより{deed}{group}が{number}つ以上ある @ register=*",
    ),
)
class WasDoneThisWay(Condition):
    """Something of a description was among those that an earlier effect did something to.

    register: where that effect keeps them. number: at least how many of them.
    """

    group: Collection
    deed: Deed
    register: int = 0
    number: int = 1

    def holds(self, context: Queries) -> bool:
        """Return whether there are as many, as they are or last were."""
        found = [each for each in context.result(self.register) if not isinstance(each, PlayerId)]
        return sum(self.group.fits(context, each) for each in found) >= self.number
