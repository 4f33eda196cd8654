"""Cards with keyword actions: scry, explore, proliferate, fight and the like."""

from shinpan.cards.build import card, token
from shinpan.cards.words import (
    AN_OPPONENT_CONTROLS,
    ANY_TARGET,
    BASIC_LAND_CARD,
    CREATURE,
    CREATURE_YOU_CONTROL,
    DEFENDER,
    FIRST_STRIKE,
    FLYING,
    ITSELF,
    ONE,
    PLAYER,
    REACH,
    TAP,
    TARGET_CREATURE,
    THIS,
    THREE,
    TRAMPLE,
    TWO,
    YOU,
    YOU_CONTROL,
    activated,
    creature,
    have,
    keyword_with_cost,
    pay,
    permanent,
    plus,
    spell,
    triggered,
)
from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, Zone
from shinpan.game.keyword_actions import KeywordAction
from shinpan.game.keywords import KeywordAbility
from shinpan.game.subtypes import ArtifactType
from shinpan.phrases.abilities import TriggeredAbility
from shinpan.phrases.base import Effect
from shinpan.phrases.effects.cards import DrawCards
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.damage import DealDamage
from shinpan.phrases.effects.exploring import Clash, Connive, Explore
from shinpan.phrases.effects.fights import Fight
from shinpan.phrases.effects.growing import Adapt, Amass, BecomeMonstrous, Bolster, Endure, Proliferate, Support
from shinpan.phrases.effects.investigating import Detain, Investigate
from shinpan.phrases.effects.libraries import SearchLibrary
from shinpan.phrases.effects.life import GainLife
from shinpan.phrases.effects.paying import MayPay
from shinpan.phrases.effects.scrying import Fateseal, Scry, Surveil
from shinpan.phrases.effects.sequence import May
from shinpan.phrases.effects.statuses import PutCounters
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.effects.zones import PutIntoLibrary
from shinpan.phrases.named_tokens import BLOOD, FOOD, LANDER, MAP, TREASURE
from shinpan.phrases.qualities.places import NotControlledBy
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.players import AnyPlayer, EachOpponent
from shinpan.phrases.references.targets import Target
from shinpan.phrases.triggers.actions import CastsThis, Cycles, Sacrifices, TakesAction
from shinpan.phrases.triggers.damage import DealsDamage
from shinpan.phrases.triggers.zones import Dies, Enters

PLUS_ONE = CounterKind.PLUS_ONE_PLUS_ONE
_FIGHT = Fight(Target(CREATURE_YOU_CONTROL), Target(creature(NotControlledBy(YOU)), slot=1))


_TWIN = token("Creature — Eldrazi", pt=(10, 10))
_STACK = frozenset({Zone.STACK})


def _cycled(effect: Effect) -> TriggeredAbility:
    return TriggeredAbility(Cycles(YOU, ITSELF), May(effect), zones=frozenset({Zone.GRAVEYARD, Zone.EXILE}))


def _enters(*effects: Effect) -> TriggeredAbility:
    return triggered(Enters(ITSELF), *effects)


