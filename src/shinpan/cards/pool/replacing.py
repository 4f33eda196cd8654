"""Enchantments that replace events, allow or forbid."""

from shinpan.cards.build import card
from shinpan.cards.words import (
    FLASH,
    ITSELF,
    YOU_CONTROL,
    all_get,
    creature,
    permanent,
    spells,
    static,
    triggered,
)
from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, ObjectKind, Supertype, Zone
from shinpan.phrases.abilities import StaticAbility
from shinpan.phrases.effects.exiling import ExileGraveyards
from shinpan.phrases.modifications.types import AddSupertypes
from shinpan.phrases.permissions import AdditionalLandPlays, CastAsThoughFlash, MayBeginOnBattlefield
from shinpan.phrases.qualities.groups import Group
from shinpan.phrases.qualities.nouns import Things
from shinpan.phrases.qualities.traits import Not, OfKind
from shinpan.phrases.references.players import AnOpponent, EachPlayer
from shinpan.phrases.replacements.counters import MoreCounters
from shinpan.phrases.replacements.damage import MultiplyDamage
from shinpan.phrases.replacements.numbers import MultiplyDraws, MultiplyLifeGain, MultiplyTokens
from shinpan.phrases.replacements.zones import ExileInstead
from shinpan.phrases.triggers.zones import Enters

_OPENING_HAND = StaticAbility((MayBeginOnBattlefield(),), zones=frozenset({Zone.HAND}))
_PLUS_ONE = CounterKind.PLUS_ONE_PLUS_ONE
_CARD = Group(Things((ObjectKind.CARD,)))
_CARD_OR_TOKEN = Group(Things((ObjectKind.CARD, ObjectKind.TOKEN)))

CARDS = (
    card(
        "Leyline of the Void",
        "{2}{B}{B}",
        "Enchantment",
        _OPENING_HAND,
        static(ExileInstead(_CARD, graveyard=AnOpponent())),
    ),
    card("Leyline of Anticipation", "{2}{U}{U}", "Enchantment", _OPENING_HAND, static(CastAsThoughFlash(spells()))),
    card(
        "Rest in Peace",
        "{1}{W}",
        "Enchantment",
        triggered(Enters(ITSELF), ExileGraveyards(EachPlayer())),
        static(ExileInstead(_CARD_OR_TOKEN)),
    ),
    card("Furnace of Rath", "{1}{R}{R}{R}", "Enchantment", static(MultiplyDamage())),
    card("Dictate of the Twin Gods", "{3}{R}{R}", "Enchantment", FLASH, static(MultiplyDamage())),
    card("Gratuitous Violence", "{2}{R}{R}{R}", "Enchantment", static(MultiplyDamage(creature(YOU_CONTROL)))),
    card("Boon Reflection", "{4}{W}", "Enchantment", static(MultiplyLifeGain())),
    card("Thought Reflection", "{4}{U}{U}{U}", "Enchantment", static(MultiplyDraws())),
    card("Parallel Lives", "{3}{G}", "Enchantment", static(MultiplyTokens())),
    card("Anointed Procession", "{3}{W}", "Enchantment", static(MultiplyTokens())),
    card(
        "Doubling Season",
        "{4}{G}",
        "Enchantment",
        static(MultiplyTokens()),
        static(MoreCounters(permanent(modifiers=(YOU_CONTROL,)), factor=2, effects_only=True)),
    ),
    card("Hardened Scales", "{G}", "Enchantment", static(MoreCounters(creature(YOU_CONTROL), _PLUS_ONE, plus=1))),
    card(
        "Branching Evolution", "{2}{G}", "Enchantment", static(MoreCounters(creature(YOU_CONTROL), _PLUS_ONE, factor=2))
    ),
    card("Exploration", "{G}", "Enchantment", static(AdditionalLandPlays())),
    card(
        "Leyline of Singularity",
        "{2}{U}{U}",
        "Enchantment",
        _OPENING_HAND,
        all_get(permanent(adjectives=(Not(OfKind(CardType.LAND)),)), AddSupertypes((Supertype.LEGENDARY,))),
    ),
)
