"""Instants and sorceries that deal damage or drain life."""

from shinpan.cards.build import card
from shinpan.cards.words import (
    ANY_TARGET,
    CREATURE,
    CREATURE_YOU_CONTROL,
    ONE,
    PLAYER,
    TWO,
    YOU,
    creature,
    keyword_with_cost,
    of_spell,
    pay,
    permanent,
    plus,
    spell,
)
from shinpan.game.enums import CardType
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.casting import AdditionalCost
from shinpan.phrases.conditions import WasKicked
from shinpan.phrases.costchanges import Direction, ThisCosts
from shinpan.phrases.costs import SacrificeSome
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.damage import DealDamage, DealDamageEvenly, DealDividedDamage
from shinpan.phrases.effects.life import GainLife, LoseLife
from shinpan.phrases.effects.sequence import If
from shinpan.phrases.modifications.abilities import LoseKeywords
from shinpan.phrases.qualities.groups import AnyOf
from shinpan.phrases.qualities.places import NotControlledBy
from shinpan.phrases.qualities.traits import WithKeyword, WithoutKeyword
from shinpan.phrases.quantities import Amount, AnyNumber, Count, Fixed, PowerOf, TargetsBeyondFirst, X
from shinpan.phrases.references.objects import Each, Paid
from shinpan.phrases.references.players import EachOpponent
from shinpan.phrases.references.targets import Target, TheTarget

_FLIER = creature(WithKeyword(KeywordAbility.FLYING))
_WALKER = creature(WithoutKeyword(KeywordAbility.FLYING))
_YOURS = Target(CREATURE_YOU_CONTROL)
_THEIRS = Target(creature(NotControlledBy(YOU)), slot=1)

CARDS = (
    card("Lightning Bolt", "{R}", "Instant", spell(DealDamage(Fixed(3), Target(ANY_TARGET)))),
    card("Shock", "{R}", "Instant", spell(DealDamage(TWO, Target(ANY_TARGET)))),
    card("Forked Bolt", "{R}", "Sorcery", spell(DealDividedDamage(Target(ANY_TARGET, ONE, TWO, divided=TWO)))),
    card(
        "Fireball",
        "{X}{R}",
        "Sorcery",
        of_spell(ThisCosts(TargetsBeyondFirst())),
        spell(DealDamageEvenly(X(), Target(ANY_TARGET, Fixed(0), AnyNumber()))),
    ),
    card(
        "Fling",
        "{1}{R}",
        "Instant",
        of_spell(AdditionalCost(pay(None, SacrificeSome(CREATURE)))),
        spell(DealDamage(PowerOf(Paid()), Target(ANY_TARGET))),
    ),
    card(
        "Burst Lightning",
        "{R}",
        "Instant",
        keyword_with_cost(KeywordAbility.KICKER, "{4}"),
        spell(
            If(
                WasKicked(),
                DealDamage(Fixed(4), Target(ANY_TARGET)),
                otherwise=DealDamage(TWO, TheTarget()),
            )
        ),
    ),
    card(
        "Vertigo",
        "{R}",
        "Instant",
        spell(DealDamage(TWO, Target(_FLIER)), Apply(TheTarget(), (LoseKeywords((KeywordAbility.FLYING,)),))),
    ),
    card("Windstorm", "{X}{G}", "Instant", spell(DealDamage(X(), Each(_FLIER)))),
    card("Hurricane", "{X}{G}", "Sorcery", spell(DealDamage(X(), Each(AnyOf((_FLIER, PLAYER)))))),
    card("Earthquake", "{X}{R}", "Sorcery", spell(DealDamage(X(), Each(AnyOf((_WALKER, PLAYER)))))),
    card(
        "Blasphemous Act",
        "{8}{R}",
        "Sorcery",
        of_spell(ThisCosts(Count(CREATURE), direction=Direction.LESS)),
        spell(DealDamage(Fixed(13), Each(CREATURE))),
    ),
    card("Exsanguinate", "{X}{B}{B}", "Sorcery", spell(LoseLife(X(), EachOpponent(), register=0), GainLife(Amount(0)))),
    card(
        "Arc Lightning",
        "{2}{R}",
        "Sorcery",
        spell(DealDividedDamage(Target(ANY_TARGET, ONE, Fixed(3), divided=Fixed(3)))),
    ),
    card(
        "Rolling Thunder",
        "{X}{R}{R}",
        "Sorcery",
        spell(DealDividedDamage(Target(ANY_TARGET, Fixed(0), AnyNumber(), divided=X()))),
    ),
    card(
        "Magmaquake",
        "{X}{R}{R}",
        "Instant",
        spell(DealDamage(X(), Each(AnyOf((_WALKER, permanent(CardType.PLANESWALKER)))))),
    ),
    card("Rabid Bite", "{1}{G}", "Sorcery", spell(DealDamage(PowerOf(TheTarget()), _THEIRS, source=_YOURS))),
    card(
        "Clear Shot",
        "{2}{G}",
        "Instant",
        spell(Apply(_YOURS, (plus(1, 1),)), DealDamage(PowerOf(TheTarget()), _THEIRS, source=TheTarget())),
    ),
)
