"""Costs that are paid with objects of the player's choice, besides sacrificing and discarding (118, 601.2h)."""

from shinpan.game.enums import Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import ObjectCost, Quantity, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.quantities import Fixed


@phrase(
    en="exile {number:group} from your {zone}",
    ja="あなたの{zone}から{number:group}を追放する",
)
class ExileSome(ObjectCost):
    """Exile cards of some description from a zone of one's own: "exile a card from your hand" (701.13)."""

    group: Collection
    zone: Zone
    number: Quantity = Fixed(1)

    def candidates(self, context: Queries) -> tuple[ObjectId, ...]:
        """Return the cards of the description there, the source itself apart."""
        there = context.in_zone(self.zone, context.you)
        return tuple(each for each in there if each != context.source and self.group.holds(context, each))

    def pay_with(self, context: Context, objects: tuple[ObjectId, ...]) -> Steps[None]:
        """Exile them."""
        yield from context.move(objects, Zone.EXILE)


@phrase(
    en="return {number:group} to [its owner's hand|their owner's hand]",
    ja="{number:group}をオーナーの手札に戻す",
)
class ReturnSome(ObjectCost):
    """Return permanents of some description that one controls to their owners' hands."""

    group: Collection
    number: Quantity = Fixed(1)

    def candidates(self, context: Queries) -> tuple[ObjectId, ...]:
        """Return the permanents of the description that the player controls."""
        return _own(context, self.group)

    def pay_with(self, context: Context, objects: tuple[ObjectId, ...]) -> Steps[None]:
        """Return them."""
        yield from context.move(objects, Zone.HAND)


def _own(context: Queries, group: Collection) -> tuple[ObjectId, ...]:
    members = (each for each in group.members(context) if not isinstance(each, PlayerId))
    return tuple(each for each in members if context.controller(each) == context.you)
