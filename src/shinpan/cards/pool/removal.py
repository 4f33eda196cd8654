"""Instants and sorceries that remove permanents."""

from shinpan.cards.build import card
from shinpan.cards.words import (
    AN_OPPONENT_CONTROLS,
    CREATURE,
    NONARTIFACT,
    NONBLACK,
    OPPONENT,
    TARGET_CREATURE,
    TARGET_PLAYER,
    YOU,
    YOU_CONTROL,
    cards,
    creature,
    keyword_with_cost,
    permanent,
    spell,
)
from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, Color, Duration, Step, Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.game.subtypes import CreatureType, EnchantmentType, LandType
from shinpan.phrases.abilities import SpellAbility
from shinpan.phrases.comparison import Comparison
from shinpan.phrases.conditions import WasKicked
from shinpan.phrases.effects.cards import DrawCards
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.delayed import Later
from shinpan.phrases.effects.edicts import SacrificeChosen
from shinpan.phrases.effects.life import GainLife, LoseLife
from shinpan.phrases.effects.sequence import If, Modal
from shinpan.phrases.effects.statuses import UntapPermanents
from shinpan.phrases.effects.zones import (
    DestroyPermanents,
    ExileObjects,
    PutIntoLibrary,
    PutOntoBattlefield,
    ReturnToHand,
)
from shinpan.phrases.modifications.abilities import LoseKeywords
from shinpan.phrases.modifications.colors import AddColors
from shinpan.phrases.modifications.powers import ChangePowerToughness
from shinpan.phrases.modifications.types import AddSubtypes
from shinpan.phrases.qualities.groups import Group
from shinpan.phrases.qualities.places import InZone
from shinpan.phrases.qualities.states import IsAttacking, IsBlocking, IsTapped
from shinpan.phrases.qualities.traits import Either, Not, OfKind, WithKeyword, WithManaValue, WithPower, WithToughness
from shinpan.phrases.quantities import Count, Fixed, ManaValueOf, Negative, PowerOf, ToughnessOf, X
from shinpan.phrases.references.objects import All, Bound, Result
from shinpan.phrases.references.players import AnyPlayer, ControllerOf, EachPlayer
from shinpan.phrases.references.targets import Target, TheTarget
from shinpan.phrases.subtype_words import Subtypes
from shinpan.phrases.triggers.turns import BeginningOf

_ARTIFACT_OR_ENCHANTMENT = permanent(CardType.ARTIFACT, CardType.ENCHANTMENT)
_BIG = creature(WithPower(Fixed(4), Comparison.OR_GREATER))
_SMALL = creature(WithManaValue(Fixed(3), Comparison.OR_LESS))
_LESS_X = Negative(X())
_PER_SWAMP = Negative(Count(permanent(LandType.SWAMP, modifiers=(YOU_CONTROL,))))


def _destroy(group: Group, can_regenerate: bool = True) -> SpellAbility:
    return spell(DestroyPermanents(Target(group), can_regenerate))


