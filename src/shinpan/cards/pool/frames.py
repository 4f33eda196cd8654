"""Cards with other frames: flip cards (710), levelers (711), Classes (716), prototypes (718)."""

from shinpan.cards.build import card, face, token
from shinpan.cards.card import Card
from shinpan.cards.many_faced import flip, prototype
from shinpan.cards.words import (
    ANOTHER,
    CREATURE,
    CREATURE_YOU_CONTROL,
    DOUBLE_STRIKE,
    FIRST_STRIKE,
    FLYING,
    HASTE,
    ITSELF,
    ONE,
    OPPONENT,
    REACH,
    TAP,
    TARGET_CREATURE,
    TARGET_PLAYER,
    THIS,
    THREE,
    TRAMPLE,
    TWO,
    YOU,
    YOU_CONTROL,
    activated,
    all_get,
    creature,
    keyword_with_cost,
    pay,
    permanent,
    plus,
    static,
    triggered,
)
from shinpan.game.characteristics import Ability
from shinpan.game.counters import CounterKind
from shinpan.game.enums import Color, Step
from shinpan.game.keywords import KeywordAbility
from shinpan.game.layout import Layout
from shinpan.game.subtypes.creature import CreatureType
from shinpan.phrases.comparison import Comparison
from shinpan.phrases.conditions import Compare, Controls
from shinpan.phrases.copying.effects import CreateCopies
from shinpan.phrases.costs import SacrificeSome
from shinpan.phrases.effects.cards import DiscardCards, DrawCards
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.life import GainLife, LoseLife
from shinpan.phrases.effects.sequence import If
from shinpan.phrases.effects.statuses import PutCounters
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.faces.flipping import Flip
from shinpan.phrases.faces.levels import BecomesLevel, ClassLevel, LevelSymbol
from shinpan.phrases.qualities.places import IsToken
from shinpan.phrases.qualities.traits import OfKind
from shinpan.phrases.quantities import Fixed, HandSizeOf, PowerOf, Shortfall
from shinpan.phrases.references.players import EachOpponent, EventPlayer
from shinpan.phrases.references.targets import Target, TheTarget
from shinpan.phrases.restrictions import NoMaximumHandSize
from shinpan.phrases.triggers.acts import DrawsCard
from shinpan.phrases.triggers.turns import BeginningOf
from shinpan.phrases.triggers.zones import Enters

_LEVEL_UP = KeywordAbility.LEVEL_UP
_SNAKE = token("Creature — Snake", colors=(Color.GREEN,), pt=(1, 1))
_COUNTER = PutCounters(Target(CREATURE_YOU_CONTROL), CounterKind.PLUS_ONE_PLUS_ONE)


def _class(name: str, cost: str, *abilities: Ability) -> Card:
    made = card(name, cost, "Enchantment — Class", *abilities)
    return made.with_(layout=Layout.CLASS)


def _leveler(name: str, cost: str, line: str, up: str, *abilities: Ability, pt: tuple[int, int]) -> Card:
    made = card(name, cost, line, keyword_with_cost(_LEVEL_UP, up), *abilities, pt=pt)
    return made.with_(layout=Layout.LEVELER)


