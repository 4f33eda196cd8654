"""What keyword abilities stand for (702): the ordinary abilities that some of them are short for."""

from shinpan.game.characteristics import Ability
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.abilities import Keyword

ALTERNATIVE_COSTS = (KeywordAbility.EVOKE,)
"""The keyword abilities that give a card another cost to be cast for from the hand (118.9)."""


def expanded(ability: Ability) -> tuple[Ability, ...]:
    """Return an ability, followed by those that it stands for if it is such a keyword."""
    if not isinstance(ability, Keyword):
        return (ability,)
    from shinpan.phrases.expansions import EXPANSIONS  # they are made of phrases that ask for expanded abilities

    spell_out = EXPANSIONS.get(ability.keyword)
    return (ability,) if spell_out is None else (ability, *spell_out(ability))
