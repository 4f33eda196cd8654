"""Battles: Sieges, and what they turn out to be once defeated (310.11)."""

from shinpan.cards.build import face
from shinpan.cards.many_faced import transforming
from shinpan.cards.words import CREATURE, CREATURE_YOU_CONTROL, FLYING, ITSELF, VIGILANCE, defining, triggered
from shinpan.game.enums import Color
from shinpan.phrases.effects.cards import DrawCards
from shinpan.phrases.effects.life import GainLife
from shinpan.phrases.effects.zones import ReturnToHand
from shinpan.phrases.modifications.powers import DefinePowerToughness
from shinpan.phrases.quantities import Count, Fixed
from shinpan.phrases.references.targets import Target
from shinpan.phrases.triggers.zones import Enters

_CREATURES = Count(CREATURE_YOU_CONTROL)

CARDS = (
    transforming(
        face(
            "Invasion of Dominaria",
            "{2}{W}",
            "Battle — Siege",
            triggered(Enters(ITSELF), GainLife(Fixed(4)), DrawCards(Fixed(1))),
            defense=5,
        ),
        face(
            "Serra Faithkeeper",
            None,
            "Creature — Angel",
            FLYING,
            VIGILANCE,
            pt=(4, 4),
            indicator=(Color.WHITE,),
        ),
    ),
    transforming(
        face(
            "Invasion of Xerex",
            "{2}{W}{U}",
            "Battle — Siege",
            triggered(Enters(ITSELF), ReturnToHand(Target(CREATURE, Fixed(0)))),
            defense=4,
        ),
        face(
            "Vertex Paladin",
            None,
            "Creature — Angel Knight",
            FLYING,
            defining(DefinePowerToughness(_CREATURES, _CREATURES)),
            pt=(0, 0),
            indicator=(Color.WHITE, Color.BLUE),
        ),
    ),
)