CARDS = (
    card("Opt", "{U}", "Instant", spell(Scry(ONE), DrawCards())),
    card("Magma Jet", "{1}{R}", "Instant", spell(DealDamage(TWO, Target(ANY_TARGET)), Scry(TWO))),
    card("Consider", "{U}", "Instant", spell(Surveil(ONE), DrawCards())),
    card("Dimir Informant", "{2}{U}", "Creature — Human Rogue", _enters(Surveil(TWO)), pt=(1, 4)),
    card(
        "Knowledge and Power",
        "{4}{R}",
        "Enchantment",
        triggered(TakesAction(YOU, KeywordAction.SCRY), MayPay(pay("{2}"), DealDamage(TWO, Target(ANY_TARGET)))),
    ),
    card(
        "Mortician Beetle",
        "{B}",
        "Creature — Insect",
        triggered(Sacrifices(AnyPlayer(), CREATURE), May(PutCounters(THIS, PLUS_ONE))),
        pt=(1, 1),
    ),
    card(
        "Desolation Twin",
        "{10}",
        "Creature — Eldrazi",
        TriggeredAbility(CastsThis(), CreateTokens(_TWIN), zones=_STACK),
        pt=(10, 10),
    ),
    card(
        "Krosan Tusker",
        "{5}{G}{G}",
        "Creature — Boar Beast",
        keyword_with_cost(KeywordAbility.CYCLING, "{2}{G}"),
        _cycled(SearchLibrary(BASIC_LAND_CARD, Zone.HAND)),
        pt=(6, 5),
    ),
    card(
        "Renewed Faith",
        "{2}{W}",
        "Instant",
        spell(GainLife(Fixed(6))),
        keyword_with_cost(KeywordAbility.CYCLING, "{1}{W}"),
        _cycled(GainLife(TWO)),
    ),
    card(
        "Flamespeaker Adept",
        "{2}{R}",
        "Creature — Human Shaman",
        triggered(TakesAction(YOU, KeywordAction.SCRY), Apply(THIS, (plus(2, 0), have(FIRST_STRIKE)))),
        pt=(2, 3),
    ),
    card("Spin into Myth", "{4}{U}", "Instant", spell(PutIntoLibrary(TARGET_CREATURE), Fateseal(TWO))),
    card("Thraben Inspector", "{W}", "Creature — Human Soldier", _enters(Investigate()), pt=(1, 2)),
    card(
        "Tireless Tracker",
        "{2}{G}",
        "Creature — Human Scout",
        triggered(Enters(permanent(CardType.LAND, modifiers=(YOU_CONTROL,))), Investigate()),
        triggered(Sacrifices(YOU, permanent(ArtifactType.CLUE)), PutCounters(THIS, PLUS_ONE)),
        pt=(3, 2),
    ),
    card("Prey Upon", "{G}", "Sorcery", spell(_FIGHT)),
    card("Pounce", "{1}{G}", "Instant", spell(_FIGHT)),
    card("Steady Progress", "{2}{U}", "Instant", spell(Proliferate(), DrawCards())),
    card("Volt Charge", "{2}{R}", "Instant", spell(DealDamage(THREE, Target(ANY_TARGET)), Proliferate())),
    card(
        "Thrummingbird",
        "{1}{U}",
        "Creature — Bird Horror",
        FLYING,
        triggered(DealsDamage(ITSELF, PLAYER, combat=True), Proliferate()),
        pt=(1, 1),
    ),
    card(
        "Contagion Clasp",
        "{2}",
        "Artifact",
        _enters(PutCounters(TARGET_CREATURE, CounterKind.MINUS_ONE_MINUS_ONE)),
        activated(pay("{4}", TAP), Proliferate()),
    ),
    card("Cached Defenses", "{2}{G}", "Sorcery", spell(Bolster(THREE))),
    card("Lead by Example", "{1}{G}", "Instant", spell(Support(Target(CREATURE, Fixed(0), TWO)))),
    card("Relentless Advance", "{3}{U}", "Sorcery", spell(Amass(THREE))),
    card(
        "Herald of the Dreadhorde",
        "{3}{B}",
        "Creature — Zombie Warrior",
        triggered(Dies(ITSELF), Amass(TWO)),
        pt=(3, 2),
    ),
    card("Skitter Eel", "{3}{U}", "Creature — Fish Crab", activated(pay("{2}{U}"), Adapt(TWO)), pt=(3, 3)),
    card(
        "Sauroform Hybrid",
        "{1}{G}",
        "Creature — Human Lizard Warrior",
        activated(pay("{4}{G}{G}"), Adapt(Fixed(4))),
        pt=(2, 2),
    ),
    card(
        "Nessian Asp",
        "{4}{G}",
        "Creature — Snake",
        REACH,
        activated(pay("{6}{G}"), BecomeMonstrous(Fixed(4))),
        pt=(4, 5),
    ),
    card(
        "Ill-Tempered Cyclops",
        "{3}{R}",
        "Creature — Cyclops",
        TRAMPLE,
        activated(pay("{5}{R}"), BecomeMonstrous(THREE)),
        pt=(3, 3),
    ),
    card("Raffine's Informant", "{1}{W}", "Creature — Human Wizard", _enters(Connive(THIS)), pt=(2, 1)),
    card("Hypnotic Grifter", "{U}", "Creature — Human Rogue", activated(pay("{3}"), Connive(THIS)), pt=(1, 2)),
    card("Merfolk Branchwalker", "{1}{G}", "Creature — Merfolk Scout", _enters(Explore(THIS)), pt=(2, 1)),
    card("Spyglass Siren", "{U}", "Creature — Siren Pirate", FLYING, _enters(CreateTokens(MAP)), pt=(1, 1)),
    card(
        "Paperfin Rascal",
        "{2}{U}",
        "Creature — Merfolk Rogue",
        _enters(Clash(PutCounters(THIS, PLUS_ONE))),
        pt=(2, 2),
    ),
    card(
        "Oaken Brawler",
        "{3}{W}",
        "Creature — Treefolk Warrior",
        _enters(Clash(PutCounters(THIS, PLUS_ONE))),
        pt=(2, 4),
    ),
    card("Fortress Kin-Guard", "{1}{W}", "Creature — Dog Soldier", _enters(Endure(ONE)), pt=(1, 2)),
    card("Dusyut Earthcarver", "{5}{G}", "Creature — Elephant Druid", REACH, _enters(Endure(THREE)), pt=(4, 4)),
    card(
        "Azorius Arrester",
        "{1}{W}",
        "Creature — Human Soldier",
        _enters(Detain(Target(creature(AN_OPPONENT_CONTROLS)))),
        pt=(2, 1),
    ),
    card(
        "Inaction Injunction", "{1}{U}", "Sorcery", spell(Detain(Target(creature(AN_OPPONENT_CONTROLS))), DrawCards())
    ),
    card(
        "Gleaming Barrier",
        "{2}",
        "Artifact Creature — Wall",
        DEFENDER,
        triggered(Dies(ITSELF), CreateTokens(TREASURE)),
        pt=(0, 4),
    ),
    card(
        "Voldaren Epicure",
        "{R}",
        "Creature — Vampire",
        _enters(DealDamage(ONE, EachOpponent()), CreateTokens(BLOOD)),
        pt=(1, 1),
    ),
    card("Fierce Witchstalker", "{2}{G}{G}", "Creature — Wolf", TRAMPLE, _enters(CreateTokens(FOOD)), pt=(4, 4)),
    card("Galactic Wayfarer", "{2}{G}", "Creature — Human Scout", _enters(CreateTokens(LANDER)), pt=(3, 3)),
)
