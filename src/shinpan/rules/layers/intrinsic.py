"""Intrinsic abilities: those that basic land types (305.6) and Sieges (310.11b) bring with them."""

from functools import lru_cache

from shinpan.game.characteristics import Ability, Characteristics
from shinpan.game.enums import CardType
from shinpan.game.objects import Choices
from shinpan.game.subtypes import BASIC_LAND_TYPES, Subtype
from shinpan.game.subtypes.other import BattleType
from shinpan.phrases.intrinsic import intrinsic_mana_ability
from shinpan.phrases.sieges import siege_ability
from shinpan.rulebook.citations import carries

carries("305.6")
carries("310.11b")
carries("107.3g")

_LAND = frozenset({CardType.LAND})


@lru_cache(maxsize=4096)
def _of(subtypes: frozenset[Subtype]) -> tuple[Ability, ...]:
    return tuple(intrinsic_mana_ability(each) for each in BASIC_LAND_TYPES if each in subtypes)


def intrinsic_abilities(types: frozenset[CardType], subtypes: frozenset[Subtype]) -> tuple[Ability, ...]:
    """Return the abilities that something has by its subtypes: a land's in the order Plains to Forest."""
    if CardType.LAND in types:
        return _of(subtypes)
    if CardType.BATTLE in types and BattleType.SIEGE in subtypes:
        return (siege_ability(),)
    return ()


_PRINTED: dict[int, tuple[Characteristics, Characteristics]] = {}


def with_intrinsic(face: Characteristics) -> Characteristics:
    """Return a face's characteristics with the intrinsic abilities put after the printed ones.

    The result is made once for each face; the face is kept with it, so that its identity stays its own.
    """
    known = _PRINTED.get(id(face))
    if known is not None and known[0] is face:
        return known[1]
    intrinsic = intrinsic_abilities(face.types, face.subtypes)
    made = face.with_(abilities=face.abilities + intrinsic, index=None) if intrinsic else face
    _PRINTED[id(face)] = (face, made)
    return made


def with_announced_x(characteristics: Characteristics, choices: Choices | None) -> Characteristics:
    """Return the characteristics of a spell on the stack: X in its mana cost is what was announced (202.3e)."""
    cost = characteristics.mana_cost
    if cost is None or not cost.has_x or choices is None or not choices.x:
        return characteristics
    return characteristics.revised(mana_value=cost.mana_value_with_x(choices.x))


def without_intrinsic(characteristics: Characteristics) -> Characteristics:
    """Return characteristics without the intrinsic abilities at their end: what the rules text says (707.2a)."""
    number = len(intrinsic_abilities(characteristics.types, characteristics.subtypes))
    if not number:
        return characteristics
    return characteristics.revised(abilities=characteristics.abilities[: len(characteristics.abilities) - number])
