"""Cards with an inset frame: Adventures (715), Omens (720)."""

from shinpan.cards.build import card, face, token
from shinpan.cards.many_faced import adventurer, omen
from shinpan.cards.words import (
    AN_OPPONENT_CONTROLS,
    ANOTHER,
    ANY_TARGET,
    BASIC_LAND_CARD,
    CREATURE,
    FLASH,
    FLYING,
    ITSELF,
    ONE,
    PLAYER,
    SACRIFICE_THIS,
    THIS,
    THREE,
    TWO,
    YOU,
    creature,
    keyword_with_cost,
    pay,
    permanent,
    spell,
    spells,
    static,
    triggered,
)
from shinpan.game.enums import CardType, Color, Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.blocking import CantBlockThese
from shinpan.phrases.effects.cards import DiscardCards, DrawCards
from shinpan.phrases.effects.continuous import ApplyToGame
from shinpan.phrases.effects.damage import DealDamage
from shinpan.phrases.effects.libraries import SearchLibrary
from shinpan.phrases.effects.life import GainLife
from shinpan.phrases.effects.paying import MayPay
from shinpan.phrases.effects.reflexive import WhenDone
from shinpan.phrases.effects.statuses import TapPermanents
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.effects.zones import DestroyPermanents, ReturnToHand
from shinpan.phrases.faces.insets import HasAdventure
from shinpan.phrases.qualities.traits import Not, OfKind, WithKeyword, WithoutKeyword
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import EventSpell
from shinpan.phrases.references.players import ControllerOf
from shinpan.phrases.references.targets import Target
from shinpan.phrases.restrictions import DamageCantBePrevented
from shinpan.phrases.triggers.acts import BecomesTarget, Casts
from shinpan.phrases.triggers.damage import DealsDamage
from shinpan.phrases.triggers.reflexive import WhenYouDo
from shinpan.phrases.triggers.zones import Enters

_UP_TO_TWO = Target(CREATURE, Fixed(0), TWO)
_NONLAND = Not(OfKind(CardType.LAND))
_BEAR = token("Creature — Bear", colors=(Color.GREEN,), pt=(2, 2))
_ARTIFACT_OR_ENCHANTMENT = permanent(CardType.ARTIFACT, CardType.ENCHANTMENT)

CARDS = (
    adventurer(
        face(
            "Bonecrusher Giant",
            "{2}{R}",
            "Creature — Giant",
            triggered(BecomesTarget(ITSELF, spells()), DealDamage(TWO, ControllerOf(EventSpell()))),
            pt=(4, 3),
        ),
        face(
            "Stomp",
            "{1}{R}",
            "Instant — Adventure",
            spell(ApplyToGame((DamageCantBePrevented(),)), DealDamage(TWO, Target(ANY_TARGET))),
        ),
    ),
    adventurer(
        face(
            "Brazen Borrower",
            "{1}{U}{U}",
            "Creature — Faerie Rogue",
            FLASH,
            FLYING,
            static(CantBlockThese(creature(WithKeyword(KeywordAbility.FLYING)), THIS, only=True)),
            pt=(3, 1),
        ),
        face(
            "Petty Theft",
            "{1}{U}",
            "Instant — Adventure",
            spell(ReturnToHand(Target(permanent(adjectives=(_NONLAND,), modifiers=(AN_OPPONENT_CONTROLS,))))),
        ),
    ),
    adventurer(
        face("Ardenvale Tactician", "{1}{W}{W}", "Creature — Human Knight", FLYING, pt=(2, 3)),
        face("Dizzying Swoop", "{1}{W}", "Instant — Adventure", spell(TapPermanents(_UP_TO_TWO))),
    ),
    adventurer(
        face(
            "Flaxen Intruder",
            "{G}",
            "Creature — Human Berserker",
            triggered(
                DealsDamage(ITSELF, PLAYER, combat=True),
                MayPay(
                    pay(None, SACRIFICE_THIS),
                    then=WhenDone(triggered(WhenYouDo(), DestroyPermanents(Target(_ARTIFACT_OR_ENCHANTMENT)))),
                ),
            ),
            pt=(1, 2),
        ),
        face("Welcome Home", "{5}{G}{G}", "Sorcery — Adventure", spell(CreateTokens(_BEAR, THREE))),
    ),
    card(
        "Edgewall Innkeeper",
        "{G}",
        "Creature — Human Peasant",
        triggered(Casts(YOU, spells(CardType.CREATURE, modifiers=(HasAdventure(),))), DrawCards()),
        pt=(1, 1),
    ),
    omen(
        face(
            "Sagu Wildling",
            "{4}{G}",
            "Creature — Dragon",
            FLYING,
            triggered(Enters(ITSELF), GainLife(THREE)),
            pt=(3, 3),
        ),
        face("Roost Seek", "{G}", "Sorcery — Omen", spell(SearchLibrary(BASIC_LAND_CARD, Zone.HAND))),
    ),
    omen(
        face(
            "Twinmaw Stormbrood",
            "{5}{W}",
            "Creature — Dragon",
            FLYING,
            triggered(Enters(ITSELF), GainLife(Fixed(5))),
            pt=(5, 4),
        ),
        face(
            "Charring Bite",
            "{1}{R}",
            "Sorcery — Omen",
            spell(DealDamage(Fixed(5), Target(creature(WithoutKeyword(KeywordAbility.FLYING))))),
        ),
    ),
    omen(
        face(
            "Dirgur Island Dragon",
            "{5}{U}",
            "Creature — Dragon",
            FLYING,
            keyword_with_cost(KeywordAbility.WARD, "{2}"),
            pt=(4, 4),
        ),
        face(
            "Skimming Strike",
            "{1}{U}",
            "Instant — Omen",
            spell(TapPermanents(Target(CREATURE, Fixed(0), ONE)), DrawCards()),
        ),
    ),
    omen(
        face(
            "Marang River Regent",
            "{4}{U}{U}",
            "Creature — Dragon",
            FLYING,
            triggered(
                Enters(ITSELF),
                ReturnToHand(Target(permanent(adjectives=(ANOTHER, _NONLAND)), Fixed(0), TWO)),
            ),
            pt=(6, 7),
        ),
        face("Coil and Catch", "{3}{U}", "Instant — Omen", spell(DrawCards(THREE), DiscardCards(ONE))),
    ),
)
