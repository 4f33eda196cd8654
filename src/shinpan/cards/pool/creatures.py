"""Creatures with nothing but keywords and simple abilities."""

from shinpan.cards.build import card
from shinpan.cards.words import (
    ANOTHER,
    DEATHTOUCH,
    DOUBLE_STRIKE,
    FLYING,
    HASTE,
    LIFELINK,
    TAP,
    TRAMPLE,
    VIGILANCE,
    pay,
    permanent,
)
from shinpan.game.enums import CardType
from shinpan.game.mana import ManaKind
from shinpan.phrases.abilities import ActivatedAbility, TriggeredAbility
from shinpan.phrases.effects.life import GainLife
from shinpan.phrases.effects.mana import AddMana, AddManaOfOneColor
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.triggers.zones import Enters

CARDS = (
    card("Grizzly Bears", "{1}{G}", "Creature — Bear", pt=(2, 2)),
    card("Bear Cub", "{1}{G}", "Creature — Bear", pt=(2, 2)),
    card("Runeclaw Bear", "{1}{G}", "Creature — Bear", pt=(2, 2)),
    card("Craw Wurm", "{4}{G}{G}", "Creature — Wurm", pt=(6, 4)),
    card("Hill Giant", "{3}{R}", "Creature — Giant", pt=(3, 3)),
    card("Savannah Lions", "{W}", "Creature — Cat", pt=(2, 1)),
    card("Goblin Piker", "{1}{R}", "Creature — Goblin Warrior", pt=(2, 1)),
    card("Serra Angel", "{3}{W}{W}", "Creature — Angel", FLYING, VIGILANCE, pt=(4, 4)),
    card("Typhoid Rats", "{B}", "Creature — Rat", DEATHTOUCH, pt=(1, 1)),
    card("Vampire Nighthawk", "{1}{B}{B}", "Creature — Vampire Shaman", FLYING, DEATHTOUCH, LIFELINK, pt=(2, 3)),
    card("Raging Goblin", "{R}", "Creature — Goblin Berserker", HASTE, pt=(1, 1)),
    card("Colossal Dreadmaw", "{4}{G}{G}", "Creature — Dinosaur", TRAMPLE, pt=(6, 6)),
    card("Boros Swiftblade", "{R}{W}", "Creature — Human Soldier", DOUBLE_STRIKE, pt=(1, 2)),
    card(
        "Llanowar Elves",
        "{G}",
        "Creature — Elf Druid",
        ActivatedAbility(pay(None, TAP), AddMana((ManaKind.GREEN,))),
        pt=(1, 1),
    ),
    card(
        "Birds of Paradise",
        "{G}",
        "Creature — Bird",
        FLYING,
        ActivatedAbility(pay(None, TAP), AddManaOfOneColor()),
        pt=(0, 1),
    ),
    card(
        "Soul Warden",
        "{W}",
        "Creature — Human Cleric",
        TriggeredAbility(Enters(permanent(CardType.CREATURE, adjectives=(ANOTHER,))), GainLife(Fixed(1))),
        pt=(1, 1),
    ),
)
