"""Cards with keyword abilities about attacking and blocking."""

from shinpan.cards.build import card
from shinpan.cards.words import (
    DEVOID,
    FIRST_STRIKE,
    FLYING,
    HASTE,
    MENACE,
    REACH,
    THIS,
    TRAMPLE,
    YOU,
    cards,
    keyword,
    numbered,
    pay,
    triggered,
)
from shinpan.game.enums import CardType, Step, Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.abilities import TriggeredAbility
from shinpan.phrases.effects.paying import UnlessPaid
from shinpan.phrases.effects.sequence import May
from shinpan.phrases.effects.zones import PutOntoBattlefield, SacrificePermanents
from shinpan.phrases.qualities.places import InZone
from shinpan.phrases.references.targets import Target
from shinpan.phrases.triggers.actions import CastsThis
from shinpan.phrases.triggers.turns import BeginningOf

CARDS = (
    card("Craw Giant", "{3}{G}{G}{G}{G}", "Creature — Giant", TRAMPLE, numbered(KeywordAbility.RAMPAGE, 2), pt=(6, 4)),
    card("Benalish Cavalry", "{1}{W}", "Creature — Human Knight", keyword(KeywordAbility.FLANKING), pt=(2, 2)),
    card("Shadow Rider", "{2}{B}{B}", "Creature — Knight", keyword(KeywordAbility.FLANKING), pt=(3, 3)),
    card("Accorder Paladin", "{1}{W}", "Creature — Human Knight", keyword(KeywordAbility.BATTLE_CRY), pt=(3, 1)),
    card("Goblin Wardriver", "{R}{R}", "Creature — Goblin Warrior", keyword(KeywordAbility.BATTLE_CRY), pt=(2, 2)),
    card("Devoted Retainer", "{W}", "Creature — Human Samurai", numbered(KeywordAbility.BUSHIDO, 1), pt=(1, 1)),
    card("Inner-Chamber Guard", "{1}{W}", "Creature — Human Samurai", numbered(KeywordAbility.BUSHIDO, 2), pt=(0, 2)),
    card("Goblin Grappler", "{R}", "Creature — Goblin", keyword(KeywordAbility.PROVOKE), pt=(1, 1)),
    card("Crested Craghorn", "{4}{R}", "Creature — Goat Beast", HASTE, keyword(KeywordAbility.PROVOKE), pt=(4, 1)),
    card(
        "Khenra Eternal", "{1}{B}", "Creature — Zombie Jackal Warrior", numbered(KeywordAbility.AFFLICT, 1), pt=(2, 2)
    ),
    card("Enraged Revolutionary", "{2}{R}", "Creature — Human Warrior", keyword(KeywordAbility.DETHRONE), pt=(2, 1)),
    card(
        "Grenzo's Cutthroat",
        "{1}{R}",
        "Creature — Goblin Rogue",
        FIRST_STRIKE,
        keyword(KeywordAbility.DETHRONE),
        pt=(1, 1),
    ),
    card("Culling Drone", "{1}{B}", "Creature — Eldrazi Drone", DEVOID, keyword(KeywordAbility.INGEST), pt=(2, 2)),
    card(
        "Mist Intruder", "{1}{U}", "Creature — Eldrazi Drone", DEVOID, FLYING, keyword(KeywordAbility.INGEST), pt=(1, 2)
    ),
    card("Deputized Protester", "{2}{R}", "Creature — Human Warrior", MENACE, keyword(KeywordAbility.MELEE), pt=(2, 1)),
    card("Wings of the Guard", "{1}{W}", "Creature — Bird", FLYING, keyword(KeywordAbility.MELEE), pt=(1, 1)),
    card("Blade Instructor", "{2}{W}", "Creature — Human Soldier", keyword(KeywordAbility.MENTOR), pt=(3, 1)),
    card("Hammer Dropper", "{2}{R}{W}", "Creature — Giant Soldier", keyword(KeywordAbility.MENTOR), pt=(5, 2)),
    card(
        "Knight of the Pilgrim's Road",
        "{2}{W}",
        "Creature — Human Knight",
        numbered(KeywordAbility.RENOWN, 1),
        pt=(3, 2),
    ),
    card("Stalwart Aven", "{2}{W}", "Creature — Bird Soldier", FLYING, numbered(KeywordAbility.RENOWN, 1), pt=(1, 3)),
    card("Gryff Rider", "{2}{W}", "Creature — Human Knight", FLYING, keyword(KeywordAbility.TRAINING), pt=(2, 1)),
    card(
        "Apprentice Sharpshooter",
        "{2}{G}",
        "Creature — Human Archer",
        REACH,
        keyword(KeywordAbility.TRAINING),
        pt=(1, 4),
    ),
    card(
        "Dragonback Lancer",
        "{3}{W}",
        "Creature — Human Soldier",
        FLYING,
        numbered(KeywordAbility.MOBILIZE, 1),
        pt=(3, 3),
    ),
    card(
        "Shock Brigade", "{1}{R}", "Creature — Goblin Soldier", MENACE, numbered(KeywordAbility.MOBILIZE, 1), pt=(1, 3)
    ),
    card(
        "Branchblight Stalker", "{1}{G}", "Creature — Phyrexian Elf Scout", numbered(KeywordAbility.TOXIC, 2), pt=(3, 1)
    ),
    card(
        "Pestilent Syphoner",
        "{1}{B}",
        "Creature — Phyrexian Insect",
        FLYING,
        numbered(KeywordAbility.TOXIC, 1),
        pt=(1, 1),
    ),
    card("Contagious Nim", "{2}{B}", "Creature — Zombie", keyword(KeywordAbility.INFECT), pt=(2, 2)),
    card("Glistener Elf", "{G}", "Creature — Elf Warrior", keyword(KeywordAbility.INFECT), pt=(1, 1)),
    card("Plague Stinger", "{1}{B}", "Creature — Insect Horror", FLYING, keyword(KeywordAbility.INFECT), pt=(1, 1)),
    card(
        "Boggart Ram-Gang",
        "{R/G}{R/G}{R/G}",
        "Creature — Goblin Warrior",
        HASTE,
        keyword(KeywordAbility.WITHER),
        pt=(3, 3),
    ),
    card("Harvest Gwyllion", "{2}{W/B}{W/B}", "Creature — Hag", keyword(KeywordAbility.WITHER), pt=(2, 4)),
    card("Accursed Spirit", "{3}{B}", "Creature — Spirit", keyword(KeywordAbility.INTIMIDATE), pt=(3, 2)),
    card("Dross Prowler", "{2}{B}", "Creature — Zombie", keyword(KeywordAbility.FEAR), pt=(2, 1)),
    card("Furtive Homunculus", "{1}{U}", "Creature — Homunculus", keyword(KeywordAbility.SKULK), pt=(2, 1)),
    card("Dauthi Marauder", "{2}{B}", "Creature — Dauthi Minion", keyword(KeywordAbility.SHADOW), pt=(3, 1)),
    card("Shu Cavalry", "{2}{W}", "Creature — Human Soldier", keyword(KeywordAbility.HORSEMANSHIP), pt=(2, 2)),
    card(
        "Chromium",
        "{2}{W}{W}{U}{U}{B}{B}",
        "Legendary Creature — Elder Dragon",
        FLYING,
        numbered(KeywordAbility.RAMPAGE, 2),
        triggered(BeginningOf(Step.UPKEEP, YOU), UnlessPaid(SacrificePermanents(THIS), pay("{W}{U}{B}"))),
        pt=(7, 7),
    ),
    card(
        "Artisan of Kozilek",
        "{9}",
        "Creature — Eldrazi",
        TriggeredAbility(
            CastsThis(),
            May(PutOntoBattlefield(Target(cards(CardType.CREATURE, modifiers=(InZone(Zone.GRAVEYARD, YOU),))))),
            zones=frozenset({Zone.STACK}),
        ),
        numbered(KeywordAbility.ANNIHILATOR, 2),
        pt=(10, 9),
    ),
)
