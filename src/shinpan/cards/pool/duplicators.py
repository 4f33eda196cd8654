"""Cards that create tokens that are copies."""

from shinpan.cards.build import card
from shinpan.cards.words import (
    ANOTHER,
    CREATURE,
    CREATURE_YOU_CONTROL,
    FLYING,
    HASTE,
    TAP,
    TARGET_CREATURE,
    THIS,
    YOU,
    YOU_CONTROL,
    activated,
    creature,
    enchant,
    have,
    keyword_with_cost,
    pay,
    permanent,
    spell,
    spells,
    static,
    triggered,
)
from shinpan.game.enums import CardType, Duration, Step, Supertype
from shinpan.game.keywords import KeywordAbility
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.abilities import Keyword, Modify
from shinpan.phrases.conditions import WasKicked
from shinpan.phrases.copying.effects import CreateCopies
from shinpan.phrases.copying.exceptions import (
    ExceptAbilities,
    ExceptNot,
    ExceptPowerToughness,
    ExceptTypesToo,
)
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.delayed import Later
from shinpan.phrases.effects.sequence import If, May
from shinpan.phrases.effects.zones import ExileObjects, SacrificePermanents
from shinpan.phrases.qualities.places import IsToken
from shinpan.phrases.qualities.stacked import TargetsOnly
from shinpan.phrases.qualities.traits import Not, OfKind
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import Bound, Each, EventObject, Host, Result, TargetsOf
from shinpan.phrases.references.targets import Target, TheTarget
from shinpan.phrases.triggers.acts import Casts
from shinpan.phrases.triggers.turns import BeginningOf
from shinpan.phrases.triggers.zones import Dies

_UPKEEP = BeginningOf(Step.UPKEEP, YOU)
_END = BeginningOf(Step.END)
_HOST = Host(CREATURE)
_NONLEGENDARY = Not(OfKind(Supertype.LEGENDARY))
_HASTE_TOO = ExceptAbilities((HASTE,))
_ARTIFACT_TOO = ExceptTypesToo((CardType.ARTIFACT,))
_NOT_LEGENDARY = ExceptNot((Supertype.LEGENDARY,))
_EXILE_LATER = Later(_END, ExileObjects(Bound()), about=Result(0))
_SACRIFICE_LATER = Later(_END, SacrificePermanents(Bound()), about=Result(0))
_GAINS_HASTE = Apply(Result(0), (have(HASTE),), Duration.FOREVER)
_TARGET_OF_YOURS = Target(CREATURE_YOU_CONTROL)

CARDS = (
    card(
        "Kiki-Jiki, Mirror Breaker",
        "{2}{R}{R}{R}",
        "Legendary Creature — Goblin Shaman",
        HASTE,
        activated(
            pay(None, TAP),
            CreateCopies(Target(creature(YOU_CONTROL, adjectives=(_NONLEGENDARY,))), (_HASTE_TOO,), register=0),
            _SACRIFICE_LATER,
        ),
        pt=(2, 2),
    ),
    card(
        "Splinter Twin",
        "{2}{R}{R}",
        "Enchantment — Aura",
        enchant(CREATURE),
        static(
            Modify(
                _HOST,
                (have(activated(pay(None, TAP), CreateCopies(THIS, (_HASTE_TOO,), register=0), _EXILE_LATER)),),
            )
        ),
    ),
    card(
        "Helm of the Host",
        "{4}",
        "Legendary Artifact — Equipment",
        triggered(
            BeginningOf(Step.BEGINNING_OF_COMBAT, YOU),
            CreateCopies(_HOST, (_NOT_LEGENDARY,), register=0),
            _GAINS_HASTE,
        ),
        keyword_with_cost(KeywordAbility.EQUIP, "{5}"),
    ),
    card(
        "Blade of Selves",
        "{2}",
        "Artifact — Equipment",
        static(Modify(_HOST, (have(Keyword(KeywordAbility.MYRIAD)),))),
        keyword_with_cost(KeywordAbility.EQUIP, "{4}"),
    ),
    card(
        "Warchief Giant",
        "{3}{R}{R}",
        "Creature — Giant Warrior",
        HASTE,
        Keyword(KeywordAbility.MYRIAD),
        pt=(5, 3),
    ),
    card(
        "Myr Propagator",
        "{3}",
        "Artifact Creature — Myr",
        activated(pay("{3}", TAP), CreateCopies(THIS)),
        pt=(1, 1),
    ),
    card(
        "Cackling Counterpart",
        "{1}{U}{U}",
        "Instant",
        spell(CreateCopies(_TARGET_OF_YOURS)),
        keyword_with_cost(KeywordAbility.FLASHBACK, "{5}{U}{U}"),
    ),
    card(
        "Rite of Replication",
        "{2}{U}{U}",
        "Sorcery",
        keyword_with_cost(KeywordAbility.KICKER, "{5}"),
        spell(
            If(
                WasKicked(),
                CreateCopies(TheTarget(), number=Fixed(5)),
                otherwise=CreateCopies(TARGET_CREATURE),
                late=True,
            )
        ),
    ),
    card(
        "Followed Footsteps",
        "{3}{U}{U}",
        "Enchantment — Aura",
        enchant(CREATURE),
        triggered(_UPKEEP, CreateCopies(_HOST)),
    ),
    card(
        "Second Harvest",
        "{2}{G}{G}",
        "Instant",
        spell(CreateCopies(Each(permanent(adjectives=(IsToken(),), modifiers=(YOU_CONTROL,))))),
    ),
    card(
        "Nightmare Shepherd",
        "{2}{B}{B}",
        "Enchantment Creature — Demon",
        FLYING,
        triggered(
            Dies(creature(YOU_CONTROL, adjectives=(ANOTHER, Not(IsToken())))),
            May(
                ExileObjects(EventObject()),
                then=CreateCopies(
                    EventObject(),
                    (
                        ExceptPowerToughness(Fixed(1), Fixed(1)),
                        ExceptTypesToo(subtypes=(CreatureType.NIGHTMARE,)),
                    ),
                ),
            ),
        ),
        pt=(4, 4),
    ),
    card(
        "Vesuvan Duplimancy",
        "{3}{U}",
        "Enchantment",
        triggered(
            Casts(
                YOU,
                spells(
                    modifiers=(TargetsOnly(permanent(CardType.ARTIFACT, CardType.CREATURE, modifiers=(YOU_CONTROL,))),)
                ),
            ),
            CreateCopies(TargetsOf(EventObject()), (_NOT_LEGENDARY,)),
        ),
    ),
)
