"""Creatures that change others or the game by static abilities, and creatures of defined power and toughness."""

from shinpan.cards.build import card, token
from shinpan.cards.words import (
    ANOTHER,
    FIRST_STRIKE,
    FLYING,
    HEXPROOF,
    INDESTRUCTIBLE,
    NONBASIC,
    NONCREATURE,
    ONE,
    REACH,
    THIS,
    TRAMPLE,
    TWO,
    VIGILANCE,
    YOU,
    YOU_CAST,
    YOU_CONTROL,
    YOUR_OPPONENTS_CONTROL,
    activated,
    all_get,
    cards,
    creature,
    defining,
    have,
    landwalk,
    of_spell,
    pay,
    permanent,
    plus,
    protection,
    spells,
    static,
    triggered,
)
from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, Color, Step, Zone
from shinpan.game.subtypes import CreatureType, LandType
from shinpan.phrases.abilities import Modify, StaticAbility
from shinpan.phrases.base import Reference
from shinpan.phrases.comparison import Comparison
from shinpan.phrases.conditions import Compare
from shinpan.phrases.costchanges import Direction, SpellsCost, ThisCosts
from shinpan.phrases.costs import PayLife
from shinpan.phrases.effects.cards import DrawCards
from shinpan.phrases.effects.life import LoseLife
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.modifications.powers import ChangePowerToughness, DefinePowerToughness
from shinpan.phrases.modifications.types import AddSubtypes, LoseTypes, SetSubtypes
from shinpan.phrases.permissions import AdditionalLandPlays
from shinpan.phrases.qualities.groups import Group
from shinpan.phrases.qualities.places import InZone
from shinpan.phrases.qualities.traits import Either, Named, OfColor
from shinpan.phrases.quantities import CardTypesAmong, ColorsAmong, Count, Devotion, Fixed, HandSizeOf, Sum
from shinpan.phrases.references.objects import All
from shinpan.phrases.references.players import EachOpponent, EachPlayer, YourOpponents
from shinpan.phrases.replacements.counters import MoreCounters
from shinpan.phrases.restrictions import CantBeCountered, CantBeTargeted, CantCast, CantGainLife
from shinpan.phrases.subtype_words import EVERY_BASIC_LAND_TYPE, Subtypes
from shinpan.phrases.triggers.acts import DrawsCard
from shinpan.phrases.triggers.turns import BeginningOf

_OTHER_RATS = Count(creature(Named("Relentless Rats"), adjectives=(ANOTHER,)))
_CANT_BE_COUNTERED = of_spell(CantBeCountered(THIS))
_NO_CREATURE_SPELLS = static(CantCast(YOU, spells(CardType.CREATURE)))
_CARDS_IN_HAND = defining(DefinePowerToughness(HandSizeOf(YOU), HandSizeOf(YOU)))


def _card_types_in_graveyards(whose: Reference) -> DefinePowerToughness:
    number = CardTypesAmong(cards(modifiers=(InZone(Zone.GRAVEYARD, whose),)))
    return DefinePowerToughness(number, Sum(number, ONE))


def _number_of(group: Group) -> DefinePowerToughness:
    return DefinePowerToughness(Count(group), Count(group))


_OOZE = token("Creature — Ooze", defining(_card_types_in_graveyards(YOU)), colors=(Color.GREEN,), pt=(0, 1))
_CLERIC = token("Enchantment Creature — Cleric", colors=(Color.WHITE,), pt=(2, 1))


def _no_creature_below_five(color: Color) -> StaticAbility:
    devoted = Compare(Devotion(color), Fixed(4), Comparison.OR_LESS)
    return static(Modify(THIS, (LoseTypes((CardType.CREATURE,)),)), condition=devoted)


