"""Instants."""

from shinpan.cards.build import card
from shinpan.cards.words import ANY_TARGET, TARGET_CREATURE, spell
from shinpan.phrases.effects.continuous import Apply
from shinpan.phrases.effects.damage import DealDamage
from shinpan.phrases.modifications.powers import ChangePowerToughness
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.targets import Target

CARDS = (
    card("Lightning Bolt", "{R}", "Instant", spell(DealDamage(Fixed(3), Target(ANY_TARGET)))),
    card("Shock", "{R}", "Instant", spell(DealDamage(Fixed(2), Target(ANY_TARGET)))),
    card("Giant Growth", "{G}", "Instant", spell(Apply(TARGET_CREATURE, (ChangePowerToughness(Fixed(3), Fixed(3)),)))),
)
