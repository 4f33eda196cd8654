"""Creatures with nothing but keyword abilities, and plain mana abilities."""

from shinpan.cards.build import card
from shinpan.cards.words import (
    DEATHTOUCH,
    DEFENDER,
    DOUBLE_STRIKE,
    EXALTED,
    FIRST_STRIKE,
    FLYING,
    HASTE,
    INDESTRUCTIBLE,
    LIFELINK,
    MENACE,
    PROWESS,
    REACH,
    TRAMPLE,
    VIGILANCE,
    protection,
    taps_for,
    taps_for_one_of,
)
from shinpan.game.enums import Color
from shinpan.game.mana import ManaKind
from shinpan.phrases.qualities.traits import OfColor

CARDS = (
    card("Grizzly Bears", "{1}{G}", "Creature — Bear", pt=(2, 2)),
    card("Bear Cub", "{1}{G}", "Creature — Bear", pt=(2, 2)),
    card("Runeclaw Bear", "{1}{G}", "Creature — Bear", pt=(2, 2)),
    card("Craw Wurm", "{4}{G}{G}", "Creature — Wurm", pt=(6, 4)),
    card("Hill Giant", "{3}{R}", "Creature — Giant", pt=(3, 3)),
    card("Savannah Lions", "{W}", "Creature — Cat", pt=(2, 1)),
    card("Goblin Piker", "{1}{R}", "Creature — Goblin Warrior", pt=(2, 1)),
    card("Isamaru, Hound of Konda", "{W}", "Legendary Creature — Dog", pt=(2, 2)),
    card("Air Elemental", "{3}{U}{U}", "Creature — Elemental", FLYING, pt=(4, 4)),
    card("Wind Drake", "{2}{U}", "Creature — Drake", FLYING, pt=(2, 2)),
    card("Serra Angel", "{3}{W}{W}", "Creature — Angel", FLYING, VIGILANCE, pt=(4, 4)),
    card("Typhoid Rats", "{B}", "Creature — Rat", DEATHTOUCH, pt=(1, 1)),
    card("Vampire Nighthawk", "{1}{B}{B}", "Creature — Vampire Shaman", FLYING, DEATHTOUCH, LIFELINK, pt=(2, 3)),
    card("Raging Goblin", "{R}", "Creature — Goblin Berserker", HASTE, pt=(1, 1)),
    card("Colossal Dreadmaw", "{4}{G}{G}", "Creature — Dinosaur", TRAMPLE, pt=(6, 6)),
    card("Boros Swiftblade", "{R}{W}", "Creature — Human Soldier", DOUBLE_STRIKE, pt=(1, 2)),
    card("Boggart Brute", "{2}{R}", "Creature — Goblin Warrior", MENACE, pt=(3, 2)),
    card("Giant Spider", "{3}{G}", "Creature — Spider", REACH, pt=(2, 4)),
    card("Wall of Stone", "{1}{R}{R}", "Creature — Wall", DEFENDER, pt=(0, 8)),
    card(
        "White Knight", "{W}{W}", "Creature — Human Knight", FIRST_STRIKE, protection(OfColor(Color.BLACK)), pt=(2, 2)
    ),
    card(
        "Black Knight", "{B}{B}", "Creature — Human Knight", FIRST_STRIKE, protection(OfColor(Color.WHITE)), pt=(2, 2)
    ),
    card("Darksteel Myr", "{3}", "Artifact Creature — Myr", INDESTRUCTIBLE, pt=(0, 1)),
    card("Monastery Swiftspear", "{R}", "Creature — Human Monk", HASTE, PROWESS, pt=(1, 2)),
    card("Llanowar Elves", "{G}", "Creature — Elf Druid", taps_for(ManaKind.GREEN), pt=(1, 1)),
    card("Birds of Paradise", "{G}", "Creature — Bird", FLYING, taps_for_one_of(), pt=(0, 1)),
    card(
        "Noble Hierarch",
        "{G}",
        "Creature — Human Druid",
        EXALTED,
        taps_for_one_of(ManaKind.GREEN, ManaKind.WHITE, ManaKind.BLUE),
        pt=(0, 1),
    ),
)
