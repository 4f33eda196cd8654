"""The meld pairs of The Brothers' War and Final Fantasy (712.5d-g)."""

from shinpan.cards.build import face, token
from shinpan.cards.many_faced import meld
from shinpan.cards.words import (
    ANY_TARGET,
    CREATURE,
    CREATURE_YOU_CONTROL,
    DOUBLE_STRIKE,
    HASTE,
    INDESTRUCTIBLE,
    ITSELF,
    MENACE,
    NONARTIFACT,
    ONE,
    OPPONENT,
    PERMANENT_CARD,
    REACH,
    TAP,
    TARGET_CREATURE,
    THIS,
    THREE,
    TRAMPLE,
    TWO,
    VIGILANCE,
    YOU,
    YOU_CAST,
    YOU_CONTROL,
    activated,
    cards,
    creature,
    defining,
    have,
    keyword_with_cost,
    loyalty,
    pay,
    permanent,
    plus,
    spells,
    static,
    taps_for,
    triggered,
)
from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, Color, Duration, Step, Supertype, Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import ManaKind
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.abilities import ActivatedAbility, TriggeredAbility
from shinpan.phrases.base import Timing
from shinpan.phrases.conditions import BothHold, Compare, Controls
from shinpan.phrases.costchanges import Direction, SpellsCost
from shinpan.phrases.effects.animating import BecomeCreatures
from shinpan.phrases.effects.cards import DiscardCards, DrawCards, MillCards
from shinpan.phrases.effects.choosing import ChooseOne
from shinpan.phrases.effects.continuous import Apply, ApplyToGame
from shinpan.phrases.effects.damage import DealDamage
from shinpan.phrases.effects.life import GainLife, LoseLife
from shinpan.phrases.effects.mana import AddMana
from shinpan.phrases.effects.paying import MayPay
from shinpan.phrases.effects.sequence import If, May, Modal, Sequence
from shinpan.phrases.effects.statuses import PutCounters
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.effects.zones import DestroyPermanents, ExileObjects, PutOntoBattlefield, ReturnToHand
from shinpan.phrases.faces.melding import ExileAndMeld, OwnBoth
from shinpan.phrases.manause import SpendOnly
from shinpan.phrases.modifications.powers import DefinePowerToughness
from shinpan.phrases.named_tokens import POWERSTONE
from shinpan.phrases.permissions import LoyaltyTwice
from shinpan.phrases.qualities.nouns import Cards
from shinpan.phrases.qualities.places import InZone, NotControlledBy
from shinpan.phrases.qualities.states import IsAttacking
from shinpan.phrases.qualities.traits import Named, Not, OfColor, OfKind
from shinpan.phrases.quantities import Count, Fixed, HandSizeOf
from shinpan.phrases.references.objects import All, ThatOne
from shinpan.phrases.references.players import EachOpponent
from shinpan.phrases.references.targets import Target, TheTarget
from shinpan.phrases.replacements.entering import EntersTapped
from shinpan.phrases.triggers.combat import Attacks, AttacksWith
from shinpan.phrases.triggers.either import EitherHappens
from shinpan.phrases.triggers.journeys import CardsLeave, EntersFrom
from shinpan.phrases.triggers.turns import BeginningOf
from shinpan.phrases.triggers.zones import ArrivesInGraveyard, Dies, Enters

_PLUS_ONE = CounterKind.PLUS_ONE_PLUS_ONE
_IN_GRAVEYARD = InZone(Zone.GRAVEYARD, YOU)
_LAND_CARDS = cards(CardType.LAND, modifiers=(_IN_GRAVEYARD,))
_NONLAND = permanent(adjectives=(Not(OfKind(CardType.LAND)),))
_LANDS = Count(permanent(CardType.LAND, modifiers=(YOU_CONTROL,)))
_ATTACKERS = Count(creature(adjectives=(IsAttacking(),)))
_SCHEMES = spells(CardType.ARTIFACT, CardType.INSTANT, CardType.SORCERY, modifiers=(YOU_CAST,))
_BEAR = token("Creature — Bear", colors=(Color.GREEN,), pt=(2, 2))
_SOLDIER = token("Artifact Creature — Soldier", pt=(1, 1))
_ENGINE = creature(Named("Phyrexian Dragon Engine"))
_STONES = permanent(CardType.ARTIFACT, modifiers=(Named("The Mightstone and Weakstone"),))
_ARGOTH = permanent(CardType.LAND, modifiers=(Named("Argoth, Sanctum of Nature"),))
_FANG = creature(Named("Fang, Fearless l'Cie"))
_GREEN_LEGEND = creature(adjectives=(OfKind(Supertype.LEGENDARY), OfColor(Color.GREEN)))

