"""Reading level symbols and class level bars, with the abilities that stand beside them (711.2, 716.2)."""

import re
from collections.abc import Callable

from shinpan.game.characteristics import Ability
from shinpan.game.mana import ManaCost
from shinpan.phrases.abilities import Cost
from shinpan.phrases.faces.levels import ClassLevel, LevelSymbol

_SYMBOL = re.compile(r"LEVEL (\d+)(?:-(\d+)|\+)\n(\d+)/(\d+)(?:\n(.*))?", re.DOTALL)
_BAR = re.compile(r"(\{\S+\}): Level (\d+)(?:\n(.*))?", re.DOTALL)


def level_of(paragraph: str) -> tuple[Callable[[tuple[Ability, ...]], Ability], list[str]] | None:
    """Return what a level is, once its abilities are known, and the lines that say them; None for other paragraphs."""
    found = _SYMBOL.fullmatch(paragraph)
    if found is not None:
        minimum, power, toughness = int(found[1]), int(found[3]), int(found[4])
        maximum = None if found[2] is None else int(found[2])
        return lambda abilities: LevelSymbol(minimum, maximum, power, toughness, abilities), _lines(found[5])
    found = _BAR.fullmatch(paragraph)
    if found is None:
        return None
    try:
        cost = Cost(ManaCost.parse(found[1]))
    except ValueError:
        return None
    level = int(found[2])
    return lambda abilities: ClassLevel(level, cost, abilities), _lines(found[3])


def _lines(text: str | None) -> list[str]:
    return [] if text is None else text.split("\n")
