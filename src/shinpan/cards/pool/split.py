"""Split cards (709): plain ones, and with fuse (702.102)."""

from shinpan.cards.build import card, face, token
from shinpan.cards.card import Card
from shinpan.cards.many_faced import split
from shinpan.cards.words import (
    ANY_TARGET,
    CREATURE,
    CREATURE_YOU_CONTROL,
    DOUBLE_STRIKE,
    HASTE,
    ONE,
    PLAYER,
    TARGET_CREATURE,
    TARGET_PLAYER,
    THREE,
    TWO,
    YOU,
    YOU_CONTROL,
    YOUR_OPPONENTS_CONTROL,
    cards,
    creature,
    have,
    permanent,
    plus,
    spell,
    spells,
    triggered,
)
from shinpan.game.enums import CardType, Color, Step, Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.abilities import Keyword
from shinpan.phrases.comparison import Comparison
from shinpan.phrases.effects.cards import DrawCards, MillCards, UnlessOpponentHasYouDraw
from shinpan.phrases.effects.continuous import Apply, ApplyToGame
from shinpan.phrases.effects.damage import DealBothDamage, DealDamage, DealDividedDamage
from shinpan.phrases.effects.edicts import SacrificeChosen
from shinpan.phrases.effects.libraries import RevealTop, ShuffleAway, ShuffleInFromOutside
from shinpan.phrases.effects.life import GainLife, LoseLife
from shinpan.phrases.effects.sequence import If, May
from shinpan.phrases.effects.spells import CounterObjects
from shinpan.phrases.effects.statuses import TapPermanents
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.effects.zones import (
    DestroyPermanents,
    ExileObjects,
    PutIntoLibrary,
    ReturnToHand,
)
from shinpan.phrases.effects.zones_chosen import PutChosenOntoBattlefield
from shinpan.phrases.faces.comparing import SameManaValue
from shinpan.phrases.modifications.abilities import LoseAllAbilities
from shinpan.phrases.modifications.colors import SetColors
from shinpan.phrases.modifications.powers import ChangePowerToughness, SetPowerToughness
from shinpan.phrases.modifications.types import SetSubtypes
from shinpan.phrases.qualities.groups import AnyOf, Group
from shinpan.phrases.qualities.nouns import Cards, Sources
from shinpan.phrases.qualities.places import InZone
from shinpan.phrases.qualities.states import IsAttacking
from shinpan.phrases.qualities.traits import Not, OfKind, WithPower
from shinpan.phrases.quantities import Count, Fixed, HandSizeOf, ManaValueOf, PowerOf, Product
from shinpan.phrases.references.objects import All, EventObject, EventSpell, Result, ThatOne
from shinpan.phrases.references.players import AnOpponent, AnyPlayer, EachPlayer
from shinpan.phrases.references.targets import Target, TheTarget
from shinpan.phrases.replacements.damage import MultiplyDamage
from shinpan.phrases.restrictions import CantBlock, DamageCantBePrevented
from shinpan.phrases.subtype_words import Subtypes
from shinpan.phrases.triggers.acts import Casts
from shinpan.phrases.triggers.turns import BeginningOf

_FUSE = Keyword(KeywordAbility.FUSE)
_ELEPHANT = token("Creature — Elephant", colors=(Color.GREEN,), pt=(3, 3))
_CENTAUR = token("Creature — Centaur", colors=(Color.GREEN,), pt=(3, 3))


_AFTERMATH = Keyword(KeywordAbility.AFTERMATH)
_SEVEN = (ShuffleAway(EachPlayer()), DrawCards(Fixed(7), EachPlayer()))
_NONLAND_PERMANENT = permanent(adjectives=(Not(OfKind(CardType.LAND)),))

_ELEMENTAL = token("Creature — Elemental", colors=(Color.RED,), pt=(3, 1))
_CREATURE_CARD = cards(CardType.CREATURE, modifiers=(InZone(Zone.GRAVEYARD, AnyPlayer()),))
_SOURCE_YOU_CONTROL = Group(Sources(), modifiers=(YOU_CONTROL,))

