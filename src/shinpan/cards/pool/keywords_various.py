"""Cards with echo, exploit, champion, ascend, split second, recover, hexproof from, and a few keyword actions."""

from shinpan.cards.build import card, token
from shinpan.cards.words import (
    AN_OPPONENT_CONTROLS,
    ANY_TARGET,
    CREATURE,
    FIRST_STRIKE,
    FLASH,
    FLYING,
    HASTE,
    ITSELF,
    LIFELINK,
    ONE,
    TAP,
    TARGET_CREATURE,
    THIS,
    TWO,
    YOU,
    YOU_CONTROL,
    activated,
    keyword,
    keyword_with_cost,
    pay,
    permanent,
    plus,
    spell,
    spells,
    static,
    triggered,
)
from shinpan.game.counters import CounterKind
from shinpan.game.designations import Designation
from shinpan.game.enums import CardType, Color
from shinpan.game.keywords import KeywordAbility
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.abilities import Keyword, Modify
from shinpan.phrases.circumstances import HasBlessing, IsDesignated
from shinpan.phrases.conditions import Controls
from shinpan.phrases.effects.cards import DrawCards
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.damage import DealDamage
from shinpan.phrases.effects.exploiting import DoubleCounters, Suspect
from shinpan.phrases.effects.life import GainLife
from shinpan.phrases.effects.scrying import Scry
from shinpan.phrases.effects.sequence import If
from shinpan.phrases.effects.spells import CounterObjects
from shinpan.phrases.effects.statuses import PutCounters
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.effects.trading import ExchangeControl
from shinpan.phrases.effects.zones import DestroyPermanents
from shinpan.phrases.qualities.groups import Group
from shinpan.phrases.qualities.traits import OfColor
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.players import AnyPlayer
from shinpan.phrases.references.targets import Target
from shinpan.phrases.triggers.actions import Exploits
from shinpan.phrases.triggers.zones import Enters

_DETECTIVE = token("Creature — Detective", colors=(Color.WHITE, Color.BLUE), pt=(2, 2))
_LAND = permanent(CardType.LAND)
_TRADE = ExchangeControl(
    Target(_LAND.with_(modifiers=(YOU_CONTROL,))), Target(_LAND.with_(modifiers=(AN_OPPONENT_CONTROLS,)), slot=1)
)


def _of(color: Color) -> Group:
    return permanent(adjectives=(OfColor(color),))


CARDS = (
    card("Pouncing Jaguar", "{G}", "Creature — Cat", keyword_with_cost(KeywordAbility.ECHO, "{G}"), pt=(2, 2)),
    card(
        "Goblin War Buggy",
        "{1}{R}",
        "Creature — Goblin",
        HASTE,
        keyword_with_cost(KeywordAbility.ECHO, "{1}{R}"),
        pt=(2, 2),
    ),
    card(
        "Stitched Assistant",
        "{2}{U}",
        "Creature — Zombie",
        keyword(KeywordAbility.EXPLOIT),
        triggered(Exploits(ITSELF), Scry(ONE), DrawCards()),
        pt=(3, 2),
    ),
    card(
        "Silumgar Sorcerer",
        "{1}{U}{U}",
        "Creature — Human Wizard",
        FLASH,
        FLYING,
        keyword(KeywordAbility.EXPLOIT),
        triggered(Exploits(ITSELF), CounterObjects(Target(spells(CardType.CREATURE)))),
        pt=(2, 1),
    ),
    card(
        "Changeling Hero",
        "{4}{W}",
        "Creature — Shapeshifter",
        keyword(KeywordAbility.CHANGELING),
        Keyword(KeywordAbility.CHAMPION, quality=CREATURE),
        LIFELINK,
        pt=(4, 4),
    ),
    card(
        "Supreme Exemplar",
        "{6}{U}",
        "Creature — Elemental",
        FLYING,
        Keyword(KeywordAbility.CHAMPION, quality=permanent(CreatureType.ELEMENTAL)),
        pt=(10, 10),
    ),
    card(
        "Dusk Charger",
        "{3}{B}",
        "Creature — Horse",
        keyword(KeywordAbility.ASCEND),
        static(Modify(THIS, (plus(2, 2),)), condition=HasBlessing(YOU)),
        pt=(3, 3),
    ),
    card(
        "Snubhorn Sentry",
        "{W}",
        "Creature — Dinosaur",
        keyword(KeywordAbility.ASCEND),
        static(Modify(THIS, (plus(3, 0),)), condition=HasBlessing(YOU)),
        pt=(0, 3),
    ),
    card(
        "Sun's Bounty",
        "{1}{W}",
        "Instant",
        spell(GainLife(Fixed(4))),
        keyword_with_cost(KeywordAbility.RECOVER, "{1}{W}"),
    ),
    card(
        "Resize",
        "{1}{G}",
        "Instant",
        spell(Apply(TARGET_CREATURE, (plus(3, 3),))),
        keyword_with_cost(KeywordAbility.RECOVER, "{1}{G}"),
    ),
    card(
        "Krosan Grip",
        "{2}{G}",
        "Instant",
        keyword(KeywordAbility.SPLIT_SECOND),
        spell(DestroyPermanents(Target(permanent(CardType.ARTIFACT, CardType.ENCHANTMENT)))),
    ),
    card(
        "Sudden Shock",
        "{1}{R}",
        "Instant",
        keyword(KeywordAbility.SPLIT_SECOND),
        spell(DealDamage(TWO, Target(ANY_TARGET))),
    ),
    card(
        "Knight of Grace",
        "{1}{W}",
        "Creature — Human Knight",
        FIRST_STRIKE,
        Keyword(KeywordAbility.HEXPROOF, quality=OfColor(Color.BLACK)),
        static(Modify(THIS, (plus(1, 0),)), condition=Controls(AnyPlayer(), _of(Color.BLACK))),
        pt=(2, 2),
    ),
    card(
        "Knight of Malice",
        "{1}{B}",
        "Creature — Human Knight",
        FIRST_STRIKE,
        Keyword(KeywordAbility.HEXPROOF, quality=OfColor(Color.WHITE)),
        static(Modify(THIS, (plus(1, 0),)), condition=Controls(AnyPlayer(), _of(Color.WHITE))),
        pt=(2, 2),
    ),
    card(
        "Person of Interest",
        "{3}{R}",
        "Creature — Human Rogue",
        triggered(Enters(ITSELF), Suspect(THIS), CreateTokens(_DETECTIVE)),
        pt=(2, 2),
    ),
    card(
        "Repeat Offender",
        "{1}{B}",
        "Creature — Human Assassin",
        activated(
            pay("{2}{B}"),
            If(IsDesignated(Designation.SUSPECTED), PutCounters(THIS, CounterKind.PLUS_ONE_PLUS_ONE), Suspect(THIS)),
        ),
        pt=(2, 1),
    ),
    card("Political Trickery", "{2}{U}", "Sorcery", spell(_TRADE)),
    card("Vedalken Plotter", "{2}{U}", "Creature — Vedalken Wizard", triggered(Enters(ITSELF), _TRADE), pt=(1, 1)),
    card(
        "Solarion",
        "{7}",
        "Artifact Creature — Construct",
        keyword(KeywordAbility.SUNBURST),
        activated(pay(None, TAP), DoubleCounters(CounterKind.PLUS_ONE_PLUS_ONE, THIS)),
        pt=(0, 0),
    ),
)
