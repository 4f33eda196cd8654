"""Permanents that become copies without moving, and spells that have others become copies."""

from shinpan.cards.build import card, face, token
from shinpan.cards.many_faced import modal
from shinpan.cards.words import (
    ANOTHER,
    CREATURE_YOU_CONTROL,
    HASTE,
    HEXPROOF,
    ITSELF,
    TAP,
    TARGET_CREATURE,
    THIS,
    TRAMPLE,
    YOU,
    YOU_CONTROL,
    activated,
    all_get,
    cards,
    creature,
    have,
    pay,
    permanent,
    plus,
    spell,
    static,
    taps_for,
    triggered,
)
from shinpan.game.enums import CardType, Color, Duration, ObjectKind, Step, Supertype, Zone
from shinpan.game.mana import ManaKind
from shinpan.phrases.abilities import Modify
from shinpan.phrases.conditions import Controls
from shinpan.phrases.copying.effects import BecomeCopy
from shinpan.phrases.copying.exceptions import (
    ExceptAbilities,
    ExceptName,
    ExceptNot,
    ExceptThisAbility,
    ExceptTypesToo,
)
from shinpan.phrases.effects.choosing import ChooseOne, ChooseTarget
from shinpan.phrases.effects.delayed import Later
from shinpan.phrases.effects.sequence import May
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.effects.zones import ExileObjects, PutOntoBattlefield
from shinpan.phrases.qualities.nouns import Cards, Permanents, Things
from shinpan.phrases.qualities.places import InZone, IsToken, OtherThan
from shinpan.phrases.qualities.traits import Not, OfKind
from shinpan.phrases.references.objects import Bound, Each, EventCard, EventObject, Result, ThatOne
from shinpan.phrases.references.players import AnOpponent, AnyPlayer
from shinpan.phrases.references.targets import Target, TheTarget
from shinpan.phrases.triggers.combat import Attacks
from shinpan.phrases.triggers.turns import BeginningOf
from shinpan.phrases.triggers.zones import ArrivesInGraveyard, Enters

_UPKEEP = BeginningOf(Step.UPKEEP, YOU)
_EOT = Duration.END_OF_TURN
_NONLEGENDARY = Not(OfKind(Supertype.LEGENDARY))
_LEGENDARY_TOO = ExceptTypesToo(supertypes=(Supertype.LEGENDARY,))
_THIS_TOO = ExceptThisAbility()
_THAT_CREATURE = ThatOne(Permanents((CardType.CREATURE,)))
_THAT_CARD = ThatOne(Cards())
_MYR = token("Artifact Creature — Myr", colors=(Color.BLUE,), pt=(2, 1))
_OTHERS = OtherThan(TheTarget())

