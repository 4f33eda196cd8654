"""Conditions: what "if", "as long as" and "only if" ask of the game."""

from shinpan.game.ids import PlayerId
from shinpan.phrases.base import Condition, Quality, Quantity, Reference, phrase
from shinpan.phrases.comparison import Comparison
from shinpan.phrases.context import Queries
from shinpan.phrases.qualities.groups import Collection


@phrase(en="{who} control {group|a}", ja="{who}が{group}をコントロールしている")
class Controls(Condition):
    """A player controls something: "you control a Forest". number: at least how many."""

    who: Reference
    group: Collection
    number: int = 1

    def holds(self, context: Queries) -> bool:
        """Return whether one of the players controls as many of them."""
        members = [each for each in self.group.members(context) if not isinstance(each, PlayerId)]
        return any(
            sum(context.controller(each) == player for each in members) >= self.number
            for player in self.who.find(context)
        )


@phrase(en="{quantity} is {bound}{ comparison}", ja="{quantity}が{bound}{comparison}")
class Compare(Condition):
    """A number is in some bounds: "you have 30 or more life"."""

    quantity: Quantity
    bound: Quantity
    comparison: Comparison = Comparison.OR_GREATER

    def holds(self, context: Queries) -> bool:
        """Return whether it is."""
        return self.comparison.holds(self.quantity.value(context), self.bound.value(context))


@phrase(en="{which} is {quality}", ja="{which}が{quality}である")
class Fits(Condition):
    """Something has a quality: "if it's a creature card". False if there is no such thing."""

    which: Reference
    quality: Quality

    def holds(self, context: Queries) -> bool:
        """Return whether all that the words stand for have it."""
        found = self.which.find(context)
        return bool(found) and all(self.quality.holds(context, each) for each in found)


@phrase(en="it's {whose|possessive} turn", ja="{whose}のターンである")
class TurnOf(Condition):
    """It is the turn of a player (102.1)."""

    whose: Reference

    def holds(self, context: Queries) -> bool:
        """Return whether the active player is one of them."""
        return self.whose.includes(context, context.state.turn.active)


@phrase(en="this was kicked", ja="これがキッカーされていた")
class WasKicked(Condition):
    """The spell, or the spell that became the permanent, was kicked (702.33e)."""

    def holds(self, context: Queries) -> bool:
        """Return whether a kicker cost was paid."""
        source = context.look(context.source)
        choices = None if source is None else source.choices
        return choices is not None and any(choices.kicked)


@phrase(en="{condition|negated}", ja="{condition|negated}")
class Unless(Condition):
    """A condition that isn't met."""

    condition: Condition

    def holds(self, context: Queries) -> bool:
        """Return whether it isn't."""
        return not self.condition.holds(context)
