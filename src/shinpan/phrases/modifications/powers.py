"""Changes of power and toughness (613.4)."""

from typing import ClassVar

from shinpan.game.enums import Layer
from shinpan.game.ids import ObjectId
from shinpan.phrases.base import Modification, Quantity, phrase
from shinpan.phrases.context import Draft, Queries
from shinpan.phrases.quantities import Fixed


def _number(quantity: Quantity) -> int:
    """Return the number of a settled quantity."""
    assert isinstance(quantity, Fixed), "apply() works on settled modifications only"
    return quantity.number


@phrase(
    en=(
        "get[s] +1/+1 for each {power:each} @ power=Count, toughness=power",
        "get[s] +2/+2 for each {power.second:each} @ power=Product, power.first=2, toughness=power",
        "get[s] +1/+0 for each {power:each} @ power=Count, toughness=0",
        "get[s] +0/+1 for each {toughness:each} @ toughness=Count, power=0",
        "get[s] {power:+}/{toughness:+}",
        (
            "get[s] {power.first:+}/{toughness.first:+} for each {power.second:each} @ power=Product, "
            "toughness=Product, toughness.second=power.second"
        ),
        "get[s] +X/+X, where X is {power} @ toughness=power",
        "get[s] +X/+0, where X is {power} @ toughness=0",
        "get[s] +0/+X, where X is {toughness} @ power=0",
        "get[s] -X/-X, where X is {power.quantity} @ power=Negative, toughness=power",
        "get[s] -X/-0, where X is {power.quantity} @ power=Negative, toughness=0",
    ),
    ja=(
        "{power:each}につき+1/+1の修整を受ける @ power=Count, toughness=power",
        "{power.second:each}につき+2/+2の修整を受ける @ power=Product, power.first=2, toughness=power",
        "{power:each}につき+1/+0の修整を受ける @ power=Count, toughness=0",
        "{toughness:each}につき+0/+1の修整を受ける @ toughness=Count, power=0",
        "{power:+}/{toughness:+}の修整を受ける",
    ),
)
class ChangePowerToughness(Modification):
    """Add to power and toughness (613.4c)."""

    power: Quantity
    toughness: Quantity
    layer: ClassVar[Layer] = Layer.PT_MODIFY

    def settled(self, context: Queries, entity: ObjectId) -> "ChangePowerToughness":
        """Return the change with its numbers fixed."""
        return ChangePowerToughness(Fixed(self.power.value(context)), Fixed(self.toughness.value(context)))

    def apply(self, draft: Draft) -> None:
        """Change the numbers that there are."""
        if draft.power is not None:
            draft.power += _number(self.power)
        if draft.toughness is not None:
            draft.toughness += _number(self.toughness)


@phrase(
    en=(
        "#added_size {power}/{toughness}",
        "#with with base power and toughness {power}/{toughness}",
        "[has|have] base power and toughness {power}/{toughness}",
        "[has|have] base power and toughness each equal to {power} @ toughness=power",
        "[has|have] base power {power} @ toughness=None",
        "[has|have] base toughness {toughness} @ power=None",
    ),
    ja=(
        "#added_size {power}/{toughness}",
        "#with 基本のパワーとタフネスが{power}/{toughness}の",
        "#lasting 基本のパワーとタフネスが{power}/{toughness}になる",
        "基本のパワーとタフネスが{power}/{toughness}である",
        "基本のパワーが{power}である @ toughness=None",
        "基本のタフネスが{toughness}である @ power=None",
    ),
)
class SetPowerToughness(Modification):
    """Set power and toughness to numbers (613.4b); None leaves the one as it is."""

    power: Quantity | None
    toughness: Quantity | None
    layer: ClassVar[Layer] = Layer.PT_SET

    def settled(self, context: Queries, entity: ObjectId) -> "SetPowerToughness":
        """Return the change with its numbers fixed, asked with the object itself as the source of the words."""
        power = None if self.power is None else Fixed(self.power.value(context))
        toughness = None if self.toughness is None else Fixed(self.toughness.value(context))
        return SetPowerToughness(power, toughness)

    def apply(self, draft: Draft) -> None:
        """Set them."""
        if self.power is not None:
            draft.power = _number(self.power)
        if self.toughness is not None:
            draft.toughness = _number(self.toughness)


