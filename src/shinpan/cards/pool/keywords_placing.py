"""Cards with keyword abilities that are activated, Equipment, Vehicles and the like."""

from shinpan.cards.build import card
from shinpan.cards.words import (
    ANY_TARGET,
    CREATURE,
    DEFENDER,
    FIRST_STRIKE,
    FLYING,
    HASTE,
    INDESTRUCTIBLE,
    ITSELF,
    LIFELINK,
    MENACE,
    ONE,
    REACH,
    TARGET_CREATURE,
    THIS,
    TWO,
    VIGILANCE,
    activated,
    enchant,
    have,
    keyword,
    keyword_with_cost,
    numbered,
    pay,
    permanent,
    plus,
    static,
    taps_for,
    triggered,
)
from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import ManaKind
from shinpan.game.subtypes import CreatureType, LandType
from shinpan.phrases.abilities import Keyword, Modify
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.damage import DealDamage
from shinpan.phrases.effects.statuses import PutCounters, TapPermanents
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.effects.zones import DestroyPermanents
from shinpan.phrases.modifications.types import AddSubtypes
from shinpan.phrases.named_tokens import TREASURE
from shinpan.phrases.payments import RevealSelf
from shinpan.phrases.qualities.groups import OneOf
from shinpan.phrases.qualities.traits import OfKind
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import EventRecipient, Host
from shinpan.phrases.references.targets import Target
from shinpan.phrases.replacements.entering import EntersTapped
from shinpan.phrases.restrictions import CantBeBlocked
from shinpan.phrases.subtype_words import Subtypes
from shinpan.phrases.triggers.acts import BecomesTapped
from shinpan.phrases.triggers.damage import DealsDamage
from shinpan.phrases.triggers.fighting import AttacksSaddled

PLUS_ONE = CounterKind.PLUS_ONE_PLUS_ONE

