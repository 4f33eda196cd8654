"""Creatures with activated abilities, and creatures that answer what players do."""

from shinpan.cards.build import card, token
from shinpan.cards.words import (
    ANOTHER,
    ANY_TARGET,
    CREATURE,
    DEVOID,
    EXALTED,
    FIRST_STRIKE,
    FLYING,
    HASTE,
    ITSELF,
    LIFELINK,
    ONE,
    SACRIFICE_THIS,
    TAP,
    TARGET_CREATURE,
    THIS,
    TWO,
    YOU,
    activated,
    creature,
    have,
    landwalk,
    pay,
    permanent,
    plus,
    spells,
    static,
    triggered,
)
from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, Color, Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.game.subtypes import CreatureType, LandType
from shinpan.phrases.comparison import Comparison
from shinpan.phrases.costs import RemoveOwnCounters, SacrificeSome, UntapSelf
from shinpan.phrases.effects.cards import DrawCards
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.damage import DealDamage
from shinpan.phrases.effects.mana import AddManaOfOneColor
from shinpan.phrases.effects.sequence import May
from shinpan.phrases.effects.shields import Regenerate
from shinpan.phrases.effects.statuses import PutCounters, TapPermanents
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.effects.zones import DestroyPermanents, PutOntoBattlefield, ReturnToHand
from shinpan.phrases.modifications.abilities import LoseKeywords
from shinpan.phrases.qualities.places import ControlledBy, IsToken
from shinpan.phrases.qualities.states import IsTapped
from shinpan.phrases.qualities.traits import Colorless, Not, WithToughness
from shinpan.phrases.quantities import Fixed, X
from shinpan.phrases.references.players import AnOpponent, EachOpponent
from shinpan.phrases.references.targets import Target
from shinpan.phrases.replacements.entering import EntersWithCounters
from shinpan.phrases.replacements.numbers import MultiplyLifeGain
from shinpan.phrases.replacements.zones import ExileInstead
from shinpan.phrases.triggers.acts import BecomesTapped, Casts
from shinpan.phrases.triggers.damage import GainsLife

_GRAVEYARD = frozenset({Zone.GRAVEYARD})
_COUNTER = CounterKind.PLUS_ONE_PLUS_ONE
_ZOMBIE = token("Creature — Zombie", colors=(Color.BLACK,), pt=(2, 2))
_ELEMENTAL = token("Creature — Elemental", colors=(Color.RED,), pt=(1, 1))
_INSTANT_OR_SORCERY = spells(CardType.INSTANT, CardType.SORCERY)
_PING = DealDamage(ONE, Target(ANY_TARGET))

