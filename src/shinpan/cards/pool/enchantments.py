"""Enchantments."""

from shinpan.cards.build import card
from shinpan.cards.words import CREATURE_YOU_CONTROL
from shinpan.phrases.abilities import Modify, StaticAbility
from shinpan.phrases.modifications.powers import ChangePowerToughness
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.objects import All

CARDS = (
    card(
        "Glorious Anthem",
        "{1}{W}{W}",
        "Enchantment",
        StaticAbility((Modify(All(CREATURE_YOU_CONTROL), (ChangePowerToughness(Fixed(1), Fixed(1)),)),)),
    ),
)
