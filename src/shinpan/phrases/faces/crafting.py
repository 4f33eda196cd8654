"""Crafting (702.167): exiling a permanent with materials, to have it come back transformed."""

from typing import ClassVar

from shinpan.game.enums import Color, Zone
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import ManaKind
from shinpan.phrases.base import (
    Condition,
    CostPart,
    Effect,
    ObjectCost,
    Quality,
    Quantity,
    Reference,
    Steps,
    phrase,
)
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.index import index_of
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.quantities import AtLeast, Fixed


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
        return tuple(each for each in (*own, *buried) if each != context.source and self._is_fit(context, each))

    def _is_fit(self, context: Queries, object_id: ObjectId) -> bool:
        """Return whether something is of the description, wherever it is (702.167b)."""
        materials = self.materials
        return (
            materials.fits(context, object_id)
            if isinstance(materials, Collection)
            else materials.holds(context, object_id)
        )

    def bounds(self, context: Queries) -> tuple[int, int]:
        """Return the least and the most objects that it is paid with."""
        least = self.number.value(context)
        return least, len(self.candidates(context)) if isinstance(self.number, AtLeast) else least

    def pay_with(self, context: Context, objects: tuple[ObjectId, ...]) -> Steps[None]:
        """Exile them."""
        yield from context.move(objects, Zone.EXILE)


CRAFTED = 167
"""The number under which a crafted permanent remembers what it was crafted with."""


@phrase(
    en=("the exiled card used to craft {.this}", "the exiled cards used to craft {.this}"),
    ja="{.this}を作製するために追放されたカード",
)
class CraftedWith(Reference):
    """The cards in exile that were exiled to pay for the craft ability that put the source there (702.167c)."""

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return those that are still exiled."""
        exiled = context.in_zone(Zone.EXILE)
        return tuple(each for each in context.linked(CRAFTED) if each in exiled)


@phrase(en="the total power of {of}", ja="{of:'s}パワーの合計")
class PowerOfMaterials(Quantity):
    """The power of the cards that the source was crafted with, together (702.167c)."""

    of: CraftedWith
    reads_power: ClassVar[bool] = True

    def value(self, context: Queries) -> int:
        """Return the sum."""
        found = (each for each in self.of.find(context) if not isinstance(each, PlayerId))
        return sum(context.characteristics(each).power or 0 for each in found)


@phrase(en="the number of colors among {of}", ja="{of:'s}色の数")
class ColorsOfMaterials(Quantity):
    """How many colors the cards have that the source was crafted with (702.167c)."""

    of: CraftedWith

    def value(self, context: Queries) -> int:
        """Return the number of colors."""
        return len(colors_of(context, self.of))


def colors_of(context: Queries, reference: Reference) -> frozenset[Color]:
    """Return the colors of all objects that a reference stands for."""
    found = (each for each in reference.find(context) if not isinstance(each, PlayerId))
    return frozenset(color for each in found for color in context.characteristics(each).colors)


@phrase(
    en="for each color among {of}, add one mana of that color",
    ja="{of:'s}各色について、その色のマナ1点を加える",
)
class AddManaOfMaterials(Effect):
    """One mana of each color of the cards that the source was crafted with (106.4, 702.167c)."""

    of: CraftedWith

    def kinds(self, context: Queries) -> tuple[ManaKind, ...]:
        """Return the kinds of mana."""
        colors = colors_of(context, self.of)
        return tuple(kind for kind in ManaKind if kind.color is not None and kind.color in colors)

    def perform(self, context: Context) -> Steps[None]:
        """Add it."""
        kinds = self.kinds(context)
        if kinds:
            yield from context.add_mana(context.you, kinds)


@phrase(
    en="an exiled card used to craft {.this} has {keyword}",
    ja="{.this}を作製するために追放されたカードの中に{keyword}を持つものがある",
)
class AMaterialHas(Condition):
    """One of the cards that the source was crafted with has a keyword ability (702.167c)."""

    volatile: ClassVar[bool] = False
    wide: ClassVar[bool] = True
    keyword: KeywordAbility

    def holds(self, context: Queries) -> bool:
        """Return whether one has."""
        found = (each for each in CraftedWith().find(context) if not isinstance(each, PlayerId))
        return any(self.keyword in index_of(context.characteristics(each)).keywords for each in found)
