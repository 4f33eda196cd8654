"""Cards about the course of turns: extra turns and phases, skipping, ending; Sagas; the monarch."""

from shinpan.cards.build import card, token
from shinpan.cards.words import (
    CREATURE_YOU_CONTROL,
    DEATHTOUCH,
    ITSELF,
    ONE,
    SACRIFICE_THIS,
    TAP,
    TARGET_PLAYER,
    THIS,
    TWO,
    VIGILANCE,
    YOU,
    YOU_CONTROL,
    activated,
    cards,
    pay,
    permanent,
    spell,
    static,
    triggered,
)
from shinpan.game.enums import CardType, Color, Phase, Step, Zone
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.abilities import ActivatedAbility
from shinpan.phrases.base import Timing
from shinpan.phrases.costs import PayLife
from shinpan.phrases.effects.cards import DiscardCards, DrawCards
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.designations import BecomeMonarch
from shinpan.phrases.effects.edicts import SacrificeChosen
from shinpan.phrases.effects.sequence import Sequence
from shinpan.phrases.effects.statuses import UntapPermanents
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.effects.turns import AdditionalPhases, ControlNextTurn, EndTheTurn, ExtraTurn, SkipNext
from shinpan.phrases.effects.zones import ExileObjects, PutOntoBattlefield
from shinpan.phrases.modifications.powers import ChangePowerToughness
from shinpan.phrases.permissions import SkipsStep
from shinpan.phrases.qualities.places import InZone
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import All
from shinpan.phrases.references.players import AnyPlayer, EachOpponent
from shinpan.phrases.references.targets import Target
from shinpan.phrases.triggers.chapters import Chapter, ChapterReached
from shinpan.phrases.triggers.zones import Enters

_KNIGHT = token("Creature — Knight", VIGILANCE, colors=(Color.WHITE,), pt=(2, 2))
_KNIGHTS = All(permanent(CreatureType.KNIGHT, modifiers=(YOU_CONTROL,)))
_COMBAT_AND_MAIN = AdditionalPhases((Phase.COMBAT, Phase.PRECOMBAT_MAIN))
_CROWN = triggered(Enters(ITSELF), BecomeMonarch())
_CREATURE_OR_PLANESWALKER = (CardType.CREATURE, CardType.PLANESWALKER)


CARDS = (
    card("Time Warp", "{3}{U}{U}", "Sorcery", spell(ExtraTurn(TARGET_PLAYER))),
    card("Time Walk", "{1}{U}", "Sorcery", spell(ExtraTurn())),
    card("Meditate", "{2}{U}", "Instant", spell(DrawCards(Fixed(4)), SkipNext())),
    card(
        "Aggravated Assault",
        "{2}{R}",
        "Enchantment",
        ActivatedAbility(
            pay("{3}{R}{R}"), Sequence((UntapPermanents(All(CREATURE_YOU_CONTROL)), _COMBAT_AND_MAIN)), Timing.SORCERY
        ),
    ),
    card("Time Stop", "{4}{U}{U}", "Instant", spell(EndTheTurn())),
    card(
        "Mindslaver",
        "{6}",
        "Legendary Artifact",
        activated(pay("{4}", TAP, SACRIFICE_THIS), ControlNextTurn(TARGET_PLAYER)),
    ),
    card("Worst Fears", "{7}{B}", "Sorcery", spell(ControlNextTurn(TARGET_PLAYER), ExileObjects(THIS))),
    card("Eon Hub", "{5}", "Artifact", static(SkipsStep(Step.UPKEEP, AnyPlayer()))),
    card(
        "Yawgmoth's Bargain",
        "{4}{B}{B}",
        "Enchantment",
        static(SkipsStep(Step.DRAW)),
        activated(pay(None, PayLife(ONE)), DrawCards(ONE)),
    ),
    card(
        "History of Benalia",
        "{1}{W}{W}",
        "Enchantment — Saga",
        triggered(ChapterReached((Chapter.I, Chapter.II)), CreateTokens(_KNIGHT)),
        triggered(
            ChapterReached((Chapter.III,)),
            Apply(_KNIGHTS, (ChangePowerToughness(TWO, ONE),)),
        ),
    ),
    card(
        "The Eldest Reborn",
        "{4}{B}",
        "Enchantment — Saga",
        triggered(ChapterReached((Chapter.I,)), SacrificeChosen(EachOpponent(), permanent(*_CREATURE_OR_PLANESWALKER))),
        triggered(ChapterReached((Chapter.II,)), DiscardCards(ONE, EachOpponent())),
        triggered(
            ChapterReached((Chapter.III,)),
            PutOntoBattlefield(
                Target(cards(*_CREATURE_OR_PLANESWALKER, modifiers=(InZone(Zone.GRAVEYARD, AnyPlayer()),))), under=YOU
            ),
        ),
    ),
    card("Palace Sentinels", "{3}{W}", "Creature — Human Soldier", _CROWN, pt=(2, 4)),
    card("Thorn of the Black Rose", "{3}{B}", "Creature — Human Assassin", DEATHTOUCH, _CROWN, pt=(1, 3)),
)
