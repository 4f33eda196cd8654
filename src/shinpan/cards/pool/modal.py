"""Modal double-faced cards (712.3)."""

from shinpan.cards.build import face
from shinpan.cards.many_faced import modal
from shinpan.cards.words import (
    CARD_IN_YOUR_GRAVEYARD,
    ITSELF,
    THIS,
    YOU_CONTROL,
    activated,
    cards,
    loyalty,
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
from shinpan.phrases.copying.effects import BecomeCopy
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.emblems import EmblemAsEnters, MayPlayExiledWith
from shinpan.phrases.effects.exiling import ExileFromTop, ExileGraveyards
from shinpan.phrases.effects.mana import AddMana
from shinpan.phrases.effects.paying import UnlessPaid
from shinpan.phrases.effects.spells import CounterObjects
from shinpan.phrases.effects.until import ChooseExiledWith, ExileRevealedUntilGone
from shinpan.phrases.effects.zones import ExileObjects, ReturnToHand
from shinpan.phrases.qualities.nouns import Cards
from shinpan.phrases.qualities.traits import WithManaValue
from shinpan.phrases.quantities import X
from shinpan.phrases.references.objects import ThatOne
from shinpan.phrases.references.players import ControllerOf, EachPlayer
from shinpan.phrases.references.targets import Target, TheTarget
from shinpan.phrases.replacements.entering import EntersTapped
from shinpan.phrases.triggers.zones import Enters

_CREATURE_CARD = cards(CardType.CREATURE)
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
    modal(
        face(
            "Valki, God of Lies",
            "{1}{B}",
            "Legendary Creature — God",
            triggered(Enters(ITSELF), ExileRevealedUntilGone(_CREATURE_CARD)),
            activated(
                pay("{X}"),
                ChooseExiledWith(_CREATURE_CARD, WithManaValue(X())),
                BecomeCopy(THIS, ThatOne(Cards())),
            ),
            pt=(2, 1),
        ),
        face(
            "Tibalt, Cosmic Impostor",
            "{5}{B}{R}",
            "Legendary Planeswalker — Tibalt",
            static(EmblemAsEnters((static(MayPlayExiledWith("Tibalt, Cosmic Impostor")),))),
            loyalty(2, ExileFromTop(who=EachPlayer(), link=0)),
            loyalty(-3, ExileObjects(Target(permanent(CardType.ARTIFACT, CardType.CREATURE)), link=0)),
            loyalty(-8, ExileGraveyards(EachPlayer(), link=0), AddMana((ManaKind.RED,) * 3)),
            loyalty=5,
        ),
    ),
)
