"""Cards that players ask about: triggers again or not at all, replacement of zones and damage, exile until."""

from shinpan.cards.build import card, token
from shinpan.cards.words import (
    AN_OPPONENT_CONTROLS,
    ANOTHER,
    CREATURE,
    FLASH,
    FLYING,
    INDESTRUCTIBLE,
    ITSELF,
    ONE,
    PLAYER,
    TARGET_PLAYER,
    THIS,
    THREE,
    YOU,
    YOU_CONTROL,
    activated,
    all_get,
    cards,
    creature,
    enchant,
    pay,
    permanent,
    spell,
    spells,
    static,
    triggered,
)
from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, Color, ObjectKind, Step, Zone
from shinpan.game.subtypes import LandType
from shinpan.phrases.abilities import StaticAbility
from shinpan.phrases.choices import Choosable
from shinpan.phrases.circumstances import ControlsNone, HadNoCounter
from shinpan.phrases.effects.cards import ChooseNumber, DrawCards, MillCards, RevealAndDiscard
from shinpan.phrases.effects.continuous import ApplyToGame
from shinpan.phrases.effects.counters import RemoveCounterOrElse
from shinpan.phrases.effects.damage import DealDamage
from shinpan.phrases.effects.deciding import LoseGame
from shinpan.phrases.effects.edicts import SacrificeThen
from shinpan.phrases.effects.sequence import May
from shinpan.phrases.effects.spells import CounterObjects
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.effects.until import ExileUntilGone
from shinpan.phrases.effects.zones import DestroyPermanents, ExileObjects, PutOntoBattlefield, SacrificePermanents
from shinpan.phrases.modifications.abilities import LoseAllAbilities
from shinpan.phrases.permissions import MayBeginOnBattlefield
from shinpan.phrases.qualities.groups import AnyOf, Group, OneOf
from shinpan.phrases.qualities.nouns import Sources, Things
from shinpan.phrases.qualities.traits import Not, OfChosenName, OfKind, WithManaValue
from shinpan.phrases.quantities import Amount, EventAmount, Fixed, ManaValueOf, X
from shinpan.phrases.references.objects import All, EventObject, Host, Linked, Result
from shinpan.phrases.references.players import AnOpponent, EachPlayer, EventPlayer
from shinpan.phrases.references.targets import Target
from shinpan.phrases.replacements.damage import RedirectDamage
from shinpan.phrases.replacements.entering import ChooseAsEnters, EntersWithCounters
from shinpan.phrases.replacements.living import ExileInsteadOfDamage, InsteadOfGaining, MultiplyLifeLoss
from shinpan.phrases.replacements.zones import IntoLibraryInstead
from shinpan.phrases.restrictions import CantActivate, CantCast, CantGainLife, DamageCantBePrevented
from shinpan.phrases.triggering import EventTriggersAgain, EventTriggersNothing
from shinpan.phrases.triggers.states import WhenTrue
from shinpan.phrases.triggers.turns import BeginningOf
from shinpan.phrases.triggers.zones import Dies, Enters, LeavesBattlefield

_CARD = Group(Things((ObjectKind.CARD,)))
_MINION = token("Creature — Minion", colors=(Color.BLACK,), pt=(1, 1))
_MARIT_LAGE = token(
    "Legendary Creature — Avatar", FLYING, INDESTRUCTIBLE, colors=(Color.BLACK,), pt=(20, 20), name="Marit Lage"
)

