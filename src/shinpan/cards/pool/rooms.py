"""Rooms (709.5), and cards about their doors."""

from shinpan.cards.build import card, face, token
from shinpan.cards.many_faced import room
from shinpan.cards.words import (
    AN_OPPONENT_CONTROLS,
    CREATURE,
    CREATURE_YOU_CONTROL,
    DEATHTOUCH,
    FLASH,
    FLYING,
    ITSELF,
    ONE,
    PLAYER,
    SACRIFICE_THIS,
    TAP,
    THIS,
    TWO,
    YOU,
    YOU_CONTROL,
    activated,
    cards,
    creature,
    have,
    pay,
    plus,
    static,
    triggered,
)
from shinpan.game.characteristics import Ability, Characteristics
from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, Color, Step, Supertype, Zone
from shinpan.game.layout import LEFT, RIGHT
from shinpan.game.subtypes.enchantment import EnchantmentType
from shinpan.phrases.abilities import ActivatedAbility, Modify, TriggeredAbility
from shinpan.phrases.base import Effect, Timing
from shinpan.phrases.comparison import Comparison
from shinpan.phrases.conditions import Compare
from shinpan.phrases.effects.cards import DrawCards
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.damage import DealDamage
from shinpan.phrases.effects.libraries import SearchLibrary
from shinpan.phrases.effects.life import LoseLife
from shinpan.phrases.effects.statuses import PutCounters
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.effects.zones import PutOntoBattlefield, ReturnToHand
from shinpan.phrases.faces.doors import (
    Eerie,
    LockOrUnlockDoor,
    UnlockDoor,
    UnlockedDoorsAmong,
    UnlocksThisDoor,
)
from shinpan.phrases.qualities.groups import Group
from shinpan.phrases.qualities.nouns import Permanents
from shinpan.phrases.qualities.places import InZone
from shinpan.phrases.qualities.states import IsAttacking
from shinpan.phrases.qualities.traits import OfKind, WithManaValue
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import EventObject
from shinpan.phrases.references.players import EachOpponent
from shinpan.phrases.references.targets import Target
from shinpan.phrases.triggers.combat import Attacks, AttacksWith
from shinpan.phrases.triggers.damage import DealsDamage
from shinpan.phrases.triggers.turns import BeginningOf

_GLIMMER = token("Enchantment Creature — Glimmer", colors=(Color.WHITE,), pt=(1, 1))
_GREMLIN = token("Creature — Gremlin", colors=(Color.RED,), pt=(1, 1))
_COUNTER = CounterKind.PLUS_ONE_PLUS_ONE
_ROOM_YOU_CONTROL = Group(Permanents((EnchantmentType.ROOM,)), modifiers=(YOU_CONTROL,))
_WEAK_CARD = cards(
    CardType.CREATURE, modifiers=(WithManaValue(Fixed(3), Comparison.OR_LESS), InZone(Zone.GRAVEYARD, YOU))
)


def _left(*effects: Effect) -> TriggeredAbility:
    return triggered(UnlocksThisDoor(LEFT), *effects)


def _right(*effects: Effect) -> TriggeredAbility:
    return triggered(UnlocksThisDoor(RIGHT), *effects)


def _half(name: str, cost: str, *abilities: Ability) -> Characteristics:
    return face(name, cost, "Enchantment — Room", *abilities)


CARDS = (
    room(
        _half("Bottomless Pool", "{U}", _left(ReturnToHand(Target(CREATURE, Fixed(0))))),
        _half(
            "Locker Room",
            "{4}{U}",
            triggered(DealsDamage(CREATURE_YOU_CONTROL, PLAYER, combat=True, one_or_more=True), DrawCards()),
        ),
    ),
    room(
        _half("Derelict Attic", "{2}{B}", _left(DrawCards(TWO), LoseLife(TWO))),
        _half(
            "Widow's Walk",
            "{3}{B}",
            triggered(Attacks(CREATURE_YOU_CONTROL, alone=True), Apply(EventObject(), (plus(1, 0), have(DEATHTOUCH)))),
        ),
    ),
    room(
        _half("Glassworks", "{2}{R}", _left(DealDamage(Fixed(4), Target(creature(AN_OPPONENT_CONTROLS))))),
        _half(
            "Shattered Yard",
            "{4}{R}",
            triggered(BeginningOf(Step.END, YOU), DealDamage(ONE, EachOpponent())),
        ),
    ),
    room(
        _half("Grand Entryway", "{1}{W}", _left(CreateTokens(_GLIMMER))),
        _half("Elegant Rotunda", "{2}{W}", _right(PutCounters(Target(CREATURE, Fixed(0), TWO), _COUNTER))),
    ),
    room(
        _half("Surgical Suite", "{1}{W}", _left(PutOntoBattlefield(Target(_WEAK_CARD)))),
        _half(
            "Hospital Room",
            "{3}{W}",
            triggered(AttacksWith(YOU, CREATURE), PutCounters(Target(creature(adjectives=(IsAttacking(),))), _COUNTER)),
        ),
    ),
    card("Balemurk Leech", "{1}{B}", "Creature — Leech", triggered(Eerie(), LoseLife(ONE, EachOpponent())), pt=(2, 2)),
    card("Entity Tracker", "{2}{U}", "Creature — Human Scout", FLASH, triggered(Eerie(), DrawCards()), pt=(2, 3)),
    card(
        "Gremlin Tamer",
        "{W}{U}",
        "Creature — Human Scout",
        triggered(Eerie(), CreateTokens(_GREMLIN)),
        pt=(2, 2),
    ),
    card(
        "Ghostly Keybearer",
        "{3}{U}",
        "Creature — Spirit",
        FLYING,
        triggered(DealsDamage(ITSELF, PLAYER, combat=True), UnlockDoor(Target(_ROOM_YOU_CONTROL, Fixed(0)))),
        pt=(3, 3),
    ),
    card(
        "Keys to the House",
        "{1}",
        "Artifact",
        activated(
            pay("{1}", TAP, SACRIFICE_THIS),
            SearchLibrary(cards(CardType.LAND, adjectives=(OfKind(Supertype.BASIC),)), Zone.HAND),
        ),
        ActivatedAbility(
            pay("{3}", TAP, SACRIFICE_THIS), LockOrUnlockDoor(Target(_ROOM_YOU_CONTROL)), timing=Timing.SORCERY
        ),
    ),
    card(
        "Rampaging Soulrager",
        "{2}{R}",
        "Creature — Spirit",
        static(Modify(THIS, (plus(3, 0),)), condition=Compare(UnlockedDoorsAmong(_ROOM_YOU_CONTROL), TWO)),
        pt=(1, 4),
    ),
)