_MISHRA = meld(
    face(
        "Mishra, Claimed by Gix",
        "{2}{B}{R}",
        "Legendary Creature — Phyrexian Human Artificer",
        triggered(
            AttacksWith(YOU, CREATURE),
            LoseLife(_ATTACKERS, EachOpponent()),
            GainLife(_ATTACKERS),
            If(
                OwnBoth(_ENGINE, attacking=True),
                ExileAndMeld("Mishra, Lost to Phyrexia", _ENGINE, attacking=True),
            ),
        ),
        pt=(3, 5),
    ),
    face(
        "Phyrexian Dragon Engine",
        "{3}",
        "Artifact Creature — Phyrexian Dragon",
        DOUBLE_STRIKE,
        triggered(EntersFrom(ITSELF, Zone.GRAVEYARD, YOU), May(DiscardCards(HandSizeOf(YOU)), then=DrawCards(THREE))),
        keyword_with_cost(KeywordAbility.UNEARTH, "{3}{R}{R}"),
        pt=(2, 2),
    ),
    face(
        "Mishra, Lost to Phyrexia",
        None,
        "Legendary Artifact Creature — Phyrexian Artificer",
        triggered(
            EitherHappens(Enters(ITSELF), Attacks(ITSELF)),
            Modal(
                (
                    DiscardCards(TWO, Target(OPPONENT)),
                    DealDamage(THREE, Target(ANY_TARGET), THIS),
                    DestroyPermanents(Target(permanent(CardType.ARTIFACT, CardType.PLANESWALKER))),
                    Apply(All(CREATURE_YOU_CONTROL), (have(MENACE, TRAMPLE),)),
                    Apply(All(creature(NotControlledBy(YOU))), (plus(-1, -1),)),
                    CreateTokens(POWERSTONE, TWO, tapped=True),
                ),
                3,
                3,
            ),
        ),
        pt=(9, 9),
        indicator=(Color.BLACK, Color.RED),
    ),
)

_URZA = meld(
    face(
        "Urza, Lord Protector",
        "{1}{W}{U}",
        "Legendary Creature — Human Artificer",
        static(SpellsCost(_SCHEMES, direction=Direction.LESS)),
        ActivatedAbility(
            pay("{7}"), If(OwnBoth(_STONES), ExileAndMeld("Urza, Planeswalker", _STONES)), timing=Timing.SORCERY
        ),
        pt=(2, 4),
    ),
    face(
        "The Mightstone and Weakstone",
        "{5}",
        "Legendary Artifact — Powerstone",
        triggered(Enters(ITSELF), Modal((DrawCards(TWO), Apply(TARGET_CREATURE, (plus(-5, -5),))))),
        activated(
            pay(None, TAP),
            AddMana(
                (ManaKind.COLORLESS, ManaKind.COLORLESS),
                only=SpendOnly(never=spells(adjectives=(NONARTIFACT,))),
            ),
        ),
    ),
    face(
        "Urza, Planeswalker",
        None,
        "Legendary Planeswalker — Urza",
        static(LoyaltyTwice()),
        loyalty(2, ApplyToGame((SpellsCost(_SCHEMES, TWO, Direction.LESS),)), GainLife(TWO)),
        loyalty(1, DrawCards(TWO), DiscardCards(ONE)),
        loyalty(0, CreateTokens(_SOLDIER, TWO)),
        loyalty(-3, ExileObjects(Target(_NONLAND))),
        loyalty(
            -10,
            Apply(
                All(permanent(CardType.ARTIFACT, CardType.PLANESWALKER, modifiers=(YOU_CONTROL,))),
                (have(INDESTRUCTIBLE),),
            ),
            DestroyPermanents(All(_NONLAND)),
        ),
        loyalty=7,
        indicator=(Color.WHITE, Color.BLUE),
    ),
)

