"""The subtypes (CR 205.3), one enumeration for each list of the rules, and how to find one."""

from shinpan.game.enums import CardType
from shinpan.game.subtypes.artifact import ArtifactType
from shinpan.game.subtypes.creature import CreatureType
from shinpan.game.subtypes.enchantment import EnchantmentType
from shinpan.game.subtypes.land import LandType
from shinpan.game.subtypes.other import BattleType, DungeonType
from shinpan.game.subtypes.planar import PlanarType
from shinpan.game.subtypes.planeswalker import PlaneswalkerType
from shinpan.game.subtypes.spell import SpellType
from shinpan.game.term import Term
from shinpan.game.term_index import TermIndex

Subtype = (
    CreatureType
    | LandType
    | ArtifactType
    | EnchantmentType
    | PlaneswalkerType
    | SpellType
    | BattleType
    | DungeonType
    | PlanarType
)

BASIC_LAND_TYPES = (LandType.PLAINS, LandType.ISLAND, LandType.SWAMP, LandType.MOUNTAIN, LandType.FOREST)
"""The basic land types (CR 305.6), in the order of their colors, W U B R G."""

_LISTS: dict[CardType, type[Subtype]] = {
    CardType.ARTIFACT: ArtifactType,
    CardType.BATTLE: BattleType,
    CardType.CREATURE: CreatureType,
    CardType.ENCHANTMENT: EnchantmentType,
    CardType.INSTANT: SpellType,
    CardType.KINDRED: CreatureType,
    CardType.LAND: LandType,
    CardType.PLANESWALKER: PlaneswalkerType,
    CardType.SORCERY: SpellType,
    CardType.DUNGEON: DungeonType,
    CardType.PLANE: PlanarType,
}

_ALL: tuple[type[Subtype], ...] = tuple(dict.fromkeys(_LISTS.values()))
# The words of the other lists go before those of planes: "Spacecraft" alone is the artifact type.
_INDEX: TermIndex[Subtype] = TermIndex("subtype", (term for kind in _ALL for term in kind))
_INDEX_OF: dict[type[Term], TermIndex[Subtype]] = {kind: TermIndex("subtype", kind) for kind in _ALL}


def subtypes_of(card_type: CardType) -> tuple[Subtype, ...]:
    """The list of subtypes of that card type (CR 205.3g-r), in the order of the rules; empty if it has none."""
    kind = _LISTS.get(card_type)
    return tuple(kind) if kind is not None else ()


def subtype(name: str, card_type: CardType | None = None) -> Subtype:
    """The subtype of that English or Japanese name, whatever its case.

    Given a card type, only its own list is searched (CR 205.3c); else all of them, those of planes last.
    Raises ValueError, naming the nearest ones, if there is none.
    """
    if card_type is None:
        return _INDEX.get(name)
    kind = _LISTS.get(card_type)
    if kind is None:
        raise ValueError(f"the card type {card_type.en} has no subtypes (CR 205.3r)")
    return _INDEX_OF[kind].get(name)


def find_subtype(name: str) -> Subtype | None:
    """The subtype of that name, of whatever card type; None if there is none."""
    return _INDEX.find(name)


__all__ = [
    "BASIC_LAND_TYPES",
    "ArtifactType",
    "BattleType",
    "CreatureType",
    "DungeonType",
    "EnchantmentType",
    "LandType",
    "PlanarType",
    "PlaneswalkerType",
    "SpellType",
    "Subtype",
    "find_subtype",
    "subtype",
    "subtypes_of",
]
