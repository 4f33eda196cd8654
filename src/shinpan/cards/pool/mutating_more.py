"""More creatures with mutate (702.140), and those that care about mutating."""

from shinpan.cards.build import card
from shinpan.cards.pool.mutating import (
    BEAST,
    OTHERS_OF_YOURS,
    PLUS_ONE,
    hits_player,
    in_your_graveyard,
    mutate,
    mutates,
    opposing,
)
from shinpan.cards.words import (
    ANY_TARGET,
    BASIC_LAND_CARD,
    FLASH,
    FLYING,
    NONCREATURE,
    ONE,
    TAP,
    THIS,
    TRAMPLE,
    VIGILANCE,
    YOU,
    YOU_CAST,
    activated,
    pay,
    permanent,
    plus,
    spells,
    static,
    triggered,
)
from shinpan.game.enums import CardType, Duration, Zone
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.comparison import Comparison
from shinpan.phrases.conditions import Fits
from shinpan.phrases.costchanges import Direction, SpellsCost
from shinpan.phrases.effects.cards import DiscardCards, DrawCards
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.damage import DealDamage
from shinpan.phrases.effects.digging import ExileTopFaceDownToPlay, TopLandOrHand
from shinpan.phrases.effects.libraries import SearchLibrary
from shinpan.phrases.effects.life import GainLife
from shinpan.phrases.effects.sequence import May
from shinpan.phrases.effects.statuses import PutCounters
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.effects.where import WhereX
from shinpan.phrases.effects.zones import DestroyPermanents, PutOntoBattlefield, ReturnToHand
from shinpan.phrases.modifications.control import ChangeControl
from shinpan.phrases.mutations import TimesMutated
from shinpan.phrases.qualities.traits import WithKeyword, WithManaValue
from shinpan.phrases.quantities import Fixed, X
from shinpan.phrases.references.objects import EventObject
from shinpan.phrases.references.players import ControllerOf, EachOpponent
from shinpan.phrases.references.targets import Target, TheTarget
from shinpan.phrases.triggers.acts import Casts

CARDS = (
    card(
        "Majestic Auricorn",
        "{4}{W}",
        "Creature — Unicorn",
        mutate("{3}{W}"),
        VIGILANCE,
        mutates(GainLife(Fixed(4))),
        pt=(4, 4),
    ),
    card(
        "Migratory Greathorn",
        "{3}{G}",
        "Creature — Beast",
        mutate("{2}{G}"),
        mutates(SearchLibrary(BASIC_LAND_CARD, Zone.BATTLEFIELD, tapped=True)),
        pt=(3, 4),
    ),
    card(
        "Mindleecher",
        "{4}{B}{B}",
        "Creature — Nightmare",
        mutate("{4}{B}"),
        FLYING,
        mutates(ExileTopFaceDownToPlay(EachOpponent())),
        pt=(5, 5),
    ),
    card("Mysterious Egg", "{1}", "Creature — Egg", mutates(PutCounters(THIS, PLUS_ONE)), pt=(0, 2)),
    card(
        "Necropanther",
        "{1}{W}{B}",
        "Creature — Cat Nightmare",
        mutate("{2}{W/B}{W/B}"),
        mutates(
            PutOntoBattlefield(
                in_your_graveyard(CardType.CREATURE, also=(WithManaValue(Fixed(3), Comparison.OR_LESS),))
            )
        ),
        pt=(3, 3),
    ),
    card(
        "Parcelbeast",
        "{2}{G}{U}",
        "Creature — Elemental Beast",
        mutate("{G}{U}"),
        activated(pay("{1}", TAP), TopLandOrHand()),
        pt=(2, 4),
    ),
    card(
        "Pollywog Symbiote",
        "{1}{U}",
        "Creature — Frog",
        static(
            SpellsCost(
                spells(CardType.CREATURE, modifiers=(YOU_CAST, WithKeyword(KeywordAbility.MUTATE))),
                direction=Direction.LESS,
            )
        ),
        triggered(
            Casts(YOU, spells(CardType.CREATURE)),
            DrawCards(),
            DiscardCards(ONE),
            condition=Fits(EventObject(), WithKeyword(KeywordAbility.MUTATE)),
        ),
        pt=(1, 3),
    ),
    card(
        "Porcuparrot",
        "{3}{R}",
        "Creature — Bird Beast",
        mutate("{2}{R}"),
        activated(pay(None, TAP), WhereX(DealDamage(X(), Target(ANY_TARGET), THIS), TimesMutated())),
        pt=(3, 4),
    ),
    card(
        "Pouncing Shoreshark",
        "{4}{U}",
        "Creature — Shark Beast",
        mutate("{3}{U}"),
        FLASH,
        mutates(May(ReturnToHand(opposing(CardType.CREATURE)))),
        pt=(4, 3),
    ),
    card(
        "Regal Leosaur",
        "{R}{W}",
        "Creature — Dinosaur Cat",
        mutate("{1}{R/W}{R/W}"),
        mutates(Apply(OTHERS_OF_YOURS, (plus(2, 1),))),
        pt=(2, 2),
    ),
    card(
        "Sawtusk Demolisher",
        "{4}{G}{G}",
        "Creature — Beast",
        mutate("{3}{G}"),
        TRAMPLE,
        mutates(
            DestroyPermanents(Target(permanent(adjectives=(NONCREATURE,)))),
            CreateTokens(BEAST, who=ControllerOf(TheTarget())),
        ),
        pt=(6, 6),
    ),
    card(
        "Sea-Dasher Octopus",
        "{1}{U}{U}",
        "Creature — Octopus",
        mutate("{1}{U}"),
        FLASH,
        hits_player(DrawCards()),
        pt=(2, 2),
    ),
    card(
        "Souvenir Snatcher",
        "{4}{U}",
        "Creature — Bird",
        mutate("{5}{U}"),
        FLYING,
        mutates(
            Apply(
                Target(permanent(CardType.ARTIFACT, adjectives=(NONCREATURE,))), (ChangeControl(YOU),), Duration.FOREVER
            )
        ),
        pt=(4, 4),
    ),
    card(
        "Trumpeting Gnarr",
        "{1}{G}{U}",
        "Creature — Beast",
        mutate("{3}{G/U}{G/U}"),
        mutates(CreateTokens(BEAST)),
        pt=(3, 3),
    ),
    card(
        "Vulpikeet",
        "{3}{W}",
        "Creature — Fox Bird",
        mutate("{2}{W}"),
        FLYING,
        mutates(PutCounters(THIS, PLUS_ONE)),
        pt=(2, 3),
    ),
    card(
        "Zagoth Mamba",
        "{B}",
        "Creature — Nightmare Snake",
        mutates(Apply(opposing(CardType.CREATURE), (plus(-2, -2),))),
        pt=(1, 1),
    ),
)
