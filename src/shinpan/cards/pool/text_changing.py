"""Cards that change words in the text of others (612)."""

from shinpan.cards.build import card
from shinpan.cards.words import permanent, spell, spells
from shinpan.phrases.effects.rewording import ChangeText, WordKind
from shinpan.phrases.qualities.groups import AnyOf
from shinpan.phrases.references.targets import Target

_SPELL_OR_PERMANENT = Target(AnyOf((spells(), permanent())))

CARDS = (
    card("Magical Hack", "{U}", "Instant", spell(ChangeText(_SPELL_OR_PERMANENT, (WordKind.LAND,)))),
    card("Sleight of Mind", "{U}", "Instant", spell(ChangeText(_SPELL_OR_PERMANENT, (WordKind.COLOR,)))),
    card("Mind Bend", "{U}", "Instant", spell(ChangeText(Target(permanent()), (WordKind.COLOR, WordKind.LAND)))),
    card("Artificial Evolution", "{U}", "Instant", spell(ChangeText(_SPELL_OR_PERMANENT, (WordKind.CREATURE,)))),
)
