"""Cards that send many things away at once, or for a while, and that trade what is on the battlefield."""

from shinpan.cards.build import card
from shinpan.cards.words import (
    AN_OPPONENT_CONTROLS,
    CREATURE,
    FLYING,
    ITSELF,
    TARGET_CREATURE,
    YOU,
    creature,
    keyword_with_cost,
    spell,
    triggered,
)
from shinpan.game.enums import CardType, Step
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.conditions import TurnOf
from shinpan.phrases.effects.cards import DiscardCards, DrawCards
from shinpan.phrases.effects.consequences import ReturnAndThen
from shinpan.phrases.effects.delayed import Later
from shinpan.phrases.effects.libraries import ShuffleAway
from shinpan.phrases.effects.sequence import If
from shinpan.phrases.effects.trading import TradeThisOrSacrificeIt
from shinpan.phrases.effects.turns import EndTheTurn
from shinpan.phrases.effects.zones import ExileObjects, PutIntoLibrary, PutOntoBattlefield
from shinpan.phrases.qualities.nouns import Permanents
from shinpan.phrases.quantities import Fixed, PowerOf, ToughnessOf
from shinpan.phrases.references.objects import All, Bound, Result, ThatOne
from shinpan.phrases.references.players import EachPlayer
from shinpan.phrases.references.targets import Target, TheTarget
from shinpan.phrases.triggers.turns import BeginningOf
from shinpan.phrases.triggers.zones import Enters

CARDS = (
    card(
        "Terminus",
        "{4}{W}{W}",
        "Sorcery",
        spell(PutIntoLibrary(All(CREATURE), -1)),
        keyword_with_cost(KeywordAbility.MIRACLE, "{W}"),
    ),
    card(
        "Vanish into Memory",
        "{2}{W}{U}",
        "Instant",
        spell(
            ExileObjects(TARGET_CREATURE, register=0),
            DrawCards(PowerOf(TheTarget())),
            Later(
                BeginningOf(Step.UPKEEP, YOU),
                ReturnAndThen(
                    PutOntoBattlefield(Bound(), register=1),
                    DiscardCards(ToughnessOf(ThatOne(Permanents((CardType.CREATURE,)), 1))),
                ),
                about=Result(0),
            ),
        ),
    ),
    card(
        "Day's Undoing",
        "{2}{U}",
        "Sorcery",
        spell(ShuffleAway(EachPlayer()), DrawCards(Fixed(7), EachPlayer()), If(TurnOf(YOU), EndTheTurn())),
    ),
    card(
        "Gilded Drake",
        "{1}{U}",
        "Creature — Drake",
        FLYING,
        triggered(Enters(ITSELF), TradeThisOrSacrificeIt(Target(creature(AN_OPPONENT_CONTROLS), Fixed(0)))),
        pt=(3, 3),
    ),
)