CARDS = (
    card("Murder", "{1}{B}{B}", "Instant", _destroy(CREATURE)),
    card("Hero's Downfall", "{1}{B}{B}", "Instant", _destroy(permanent(CardType.CREATURE, CardType.PLANESWALKER))),
    card("Doom Blade", "{1}{B}", "Instant", _destroy(creature(adjectives=(NONBLACK,)))),
    card("Terror", "{1}{B}", "Instant", _destroy(creature(adjectives=(NONARTIFACT, NONBLACK)), can_regenerate=False)),
    card("Smother", "{1}{B}", "Instant", _destroy(_SMALL, can_regenerate=False)),
    card("Smite the Monstrous", "{3}{W}", "Instant", _destroy(_BIG)),
    card("Reprisal", "{1}{W}", "Instant", _destroy(_BIG, can_regenerate=False)),
    card("Plummet", "{1}{G}", "Instant", _destroy(creature(WithKeyword(KeywordAbility.FLYING)))),
    card("Assassinate", "{2}{B}", "Sorcery", _destroy(creature(adjectives=(IsTapped(),)))),
    card("Rebuke", "{2}{W}", "Instant", _destroy(creature(adjectives=(IsAttacking(),)))),
    card(
        "Divine Verdict", "{3}{W}", "Instant", _destroy(creature(adjectives=(Either((IsAttacking(), IsBlocking())),)))
    ),
    card("Naturalize", "{1}{G}", "Instant", _destroy(_ARTIFACT_OR_ENCHANTMENT)),
    card("Disenchant", "{1}{W}", "Instant", _destroy(_ARTIFACT_OR_ENCHANTMENT)),
    card("Wrath of God", "{2}{W}{W}", "Sorcery", spell(DestroyPermanents(All(CREATURE), can_regenerate=False))),
    card(
        "Devour in Shadow",
        "{B}{B}",
        "Instant",
        spell(DestroyPermanents(TARGET_CREATURE, can_regenerate=False), LoseLife(ToughnessOf(TheTarget()))),
    ),
    card(
        "Feed the Swarm",
        "{1}{B}",
        "Sorcery",
        spell(
            DestroyPermanents(
                Target(permanent(CardType.CREATURE, CardType.ENCHANTMENT, modifiers=(AN_OPPONENT_CONTROLS,)))
            ),
            LoseLife(ManaValueOf(TheTarget())),
        ),
    ),
    card(
        "Divine Offering",
        "{1}{W}",
        "Instant",
        spell(DestroyPermanents(Target(permanent(CardType.ARTIFACT))), GainLife(ManaValueOf(TheTarget()))),
    ),
    card(
        "Swords to Plowshares",
        "{W}",
        "Instant",
        spell(ExileObjects(TARGET_CREATURE), GainLife(PowerOf(TheTarget()), ControllerOf(TheTarget()))),
    ),
    card(
        "Condemn",
        "{W}",
        "Instant",
        spell(
            PutIntoLibrary(Target(creature(adjectives=(IsAttacking(),))), -1),
            GainLife(ToughnessOf(TheTarget()), ControllerOf(TheTarget())),
        ),
    ),
    card(
        "Otherworldly Journey",
        "{1}{W}",
        "Instant — Arcane",
        spell(
            ExileObjects(TARGET_CREATURE, register=0),
            Later(
                BeginningOf(Step.END),
                PutOntoBattlefield(Bound(), counters=((CounterKind.PLUS_ONE_PLUS_ONE, 1),)),
                about=Result(0),
            ),
        ),
    ),
    card("Time Ebb", "{2}{U}", "Sorcery", spell(PutIntoLibrary(TARGET_CREATURE))),
    card("Excommunicate", "{2}{W}", "Sorcery", spell(PutIntoLibrary(TARGET_CREATURE))),
    card("Unsummon", "{U}", "Instant", spell(ReturnToHand(TARGET_CREATURE))),
    card(
        "Into the Roil",
        "{1}{U}",
        "Instant",
        keyword_with_cost(KeywordAbility.KICKER, "{1}{U}"),
        spell(ReturnToHand(Target(permanent(adjectives=(Not(OfKind(CardType.LAND)),)))), If(WasKicked(), DrawCards())),
    ),
    card("Diabolic Edict", "{1}{B}", "Instant", spell(SacrificeChosen(TARGET_PLAYER, CREATURE))),
    card("Cruel Edict", "{1}{B}", "Sorcery", spell(SacrificeChosen(Target(OPPONENT), CREATURE))),
    card("Innocent Blood", "{B}", "Sorcery", spell(SacrificeChosen(EachPlayer(), CREATURE))),
    card("Death Wind", "{X}{B}", "Instant", spell(Apply(TARGET_CREATURE, (ChangePowerToughness(_LESS_X, _LESS_X),)))),
    card(
        "Mutilate", "{2}{B}{B}", "Sorcery", spell(Apply(All(CREATURE), (ChangePowerToughness(_PER_SWAMP, _PER_SWAMP),)))
    ),
    card(
        "Emerald Charm",
        "{G}",
        "Instant",
        spell(
            Modal(
                (
                    UntapPermanents(Target(permanent())),
                    DestroyPermanents(
                        Target(permanent(CardType.ENCHANTMENT, adjectives=(Not(OfKind(EnchantmentType.AURA)),)))
                    ),
                    Apply(TARGET_CREATURE, (LoseKeywords((KeywordAbility.FLYING,)),)),
                )
            )
        ),
    ),
    card(
        "Collar the Culprit",
        "{3}{W}",
        "Instant",
        _destroy(creature(WithToughness(Fixed(4), Comparison.OR_GREATER))),
    ),
    card(
        "Rise from the Grave",
        "{4}{B}",
        "Sorcery",
        spell(
            PutOntoBattlefield(
                Target(cards(CardType.CREATURE, modifiers=(InZone(Zone.GRAVEYARD, AnyPlayer()),))), YOU, register=0
            ),
            Apply(
                Result(0),
                (AddColors((Color.BLACK,)), AddSubtypes(Subtypes((CreatureType.ZOMBIE,)))),
                Duration.FOREVER,
            ),
        ),
    ),
)
