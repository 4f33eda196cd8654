"""Cards of keywords that choose something as they are announced, wait in exile, or come from the hand (702)."""

from shinpan.cards.build import card, token
from shinpan.cards.words import (
    ANY_TARGET,
    CREATURE,
    DOUBLE_STRIKE,
    FLYING,
    ITSELF,
    ONE,
    TARGET_CREATURE,
    TARGET_PLAYER,
    THREE,
    TRAMPLE,
    TWO,
    YOU,
    keyword,
    keyword_with_cost,
    pay,
    permanent,
    plus,
    spell,
    spells,
    static,
    triggered,
)
from shinpan.game.enums import CardType, Color, Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import ManaKind
from shinpan.game.subtypes.creature import CreatureType
from shinpan.game.subtypes.spell import SpellType
from shinpan.phrases.abilities import Keyword, Modify, SpellAbility, StaticAbility, TriggeredAbility
from shinpan.phrases.base import Effect
from shinpan.phrases.effects.cards import DrawCards
from shinpan.phrases.effects.damage import DealDamage
from shinpan.phrases.effects.life import GainLife, LoseLife
from shinpan.phrases.effects.mana import AddMana
from shinpan.phrases.effects.sequence import If, May
from shinpan.phrases.effects.spells import CounterObjects
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.effects.zones import DestroyPermanents, ReturnToHand
from shinpan.phrases.mechanics.casting import GiftNotPromised
from shinpan.phrases.named_tokens import FOOD
from shinpan.phrases.qualities.traits import Not, OfKind
from shinpan.phrases.quantities import Fixed, HandSizeOf
from shinpan.phrases.references.objects import All, Host
from shinpan.phrases.references.players import PromisedPlayer
from shinpan.phrases.references.targets import Target
from shinpan.phrases.triggers.actions import CastsThis
from shinpan.phrases.triggers.combat import Attacks
from shinpan.phrases.triggers.zones import Enters

_ANY = Target(ANY_TARGET)


def _bonus(power: int, toughness: int) -> StaticAbility:
    """Return "enchanted creature gets +1/+1"."""
    return static(Modify(Host(CREATURE), (plus(power, toughness),)))


def _for(term: KeywordAbility, number: int, mana: str) -> Keyword:
    return Keyword(term, pay(mana), Fixed(number))


def _gift(effect: Effect) -> Keyword:
    return Keyword(KeywordAbility.GIFT, ability=SpellAbility(effect))


_SNAKE = token("Creature — Snake", colors=(Color.GREEN,), pt=(1, 1))
_INSECT = token("Creature — Insect", colors=(Color.GREEN,), pt=(1, 1))
_ARCANE = OfKind(SpellType.ARCANE)

