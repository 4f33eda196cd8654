"""Split cards (709): plain ones, and with fuse (702.102)."""

from shinpan.cards.build import card, face, token
from shinpan.cards.card import Card
from shinpan.cards.many_faced import split
from shinpan.cards.words import (
    ANY_TARGET,
    CREATURE,
    CREATURE_YOU_CONTROL,
    DOUBLE_STRIKE,
    ONE,
    TARGET_CREATURE,
    TARGET_PLAYER,
    THREE,
    TWO,
    YOU,
    YOUR_OPPONENTS_CONTROL,
    cards,
    creature,
    have,
    permanent,
    plus,
    spell,
    spells,
)
from shinpan.game.enums import CardType, Color, Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.abilities import Keyword
from shinpan.phrases.comparison import Comparison
from shinpan.phrases.effects.cards import DrawCards
from shinpan.phrases.effects.continuous import Apply, ApplyToGame
from shinpan.phrases.effects.damage import DealDamage, DealDividedDamage
from shinpan.phrases.effects.edicts import SacrificeChosen
from shinpan.phrases.effects.libraries import ShuffleAway
from shinpan.phrases.effects.life import GainLife, LoseLife
from shinpan.phrases.effects.statuses import TapPermanents
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.effects.zones import DestroyPermanents, ExileObjects, PutIntoLibrary, ReturnToHand
from shinpan.phrases.modifications.abilities import LoseAllAbilities
from shinpan.phrases.modifications.colors import SetColors
from shinpan.phrases.modifications.powers import ChangePowerToughness, SetPowerToughness
from shinpan.phrases.modifications.types import SetSubtypes
from shinpan.phrases.qualities.groups import AnyOf
from shinpan.phrases.qualities.places import InZone
from shinpan.phrases.qualities.states import IsAttacking
from shinpan.phrases.qualities.traits import Not, OfKind, WithPower
from shinpan.phrases.quantities import Count, Fixed, HandSizeOf, PowerOf, Product
from shinpan.phrases.references.objects import All
from shinpan.phrases.references.players import EachPlayer
from shinpan.phrases.references.targets import Target, TheTarget
from shinpan.phrases.restrictions import CantBlock
from shinpan.phrases.subtype_words import Subtypes

_FUSE = Keyword(KeywordAbility.FUSE)
_ELEPHANT = token("Creature — Elephant", colors=(Color.GREEN,), pt=(3, 3))
_CENTAUR = token("Creature — Centaur", colors=(Color.GREEN,), pt=(3, 3))


_AFTERMATH = Keyword(KeywordAbility.AFTERMATH)
_SEVEN = (ShuffleAway(EachPlayer()), DrawCards(Fixed(7), EachPlayer()))
_NONLAND_PERMANENT = permanent(adjectives=(Not(OfKind(CardType.LAND)),))

CARDS: tuple[Card, ...] = (
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
