"""Cards that the rules themselves use for examples (603, 607, 608, 613, 614)."""

from shinpan.cards.build import card, token
from shinpan.cards.words import (
    ANY_TARGET,
    BASIC_LAND_CARD,
    ITSELF,
    ONE,
    OPPONENT,
    PLAYER,
    TAP,
    TARGET_CREATURE,
    TARGET_PLAYER,
    THIS,
    THREE,
    TRAMPLE,
    TWO,
    YOU,
    YOU_CONTROL,
    activated,
    cards,
    creature,
    defining,
    loyalty,
    pay,
    permanent,
    plus,
    spell,
    static,
    taps_for,
    triggered,
)
from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, Color, Step, Zone
from shinpan.game.mana import ManaKind
from shinpan.game.subtypes.creature import CreatureType
from shinpan.phrases.abilities import Modify
from shinpan.phrases.barring import AnyoneMayBuyOff, CantEnter, CantPlayLands
from shinpan.phrases.blocking import MustBlock
from shinpan.phrases.costs import DiscardSome, ExileTop, PayLife
from shinpan.phrases.effects.animating import BecomeCreatures
from shinpan.phrases.effects.cards import DrawCards
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.damage import DealDamage
from shinpan.phrases.effects.delayed import Later
from shinpan.phrases.effects.each_target import EruptOnEach, StealFromEach
from shinpan.phrases.effects.exiling import ExileFromTop
from shinpan.phrases.effects.granting import ChangeAndRecolor, GainActivatedAbilities
from shinpan.phrases.effects.life import GainLife
from shinpan.phrases.effects.looking import Goal, Rest, TakeFromTop
from shinpan.phrases.effects.nightmares import CardWasExiled, ManaValueInExile
from shinpan.phrases.effects.statuses import PutCounters
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.effects.zones import (
    DestroyPermanents,
    ExileObjects,
    PutOntoBattlefield,
    SacrificePermanents,
)
from shinpan.phrases.effects.zones_chosen import PutLinkedOntoBattlefield
from shinpan.phrases.library_sight import MayStayTapped, PlaysWithTopRevealed
from shinpan.phrases.modifications.powers import SetPowerToughness
from shinpan.phrases.permissions import RevealsFirstDraw, SpendKindAsAnyColor
from shinpan.phrases.playing import MayPlayFrom
from shinpan.phrases.qualities.groups import AnyOf, OneOf
from shinpan.phrases.qualities.nouns import Cards
from shinpan.phrases.qualities.places import ControlledBy, InZone
from shinpan.phrases.qualities.states import FightingThis
from shinpan.phrases.quantities import AnyNumber, Count, Fixed
from shinpan.phrases.references.objects import All, Bound, Result
from shinpan.phrases.references.players import AnyPlayer, EachPlayer, YourOpponents
from shinpan.phrases.references.targets import Target
from shinpan.phrases.replacements.entering import EntersTappedUnlessPaid
from shinpan.phrases.replacements.living import ExileInsteadOfPaying
from shinpan.phrases.replacements.swallowing import AsBigAsExiled, ExilesAsEnters
from shinpan.phrases.triggers.turns import BeginningOf
from shinpan.phrases.triggers.untapping import RevealsAsDrawn, UntappedOrLost
from shinpan.phrases.triggers.zones import Enters, LeavesBattlefield

_TWIN = token("Legendary Creature — Human Warrior", colors=(Color.RED, Color.GREEN), pt=(3, 4), name="Stangg Twin")
_CREATURE_CARD_ANYWHERE = cards(CardType.CREATURE, modifiers=(InZone(Zone.GRAVEYARD, AnyPlayer()),))
_YOUR_DEAD = Count(cards(CardType.CREATURE, modifiers=(InZone(Zone.GRAVEYARD, YOU),)))
_NIGHTMARE = token(
    "Creature — Nightmare",
    triggered(
        BeginningOf(Step.BEGINNING_OF_COMBAT, YOU),
        PutCounters(THIS, CounterKind.PLUS_ONE_PLUS_ONE),
        condition=CardWasExiled(),
    ),
    colors=(Color.BLACK,),
    pt=(1, 1),
)