CARDS = (
    card(
        "Goblin King",
        "{1}{R}{R}",
        "Creature — Goblin",
        all_get(permanent(CreatureType.GOBLIN, adjectives=(ANOTHER,)), plus(1, 1), have(landwalk(LandType.MOUNTAIN))),
        pt=(2, 2),
    ),
    card(
        "Elesh Norn, Grand Cenobite",
        "{5}{W}{W}",
        "Legendary Creature — Phyrexian Praetor",
        VIGILANCE,
        all_get(creature(YOU_CONTROL, adjectives=(ANOTHER,)), plus(2, 2)),
        all_get(creature(YOUR_OPPONENTS_CONTROL), plus(-2, -2)),
        pt=(4, 7),
    ),
    card(
        "Magus of the Moon",
        "{2}{R}",
        "Creature — Human Wizard",
        all_get(permanent(CardType.LAND, adjectives=(NONBASIC,)), SetSubtypes(Subtypes((LandType.MOUNTAIN,)))),
        pt=(2, 2),
    ),
    card(
        "Dryad of the Ilysian Grove",
        "{2}{G}",
        "Enchantment Creature — Nymph Dryad",
        static(AdditionalLandPlays()),
        all_get(permanent(CardType.LAND, modifiers=(YOU_CONTROL,)), AddSubtypes(EVERY_BASIC_LAND_TYPE)),
        pt=(2, 4),
    ),
    card(
        "Azusa, Lost but Seeking",
        "{2}{G}",
        "Legendary Creature — Human Monk",
        static(AdditionalLandPlays(TWO)),
        pt=(1, 2),
    ),
    card(
        "Thalia, Guardian of Thraben",
        "{1}{W}",
        "Legendary Creature — Human Soldier",
        FIRST_STRIKE,
        static(SpellsCost(spells(adjectives=(NONCREATURE,)))),
        pt=(2, 1),
    ),
    card(
        "Goblin Electromancer",
        "{U}{R}",
        "Creature — Goblin Wizard",
        static(SpellsCost(spells(CardType.INSTANT, CardType.SORCERY, modifiers=(YOU_CAST,)), direction=Direction.LESS)),
        pt=(2, 2),
    ),
    card(
        "Wildvine Pummeler",
        "{6}{G}",
        "Creature — Giant Berserker",
        of_spell(ThisCosts(ColorsAmong(permanent(modifiers=(YOU_CONTROL,))), direction=Direction.LESS)),
        REACH,
        TRAMPLE,
        pt=(6, 5),
    ),
    card(
        "Gaea's Herald",
        "{1}{G}",
        "Creature — Elf",
        static(CantBeCountered(All(spells(CardType.CREATURE)))),
        pt=(1, 1),
    ),
    card("Carnage Tyrant", "{4}{G}{G}", "Creature — Dinosaur", _CANT_BE_COUNTERED, TRAMPLE, HEXPROOF, pt=(7, 6)),
    card("Scragnoth", "{4}{G}", "Creature — Beast", _CANT_BE_COUNTERED, protection(OfColor(Color.BLUE)), pt=(3, 4)),
    card("Steel Golem", "{3}", "Artifact Creature — Golem", _NO_CREATURE_SPELLS, pt=(3, 4)),
    card("Grid Monitor", "{4}", "Artifact Creature — Construct", _NO_CREATURE_SPELLS, pt=(4, 6)),
    card(
        "Karplusan Strider",
        "{3}{G}",
        "Creature — Yeti",
        static(CantBeTargeted(THIS, by=spells(adjectives=(Either((OfColor(Color.BLUE), OfColor(Color.BLACK))),)))),
        pt=(3, 4),
    ),
    card(
        "Corpsejack Menace",
        "{2}{B}{G}",
        "Creature — Fungus",
        static(MoreCounters(creature(YOU_CONTROL), CounterKind.PLUS_ONE_PLUS_ONE, factor=2)),
        pt=(4, 4),
    ),
    card(
        "Relentless Rats",
        "{1}{B}{B}",
        "Creature — Rat",
        static(Modify(THIS, (ChangePowerToughness(_OTHER_RATS, _OTHER_RATS),))),
        pt=(2, 2),
    ),
    card(
        "Plague Rats",
        "{2}{B}",
        "Creature — Rat",
        defining(_number_of(creature(Named("Plague Rats")))),
        pt=(0, 0),
    ),
    card(
        "Nightmare",
        "{5}{B}",
        "Creature — Nightmare Horse",
        FLYING,
        defining(_number_of(permanent(LandType.SWAMP, modifiers=(YOU_CONTROL,)))),
        pt=(0, 0),
    ),
    card("Maro", "{2}{G}{G}", "Creature — Elemental", _CARDS_IN_HAND, pt=(0, 0)),
    card(
        "Psychosis Crawler",
        "{5}",
        "Artifact Creature — Phyrexian Horror",
        _CARDS_IN_HAND,
        triggered(DrawsCard(YOU), LoseLife(ONE, EachOpponent())),
        pt=(0, 0),
    ),
    card("Tarmogoyf", "{1}{G}", "Creature — Lhurgoyf", defining(_card_types_in_graveyards(EachPlayer())), pt=(0, 1)),
    card(
        "Consuming Blob",
        "{3}{G}{G}",
        "Creature — Ooze",
        defining(_card_types_in_graveyards(YOU)),
        triggered(BeginningOf(Step.END, YOU), CreateTokens(_OOZE)),
        pt=(0, 1),
    ),
    card(
        "Heliod, God of the Sun",
        "{3}{W}",
        "Legendary Enchantment Creature — God",
        INDESTRUCTIBLE,
        _no_creature_below_five(Color.WHITE),
        all_get(creature(YOU_CONTROL, adjectives=(ANOTHER,)), have(VIGILANCE)),
        activated(pay("{2}{W}{W}"), CreateTokens(_CLERIC)),
        pt=(5, 6),
    ),
    card(
        "Erebos, God of the Dead",
        "{3}{B}",
        "Legendary Enchantment Creature — God",
        INDESTRUCTIBLE,
        _no_creature_below_five(Color.BLACK),
        static(CantGainLife(YourOpponents())),
        activated(pay("{1}{B}", PayLife(TWO)), DrawCards()),
        pt=(5, 7),
    ),
)