CARDS = (
    card(
        "Wheel of Sun and Moon",
        "{G/W}{G/W}",
        "Enchantment — Aura",
        enchant(PLAYER),
        static(IntoLibraryInstead(_CARD, Host(PLAYER))),
    ),
    card(
        "Meddling Mage",
        "{W}{U}",
        "Creature — Human Wizard",
        static(ChooseAsEnters(Choosable.NONLAND_NAME)),
        static(CantCast(EachPlayer(), spells(modifiers=(OfChosenName(),)))),
        pt=(2, 2),
    ),
    card(
        "Phyrexian Revoker",
        "{2}",
        "Artifact Creature — Phyrexian Horror",
        static(ChooseAsEnters(Choosable.NONLAND_NAME)),
        static(CantActivate(All(Group(Sources(), modifiers=(OfChosenName(),))))),
        pt=(2, 1),
    ),
    card(
        "Panharmonicon",
        "{4}",
        "Artifact",
        static(
            EventTriggersAgain(permanent(CardType.ARTIFACT, CardType.CREATURE), permanent(modifiers=(YOU_CONTROL,)))
        ),
    ),
    card("Torpor Orb", "{2}", "Artifact", static(EventTriggersNothing(CREATURE))),
    card(
        "Void",
        "{3}{B}{R}",
        "Sorcery",
        spell(
            ChooseNumber(0),
            DestroyPermanents(
                All(permanent(CardType.ARTIFACT, CardType.CREATURE, modifiers=(WithManaValue(Amount(0)),)))
            ),
            RevealAndDiscard(
                TARGET_PLAYER,
                cards(
                    adjectives=(Not(OfKind(CardType.LAND)),),
                    modifiers=(WithManaValue(Amount(0)),),
                ),
            ),
        ),
    ),
    card("Spell Blast", "{X}{U}", "Instant", spell(CounterObjects(Target(spells(modifiers=(WithManaValue(X()),)))))),
    card(
        "Infernal Genesis",
        "{4}{B}{B}",
        "Enchantment",
        triggered(
            BeginningOf(Step.UPKEEP, EachPlayer()),
            MillCards(ONE, EventPlayer(), register=0),
            CreateTokens(_MINION, ManaValueOf(Result(0)), EventPlayer()),
        ),
    ),
    card(
        "False Demise",
        "{2}{U}",
        "Enchantment — Aura",
        enchant(CREATURE),
        triggered(Dies(OneOf(Host(CREATURE))), PutOntoBattlefield(EventObject(), under=YOU)),
    ),
    card(
        "Banisher Priest",
        "{1}{W}{W}",
        "Creature — Human Cleric",
        triggered(Enters(ITSELF), ExileUntilGone(Target(creature(AN_OPPONENT_CONTROLS)))),
        pt=(2, 2),
    ),
    card(
        "Fiend Hunter",
        "{1}{W}{W}",
        "Creature — Human Cleric",
        triggered(Enters(ITSELF), May(ExileObjects(Target(creature(adjectives=(ANOTHER,))), link=0))),
        triggered(LeavesBattlefield(ITSELF), PutOntoBattlefield(Linked(0))),
        pt=(1, 3),
    ),
    card(
        "Dress Down",
        "{1}{U}",
        "Enchantment",
        FLASH,
        triggered(Enters(ITSELF), DrawCards()),
        all_get(CREATURE, LoseAllAbilities()),
        triggered(BeginningOf(Step.END), SacrificePermanents(THIS)),
    ),
    card(
        "Dark Depths",
        None,
        "Legendary Snow Land",
        static(EntersWithCounters(CounterKind.ICE, Fixed(10))),
        activated(pay("{3}"), RemoveCounterOrElse(CounterKind.ICE)),
        triggered(WhenTrue(HadNoCounter(CounterKind.ICE, THIS)), SacrificeThen(THIS, CreateTokens(_MARIT_LAGE))),
    ),
    card(
        "Barbarian Outcast",
        "{1}{R}",
        "Creature — Human Barbarian Beast",
        triggered(WhenTrue(ControlsNone(YOU, permanent(LandType.SWAMP))), SacrificePermanents(THIS)),
        pt=(2, 2),
    ),
    card(
        "Pariah",
        "{2}{W}",
        "Enchantment — Aura",
        enchant(CREATURE),
        static(RedirectDamage((YOU,), Host(CREATURE))),
    ),
    card(
        "Palisade Giant",
        "{4}{W}{W}",
        "Creature — Giant Soldier",
        static(RedirectDamage((YOU, All(permanent(modifiers=(YOU_CONTROL,), adjectives=(ANOTHER,)))), THIS)),
        pt=(2, 7),
    ),
    card(
        "Skullcrack",
        "{1}{R}",
        "Instant",
        spell(
            ApplyToGame((CantGainLife(EachPlayer()),)),
            ApplyToGame((DamageCantBePrevented(),)),
            DealDamage(THREE, Target(AnyOf((PLAYER, permanent(CardType.PLANESWALKER))))),
        ),
    ),
    card(
        "Leyline of Punishment",
        "{2}{R}{R}",
        "Enchantment",
        StaticAbility((MayBeginOnBattlefield(),), zones=frozenset({Zone.HAND})),
        static(CantGainLife(EachPlayer())),
        static(DamageCantBePrevented()),
    ),
    card(
        "Bloodletter of Aclazotz",
        "{1}{B}{B}{B}",
        "Creature — Vampire Demon",
        FLYING,
        static(MultiplyLifeLoss(AnOpponent(), your_turn=True)),
        pt=(2, 4),
    ),
    card(
        "Nefarious Lich",
        "{B}{B}{B}{B}",
        "Enchantment",
        static(ExileInsteadOfDamage()),
        static(InsteadOfGaining(DrawCards(EventAmount()))),
        triggered(LeavesBattlefield(ITSELF), LoseGame()),
    ),
)
