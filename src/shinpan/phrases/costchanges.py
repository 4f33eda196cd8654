"""Costs that spells have besides or instead of their mana costs, and what changes costs (118, 601.2f)."""

from shinpan.game.ids import ObjectId
from shinpan.game.term import Term, unique
from shinpan.phrases.abilities import Cost
from shinpan.phrases.base import Quantity, StaticPart, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.quantities import Fixed


@unique
class Direction(Term):
    """Whether a cost goes up or down."""

    MORE = ("more", "多くなる")
    LESS = ("less", "少なくなる")


class CostChange(StaticPart):
    """Family of those that change what spells cost (601.2f)."""

    __slots__ = ()
    direction: Direction

    def applies(self, context: Queries, spell: ObjectId) -> bool:
        """Return whether it changes the cost of the spell, or of the card as the spell it would be."""
        raise NotImplementedError

    def change(self, context: Queries) -> int:
        """Return how much generic mana is added to the cost; negative for a reduction."""
        raise NotImplementedError


@phrase(
    en="{spells:plural} cost {amount:symbol} {direction} to cast",
    ja=(
        "{spells}のコストは{amount:symbol}{direction} @ spells.modifiers=CastBy",
        "{spells}を唱えるためのコストは{amount:symbol}{direction}",
    ),
)
class SpellsCost(CostChange):
    """Spells of a description cost more or less generic mana (601.2f, 118.7)."""

    spells: Collection
    amount: Quantity = Fixed(1)
    direction: Direction = Direction.MORE

    def applies(self, context: Queries, spell: ObjectId) -> bool:
        """Return whether the card, on the stack or not yet, is such a spell."""
        return self.spells.fits(context, spell)

    def change(self, context: Queries) -> int:
        """Return the amount, with its sign."""
        amount = self.amount.value(context)
        return amount if self.direction is Direction.MORE else -amount


@phrase(
    en="this spell costs {amount:symbol} {direction} to cast for each {each:each}",
    ja="この呪文を唱えるためのコストは、{each:each}につき{amount:symbol}{direction}",
)
class ThisCosts(CostChange):
    """The spell itself costs more or less generic mana for each of some things (601.2f)."""

    each: Quantity
    amount: int = 1
    direction: Direction = Direction.MORE

    def applies(self, context: Queries, spell: ObjectId) -> bool:
        """Return whether it is the spell itself."""
        return spell == context.source

    def change(self, context: Queries) -> int:
        """Return the amount times the number of things, with its sign."""
        amount = self.amount * self.each.value(context)
        return amount if self.direction is Direction.MORE else -amount


@phrase(
    en=(
        "as an additional cost to cast this spell, {cost:bare}",
        "you may pay an additional {cost} as you cast this spell @ optional=True",
    ),
    ja=(
        "この呪文を唱えるための追加コストとして、{cost:bare}",
        "この呪文を唱えるに際し、あなたは追加で{cost}を支払ってもよい @ optional=True",
    ),
)
class AdditionalCost(StaticPart):
    """A cost to pay besides the others (118.8). optional: kicker and its kin (702.33)."""

    cost: Cost
    optional: bool = False
