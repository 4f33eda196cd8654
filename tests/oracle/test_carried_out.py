"""The keyword abilities that a card may have and be played: those that something carries out."""

from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.keywords import carried_out
from shinpan.testing.keywords import rows

ONLY_NAMED = {
    KeywordAbility.COMMANDER_NINJUTSU,
    KeywordAbility.COMPANION,
    KeywordAbility.MUTATE,
    KeywordAbility.PROTOTYPE,
    KeywordAbility.MEGAMORPH,
    KeywordAbility.SPREE,
    KeywordAbility.TIERED,
    KeywordAbility.STICKER_KICKER,
    KeywordAbility.SOLVED,
}
"""Keywords whose section some module names without carrying the keyword out, or that phrases say otherwise."""


def test_what_the_rules_carry_out_can_be_read() -> None:
    """A keyword ability that is missing here wants to be added to `phrases.keywords`."""
    named = {row.keyword for row in rows() if row.modules and isinstance(row.keyword, KeywordAbility)}
    assert {keyword for keyword in named if not carried_out(keyword)} <= ONLY_NAMED
