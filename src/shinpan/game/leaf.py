"""Leaves: the small immutable values that a game's state is made of.

A leaf is a slotted dataclass that the type checker treats as frozen. At run time it is not frozen, since a frozen
constructor costs four times as much and a game makes leaves all the time; nothing outside this module writes to one.
Every leaf class is known by its name, so that a saved game can be read back (see `codec`).
"""

from dataclasses import MISSING, dataclass, fields
from typing import Any, Self, TypeVar, dataclass_transform

LEAVES: dict[str, type["Leaf"]] = {}
"""Every leaf class by name; names are unique in the whole project."""


class Leaf:
    """Base of all leaves."""

    __slots__ = ()

    def with_(self, **changes: Any) -> Self:
        """Return a copy of this value with some fields changed."""
        raise NotImplementedError  # replaced for each class by `leaf`

    def __repr__(self) -> str:
        shown = (f"{f.name}={getattr(self, f.name)!r}" for f in fields(self) if f.repr)  # type: ignore[arg-type]
        return f"{type(self).__qualname__}({', '.join(shown)})"


_L = TypeVar("_L", bound=Leaf)


def _source(cls: type[Leaf], scope: dict[str, Any]) -> str:
    """Write the methods of a leaf out field by field, with their defaults in the scope.

    One source for all of them: the start of the program consists to a good part of making leaf classes. The copy-with
    method sets slot by slot, twice as fast as a loop over the fields.
    """
    every = fields(cls)  # type: ignore[arg-type]
    compared = "".join(f"self.{f.name}, " for f in every if f.compare)
    parameters = ""
    for each in every:
        parameters += f", {each.name}"
        if each.default is not MISSING:
            scope[f"default_{each.name}"] = each.default
            parameters += f"=default_{each.name}"
    setting = "".join(f"    self.{f.name} = {f.name}\n" for f in every) or "    pass\n"
    copying = "".join(f"    new.{f.name} = self.{f.name}\n" for f in every)
    return (
        f"def __init__(self{parameters}):\n{setting}"
        "def __eq__(self, other):\n"
        "    if other.__class__ is not self.__class__:\n"
        "        return NotImplemented\n"
        f"    return ({compared}) == ({compared.replace('self.', 'other.')})\n"
        f"def __hash__(self):\n    return hash(({compared}))\n"
        "def with_(self, **changes):\n"
        "    new = make(cls)\n"
        f"{copying}"
        "    for name, value in changes.items():\n"
        "        put(new, name, value)\n"
        "    return new\n"
    )


_METHODS = ("__init__", "__eq__", "__hash__", "with_")


def _settle(cls: type[_L]) -> type[_L]:
    made = dataclass(slots=True, init=False, repr=False, eq=False)(cls)
    known = LEAVES.get(made.__name__)
    if known is not None and known.__module__ != made.__module__:
        raise TypeError(f"two leaf classes are called {made.__name__}: {known.__module__} and {made.__module__}")
    scope: dict[str, Any] = {"make": object.__new__, "cls": made, "put": setattr}
    exec(_source(made, scope), scope)
    for name in _METHODS:
        if name not in vars(cls):
            method = scope[name]
            method.__qualname__ = f"{made.__qualname__}.{name}"
            setattr(made, name, method)
    LEAVES[made.__name__] = made
    return made


@dataclass_transform(frozen_default=True)
def leaf(cls: type[_L]) -> type[_L]:
    """Class decorator that makes a leaf: slots, equality and hash by value, `with_`, an entry in `LEAVES`."""
    return _settle(cls)
