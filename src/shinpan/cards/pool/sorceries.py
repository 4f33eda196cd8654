"""Instants and sorceries about cards, libraries and other spells."""

from shinpan.cards.build import card
from shinpan.cards.words import (
    BASIC_LAND_CARD,
    CREATURE,
    CREATURE_YOU_CONTROL,
    OPPONENT,
    TARGET_PLAYER,
    TWO,
    YOU,
    YOU_CONTROL,
    cards,
    of_spell,
    pay,
    permanent,
    spell,
    spells,
)
from shinpan.game.enums import CardType, Zone
from shinpan.game.subtypes import LandType
from shinpan.phrases.casting import AdditionalCost
from shinpan.phrases.comparison import Comparison
from shinpan.phrases.costs import DiscardSome, SacrificeSome
from shinpan.phrases.effects.cards import DiscardCards, DrawCards, MillCards
from shinpan.phrases.effects.libraries import SearchLibrary
from shinpan.phrases.effects.life import GainLife, LoseLife
from shinpan.phrases.effects.spells import CounterObjects
from shinpan.phrases.effects.zones import PutOntoBattlefield, ReturnToHand
from shinpan.phrases.qualities.places import InZone
from shinpan.phrases.qualities.traits import WithManaValue
from shinpan.phrases.quantities import Count, Fixed, Product
from shinpan.phrases.references.players import EachOpponent
from shinpan.phrases.references.targets import Target, TheTarget

_TUTOR = spell(SearchLibrary(None, Zone.HAND))
_DRAW_TWO = spell(DrawCards(TWO))
_DISCARD = of_spell(AdditionalCost(pay(None, DiscardSome(cards()))))
_CREATURE_CARD = Target(cards(CardType.CREATURE, modifiers=(InZone(Zone.GRAVEYARD, YOU),)))

CARDS = (
    card("Counterspell", "{U}{U}", "Instant", spell(CounterObjects(Target(spells())))),
    card("Essence Scatter", "{1}{U}", "Instant", spell(CounterObjects(Target(spells(CardType.CREATURE))))),
    card(
        "Disdainful Stroke",
        "{1}{U}",
        "Instant",
        spell(CounterObjects(Target(spells(modifiers=(WithManaValue(Fixed(4), Comparison.OR_GREATER),))))),
    ),
    card("Divination", "{2}{U}", "Sorcery", _DRAW_TWO),
    card("Sign in Blood", "{B}{B}", "Sorcery", spell(DrawCards(TWO, TARGET_PLAYER), LoseLife(TWO, TheTarget()))),
    card("Thrill of Possibility", "{1}{R}", "Instant", _DISCARD, _DRAW_TWO),
    card("Tormenting Voice", "{1}{R}", "Sorcery", _DISCARD, _DRAW_TWO),
    card("Altar's Reap", "{1}{B}", "Instant", of_spell(AdditionalCost(pay(None, SacrificeSome(CREATURE)))), _DRAW_TWO),
    card("Mind Rot", "{2}{B}", "Sorcery", spell(DiscardCards(TWO, TARGET_PLAYER))),
    card("Tome Scour", "{U}", "Sorcery", spell(MillCards(Fixed(5), TARGET_PLAYER))),
    card("Mind Sculpt", "{1}{U}", "Sorcery", spell(MillCards(Fixed(7), Target(OPPONENT)))),
    card("Rampant Growth", "{1}{G}", "Sorcery", spell(SearchLibrary(BASIC_LAND_CARD, Zone.BATTLEFIELD, tapped=True))),
    card("Demonic Tutor", "{1}{B}", "Sorcery", _TUTOR),
    card("Diabolic Tutor", "{2}{B}{B}", "Sorcery", _TUTOR),
    card("Raise Dead", "{B}", "Sorcery", spell(ReturnToHand(_CREATURE_CARD))),
    card("Zombify", "{3}{B}", "Sorcery", spell(PutOntoBattlefield(_CREATURE_CARD))),
    card("Unnerve", "{3}{B}", "Sorcery", spell(DiscardCards(TWO, EachOpponent()))),
    card("Peach Garden Oath", "{W}", "Sorcery", spell(GainLife(Product(TWO, Count(CREATURE_YOU_CONTROL))))),
    card(
        "Landbind Ritual",
        "{3}{W}{W}",
        "Sorcery",
        spell(GainLife(Product(TWO, Count(permanent(LandType.PLAINS, modifiers=(YOU_CONTROL,)))))),
    ),
)
