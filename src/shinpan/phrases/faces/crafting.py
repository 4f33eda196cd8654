"""Crafting (702.167): exiling a permanent with materials, to have it come back transformed."""

from typing import ClassVar

from shinpan.game.enums import Zone
from shinpan.game.ids import Entity, ObjectId
from shinpan.phrases.base import CostPart, ObjectCost, Quality, Quantity, Reference, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.quantities import Fixed


@phrase(en="exile {.this}", ja="{.this}を追放する")
class ExileThis(CostPart):
    """Exile the permanent whose ability it is."""

    removes_source: ClassVar[bool] = True

    def payable(self, context: Queries) -> bool:
        """Return whether it is on the battlefield under the player's control."""
        return context.source in context.permanents() and context.controller(context.source) == context.you

    def pay(self, context: Context) -> Steps[tuple[ObjectId, ...]]:
        """Exile it."""
        yield from context.move((context.source,), Zone.EXILE)
        return (context.source,)


@phrase(
    en="exile {number} {materials} from among permanents you control and cards in your graveyard",
    ja="あなたがコントロールしているパーマネントとあなたの墓地にあるカードの中から{materials}{number}つを追放する",
)
class ExileMaterials(ObjectCost):
    """Exile other permanents that the player controls, or cards in their graveyard, of a description (702.167a-b)."""

    materials: Quality
    number: Quantity = Fixed(1)

    def candidates(self, context: Queries) -> tuple[ObjectId, ...]:
        """Return what is fit, the source apart."""
        own = (each for each in context.permanents() if context.controller(each) == context.you)
        buried = context.in_zone(Zone.GRAVEYARD, context.you)
        return tuple(each for each in (*own, *buried) if each != context.source and self.materials.holds(context, each))

    def pay_with(self, context: Context, objects: tuple[ObjectId, ...]) -> Steps[None]:
        """Exile them."""
        yield from context.move(objects, Zone.EXILE)


CRAFTED = 167
"""The number under which a crafted permanent remembers what it was crafted with."""


@phrase(en="the exiled card used to craft {.this}", ja="{.this}を作製するために追放されたカード")
class CraftedWith(Reference):
    """The cards in exile that were exiled to pay for the craft ability that put the source there (702.167c)."""

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return those that are still exiled."""
        exiled = context.in_zone(Zone.EXILE)
        return tuple(each for each in context.linked(CRAFTED) if each in exiled)