@phrase(
    en=(
        "#with with power and toughness each equal to its mana value",
        "#with with base power and toughness each equal to its mana value",
        "[has|have] base power and base toughness each equal to its mana value",
    ),
    ja=(
        "#with 基本のパワーと基本のタフネスがそれぞれ自身のマナ総量に等しい",
        "基本のパワーと基本のタフネスがそれぞれ自身のマナ総量に等しい",
    ),
)
class SetPowerToughnessToManaValue(Modification):
    """Set the power and toughness of each object to its own mana value (613.4b)."""

    layer: ClassVar[Layer] = Layer.PT_SET

    def settled(self, context: Queries, entity: ObjectId) -> SetPowerToughness:
        """Return the change with the object's mana value."""
        number = Fixed(context.characteristics(entity).mana_value)
        return SetPowerToughness(number, number)


@phrase(
    en=(
        "power and toughness are each equal to {power} @ toughness=power",
        (
            "power is equal to {power} and its toughness is equal to that number plus {toughness.second} @ "
            "toughness=Sum, toughness.first=power"
        ),
        "power is equal to {power} and its toughness is equal to {toughness}",
    ),
    ja=(
        "パワーとタフネスはそれぞれ{power}に等しい @ toughness=power",
        (
            "パワーは{power}に等しく、タフネスはその数に{toughness.second}を足した値に等しい @ toughness=Sum, "
            "toughness.first=power"
        ),
        "パワーは{power}に等しく、タフネスは{toughness}に等しい",
    ),
)
class DefinePowerToughness(Modification):
    """What * stands for: power and toughness by a characteristic-defining ability (613.4a, 604.3)."""

    power: Quantity
    toughness: Quantity
    layer: ClassVar[Layer] = Layer.PT_DEFINE

    def settled(self, context: Queries, entity: ObjectId) -> "DefinePowerToughness":
        """Return the change with its numbers fixed."""
        return DefinePowerToughness(Fixed(self.power.value(context)), Fixed(self.toughness.value(context)))

    def apply(self, draft: Draft) -> None:
        """Set them."""
        draft.power = _number(self.power)
        draft.toughness = _number(self.toughness)


@phrase(en="switch[es|] power and toughness", ja="パワーとタフネスを入れ替える")
class SwitchPowerToughness(Modification):
    """Switch power and toughness (613.4d)."""

    layer: ClassVar[Layer] = Layer.PT_SWITCH

    def apply(self, draft: Draft) -> None:
        """Switch them."""
        draft.power, draft.toughness = draft.toughness, draft.power


@phrase(en="power is equal to {power}", ja="パワーは{power}に等しい")
class DefinePower(Modification):
    """What * stands for in power alone, by a characteristic-defining ability (613.4a, 604.3)."""

    power: Quantity
    layer: ClassVar[Layer] = Layer.PT_DEFINE

    def settled(self, context: Queries, entity: ObjectId) -> "DefinePower":
        """Return the change with its number fixed."""
        return DefinePower(Fixed(self.power.value(context)))

    def apply(self, draft: Draft) -> None:
        """Set it."""
        draft.power = _number(self.power)


@phrase(en="toughness is equal to {toughness}", ja="タフネスは{toughness}に等しい")
class DefineToughness(Modification):
    """What * stands for in toughness alone, by a characteristic-defining ability (613.4a, 604.3)."""

    toughness: Quantity
    layer: ClassVar[Layer] = Layer.PT_DEFINE

    def settled(self, context: Queries, entity: ObjectId) -> "DefineToughness":
        """Return the change with its number fixed."""
        return DefineToughness(Fixed(self.toughness.value(context)))

    def apply(self, draft: Draft) -> None:
        """Set it."""
        draft.toughness = _number(self.toughness)
