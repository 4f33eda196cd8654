"""Creatures with abilities about attacking, blocking and damage."""

from shinpan.cards.build import card
from shinpan.cards.words import (
    CREATURE,
    CREATURE_YOU_CONTROL,
    DEFENDER,
    FIRST_STRIKE,
    FLYING,
    HASTE,
    INDESTRUCTIBLE,
    ITSELF,
    LIFELINK,
    ONE,
    OPPONENT,
    THIS,
    TRAMPLE,
    YOU,
    YOU_CONTROL,
    activated,
    creature,
    have,
    pay,
    permanent,
    plus,
    static,
    triggered,
)
from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, Step
from shinpan.game.subtypes import CreatureType, LandType
from shinpan.phrases.abilities import Modify
from shinpan.phrases.conditions import Compare, Controls, Fits, TurnOf
from shinpan.phrases.costs import PayLife
from shinpan.phrases.effects.cards import DrawCards
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.damage import DealDamage
from shinpan.phrases.effects.life import GainLife, LoseLife
from shinpan.phrases.effects.statuses import PutCounters
from shinpan.phrases.effects.zones import DestroyPermanents, SacrificePermanents
from shinpan.phrases.modifications.powers import ChangePowerToughness
from shinpan.phrases.qualities.states import IsAttacking, WithCounter
from shinpan.phrases.quantities import Count, EventAmount, Fixed, LifeTotalOf
from shinpan.phrases.references.objects import Each, EventRecipient
from shinpan.phrases.references.players import DefendingPlayer, EachPlayer
from shinpan.phrases.replacements.damage import PreventDamage
from shinpan.phrases.restrictions import CantBeBlocked, CantBlock, CantGainLife, MustAttack
from shinpan.phrases.triggers.acts import BecomesTarget
from shinpan.phrases.triggers.combat import Attacks, AttacksWith, BecomesBlocked, Blocks
from shinpan.phrases.triggers.damage import DealsDamage, IsDealtDamage
from shinpan.phrases.triggers.turns import BeginningOf

_SACRIFICE_WHEN_TARGETED = triggered(BecomesTarget(ITSELF), SacrificePermanents(THIS))
_SACRIFICE_AT_END = triggered(BeginningOf(Step.END), SacrificePermanents(THIS))
_DESTROY_WHAT_IT_DAMAGES = triggered(
    DealsDamage(ITSELF, to=CREATURE, combat=True), DestroyPermanents(EventRecipient(), can_regenerate=False)
)