CARDS = (
    card(
        "Unstable Shapeshifter",
        "{3}{U}",
        "Creature — Shapeshifter",
        triggered(Enters(creature(adjectives=(ANOTHER,))), BecomeCopy(THIS, EventObject(), (_THIS_TOO,))),
        pt=(0, 1),
    ),
    card(
        "Cryptoplasm",
        "{1}{U}{U}",
        "Creature — Shapeshifter",
        triggered(_UPKEEP, May(BecomeCopy(THIS, Target(creature(adjectives=(ANOTHER,))), (_THIS_TOO,)))),
        pt=(2, 2),
    ),
    card(
        "Thespian's Stage",
        None,
        "Land",
        taps_for(ManaKind.COLORLESS),
        activated(pay("{2}", TAP), BecomeCopy(THIS, Target(permanent(CardType.LAND)), (_THIS_TOO,))),
    ),
    card(
        "Mirage Mirror",
        "{3}",
        "Artifact",
        activated(
            pay("{2}"),
            BecomeCopy(
                THIS,
                Target(permanent(CardType.ARTIFACT, CardType.CREATURE, CardType.ENCHANTMENT, CardType.LAND)),
                duration=_EOT,
            ),
        ),
    ),
    card(
        "Lazav, Dimir Mastermind",
        "{U}{U}{B}{B}",
        "Legendary Creature — Shapeshifter",
        HEXPROOF,
        triggered(
            ArrivesInGraveyard(cards(CardType.CREATURE), AnOpponent()),
            May(
                BecomeCopy(
                    THIS,
                    EventCard(),
                    (
                        ExceptName("Lazav, Dimir Mastermind"),
                        _LEGENDARY_TOO,
                        ExceptAbilities((HEXPROOF,)),
                        _THIS_TOO,
                    ),
                )
            ),
        ),
        pt=(3, 3),
    ),
    card(
        "Identity Thief",
        "{2}{U}{U}",
        "Creature — Shapeshifter",
        triggered(
            Attacks(ITSELF),
            May(
                ExileObjects(Target(creature(adjectives=(ANOTHER, Not(IsToken())))), register=0),
                then=BecomeCopy(THIS, TheTarget(), duration=_EOT),
            ),
            Later(BeginningOf(Step.END), PutOntoBattlefield(Bound()), about=Result(0)),
        ),
        pt=(0, 3),
    ),
    card(
        "Mirrorweave",
        "{2}{W/U}{W/U}",
        "Instant",
        spell(
            BecomeCopy(
                Each(creature(adjectives=(_OTHERS,))), Target(creature(adjectives=(_NONLEGENDARY,))), duration=_EOT
            )
        ),
    ),
    card(
        "Cytoshape",
        "{1}{G}{U}",
        "Instant",
        spell(
            ChooseOne(creature(adjectives=(_NONLEGENDARY,))),
            BecomeCopy(TARGET_CREATURE, _THAT_CREATURE, duration=_EOT),
        ),
    ),
    card(
        "Dimir Doppelganger",
        "{1}{U}{B}",
        "Creature — Shapeshifter",
        activated(
            pay("{1}{U}{B}"),
            ExileObjects(
                Target(cards(CardType.CREATURE, modifiers=(InZone(Zone.GRAVEYARD, AnyPlayer()),))), register=0
            ),
            BecomeCopy(THIS, _THAT_CARD, (_THIS_TOO,)),
        ),
        pt=(0, 2),
    ),
    card(
        "Brudiclad, Telchor Engineer",
        "{4}{U}{R}",
        "Legendary Artifact Creature — Phyrexian Artificer",
        all_get(permanent(CardType.CREATURE, adjectives=(IsToken(),), modifiers=(YOU_CONTROL,)), have(HASTE)),
        triggered(
            BeginningOf(Step.BEGINNING_OF_COMBAT, YOU),
            CreateTokens(_MYR),
            May(
                ChooseOne(permanent(adjectives=(IsToken(),), modifiers=(YOU_CONTROL,))),
                then=BecomeCopy(
                    Each(permanent(adjectives=(OtherThan(Result(0)), IsToken()), modifiers=(YOU_CONTROL,))),
                    ThatOne(Things((ObjectKind.TOKEN,))),
                ),
            ),
        ),
        pt=(4, 4),
    ),
    modal(
        face(
            "Augmenter Pugilist",
            "{1}{G}{G}",
            "Creature — Troll Druid",
            TRAMPLE,
            static(
                Modify(THIS, (plus(5, 5),)),
                condition=Controls(YOU, permanent(CardType.LAND), 8),
            ),
            pt=(3, 3),
        ),
        face(
            "Echoing Equation",
            "{3}{U}{U}",
            "Sorcery",
            spell(
                ChooseTarget(Target(CREATURE_YOU_CONTROL)),
                BecomeCopy(
                    Each(creature(YOU_CONTROL, adjectives=(_OTHERS,))),
                    TheTarget(),
                    (ExceptNot((Supertype.LEGENDARY,)),),
                    _EOT,
                ),
            ),
        ),
    ),
)
