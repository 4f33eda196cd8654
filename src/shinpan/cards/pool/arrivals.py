"""Creatures with abilities about entering and leaving the battlefield."""

from shinpan.cards.build import card, token
from shinpan.cards.words import (
    ANOTHER,
    CARD_IN_YOUR_GRAVEYARD,
    CREATURE_YOU_CONTROL,
    DEFENDER,
    FLYING,
    HASTE,
    ITSELF,
    MENACE,
    ONE,
    PERMANENT_CARD,
    TARGET_CREATURE,
    TARGET_PLAYER,
    YOU_CONTROL,
    YOUR_OPPONENTS_CONTROL,
    creature,
    have,
    keyword_with_cost,
    permanent,
    plus,
    static,
    triggered,
)
from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, Color, ObjectKind, Step
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.abilities import TriggeredAbility
from shinpan.phrases.base import Effect
from shinpan.phrases.comparison import Comparison
from shinpan.phrases.conditions import Fits, WasKicked
from shinpan.phrases.effects.cards import DrawCards
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.damage import DealDamage
from shinpan.phrases.effects.delayed import Later
from shinpan.phrases.effects.libraries import RevealTop
from shinpan.phrases.effects.life import GainLife, LoseLife
from shinpan.phrases.effects.sequence import If, May
from shinpan.phrases.effects.statuses import PutCounters
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.effects.zones import DestroyPermanents, ExileObjects, PutOntoBattlefield, ReturnToHand
from shinpan.phrases.qualities.groups import AnyOf, Group
from shinpan.phrases.qualities.nouns import Cards, Things
from shinpan.phrases.qualities.traits import WithManaValue
from shinpan.phrases.quantities import Amount, Fixed
from shinpan.phrases.references.objects import All, Bound, EventObject, Result, ThatOne, This
from shinpan.phrases.references.players import ControllerOf, EachOpponent, EachPlayer
from shinpan.phrases.references.targets import Target
from shinpan.phrases.replacements.entering import EntersTapped, EntersWithCounters, OthersEnterTapped
from shinpan.phrases.restrictions import CantGainLife
from shinpan.phrases.triggers.turns import BeginningOf
from shinpan.phrases.triggers.zones import Dies, Enters

_SPIRIT = token("Creature — Spirit", FLYING, colors=(Color.WHITE,), pt=(1, 1))
_HAND = ReturnToHand(ThatOne(Cards()))


def _enters(*effects: Effect) -> TriggeredAbility:
    return triggered(Enters(ITSELF), *effects)


