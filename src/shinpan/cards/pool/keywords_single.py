"""Cards of keyword abilities that are each of their own kind (702)."""

from shinpan.cards.build import card, token
from shinpan.cards.words import (
    ANOTHER,
    CREATURE,
    CREATURE_YOU_CONTROL,
    FLYING,
    HASTE,
    INDESTRUCTIBLE,
    ITSELF,
    LIFELINK,
    MENACE,
    ONE,
    OPPONENT,
    TAP,
    TARGET_PLAYER,
    THIS,
    TWO,
    YOU,
    YOU_CONTROL,
    activated,
    creature,
    enchant,
    have,
    keyword,
    keyword_with_cost,
    numbered,
    pay,
    permanent,
    plus,
    spell,
    static,
    taps_for,
    triggered,
)
from shinpan.game.counters import CounterKind
from shinpan.game.designations import Designation
from shinpan.game.enums import CardType, Color, Step, Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import ManaKind
from shinpan.phrases.abilities import Keyword, Modify, StaticAbility, TriggeredAbility
from shinpan.phrases.attackoptions import MayExert
from shinpan.phrases.base import Modification
from shinpan.phrases.comparison import Comparison
from shinpan.phrases.conditions import Controls
from shinpan.phrases.effects.cards import DiscardCards, DrawCards
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.designating import Designate
from shinpan.phrases.effects.hiding import MayPlayNow
from shinpan.phrases.effects.sequence import If
from shinpan.phrases.effects.statuses import PutCounters
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.effects.zones import DestroyPermanents, ExileObjects, PutOntoBattlefield
from shinpan.phrases.haunting import HauntedDies
from shinpan.phrases.qualities.traits import Not, OfKind, WithPower
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import Host, Linked, Result, Together
from shinpan.phrases.references.targets import Target
from shinpan.phrases.soulbonds import BothPaired, IsPaired
from shinpan.phrases.triggers.chapters import Chapter, ChapterReached
from shinpan.phrases.triggers.either import EitherHappens
from shinpan.phrases.triggers.reflexive import WhenYouDo
from shinpan.phrases.triggers.turns import BeginningOf
from shinpan.phrases.triggers.zones import Enters

_ALLY = token("Creature — Ally", colors=(Color.WHITE,), pt=(1, 1))
_BIRD = token("Creature — Bird", FLYING, colors=(Color.WHITE,), pt=(1, 1))


def _paired(*changes: Modification) -> StaticAbility:
    return static(Modify(BothPaired(), changes), condition=IsPaired())


ATTACKING = (
    card(
        "Watchful Naga",
        "{2}{G}",
        "Creature — Snake Wizard",
        static(MayExert(TriggeredAbility(WhenYouDo(), DrawCards()))),
        pt=(2, 2),
    ),
    card(
        "Khenra Scrapper",
        "{2}{R}",
        "Creature — Jackal Warrior",
        MENACE,
        static(MayExert(TriggeredAbility(WhenYouDo(), Apply(THIS, (plus(2, 0),))))),
        pt=(2, 3),
    ),
    card("Barkweave Crusher", "{3}{G}", "Creature — Elemental Warrior", keyword(KeywordAbility.ENLIST), pt=(2, 5)),
    card("Coalition Skyknight", "{3}{W}", "Creature — Human Knight", FLYING, keyword(KeywordAbility.ENLIST), pt=(2, 2)),
    card(
        "Fire Sages",
        "{1}{R}",
        "Creature — Human Cleric",
        numbered(KeywordAbility.FIREBENDING, 1),
        activated(pay("{1}{R}{R}"), PutCounters(THIS, CounterKind.PLUS_ONE_PLUS_ONE)),
        pt=(2, 2),
    ),
    card(
        "Loyal Fire Sage",
        "{2}{R}",
        "Creature — Human Cleric Ally",
        numbered(KeywordAbility.FIREBENDING, 1),
        activated(pay("{5}"), CreateTokens(_ALLY)),
        pt=(3, 3),
    ),
)

