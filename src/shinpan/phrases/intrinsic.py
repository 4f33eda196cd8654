"""The mana abilities that the basic land types stand for (305.6)."""

from functools import cache

from shinpan.game.mana import ManaKind
from shinpan.game.subtypes import BASIC_LAND_TYPES, LandType
from shinpan.phrases.abilities import ActivatedAbility, Cost
from shinpan.phrases.costs import TapSelf
from shinpan.phrases.effects.mana import AddMana


@cache
def intrinsic_mana_ability(land_type: LandType) -> ActivatedAbility:
    """Return the mana ability of a basic land type. Raises ValueError for other land types."""
    if land_type not in BASIC_LAND_TYPES:
        raise ValueError(f"{land_type.en} is not a basic land type (305.6)")
    kind = tuple(ManaKind)[BASIC_LAND_TYPES.index(land_type)]
    return ActivatedAbility(Cost(None, (TapSelf(),)), AddMana((kind,)))
