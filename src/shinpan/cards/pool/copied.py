"""Cards with which the rules of copying give their examples, and others that are interesting to copy."""

from shinpan.cards.build import card
from shinpan.cards.words import (
    ANOTHER,
    DEATHTOUCH,
    FLASH,
    FLYING,
    ONE,
    TAP,
    TARGET_CREATURE,
    TARGET_PLAYER,
    THIS,
    TRAMPLE,
    TWO,
    YOU,
    YOU_CONTROL,
    activated,
    all_get,
    creature,
    have,
    keyword_with_cost,
    pay,
    permanent,
    plus,
    spell,
    static,
    taps_for,
    triggered,
)
from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, Color, Duration, Step
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import ManaKind
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.abilities import ActivatedAbility, Keyword, Modify
from shinpan.phrases.choices import Choosable
from shinpan.phrases.costs import SacrificeSelf
from shinpan.phrases.effects.animating import BecomeCreatures
from shinpan.phrases.effects.cards import DrawCards
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.damage import DealDamage
from shinpan.phrases.effects.delayed import Later
from shinpan.phrases.effects.lasting import ApplyWhile
from shinpan.phrases.effects.life import GainLife, LoseLife
from shinpan.phrases.effects.mana import AddManaOfChosenColor, AddManaOfOneColor
from shinpan.phrases.effects.sequence import If, Sequence
from shinpan.phrases.effects.statuses import PutCounters
from shinpan.phrases.effects.zones import DestroyPermanents
from shinpan.phrases.having import ControlThis, WasSpent
from shinpan.phrases.modifications.control import ChangeControl
from shinpan.phrases.modifications.types import AddSubtypes
from shinpan.phrases.qualities.traits import OfChosenType
from shinpan.phrases.quantities import Fixed, X
from shinpan.phrases.references.targets import Target, TheTarget
from shinpan.phrases.replacements.entering import ChooseAsEnters, EntersTapped
from shinpan.phrases.subtype_words import ChosenSubtype, Subtypes
from shinpan.phrases.triggers.turns import BeginningOf

_END = BeginningOf(Step.END)

CARDS = (
    card(
        "Chimeric Staff",
        "{4}",
        "Artifact",
        activated(
            pay("{X}"),
            BecomeCreatures(THIS, X(), X(), (CardType.ARTIFACT, CardType.CREATURE), (CreatureType.CONSTRUCT,)),
        ),
    ),
    card(
        "Treetop Village",
        None,
        "Land",
        static(EntersTapped()),
        taps_for(ManaKind.GREEN),
        activated(
            pay("{1}{G}"),
            BecomeCreatures(
                THIS,
                Fixed(3),
                Fixed(3),
                subtypes=(CreatureType.APE,),
                colors=(Color.GREEN,),
                abilities=(TRAMPLE,),
                still=(CardType.LAND,),
            ),
        ),
    ),
    card(
        "Grinning Demon",
        "{2}{B}{B}",
        "Creature — Demon",
        triggered(BeginningOf(Step.UPKEEP, YOU), LoseLife(TWO)),
        keyword_with_cost(KeywordAbility.MORPH, "{2}{B}{B}"),
        pt=(6, 6),
    ),
    card(
        "Branchsnap Lorian",
        "{1}{G}{G}",
        "Creature — Beast",
        TRAMPLE,
        keyword_with_cost(KeywordAbility.MORPH, "{G}"),
        pt=(4, 1),
    ),
    card("Wandering Ones", "{U}", "Creature — Spirit", pt=(1, 1)),
    card("Woodland Changeling", "{1}{G}", "Creature — Shapeshifter", Keyword(KeywordAbility.CHANGELING), pt=(2, 2)),
    card(
        "Skyshroud Behemoth",
        "{5}{G}{G}",
        "Creature — Beast",
        Keyword(KeywordAbility.FADING, number=TWO),
        static(EntersTapped()),
        pt=(10, 10),
    ),
    card(
        "Adaptive Automaton",
        "{3}",
        "Artifact Creature — Construct",
        static(ChooseAsEnters(Choosable.CREATURE_TYPE)),
        static(Modify(THIS, (AddSubtypes(ChosenSubtype()),))),
        all_get(creature(YOU_CONTROL, OfChosenType(), adjectives=(ANOTHER,)), plus(1, 1)),
        pt=(2, 2),
    ),
    card(
        "Quirion Elves",
        "{1}{G}",
        "Creature — Elf Druid",
        static(ChooseAsEnters(Choosable.COLOR)),
        taps_for(ManaKind.GREEN),
        activated(pay(None, TAP), AddManaOfChosenColor()),
        pt=(1, 1),
    ),
    card(
        "Coldsteel Heart",
        "{2}",
        "Snow Artifact",
        static(EntersTapped()),
        static(ChooseAsEnters(Choosable.COLOR)),
        activated(pay(None, TAP), AddManaOfChosenColor()),
    ),
    card(
        "Dawnglow Infusion",
        "{X}{G/W}",
        "Sorcery",
        spell(
            If(WasSpent((ManaKind.GREEN,)), GainLife(X()), late=True),
            If(WasSpent((ManaKind.WHITE,)), GainLife(X()), late=True),
        ),
    ),
    card("Moment of Triumph", "{W}", "Instant", spell(Apply(TARGET_CREATURE, (plus(2, 2),)), GainLife(TWO))),
    card(
        "Crazed Armodon",
        "{2}{G}{G}",
        "Creature — Elephant",
        ActivatedAbility(
            pay("{G}"),
            Sequence(
                (Apply(THIS, (plus(3, 0), have(TRAMPLE))), Later(_END, DestroyPermanents(THIS))),
            ),
            per_turn=1,
        ),
        pt=(3, 3),
    ),
    card(
        "Olivia Voldaren",
        "{2}{B}{R}",
        "Legendary Creature — Vampire",
        FLYING,
        activated(
            pay("{1}{R}"),
            DealDamage(ONE, Target(creature(adjectives=(ANOTHER,)))),
            Apply(TheTarget(), (AddSubtypes(Subtypes((CreatureType.VAMPIRE,))),), Duration.FOREVER),
            PutCounters(THIS, CounterKind.PLUS_ONE_PLUS_ONE),
        ),
        activated(
            pay("{3}{B}{B}"),
            ApplyWhile(Target(permanent(CreatureType.VAMPIRE)), (ChangeControl(),), ControlThis()),
        ),
        pt=(3, 3),
    ),
    card("Ambush Viper", "{1}{G}", "Creature — Snake", FLASH, DEATHTOUCH, pt=(2, 1)),
    card(
        "Shivan Dragon",
        "{4}{R}{R}",
        "Creature — Dragon",
        FLYING,
        activated(pay("{R}"), Apply(THIS, (plus(1, 0),))),
        pt=(5, 5),
    ),
    card("Braingeyser", "{X}{U}{U}", "Sorcery", spell(DrawCards(X(), TARGET_PLAYER))),
    card("Black Lotus", "{0}", "Artifact", activated(pay(None, TAP, SacrificeSelf()), AddManaOfOneColor(Fixed(3)))),
)