STAYING = (
    card(
        "Wingcrafter",
        "{U}",
        "Creature — Human Wizard",
        keyword(KeywordAbility.SOULBOND),
        _paired(have(FLYING)),
        pt=(1, 1),
    ),
    card(
        "Lightning Mauler",
        "{1}{R}",
        "Creature — Human Berserker",
        keyword(KeywordAbility.SOULBOND),
        _paired(have(HASTE)),
        pt=(2, 1),
    ),
    card(
        "Absolver Thrull",
        "{3}{W}",
        "Creature — Thrull Cleric",
        keyword(KeywordAbility.HAUNT),
        TriggeredAbility(
            EitherHappens(Enters(ITSELF), HauntedDies()),
            DestroyPermanents(Target(permanent(CardType.ENCHANTMENT))),
            zones=frozenset({Zone.BATTLEFIELD, Zone.EXILE}),
        ),
        pt=(2, 3),
    ),
    card(
        "Cry of Contrition",
        "{B}",
        "Sorcery",
        spell(DiscardCards(ONE, TARGET_PLAYER)),
        keyword(KeywordAbility.HAUNT),
        TriggeredAbility(HauntedDies(), DiscardCards(ONE, TARGET_PLAYER), zones=frozenset({Zone.EXILE})),
    ),
    card(
        "Fight Rigging",
        "{2}{G}",
        "Enchantment",
        numbered(KeywordAbility.HIDEAWAY, 5),
        triggered(
            BeginningOf(Step.BEGINNING_OF_COMBAT, YOU),
            PutCounters(Target(CREATURE_YOU_CONTROL), CounterKind.PLUS_ONE_PLUS_ONE),
            If(Controls(YOU, creature(WithPower(Fixed(7), Comparison.OR_GREATER))), MayPlayNow(Linked(0))),
        ),
    ),
    card(
        "Arcanum Wings",
        "{1}{U}",
        "Enchantment — Aura",
        enchant(CREATURE),
        static(Modify(Host(CREATURE), (have(FLYING),))),
        keyword_with_cost(KeywordAbility.AURA_SWAP, "{2}{U}"),
    ),
    card(
        "Consuming Aetherborn",
        "{3}{B}",
        "Creature — Aetherborn Vampire",
        numbered(KeywordAbility.BACKUP, 1),
        LIFELINK,
        pt=(2, 2),
    ),
    card(
        "Golden-Scale Aeronaut",
        "{4}{W}",
        "Creature — Dwarf Pilot",
        numbered(KeywordAbility.BACKUP, 1),
        FLYING,
        pt=(2, 3),
    ),
    card(
        "Love Song of Night and Day",
        "{2}{W}",
        "Enchantment — Saga",
        keyword(KeywordAbility.READ_AHEAD),
        TriggeredAbility(ChapterReached((Chapter.I,)), DrawCards(TWO, Together((YOU, Target(OPPONENT))))),
        TriggeredAbility(ChapterReached((Chapter.II,)), CreateTokens(_BIRD)),
        TriggeredAbility(
            ChapterReached((Chapter.III,)), PutCounters(Target(CREATURE, Fixed(0), TWO), CounterKind.PLUS_ONE_PLUS_ONE)
        ),
    ),
    card(
        "Walking Sarcophagus",
        "{2}",
        "Artifact Creature — Zombie Cat",
        keyword(KeywordAbility.START_YOUR_ENGINES),
        Keyword(KeywordAbility.MAX_SPEED, ability=static(Modify(THIS, (plus(1, 2),)))),
        pt=(2, 1),
    ),
    card(
        "Endrider Catalyzer",
        "{1}{R}",
        "Creature — Human Warrior",
        keyword(KeywordAbility.START_YOUR_ENGINES),
        Keyword(KeywordAbility.MAX_SPEED, ability=taps_for(ManaKind.RED, ManaKind.RED)),
        pt=(3, 1),
    ),
    card(
        "The Mind Stone",
        "{1}{W}",
        "Legendary Artifact — Infinity Stone",
        INDESTRUCTIBLE,
        taps_for(ManaKind.WHITE),
        activated(pay("{5}{W}", TAP), Designate(Designation.HARNESSED)),
        Keyword(
            KeywordAbility.INFINITY,
            ability=triggered(
                BeginningOf(Step.END, YOU),
                ExileObjects(
                    Target(
                        permanent(adjectives=(ANOTHER, Not(OfKind(CardType.LAND))), modifiers=(YOU_CONTROL,)), Fixed(0)
                    ),
                    register=0,
                ),
                PutOntoBattlefield(Result(0)),
            ),
        ),
    ),
)

CARDS = (*ATTACKING, *STAYING)
