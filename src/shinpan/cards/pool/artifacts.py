"""Artifacts that aren't creatures or Equipment."""

from shinpan.cards.build import card
from shinpan.cards.words import (
    ITSELF,
    SACRIFICE_THIS,
    TAP,
    TARGET_PLAYER,
    THIS,
    YOU,
    YOU_CAST,
    YOU_CONTROL,
    activated,
    all_get,
    cards,
    pay,
    permanent,
    spells,
    static,
    taps_for,
    triggered,
)
from shinpan.game.enums import CardType, Color
from shinpan.game.mana import ManaKind
from shinpan.phrases.costchanges import Direction, SpellsCost
from shinpan.phrases.effects.cards import DrawCards, MillCards
from shinpan.phrases.effects.exiling import ExileGraveyards
from shinpan.phrases.effects.statuses import TapPermanents
from shinpan.phrases.effects.zones import DestroyPermanents, ReturnToHand
from shinpan.phrases.modifications.colors import SetColors
from shinpan.phrases.modifications.types import AddTypes
from shinpan.phrases.permissions import CastAsThoughFlash, SpendAsAnyColor
from shinpan.phrases.qualities.groups import AnyOf
from shinpan.phrases.qualities.traits import OfColor
from shinpan.phrases.quantities import ColorsAmong, EventAmount
from shinpan.phrases.references.objects import All
from shinpan.phrases.references.players import AnOpponent, EachPlayer, EventPlayer
from shinpan.phrases.references.targets import Target
from shinpan.phrases.replacements.entering import EntersTapped
from shinpan.phrases.replacements.numbers import MultiplyDraws, MultiplyLifeGain
from shinpan.phrases.restrictions import NoMaximumHandSize
from shinpan.phrases.triggers.damage import LosesLife
from shinpan.phrases.triggers.zones import Enters, GoesToGraveyard

_COLORLESS = ManaKind.COLORLESS

CARDS = (
    card("Sol Ring", "{1}", "Artifact", taps_for(_COLORLESS, _COLORLESS)),
    card(
        "Nevinyrral's Disk",
        "{4}",
        "Artifact",
        static(EntersTapped()),
        activated(
            pay("{1}", TAP),
            DestroyPermanents(All(permanent(CardType.ARTIFACT, CardType.CREATURE, CardType.ENCHANTMENT))),
        ),
    ),
    card(
        "Icy Manipulator",
        "{4}",
        "Artifact",
        activated(
            pay("{1}", TAP), TapPermanents(Target(permanent(CardType.ARTIFACT, CardType.CREATURE, CardType.LAND)))
        ),
    ),
    card(
        "Tormod's Crypt", "{0}", "Artifact", activated(pay(None, TAP, SACRIFICE_THIS), ExileGraveyards(TARGET_PLAYER))
    ),
    card(
        "Spine of Ish Sah",
        "{7}",
        "Artifact",
        triggered(Enters(ITSELF), DestroyPermanents(Target(permanent()))),
        triggered(GoesToGraveyard(ITSELF), ReturnToHand(THIS)),
    ),
    card("Spellbook", "{0}", "Artifact", static(NoMaximumHandSize(YOU))),
    card("Sphere of Resistance", "{2}", "Artifact", static(SpellsCost(spells()))),
    card(
        "Emerald Medallion",
        "{2}",
        "Artifact",
        static(SpellsCost(spells(adjectives=(OfColor(Color.GREEN),), modifiers=(YOU_CAST,)), direction=Direction.LESS)),
    ),
    card("Vedalken Orrery", "{4}", "Artifact", static(CastAsThoughFlash(spells()))),
    card(
        "Chromatic Orrery",
        "{7}",
        "Legendary Artifact",
        static(SpendAsAnyColor()),
        taps_for(*(_COLORLESS,) * 5),
        activated(pay("{5}", TAP), DrawCards(ColorsAmong(permanent(modifiers=(YOU_CONTROL,))))),
    ),
    card(
        "Alhammarret's Archive",
        "{5}",
        "Legendary Artifact",
        static(MultiplyLifeGain()),
        static(MultiplyDraws(spares_first=True)),
    ),
    card(
        "Mycosynth Lattice",
        "{6}",
        "Artifact",
        all_get(permanent(), AddTypes((CardType.ARTIFACT,))),
        all_get(AnyOf((cards(), spells(), permanent())), SetColors()),
        static(SpendAsAnyColor(EachPlayer())),
    ),
    card(
        "Mindcrank",
        "{2}",
        "Artifact",
        triggered(LosesLife(AnOpponent()), MillCards(EventAmount(), EventPlayer())),
    ),
)
