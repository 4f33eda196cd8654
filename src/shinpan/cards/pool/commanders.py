"""Cards that lead decks in Commander, partners, and cards that speak of commanders (903, 702.124)."""

from shinpan.cards.build import card, token
from shinpan.cards.words import (
    FLYING,
    INDESTRUCTIBLE,
    ONE,
    PLAYER,
    REACH,
    SACRIFICE_THIS,
    TAP,
    TARGET_PLAYER,
    THIS,
    TRAMPLE,
    TWO,
    VIGILANCE,
    YOU,
    YOU_CONTROL,
    activated,
    all_get,
    creature,
    have,
    keyword_with_cost,
    loyalty,
    of_spell,
    pay,
    permanent,
    plus,
    spells,
    static,
    taps_for,
    triggered,
)
from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, Color, Step
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import ManaKind
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.abilities import Keyword
from shinpan.phrases.commanders import AddManaOfIdentity, ControlsOwnCommander, IsCommander
from shinpan.phrases.effects.cards import DrawCards
from shinpan.phrases.effects.libraries import RevealTop
from shinpan.phrases.effects.life import LoseLife
from shinpan.phrases.effects.statuses import PutCounters, UntapPermanents
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.effects.zones import DestroyPermanents, ReturnToHand
from shinpan.phrases.modifications.powers import SetPowerToughness
from shinpan.phrases.modifications.types import AddSubtypes
from shinpan.phrases.permissions import CanBeCommander
from shinpan.phrases.qualities.nouns import Cards
from shinpan.phrases.qualities.places import OwnedBy
from shinpan.phrases.qualities.traits import Named, OfColor
from shinpan.phrases.quantities import Count, Fixed, ManaValueOf
from shinpan.phrases.references.objects import Each, ThatOne
from shinpan.phrases.references.players import AnOpponent, EachOpponent
from shinpan.phrases.references.targets import Target
from shinpan.phrases.restrictions import CantBeCountered
from shinpan.phrases.subtype_words import Subtypes
from shinpan.phrases.triggers.acts import Casts
from shinpan.phrases.triggers.damage import DealsDamage
from shinpan.phrases.triggers.turns import BeginningOf

_PLUS_ONE = CounterKind.PLUS_ONE_PLUS_ONE
_COMMANDERS_YOU_CONTROL = creature(YOU_CONTROL, adjectives=(IsCommander(),))
_COMMANDERS_YOU_OWN = creature(OwnedBy(YOU), adjectives=(IsCommander(),))
_DRUID = token("Creature — Elf Druid", taps_for(ManaKind.GREEN), colors=(Color.GREEN,), pt=(1, 1))
_IDENTITY = activated(pay(None, TAP), AddManaOfIdentity())


def partner_with(name: str) -> Keyword:
    """Return the partner ability that names the other card (702.124j)."""
    return Keyword(KeywordAbility.PARTNER_WITH, quality=Named(name))


CARDS = [
    card("Command Tower", None, "Land", _IDENTITY),
    card("Arcane Signet", "{2}", "Artifact", _IDENTITY),
    card("Commander's Sphere", "{3}", "Artifact", _IDENTITY, activated(pay(None, SACRIFICE_THIS), DrawCards(ONE))),
    card(
        "Bastion Protector",
        "{2}{W}",
        "Creature — Human Soldier",
        all_get(_COMMANDERS_YOU_CONTROL, plus(2, 2), have(INDESTRUCTIBLE)),
        pt=(3, 3),
    ),
    card(
        "Raised by Giants",
        "{5}{G}",
        "Legendary Enchantment — Background",
        all_get(
            _COMMANDERS_YOU_OWN,
            SetPowerToughness(Fixed(10), Fixed(10)),
            AddSubtypes(Subtypes((CreatureType.GIANT,))),
        ),
    ),
    card(
        "Wilson, Refined Grizzly",
        "{1}{G}",
        "Legendary Creature — Bear Warrior",
        of_spell(CantBeCountered(THIS)),
        VIGILANCE,
        REACH,
        TRAMPLE,
        keyword_with_cost(KeywordAbility.WARD, "{2}"),
        Keyword(KeywordAbility.CHOOSE_A_BACKGROUND),
        pt=(2, 2),
    ),
    card(
        "Ishai, Ojutai Dragonspeaker",
        "{2}{W}{U}",
        "Legendary Creature — Bird Monk",
        FLYING,
        triggered(Casts(AnOpponent(), spells()), PutCounters(THIS, _PLUS_ONE)),
        Keyword(KeywordAbility.PARTNER),
        pt=(1, 1),
    ),
    card(
        "Lore Weaver",
        "{3}{U}",
        "Creature — Human Wizard",
        partner_with("Ley Weaver"),
        activated(pay("{5}{U}{U}"), DrawCards(TWO, TARGET_PLAYER)),
        pt=(2, 2),
    ),
    card(
        "Ley Weaver",
        "{3}{G}",
        "Creature — Human Druid",
        partner_with("Lore Weaver"),
        activated(pay(None, TAP), UntapPermanents(Target(permanent(CardType.LAND), TWO, TWO))),
        pt=(2, 2),
    ),
    card(
        "Freyalise, Llanowar's Fury",
        "{3}{G}{G}",
        "Legendary Planeswalker — Freyalise",
        loyalty(+2, CreateTokens(_DRUID)),
        loyalty(-2, DestroyPermanents(Target(permanent(CardType.ARTIFACT, CardType.ENCHANTMENT)))),
        loyalty(-6, DrawCards(Count(creature(YOU_CONTROL, adjectives=(OfColor(Color.GREEN),))))),
        static(CanBeCommander()),
        loyalty=3,
    ),
    card(
        "Loyal Guardian",
        "{4}{G}",
        "Creature — Rhino",
        TRAMPLE,
        triggered(
            BeginningOf(Step.BEGINNING_OF_COMBAT, YOU),
            PutCounters(Each(creature(YOU_CONTROL)), _PLUS_ONE),
            condition=ControlsOwnCommander(),
        ),
        pt=(4, 4),
    ),
    card(
        "Loyal Drake",
        "{2}{U}",
        "Creature — Drake",
        FLYING,
        triggered(BeginningOf(Step.BEGINNING_OF_COMBAT, YOU), DrawCards(ONE), condition=ControlsOwnCommander()),
        pt=(2, 2),
    ),
    card(
        "Yuriko, the Tiger's Shadow",
        "{1}{U}{B}",
        "Legendary Creature — Human Ninja",
        keyword_with_cost(KeywordAbility.COMMANDER_NINJUTSU, "{U}{B}"),
        triggered(
            DealsDamage(permanent(CreatureType.NINJA, modifiers=(YOU_CONTROL,)), to=PLAYER, combat=True),
            RevealTop(),
            ReturnToHand(ThatOne(Cards())),
            LoseLife(ManaValueOf(ThatOne(Cards())), EachOpponent()),
        ),
        pt=(1, 3),
    ),
]
