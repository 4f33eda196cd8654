"""Cards that the examples of the rules speak of (603, 607, 608, 613, 614, 616)."""

from shinpan.cards.build import card
from shinpan.cards.words import (
    ANOTHER,
    CREATURE,
    DEFENDER,
    FLYING,
    HASTE,
    INDESTRUCTIBLE,
    ITSELF,
    LIFELINK,
    NONBLACK,
    ONE,
    TAP,
    TARGET_CREATURE,
    THIS,
    TRAMPLE,
    TWO,
    VIGILANCE,
    YOU,
    YOU_CONTROL,
    activated,
    all_get,
    cards,
    creature,
    enchant,
    have,
    keyword,
    keyword_with_cost,
    of_spell,
    pay,
    permanent,
    plus,
    protection,
    spell,
    spells,
    static,
    triggered,
)
from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, Color, Step, Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.game.subtypes import ArtifactType
from shinpan.phrases.abilities import Modify, StaticAbility
from shinpan.phrases.base import EVERYWHERE, Quality
from shinpan.phrases.choices import Choosable
from shinpan.phrases.conditions import Compare, Fits
from shinpan.phrases.costchanges import Direction, ThisCosts
from shinpan.phrases.counting import CreaturesAttackedWith
from shinpan.phrases.effects.cards import DrawCards
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.damage import DealDamage
from shinpan.phrases.effects.deciding import WinGame
from shinpan.phrases.effects.delayed import Later
from shinpan.phrases.effects.life import GainLife
from shinpan.phrases.effects.mana import AddManaOfChosenColor
from shinpan.phrases.effects.paying import MayPay
from shinpan.phrases.effects.reflexive import WhenDone
from shinpan.phrases.effects.sequence import May
from shinpan.phrases.effects.statuses import PutCounters, TapPermanents
from shinpan.phrases.effects.zones import DestroyPermanents, ReturnToHand
from shinpan.phrases.modifications.abilities import LoseAllAbilities, LoseKeywords
from shinpan.phrases.modifications.colors import SetColors
from shinpan.phrases.modifications.powers import SetPowerToughness
from shinpan.phrases.qualities.groups import Group
from shinpan.phrases.qualities.places import InZone
from shinpan.phrases.qualities.states import IsUntapped
from shinpan.phrases.qualities.traits import OfChosenColor, OfColor
from shinpan.phrases.quantities import Fixed, LifeTotalOf
from shinpan.phrases.references.objects import All, Bound, EventObject, EventRecipient, Host, Together
from shinpan.phrases.references.players import AnyPlayer, ControllerOf, EachPlayer, YourOpponents
from shinpan.phrases.references.targets import Target, TheTarget
from shinpan.phrases.replacements.entering import ChooseAsEnters, EntersTapped, OthersEnterTapped
from shinpan.phrases.replacements.zones import IntoLibraryInstead
from shinpan.phrases.restrictions import CantLose, CantWin
from shinpan.phrases.triggers.acts import Casts
from shinpan.phrases.triggers.fighting import BlocksCreature
from shinpan.phrases.triggers.reflexive import WhenYouDo
from shinpan.phrases.triggers.turns import BeginningOf
from shinpan.phrases.triggers.zones import Dies, Enters, GoesToGraveyard

PLUS_ONE = CounterKind.PLUS_ONE_PLUS_ONE
_LANDS = permanent(CardType.LAND)
_PERMANENT = permanent()
_CHOSEN_COLOR = OfChosenColor()


def _white(*modifiers: Quality) -> Group:
    return creature(*modifiers, adjectives=(OfColor(Color.WHITE),))


def _untapped(*modifiers: Quality) -> Group:
    return creature(*modifiers, adjectives=(IsUntapped(),))