_TITANIA = meld(
    face(
        "Titania, Voice of Gaea",
        "{1}{G}{G}",
        "Legendary Creature — Elemental",
        REACH,
        triggered(ArrivesInGraveyard(cards(CardType.LAND), YOU, one_or_more=True), GainLife(TWO)),
        triggered(
            BeginningOf(Step.UPKEEP, YOU),
            ExileAndMeld("Titania, Gaea Incarnate", _ARGOTH),
            condition=BothHold(Compare(Count(_LAND_CARDS), Fixed(4)), OwnBoth(_ARGOTH)),
        ),
        pt=(3, 4),
    ),
    face(
        "Argoth, Sanctum of Nature",
        None,
        "Land",
        static(EntersTapped(unless=Controls(YOU, _GREEN_LEGEND))),
        taps_for(ManaKind.GREEN),
        ActivatedAbility(
            pay("{2}{G}{G}", TAP), Sequence((CreateTokens(_BEAR), MillCards(THREE))), timing=Timing.SORCERY
        ),
    ),
    face(
        "Titania, Gaea Incarnate",
        None,
        "Legendary Creature — Elemental Avatar",
        VIGILANCE,
        REACH,
        TRAMPLE,
        HASTE,
        defining(DefinePowerToughness(_LANDS, _LANDS)),
        triggered(Enters(ITSELF), PutOntoBattlefield(All(_LAND_CARDS), tapped=True)),
        activated(
            pay("{3}{G}"),
            PutCounters(Target(permanent(CardType.LAND, modifiers=(YOU_CONTROL,))), _PLUS_ONE, Fixed(4)),
            BecomeCreatures(
                TheTarget(),
                Fixed(0),
                Fixed(0),
                subtypes=(CreatureType.ELEMENTAL,),
                abilities=(HASTE,),
                still=(CardType.LAND,),
                duration=Duration.FOREVER,
            ),
        ),
        pt=(0, 0),
        indicator=(Color.GREEN,),
    ),
)

_RAGNAROK = meld(
    face(
        "Fang, Fearless l'Cie",
        "{2}{B}",
        "Legendary Creature — Human Warrior",
        TriggeredAbility(CardsLeave(YOU), Sequence((DrawCards(), LoseLife(ONE))), once_each_turn=True),
        pt=(2, 3),
    ),
    face(
        "Vanille, Cheerful l'Cie",
        "{3}{G}",
        "Legendary Creature — Human Cleric",
        triggered(
            Enters(ITSELF),
            MillCards(TWO),
            ChooseOne(PERMANENT_CARD.with_(modifiers=(_IN_GRAVEYARD,)), register=0),
            ReturnToHand(ThatOne(Cards())),
        ),
        triggered(
            BeginningOf(Step.PRECOMBAT_MAIN, YOU),
            MayPay(pay("{3}{B}{G}"), ExileAndMeld("Ragnarok, Divine Deliverance", _FANG)),
            condition=OwnBoth(_FANG),
        ),
        pt=(3, 2),
    ),
    face(
        "Ragnarok, Divine Deliverance",
        None,
        "Legendary Creature — Beast Avatar",
        VIGILANCE,
        MENACE,
        TRAMPLE,
        REACH,
        HASTE,
        triggered(
            Dies(ITSELF),
            DestroyPermanents(Target(permanent())),
            PutOntoBattlefield(
                Target(
                    PERMANENT_CARD.with_(adjectives=(Not(OfKind(Supertype.LEGENDARY)),), modifiers=(_IN_GRAVEYARD,)),
                    slot=1,
                )
            ),
        ),
        pt=(7, 6),
        indicator=(Color.BLACK, Color.GREEN),
    ),
)

CARDS = (*_MISHRA, *_URZA, *_TITANIA, *_RAGNAROK)