CARDS = (
    card(
        "Wild Mongrel",
        "{1}{G}",
        "Creature — Dog",
        activated(pay(None, DiscardSome(cards())), ChangeAndRecolor(THIS, plus(1, 1))),
        pt=(2, 2),
    ),
    card(
        "Svogthos, the Restless Tomb",
        None,
        "Land",
        taps_for(ManaKind.COLORLESS),
        activated(
            pay("{3}{B}{G}"),
            BecomeCreatures(
                THIS,
                None,
                None,
                subtypes=(CreatureType.PLANT, CreatureType.ZOMBIE),
                colors=(Color.BLACK, Color.GREEN),
                abilities=(static(Modify(THIS, (SetPowerToughness(_YOUR_DEAD, _YOUR_DEAD),))),),
                still=(CardType.LAND,),
            ),
        ),
    ),
    card(
        "Animate Land",
        "{G}",
        "Instant",
        spell(BecomeCreatures(Target(permanent(CardType.LAND)), THREE, THREE, still=(CardType.LAND,))),
    ),
    card(
        "Stangg",
        "{4}{R}{G}",
        "Legendary Creature — Human Warrior",
        triggered(
            Enters(ITSELF),
            CreateTokens(_TWIN, register=0),
            Later(LeavesBattlefield(ITSELF), ExileObjects(Bound()), about=Result(0)),
            Later(LeavesBattlefield(OneOf(Bound())), SacrificePermanents(THIS), about=Result(0)),
        ),
        pt=(3, 4),
    ),
    card(
        "Coffin Queen",
        "{2}{B}",
        "Creature — Zombie Wizard",
        static(MayStayTapped()),
        activated(
            pay("{2}{B}", TAP),
            PutOntoBattlefield(Target(_CREATURE_CARD_ANYWHERE), under=YOU, register=0),
            Later(UntappedOrLost(THIS), ExileObjects(Bound()), about=Result(0)),
        ),
        pt=(1, 1),
    ),
    card(
        "Rowen",
        "{2}{G}{G}",
        "Enchantment",
        static(RevealsFirstDraw()),
        triggered(RevealsAsDrawn(BASIC_LAND_CARD), DrawCards()),
    ),
    card(
        "Arc-Slogger",
        "{3}{R}{R}",
        "Creature — Beast",
        activated(pay("{R}", ExileTop(Fixed(10))), DealDamage(TWO, Target(ANY_TARGET))),
        pt=(4, 5),
    ),
    card(
        "Sisters of Stone Death",
        "{4}{B}{B}{G}{G}",
        "Legendary Creature — Gorgon",
        activated(pay("{G}"), Apply(TARGET_CREATURE, (MustBlock(attacker=THIS),))),
        activated(pay("{B}{G}"), ExileObjects(Target(creature(FightingThis())), link=0)),
        activated(pay("{2}{B}"), PutLinkedOntoBattlefield(Cards((CardType.CREATURE,)))),
        pt=(7, 5),
    ),
    card(
        "Quicksilver Elemental",
        "{3}{U}{U}",
        "Creature — Elemental",
        activated(pay("{U}"), GainActivatedAbilities(THIS, TARGET_CREATURE)),
        static(SpendKindAsAnyColor(ManaKind.BLUE)),
        pt=(3, 4),
    ),
    card(
        "Blatant Thievery",
        "{4}{U}{U}{U}",
        "Sorcery",
        spell(
            StealFromEach(
                Target(
                    permanent(modifiers=(ControlledBy(YourOpponents()),)), Count(OPPONENT), Count(OPPONENT), apart=True
                )
            )
        ),
    ),
    card(
        "Soulfire Eruption",
        "{6}{R}{R}{R}",
        "Sorcery",
        spell(
            EruptOnEach(
                Target(AnyOf((permanent(CardType.CREATURE, CardType.PLANESWALKER), PLAYER)), Fixed(0), AnyNumber())
            )
        ),
    ),
    card(
        "Worms of the Earth",
        "{2}{B}{B}{B}",
        "Enchantment",
        static(CantPlayLands(EachPlayer())),
        static(CantEnter(permanent(CardType.LAND))),
        triggered(BeginningOf(Step.UPKEEP), AnyoneMayBuyOff(TWO, Fixed(5), DestroyPermanents(THIS))),
    ),
    card(
        "Sutured Ghoul",
        "{4}{B}{B}{B}",
        "Creature — Zombie",
        TRAMPLE,
        static(ExilesAsEnters(cards(CardType.CREATURE))),
        defining(AsBigAsExiled()),
        pt=(0, 0),
    ),
    card(
        "Rise of the Dark Realms",
        "{7}{B}{B}",
        "Sorcery",
        spell(
            PutOntoBattlefield(
                All(cards(CardType.CREATURE, modifiers=(InZone(Zone.GRAVEYARD, EachPlayer()),))), under=YOU
            )
        ),
    ),
    card(
        "Ashiok, Wicked Manipulator",
        "{3}{B}{B}",
        "Legendary Planeswalker — Ashiok",
        static(ExileInsteadOfPaying()),
        loyalty(1, TakeFromTop(TWO, ONE, Goal.HAND, Rest.EXILE)),
        loyalty(-2, CreateTokens(_NIGHTMARE, TWO)),
        loyalty(-7, ExileFromTop(ManaValueInExile(), TARGET_PLAYER)),
        loyalty=5,
    ),
    card("Breeding Pool", None, "Land — Forest Island", static(EntersTappedUnlessPaid(PayLife(TWO)))),
    card(
        "Courser of Kruphix",
        "{1}{G}{G}",
        "Enchantment Creature — Centaur",
        static(PlaysWithTopRevealed()),
        static(MayPlayFrom(Zone.LIBRARY, lands=True, spells=False)),
        triggered(Enters(permanent(CardType.LAND, modifiers=(YOU_CONTROL,))), GainLife(ONE)),
        pt=(2, 4),
    ),
)