CARDS = (
    card("Armageddon", "{3}{W}", "Sorcery", spell(DestroyPermanents(All(_LANDS)))),
    card(
        "Dingus Egg",
        "{4}",
        "Artifact",
        triggered(GoesToGraveyard(_LANDS), DealDamage(TWO, ControllerOf(EventObject()))),
    ),
    card("Soul Net", "{1}", "Artifact", triggered(Dies(CREATURE), MayPay(pay("{1}"), GainLife(ONE)))),
    card(
        "Felidar Sovereign",
        "{4}{W}{W}",
        "Creature — Cat Beast",
        VIGILANCE,
        LIFELINK,
        triggered(
            BeginningOf(Step.UPKEEP, YOU),
            WinGame(),
            condition=Compare(LifeTotalOf(YOU), Fixed(40)),
        ),
        pt=(4, 6),
    ),
    card(
        "Platinum Angel",
        "{7}",
        "Artifact Creature — Angel",
        FLYING,
        static(CantLose(YOU), CantWin(YourOpponents())),
        pt=(4, 4),
    ),
    card(
        "Skyrider Patrol",
        "{2}{G}{U}",
        "Creature — Elf Scout",
        FLYING,
        triggered(
            BeginningOf(Step.BEGINNING_OF_COMBAT, YOU),
            MayPay(
                pay("{G}{U}"),
                WhenDone(
                    triggered(
                        WhenYouDo(),
                        PutCounters(Target(creature(YOU_CONTROL, adjectives=(ANOTHER,))), PLUS_ONE),
                        Apply(TheTarget(), (have(FLYING),)),
                    )
                ),
            ),
        ),
        pt=(2, 3),
    ),
    card(
        "Paradise Plume",
        "{4}",
        "Artifact",
        static(ChooseAsEnters(Choosable.COLOR)),
        triggered(Casts(AnyPlayer(), spells(modifiers=(_CHOSEN_COLOR,))), May(GainLife(ONE))),
        activated(pay(None, TAP), AddManaOfChosenColor()),
    ),
    card(
        "Voice of All",
        "{2}{W}{W}",
        "Creature — Angel",
        FLYING,
        static(ChooseAsEnters(Choosable.COLOR)),
        static(Modify(THIS, (have(protection(_CHOSEN_COLOR)),))),
        pt=(2, 2),
    ),
    card("Sorin's Thirst", "{B}{B}", "Instant", spell(DealDamage(TWO, TARGET_CREATURE), GainLife(TWO))),
    card(
        "Plague Spores",
        "{4}{B}{R}",
        "Sorcery",
        spell(
            DestroyPermanents(
                Together((Target(creature(adjectives=(NONBLACK,))), Target(_LANDS, slot=1))),
                can_regenerate=False,
            )
        ),
    ),
    card(
        "Wall of Tears",
        "{1}{U}",
        "Creature — Wall",
        DEFENDER,
        triggered(
            BlocksCreature(ITSELF, CREATURE),
            Later(BeginningOf(Step.END_OF_COMBAT), ReturnToHand(Bound()), about=EventRecipient()),
        ),
        pt=(0, 4),
    ),
    card("Honor of the Pure", "{1}{W}", "Enchantment", all_get(_white(YOU_CONTROL), plus(1, 1))),
    card("Virtue's Ruin", "{2}{B}", "Sorcery", spell(DestroyPermanents(All(_white())))),
    card("Gray Ogre", "{2}{R}", "Creature — Ogre", pt=(2, 2)),
    card("Titanic Growth", "{1}{G}", "Instant", spell(Apply(TARGET_CREATURE, (plus(4, 4),)))),
    card(
        "Humble",
        "{1}{W}",
        "Instant",
        spell(Apply(TARGET_CREATURE, (LoseAllAbilities(), SetPowerToughness(Fixed(0), ONE)))),
    ),
    card("Castle", "{3}{W}", "Enchantment", all_get(_untapped(YOU_CONTROL), plus(0, 2))),
    card("Builder's Blessing", "{3}{W}", "Enchantment", all_get(_untapped(YOU_CONTROL), plus(0, 2))),
    card(
        "Niveous Wisps",
        "{W}",
        "Instant",
        spell(Apply(TARGET_CREATURE, (SetColors((Color.WHITE,)),)), TapPermanents(TheTarget()), DrawCards()),
    ),
    card(
        "Crimson Wisps",
        "{R}",
        "Instant",
        spell(Apply(TARGET_CREATURE, (SetColors((Color.RED,)), have(HASTE))), DrawCards()),
    ),
    card("Flight", "{U}", "Enchantment — Aura", enchant(CREATURE), static(Modify(Host(CREATURE), (have(FLYING),)))),
    card(
        "Goldwarden's Helm",
        "{2}{W}",
        "Artifact — Equipment",
        keyword(KeywordAbility.FOR_MIRRODIN),
        static(Modify(Host(CREATURE), (plus(0, 1),))),
        keyword_with_cost(KeywordAbility.EQUIP, "{1}{W}"),
    ),
    card(
        "Colossus Hammer",
        "{1}",
        "Artifact — Equipment",
        static(Modify(Host(CREATURE), (plus(10, 10), LoseKeywords((KeywordAbility.FLYING,))))),
        keyword_with_cost(KeywordAbility.EQUIP, "{8}"),
    ),
    card(
        "Rune of Flight",
        "{1}{U}",
        "Enchantment — Aura Rune",
        enchant(_PERMANENT),
        triggered(Enters(ITSELF), DrawCards()),
        static(Modify(Host(_PERMANENT), (have(FLYING),)), condition=Fits(Host(_PERMANENT), CREATURE)),
        static(
            Modify(Host(_PERMANENT), (have(static(Modify(Host(CREATURE), (have(FLYING),)))),)),
            condition=Fits(Host(_PERMANENT), permanent(ArtifactType.EQUIPMENT)),
        ),
    ),
    card("Scarwood Treefolk", "{3}{G}", "Creature — Treefolk", static(EntersTapped()), pt=(3, 5)),
    card("Rusted Sentinel", "{4}", "Artifact Creature — Golem", static(EntersTapped()), pt=(3, 4)),
    card("Orb of Dreams", "{3}", "Artifact", static(OthersEnterTapped(_PERMANENT))),
    card(
        "Yixlid Jailer",
        "{1}{B}",
        "Creature — Zombie Wizard",
        static(Modify(All(cards(modifiers=(InZone(Zone.GRAVEYARD, EachPlayer()),))), (LoseAllAbilities(),))),
        pt=(2, 1),
    ),
    card(
        "Darksteel Colossus",
        "{11}",
        "Artifact Creature — Golem",
        TRAMPLE,
        INDESTRUCTIBLE,
        StaticAbility((IntoLibraryInstead(ITSELF, shuffled=True),), zones=EVERYWHERE),
        pt=(11, 11),
    ),
    card(
        "Search Party Captain",
        "{3}{W}",
        "Creature — Human Soldier",
        of_spell(ThisCosts(CreaturesAttackedWith(), 1, Direction.LESS)),
        triggered(Enters(ITSELF), DrawCards()),
        pt=(2, 2),
    ),
)
