"""Cards about dungeons, the initiative and the Ring (309, 701.49, 701.54, 725)."""

from shinpan.cards.build import card
from shinpan.cards.words import (
    AN_OPPONENT_CONTROLS,
    ANOTHER,
    CREATURE,
    FLYING,
    HEXPROOF,
    ITSELF,
    LIFELINK,
    PLAYER,
    THIS,
    THREE,
    TWO,
    YOU,
    YOU_CONTROL,
    all_get,
    creature,
    have,
    keyword,
    pay,
    plus,
    spell,
    spells,
    static,
    triggered,
)
from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, Step, Supertype, Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.abilities import Modify, TriggeredAbility
from shinpan.phrases.base import TriggerPhrase
from shinpan.phrases.blocking import MustBeBlocked
from shinpan.phrases.commanders import IsCommander
from shinpan.phrases.conditions import Fits
from shinpan.phrases.costs import PayLife
from shinpan.phrases.dungeons.initiative import HasInitiative, TakeInitiative
from shinpan.phrases.dungeons.rooms import RoomsTriggerAgain
from shinpan.phrases.dungeons.venturing import CompletesDungeon, HasCompleted, Venture, VentureOnceEachTurn
from shinpan.phrases.effects.cards import DrawCards
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.handier import ReturnSelf
from shinpan.phrases.effects.life import LoseLife
from shinpan.phrases.effects.paying import MayPay
from shinpan.phrases.effects.sequence import If, May
from shinpan.phrases.effects.spells import CounterObjects
from shinpan.phrases.effects.statuses import PutCounters
from shinpan.phrases.effects.zones import DestroyPermanents
from shinpan.phrases.permissions import CastAsThoughFlash
from shinpan.phrases.qualities.groups import AnyOf, OneOf
from shinpan.phrases.qualities.places import OwnedBy
from shinpan.phrases.qualities.traits import OfKind
from shinpan.phrases.references.objects import All
from shinpan.phrases.references.players import ControllerOf, YourOpponents
from shinpan.phrases.references.targets import Target, TheTarget
from shinpan.phrases.replacements.entering import EntersTapped
from shinpan.phrases.ring.bearers import (
    ChoosesRingBearer,
    ChoseAnother,
    RingTempts,
    RingTemptsTrigger,
    YourRingBearer,
)
from shinpan.phrases.triggers.combat import Attacks
from shinpan.phrases.triggers.damage import DealsDamage
from shinpan.phrases.triggers.either import EitherHappens
from shinpan.phrases.triggers.turns import BeginningOf
from shinpan.phrases.triggers.zones import Enters

_DONE = HasCompleted()
_COMES: TriggerPhrase = Enters(ITSELF)
_YOUR_END = BeginningOf(Step.END, YOU)
_LEGENDARY = OfKind(Supertype.LEGENDARY)
_FROM_GRAVEYARD = frozenset({Zone.GRAVEYARD})

CARDS = (
    card(
        "Nadaar, Selfless Paladin",
        "{2}{W}",
        "Legendary Creature — Dragon Knight",
        keyword(KeywordAbility.VIGILANCE),
        triggered(EitherHappens(_COMES, Attacks(ITSELF)), Venture()),
        static(Modify(All(creature(YOU_CONTROL, adjectives=(ANOTHER,))), (plus(1, 1),)), condition=_DONE),
        pt=(3, 3),
    ),
    card(
        "Cloister Gargoyle",
        "{2}{W}",
        "Artifact Creature — Gargoyle",
        triggered(_COMES, Venture()),
        static(Modify(THIS, (plus(3, 0), have(FLYING))), condition=_DONE),
        pt=(0, 4),
    ),
    card(
        "Yuan-Ti Fang-Blade",
        "{2}{B}",
        "Creature — Snake Rogue",
        keyword(KeywordAbility.DEATHTOUCH),
        triggered(DealsDamage(ITSELF, PLAYER, combat=True), Venture()),
        pt=(2, 2),
    ),
    card(
        "Bar the Gate",
        "{2}{U}",
        "Instant",
        spell(CounterObjects(Target(spells(CardType.CREATURE, CardType.PLANESWALKER))), Venture()),
    ),
    card(
        "Keen-Eared Sentry",
        "{1}{W}",
        "Creature — Human Soldier",
        static(Modify(YOU, (have(HEXPROOF),))),
        static(VentureOnceEachTurn(YourOpponents())),
        pt=(2, 1),
    ),
    card(
        "Dungeon Crawler",
        "{B}",
        "Creature — Zombie",
        static(EntersTapped()),
        TriggeredAbility(CompletesDungeon(), May(ReturnSelf(Zone.HAND)), zones=_FROM_GRAVEYARD),
        pt=(2, 1),
    ),
    card(
        "Dungeon Delver",
        "{1}{U}",
        "Legendary Enchantment — Background",
        all_get(creature(OwnedBy(YOU), adjectives=(IsCommander(),)), have(static(RoomsTriggerAgain()))),
    ),
    card("Aarakocra Sneak", "{3}{U}", "Creature — Bird Rogue", FLYING, triggered(_COMES, TakeInitiative()), pt=(1, 4)),
    card(
        "Goliath Paladin",
        "{4}{W}",
        "Creature — Giant Knight",
        keyword(KeywordAbility.VIGILANCE),
        triggered(_COMES, TakeInitiative()),
        pt=(3, 6),
    ),
    card(
        "Passageway Seer",
        "{3}{B}",
        "Creature — Tiefling Warlock",
        LIFELINK,
        triggered(_COMES, TakeInitiative()),
        triggered(_YOUR_END, PutCounters(THIS, CounterKind.PLUS_ONE_PLUS_ONE), condition=HasInitiative()),
        pt=(2, 2),
    ),
    card("Birthday Escape", "{U}", "Sorcery", spell(DrawCards(), RingTempts())),
    card("Claim the Precious", "{1}{B}{B}", "Sorcery", spell(DestroyPermanents(Target(CREATURE)), RingTempts())),
    card(
        "Call of the Ring",
        "{1}{B}",
        "Enchantment",
        triggered(BeginningOf(Step.UPKEEP, YOU), RingTempts()),
        triggered(ChoosesRingBearer(CREATURE), MayPay(pay(None, PayLife(TWO)), DrawCards())),
    ),
    card(
        "Frodo Baggins",
        "{G}{W}",
        "Legendary Creature — Halfling Scout",
        triggered(
            Enters(AnyOf((ITSELF, creature(YOU_CONTROL, adjectives=(ANOTHER, _LEGENDARY))))),
            RingTempts(),
        ),
        static(MustBeBlocked(THIS), condition=Fits(THIS, OneOf(YourRingBearer()))),
        pt=(1, 3),
    ),
    card(
        "Gandalf, Friend of the Shire",
        "{3}{U}",
        "Legendary Creature — Avatar Wizard",
        keyword(KeywordAbility.FLASH),
        static(CastAsThoughFlash(spells(CardType.SORCERY))),
        triggered(RingTemptsTrigger(), DrawCards(), condition=ChoseAnother()),
        pt=(2, 4),
    ),
    card(
        "Ringwraiths",
        "{4}{B}{B}",
        "Creature — Wraith Knight",
        triggered(
            _COMES,
            Apply(Target(creature(AN_OPPONENT_CONTROLS)), (plus(-3, -3),)),
            If(Fits(TheTarget(), _LEGENDARY), LoseLife(THREE, ControllerOf(TheTarget()))),
        ),
        TriggeredAbility(RingTemptsTrigger(), ReturnSelf(Zone.HAND), zones=_FROM_GRAVEYARD),
        pt=(5, 5),
    ),
)
