"""Cards that have copies of cards cast (707.12-707.14)."""

from shinpan.cards.build import card
from shinpan.cards.words import (
    FLYING,
    ITSELF,
    OPPONENT,
    PLAYER,
    TAP,
    TARGET_PLAYER,
    THREE,
    VIGILANCE,
    YOU,
    activated,
    cards,
    keyword,
    pay,
    permanent,
    spell,
    triggered,
)
from shinpan.game.enums import CardType, Step, Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.comparison import Comparison
from shinpan.phrases.copying.cards import CopyAndCast, CopyByName
from shinpan.phrases.copying.effects import CreateCopies
from shinpan.phrases.effects.cards import DrawCards, MillCards
from shinpan.phrases.effects.casting import CopyCard, ExileFromHand, MayCastNow, TheCopy
from shinpan.phrases.effects.life import LoseLife
from shinpan.phrases.effects.sequence import May
from shinpan.phrases.effects.zones import ExileObjects, ReturnToHand
from shinpan.phrases.faces.noting import CopyNoted, NoteAndPutFaceDown
from shinpan.phrases.imprinting import CardsExiledWith
from shinpan.phrases.qualities.places import InZone
from shinpan.phrases.qualities.traits import Not, OfKind, WithManaValue
from shinpan.phrases.quantities import X
from shinpan.phrases.references.objects import Result, This, Together
from shinpan.phrases.references.players import AnOpponent, You
from shinpan.phrases.references.targets import Target
from shinpan.phrases.triggers.damage import DealsDamage
from shinpan.phrases.triggers.turns import BeginningOf
from shinpan.phrases.triggers.zones import Enters

_SPELLS = (CardType.INSTANT, CardType.SORCERY)
_IN_GRAVEYARD = InZone(Zone.GRAVEYARD, You())
_NAMES = ("Disenchant", "Braingeyser", "Terror", "Shivan Dragon", "Regrowth", "Black Lotus")

_STRINGS = triggered(DealsDamage(ITSELF, PLAYER, combat=True), May(CopyNoted()), MayCastNow(TheCopy()))

_CIPHER = keyword(KeywordAbility.CIPHER)

CARDS = (
    card(
        "Panoptic Mirror",
        "{5}",
        "Artifact",
        activated(
            pay("{X}", TAP),
            May(ExileFromHand(cards(*_SPELLS, modifiers=(WithManaValue(X()),)))),
        ),
        triggered(BeginningOf(Step.UPKEEP, YOU), May(CopyCard(CardsExiledWith()), then=MayCastNow(TheCopy()))),
    ),
    card(
        "Shiko, Paragon of the Way",
        "{2}{U}{R}{W}",
        "Legendary Creature — Spirit Dragon",
        FLYING,
        VIGILANCE,
        triggered(
            Enters(ITSELF),
            ExileObjects(
                Target(
                    cards(
                        adjectives=(Not(OfKind(CardType.LAND)),),
                        modifiers=(WithManaValue(THREE, Comparison.OR_LESS), _IN_GRAVEYARD),
                    )
                ),
                register=0,
            ),
            CopyCard(Result(0), register=1),
            MayCastNow(TheCopy(1)),
        ),
        pt=(4, 5),
    ),
    card(
        "Spelltwine",
        "{5}{U}",
        "Sorcery",
        spell(
            ExileObjects(
                Together(
                    (
                        Target(cards(*_SPELLS, modifiers=(_IN_GRAVEYARD,))),
                        Target(cards(*_SPELLS, modifiers=(InZone(Zone.GRAVEYARD, AnOpponent()),)), slot=1),
                    )
                )
            ),
            CopyAndCast(optional=False),
            ExileObjects(This()),
        ),
    ),
    card("Regrowth", "{1}{G}", "Sorcery", spell(ReturnToHand(Target(cards(modifiers=(_IN_GRAVEYARD,)))))),
    card(
        "Garth One-Eye",
        "{W}{U}{B}{R}{G}",
        "Legendary Creature — Human Wizard",
        activated(pay(None, TAP), CopyByName(_NAMES), MayCastNow(TheCopy(), free=False)),
        pt=(5, 5),
    ),
    card(
        "Magar of the Magic Strings",
        "{1}{B}{R}",
        "Legendary Creature — Minotaur Performer",
        activated(
            pay("{1}{B}{R}"),
            NoteAndPutFaceDown(Target(cards(*_SPELLS, modifiers=(_IN_GRAVEYARD,))), 3, 3, (_STRINGS,)),
        ),
        pt=(3, 3),
    ),
    card("Last Thoughts", "{3}{U}", "Sorcery", spell(DrawCards()), _CIPHER),
    card("Shadow Slice", "{4}{B}", "Sorcery", spell(LoseLife(THREE, Target(OPPONENT))), _CIPHER),
    card("Paranoid Delusions", "{U}{B}", "Sorcery", spell(MillCards(THREE, TARGET_PLAYER)), _CIPHER),
    card(
        "Stolen Identity",
        "{4}{U}{U}",
        "Sorcery",
        spell(CreateCopies(Target(permanent(CardType.ARTIFACT, CardType.CREATURE)))),
        _CIPHER,
    ),
)
