"""Cards that are crafted, and speak of what with (702.167)."""

from shinpan.cards.build import face
from shinpan.cards.many_faced import transforming
from shinpan.cards.words import CREATURE_YOU_CONTROL, ITSELF, ONE, THREE, pay, triggered
from shinpan.game.counters import CounterKind
from shinpan.game.enums import CardType, Color
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.abilities import Keyword
from shinpan.phrases.effects.handier import DistributeCounters
from shinpan.phrases.effects.life import GainLife
from shinpan.phrases.faces.crafting import CraftedWith
from shinpan.phrases.qualities.traits import OfKind
from shinpan.phrases.quantities import ManaValueOf
from shinpan.phrases.references.targets import Target
from shinpan.phrases.triggers.zones import Enters

_UP_TO_THREE = Target(CREATURE_YOU_CONTROL, ONE, THREE, divided=THREE)

CARDS = (
    transforming(
        face(
            "Jade Seedstones",
            "{3}{G}",
            "Artifact",
            triggered(Enters(ITSELF), DistributeCounters(CounterKind.PLUS_ONE_PLUS_ONE, _UP_TO_THREE)),
            Keyword(KeywordAbility.CRAFT, pay("{5}{G}{G}"), quality=OfKind(CardType.CREATURE)),
        ),
        face(
            "Jadeheart Attendant",
            None,
            "Artifact Creature — Golem",
            triggered(Enters(ITSELF), GainLife(ManaValueOf(CraftedWith()))),
            pt=(7, 7),
            indicator=(Color.GREEN,),
        ),
    ),
)
