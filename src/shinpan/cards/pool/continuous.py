"""Enchantments whose static abilities change characteristics."""

from shinpan.cards.build import card
from shinpan.cards.words import (
    ANOTHER,
    CREATURE,
    CREATURE_YOU_CONTROL,
    NONBASIC,
    NONCREATURE,
    VIGILANCE,
    YOU,
    YOU_CONTROL,
    all_get,
    cards,
    creature,
    have,
    permanent,
    plus,
    spells,
    static,
)
from shinpan.game.enums import CardType, Color
from shinpan.game.subtypes import CreatureType, EnchantmentType, LandType
from shinpan.phrases.abilities import Modify
from shinpan.phrases.choices import Choosable
from shinpan.phrases.modifications.abilities import LoseAllAbilities
from shinpan.phrases.modifications.colors import SetColors
from shinpan.phrases.modifications.powers import SetPowerToughness, SetPowerToughnessToManaValue
from shinpan.phrases.modifications.types import AddSubtypes, AddTypes, SetSubtypes
from shinpan.phrases.qualities.groups import AnyOf
from shinpan.phrases.qualities.places import IsToken, OwnedBy
from shinpan.phrases.qualities.traits import Not, OfKind
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import Each
from shinpan.phrases.replacements.entering import ChooseAsEnters
from shinpan.phrases.subtype_words import ChosenSubtype, Subtypes

_CREATURES_EVERYWHERE = AnyOf(
    (
        CREATURE_YOU_CONTROL,
        spells(CardType.CREATURE, modifiers=(YOU_CONTROL,)),
        cards(CardType.CREATURE, modifiers=(OwnedBy(YOU),)),
    )
)
_CHOOSE_TYPE = static(ChooseAsEnters(Choosable.CREATURE_TYPE))

CARDS = (
    card("Glorious Anthem", "{1}{W}{W}", "Enchantment", all_get(CREATURE_YOU_CONTROL, plus(1, 1))),
    card("Night of Souls' Betrayal", "{2}{B}{B}", "Legendary Enchantment", all_get(CREATURE, plus(-1, -1))),
    card(
        "Intangible Virtue",
        "{1}{W}",
        "Enchantment",
        all_get(creature(YOU_CONTROL, adjectives=(IsToken(),)), plus(1, 1), have(VIGILANCE)),
    ),
    card("Virulent Plague", "{2}{B}", "Enchantment", all_get(creature(adjectives=(IsToken(),)), plus(-2, -2))),
    card(
        "Humility",
        "{2}{W}{W}",
        "Enchantment",
        all_get(CREATURE, LoseAllAbilities(), SetPowerToughness(Fixed(1), Fixed(1))),
    ),
    card(
        "Opalescence",
        "{2}{W}{W}",
        "Enchantment",
        static(
            Modify(
                Each(permanent(CardType.ENCHANTMENT, adjectives=(ANOTHER, Not(OfKind(EnchantmentType.AURA))))),
                (AddTypes((CardType.CREATURE,)), SetPowerToughnessToManaValue()),
            )
        ),
    ),
    card(
        "March of the Machines",
        "{3}{U}",
        "Enchantment",
        static(
            Modify(
                Each(permanent(CardType.ARTIFACT, adjectives=(NONCREATURE,))),
                (AddTypes((CardType.ARTIFACT, CardType.CREATURE)), SetPowerToughnessToManaValue()),
            )
        ),
    ),
    card(
        "Blood Moon",
        "{2}{R}",
        "Enchantment",
        all_get(permanent(CardType.LAND, adjectives=(NONBASIC,)), SetSubtypes(Subtypes((LandType.MOUNTAIN,)))),
    ),
    card(
        "Conspiracy",
        "{3}{B}{B}",
        "Enchantment",
        _CHOOSE_TYPE,
        all_get(_CREATURES_EVERYWHERE, SetSubtypes(ChosenSubtype())),
    ),
    card(
        "Arcane Adaptation",
        "{2}{U}",
        "Enchantment",
        _CHOOSE_TYPE,
        all_get(_CREATURES_EVERYWHERE, AddSubtypes(ChosenSubtype())),
    ),
    card(
        "Life and Limb",
        "{3}{G}",
        "Enchantment",
        all_get(
            permanent(LandType.FOREST, CreatureType.SAPROLING),
            SetPowerToughness(Fixed(1), Fixed(1)),
            SetColors((Color.GREEN,)),
            AddSubtypes(Subtypes((CreatureType.SAPROLING,))),
            AddTypes((CardType.CREATURE,)),
            AddSubtypes(Subtypes((LandType.FOREST,))),
            AddTypes((CardType.LAND,)),
        ),
    ),
)