CARDS = (
    flip(
        face(
            "Nezumi Shortfang",
            "{1}{B}",
            "Creature — Rat Rogue",
            activated(
                pay("{1}{B}", TAP),
                DiscardCards(ONE, Target(OPPONENT)),
                If(Compare(HandSizeOf(TheTarget()), Fixed(0), Comparison.OR_LESS), Flip(THIS)),
            ),
            pt=(1, 1),
        ),
        face(
            "Stabwhisker the Odious",
            None,
            "Legendary Creature — Rat Shaman",
            triggered(
                BeginningOf(Step.UPKEEP, EachOpponent()),
                LoseLife(Shortfall(THREE, HandSizeOf(EventPlayer())), EventPlayer()),
            ),
            pt=(3, 3),
        ),
    ),
    flip(
        face(
            "Jushi Apprentice",
            "{1}{U}",
            "Creature — Human Wizard",
            activated(
                pay("{2}{U}", TAP),
                DrawCards(),
                If(Compare(HandSizeOf(YOU), Fixed(9)), Flip(THIS)),
            ),
            pt=(1, 2),
        ),
        face(
            "Tomoya the Revealer",
            None,
            "Legendary Creature — Human Wizard",
            activated(pay("{3}{U}{U}", TAP), DrawCards(HandSizeOf(YOU), TARGET_PLAYER)),
            pt=(2, 3),
        ),
    ),
    flip(
        face(
            "Orochi Eggwatcher",
            "{2}{G}",
            "Creature — Snake Shaman",
            activated(pay("{2}{G}", TAP), CreateTokens(_SNAKE), If(Controls(YOU, CREATURE, 10), Flip(THIS))),
            pt=(1, 1),
        ),
        face(
            "Shidako, Broodmistress",
            None,
            "Legendary Creature — Snake Shaman",
            activated(pay("{G}", SacrificeSome(CREATURE)), Apply(TARGET_CREATURE, (plus(3, 3),))),
            pt=(3, 3),
        ),
    ),
    _leveler(
        "Student of Warfare",
        "{W}",
        "Creature — Human Knight",
        "{W}",
        LevelSymbol(2, 6, 3, 3, (FIRST_STRIKE,)),
        LevelSymbol(7, None, 4, 4, (DOUBLE_STRIKE,)),
        pt=(1, 1),
    ),
    _leveler(
        "Caravan Escort",
        "{W}",
        "Creature — Human Knight",
        "{2}",
        LevelSymbol(1, 4, 2, 2),
        LevelSymbol(5, None, 5, 5, (FIRST_STRIKE,)),
        pt=(1, 1),
    ),
    _leveler(
        "Coralhelm Commander",
        "{U}{U}",
        "Creature — Merfolk Soldier",
        "{1}",
        LevelSymbol(2, 3, 3, 3, (FLYING,)),
        LevelSymbol(
            4,
            None,
            4,
            4,
            (FLYING, all_get(creature(YOU_CONTROL, adjectives=(ANOTHER, OfKind(CreatureType.MERFOLK))), plus(1, 1))),
        ),
        pt=(2, 2),
    ),
    _class(
        "Wizard Class",
        "{U}",
        static(NoMaximumHandSize(YOU)),
        ClassLevel(2, pay("{2}{U}"), (triggered(BecomesLevel(2), DrawCards(TWO)),)),
        ClassLevel(3, pay("{4}{U}"), (triggered(DrawsCard(YOU), _COUNTER),)),
    ),
    _class(
        "Caretaker's Talent",
        "{2}{W}",
        triggered(
            Enters(permanent(adjectives=(IsToken(),), modifiers=(YOU_CONTROL,)), one_or_more=True), DrawCards()
        ).with_(once_each_turn=True),
        ClassLevel(
            2,
            pay("{W}"),
            (
                triggered(
                    BecomesLevel(2), CreateCopies(Target(permanent(adjectives=(IsToken(),), modifiers=(YOU_CONTROL,))))
                ),
            ),
        ),
        ClassLevel(3, pay("{3}{W}"), (all_get(creature(YOU_CONTROL, adjectives=(IsToken(),)), plus(2, 2)),)),
    ),
    prototype(face("Blitz Automaton", "{7}", "Artifact Creature — Construct", HASTE, pt=(6, 4)), "{2}{R}", 3, 2),
    prototype(
        face(
            "Combat Thresher",
            "{7}",
            "Artifact Creature — Construct",
            DOUBLE_STRIKE,
            triggered(Enters(ITSELF), DrawCards()),
            pt=(3, 3),
        ),
        "{2}{W}",
        1,
        1,
    ),
    prototype(
        face("Rust Goliath", "{10}", "Artifact Creature — Construct", REACH, TRAMPLE, pt=(10, 10)), "{3}{G}{G}", 3, 5
    ),
    prototype(
        face(
            "Boulderbranch Golem",
            "{7}",
            "Artifact Creature — Golem",
            triggered(Enters(ITSELF), GainLife(PowerOf(THIS))),
            pt=(6, 5),
        ),
        "{3}{G}",
        3,
        3,
    ),
)
