"""Cards with assist (702.132)."""

from shinpan.cards.build import card
from shinpan.cards.words import HASTE, TRAMPLE, creature, keyword, spell
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.comparison import Comparison
from shinpan.phrases.effects.zones import DestroyPermanents
from shinpan.phrases.qualities.traits import WithPower
from shinpan.phrases.quantities import X
from shinpan.phrases.references.targets import Target

_ASSIST = keyword(KeywordAbility.ASSIST)
_UP_TO_X = creature(WithPower(X(), Comparison.OR_LESS))

CARDS = (
    card("Magma Hellion", "{6}{R}", "Creature — Hellion", _ASSIST, TRAMPLE, HASTE, pt=(5, 4)),
    card("Charging Binox", "{7}{G}", "Creature — Beast", _ASSIST, TRAMPLE, pt=(7, 5)),
    card("Gang Up", "{X}{B}", "Instant", _ASSIST, spell(DestroyPermanents(Target(_UP_TO_X)))),
)
