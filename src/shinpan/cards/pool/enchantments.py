"""Enchantments with triggered abilities, and those that say what is exiled, tapped or targeted."""

from shinpan.cards.build import card, token
from shinpan.cards.words import (
    AN_OPPONENT_CONTROLS,
    ANOTHER,
    ANY_TARGET,
    CREATURE,
    CREATURE_YOU_CONTROL,
    FLYING,
    HASTE,
    ITSELF,
    ONE,
    OPPONENT,
    PLAYER,
    TAP,
    TARGET_CREATURE,
    YOU,
    YOUR_OPPONENTS_CONTROL,
    activated,
    creature,
    pay,
    permanent,
    spells,
    static,
    triggered,
)
from shinpan.game.enums import CardType, Color, Step
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.abilities import TriggeredAbility
from shinpan.phrases.costs import SacrificeSome
from shinpan.phrases.effects.cards import DiscardCards, DrawCards
from shinpan.phrases.effects.continuous import ApplyToGame
from shinpan.phrases.effects.damage import DealDamage
from shinpan.phrases.effects.life import GainLife, LoseLife
from shinpan.phrases.effects.sequence import May
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.effects.zones import ExileObjects, PutOntoBattlefield
from shinpan.phrases.qualities.traits import Not, OfKind
from shinpan.phrases.quantities import EventAmount, Fixed, PowerOf
from shinpan.phrases.references.objects import All, EventObject, Linked, Paid
from shinpan.phrases.references.players import AnOpponent, ControllerOf, EventPlayer
from shinpan.phrases.references.targets import Target
from shinpan.phrases.replacements.entering import OthersEnterTapped
from shinpan.phrases.restrictions import CantBeTargeted, MustAttack
from shinpan.phrases.triggers.acts import DiscardsCard, DrawsCard
from shinpan.phrases.triggers.combat import AttacksWith, BecomesBlocked, Blocks
from shinpan.phrases.triggers.damage import DealsDamage, GainsLife, LosesLife
from shinpan.phrases.triggers.turns import BeginningOf
from shinpan.phrases.triggers.zones import Enters, LeavesBattlefield

_GOBLIN = token("Creature — Goblin", HASTE, colors=(Color.RED,), pt=(1, 1))
_FAERIE = token("Creature — Faerie Rogue", FLYING, colors=(Color.BLACK,), pt=(1, 1))
_THEY_DISCARD = DiscardsCard(AnOpponent())
_YOUR_UPKEEP = BeginningOf(Step.UPKEEP, YOU)


def _exiles(target: Target) -> tuple[TriggeredAbility, TriggeredAbility]:
    """Return the linked abilities that exile something while this is on the battlefield (607.2a)."""
    return (
        triggered(Enters(ITSELF), ExileObjects(target, link=0)),
        triggered(LeavesBattlefield(ITSELF), PutOntoBattlefield(Linked(0))),
    )


CARDS = (
    card("Phyrexian Arena", "{1}{B}{B}", "Enchantment", triggered(_YOUR_UPKEEP, DrawCards(), LoseLife(ONE))),
    card(
        "Bitterblossom",
        "{1}{B}",
        "Kindred Enchantment — Faerie",
        triggered(_YOUR_UPKEEP, LoseLife(ONE), CreateTokens(_FAERIE)),
    ),
    card(
        "Goblin Assault",
        "{2}{R}",
        "Enchantment",
        triggered(_YOUR_UPKEEP, CreateTokens(_GOBLIN)),
        static(MustAttack(All(creature(adjectives=(OfKind(CreatureType.GOBLIN),))))),
    ),
    card(
        "Bident of Thassa",
        "{2}{U}{U}",
        "Legendary Enchantment Artifact",
        triggered(DealsDamage(CREATURE_YOU_CONTROL, to=PLAYER, combat=True), May(DrawCards())),
        activated(pay("{1}{U}", TAP), ApplyToGame((MustAttack(All(creature(YOUR_OPPONENTS_CONTROL))),))),
    ),
    card(
        "Coastal Piracy",
        "{2}{U}{U}",
        "Enchantment",
        triggered(DealsDamage(CREATURE_YOU_CONTROL, to=OPPONENT, combat=True), May(DrawCards())),
    ),
    card("Military Intelligence", "{1}{U}", "Enchantment", triggered(AttacksWith(YOU, CREATURE, 2), DrawCards())),
    card(
        "Underworld Dreams",
        "{B}{B}{B}",
        "Enchantment",
        triggered(DrawsCard(AnOpponent()), DealDamage(ONE, EventPlayer())),
    ),
    card(
        "Sanguine Bond",
        "{3}{B}{B}",
        "Enchantment",
        triggered(GainsLife(YOU), LoseLife(EventAmount(), Target(OPPONENT))),
    ),
    card(
        "Authority of the Consuls",
        "{W}",
        "Enchantment",
        static(OthersEnterTapped(creature(YOUR_OPPONENTS_CONTROL))),
        triggered(Enters(creature(AN_OPPONENT_CONTROLS)), GainLife(ONE)),
    ),
    card("Dense Foliage", "{2}{G}", "Enchantment", static(CantBeTargeted(All(CREATURE), by=spells()))),
    card(
        "Oblivion Ring",
        "{2}{W}",
        "Enchantment",
        *_exiles(Target(permanent(adjectives=(ANOTHER, Not(OfKind(CardType.LAND)))))),
    ),
    card("Journey to Nowhere", "{1}{W}", "Enchantment", *_exiles(TARGET_CREATURE)),
    card("Megrim", "{2}{B}", "Enchantment", triggered(_THEY_DISCARD, DealDamage(Fixed(2), EventPlayer()))),
    card("Liliana's Caress", "{1}{B}", "Enchantment", triggered(_THEY_DISCARD, LoseLife(Fixed(2), EventPlayer()))),
    card("Exquisite Blood", "{4}{B}", "Enchantment", triggered(LosesLife(AnOpponent()), GainLife(EventAmount()))),
    card(
        "Close Quarters",
        "{2}{R}{R}",
        "Enchantment",
        triggered(BecomesBlocked(CREATURE_YOU_CONTROL), DealDamage(ONE, Target(ANY_TARGET))),
    ),
    card(
        "Battle Strain",
        "{1}{R}",
        "Enchantment",
        triggered(Blocks(CREATURE), DealDamage(ONE, ControllerOf(EventObject()))),
    ),
    card(
        "Greater Good",
        "{2}{G}{G}",
        "Enchantment",
        activated(pay(None, SacrificeSome(CREATURE)), DrawCards(PowerOf(Paid())), DiscardCards(Fixed(3))),
    ),
)
