"""Linked abilities (607): "the exiled card" is what another ability of the same card has exiled."""

from typing import Any, TypeVar

from shinpan.phrases.abilities import Keyword
from shinpan.phrases.base import Phrase, field_names, walk
from shinpan.phrases.conditions import KICKERS, WasKicked
from shinpan.phrases.effects.emblems import MayPlayExiledWith
from shinpan.phrases.effects.until import ChooseExiledWith
from shinpan.phrases.effects.zones import PutLinkedOntoBattlefield
from shinpan.phrases.faces.melding import ExileAndMeld, OwnBoth
from shinpan.phrases.imprinting import ACardExiledIs, CardsExiledWith, LastCreatureExiled
from shinpan.phrases.references.objects import Linked

_OF_ALL = (CardsExiledWith, ChooseExiledWith, MayPlayExiledWith, PutLinkedOntoBattlefield)
"""References to everything that the same object has exiled."""
_SPEAKING = (Linked, ACardExiledIs, LastCreatureExiled, *_OF_ALL)
"""References to what the same object has exiled."""

_T = TypeVar("_T")


def linked(abilities: tuple[_T, ...]) -> tuple[_T, ...]:
    """Return the abilities of a face, with what one of them exiles remembered if another speaks of it.

    "Exile them, then meld them" is about the two that the same ability has named (712.4a).
    """
    phrases = tuple(walk(abilities))
    if any(isinstance(each, ExileAndMeld) for each in phrases):
        return tuple(_with_counterpart(each) for each in abilities)
    abilities = _kicked(abilities, phrases)
    if not any(isinstance(each, _SPEAKING) for each in phrases):
        return abilities
    exiling = [each for each in walk(abilities) if getattr(each, "link", 0) is None]
    one_only = any(isinstance(each, _SPEAKING) and not isinstance(each, _OF_ALL) for each in phrases)
    if len(exiling) != 1 and one_only:
        return abilities
    for found in exiling:
        abilities = tuple(_replaced(each, found, found.with_(link=0)) for each in abilities)
    return abilities


def _kicked(abilities: tuple[_T, ...], phrases: tuple[Phrase, ...]) -> tuple[_T, ...]:
    """Return the abilities with the places of the kicker costs that they name (702.33f)."""
    costs = [each.cost.mana for each in phrases if isinstance(each, Keyword) and each.keyword in KICKERS and each.cost]
    for asking in [each for each in phrases if isinstance(each, WasKicked) and each.cost is not None]:
        if asking.cost in costs and asking.place is None:
            new = asking.with_(place=costs.index(asking.cost))
            abilities = tuple(_replaced(each, asking, new) for each in abilities)
    return abilities


def _with_counterpart(ability: _T) -> _T:
    """Return an ability that melds with the counterpart that its condition names."""
    phrases = tuple(walk(ability))
    named = [each for each in phrases if isinstance(each, OwnBoth)]
    melding = [each for each in phrases if isinstance(each, ExileAndMeld)]
    if len(named) != 1 or len(melding) != 1:
        return ability
    new: _T = _replaced(ability, melding[0], melding[0].with_(counterpart=named[0].counterpart))
    return new


def _replaced(value: Any, old: Phrase, new: Phrase) -> Any:
    """Return a value with a phrase in it replaced."""
    if value is old:
        return new
    if isinstance(value, tuple):
        return tuple(_replaced(each, old, new) for each in value)
    if not isinstance(value, Phrase) or not any(each is old for each in walk(value)):
        return value
    names = field_names(type(value))
    return value.with_(**{name: _replaced(getattr(value, name), old, new) for name in names})
