"""Cards that exile and return, that remember what they exiled, and that care about what leaves."""

from shinpan.cards.build import card
from shinpan.cards.words import (
    CREATURE_YOU_CONTROL,
    FLYING,
    HASTE,
    ITSELF,
    TAP,
    THIS,
    YOU,
    YOU_CONTROL,
    activated,
    cards,
    creature,
    have,
    keyword_with_cost,
    pay,
    permanent,
    spell,
    static,
    triggered,
)
from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, Duration, Step
from shinpan.game.keywords import KeywordAbility
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.abilities import Modify
from shinpan.phrases.copying.effects import CreateCopies
from shinpan.phrases.copying.originals import ChosenOf
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.delayed import Later
from shinpan.phrases.effects.sequence import May
from shinpan.phrases.effects.zones import ExileObjects, PutOntoBattlefield
from shinpan.phrases.imprinting import (
    ACardExiledIs,
    CreatureTypesOf,
    ExiledByThis,
    LastCreatureExiled,
    ReturnOthersExiled,
)
from shinpan.phrases.modifications.powers import SetPowerToughness
from shinpan.phrases.modifications.types import SetSubtypes
from shinpan.phrases.qualities.nouns import Cards
from shinpan.phrases.qualities.places import IsToken
from shinpan.phrases.qualities.traits import Not, WithoutKeyword
from shinpan.phrases.quantities import Fixed, PowerOf, ToughnessOf
from shinpan.phrases.references.objects import Bound, EventCard, EventObject, Result, ThatOne
from shinpan.phrases.references.targets import Target
from shinpan.phrases.triggers.turns import BeginningOf
from shinpan.phrases.triggers.zones import Dies, Enters

_NONTOKEN = creature(adjectives=(Not(IsToken()),))
_LAST = LastCreatureExiled()
_TARGET_OF_YOURS = Target(CREATURE_YOU_CONTROL)
_BLINKABLE = permanent(CardType.ARTIFACT, CardType.CREATURE, CardType.LAND, modifiers=(YOU_CONTROL,))

CARDS = (
    card(
        "Duplicant",
        "{6}",
        "Artifact Creature — Shapeshifter",
        triggered(Enters(ITSELF), May(ExileObjects(Target(_NONTOKEN), link=0))),
        static(
            Modify(
                THIS,
                (
                    SetSubtypes(CreatureTypesOf(_LAST, (CreatureType.SHAPESHIFTER,))),
                    SetPowerToughness(PowerOf(_LAST), ToughnessOf(_LAST)),
                ),
            ),
            condition=ACardExiledIs(cards(CardType.CREATURE)),
        ),
        pt=(2, 4),
    ),
    card(
        "Mimic Vat",
        "{3}",
        "Artifact",
        triggered(Dies(_NONTOKEN), May(ExileObjects(EventCard(), register=0, link=0), then=ReturnOthersExiled())),
        activated(
            pay("{3}", TAP),
            CreateCopies(ChosenOf(cards(modifiers=(ExiledByThis(),))), register=0),
            Apply(Result(0), (have(HASTE),), Duration.FOREVER),
            Later(BeginningOf(Step.END), ExileObjects(Bound()), about=Result(0)),
        ),
    ),
    card(
        "Momentary Blink",
        "{1}{W}",
        "Instant",
        spell(ExileObjects(_TARGET_OF_YOURS, register=0), PutOntoBattlefield(Result(0))),
        keyword_with_cost(KeywordAbility.FLASHBACK, "{3}{U}"),
    ),
    card(
        "Cloudshift",
        "{W}",
        "Instant",
        spell(ExileObjects(_TARGET_OF_YOURS, register=0), PutOntoBattlefield(ThatOne(Cards()), YOU)),
    ),
    card(
        "Ghostly Flicker",
        "{2}{U}",
        "Instant",
        spell(
            ExileObjects(Target(_BLINKABLE, Fixed(2), Fixed(2)), register=0), PutOntoBattlefield(ThatOne(Cards()), YOU)
        ),
    ),
    card(
        "Luminous Broodmoth",
        "{2}{W}{W}",
        "Creature — Insect",
        FLYING,
        triggered(
            Dies(creature(YOU_CONTROL, WithoutKeyword(KeywordAbility.FLYING))),
            PutOntoBattlefield(EventObject(), counters=((CounterKind.FLYING, 1),)),
        ),
        pt=(3, 4),
    ),
)
