"""Cards of keywords that few cards have: decayed, compleated, living metal, more than meets the eye, embalm."""

from shinpan.cards.build import card, face, token
from shinpan.cards.many_faced import transforming
from shinpan.cards.words import (
    ANOTHER,
    ANY_TARGET,
    CREATURE,
    FLYING,
    ITSELF,
    THIS,
    THREE,
    TWO,
    VIGILANCE,
    YOU,
    YOU_CONTROL,
    cards,
    creature,
    have,
    keyword,
    keyword_with_cost,
    loyalty,
    pay,
    permanent,
    spell,
    spells,
    static,
    triggered,
)
from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, Color
from shinpan.game.keywords import KeywordAbility
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.abilities import TriggeredAbility
from shinpan.phrases.conditions import Fits
from shinpan.phrases.costs import SacrificeSome
from shinpan.phrases.effects.cards import DrawCards
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.damage import DealDamage
from shinpan.phrases.effects.emblems import GetEmblem
from shinpan.phrases.effects.handier import DistributeCounters
from shinpan.phrases.effects.libraries import RevealTop
from shinpan.phrases.effects.paying import MayPay, UnlessPaid
from shinpan.phrases.effects.player_counters import GetCounters
from shinpan.phrases.effects.reflexive import WhenDone
from shinpan.phrases.effects.sequence import If, May
from shinpan.phrases.effects.spells import CounterObjects
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.effects.zones import PutIntoLibrary, ReturnToHand
from shinpan.phrases.faces.transforming import Transform
from shinpan.phrases.qualities.groups import Group
from shinpan.phrases.qualities.nouns import OpponentPlayers
from shinpan.phrases.qualities.states import IsAttacking
from shinpan.phrases.quantities import Fixed, PowerOf
from shinpan.phrases.references.objects import All, Bound, Paid, Result
from shinpan.phrases.references.players import ControllerOf
from shinpan.phrases.references.targets import Target, TheTarget
from shinpan.phrases.replacements.damage import PreventDamage
from shinpan.phrases.restrictions import CantBeCountered
from shinpan.phrases.triggers.acts import Casts
from shinpan.phrases.triggers.counted import CastsNth, Ordinal
from shinpan.phrases.triggers.fighting import AttacksWithOthers
from shinpan.phrases.triggers.reflexive import WhenYouDo
from shinpan.phrases.triggers.zones import Enters

_ZOMBIE = token("Creature — Zombie", keyword(KeywordAbility.DECAYED), colors=(Color.BLACK,), pt=(2, 2))
_CONVERT = Transform(THIS, converts=True)
_TOP = Result(0)
_EITHER = (CardType.CREATURE, CardType.PLANESWALKER)
_ATTACKING_HUMANS = permanent(CreatureType.HUMAN, adjectives=(IsAttacking(),), modifiers=(YOU_CONTROL,))

CARDS = (
    card(
        "Falcon Abomination",
        "{2}{U}",
        "Creature — Zombie Bird",
        FLYING,
        triggered(Enters(ITSELF), CreateTokens(_ZOMBIE)),
        pt=(2, 2),
    ),
    card(
        "Flip the Switch",
        "{2}{U}",
        "Instant",
        spell(
            UnlessPaid(CounterObjects(Target(spells())), pay("{4}"), ControllerOf(TheTarget())), CreateTokens(_ZOMBIE)
        ),
    ),
    card(
        "Ajani, Sleeper Agent",
        "{1}{G}{G/W/P}{W}",
        "Legendary Planeswalker — Ajani",
        keyword(KeywordAbility.COMPLEATED),
        loyalty(
            1,
            RevealTop(register=0),
            If(Fits(_TOP, cards(*_EITHER)), ReturnToHand(_TOP), May(PutIntoLibrary(_TOP, -1))),
        ),
        loyalty(
            -3,
            DistributeCounters(CounterKind.PLUS_ONE_PLUS_ONE, Target(CREATURE, Fixed(0), THREE, divided=THREE)),
            Apply(TheTarget(), (have(VIGILANCE),)),
        ),
        loyalty(
            -6,
            GetEmblem(
                (
                    triggered(
                        Casts(YOU, spells(*_EITHER)),
                        GetCounters(CounterKind.POISON, TWO, Target(Group(OpponentPlayers()))),
                    ),
                )
            ),
        ),
        loyalty=4,
    ),
    transforming(
        face(
            "Goldbug, Humanity's Ally",
            "{1}{W}{U}",
            "Legendary Artifact Creature — Robot",
            keyword_with_cost(KeywordAbility.MORE_THAN_MEETS_THE_EYE, "{W}{U}"),
            static(PreventDamage(combat=True, to=All(_ATTACKING_HUMANS))),
            triggered(CastsNth(YOU, Ordinal.SECOND, spells()), _CONVERT),
            pt=(3, 3),
        ),
        face(
            "Goldbug, Scrappy Scout",
            None,
            "Legendary Artifact — Vehicle",
            keyword(KeywordAbility.LIVING_METAL),
            static(CantBeCountered(All(spells(CreatureType.HUMAN, modifiers=(YOU_CONTROL,))))),
            triggered(AttacksWithOthers(1, permanent(CreatureType.HUMAN)), DrawCards(), _CONVERT),
            pt=(1, 3),
            indicator=(Color.WHITE, Color.BLUE),
        ),
    ),
    card(
        "Heart-Piercer Manticore",
        "{2}{R}{R}",
        "Creature — Manticore",
        triggered(
            Enters(ITSELF),
            MayPay(
                pay(None, SacrificeSome(creature(adjectives=(ANOTHER,)))),
                WhenDone(TriggeredAbility(WhenYouDo(), DealDamage(PowerOf(Bound()), Target(ANY_TARGET))), Paid(0)),
            ),
        ),
        keyword_with_cost(KeywordAbility.EMBALM, "{5}{R}"),
        pt=(4, 3),
    ),
)