CARDS: tuple[Card, ...] = (
    split(
        face("Breaking", "{U}{B}", "Sorcery", spell(MillCards(Fixed(8), TARGET_PLAYER)), _FUSE),
        face(
            "Entering",
            "{4}{B}{R}",
            "Sorcery",
            spell(PutChosenOntoBattlefield(_CREATURE_CARD, register=0), Apply(Result(0), (have(HASTE),))),
            _FUSE,
        ),
    ),
    split(
        face("Research", "{G}{U}", "Instant", spell(ShuffleInFromOutside(Fixed(4)))),
        face("Development", "{3}{U}{R}", "Instant", spell(UnlessOpponentHasYouDraw(CreateTokens(_ELEMENTAL), TWO))),
    ),
    split(
        face(
            "Insult",
            "{2}{R}",
            "Sorcery",
            spell(
                ApplyToGame((DamageCantBePrevented(),)),
                ApplyToGame((MultiplyDamage(_SOURCE_YOU_CONTROL),)),
            ),
        ),
        face(
            "Injury",
            "{2}{R}",
            "Sorcery",
            _AFTERMATH,
            spell(
                DealBothDamage(
                    DealDamage(TWO, TARGET_CREATURE),
                    DealDamage(TWO, Target(AnyOf((PLAYER, permanent(CardType.PLANESWALKER))), slot=1)),
                )
            ),
        ),
    ),
    card(
        "Counterbalance",
        "{U}{U}",
        "Enchantment",
        triggered(
            Casts(AnOpponent(), spells()),
            May(RevealTop(), then=If(SameManaValue(EventObject(), Result(0)), CounterObjects(EventSpell()), late=True)),
        ),
    ),
    card(
        "Dark Confidant",
        "{1}{B}",
        "Creature — Human Wizard",
        triggered(
            BeginningOf(Step.UPKEEP, YOU), RevealTop(), ReturnToHand(ThatOne(Cards())), LoseLife(ManaValueOf(Result(0)))
        ),
        pt=(2, 1),
    ),
    split(
        face("Assault", "{R}", "Sorcery", spell(DealDamage(TWO, Target(ANY_TARGET)))),
        face("Battery", "{3}{G}", "Sorcery", spell(CreateTokens(_ELEPHANT))),
    ),
    split(
        face("Fire", "{1}{R}", "Instant", spell(DealDividedDamage(Target(ANY_TARGET, ONE, TWO, divided=TWO)))),
        face("Ice", "{1}{U}", "Instant", spell(TapPermanents(Target(permanent())), DrawCards())),
    ),
    split(
        face(
            "Turn",
            "{2}{U}",
            "Instant",
            spell(
                Apply(
                    TARGET_CREATURE,
                    (
                        LoseAllAbilities(),
                        SetColors((Color.RED,)),
                        SetSubtypes(Subtypes((CreatureType.WEIRD,))),
                        SetPowerToughness(Fixed(0), Fixed(1)),
                    ),
                )
            ),
            _FUSE,
        ),
        face("Burn", "{1}{R}", "Instant", spell(DealDamage(TWO, Target(ANY_TARGET))), _FUSE),
    ),
    split(
        face("Far", "{1}{U}", "Instant", spell(ReturnToHand(TARGET_CREATURE)), _FUSE),
        face("Away", "{2}{B}", "Instant", spell(SacrificeChosen(TARGET_PLAYER, CREATURE)), _FUSE),
    ),
    split(
        face("Alive", "{3}{G}", "Sorcery", spell(CreateTokens(_CENTAUR)), _FUSE),
        face("Well", "{W}", "Sorcery", spell(GainLife(Product(TWO, Count(CREATURE_YOU_CONTROL)))), _FUSE),
    ),
    split(
        face("Wear", "{1}{R}", "Instant", spell(DestroyPermanents(Target(permanent(CardType.ARTIFACT)))), _FUSE),
        face("Tear", "{W}", "Instant", spell(DestroyPermanents(Target(permanent(CardType.ENCHANTMENT)))), _FUSE),
    ),
    split(
        face("Profit", "{1}{W}", "Instant", spell(Apply(All(CREATURE_YOU_CONTROL), (plus(1, 1),))), _FUSE),
        face("Loss", "{2}{B}", "Instant", spell(Apply(All(creature(YOUR_OPPONENTS_CONTROL)), (plus(-1, -1),))), _FUSE),
    ),
    split(
        face("Order", "{3}{W}", "Instant", spell(ExileObjects(Target(creature(adjectives=(IsAttacking(),)))))),
        face("Chaos", "{2}{R}", "Instant", spell(ApplyToGame((CantBlock(All(CREATURE)),)))),
    ),
    split(
        face("Toil", "{2}{B}", "Sorcery", spell(DrawCards(TWO, TARGET_PLAYER), LoseLife(TWO, TheTarget())), _FUSE),
        face("Trouble", "{2}{R}", "Sorcery", spell(DealDamage(HandSizeOf(TheTarget()), TARGET_PLAYER)), _FUSE),
    ),
    split(
        face("Commit", "{3}{U}", "Instant", spell(PutIntoLibrary(Target(AnyOf((spells(), _NONLAND_PERMANENT))), 1))),
        face("Memory", "{4}{U}{U}", "Sorcery", _AFTERMATH, spell(*_SEVEN)),
    ),
    split(
        face(
            "Dusk",
            "{2}{W}{W}",
            "Sorcery",
            spell(DestroyPermanents(All(creature(WithPower(THREE, Comparison.OR_GREATER))))),
        ),
        face(
            "Dawn",
            "{3}{W}{W}",
            "Sorcery",
            _AFTERMATH,
            spell(
                ReturnToHand(
                    All(
                        cards(
                            CardType.CREATURE,
                            modifiers=(WithPower(TWO, Comparison.OR_LESS), InZone(Zone.GRAVEYARD, YOU)),
                        )
                    )
                )
            ),
        ),
    ),
    split(
        face(
            "Onward",
            "{2}{R}",
            "Instant",
            spell(Apply(TARGET_CREATURE, (ChangePowerToughness(PowerOf(TheTarget()), Fixed(0)),))),
        ),
        face("Victory", "{2}{W}", "Sorcery", _AFTERMATH, spell(Apply(TARGET_CREATURE, (have(DOUBLE_STRIKE),)))),
    ),
    card("Timetwister", "{2}{U}", "Sorcery", spell(*_SEVEN)),
)
