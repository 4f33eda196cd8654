"""Cards that may be cast for other costs than their mana costs, or only at certain times (118.9, 601.3)."""

from shinpan.cards.build import card
from shinpan.cards.words import (
    ANY_TARGET,
    FLYING,
    NONBLACK,
    TARGET_CREATURE,
    TWO,
    YOU,
    YOU_CAST,
    YOU_CONTROL,
    cards,
    creature,
    keyword_with_cost,
    of_spell,
    pay,
    permanent,
    spell,
    spells,
    static,
)
from shinpan.game.enums import CardType, Color, Step, Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.game.subtypes import CreatureType, LandType
from shinpan.phrases.abilities import StaticAbility
from shinpan.phrases.base import Condition, CostPart
from shinpan.phrases.casting import AdditionalCost, AlternativeCost, CastOnly
from shinpan.phrases.conditions import Controls, DuringStep
from shinpan.phrases.costs import PayLife, SacrificeSome
from shinpan.phrases.effects.cards import DrawCards
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.damage import DealDamage
from shinpan.phrases.effects.life import GainLife
from shinpan.phrases.effects.spells import CounterObjects
from shinpan.phrases.effects.zones import DestroyPermanents, ReturnToHand
from shinpan.phrases.objectcosts import ExileSome, ReturnSome
from shinpan.phrases.playing import SpellsAlternativeCost
from shinpan.phrases.qualities.traits import OfColor, OfKind
from shinpan.phrases.quantities import Fixed, X
from shinpan.phrases.references.targets import Target
from shinpan.phrases.restrictions import CantBeBlocked


def _rather(*parts: CostPart, mana: str | None = None, condition: Condition | None = None) -> StaticAbility:
    return of_spell(AlternativeCost(pay(mana, *parts), condition))


def _only(condition: Condition) -> StaticAbility:
    return of_spell(CastOnly(condition))


def _exile(color: Color) -> ExileSome:
    return ExileSome(cards(adjectives=(OfColor(color),)), Zone.HAND)


_SWAMP = permanent(LandType.SWAMP)

CARDS = (
    card(
        "Force of Will",
        "{3}{U}{U}",
        "Instant",
        _rather(PayLife(Fixed(1)), _exile(Color.BLUE)),
        spell(CounterObjects(Target(spells()))),
    ),
    card("Snapback", "{1}{U}", "Instant", _rather(_exile(Color.BLUE)), spell(ReturnToHand(TARGET_CREATURE))),
    card(
        "Snuff Out",
        "{3}{B}",
        "Instant",
        _rather(PayLife(Fixed(4)), condition=Controls(YOU, _SWAMP)),
        spell(DestroyPermanents(Target(creature(adjectives=(NONBLACK,))), can_regenerate=False)),
    ),
    card(
        "Gush",
        "{4}{U}",
        "Instant",
        _rather(ReturnSome(permanent(LandType.ISLAND, modifiers=(YOU_CONTROL,)), TWO)),
        spell(DrawCards(TWO)),
    ),
    card(
        "Fireblast",
        "{4}{R}{R}",
        "Instant",
        _rather(SacrificeSome(permanent(LandType.MOUNTAIN), TWO)),
        spell(DealDamage(Fixed(4), Target(ANY_TARGET))),
    ),
    card(
        "Skewer the Critics",
        "{2}{R}",
        "Sorcery",
        keyword_with_cost(KeywordAbility.SPECTACLE, "{R}"),
        spell(DealDamage(Fixed(3), Target(ANY_TARGET))),
    ),
    card(
        "Spikewheel Acrobat",
        "{3}{R}",
        "Creature — Human Rogue",
        keyword_with_cost(KeywordAbility.SPECTACLE, "{2}{R}"),
        pt=(5, 2),
    ),
    card(
        "Boulder Salvo",
        "{4}{R}",
        "Sorcery",
        keyword_with_cost(KeywordAbility.SURGE, "{1}{R}"),
        spell(DealDamage(Fixed(4), TARGET_CREATURE)),
    ),
    card(
        "Jwar Isle Avenger",
        "{4}{U}",
        "Creature — Sphinx",
        keyword_with_cost(KeywordAbility.SURGE, "{2}{U}"),
        FLYING,
        pt=(3, 3),
    ),
    card(
        "Rooftop Storm",
        "{5}{U}",
        "Enchantment",
        static(
            SpellsAlternativeCost(
                pay("{0}"), spells(CardType.CREATURE, adjectives=(OfKind(CreatureType.ZOMBIE),), modifiers=(YOU_CAST,))
            )
        ),
    ),
    card(
        "Fist of Suns",
        "{3}",
        "Artifact",
        static(SpellsAlternativeCost(pay("{W}{U}{B}{R}{G}"), spells(modifiers=(YOU_CAST,)))),
    ),
    card(
        "Necrologia",
        "{3}{B}{B}",
        "Instant",
        _only(DuringStep(Step.END, YOU)),
        of_spell(AdditionalCost(pay(None, PayLife(X())))),
        spell(DrawCards(X())),
    ),
    card(
        "Teleport",
        "{U}{U}{U}",
        "Instant",
        _only(DuringStep(Step.DECLARE_ATTACKERS)),
        spell(Apply(TARGET_CREATURE, (CantBeBlocked(),))),
    ),
    card(
        "Feast of Blood",
        "{1}{B}",
        "Sorcery",
        _only(Controls(YOU, permanent(CreatureType.VAMPIRE), 2)),
        spell(DestroyPermanents(TARGET_CREATURE), GainLife(Fixed(4))),
    ),
)
