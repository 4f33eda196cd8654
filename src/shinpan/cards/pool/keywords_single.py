"""Cards of keywords and keyword actions that are each of their own kind (701, 702)."""

from shinpan.cards.build import card, token
from shinpan.cards.words import (
    ANOTHER,
    ANY_TARGET,
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
    REACH,
    TAP,
    TARGET_CREATURE,
    TARGET_PLAYER,
    THIS,
    THREE,
    TWO,
    YOU,
    YOU_CONTROL,
    activated,
    all_get,
    creature,
    enchant,
    have,
    keyword,
    keyword_with_cost,
    numbered,
    of_spell,
    pay,
    permanent,
    plus,
    spell,
    spells,
    static,
    taps_for,
    triggered,
)
from shinpan.game.counters import CounterKind
from shinpan.game.designations import Designation
from shinpan.game.enums import CardType, Color, Step, Zone
from shinpan.game.keyword_actions import KeywordAction
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import ManaKind
from shinpan.game.subtypes.creature import CreatureType
from shinpan.game.subtypes.land import LandType
from shinpan.phrases.abilities import Cost, Keyword, Modify, StaticAbility, TriggeredAbility
from shinpan.phrases.actioncosts import BeholdOne, BlightOne, CollectEvidence, Forage, Waterbend
from shinpan.phrases.attackoptions import MayExert
from shinpan.phrases.base import Effect, Modification
from shinpan.phrases.casting import AdditionalCostOf
from shinpan.phrases.comparison import Comparison
from shinpan.phrases.conditions import Controls
from shinpan.phrases.effects.bending import Airbend, Blight, Earthbend
from shinpan.phrases.effects.cards import DiscardCards, DrawCards
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.damage import DealDamage
from shinpan.phrases.effects.designating import Designate
from shinpan.phrases.effects.edicts import SacrificeChosen
from shinpan.phrases.effects.hiding import MayPlayNow
from shinpan.phrases.effects.investigating import Investigate
from shinpan.phrases.effects.life import LoseLife
from shinpan.phrases.effects.multiplying import MultiplySize
from shinpan.phrases.effects.paying import MayPay, UnlessPaid
from shinpan.phrases.effects.sequence import If, Modal, ModeFor
from shinpan.phrases.effects.spells import CounterObjects
from shinpan.phrases.effects.statuses import PutCounters, TapPermanents, UntapPermanents
from shinpan.phrases.effects.timely import Learn, TimeTravel
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.effects.turns import ExtraTurn
from shinpan.phrases.effects.voting import Ballot, VillainousChoice, Vote
from shinpan.phrases.effects.zones import DestroyPermanents, ExileObjects, PutOntoBattlefield
from shinpan.phrases.haunting import HauntedDies
from shinpan.phrases.qualities.places import NotControlledBy
from shinpan.phrases.qualities.traits import Not, OfKind, WithPower
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import Host, Linked, Result, Together
from shinpan.phrases.references.players import ControllerOf, EachOpponent
from shinpan.phrases.references.targets import Target, TheTarget
from shinpan.phrases.restrictions import CantBeBlocked
from shinpan.phrases.soulbonds import BothPaired, IsPaired
from shinpan.phrases.triggers.actions import TakesAction
from shinpan.phrases.triggers.chapters import Chapter, ChapterReached
from shinpan.phrases.triggers.either import EitherHappens
from shinpan.phrases.triggers.reflexive import WhenYouDo
from shinpan.phrases.triggers.turns import BeginningOf
from shinpan.phrases.triggers.zones import Dies, Enters

_ANY = Target(ANY_TARGET)
_NOT_YOURS = creature(NotControlledBy(YOU))
_MERFOLK = token("Creature — Merfolk", colors=(Color.WHITE, Color.BLUE), pt=(1, 1))
_ALLY = token("Creature — Ally", colors=(Color.WHITE,), pt=(1, 1))
_BIRD = token("Creature — Bird", FLYING, colors=(Color.WHITE,), pt=(1, 1))
_SPIRIT = token("Creature — Spirit", FLYING, colors=(Color.WHITE,), pt=(2, 2))


