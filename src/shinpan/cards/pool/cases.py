"""Cases and station cards."""

from shinpan.cards.build import card, token
from shinpan.cards.words import (
    BASIC_LAND_CARD,
    DOUBLE_STRIKE,
    FIRST_STRIKE,
    FLYING,
    ITSELF,
    ONE,
    TRAMPLE,
    TWO,
    VIGILANCE,
    YOU,
    YOU_CONTROL,
    creature,
    have,
    permanent,
    triggered,
)
from shinpan.game.counters import CounterKind
from shinpan.game.enums import Step, Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.abilities import Keyword, TriggeredAbility
from shinpan.phrases.base import Condition
from shinpan.phrases.cases import BecomeSolved, IsSolved, StillToSolve
from shinpan.phrases.comparison import Comparison
from shinpan.phrases.conditions import Compare
from shinpan.phrases.effects.cards import DiscardCards, DrawCards
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.libraries import SearchLibrary
from shinpan.phrases.effects.statuses import PutCounters
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.faces.levels import StationSymbol
from shinpan.phrases.quantities import ColorsAmong, Fixed, HandSizeOf
from shinpan.phrases.references.objects import Each
from shinpan.phrases.references.targets import Target
from shinpan.phrases.triggers.turns import BeginningOf
from shinpan.phrases.triggers.zones import Enters

_STATION = Keyword(KeywordAbility.STATION)
_ROBOT = token("Artifact Creature — Robot", pt=(2, 2))


def _to_solve(condition: Condition) -> TriggeredAbility:
    """719.3a."""
    return triggered(BeginningOf(Step.END, YOU), BecomeSolved(), condition=StillToSolve(condition))


_MINE = Target(creature(YOU_CONTROL))

CARDS = (
    card(
        "Case of the Crimson Pulse",
        "{2}{R}",
        "Enchantment — Case",
        triggered(Enters(ITSELF), DiscardCards(ONE), DrawCards(TWO)),
        _to_solve(Compare(HandSizeOf(YOU), Fixed(0), Comparison.OR_LESS)),
        triggered(BeginningOf(Step.UPKEEP, YOU), DiscardCards(HandSizeOf(YOU)), DrawCards(TWO), condition=IsSolved()),
    ),
    card(
        "Case of the Shattered Pact",
        "{2}",
        "Enchantment — Case",
        triggered(Enters(ITSELF), SearchLibrary(BASIC_LAND_CARD, Zone.HAND)),
        _to_solve(Compare(ColorsAmong(permanent(modifiers=(YOU_CONTROL,))), Fixed(5))),
        triggered(
            BeginningOf(Step.BEGINNING_OF_COMBAT, YOU),
            Apply(_MINE, (have(FLYING, DOUBLE_STRIKE, VIGILANCE),)),
            condition=IsSolved(),
        ),
    ),
    card(
        "Atmospheric Greenhouse",
        "{4}{G}",
        "Artifact — Spacecraft",
        triggered(Enters(ITSELF), PutCounters(Each(creature(YOU_CONTROL)), CounterKind.PLUS_ONE_PLUS_ONE)),
        _STATION,
        StationSymbol(8, (FLYING, TRAMPLE), 5, 4),
    ),
    card(
        "Wedgelight Rammer",
        "{3}{W}",
        "Artifact — Spacecraft",
        triggered(Enters(ITSELF), CreateTokens(_ROBOT)),
        _STATION,
        StationSymbol(9, (FLYING, FIRST_STRIKE), 3, 4),
    ),
)
