"""Exiling permanents as a cost (118, 601.2h)."""

from shinpan.game.enums import Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import ObjectCost, Quantity, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.quantities import Fixed


@phrase(en="exile {number:group} you control", ja="あなたがコントロールしている{number:group}を追放する")
class ExileControlled(ObjectCost):
    """Exile permanents of some description that one controls (701.13)."""

    group: Collection
    number: Quantity = Fixed(1)

    def candidates(self, context: Queries) -> tuple[ObjectId, ...]:
        """Return the permanents of the description that the player controls."""
        members = (each for each in self.group.members(context) if not isinstance(each, PlayerId))
        return tuple(each for each in members if context.controller(each) == context.you)

    def pay_with(self, context: Context, objects: tuple[ObjectId, ...]) -> Steps[None]:
        """Exile them."""
        yield from context.move(objects, Zone.EXILE)
