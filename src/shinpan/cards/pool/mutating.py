"""Creatures with mutate (702.140), and those that care about mutating."""

from shinpan.cards.build import card, token
from shinpan.cards.words import (
    AN_OPPONENT_CONTROLS,
    ANOTHER,
    CREATURE,
    CREATURE_YOU_CONTROL,
    DEATHTOUCH,
    FLASH,
    FLYING,
    ITSELF,
    LIFELINK,
    MENACE,
    ONE,
    PERMANENT_CARD,
    PLAYER,
    REACH,
    SACRIFICE_THIS,
    THIS,
    TRAMPLE,
    TWO,
    YOU,
    YOU_CONTROL,
    activated,
    cards,
    creature,
    keyword_with_cost,
    pay,
    permanent,
    triggered,
)
from shinpan.game.counters import CounterKind
from shinpan.game.enums import PERMANENT_TYPES, CardType, Color, Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.abilities import Keyword, TriggeredAbility
from shinpan.phrases.base import Effect, Quality
from shinpan.phrases.costs import DiscardSome
from shinpan.phrases.effects.cards import DiscardCards, DrawCards
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.digging import ExileUntilFound
from shinpan.phrases.effects.edicts import SacrificeChosen
from shinpan.phrases.effects.handy import StayTapped
from shinpan.phrases.effects.life import GainLife, LoseLife
from shinpan.phrases.effects.paying import MayPay
from shinpan.phrases.effects.sequence import Sequence
from shinpan.phrases.effects.statuses import PutCounters, TapPermanents
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.effects.where import WhereX
from shinpan.phrases.effects.zones import DestroyPermanents, PutOntoBattlefield, ReturnToHand
from shinpan.phrases.modifications.powers import ChangePowerToughness
from shinpan.phrases.mutations import TimesMutated
from shinpan.phrases.qualities.nouns import Cards, Kind
from shinpan.phrases.qualities.places import InZone
from shinpan.phrases.quantities import Fixed, X
from shinpan.phrases.references.objects import All, EventObject, ThatOne
from shinpan.phrases.references.players import EachOpponent
from shinpan.phrases.references.targets import Target, TheTarget
from shinpan.phrases.triggers.damage import DealsDamage
from shinpan.phrases.triggers.mutating import Mutates

PLUS_ONE = CounterKind.PLUS_ONE_PLUS_ONE
PERMANENT_CARDS = tuple(kind for kind in CardType if kind in PERMANENT_TYPES)
TWO_CATS = token("Creature — Cat", LIFELINK, colors=(Color.WHITE,), pt=(1, 1))
FEATHER = token(
    "Artifact",
    activated(
        pay("{1}", SACRIFICE_THIS),
        PutOntoBattlefield(Target(cards(CreatureType.PHOENIX, modifiers=(InZone(Zone.GRAVEYARD, YOU),))), tapped=True),
    ),
    colors=(Color.RED,),
    name="Feather",
)
BEAST = token("Creature — Beast", colors=(Color.GREEN,), pt=(3, 3))
OTHERS_OF_YOURS = All(creature(YOU_CONTROL, adjectives=(ANOTHER,)))


def mutate(mana: str) -> Keyword:
    """Return the mutate ability with a mana cost."""
    return keyword_with_cost(KeywordAbility.MUTATE, mana)


def mutates(*effects: Effect) -> TriggeredAbility:
    """Return what a creature does whenever it mutates."""
    return triggered(Mutates(ITSELF), *effects)


def hits_player(*effects: Effect) -> TriggeredAbility:
    """Return what a creature does whenever it deals combat damage to a player."""
    return triggered(DealsDamage(ITSELF, PLAYER, combat=True), *effects)


def opposing(*kinds: Kind) -> Target:
    """Return a permanent that an opponent controls as the target."""
    return Target(permanent(*kinds, modifiers=(AN_OPPONENT_CONTROLS,)))


def in_your_graveyard(*kinds: Kind, also: tuple[Quality, ...] = ()) -> Target:
    """Return a card in your graveyard as the target."""
    return Target(cards(*kinds, modifiers=(*also, InZone(Zone.GRAVEYARD, YOU))))


