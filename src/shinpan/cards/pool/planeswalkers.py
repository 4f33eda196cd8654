"""Planeswalkers."""

from shinpan.cards.build import card, token
from shinpan.cards.words import (
    CREATURE_YOU_CONTROL,
    FLYING,
    INDESTRUCTIBLE,
    ONE,
    TARGET_CREATURE,
    TARGET_PLAYER,
    TRAMPLE,
    TWO,
    YOU_CONTROL,
    all_get,
    creature,
    have,
    loyalty,
    permanent,
    plus,
)
from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, Color
from shinpan.phrases.comparison import Comparison
from shinpan.phrases.effects.cards import DrawCards, MillCards
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.emblems import GetEmblem
from shinpan.phrases.effects.life import GainLife
from shinpan.phrases.effects.statuses import PutCounters, UntapPermanents
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.effects.zones import DestroyPermanents
from shinpan.phrases.qualities.traits import WithPower
from shinpan.phrases.quantities import Count, Fixed
from shinpan.phrases.references.objects import All, Each
from shinpan.phrases.references.players import EachPlayer
from shinpan.phrases.references.targets import Target

_SOLDIER = token("Creature — Soldier", colors=(Color.WHITE,), pt=(1, 1))
_NEARLY_ALL = permanent(
    CardType.ARTIFACT, CardType.CREATURE, CardType.ENCHANTMENT, CardType.LAND, modifiers=(YOU_CONTROL,)
)
_BEAST = token("Creature — Beast", colors=(Color.GREEN,), pt=(3, 3))
_PLANT = token("Creature — Plant", colors=(Color.GREEN,), pt=(0, 1))
_LANDS = Count(permanent(CardType.LAND, modifiers=(YOU_CONTROL,)))

CARDS = (
    card(
        "Jace Beleren",
        "{1}{U}{U}",
        "Legendary Planeswalker — Jace",
        loyalty(2, DrawCards(ONE, EachPlayer())),
        loyalty(-1, DrawCards(ONE, TARGET_PLAYER)),
        loyalty(-10, MillCards(Fixed(20), TARGET_PLAYER)),
        loyalty=3,
    ),
    card(
        "Garruk Wildspeaker",
        "{2}{G}{G}",
        "Legendary Planeswalker — Garruk",
        loyalty(1, UntapPermanents(Target(permanent(CardType.LAND), TWO, TWO))),
        loyalty(-1, CreateTokens(_BEAST)),
        loyalty(-4, Apply(All(CREATURE_YOU_CONTROL), (plus(3, 3), have(TRAMPLE)))),
        loyalty=3,
    ),
    card(
        "Nissa, Voice of Zendikar",
        "{1}{G}{G}",
        "Legendary Planeswalker — Nissa",
        loyalty(1, CreateTokens(_PLANT)),
        loyalty(-2, PutCounters(Each(CREATURE_YOU_CONTROL), CounterKind.PLUS_ONE_PLUS_ONE)),
        loyalty(-7, GainLife(_LANDS), DrawCards(_LANDS)),
        loyalty=3,
    ),
    card(
        "Elspeth, Knight-Errant",
        "{2}{W}{W}",
        "Legendary Planeswalker — Elspeth",
        loyalty(1, CreateTokens(_SOLDIER)),
        loyalty(1, Apply(TARGET_CREATURE, (plus(3, 3), have(FLYING)))),
        loyalty(-8, GetEmblem((all_get(_NEARLY_ALL, have(INDESTRUCTIBLE)),))),
        loyalty=4,
    ),
    card(
        "Elspeth, Sun's Champion",
        "{4}{W}{W}",
        "Legendary Planeswalker — Elspeth",
        loyalty(1, CreateTokens(_SOLDIER, Fixed(3))),
        loyalty(-3, DestroyPermanents(All(creature(WithPower(Fixed(4), Comparison.OR_GREATER))))),
        loyalty(-7, GetEmblem((all_get(CREATURE_YOU_CONTROL, plus(2, 2), have(FLYING)),))),
        loyalty=4,
    ),
)
