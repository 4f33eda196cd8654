"""Linked abilities (607): "the exiled card" is what another ability of the same card has exiled."""

from typing import Any, TypeVar

from shinpan.phrases.base import Phrase, field_names, walk
from shinpan.phrases.effects.zones import ExileObjects
from shinpan.phrases.faces.melding import ExileAndMeld, OwnBoth
from shinpan.phrases.imprinting import ACardExiledIs, CardsExiledWith, LastCreatureExiled
from shinpan.phrases.references.objects import Linked

_SPEAKING = (Linked, ACardExiledIs, CardsExiledWith, LastCreatureExiled)
"""References to what the same object has exiled."""

_T = TypeVar("_T")


def linked(abilities: tuple[_T, ...]) -> tuple[_T, ...]:
    """Return the abilities of a face, with what one of them exiles remembered if another speaks of it.

    "Exile them, then meld them" is about the two that the same ability has named (712.4a).
    """
    phrases = tuple(walk(abilities))
    if any(isinstance(each, ExileAndMeld) for each in phrases):
        return tuple(_with_counterpart(each) for each in abilities)
    if not any(isinstance(each, _SPEAKING) for each in phrases):
        return abilities
    exiling = [each for each in walk(abilities) if isinstance(each, ExileObjects)]
    if len(exiling) != 1:
        return abilities
    found = exiling[0]
    return tuple(_replaced(each, found, found.with_(link=0)) for each in abilities)


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
