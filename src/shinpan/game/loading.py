"""Reading a saved value back from a text that isn't trusted (the form is described in `codec`)."""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields
from datetime import date
from enum import Enum
from importlib import import_module
from typing import Any, NamedTuple

from shinpan.game.characteristics import Ability, Definition
from shinpan.game.ids import PlayerId
from shinpan.game.leaf import LEAVES
from shinpan.game.mana import Mana, ManaCost, ManaPool, ManaSymbol
from shinpan.game.shapes import Fits, fields_fit
from shinpan.game.state import FIELDS, GameState

FORMAT = 1
"""The number of the form in which this version writes; it reads no other."""

LONGEST = 50_000_000
"""Characters of the longest text that is read: a thousand times a long game."""
DEEPEST = 150
"""How deep values may lie in one another, shared ones counted where they stand."""
MOST = 5_000_000
"""How many values a text may stand for, shared ones counted each time they occur."""


class BadSave(ValueError):  # noqa: N818  (the name says what it is)
    """A text that isn't a saved value; str() says what is wrong with it."""


def load(text: str) -> Any:
    """Return the value that a text stands for. Raises BadSave."""
    try:
        document = _parsed(text)
        reader = _Reader(_classes(document["classes"]))
        return reader.document(document["shared"], document["value"])
    except RecursionError:
        raise BadSave("not a save: values lie too deep in one another") from None


def _parsed(text: str) -> dict[str, Any]:
    if not isinstance(text, str):
        raise BadSave(f"not a save: a text is expected, not {type(text).__name__}")
    if len(text) > LONGEST:
        raise BadSave(f"not a save: longer than {LONGEST} characters")
    try:
        document = json.loads(text)
    except ValueError as error:
        raise BadSave(f"not a save, or cut short: {error}") from None
    if not isinstance(document, dict) or "shinpan" not in document:
        raise BadSave("not a save of Shinpan: it must be an object with the key shinpan")
    if document["shinpan"] != FORMAT:
        raise BadSave(f"a save in format {document['shinpan']!r}; this version reads format {FORMAT}")
    for key, kind in (("engine", str), ("classes", dict), ("shared", list), ("value", object)):
        if key not in document or not isinstance(document[key], kind):
            raise BadSave(f"the save has no {key}, or one of the wrong kind")
    return document


class _Known(NamedTuple):
    """A class that occurs in a save. names: its fields in the order in which they are written; None for terms."""

    cls: Any
    names: tuple[str, ...] | None
    fit: Mapping[str, Fits]


_MODULE = re.compile(r"shinpan\.(game|phrases|cards|rules)(\.[a-z][a-z0-9_]*)+")


def _classes(written: dict[str, Any]) -> dict[str, _Known]:
    return {name: _known(name, entry) for name, entry in written.items()}


def _known(name: str, entry: Any) -> _Known:
    if not isinstance(entry, list) or not entry or not all(isinstance(each, str) for each in entry):
        raise BadSave(f"class {name}: its module and its fields are expected")
    module, *names = entry
    cls: Any = _class(name, module)
    if issubclass(cls, Enum):
        return _Known(cls, None, {})
    own = {each.name: each for each in fields(cls) if each.compare} if cls is not Mana else dict.fromkeys(Mana._fields)
    if len(set(names)) != len(names):
        raise BadSave(f"class {name}: a field is named twice")
    for each in names:
        if each not in own:
            raise BadSave(f"class {name} has no field {each!r}")
    for each, field in own.items():
        optional = field is not None and not (field.default is MISSING and field.default_factory is MISSING)
        if each not in names and not optional:
            raise BadSave(f"class {name}: the field {each!r} is missing")
    return _Known(cls, tuple(names), fields_fit(cls))


def _class(name: str, module: str) -> type:
    """Return the class of a name in a module, which is imported only if it is one of this project's."""
    known = LEAVES.get(name)
    if known is not None and known.__module__ == module:
        return known
    found = None
    if _MODULE.fullmatch(module):
        try:
            found = getattr(import_module(module), name, None)
        except ImportError:
            raise BadSave(f"class {name}: there is no module {module}") from None
    if not isinstance(found, type) or found.__module__ != module or not _saved(found):
        raise BadSave(f"there is no class {name} of values in {module}")
    return found


def _saved(cls: type) -> bool:
    return LEAVES.get(cls.__name__) is cls or cls in {Mana, ManaPool} or issubclass(cls, Enum)


_DEFINITIONS: dict[Definition, Definition] = {}
"""Definitions read so far, so that games which are loaded again and again share them and what is cached on them."""


