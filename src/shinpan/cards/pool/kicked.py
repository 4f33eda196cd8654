"""Cards with additional costs: kicker, multikicker, buyback, entwine, escalate, bargain, a choice of two (118.8)."""

from shinpan.cards.build import card, token
from shinpan.cards.words import (
    ANY_TARGET,
    CREATURE,
    CREATURE_YOU_CONTROL,
    FIRST_STRIKE,
    FLYING,
    ITSELF,
    NONBLACK,
    PLAYER,
    TAP,
    TARGET_CREATURE,
    THIS,
    TRAMPLE,
    TWO,
    YOU,
    activated,
    cards,
    creature,
    have,
    keyword_with_cost,
    of_spell,
    pay,
    permanent,
    plus,
    spell,
    spells,
    static,
    triggered,
)
from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, Color, Step
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import ManaCost, ManaKind
from shinpan.phrases.abilities import Keyword
from shinpan.phrases.announced import TimesKicked
from shinpan.phrases.casting import AdditionalCostOf
from shinpan.phrases.conditions import ExtraWasPaid, WasKicked
from shinpan.phrases.costchanges import ThisCostsIf
from shinpan.phrases.costs import DiscardSome, SacrificeSome
from shinpan.phrases.counting import CountersOn
from shinpan.phrases.effects.cards import DrawCards
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.damage import DealDamage
from shinpan.phrases.effects.life import GainLife, LoseLife
from shinpan.phrases.effects.mana import AddMana
from shinpan.phrases.effects.sequence import Modal
from shinpan.phrases.effects.spells import CounterObjects
from shinpan.phrases.effects.statuses import PutCounters
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.effects.zones import DestroyPermanents, ReturnToHand
from shinpan.phrases.qualities.groups import AnyOf
from shinpan.phrases.qualities.traits import WithKeyword
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import All
from shinpan.phrases.references.players import EachOpponent
from shinpan.phrases.references.targets import Target
from shinpan.phrases.replacements.entering import EntersWithCounters
from shinpan.phrases.triggers.turns import BeginningOf
from shinpan.phrases.triggers.zones import Dies, Enters

_WOLF = token("Creature — Wolf", colors=(Color.GREEN,), pt=(2, 2))
_BARGAINED = ExtraWasPaid(KeywordAbility.BARGAIN)
_BARGAIN = Keyword(KeywordAbility.BARGAIN)
_ANY = Target(ANY_TARGET)

