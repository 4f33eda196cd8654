"""What keyword abilities stand for (702): the ordinary abilities that some of them are short for."""

from shinpan.game.characteristics import Ability
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.abilities import Keyword, StaticAbility
from shinpan.phrases.base import Shorthand


def expanded(ability: Ability) -> tuple[Ability, ...]:
    """Return an ability, followed by those that it stands for if it is such a keyword."""
    if isinstance(ability, StaticAbility):
        more = (getattr(part, "stands_for", None) for part in ability.parts)
        return (ability, *(each for stands_for in more if stands_for is not None for each in stands_for()))
    if isinstance(ability, Shorthand):
        return (ability, *ability.stands_for())
    if not isinstance(ability, Keyword):
        return (ability,)
    from shinpan.phrases.expansions import EXPANSIONS  # they are made of phrases that ask for expanded abilities

    spell_out = EXPANSIONS.get(ability.keyword)
    return (ability,) if spell_out is None else (ability, *spell_out(ability))


_BY_RULES = frozenset(
    {
        KeywordAbility.ASCEND,
        KeywordAbility.ASSIST,
        KeywordAbility.BANDING,
        KeywordAbility.BANDS_WITH_OTHER,
        KeywordAbility.CHOOSE_A_BACKGROUND,
        KeywordAbility.COMPLEATED,
        KeywordAbility.CONVOKE,
        KeywordAbility.DEATHTOUCH,
        KeywordAbility.DEFENDER,
        KeywordAbility.DELVE,
        KeywordAbility.DOCTORS_COMPANION,
        KeywordAbility.DISGUISE,
        KeywordAbility.DOUBLE_STRIKE,
        KeywordAbility.ENCHANT,
        KeywordAbility.FEAR,
        KeywordAbility.FIRST_STRIKE,
        KeywordAbility.FLASH,
        KeywordAbility.FLYING,
        KeywordAbility.FORETELL,
        KeywordAbility.FUSE,
        KeywordAbility.HASTE,
        KeywordAbility.HEXPROOF,
        KeywordAbility.HORSEMANSHIP,
        KeywordAbility.IMPROVISE,
        KeywordAbility.INDESTRUCTIBLE,
        KeywordAbility.INFECT,
        KeywordAbility.INTIMIDATE,
        KeywordAbility.LANDWALK,
        KeywordAbility.LIFELINK,
        KeywordAbility.MENACE,
        KeywordAbility.MIRACLE,
        KeywordAbility.MORPH,
        KeywordAbility.NIGHTBOUND,
        KeywordAbility.PARTNER,
        KeywordAbility.PHASING,
        KeywordAbility.PLOT,
        KeywordAbility.REACH,
        KeywordAbility.SHADOW,
        KeywordAbility.SHROUD,
        KeywordAbility.SKULK,
        KeywordAbility.SPLICE,
        KeywordAbility.SPREE,
        KeywordAbility.SPLIT_SECOND,
        KeywordAbility.START_YOUR_ENGINES,
        KeywordAbility.TIERED,
        KeywordAbility.TOXIC,
        KeywordAbility.TRAMPLE,
        KeywordAbility.TRAMPLE_OVER_PLANESWALKERS,
        KeywordAbility.VIGILANCE,
        KeywordAbility.WITHER,
    }
)
"""The keyword abilities that rules ask for by name, and those that matter before the game only."""


def carried_out(keyword: KeywordAbility) -> bool:
    """Return whether a keyword ability does in a game what the rules say of it."""
    from shinpan.phrases.expansions import EXPANSIONS  # they are made of phrases that ask for expanded abilities

    return keyword in _BY_RULES or keyword in EXPANSIONS
