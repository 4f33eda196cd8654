"""Cards with keyword abilities about entering, staying and dying."""

from shinpan.cards.build import card
from shinpan.cards.words import (
    FIRST_STRIKE,
    FLASH,
    FLYING,
    HASTE,
    ITSELF,
    LIFELINK,
    MENACE,
    NONCREATURE,
    REACH,
    SHROUD,
    TRAMPLE,
    TWO,
    VIGILANCE,
    keyword,
    keyword_with_cost,
    numbered,
    pay,
    permanent,
    static,
    taps_for,
    triggered,
)
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import ManaKind
from shinpan.phrases.abilities import Keyword
from shinpan.phrases.costs import PayLife
from shinpan.phrases.effects.cards import DrawCards
from shinpan.phrases.effects.life import GainLife
from shinpan.phrases.effects.zones import DestroyPermanents
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.targets import Target
from shinpan.phrases.replacements.arriving import TributeWasntPaid
from shinpan.phrases.replacements.entering import EntersTapped
from shinpan.phrases.triggers.zones import Enters

CARDS = (
    card("Safehold Elite", "{1}{G/W}", "Creature — Elf Scout", keyword(KeywordAbility.PERSIST), pt=(2, 2)),
    card("Young Wolf", "{G}", "Creature — Wolf", keyword(KeywordAbility.UNDYING), pt=(1, 1)),
    card("Strangleroot Geist", "{G}{G}", "Creature — Spirit", HASTE, keyword(KeywordAbility.UNDYING), pt=(2, 1)),
    card("Arcbound Worker", "{1}", "Artifact Creature — Construct", numbered(KeywordAbility.MODULAR, 1), pt=(0, 0)),
    card("Arcbound Bruiser", "{5}", "Artifact Creature — Golem", numbered(KeywordAbility.MODULAR, 3), pt=(0, 0)),
    card("Suntouched Myr", "{3}", "Artifact Creature — Myr", keyword(KeywordAbility.SUNBURST), pt=(0, 0)),
    card("Skyreach Manta", "{5}", "Artifact Creature — Fish", keyword(KeywordAbility.SUNBURST), FLYING, pt=(0, 0)),
    card("Kami of Empty Graves", "{3}{B}", "Creature — Spirit", numbered(KeywordAbility.SOULSHIFT, 3), pt=(4, 1)),
    card("Nightsoil Kami", "{4}{G}{G}", "Creature — Spirit", numbered(KeywordAbility.SOULSHIFT, 5), pt=(6, 4)),
    card("Bloodrage Vampire", "{2}{B}", "Creature — Vampire", numbered(KeywordAbility.BLOODTHIRST, 1), pt=(3, 1)),
    card(
        "Gorehorn Minotaurs",
        "{2}{R}{R}",
        "Creature — Minotaur Warrior",
        numbered(KeywordAbility.BLOODTHIRST, 2),
        pt=(3, 3),
    ),
    card("Simic Initiate", "{G}", "Creature — Human Mutant", numbered(KeywordAbility.GRAFT, 1), pt=(0, 0)),
    card("Blastoderm", "{2}{G}{G}", "Creature — Beast", SHROUD, numbered(KeywordAbility.FADING, 3), pt=(5, 5)),
    card("Waning Wurm", "{3}{B}", "Creature — Zombie Wurm", numbered(KeywordAbility.VANISHING, 2), pt=(7, 6)),
    card("Calciderm", "{2}{W}{W}", "Creature — Beast", SHROUD, numbered(KeywordAbility.VANISHING, 4), pt=(5, 5)),
    card("Gluttonous Slime", "{2}{G}", "Creature — Ooze", FLASH, numbered(KeywordAbility.DEVOUR, 1), pt=(2, 2)),
    card("Gorger Wurm", "{3}{R}{G}", "Creature — Wurm", numbered(KeywordAbility.DEVOUR, 1), pt=(5, 5)),
    card("Glowering Rogon", "{5}{G}", "Creature — Beast", numbered(KeywordAbility.AMPLIFY, 1), pt=(4, 4)),
    card("Aven Warhawk", "{4}{W}", "Creature — Bird Soldier", numbered(KeywordAbility.AMPLIFY, 1), FLYING, pt=(2, 2)),
    card("Dead Reveler", "{2}{B}", "Creature — Zombie", keyword(KeywordAbility.UNLEASH), pt=(2, 3)),
    card("Rakdos Cackler", "{B/R}", "Creature — Devil", keyword(KeywordAbility.UNLEASH), pt=(1, 1)),
    card("Adaptive Snapjaw", "{4}{G}", "Creature — Lizard Beast", keyword(KeywordAbility.EVOLVE), pt=(6, 2)),
    card("Cloudfin Raptor", "{U}", "Creature — Bird Mutant", FLYING, keyword(KeywordAbility.EVOLVE), pt=(0, 1)),
    card("Syndic of Tithes", "{1}{W}", "Creature — Human Cleric", keyword(KeywordAbility.EXTORT), pt=(2, 2)),
    card("Kingpin's Pet", "{1}{W}{B}", "Creature — Thrull", FLYING, keyword(KeywordAbility.EXTORT), pt=(2, 2)),
    card(
        "Glint-Sleeve Artisan", "{2}{W}", "Creature — Dwarf Artificer", numbered(KeywordAbility.FABRICATE, 1), pt=(2, 2)
    ),
    card(
        "Accomplished Automaton",
        "{7}",
        "Artifact Creature — Construct",
        numbered(KeywordAbility.FABRICATE, 1),
        pt=(5, 7),
    ),
    card(
        "Ministrant of Obligation",
        "{2}{W}",
        "Creature — Human Cleric",
        numbered(KeywordAbility.AFTERLIFE, 2),
        pt=(2, 1),
    ),
    card(
        "Imperious Oligarch",
        "{W}{B}",
        "Creature — Human Cleric",
        VIGILANCE,
        numbered(KeywordAbility.AFTERLIFE, 1),
        pt=(2, 1),
    ),
    card("Rampaging Rendhorn", "{4}{G}", "Creature — Beast", keyword(KeywordAbility.RIOT), pt=(4, 4)),
    card("Ghor-Clan Wrecker", "{3}{R}", "Creature — Human Warrior", keyword(KeywordAbility.RIOT), MENACE, pt=(2, 2)),
    card(
        "Kitchen Finks",
        "{1}{G/W}{G/W}",
        "Creature — Ouphe",
        triggered(Enters(ITSELF), GainLife(TWO)),
        keyword(KeywordAbility.PERSIST),
        pt=(3, 2),
    ),
    card(
        "Llanowar Reborn",
        None,
        "Land",
        static(EntersTapped()),
        taps_for(ManaKind.GREEN),
        numbered(KeywordAbility.GRAFT, 1),
    ),
    card(
        "Snake of the Golden Grove",
        "{4}{G}",
        "Creature — Snake",
        numbered(KeywordAbility.TRIBUTE, 3),
        triggered(Enters(ITSELF), GainLife(Fixed(4)), condition=TributeWasntPaid()),
        pt=(4, 4),
    ),
    card(
        "Nessian Demolok",
        "{3}{G}{G}",
        "Creature — Beast",
        numbered(KeywordAbility.TRIBUTE, 3),
        triggered(
            Enters(ITSELF),
            DestroyPermanents(Target(permanent(adjectives=(NONCREATURE,)))),
            condition=TributeWasntPaid(),
        ),
        pt=(3, 3),
    ),
    card(
        "Arctic Wolves",
        "{3}{G}{G}",
        "Creature — Wolf",
        keyword_with_cost(KeywordAbility.CUMULATIVE_UPKEEP, "{2}"),
        triggered(Enters(ITSELF), DrawCards()),
        pt=(4, 5),
    ),
    card(
        "Sire of Seven Deaths",
        "{7}",
        "Creature — Eldrazi",
        FIRST_STRIKE,
        VIGILANCE,
        MENACE,
        TRAMPLE,
        REACH,
        LIFELINK,
        Keyword(KeywordAbility.WARD, pay(None, PayLife(Fixed(7)))),
        pt=(7, 7),
    ),
)
