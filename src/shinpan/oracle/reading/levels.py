"""Reading level symbols, class level bars and station symbols, with what stands beside them (711.2, 716.2, 721.2)."""

import re
from collections.abc import Callable

from shinpan.game.characteristics import Ability
from shinpan.game.mana import ManaCost
from shinpan.phrases.abilities import Cost
from shinpan.phrases.faces.levels import ClassLevel, LevelSymbol, StationSymbol

_SYMBOL = re.compile(r"LEVEL (\d+)(?:-(\d+)|\+)\n(\d+)/(\d+)(?:\n(.*))?", re.DOTALL)
_BAR = re.compile(r"(\{\S+\}): Level (\d+)(?:\n(.*))?", re.DOTALL)

_STATION = re.compile(r"(?:STATION (\d+)\+|(\d+)\+ \|)(?:\s(\d+)/(\d+))?(?:\s(.*))?", re.DOTALL)


def station_of(paragraph: str) -> tuple[Callable[[tuple[Ability, ...]], Ability], list[str]] | None:
    """Return what a station symbol is, once its abilities are known, and the lines that say them; None for others."""
    found = _STATION.fullmatch(paragraph)
    if found is None:
        return None
    minimum = int(found[1] or found[2])
    power, toughness = (None, None) if found[3] is None else (int(found[3]), int(found[4]))
    return lambda abilities: StationSymbol(minimum, abilities, power, toughness), _lines(found[5])


def with_box(abilities: tuple[Ability, ...], power: str | None, toughness: str | None) -> tuple[Ability, ...] | None:
    """Return the abilities of a station card with the numbers printed on it in its last symbol (721.1).

    The box stands in the last part of the text box; data give its numbers as those of the card. None for other cards.
    """
    last = next((n for n, each in reversed(list(enumerate(abilities))) if isinstance(each, StationSymbol)), None)
    if last is None or power is None or toughness is None or not (power.isdigit() and toughness.isdigit()):
        return None
    symbol = abilities[last]
    assert isinstance(symbol, StationSymbol)
    boxed = symbol.with_(power=int(power), toughness=int(toughness))
    return (*abilities[:last], boxed, *abilities[last + 1 :])


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