CARDS = (
    card("Sandbar Merfolk", "{U}", "Creature — Merfolk", keyword_with_cost(KeywordAbility.CYCLING, "{2}"), pt=(1, 1)),
    card(
        "Saber-Tooth Moose-Lion",
        "{4}{G}{G}",
        "Creature — Elk Cat",
        REACH,
        Keyword(KeywordAbility.TYPECYCLING, pay("{2}"), quality=OfKind(LandType.FOREST)),
        pt=(7, 7),
    ),
    card(
        "Shoreline Ranger",
        "{5}{U}",
        "Creature — Bird Soldier",
        FLYING,
        Keyword(KeywordAbility.TYPECYCLING, pay("{2}"), quality=OfKind(LandType.ISLAND)),
        pt=(3, 4),
    ),
    card("Greater Mossdog", "{3}{G}", "Creature — Plant Dog", numbered(KeywordAbility.DREDGE, 3), pt=(3, 3)),
    card(
        "Drift of Phantasms",
        "{2}{U}",
        "Creature — Spirit",
        DEFENDER,
        FLYING,
        keyword_with_cost(KeywordAbility.TRANSMUTE, "{1}{U}{U}"),
        pt=(0, 5),
    ),
    card(
        "Burrenton Bombardier",
        "{2}{W}",
        "Creature — Kithkin Soldier",
        FLYING,
        Keyword(KeywordAbility.REINFORCE, pay("{2}{W}"), Fixed(2)),
        pt=(2, 2),
    ),
    card(
        "Mosquito Guard",
        "{W}",
        "Creature — Kithkin Soldier",
        FIRST_STRIKE,
        Keyword(KeywordAbility.REINFORCE, pay("{1}{W}"), Fixed(1)),
        pt=(1, 1),
    ),
    card(
        "Slitherhead", "{B/G}", "Creature — Plant Zombie", keyword_with_cost(KeywordAbility.SCAVENGE, "{0}"), pt=(1, 1)
    ),
    card(
        "Drudge Beetle", "{1}{G}", "Creature — Insect", keyword_with_cost(KeywordAbility.SCAVENGE, "{5}{G}"), pt=(2, 2)
    ),
    card(
        "Disowned Ancestor",
        "{B}",
        "Creature — Spirit Warrior",
        keyword_with_cost(KeywordAbility.OUTLAST, "{1}{B}"),
        pt=(0, 4),
    ),
    card(
        "Salt Road Patrol",
        "{3}{W}",
        "Creature — Human Scout",
        keyword_with_cost(KeywordAbility.OUTLAST, "{1}{W}"),
        pt=(2, 5),
    ),
    card(
        "Dregscape Zombie", "{1}{B}", "Creature — Zombie", keyword_with_cost(KeywordAbility.UNEARTH, "{B}"), pt=(2, 1)
    ),
    card(
        "Etherium Abomination",
        "{3}{U}{B}",
        "Artifact Creature — Horror",
        keyword_with_cost(KeywordAbility.UNEARTH, "{1}{U}{B}"),
        pt=(4, 3),
    ),
    card(
        "Universal Automaton", "{1}", "Artifact Creature — Shapeshifter", keyword(KeywordAbility.CHANGELING), pt=(1, 1)
    ),
    card(
        "Fleshwrither",
        "{2}{B}{B}",
        "Creature — Horror",
        keyword_with_cost(KeywordAbility.TRANSFIGURE, "{1}{B}{B}"),
        pt=(3, 3),
    ),
    card("Consulate Dreadnought", "{1}", "Artifact — Vehicle", numbered(KeywordAbility.CREW, 6), pt=(7, 11)),
    card("Sky Skiff", "{2}", "Artifact — Vehicle", FLYING, numbered(KeywordAbility.CREW, 1), pt=(2, 3)),
    card("Aradara Express", "{5}", "Artifact — Vehicle", MENACE, numbered(KeywordAbility.CREW, 4), pt=(8, 6)),
    card(
        "Forgotten Cave",
        None,
        "Land",
        static(EntersTapped()),
        taps_for(ManaKind.RED),
        keyword_with_cost(KeywordAbility.CYCLING, "{R}"),
    ),
    card(
        "Stinkweed Imp",
        "{2}{B}",
        "Creature — Imp",
        FLYING,
        triggered(DealsDamage(ITSELF, CREATURE, combat=True), DestroyPermanents(EventRecipient())),
        numbered(KeywordAbility.DREDGE, 5),
        pt=(1, 2),
    ),
    card(
        "Dimir Infiltrator",
        "{U}{B}",
        "Creature — Spirit",
        static(CantBeBlocked(THIS)),
        keyword_with_cost(KeywordAbility.TRANSMUTE, "{1}{U}{B}"),
        pt=(1, 3),
    ),
    card(
        "Darksteel Garrison",
        "{2}",
        "Artifact — Fortification",
        static(Modify(Host(permanent(CardType.LAND)), (have(INDESTRUCTIBLE),))),
        triggered(BecomesTapped(OneOf(Host(permanent(CardType.LAND)))), Apply(TARGET_CREATURE, (plus(1, 1),))),
        keyword_with_cost(KeywordAbility.FORTIFY, "{3}"),
    ),
    card(
        "Rabbit Battery",
        "{R}",
        "Artifact Creature — Equipment Rabbit",
        HASTE,
        static(Modify(Host(CREATURE), (plus(1, 1), have(HASTE)))),
        keyword_with_cost(KeywordAbility.RECONFIGURE, "{R}"),
        pt=(1, 1),
    ),
    card(
        "Leech Gauntlet",
        "{1}{B}",
        "Artifact Creature — Equipment Leech",
        LIFELINK,
        static(Modify(Host(CREATURE), (have(LIFELINK),))),
        keyword_with_cost(KeywordAbility.RECONFIGURE, "{4}"),
        pt=(2, 2),
    ),
    card(
        "Boar Umbra",
        "{2}{G}",
        "Enchantment — Aura",
        enchant(CREATURE),
        static(Modify(Host(CREATURE), (plus(3, 3),))),
        keyword(KeywordAbility.UMBRA_ARMOR),
    ),
    card(
        "Spider Umbra",
        "{G}",
        "Enchantment — Aura",
        enchant(CREATURE),
        static(Modify(Host(CREATURE), (plus(1, 1), have(REACH)))),
        keyword(KeywordAbility.UMBRA_ARMOR),
    ),
    card(
        "Batterbone",
        "{2}",
        "Artifact — Equipment",
        keyword(KeywordAbility.LIVING_WEAPON),
        static(Modify(Host(CREATURE), (plus(1, 1), have(VIGILANCE, LIFELINK)))),
        keyword_with_cost(KeywordAbility.EQUIP, "{5}"),
    ),
    card(
        "Barbed Batterfist",
        "{1}{R}",
        "Artifact — Equipment",
        keyword(KeywordAbility.FOR_MIRRODIN),
        static(Modify(Host(CREATURE), (plus(1, -1),))),
        keyword_with_cost(KeywordAbility.EQUIP, "{1}"),
    ),
    card(
        "Monk's Fist",
        "{2}",
        "Artifact — Equipment",
        keyword(KeywordAbility.JOB_SELECT),
        static(Modify(Host(CREATURE), (plus(1, 0), AddSubtypes(Subtypes((CreatureType.MONK,)))))),
        keyword_with_cost(KeywordAbility.EQUIP, "{2}"),
    ),
    card(
        "Goldmaw Champion",
        "{2}{W}",
        "Creature — Dwarf Warrior",
        Keyword(KeywordAbility.BOAST, ability=activated(pay("{1}{W}"), TapPermanents(TARGET_CREATURE))),
        pt=(2, 3),
    ),
    card(
        "Hagi Mob",
        "{4}{R}",
        "Creature — Troll Berserker",
        Keyword(KeywordAbility.BOAST, ability=activated(pay("{1}{R}"), DealDamage(ONE, Target(ANY_TARGET)))),
        pt=(5, 4),
    ),
    card(
        "Prowcatcher Specialist",
        "{1}{R}",
        "Creature — Goblin Warrior",
        HASTE,
        Keyword(KeywordAbility.EXHAUST, ability=activated(pay("{3}{R}"), PutCounters(THIS, PLUS_ONE, TWO))),
        pt=(2, 1),
    ),
    card(
        "Spirit en-Dal",
        "{2}{W}",
        "Creature — Spirit",
        keyword(KeywordAbility.SHADOW),
        Keyword(
            KeywordAbility.FORECAST,
            ability=activated(
                pay("{1}{W}", RevealSelf()),
                Apply(TARGET_CREATURE, (have(keyword(KeywordAbility.SHADOW)),)),
                zones=frozenset({Zone.HAND}),
            ),
        ),
        pt=(2, 1),
    ),
    card(
        "Gilded Ghoda",
        "{1}{R}",
        "Creature — Horse Mount",
        triggered(AttacksSaddled(), CreateTokens(TREASURE)),
        numbered(KeywordAbility.SADDLE, 1),
        pt=(2, 2),
    ),
    card(
        "Alacrian Jaguar",
        "{4}{G}",
        "Creature — Cat Mount",
        VIGILANCE,
        triggered(AttacksSaddled(), Apply(THIS, (plus(2, 2),))),
        numbered(KeywordAbility.SADDLE, 1),
        pt=(4, 4),
    ),
)
