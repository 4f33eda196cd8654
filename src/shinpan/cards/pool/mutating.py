"""Creatures with mutate (702.140), and those that care about mutating."""

from shinpan.cards.build import card, token
from shinpan.cards.words import (
    AN_OPPONENT_CONTROLS,
    ANOTHER,
    BASIC_LAND_CARD,
    CREATURE_YOU_CONTROL,
    DOUBLE_STRIKE,
    FLASH,
    FLYING,
    ITSELF,
    LIFELINK,
    MENACE,
    NONCREATURE,
    ONE,
    PLAYER,
    REACH,
    THIS,
    TRAMPLE,
    TWO,
    VIGILANCE,
    YOU,
    YOU_CONTROL,
    cards,
    creature,
    keyword_with_cost,
    permanent,
    plus,
    triggered,
)
from shinpan.game.counters import CounterKind
from shinpan.game.enums import PERMANENT_TYPES, CardType, Color, Duration, Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.abilities import Keyword, TriggeredAbility
from shinpan.phrases.base import Effect, Quality
from shinpan.phrases.comparison import Comparison
from shinpan.phrases.effects.cards import DiscardCards, DrawCards
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.damage import DealDamage
from shinpan.phrases.effects.libraries import SearchLibrary
from shinpan.phrases.effects.life import GainLife
from shinpan.phrases.effects.sequence import May
from shinpan.phrases.effects.statuses import PutCounters
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.effects.zones import DestroyPermanents, PutOntoBattlefield, ReturnToHand
from shinpan.phrases.modifications.control import ChangeControl
from shinpan.phrases.qualities.nouns import Kind
from shinpan.phrases.qualities.places import InZone
from shinpan.phrases.qualities.traits import WithKeyword, WithManaValue
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import All, EventObject
from shinpan.phrases.references.players import ControllerOf, EachOpponent
from shinpan.phrases.references.targets import Target, TheTarget
from shinpan.phrases.triggers.damage import DealsDamage
from shinpan.phrases.triggers.mutating import Mutates

PLUS_ONE = CounterKind.PLUS_ONE_PLUS_ONE
PERMANENT_CARDS = tuple(kind for kind in CardType if kind in PERMANENT_TYPES)
TWO_CATS = token("Creature — Cat", LIFELINK, colors=(Color.WHITE,), pt=(1, 1))
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
        "Lore Drakkis",
        "{1}{U}{R}",
        "Creature — Lizard Beast",
        mutate("{U/R}{U/R}"),
        mutates(ReturnToHand(in_your_graveyard(CardType.INSTANT, CardType.SORCERY))),
        pt=(2, 3),
    ),
    card(
        "Majestic Auricorn",
        "{4}{W}",
        "Creature — Unicorn",
        mutate("{3}{W}"),
        VIGILANCE,
        mutates(GainLife(Fixed(4))),
        pt=(4, 4),
    ),
    card(
        "Migratory Greathorn",
        "{3}{G}",
        "Creature — Beast",
        mutate("{2}{G}"),
        mutates(SearchLibrary(BASIC_LAND_CARD, Zone.BATTLEFIELD, tapped=True)),
        pt=(3, 4),
    ),
    card("Mysterious Egg", "{1}", "Creature — Egg", mutates(PutCounters(THIS, PLUS_ONE)), pt=(0, 2)),
    card(
        "Necropanther",
        "{1}{W}{B}",
        "Creature — Cat Nightmare",
        mutate("{2}{W/B}{W/B}"),
        mutates(
            PutOntoBattlefield(
                in_your_graveyard(CardType.CREATURE, also=(WithManaValue(Fixed(3), Comparison.OR_LESS),))
            )
        ),
        pt=(3, 3),
    ),
    card(
        "Otrimi, the Ever-Playful",
        "{3}{B}{G}{U}",
        "Legendary Creature — Nightmare Beast",
        mutate("{1}{B}{G}{U}"),
        TRAMPLE,
        hits_player(ReturnToHand(in_your_graveyard(CardType.CREATURE, also=(WithKeyword(KeywordAbility.MUTATE),)))),
        pt=(6, 6),
    ),
    card(
        "Pouncing Shoreshark",
        "{4}{U}",
        "Creature — Shark Beast",
        mutate("{3}{U}"),
        FLASH,
        mutates(May(ReturnToHand(opposing(CardType.CREATURE)))),
        pt=(4, 3),
    ),
    card(
        "Regal Leosaur",
        "{R}{W}",
        "Creature — Dinosaur Cat",
        mutate("{1}{R/W}{R/W}"),
        mutates(Apply(OTHERS_OF_YOURS, (plus(2, 1),))),
        pt=(2, 2),
    ),
    card(
        "Sawtusk Demolisher",
        "{4}{G}{G}",
        "Creature — Beast",
        mutate("{3}{G}"),
        TRAMPLE,
        mutates(
            DestroyPermanents(Target(permanent(adjectives=(NONCREATURE,)))),
            CreateTokens(BEAST, who=ControllerOf(TheTarget())),
        ),
        pt=(6, 6),
    ),
    card(
        "Sea-Dasher Octopus",
        "{1}{U}{U}",
        "Creature — Octopus",
        mutate("{1}{U}"),
        FLASH,
        hits_player(DrawCards()),
        pt=(2, 2),
    ),
    card(
        "Snapdax, Apex of the Hunt",
        "{1}{R}{W}{B}",
        "Legendary Creature — Dinosaur Cat Nightmare",
        mutate("{2}{B/R}{W}{W}"),
        DOUBLE_STRIKE,
        mutates(
            DealDamage(Fixed(4), opposing(CardType.CREATURE, CardType.PLANESWALKER), THIS),
            GainLife(Fixed(4)),
        ),
        pt=(3, 5),
    ),
    card(
        "Souvenir Snatcher",
        "{4}{U}",
        "Creature — Bird",
        mutate("{5}{U}"),
        FLYING,
        mutates(
            Apply(
                Target(permanent(CardType.ARTIFACT, adjectives=(NONCREATURE,))), (ChangeControl(YOU),), Duration.FOREVER
            )
        ),
        pt=(4, 4),
    ),
    card(
        "Trumpeting Gnarr",
        "{1}{G}{U}",
        "Creature — Beast",
        mutate("{3}{G/U}{G/U}"),
        mutates(CreateTokens(BEAST)),
        pt=(3, 3),
    ),
    card(
        "Vulpikeet",
        "{3}{W}",
        "Creature — Fox Bird",
        mutate("{2}{W}"),
        FLYING,
        mutates(PutCounters(THIS, PLUS_ONE)),
        pt=(2, 3),
    ),
    card(
        "Zagoth Mamba",
        "{B}",
        "Creature — Nightmare Snake",
        mutates(Apply(opposing(CardType.CREATURE), (plus(-2, -2),))),
        pt=(1, 1),
    ),
)
