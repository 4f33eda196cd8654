"""Lands."""

from shinpan.cards.build import card
from shinpan.cards.words import (
    BASIC_LAND_CARD,
    ITSELF,
    SACRIFICE_THIS,
    TAP,
    TARGET_PLAYER,
    TWO,
    YOU,
    YOU_CAST,
    activated,
    cards,
    pay,
    permanent,
    spells,
    static,
    taps_for,
    taps_for_one_of,
    triggered,
)
from shinpan.game.enums import CardType, Color, Zone
from shinpan.game.mana import ManaKind
from shinpan.game.subtypes import CreatureType, LandType
from shinpan.phrases.abilities import Modify
from shinpan.phrases.conditions import Controls
from shinpan.phrases.costchanges import Direction, SpellsCost
from shinpan.phrases.costs import PayLife
from shinpan.phrases.effects.damage import DealDamage
from shinpan.phrases.effects.exiling import ExileGraveyards
from shinpan.phrases.effects.libraries import SearchLibrary
from shinpan.phrases.modifications.types import AddSubtypes
from shinpan.phrases.qualities.traits import Colorless
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import Each
from shinpan.phrases.replacements.entering import EntersTapped, EntersTappedUnlessPaid
from shinpan.phrases.restrictions import NoMaximumHandSize
from shinpan.phrases.subtype_words import Subtypes
from shinpan.phrases.triggers.acts import BecomesTapped
from shinpan.phrases.triggers.zones import Enters

_SHOCK = static(EntersTappedUnlessPaid(PayLife(TWO)))


def _unless_you_control(*types: LandType) -> EntersTapped:
    return EntersTapped(unless=Controls(YOU, permanent(*types)))


CARDS = (
    card("Plains", None, "Basic Land — Plains"),
    card("Island", None, "Basic Land — Island"),
    card("Swamp", None, "Basic Land — Swamp"),
    card("Mountain", None, "Basic Land — Mountain"),
    card("Forest", None, "Basic Land — Forest"),
    card("Wastes", None, "Basic Land", taps_for(ManaKind.COLORLESS)),
    card("Taiga", None, "Land — Mountain Forest"),
    card("Steam Vents", None, "Land — Island Mountain", _SHOCK),
    card("Blood Crypt", None, "Land — Swamp Mountain", _SHOCK),
    card(
        "Glacial Fortress",
        None,
        "Land",
        static(_unless_you_control(LandType.PLAINS, LandType.ISLAND)),
        taps_for_one_of(ManaKind.WHITE, ManaKind.BLUE),
    ),
    card(
        "Drowned Catacomb",
        None,
        "Land",
        static(_unless_you_control(LandType.ISLAND, LandType.SWAMP)),
        taps_for_one_of(ManaKind.BLUE, ManaKind.BLACK),
    ),
    card(
        "City of Brass",
        None,
        "Land",
        triggered(BecomesTapped(ITSELF), DealDamage(Fixed(1), YOU)),
        taps_for_one_of(),
    ),
    card(
        "Evolving Wilds",
        None,
        "Land",
        activated(pay(None, TAP, SACRIFICE_THIS), SearchLibrary(BASIC_LAND_CARD, Zone.BATTLEFIELD, tapped=True)),
    ),
    card(
        "Bojuka Bog",
        None,
        "Land",
        static(EntersTapped()),
        triggered(Enters(ITSELF), ExileGraveyards(TARGET_PLAYER)),
        taps_for(ManaKind.BLACK),
    ),
    card("Reliquary Tower", None, "Land", static(NoMaximumHandSize(YOU)), taps_for(ManaKind.COLORLESS)),
    card(
        "Urborg, Tomb of Yawgmoth",
        None,
        "Legendary Land",
        static(Modify(Each(permanent(CardType.LAND)), (AddSubtypes(Subtypes((LandType.SWAMP,))),))),
    ),
    card("Dryad Arbor", None, "Land Creature — Forest Dryad", pt=(1, 1), indicator=(Color.GREEN,)),
    card(
        "Eye of Ugin",
        None,
        "Legendary Land",
        static(
            SpellsCost(
                spells(CreatureType.ELDRAZI, adjectives=(Colorless(),), modifiers=(YOU_CAST,)),
                TWO,
                Direction.LESS,
            )
        ),
        activated(pay("{7}", TAP), SearchLibrary(cards(CardType.CREATURE, adjectives=(Colorless(),)), Zone.HAND)),
    ),
)
