"""Modal double-faced cards (712.3)."""

from shinpan.cards.build import face
from shinpan.cards.many_faced import modal
from shinpan.cards.words import (
    CARD_IN_YOUR_GRAVEYARD,
    THIS,
    YOU_CONTROL,
    pay,
    permanent,
    plus,
    spell,
    spells,
    static,
    taps_for,
    triggered,
)
from shinpan.game.characteristics import Characteristics
from shinpan.game.enums import CardType
from shinpan.game.mana import ManaKind
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.paying import UnlessPaid
from shinpan.phrases.effects.spells import CounterObjects
from shinpan.phrases.effects.zones import ReturnToHand
from shinpan.phrases.references.players import ControllerOf
from shinpan.phrases.references.targets import Target, TheTarget
from shinpan.phrases.replacements.entering import EntersTapped
from shinpan.phrases.triggers.zones import Enters

_TAPPED = static(EntersTapped())
_LANDFALL = Enters(permanent(CardType.LAND, modifiers=(YOU_CONTROL,)))


def _land(name: str, mana: ManaKind) -> Characteristics:
    return face(name, None, "Land", _TAPPED, taps_for(mana))


CARDS = (
    modal(
        face("Bala Ged Recovery", "{2}{G}", "Sorcery", spell(ReturnToHand(Target(CARD_IN_YOUR_GRAVEYARD)))),
        _land("Bala Ged Sanctuary", ManaKind.GREEN),
    ),
    modal(
        face(
            "Kazandu Mammoth",
            "{1}{G}{G}",
            "Creature — Elephant",
            triggered(_LANDFALL, Apply(THIS, (plus(2, 2),))),
            pt=(3, 3),
        ),
        _land("Kazandu Valley", ManaKind.GREEN),
    ),
    modal(
        face(
            "Jwari Disruption",
            "{1}{U}",
            "Instant",
            spell(UnlessPaid(CounterObjects(Target(spells())), pay("{1}"), ControllerOf(TheTarget()))),
        ),
        _land("Jwari Ruins", ManaKind.BLUE),
    ),
    modal(
        face("Brightclimb Pathway", None, "Land", taps_for(ManaKind.WHITE)),
        face("Grimclimb Pathway", None, "Land", taps_for(ManaKind.BLACK)),
    ),
)
