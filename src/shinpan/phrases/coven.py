"""Conditions and qualities that compare the powers and toughnesses of creatures with each other."""

from typing import ClassVar

from shinpan.game.ids import Entity, PlayerId
from shinpan.phrases.base import Quality, phrase
from shinpan.phrases.context import Queries


@phrase(
    en=(
        "that each have toughness greater than their power",
        "with toughness greater than [its|their] power",
    ),
    ja="パワーより大きいタフネスを持つ",
)
class Tougher(Quality):
    """With more toughness than power (208)."""

    reads_power: ClassVar[bool] = True

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object has."""
        if isinstance(entity, PlayerId):
            return False
        values = context.characteristics(entity)
        return values.power is not None and values.toughness is not None and values.toughness > values.power