class _Reader:
    """Turns what JSON has back into values; `spent` counts them, `lowest` how deep the deepest lies."""

    def __init__(self, classes: dict[str, _Known]) -> None:
        self.classes = classes
        self.shared: list[tuple[Any, int, int]] = []
        self.spent = 0
        self.lowest = 0

    def document(self, shared: list[Any], value: Any) -> Any:
        for entry in shared:
            before, self.lowest = self.spent, 0
            made = self.value(entry, 0)
            if isinstance(made, Definition):
                made = _DEFINITIONS.setdefault(made, made)
            self.shared.append((made, self.spent - before, self.lowest))
            self.spent = before
        return self.value(value, 0)

    def value(self, raw: Any, depth: int) -> Any:
        self._count(1, depth)
        if raw is None or isinstance(raw, (bool, int, str)):
            return raw
        if isinstance(raw, list):
            return tuple([self.value(each, depth + 1) for each in raw])
        if not isinstance(raw, dict) or len(raw) != 1:
            raise BadSave(f"not a saved value: {_short(raw)}")
        ((tag, body),) = raw.items()
        known = self.classes.get(tag)
        if known is not None:
            return self._instance(tag, known, body, depth)
        special = _SPECIAL.get(tag)
        if special is None:
            raise BadSave(f"unknown class {tag!r}")
        try:
            return special(self, body, depth)
        except BadSave:
            raise
        except (TypeError, ValueError, KeyError) as error:
            raise BadSave(f"not a {tag}: {_short(body)} ({error})") from None

    def _count(self, number: int, depth: int) -> None:
        self.spent += number
        self.lowest = max(self.lowest, depth)
        if depth > DEEPEST:
            raise BadSave("not a save: values lie too deep in one another")
        if self.spent > MOST:
            raise BadSave(f"not a save: it stands for more than {MOST} values")

    def _instance(self, tag: str, known: _Known, body: Any, depth: int) -> Any:
        if known.names is None:
            member = known.cls.__members__.get(body) if isinstance(body, str) else None
            if member is None:
                raise BadSave(f"{tag} has no member {_short(body)}")
            return member
        if not isinstance(body, list) or len(body) != len(known.names):
            raise BadSave(f"class {tag}: {len(known.names)} values are expected, for {', '.join(known.names)}")
        values = {name: self.value(each, depth + 1) for name, each in zip(known.names, body, strict=True)}
        for name, value in values.items():
            if not known.fit[name](value):
                raise BadSave(f"class {tag}: {_short(value)} is no {name}")
        try:
            made = known.cls(**values)
            hash(made)
            if isinstance(made, Ability):
                made.check()
        except (TypeError, ValueError) as error:
            raise BadSave(f"class {tag}: {error}") from None
        return made

    def ref(self, body: Any, depth: int) -> Any:
        if not isinstance(body, int) or isinstance(body, bool) or not 0 <= body < len(self.shared):
            raise BadSave(f"there is no shared value {_short(body)} before this one")
        value, number, lowest = self.shared[body]
        self._count(number, depth + lowest)
        return value

    def state(self, body: Any, depth: int) -> GameState:
        if not isinstance(body, dict) or set(body) != set(FIELDS):
            raise BadSave(f"a state must have just these fields: {', '.join(FIELDS)}")
        values = {name: self.value(body[name], depth + 1) for name in FIELDS}
        for name, value in values.items():
            if not fields_fit(GameState)[name](value):
                raise BadSave(f"state: the field {name!r} holds values of the wrong kind")
        made = GameState(values["settings"], values["players"])
        for name, value in values.items():
            setattr(made, name, value)
        return made

    def items(self, body: Any, depth: int) -> tuple[Any, ...]:
        if not isinstance(body, list):
            raise BadSave(f"an array is expected, not {_short(body)}")
        return tuple([self.value(each, depth + 1) for each in body])


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def _player(reader: _Reader, body: Any, depth: int) -> PlayerId:
    if not isinstance(body, int) or isinstance(body, bool):
        raise BadSave(f"not a player: {_short(body)}")
    return PlayerId(body)


_SPECIAL: dict[str, Callable[[_Reader, Any, int], Any]] = {
    "player": _player,
    "date": lambda reader, body, depth: date.fromisoformat(body),
    "cost": lambda reader, body, depth: ManaCost.parse(body),
    "symbol": lambda reader, body, depth: ManaSymbol.of(body),
    "set": lambda reader, body, depth: frozenset(reader.items(body, depth)),
    "list": lambda reader, body, depth: list(reader.items(body, depth)),
    "map": lambda reader, body, depth: dict(reader.items(body, depth)),
    "state": _Reader.state,
    "ref": _Reader.ref,
}