CARDS = (
    card(
        "Soul Warden",
        "{W}",
        "Creature — Human Cleric",
        triggered(Enters(creature(adjectives=(ANOTHER,))), GainLife(ONE)),
        pt=(1, 1),
    ),
    card("Wall of Omens", "{1}{W}", "Creature — Wall", DEFENDER, _enters(DrawCards()), pt=(0, 4)),
    card("Elvish Visionary", "{1}{G}", "Creature — Elf Shaman", _enters(DrawCards()), pt=(1, 1)),
    card(
        "Mulldrifter",
        "{4}{U}",
        "Creature — Elemental",
        FLYING,
        _enters(DrawCards(Fixed(2))),
        keyword_with_cost(KeywordAbility.EVOKE, "{2}{U}"),
        pt=(2, 2),
    ),
    card(
        "Flametongue Kavu",
        "{3}{R}",
        "Creature — Kavu",
        _enters(DealDamage(Fixed(4), TARGET_CREATURE)),
        pt=(4, 2),
    ),
    card(
        "Ingot Chewer",
        "{4}{R}",
        "Creature — Elemental",
        _enters(DestroyPermanents(Target(permanent(CardType.ARTIFACT)))),
        keyword_with_cost(KeywordAbility.EVOKE, "{R}"),
        pt=(3, 3),
    ),
    card(
        "Eternal Witness",
        "{1}{G}{G}",
        "Creature — Human Shaman",
        _enters(May(ReturnToHand(Target(CARD_IN_YOUR_GRAVEYARD)))),
        pt=(2, 1),
    ),
    card(
        "Coiling Oracle",
        "{G}{U}",
        "Creature — Snake Elf Druid",
        _enters(
            RevealTop(),
            If(Fits(Result(0), Group(Cards((CardType.LAND,)))), PutOntoBattlefield(Result(0)), otherwise=_HAND),
        ),
        pt=(1, 1),
    ),
    card(
        "Matter Reshaper",
        "{2}{C}",
        "Creature — Eldrazi",
        triggered(
            Dies(ITSELF),
            RevealTop(),
            If(
                Fits(
                    Result(0),
                    PERMANENT_CARD.with_(modifiers=(WithManaValue(Fixed(3), Comparison.OR_LESS),)),
                ),
                May(PutOntoBattlefield(ThatOne(Cards())), otherwise=_HAND),
                otherwise=_HAND,
                late=True,
            ),
        ),
        pt=(3, 2),
    ),
    card(
        "Flickerwisp",
        "{1}{W}{W}",
        "Creature — Elemental",
        FLYING,
        _enters(
            ExileObjects(Target(permanent(adjectives=(ANOTHER,))), register=0),
            Later(BeginningOf(Step.END), PutOntoBattlefield(Bound()), about=Result(0)),
        ),
        pt=(3, 1),
    ),
    card(
        "Goblin Bushwhacker",
        "{R}",
        "Creature — Goblin Warrior",
        keyword_with_cost(KeywordAbility.KICKER, "{R}"),
        triggered(Enters(ITSELF), Apply(All(CREATURE_YOU_CONTROL), (plus(1, 0), have(HASTE))), condition=WasKicked()),
        pt=(1, 1),
    ),
    card(
        "Academy Drake",
        "{2}{U}",
        "Creature — Drake",
        keyword_with_cost(KeywordAbility.KICKER, "{4}"),
        FLYING,
        static(EntersWithCounters(CounterKind.PLUS_ONE_PLUS_ONE, Fixed(2), WasKicked())),
        pt=(2, 2),
    ),
    card(
        "Baloth Gorger",
        "{2}{G}{G}",
        "Creature — Beast",
        keyword_with_cost(KeywordAbility.KICKER, "{4}"),
        static(EntersWithCounters(CounterKind.PLUS_ONE_PLUS_ONE, Fixed(3), WasKicked())),
        pt=(4, 4),
    ),
    card("Diregraf Ghoul", "{B}", "Creature — Zombie", static(EntersTapped()), pt=(2, 2)),
    card(
        "Imposing Sovereign",
        "{1}{W}",
        "Creature — Human",
        static(OthersEnterTapped(creature(YOUR_OPPONENTS_CONTROL))),
        pt=(2, 1),
    ),
    card(
        "Rampaging Ferocidon",
        "{2}{R}",
        "Creature — Dinosaur",
        MENACE,
        static(CantGainLife(EachPlayer())),
        triggered(Enters(creature(adjectives=(ANOTHER,))), DealDamage(ONE, ControllerOf(EventObject()))),
        pt=(3, 3),
    ),
    card(
        "Cloakwood Swarmkeeper",
        "{G}",
        "Creature — Elf Ranger",
        triggered(
            Enters(Group(Things((ObjectKind.TOKEN,)), modifiers=(YOU_CONTROL,)), one_or_more=True),
            PutCounters(This(), CounterKind.PLUS_ONE_PLUS_ONE),
        ),
        pt=(1, 1),
    ),
    card(
        "Blood Artist",
        "{1}{B}",
        "Creature — Vampire",
        triggered(Dies(AnyOf((ITSELF, creature(adjectives=(ANOTHER,))))), LoseLife(ONE, TARGET_PLAYER), GainLife(ONE)),
        pt=(0, 1),
    ),
    card(
        "Zulaport Cutthroat",
        "{1}{B}",
        "Creature — Human Rogue Ally",
        triggered(
            Dies(AnyOf((ITSELF, creature(YOU_CONTROL, adjectives=(ANOTHER,))))),
            LoseLife(ONE, EachOpponent()),
            GainLife(ONE),
        ),
        pt=(1, 1),
    ),
    card(
        "Doomed Traveler", "{W}", "Creature — Human Soldier", triggered(Dies(ITSELF), CreateTokens(_SPIRIT)), pt=(1, 1)
    ),
    card(
        "Morbid Opportunist",
        "{2}{B}",
        "Creature — Human Rogue",
        TriggeredAbility(Dies(creature(adjectives=(ANOTHER,)), one_or_more=True), DrawCards(), once_each_turn=True),
        pt=(1, 3),
    ),
    card(
        "Kokusho, the Evening Star",
        "{4}{B}{B}",
        "Legendary Creature — Dragon Spirit",
        FLYING,
        triggered(Dies(ITSELF), LoseLife(Fixed(5), EachOpponent(), register=0), GainLife(Amount(0))),
        pt=(5, 5),
    ),
)