CARDS = (
    card(
        "Everflowing Chalice",
        "{0}",
        "Artifact",
        keyword_with_cost(KeywordAbility.MULTIKICKER, "{2}"),
        static(EntersWithCounters(CounterKind.CHARGE, TimesKicked())),
        activated(pay(None, TAP), AddMana((ManaKind.COLORLESS,), CountersOn(CounterKind.CHARGE))),
    ),
    card(
        "Wolfbriar Elemental",
        "{2}{G}{G}",
        "Creature — Elemental",
        keyword_with_cost(KeywordAbility.MULTIKICKER, "{G}"),
        triggered(Enters(ITSELF), CreateTokens(_WOLF, TimesKicked())),
        pt=(4, 4),
    ),
    card(
        "Stormscape Battlemage",
        "{2}{U}",
        "Creature — Metathran Wizard",
        keyword_with_cost(KeywordAbility.KICKER, "{W}"),
        keyword_with_cost(KeywordAbility.KICKER, "{2}{B}"),
        triggered(Enters(ITSELF), GainLife(Fixed(3)), condition=WasKicked(0, ManaCost.parse("{W}"))),
        triggered(
            Enters(ITSELF),
            DestroyPermanents(Target(creature(adjectives=(NONBLACK,))), can_regenerate=False),
            condition=WasKicked(1, ManaCost.parse("{2}{B}")),
        ),
        pt=(2, 2),
    ),
    card(
        "Sunscape Battlemage",
        "{2}{W}",
        "Creature — Human Wizard",
        keyword_with_cost(KeywordAbility.KICKER, "{1}{G}"),
        keyword_with_cost(KeywordAbility.KICKER, "{2}{U}"),
        triggered(
            Enters(ITSELF),
            DestroyPermanents(Target(creature(WithKeyword(KeywordAbility.FLYING)))),
            condition=WasKicked(0, ManaCost.parse("{1}{G}")),
        ),
        triggered(Enters(ITSELF), DrawCards(TWO), condition=WasKicked(1, ManaCost.parse("{2}{U}"))),
        pt=(2, 2),
    ),
    card(
        "Capsize",
        "{1}{U}{U}",
        "Instant",
        keyword_with_cost(KeywordAbility.BUYBACK, "{3}"),
        spell(ReturnToHand(Target(permanent()))),
    ),
    card(
        "Searing Touch",
        "{R}",
        "Instant",
        keyword_with_cost(KeywordAbility.BUYBACK, "{4}"),
        spell(DealDamage(Fixed(1), _ANY)),
    ),
    card(
        "Barbed Lightning",
        "{2}{R}",
        "Instant",
        spell(
            Modal(
                (
                    DealDamage(Fixed(3), TARGET_CREATURE),
                    DealDamage(Fixed(3), Target(AnyOf((PLAYER, permanent(CardType.PLANESWALKER))))),
                )
            )
        ),
        keyword_with_cost(KeywordAbility.ENTWINE, "{2}"),
    ),
    card(
        "Borrowed Grace",
        "{2}{W}",
        "Instant",
        keyword_with_cost(KeywordAbility.ESCALATE, "{1}{W}"),
        spell(
            Modal(
                (
                    Apply(All(CREATURE_YOU_CONTROL), (plus(2, 0),)),
                    Apply(All(CREATURE_YOU_CONTROL), (plus(0, 2),)),
                ),
                1,
                2,
            )
        ),
    ),
    card(
        "Borrowed Hostility",
        "{R}",
        "Instant",
        keyword_with_cost(KeywordAbility.ESCALATE, "{3}"),
        spell(
            Modal(
                (
                    Apply(TARGET_CREATURE, (plus(3, 0),)),
                    Apply(TARGET_CREATURE, (have(FIRST_STRIKE),)),
                ),
                1,
                2,
            )
        ),
    ),
    card(
        "Ice Out",
        "{1}{U}{U}",
        "Instant",
        _BARGAIN,
        of_spell(ThisCostsIf(_BARGAINED)),
        spell(CounterObjects(Target(spells()))),
    ),
    card(
        "Hamlet Glutton",
        "{5}{G}{G}",
        "Creature — Giant",
        _BARGAIN,
        of_spell(ThisCostsIf(_BARGAINED, 2)),
        TRAMPLE,
        triggered(Enters(ITSELF), GainLife(Fixed(3))),
        pt=(6, 6),
    ),
    card(
        "High Fae Negotiator",
        "{3}{B}{B}",
        "Creature — Faerie Warlock",
        _BARGAIN,
        FLYING,
        triggered(Enters(ITSELF), LoseLife(Fixed(3), EachOpponent()), GainLife(Fixed(3)), condition=_BARGAINED),
        pt=(3, 5),
    ),
    card(
        "Bone Shards",
        "{B}",
        "Sorcery",
        of_spell(AdditionalCostOf((pay(None, SacrificeSome(CREATURE)), pay(None, DiscardSome(cards()))))),
        spell(DestroyPermanents(Target(permanent(CardType.CREATURE, CardType.PLANESWALKER)))),
    ),
    card(
        "Bayou Groff",
        "{1}{G}",
        "Creature — Plant Dog",
        of_spell(AdditionalCostOf((pay(None, SacrificeSome(CREATURE)), pay("{3}")))),
        pt=(5, 4),
    ),
    card(
        "Demand Answers",
        "{1}{R}",
        "Instant",
        of_spell(
            AdditionalCostOf((pay(None, SacrificeSome(permanent(CardType.ARTIFACT))), pay(None, DiscardSome(cards()))))
        ),
        spell(DrawCards(TWO)),
    ),
    card(
        "Black Market",
        "{3}{B}{B}",
        "Enchantment",
        triggered(Dies(CREATURE), PutCounters(THIS, CounterKind.CHARGE)),
        triggered(BeginningOf(Step.PRECOMBAT_MAIN, YOU), AddMana((ManaKind.BLACK,), CountersOn(CounterKind.CHARGE))),
    ),
)