CARDS = (
    card("Durkwood Baloth", "{4}{G}{G}", "Creature — Beast", _for(KeywordAbility.SUSPEND, 5, "{G}"), pt=(5, 5)),
    card(
        "Ancestral Vision",
        None,
        "Sorcery",
        _for(KeywordAbility.SUSPEND, 4, "{U}"),
        spell(DrawCards(THREE, TARGET_PLAYER)),
        indicator=(Color.BLUE,),
    ),
    card("Rift Bolt", "{2}{R}", "Sorcery", spell(DealDamage(THREE, _ANY)), _for(KeywordAbility.SUSPEND, 1, "{R}")),
    card(
        "Augury Raven",
        "{3}{U}",
        "Creature — Bird",
        FLYING,
        keyword_with_cost(KeywordAbility.FORETELL, "{1}{U}"),
        pt=(3, 3),
    ),
    card(
        "Saw It Coming",
        "{1}{U}{U}",
        "Instant",
        spell(CounterObjects(Target(spells()))),
        keyword_with_cost(KeywordAbility.FORETELL, "{1}{U}"),
    ),
    card(
        "Djinn of Fool's Fall",
        "{4}{U}",
        "Creature — Djinn",
        FLYING,
        keyword_with_cost(KeywordAbility.PLOT, "{3}{U}"),
        pt=(4, 3),
    ),
    card(
        "Spinewoods Paladin",
        "{4}{G}",
        "Creature — Human Knight",
        TRAMPLE,
        triggered(Enters(ITSELF), GainLife(THREE)),
        keyword_with_cost(KeywordAbility.PLOT, "{3}{G}"),
        pt=(5, 4),
    ),
    card(
        "Thunderous Wrath",
        "{4}{R}{R}",
        "Instant",
        spell(DealDamage(Fixed(5), _ANY)),
        keyword_with_cost(KeywordAbility.MIRACLE, "{R}"),
    ),
    card(
        "Devastation Tide",
        "{3}{U}{U}",
        "Sorcery",
        spell(ReturnToHand(All(permanent(adjectives=(Not(OfKind(CardType.LAND)),))))),
        keyword_with_cost(KeywordAbility.MIRACLE, "{1}{U}"),
    ),
    card(
        "Dokuchi Shadow-Walker",
        "{4}{B}{B}",
        "Creature — Ogre Ninja",
        keyword_with_cost(KeywordAbility.NINJUTSU, "{3}{B}"),
        pt=(5, 5),
    ),
    card(
        "It of the Horrid Swarm",
        "{8}",
        "Creature — Eldrazi Insect",
        keyword_with_cost(KeywordAbility.EMERGE, "{6}{G}"),
        TriggeredAbility(CastsThis(), CreateTokens(_INSECT, TWO), zones=frozenset({Zone.STACK})),
        pt=(4, 4),
    ),
    card(
        "Wretched Gryff",
        "{7}",
        "Creature — Eldrazi Hippogriff",
        keyword_with_cost(KeywordAbility.EMERGE, "{5}{U}"),
        TriggeredAbility(CastsThis(), DrawCards(), zones=frozenset({Zone.STACK})),
        FLYING,
        pt=(3, 4),
    ),
    card(
        "Unending Whisper", "{U}", "Sorcery", spell(DrawCards()), keyword_with_cost(KeywordAbility.HARMONIZE, "{5}{U}")
    ),
    card(
        "Channeled Dragonfire",
        "{R}",
        "Sorcery",
        spell(DealDamage(TWO, _ANY)),
        keyword_with_cost(KeywordAbility.HARMONIZE, "{5}{R}{R}"),
    ),
    card(
        "Patron of the Kitsune",
        "{4}{W}{W}",
        "Legendary Creature — Spirit",
        Keyword(KeywordAbility.OFFERING, quality=permanent(CreatureType.FOX)),
        triggered(Attacks(CREATURE), May(GainLife(ONE))),
        pt=(5, 6),
    ),
    card(
        "Blade-Blizzard Kitsune",
        "{2}{W}",
        "Creature — Fox Ninja",
        keyword_with_cost(KeywordAbility.NINJUTSU, "{3}{W}"),
        DOUBLE_STRIKE,
        pt=(2, 2),
    ),
    card(
        "Nocturnal Hunger",
        "{2}{B}",
        "Instant",
        _gift(CreateTokens(FOOD, ONE, PromisedPlayer())),
        spell(DestroyPermanents(TARGET_CREATURE), If(GiftNotPromised(), LoseLife(TWO, YOU))),
    ),
    card(
        "Desperate Ritual",
        "{1}{R}",
        "Instant — Arcane",
        spell(AddMana((ManaKind.RED,) * 3)),
        Keyword(KeywordAbility.SPLICE, pay("{1}{R}"), quality=_ARCANE),
    ),
    card(
        "Vital Surge",
        "{1}{G}",
        "Instant — Arcane",
        spell(GainLife(THREE)),
        Keyword(KeywordAbility.SPLICE, pay("{1}{G}"), quality=_ARCANE),
    ),
    card(
        "Glacial Ray",
        "{1}{R}",
        "Instant — Arcane",
        spell(DealDamage(TWO, _ANY)),
        Keyword(KeywordAbility.SPLICE, pay("{1}{R}"), quality=_ARCANE),
    ),
    card(
        "Endless Swarm",
        "{5}{G}{G}{G}",
        "Sorcery",
        spell(CreateTokens(_SNAKE, HandSizeOf(YOU))),
        keyword(KeywordAbility.EPIC),
    ),
    card(
        "Nyxborn Eidolon",
        "{1}{B}",
        "Enchantment Creature — Spirit",
        keyword_with_cost(KeywordAbility.BESTOW, "{4}{B}"),
        _bonus(2, 1),
        pt=(2, 1),
    ),
    card(
        "Nyxborn Rollicker",
        "{R}",
        "Enchantment Creature — Satyr",
        keyword_with_cost(KeywordAbility.BESTOW, "{1}{R}"),
        _bonus(1, 1),
        pt=(1, 1),
    ),
)
