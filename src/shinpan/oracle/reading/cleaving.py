"""Text in square brackets, which a spell cast for its cleave cost doesn't have (702.148a)."""

import re

from shinpan.game.characteristics import Ability
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.abilities import Keyword, SpellAbility

_BRACKETS = re.compile(r"\s?\[([^\[\]]*)\]")


def cloven(text: str) -> tuple[str, str] | None:
    """Return a text with what stands in brackets, and without it; None for texts of cards without cleave."""
    if not text.startswith("Cleave ") or "[" not in text:
        return None
    return text.replace("[", "").replace("]", ""), _BRACKETS.sub("", text)


def with_cleaved(abilities: tuple[Ability, ...], cleaved: tuple[Ability, ...]) -> tuple[Ability, ...] | None:
    """Return abilities in whose cleave ability stands what is left of the text; None if it isn't one spell ability."""
    if len(cleaved) != 1 or not isinstance(cleaved[0], SpellAbility):
        return None
    return tuple(
        each.with_(ability=cleaved[0]) if isinstance(each, Keyword) and each.keyword is KeywordAbility.CLEAVE else each
        for each in abilities
    )
