"""Meld cards (712.4), pair by pair."""

from shinpan.cards.build import face, token
from shinpan.cards.many_faced import meld
from shinpan.cards.words import (
    FIRST_STRIKE,
    FLYING,
    HASTE,
    ITSELF,
    LIFELINK,
    MENACE,
    TAP,
    TARGET_CREATURE,
    TRAMPLE,
    TWO,
    VIGILANCE,
    YOU,
    activated,
    cards,
    creature,
    have,
    pay,
    plus,
    static,
    taps_for,
    triggered,
)
from shinpan.game.enums import CardType, Color, Step, Zone
from shinpan.game.mana import ManaKind
from shinpan.game.subtypes import CreatureType
from shinpan.phrases.abilities import TriggeredAbility
from shinpan.phrases.comparison import Comparison
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.sequence import If, May
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.effects.zones import PutOntoBattlefield, ReturnToHand
from shinpan.phrases.faces.melding import ExileAndMeld, OwnBoth
from shinpan.phrases.qualities.groups import Group
from shinpan.phrases.qualities.nouns import Spells
from shinpan.phrases.qualities.places import ControlledBy, InZone, Other
from shinpan.phrases.qualities.traits import Either, Named, OfKind, WithManaValue
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import All
from shinpan.phrases.references.players import YourOpponents
from shinpan.phrases.references.targets import Target
from shinpan.phrases.restrictions import CantCast
from shinpan.phrases.triggers.actions import CastsThis
from shinpan.phrases.triggers.combat import Attacks
from shinpan.phrases.triggers.turns import BeginningOf
from shinpan.phrases.triggers.zones import Enters

_IN_GRAVEYARD = InZone(Zone.GRAVEYARD, YOU)
_SMALL = Group(Spells(()), modifiers=(WithManaValue(Fixed(3), Comparison.OR_LESS),))
_HUMAN = token("Creature — Human", colors=(Color.RED,), pt=(1, 1))
_HORROR = token("Creature — Eldrazi Horror", pt=(3, 2))
_SCAVENGERS = creature(Named("Midnight Scavengers"))
_GARRISON = creature(Named("Hanweir Garrison"))
_BRUNA = creature(Named("Bruna, the Fading Light"))


CARDS = (
    *meld(
        face(
            "Midnight Scavengers",
            "{4}{B}",
            "Creature — Human Rogue",
            triggered(
                Enters(ITSELF),
                May(
                    ReturnToHand(
                        Target(
                            cards(
                                CardType.CREATURE,
                                modifiers=(WithManaValue(Fixed(3), Comparison.OR_LESS), _IN_GRAVEYARD),
                            )
                        )
                    )
                ),
            ),
            pt=(3, 3),
        ),
        face(
            "Graf Rats",
            "{1}{B}",
            "Creature — Rat",
            triggered(
                BeginningOf(Step.BEGINNING_OF_COMBAT, YOU),
                ExileAndMeld("Chittering Host", _SCAVENGERS),
                condition=OwnBoth(_SCAVENGERS),
            ),
            pt=(2, 1),
        ),
        face(
            "Chittering Host",
            None,
            "Creature — Eldrazi Horror",
            HASTE,
            MENACE,
            triggered(
                Enters(ITSELF),
                Apply(All(creature(ControlledBy(YOU), adjectives=(Other(),))), (plus(1, 0), have(MENACE))),
            ),
            pt=(5, 6),
        ),
    ),
    *meld(
        face(
            "Hanweir Battlements",
            None,
            "Land",
            taps_for(ManaKind.COLORLESS),
            activated(pay("{R}", TAP), Apply(TARGET_CREATURE, (have(HASTE),))),
            activated(
                pay("{3}{R}{R}", TAP),
                If(OwnBoth(_GARRISON), ExileAndMeld("Hanweir, the Writhing Township", _GARRISON)),
            ),
        ),
        face(
            "Hanweir Garrison",
            "{2}{R}",
            "Creature — Human Soldier",
            triggered(Attacks(ITSELF), CreateTokens(_HUMAN, TWO, tapped=True, attacking=True)),
            pt=(2, 3),
        ),
        face(
            "Hanweir, the Writhing Township",
            None,
            "Legendary Creature — Eldrazi Ooze",
            TRAMPLE,
            HASTE,
            triggered(Attacks(ITSELF), CreateTokens(_HORROR, TWO, tapped=True, attacking=True)),
            pt=(7, 4),
        ),
    ),
    *meld(
        face(
            "Bruna, the Fading Light",
            "{5}{W}{W}",
            "Legendary Creature — Angel Horror",
            TriggeredAbility(
                CastsThis(),
                May(
                    PutOntoBattlefield(
                        Target(
                            cards(
                                CardType.CREATURE,
                                adjectives=(Either((OfKind(CreatureType.ANGEL), OfKind(CreatureType.HUMAN))),),
                                modifiers=(_IN_GRAVEYARD,),
                            )
                        )
                    )
                ),
                zones=frozenset({Zone.STACK}),
            ),
            FLYING,
            VIGILANCE,
            pt=(5, 7),
        ),
        face(
            "Gisela, the Broken Blade",
            "{2}{W}{W}",
            "Legendary Creature — Angel Horror",
            FLYING,
            FIRST_STRIKE,
            LIFELINK,
            triggered(
                BeginningOf(Step.END, YOU),
                ExileAndMeld("Brisela, Voice of Nightmares", _BRUNA),
                condition=OwnBoth(_BRUNA),
            ),
            pt=(4, 3),
        ),
        face(
            "Brisela, Voice of Nightmares",
            None,
            "Legendary Creature — Eldrazi Angel",
            FLYING,
            FIRST_STRIKE,
            VIGILANCE,
            LIFELINK,
            static(CantCast(YourOpponents(), _SMALL)),
            pt=(9, 10),
        ),
    ),
)
