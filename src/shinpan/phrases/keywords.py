"""What keyword abilities stand for (702): the ordinary abilities that some of them are short for."""

from collections.abc import Callable

from shinpan.game.characteristics import Ability
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.abilities import Keyword

EXPANSIONS: dict[KeywordAbility, Callable[[Keyword], tuple[Ability, ...]]] = {}
"""For a keyword that is short for other abilities: the function that spells them out. Others are read by the rules."""


def expanded(ability: Ability) -> tuple[Ability, ...]:
    """Return an ability, followed by those that it stands for if it is such a keyword."""
    if isinstance(ability, Keyword):
        spell_out = EXPANSIONS.get(ability.keyword)
        if spell_out is not None:
            return (ability, *spell_out(ability))
    return (ability,)