CARDS = (
    card("Prodigal Pyromancer", "{2}{R}", "Creature — Human Wizard", activated(pay(None, TAP), _PING), pt=(1, 1)),
    card("Mogg Fanatic", "{R}", "Creature — Goblin", activated(pay(None, SACRIFICE_THIS), _PING), pt=(1, 1)),
    card(
        "Walking Ballista",
        "{X}{X}",
        "Artifact Creature — Construct",
        static(EntersWithCounters(_COUNTER, X())),
        activated(pay("{4}"), PutCounters(THIS, _COUNTER)),
        activated(pay(None, RemoveOwnCounters(_COUNTER)), _PING),
        pt=(0, 0),
    ),
    card(
        "Triskelion",
        "{6}",
        "Artifact Creature — Construct",
        static(EntersWithCounters(_COUNTER, Fixed(3))),
        activated(pay(None, RemoveOwnCounters(_COUNTER)), _PING),
        pt=(1, 1),
    ),
    card("Endless One", "{X}", "Creature — Eldrazi", static(EntersWithCounters(_COUNTER, X())), pt=(0, 0)),
    card(
        "Royal Assassin",
        "{1}{B}{B}",
        "Creature — Human Assassin",
        activated(pay(None, TAP), DestroyPermanents(Target(creature(adjectives=(IsTapped(),))))),
        pt=(1, 1),
    ),
    card(
        "Radjan Spirit",
        "{3}{G}",
        "Creature — Spirit",
        activated(pay(None, TAP), Apply(TARGET_CREATURE, (LoseKeywords((KeywordAbility.FLYING,)),))),
        pt=(3, 2),
    ),
    card(
        "Boros Guildmage",
        "{R/W}{R/W}",
        "Creature — Human Wizard",
        activated(pay("{1}{R}"), Apply(TARGET_CREATURE, (have(HASTE),))),
        activated(pay("{1}{W}"), Apply(TARGET_CREATURE, (have(FIRST_STRIKE),))),
        pt=(2, 2),
    ),
    card(
        "Qasali Pridemage",
        "{G}{W}",
        "Creature — Cat Wizard",
        EXALTED,
        activated(
            pay("{1}", SACRIFICE_THIS), DestroyPermanents(Target(permanent(CardType.ARTIFACT, CardType.ENCHANTMENT)))
        ),
        pt=(2, 2),
    ),
    card(
        "Nantuko Husk",
        "{2}{B}",
        "Creature — Zombie Insect",
        activated(pay(None, SacrificeSome(CREATURE)), Apply(THIS, (plus(2, 2),))),
        pt=(2, 2),
    ),
    card(
        "Kalitas, Traitor of Ghet",
        "{2}{B}{B}",
        "Legendary Creature — Vampire Warrior",
        LIFELINK,
        static(
            ExileInstead(
                creature(ControlledBy(AnOpponent()), adjectives=(Not(IsToken()),)),
                origin=Zone.BATTLEFIELD,
                then=CreateTokens(_ZOMBIE),
            )
        ),
        activated(
            pay(
                "{2}{B}",
                SacrificeSome(permanent(CreatureType.VAMPIRE, CreatureType.ZOMBIE, adjectives=(ANOTHER,))),
            ),
            PutCounters(THIS, _COUNTER, TWO),
        ),
        pt=(3, 4),
    ),
    card(
        "Pili-Pala",
        "{2}",
        "Artifact Creature — Scarecrow",
        FLYING,
        activated(pay("{2}", UntapSelf()), AddManaOfOneColor()),
        pt=(1, 1),
    ),
    card(
        "Silkbind Faerie",
        "{2}{W/U}",
        "Creature — Faerie Rogue",
        FLYING,
        activated(pay("{1}{W/U}", UntapSelf()), TapPermanents(TARGET_CREATURE)),
        pt=(1, 3),
    ),
    card("Drudge Skeletons", "{1}{B}", "Creature — Skeleton", activated(pay("{B}"), Regenerate(THIS)), pt=(1, 1)),
    card(
        "River Boa",
        "{1}{G}",
        "Creature — Snake",
        landwalk(LandType.ISLAND),
        activated(pay("{G}"), Regenerate(THIS)),
        pt=(2, 1),
    ),
    card(
        "Reassembling Skeleton",
        "{1}{B}",
        "Creature — Skeleton Warrior",
        activated(pay("{1}{B}"), PutOntoBattlefield(THIS, tapped=True), zones=_GRAVEYARD),
        pt=(1, 1),
    ),
    card(
        "Sanitarium Skeleton",
        "{B}",
        "Creature — Skeleton",
        activated(pay("{2}{B}"), ReturnToHand(THIS), zones=_GRAVEYARD),
        pt=(1, 2),
    ),
    card(
        "Guttersnipe",
        "{2}{R}",
        "Creature — Goblin Shaman",
        triggered(Casts(YOU, _INSTANT_OR_SORCERY), DealDamage(TWO, EachOpponent())),
        pt=(2, 2),
    ),
    card(
        "Young Pyromancer",
        "{1}{R}",
        "Creature — Human Shaman",
        triggered(Casts(YOU, _INSTANT_OR_SORCERY), CreateTokens(_ELEMENTAL)),
        pt=(2, 1),
    ),
    card(
        "Ajani's Pridemate",
        "{1}{W}",
        "Creature — Cat Soldier",
        triggered(GainsLife(YOU), PutCounters(THIS, _COUNTER)),
        pt=(2, 2),
    ),
    card("Rhox Faithmender", "{3}{W}", "Creature — Rhino Monk", LIFELINK, static(MultiplyLifeGain()), pt=(1, 5)),
    card(
        "Fallowsage",
        "{3}{U}",
        "Creature — Merfolk Wizard",
        triggered(BecomesTapped(ITSELF), May(DrawCards())),
        pt=(2, 2),
    ),
    card(
        "Errant Doomsayers",
        "{1}{W}",
        "Creature — Human Rebel",
        activated(pay(None, TAP), TapPermanents(Target(creature(WithToughness(TWO, Comparison.OR_LESS))))),
        pt=(1, 1),
    ),
    card(
        "Forerunner of Slaughter",
        "{B}{R}",
        "Creature — Eldrazi Drone",
        DEVOID,
        activated(pay("{1}"), Apply(Target(creature(adjectives=(Colorless(),))), (have(HASTE),))),
        pt=(3, 2),
    ),
    card(
        "Kozilek's Sentinel",
        "{1}{R}",
        "Creature — Eldrazi Drone",
        DEVOID,
        triggered(Casts(YOU, spells(adjectives=(Colorless(),))), Apply(THIS, (plus(1, 0),))),
        pt=(1, 4),
    ),
)
