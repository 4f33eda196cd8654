"""States and the values they are made of as JSON text, there and back (DESIGN, "State is a value").

Everything goes by its type: leaves by the names of their classes and fields, terms by the names of their members. What
many objects share (definitions, characteristics, abilities) is written once, in a table. Equal values give the same
text in every process. A text is distrusted: only classes of the values of this project are looked up, every field is
held against its type, and what doesn't fit raises `BadSave`.

The form: an object with the number of the format, the version of the engine, `classes` (name -> module and fields),
`shared` (the table) and `value`. In it an array is a tuple, an object with one key anything else: the key is the name
of a class, or one of player, date, cost, symbol, set, list, map, state, ref.
"""

import hashlib
import json
from collections.abc import Callable
from dataclasses import fields
from datetime import date
from enum import Enum
from functools import cache
from types import NoneType
from typing import Any

from shinpan import __version__
from shinpan.game.characteristics import Ability, Characteristics, Definition
from shinpan.game.effects import Past
from shinpan.game.ids import PlayerId
from shinpan.game.leaf import Leaf
from shinpan.game.loading import FORMAT, BadSave, load
from shinpan.game.mana import Mana, ManaCost, ManaPool, ManaSymbol
from shinpan.game.objects import GameObject
from shinpan.game.soundness import faults
from shinpan.game.state import FIELDS, GameState

__all__ = ["BadSave", "decode", "decode_game", "encode", "state_digest"]


def encode(value: Any) -> str:
    """Return a value as JSON text. Raises TypeError for a value of a class that can't be saved, naming it."""
    writer = _Writer()
    written = writer.value(value)
    return _text(
        {
            "shinpan": FORMAT,
            "engine": __version__,
            "classes": dict(sorted(writer.classes.items())),
            "shared": writer.shared,
            "value": written,
        }
    )


def decode(text: str) -> Any:
    """Return the value that `encode` wrote. Raises BadSave for any other text.

    Objects come without their cached printed characteristics; `decode_game` has them filled in.
    """
    return load(text)


def decode_game(text: str, filled: Callable[[GameObject], GameObject]) -> tuple[GameState, tuple[Any, ...], bool]:
    """Return what a saved game consists of: a state at rest, the answers given since, whether mana is paid by hand.

    filled: returns an object with its printed characteristics filled in (`shinpan.rules.happening.moving`). Raises
    BadSave for a text that is no saved game, or whose state is impossible.
    """
    saved = decode(text)
    if not isinstance(saved, dict) or set(saved) != {"state", "answers", "by_hand"}:
        raise BadSave("not a saved game: it must consist of state, answers and by_hand")
    state, answers, by_hand = saved["state"], saved["answers"], saved["by_hand"]
    if not isinstance(state, GameState) or not isinstance(answers, tuple) or not isinstance(by_hand, bool):
        raise BadSave("not a saved game: its state, answers or by_hand are of another kind")
    for fault in faults(state):
        raise BadSave(f"the saved state is impossible: {fault}")
    if not state.over and state.turn.priority is None and (state.started or state.turn.number):
        raise BadSave("the saved state is impossible: something is under way, so that nobody has priority")
    state.objects = {key: filled(obj) for key, obj in state.objects.items()}
    state.pasts = {key: past.with_(object=_filled_past(past, filled)) for key, past in state.pasts.items()}
    return state, answers, by_hand


def _filled_past(past: Past, filled: Callable[[GameObject], GameObject]) -> GameObject:
    obj: GameObject = past.object
    if not all(component.definition.has_face(component.face) for component in obj.components):
        raise BadSave(f"the saved state is impossible: object {obj.id} had a face that it doesn't have")
    return filled(obj)


def state_digest(state: GameState) -> str:
    """Return a short text that is the same for equal states in every process, and differs for different ones."""
    writer = _Writer()
    written = writer.value(state)
    return hashlib.sha256(_text([writer.shared, written]).encode()).hexdigest()[:16]


def _text(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


_PLAIN = frozenset({NoneType, bool, int, str})
_SHARED = (Definition, Characteristics, Ability)


@cache
def _names(cls: type) -> tuple[str, ...]:
    """Return the fields that make up a value of a class: all but caches."""
    if cls is Mana:
        return Mana._fields
    return tuple(each.name for each in fields(cls) if each.compare)


class _Writer:
    """Turns values into what JSON has, and collects the classes and shared values that they need."""

    def __init__(self) -> None:
        self.classes: dict[str, list[str]] = {}
        self.shared: list[Any] = []
        self._places: dict[int, int] = {}
        self._known: dict[str, int] = {}

    def value(self, value: Any) -> Any:
        cls = type(value)
        if cls in _PLAIN:
            return value
        if cls is tuple:
            return [self.value(each) for each in value]
        special = _SPECIAL.get(cls)
        if special is not None:
            return special(self, value)
        if isinstance(value, Enum):
            return {self._name(cls): value.name}
        if isinstance(value, _SHARED):
            return {"ref": self._shared(value)}
        if isinstance(value, Leaf) or cls in {Mana, ManaPool}:
            return self._record(value)
        raise TypeError(f"a {cls.__module__}.{cls.__qualname__} can't be saved: {value!r}")

    def _name(self, cls: type, names: tuple[str, ...] = ()) -> str:
        """Return the name of a class, noting it in the table of classes."""
        known = self.classes.setdefault(cls.__name__, [cls.__module__, *names])
        if known[0] != cls.__module__:
            raise TypeError(f"two classes are called {cls.__name__}: in {known[0]} and in {cls.__module__}")
        return cls.__name__

    def _record(self, value: Any) -> dict[str, Any]:
        cls: Any = type(value)
        names = _names(cls)
        return {self._name(cls, names): [self.value(getattr(value, name)) for name in names]}

    def _shared(self, value: Any) -> int:
        place = self._places.get(id(value))
        if place is None:
            written = self._record(value)
            place = self._known.setdefault(_text(written), len(self.shared))
            if place == len(self.shared):
                self.shared.append(written)
            self._places[id(value)] = place
        return place

    def _set(self, value: frozenset[Any]) -> dict[str, Any]:
        return {"set": [self.value(each) for each in sorted(value, key=_rank)]}

    def _map(self, value: dict[Any, Any]) -> dict[str, Any]:
        return {"map": [[self.value(key), self.value(each)] for key, each in value.items()]}

    def _list(self, value: list[Any]) -> dict[str, Any]:
        return {"list": [self.value(each) for each in value]}

    def _state(self, state: GameState) -> dict[str, Any]:
        return {"state": {name: self.value(getattr(state, name)) for name in FIELDS}}


def _rank(value: Any) -> tuple[str, int, str]:
    """Return what the elements of a set are sorted by: terms by their order of definition, all else by its text."""
    if isinstance(value, Enum):
        return type(value).__name__, type(value)._member_names_.index(value.name), ""
    return type(value).__name__, 0, encode(value)


_SPECIAL: dict[type, Callable[[_Writer, Any], Any]] = {
    PlayerId: lambda _, value: {"player": int(value)},
    date: lambda _, value: {"date": value.isoformat()},
    ManaCost: lambda _, value: {"cost": str(value)},
    ManaSymbol: lambda _, value: {"symbol": str(value)[1:-1]},
    frozenset: _Writer._set,
    dict: _Writer._map,
    list: _Writer._list,
    GameState: _Writer._state,
}
