"""Leaves: the small immutable values that a game's state is made of.

A leaf is a slotted dataclass that the type checker treats as frozen. At run time it is not frozen, since a frozen
constructor costs four times as much and a game makes leaves all the time; nothing outside this module writes to one.
Every leaf class is known by its name, so that a saved game can be read back (see `codec`).
"""

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, Self, TypeVar, dataclass_transform, overload

LEAVES: dict[str, type["Leaf"]] = {}
"""Every leaf class by name; names are unique in the whole project."""


class Leaf:
    """Base of all leaves."""

    __slots__ = ()

    def with_(self, **changes: Any) -> Self:
        """Return a copy of this value with some fields changed."""
        raise NotImplementedError  # replaced for each class by `leaf`


_L = TypeVar("_L", bound=Leaf)


def _copier(cls: type[Leaf]) -> Callable[..., Any]:
    """Write the copy-with method of a class out slot by slot: twice as fast as a loop over the fields."""
    names = [f.name for f in fields(cls)]  # type: ignore[arg-type]
    body = "".join(f"    new.{name} = self.{name}\n" for name in names)
    source = (
        "def with_(self, **changes):\n"
        "    new = make(cls)\n"
        f"{body}"
        "    for name, value in changes.items():\n"
        "        put(new, name, value)\n"
        "    return new\n"
    )
    scope: dict[str, Any] = {"make": object.__new__, "cls": cls, "put": setattr}
    exec(source, scope)
    made: Callable[..., Any] = scope["with_"]
    return made


def _settle(cls: type[_L], *, kw_only: bool = False) -> type[_L]:
    made = dataclass(slots=True, unsafe_hash=True, kw_only=kw_only)(cls)
    known = LEAVES.get(made.__name__)
    if known is not None and known.__module__ != made.__module__:
        raise TypeError(f"two leaf classes are called {made.__name__}: {known.__module__} and {made.__module__}")
    made.with_ = _copier(made)  # type: ignore[method-assign]
    LEAVES[made.__name__] = made
    return made


@overload
def leaf(cls: type[_L], /) -> type[_L]: ...
@overload
def leaf(*, kw_only: bool = False) -> Callable[[type[_L]], type[_L]]: ...
@dataclass_transform(frozen_default=True)
def leaf(cls: type[_L] | None = None, /, *, kw_only: bool = False) -> type[_L] | Callable[[type[_L]], type[_L]]:
    """Class decorator that makes a leaf: slots, equality and hash by value, `with_`, an entry in `LEAVES`."""
    if cls is not None:
        return _settle(cls)
    return lambda made: _settle(made, kw_only=kw_only)