CARDS = (
    card(
        "Archipelagore",
        "{5}{U}{U}",
        "Creature — Leviathan",
        mutate("{5}{U}"),
        mutates(
            WhereX(TapPermanents(Target(CREATURE, Fixed(0), X())), TimesMutated()),
            StayTapped(TheTarget()),
        ),
        pt=(7, 7),
    ),
    card(
        "Auspicious Starrix",
        "{4}{G}",
        "Creature — Elk Beast",
        mutate("{5}{G}"),
        mutates(
            WhereX(ExileUntilFound(PERMANENT_CARD, X(), register=0), TimesMutated()),
            PutOntoBattlefield(ThatOne(Cards(PERMANENT_CARDS))),
        ),
        pt=(6, 6),
    ),
    card(
        "Boneyard Lurker",
        "{2}{B}{G}",
        "Creature — Nightmare Beast",
        mutate("{2}{B/G}{B/G}"),
        mutates(ReturnToHand(in_your_graveyard(*PERMANENT_CARDS))),
        pt=(4, 4),
    ),
    card(
        "Cavern Whisperer",
        "{4}{B}",
        "Creature — Nightmare",
        mutate("{3}{B}"),
        MENACE,
        mutates(DiscardCards(ONE, EachOpponent())),
        pt=(4, 4),
    ),
    card(
        "Chittering Harvester",
        "{5}{B}",
        "Creature — Nightmare",
        mutate("{4}{B}"),
        mutates(SacrificeChosen(EachOpponent(), CREATURE)),
        pt=(4, 6),
    ),
    card(
        "Cloudpiercer",
        "{4}{R}",
        "Creature — Dinosaur",
        mutate("{3}{R}"),
        REACH,
        mutates(MayPay(pay(None, DiscardSome(cards())), DrawCards())),
        pt=(5, 4),
    ),
    card(
        "Cubwarden",
        "{3}{W}",
        "Creature — Cat",
        mutate("{2}{W}{W}"),
        LIFELINK,
        mutates(CreateTokens(TWO_CATS, TWO)),
        pt=(3, 5),
    ),
    card(
        "Dirge Bat",
        "{2}{B}{B}",
        "Creature — Bat",
        mutate("{4}{B}{B}"),
        FLASH,
        FLYING,
        mutates(DestroyPermanents(opposing(CardType.CREATURE, CardType.PLANESWALKER))),
        pt=(3, 3),
    ),
    card(
        "Dreamtail Heron",
        "{4}{U}",
        "Creature — Elemental Bird",
        mutate("{3}{U}"),
        FLYING,
        mutates(DrawCards()),
        pt=(3, 4),
    ),
    card(
        "Essence Symbiote",
        "{1}{G}",
        "Creature — Beast",
        triggered(Mutates(CREATURE_YOU_CONTROL), PutCounters(EventObject(), PLUS_ONE), GainLife(TWO)),
        pt=(2, 2),
    ),
    card(
        "Everquill Phoenix",
        "{2}{R}{R}",
        "Creature — Phoenix",
        mutate("{3}{R}"),
        FLYING,
        mutates(CreateTokens(FEATHER)),
        pt=(4, 4),
    ),
    card(
        "Gemrazer",
        "{3}{G}",
        "Creature — Beast",
        mutate("{1}{G}{G}"),
        REACH,
        TRAMPLE,
        mutates(DestroyPermanents(opposing(CardType.ARTIFACT, CardType.ENCHANTMENT))),
        pt=(4, 4),
    ),
    card(
        "Glowstone Recluse",
        "{2}{G}",
        "Creature — Spider",
        mutate("{3}{G}"),
        REACH,
        mutates(PutCounters(THIS, PLUS_ONE, TWO)),
        pt=(2, 3),
    ),
    card(
        "Huntmaster Liger",
        "{3}{W}",
        "Creature — Cat",
        mutate("{2}{W}"),
        mutates(WhereX(Apply(OTHERS_OF_YOURS, (ChangePowerToughness(X(), X()),)), TimesMutated())),
        pt=(3, 4),
    ),
    card(
        "Insatiable Hemophage",
        "{3}{B}",
        "Creature — Nightmare",
        mutate("{2}{B}"),
        DEATHTOUCH,
        mutates(WhereX(Sequence((LoseLife(X(), EachOpponent()), GainLife(X()))), TimesMutated())),
        pt=(3, 3),
    ),
    card(
        "Lore Drakkis",
        "{1}{U}{R}",
        "Creature — Lizard Beast",
        mutate("{U/R}{U/R}"),
        mutates(ReturnToHand(in_your_graveyard(CardType.INSTANT, CardType.SORCERY))),
        pt=(2, 3),
    ),
)
