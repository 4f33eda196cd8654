"""Cards that phase out, or have others phase out."""

from shinpan.cards.build import card
from shinpan.cards.words import (
    CREATURE,
    FLYING,
    ITSELF,
    ONE,
    THIS,
    YOU,
    YOU_CONTROL,
    activated,
    enchant,
    keyword,
    pay,
    permanent,
    spell,
    triggered,
)
from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, Step
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.effects.cards import DiscardCards, DrawCards
from shinpan.phrases.effects.paying import UnlessPaid
from shinpan.phrases.effects.phasing import PhaseOut
from shinpan.phrases.effects.sheltering import ShelterPlayer
from shinpan.phrases.effects.statuses import PutCounters
from shinpan.phrases.effects.zones import ExileObjects
from shinpan.phrases.references.objects import All, Host
from shinpan.phrases.references.targets import Target
from shinpan.phrases.triggers.phasing import PhasesIn, PhasesOut
from shinpan.phrases.triggers.turns import BeginningOf

CARDS = (
    card("Breezekeeper", "{3}{U}", "Creature — Djinn", FLYING, keyword(KeywordAbility.PHASING), pt=(4, 4)),
    card("Teferi's Drake", "{2}{U}", "Creature — Drake", FLYING, keyword(KeywordAbility.PHASING), pt=(3, 2)),
    card(
        "Teferi's Imp",
        "{2}{U}",
        "Creature — Imp",
        FLYING,
        keyword(KeywordAbility.PHASING),
        triggered(PhasesOut(ITSELF), DiscardCards(ONE)),
        triggered(PhasesIn(ITSELF), DrawCards()),
        pt=(1, 1),
    ),
    card(
        "Warping Wurm",
        "{2}{G}{U}",
        "Creature — Wurm",
        keyword(KeywordAbility.PHASING),
        triggered(BeginningOf(Step.UPKEEP, YOU), UnlessPaid(PhaseOut(THIS), pay("{2}{G}{U}"))),
        triggered(PhasesIn(ITSELF), PutCounters(THIS, CounterKind.PLUS_ONE_PLUS_ONE)),
        pt=(1, 1),
    ),
    card(
        "Reality Ripple",
        "{1}{U}",
        "Instant",
        spell(PhaseOut(Target(permanent(CardType.ARTIFACT, CardType.CREATURE, CardType.LAND)))),
    ),
    card(
        "Vanishing",
        "{U}",
        "Enchantment — Aura",
        enchant(CREATURE),
        activated(pay("{U}{U}"), PhaseOut(Host(CREATURE))),
    ),
    card("Rainbow Efreet", "{3}{U}", "Creature — Efreet", FLYING, activated(pay("{U}{U}"), PhaseOut(THIS)), pt=(3, 1)),
    card(
        "Teferi's Protection",
        "{2}{W}",
        "Instant",
        spell(ShelterPlayer(), PhaseOut(All(permanent(modifiers=(YOU_CONTROL,)))), ExileObjects(THIS)),
    ),
)