def _waterbend(mana: str) -> Cost:
    return pay(mana, Waterbend())


def _paired(*changes: Modification) -> StaticAbility:
    return static(Modify(BothPaired(), changes), condition=IsPaired())


def _mode(mana: str, effect: Effect) -> ModeFor:
    return ModeFor(pay(mana), effect)


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

ACTIONS = (
    card(
        "Airbending Lesson",
        "{2}{W}",
        "Instant — Lesson",
        spell(Airbend(Target(permanent(adjectives=(Not(OfKind(CardType.LAND)),)))), DrawCards()),
    ),
    card(
        "Earthbending Lesson",
        "{3}{G}",
        "Sorcery — Lesson",
        spell(Earthbend(Fixed(4))),
    ),
    card(
        "Earth Village Ruffians",
        "{2}{B/G}",
        "Creature — Human Soldier Rogue",
        triggered(Dies(ITSELF), Earthbend(TWO)),
        pt=(3, 1),
    ),
    card(
        "Geyser Leaper",
        "{4}{U}",
        "Creature — Human Warrior Ally",
        FLYING,
        activated(_waterbend("{4}"), DrawCards(), DiscardCards(ONE)),
        pt=(4, 3),
    ),
    card(
        "Giant Koi",
        "{4}{U}{U}",
        "Creature — Fish",
        activated(_waterbend("{3}"), Apply(THIS, (CantBeBlocked(),))),
        Keyword(KeywordAbility.TYPECYCLING, pay("{2}"), quality=OfKind(LandType.ISLAND)),
        pt=(5, 7),
    ),
    card(
        "Sting-Slinger",
        "{2}{R}",
        "Creature — Goblin Warrior",
        activated(pay("{1}{R}", TAP, BlightOne(ONE)), DealDamage(TWO, EachOpponent())),
        pt=(3, 3),
    ),
    card(
        "Sinister Gnarlbark",
        "{2}{B}",
        "Creature — Treefolk Warlock",
        triggered(BeginningOf(Step.END, YOU), DrawCards(), Blight(ONE)),
        pt=(0, 4),
    ),
    card(
        "Caustic Exhale",
        "{B}",
        "Instant",
        of_spell(AdditionalCostOf((pay(None, BeholdOne((CreatureType.DRAGON,))), pay("{1}")))),
        spell(Apply(TARGET_CREATURE, (plus(-3, -3),))),
    ),
    card(
        "Silvergill Mentor",
        "{1}{U}",
        "Creature — Merfolk Wizard",
        of_spell(AdditionalCostOf((pay(None, BeholdOne((CreatureType.MERFOLK,))), pay("{2}")))),
        triggered(Enters(ITSELF), CreateTokens(_MERFOLK)),
        pt=(2, 1),
    ),
    card(
        "Forensic Researcher",
        "{2}{U}",
        "Creature — Merfolk Detective",
        activated(pay(None, TAP), UntapPermanents(Target(permanent(adjectives=(ANOTHER,), modifiers=(YOU_CONTROL,))))),
        activated(pay(None, TAP, CollectEvidence(THREE)), TapPermanents(Target(_NOT_YOURS))),
        pt=(1, 3),
    ),
    card(
        "Evidence Examiner",
        "{G}{U}",
        "Creature — Merfolk Detective",
        triggered(BeginningOf(Step.BEGINNING_OF_COMBAT, YOU), MayPay(pay(None, CollectEvidence(Fixed(4))))),
        triggered(TakesAction(YOU, KeywordAction.COLLECT_EVIDENCE), Investigate()),
        pt=(2, 2),
    ),
    card(
        "Treetop Sentries",
        "{3}{G}",
        "Creature — Squirrel Archer",
        REACH,
        triggered(Enters(ITSELF), MayPay(pay(None, Forage()), DrawCards())),
        pt=(2, 4),
    ),
    card(
        "Feed the Cycle",
        "{1}{B}",
        "Instant",
        of_spell(AdditionalCostOf((pay(None, Forage()), pay("{B}")))),
        spell(DestroyPermanents(Target(permanent(CardType.CREATURE, CardType.PLANESWALKER)))),
    ),
    card("Pop Quiz", "{2}{U}", "Instant", spell(DrawCards(), Learn())),
    card("Eyetwitch", "{B}", "Creature — Eye Bat", FLYING, triggered(Dies(ITSELF), Learn()), pt=(1, 1)),
    card("Wibbly-wobbly, Timey-wimey", "{1}{U}", "Sorcery", spell(TimeTravel(), DrawCards())),
    card("All of History, All at Once", "{2}{U}{U}", "Sorcery", spell(TimeTravel()), keyword(KeywordAbility.STORM)),
    card(
        "The Dalek Emperor",
        "{5}{B}{R}",
        "Legendary Artifact Creature — Dalek",
        Keyword(KeywordAbility.AFFINITY, quality=permanent(CreatureType.DALEK)),
        all_get(permanent(CreatureType.DALEK, adjectives=(ANOTHER,), modifiers=(YOU_CONTROL,)), have(HASTE)),
        triggered(
            BeginningOf(Step.BEGINNING_OF_COMBAT, YOU),
            VillainousChoice(
                EachOpponent(),
                SacrificeChosen(Result(0), CREATURE),
                CreateTokens(token("Artifact Creature — Dalek", MENACE, colors=(Color.BLACK,), pt=(3, 3))),
            ),
        ),
        pt=(6, 6),
    ),
    card(
        "Tyrant's Choice",
        "{1}{B}",
        "Sorcery",
        spell(
            Vote(
                Ballot.DEATH,
                Ballot.TORTURE,
                SacrificeChosen(EachOpponent(), CREATURE),
                LoseLife(Fixed(4), EachOpponent()),
            )
        ),
    ),
    card(
        "Plea for Power", "{3}{U}", "Sorcery", spell(Vote(Ballot.TIME, Ballot.KNOWLEDGE, ExtraTurn(), DrawCards(THREE)))
    ),
    card(
        "Thunder Magic",
        "{R}",
        "Instant",
        keyword(KeywordAbility.TIERED),
        spell(
            Modal(
                (
                    _mode("{0}", DealDamage(TWO, TARGET_CREATURE)),
                    _mode("{3}", DealDamage(Fixed(4), TARGET_CREATURE)),
                    _mode("{5}{R}", DealDamage(Fixed(8), TARGET_CREATURE)),
                )
            )
        ),
    ),
    card(
        "Tifa's Limit Break",
        "{G}",
        "Instant",
        keyword(KeywordAbility.TIERED),
        spell(
            Modal(
                (
                    _mode("{0}", Apply(TARGET_CREATURE, (plus(2, 2),))),
                    _mode("{2}", MultiplySize(TARGET_CREATURE, 2, True, True)),
                    _mode("{6}{G}", MultiplySize(TARGET_CREATURE, 3, True, True)),
                )
            )
        ),
    ),
    card(
        "Explosive Derailment",
        "{R}",
        "Instant",
        keyword(KeywordAbility.SPREE),
        spell(
            Modal(
                (
                    _mode("{2}", DealDamage(Fixed(4), TARGET_CREATURE)),
                    _mode("{2}", DestroyPermanents(Target(permanent(CardType.ARTIFACT)))),
                ),
                1,
                2,
            )
        ),
    ),
    card(
        "Phantom Interference",
        "{U}",
        "Instant",
        keyword(KeywordAbility.SPREE),
        spell(
            Modal(
                (
                    _mode("{3}", CreateTokens(_SPIRIT)),
                    _mode("{1}", UnlessPaid(CounterObjects(Target(spells())), pay("{2}"), ControllerOf(TheTarget()))),
                ),
                1,
                2,
            )
        ),
    ),
)

CARDS = (*ATTACKING, *STAYING, *ACTIONS)
