"""Type lines written from characteristics, which are sets: the order of the words follows printed custom (205)."""

from collections.abc import Iterable

from shinpan.game.characteristics import Characteristics
from shinpan.game.enums import CardType, Supertype
from shinpan.game.lang import Lang
from shinpan.game.subtypes import BASIC_LAND_TYPES, CreatureType, LandType, Subtype, subtypes_of

_SUPERTYPES = (Supertype.LEGENDARY, Supertype.BASIC, Supertype.ONGOING, Supertype.WORLD, Supertype.SNOW)
_TYPES = (
    CardType.KINDRED,
    CardType.ENCHANTMENT,
    CardType.ARTIFACT,
    CardType.LAND,
    CardType.CREATURE,
    CardType.PLANESWALKER,
    CardType.BATTLE,
)

C = CreatureType
_EARLY = frozenset({C.ELDER, C.ELEMENTAL, C.NIGHTMARE, C.PHYREXIAN, C.PLANT, C.ZOMBIE})
# What a creature is stands before what it does; these words come late, later groups after earlier ones.
_LATE: tuple[tuple[CreatureType, ...], ...] = (
    (C.BEAST, C.GIANT, C.SPIRIT, C.HORROR, C.TURTLE, C.WEREWOLF, C.DRONE, C.WALL, C.CONSTRUCT, C.SHAPESHIFTER, C.HYDRA),
    (C.AVATAR, C.INCARNATION, C.NOMAD, C.BARBARIAN, C.NINJA),
    (
        C.ADVISOR,
        C.ARCHER,
        C.ARTIFICER,
        C.ASSASSIN,
        C.BARD,
        C.BERSERKER,
        C.CLERIC,
        C.DRUID,
        C.KNIGHT,
        C.MONK,
        C.NOBLE,
        C.PEASANT,
        C.PIRATE,
        C.RANGER,
        C.ROGUE,
        C.SAMURAI,
        C.SCIENTIST,
        C.SCOUT,
        C.SHAMAN,
        C.SOLDIER,
        C.SORCERER,
        C.WARLOCK,
        C.WARRIOR,
        C.WIZARD,
    ),
    (C.CITIZEN, C.MERCENARY, C.PILOT, C.DOCTOR, C.SURVIVOR, C.PERFORMER, C.SPELLSHAPER, C.PRAETOR),
    (C.ALLY, C.DETECTIVE, C.HERO, C.MINION, C.MOUNT, C.REBEL, C.VILLAIN),
)
_TIER = {kind: tier for tier, kinds in enumerate(_LATE, 1) for kind in kinds} | dict.fromkeys(_EARLY, -1)


def ordered_supertypes(supertypes: Iterable[Supertype]) -> list[Supertype]:
    """Return supertypes in the order in which they are printed."""
    return sorted(supertypes, key=_SUPERTYPES.index)


def ordered_types(face: Characteristics) -> list[CardType]:
    """Return the card types in the order in which they are printed: "Artifact Creature"."""
    return sorted(face.types, key=lambda kind: (_TYPES.index(kind) if kind in _TYPES else len(_TYPES), kind))


def ordered_subtypes(face: Characteristics) -> list[Subtype]:
    """Return the subtypes: those of each card type together, in the order of the types."""
    lists = [subtypes_of(kind) for kind in ordered_types(face)]

    def place(subtype: Subtype) -> tuple[int, int, str]:
        owner = next((n for n, known in enumerate(lists) if subtype in known), len(lists))
        if isinstance(subtype, LandType):
            return owner, BASIC_LAND_TYPES.index(subtype) if subtype in BASIC_LAND_TYPES else 5, subtype.en
        return owner, _TIER.get(subtype, 0) if isinstance(subtype, CreatureType) else 0, subtype.en

    return sorted(face.subtypes, key=place)


def type_line(face: Characteristics, lang: Lang) -> str:
    """Return the type line: "Legendary Creature — Human Soldier", 伝説のクリーチャー — 人間・兵士."""
    supertypes, types, subtypes = ordered_supertypes(face.supertypes), ordered_types(face), ordered_subtypes(face)
    if lang is Lang.EN:
        front = " ".join(each.en.capitalize() for each in (*supertypes, *types))
        return f"{front} — {' '.join(each.en for each in subtypes)}" if subtypes else front
    # Words of kanji lean on what follows (基本土地), others are set off (ワールド・エンチャント).
    before = "".join(each.ja + ("・" if each is Supertype.WORLD else "") for each in supertypes)
    front = before + "・".join(each.ja for each in types)
    return f"{front} — {'・'.join(each.ja for each in subtypes)}" if subtypes else front