CARDS = (
    card("Goblin Raider", "{1}{R}", "Creature — Goblin Warrior", static(CantBlock(THIS)), pt=(2, 2)),
    card("Phantom Warrior", "{1}{U}{U}", "Creature — Illusion Warrior", static(CantBeBlocked(THIS)), pt=(2, 2)),
    card(
        "Juggernaut",
        "{4}",
        "Artifact Creature — Juggernaut",
        static(MustAttack(THIS)),
        static(CantBeBlocked(THIS, by=permanent(CreatureType.WALL))),
        pt=(5, 3),
    ),
    card("Berserkers of Blood Ridge", "{4}{R}", "Creature — Human Berserker", static(MustAttack(THIS)), pt=(4, 4)),
    card(
        "Kird Ape",
        "{R}",
        "Creature — Ape",
        static(Modify(THIS, (plus(1, 2),)), condition=Controls(YOU, permanent(LandType.FOREST))),
        pt=(1, 1),
    ),
    card(
        "Serra Ascendant",
        "{W}",
        "Creature — Human Monk",
        LIFELINK,
        static(Modify(THIS, (plus(5, 5), have(FLYING))), condition=Compare(LifeTotalOf(YOU), Fixed(30))),
        pt=(1, 1),
    ),
    card(
        "Adanto Vanguard",
        "{1}{W}",
        "Creature — Vampire Soldier",
        static(Modify(THIS, (plus(2, 0),)), condition=Fits(THIS, IsAttacking())),
        activated(pay(None, PayLife(Fixed(4))), Apply(THIS, (have(INDESTRUCTIBLE),))),
        pt=(1, 1),
    ),
    card(
        "Crowned Ceratok",
        "{3}{G}",
        "Creature — Rhino",
        TRAMPLE,
        static(Modify(Each(creature(YOU_CONTROL, WithCounter(CounterKind.PLUS_ONE_PLUS_ONE))), (have(TRAMPLE),))),
        pt=(4, 3),
    ),
    card(
        "Fog Bank",
        "{1}{U}",
        "Creature — Wall",
        DEFENDER,
        FLYING,
        static(PreventDamage(True, to=THIS, by=THIS)),
        pt=(0, 2),
    ),
    card(
        "Guard Gomazoa",
        "{2}{U}",
        "Creature — Jellyfish",
        DEFENDER,
        FLYING,
        static(PreventDamage(True, to=THIS)),
        pt=(1, 3),
    ),
    card(
        "Giant Cindermaw", "{2}{R}", "Creature — Dinosaur Beast", TRAMPLE, static(CantGainLife(EachPlayer())), pt=(4, 3)
    ),
    card("Frost Walker", "{1}{U}", "Creature — Elemental", _SACRIFICE_WHEN_TARGETED, pt=(4, 1)),
    card("Skulking Ghost", "{1}{B}", "Creature — Spirit", FLYING, _SACRIFICE_WHEN_TARGETED, pt=(2, 1)),
    card("Ball Lightning", "{R}{R}{R}", "Creature — Elemental", TRAMPLE, HASTE, _SACRIFICE_AT_END, pt=(6, 1)),
    card("Spark Elemental", "{R}", "Creature — Elemental", TRAMPLE, HASTE, _SACRIFICE_AT_END, pt=(3, 1)),
    card(
        "Dripping Dead", "{4}{B}{B}", "Creature — Zombie", static(CantBlock(THIS)), _DESTROY_WHAT_IT_DAMAGES, pt=(4, 1)
    ),
    card(
        "Mephitic Ooze",
        "{4}{B}",
        "Creature — Ooze",
        static(
            Modify(
                THIS, (ChangePowerToughness(Count(permanent(CardType.ARTIFACT, modifiers=(YOU_CONTROL,))), Fixed(0)),)
            )
        ),
        _DESTROY_WHAT_IT_DAMAGES,
        pt=(0, 5),
    ),
    card(
        "Borderland Marauder",
        "{1}{R}",
        "Creature — Human Warrior",
        triggered(Attacks(ITSELF), Apply(THIS, (plus(2, 0),))),
        pt=(1, 2),
    ),
    card(
        "Hellrider",
        "{2}{R}{R}",
        "Creature — Devil",
        HASTE,
        triggered(Attacks(CREATURE_YOU_CONTROL), DealDamage(ONE, DefendingPlayer())),
        pt=(4, 3),
    ),
    card(
        "Vedalken Ghoul",
        "{U}{B}",
        "Creature — Vedalken Zombie",
        triggered(BecomesBlocked(ITSELF), LoseLife(Fixed(4), DefendingPlayer())),
        pt=(1, 1),
    ),
    card(
        "Agate-Blade Assassin",
        "{1}{B}",
        "Creature — Lizard Assassin",
        triggered(Attacks(ITSELF), LoseLife(ONE, DefendingPlayer()), GainLife(ONE)),
        pt=(1, 3),
    ),
    card(
        "Ancestor Dragon",
        "{4}{W}{W}",
        "Creature — Dragon",
        FLYING,
        triggered(AttacksWith(YOU, CREATURE), GainLife(Count(creature(adjectives=(IsAttacking(),))))),
        pt=(5, 6),
    ),
    card(
        "Thieving Magpie",
        "{2}{U}{U}",
        "Creature — Bird",
        FLYING,
        triggered(DealsDamage(ITSELF, to=OPPONENT), DrawCards()),
        pt=(1, 3),
    ),
    card(
        "Fungusaur",
        "{3}{G}",
        "Creature — Fungus Dinosaur",
        triggered(IsDealtDamage(ITSELF), PutCounters(THIS, CounterKind.PLUS_ONE_PLUS_ONE)),
        pt=(2, 2),
    ),
    card(
        "Wall of Essence",
        "{1}{W}",
        "Creature — Wall",
        DEFENDER,
        triggered(IsDealtDamage(ITSELF, combat=True), GainLife(EventAmount())),
        pt=(0, 4),
    ),
    card(
        "Divinity of Pride",
        "{W/B}{W/B}{W/B}{W/B}{W/B}",
        "Creature — Spirit Avatar",
        FLYING,
        LIFELINK,
        static(Modify(THIS, (plus(4, 4),)), condition=Compare(LifeTotalOf(YOU), Fixed(25))),
        pt=(4, 4),
    ),
    card(
        "Sapphire Drake",
        "{5}{U}",
        "Creature — Drake",
        FLYING,
        static(Modify(Each(creature(YOU_CONTROL, WithCounter(CounterKind.PLUS_ONE_PLUS_ONE))), (have(FLYING),))),
        pt=(4, 4),
    ),
    card(
        "Fresh-Faced Recruit",
        "{1}{R/W}",
        "Creature — Human Soldier",
        static(Modify(THIS, (have(FIRST_STRIKE),)), condition=TurnOf(YOU)),
        pt=(2, 1),
    ),
    card(
        "Blood Burglar",
        "{1}{B}",
        "Creature — Vampire Rogue",
        static(Modify(THIS, (have(LIFELINK),)), condition=TurnOf(YOU)),
        pt=(2, 2),
    ),
    card(
        "Giant Badger",
        "{1}{G}{G}",
        "Creature — Badger",
        triggered(Blocks(ITSELF), Apply(THIS, (plus(2, 2),))),
        pt=(2, 2),
    ),
)
