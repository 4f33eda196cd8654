"""The legendary creatures with mutate (702.140)."""

from shinpan.cards.build import card
from shinpan.cards.pool.mutating import (
    hits_player,
    in_your_graveyard,
    mutate,
    mutates,
    opposing,
)
from shinpan.cards.words import (
    DEATHTOUCH,
    DOUBLE_STRIKE,
    FIRST_STRIKE,
    FLYING,
    LIFELINK,
    NONCREATURE,
    PERMANENT_CARD,
    THIS,
    TRAMPLE,
    YOU,
    cards,
    of_spell,
)
from shinpan.game.enums import CardType, Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.casting import CastFrom
from shinpan.phrases.comparison import Comparison
from shinpan.phrases.effects.casting import MayCastNow
from shinpan.phrases.effects.damage import DealDamage
from shinpan.phrases.effects.digging import BattlefieldOrHand, ExileUntilFound
from shinpan.phrases.effects.life import GainLife
from shinpan.phrases.effects.zones import PutOntoBattlefield, ReturnToHand
from shinpan.phrases.qualities.nouns import Cards
from shinpan.phrases.qualities.places import InZone
from shinpan.phrases.qualities.traits import Not, OfKind, WithKeyword, WithManaValue
from shinpan.phrases.quantities import AnyNumber, Fixed
from shinpan.phrases.references.objects import ThatOne
from shinpan.phrases.references.targets import Target

CARDS = (
    card(
        "Brokkos, Apex of Forever",
        "{2}{B}{G}{U}",
        "Legendary Creature — Nightmare Beast Elemental",
        mutate("{2}{U/B}{G}{G}"),
        TRAMPLE,
        of_spell(CastFrom(Zone.GRAVEYARD, using=KeywordAbility.MUTATE)),
        pt=(6, 6),
    ),
    card(
        "Illuna, Apex of Wishes",
        "{2}{G}{U}{R}",
        "Legendary Creature — Beast Elemental Dinosaur",
        mutate("{3}{R/G}{U}{U}"),
        FLYING,
        TRAMPLE,
        mutates(
            ExileUntilFound(PERMANENT_CARD.with_(adjectives=(Not(OfKind(CardType.LAND)),)), register=0),
            BattlefieldOrHand(ThatOne(Cards())),
        ),
        pt=(6, 6),
    ),
    card(
        "Nethroi, Apex of Death",
        "{2}{W}{B}{G}",
        "Legendary Creature — Cat Nightmare Beast",
        mutate("{4}{G/W}{B}{B}"),
        DEATHTOUCH,
        LIFELINK,
        mutates(
            PutOntoBattlefield(
                Target(
                    cards(CardType.CREATURE, modifiers=(InZone(Zone.GRAVEYARD, YOU),)),
                    Fixed(0),
                    AnyNumber(),
                    total=Fixed(10),
                )
            )
        ),
        pt=(5, 5),
    ),
    card(
        "Otrimi, the Ever-Playful",
        "{3}{B}{G}{U}",
        "Legendary Creature — Nightmare Beast",
        mutate("{1}{B}{G}{U}"),
        TRAMPLE,
        hits_player(ReturnToHand(in_your_graveyard(CardType.CREATURE, also=(WithKeyword(KeywordAbility.MUTATE),)))),
        pt=(6, 6),
    ),
    card(
        "Snapdax, Apex of the Hunt",
        "{1}{R}{W}{B}",
        "Legendary Creature — Dinosaur Cat Nightmare",
        mutate("{2}{B/R}{W}{W}"),
        DOUBLE_STRIKE,
        mutates(
            DealDamage(Fixed(4), opposing(CardType.CREATURE, CardType.PLANESWALKER), THIS),
            GainLife(Fixed(4)),
        ),
        pt=(3, 5),
    ),
    card(
        "Vadrok, Apex of Thunder",
        "{U}{R}{W}",
        "Legendary Creature — Elemental Dinosaur Cat",
        mutate("{1}{W/U}{R}{R}"),
        FLYING,
        FIRST_STRIKE,
        mutates(
            MayCastNow(
                Target(
                    cards(
                        adjectives=(NONCREATURE,),
                        modifiers=(WithManaValue(Fixed(3), Comparison.OR_LESS), InZone(Zone.GRAVEYARD, YOU)),
                    )
                )
            )
        ),
        pt=(3, 3),
    ),
)
