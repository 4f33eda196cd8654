"""Instants and sorceries that change creatures, protect, or take control."""

from shinpan.cards.build import card, token
from shinpan.cards.words import (
    ANY_TARGET,
    CREATURE_YOU_CONTROL,
    HASTE,
    TARGET_CREATURE,
    TARGET_PLAYER,
    TWO,
    creature,
    have,
    plus,
    spell,
)
from shinpan.game.enums import Color
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.effects.cards import DrawCards
from shinpan.phrases.effects.continuous import Apply, ApplyToGame
from shinpan.phrases.effects.life import GainLife
from shinpan.phrases.effects.sequence import Modal
from shinpan.phrases.effects.shields import PreventNextDamage
from shinpan.phrases.effects.statuses import UntapPermanents
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.modifications.abilities import LoseAllAbilities
from shinpan.phrases.modifications.colors import SetColors
from shinpan.phrases.modifications.control import ChangeControl
from shinpan.phrases.modifications.powers import SetPowerToughness, SwitchPowerToughness
from shinpan.phrases.modifications.types import SetSubtypes
from shinpan.phrases.qualities.states import IsAttacking, IsBlocking
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import All
from shinpan.phrases.references.targets import Target, TheTarget
from shinpan.phrases.replacements.damage import PreventDamage
from shinpan.phrases.subtype_words import Subtypes

_SOLDIER = token("Creature — Soldier", colors=(Color.WHITE,), pt=(1, 1))
_GOBLIN = token("Creature — Goblin", colors=(Color.RED,), pt=(1, 1))
_FOG = spell(ApplyToGame((PreventDamage(combat=True),)))
_SWITCH = spell(Apply(TARGET_CREATURE, (SwitchPowerToughness(),)), DrawCards())

CARDS = (
    card("Giant Growth", "{G}", "Instant", spell(Apply(TARGET_CREATURE, (plus(3, 3),)))),
    card("Righteousness", "{W}", "Instant", spell(Apply(Target(creature(adjectives=(IsBlocking(),))), (plus(7, 7),)))),
    card("Twisted Image", "{U}", "Instant", _SWITCH),
    card("Inside Out", "{1}{U/R}", "Instant", _SWITCH),
    card(
        "Turn to Frog",
        "{1}{U}",
        "Instant",
        spell(
            Apply(
                TARGET_CREATURE,
                (
                    LoseAllAbilities(),
                    SetColors((Color.BLUE,)),
                    SetSubtypes(Subtypes((CreatureType.FROG,))),
                    SetPowerToughness(Fixed(1), Fixed(1)),
                ),
            )
        ),
    ),
    card(
        "Act of Treason",
        "{2}{R}",
        "Sorcery",
        spell(
            Apply(TARGET_CREATURE, (ChangeControl(),)),
            UntapPermanents(TheTarget()),
            Apply(TheTarget(), (have(HASTE),)),
        ),
    ),
    card(
        "Threaten",
        "{2}{R}",
        "Sorcery",
        spell(
            UntapPermanents(TARGET_CREATURE),
            Apply(TheTarget(), (ChangeControl(),)),
            Apply(TheTarget(), (have(HASTE),)),
        ),
    ),
    card("Fog", "{G}", "Instant", _FOG),
    card("Holy Day", "{W}", "Instant", _FOG),
    card(
        "Healing Salve",
        "{W}",
        "Instant",
        spell(Modal((GainLife(Fixed(3), TARGET_PLAYER), PreventNextDamage(Fixed(3), Target(ANY_TARGET))))),
    ),
    card("Mending Hands", "{W}", "Instant", spell(PreventNextDamage(Fixed(4), Target(ANY_TARGET)))),
    card("Raise the Alarm", "{1}{W}", "Instant", spell(CreateTokens(_SOLDIER, TWO))),
    card("Dragon Fodder", "{1}{R}", "Sorcery", spell(CreateTokens(_GOBLIN, TWO))),
    card("Inspired Charge", "{2}{W}{W}", "Instant", spell(Apply(All(CREATURE_YOU_CONTROL), (plus(2, 1),)))),
    card(
        "Trumpet Blast",
        "{2}{R}",
        "Instant",
        spell(Apply(All(creature(adjectives=(IsAttacking(),))), (plus(2, 0),))),
    ),
)
