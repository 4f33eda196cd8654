"""What the fields of phrases hold, and what is found along a path through them."""

import typing
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from types import UnionType
from typing import Any

from shinpan.game.leaf import LEAVES, Leaf
from shinpan.phrases.base import Phrase

_HINTS: dict[type, dict[str, Any]] = {}
_CONCRETE: dict[type, tuple[type[Phrase], ...]] = {}


def hints(cls: type) -> dict[str, Any]:
    """Return the types of the fields of a phrase class, without None."""
    found = _HINTS.get(cls)
    if found is None:
        known = typing.get_type_hints(cls)
        found = _HINTS[cls] = {each.name: without_none(known[each.name]) for each in fields(cls)}
    return found


def defaults(cls: type) -> dict[str, Any]:
    """Return the defaults of the fields of a phrase class; MISSING where there is none."""
    return {each.name: each.default for each in fields(cls)}


def without_none(hint: Any) -> Any:
    """Return a type without None: what the field holds where it says something."""
    members = members_of(hint)
    if len(members) > 1 and type(None) in members:
        rest = tuple(each for each in members if each is not type(None))
        return rest[0] if len(rest) == 1 else typing.Union[rest]  # noqa: UP007 - made at run time
    return hint


def members_of(hint: Any) -> tuple[Any, ...]:
    """Return the members of a union, or the type alone."""
    if typing.get_origin(hint) in (typing.Union, UnionType):
        return typing.get_args(hint)
    return (hint,)


def item_of(hint: Any) -> Any:
    """Return the type of the items of a tuple or frozenset; None for other types."""
    if typing.get_origin(hint) in (tuple, frozenset):
        return typing.get_args(hint)[0]
    return None


def item_at(hint: Any, place: int) -> Any:
    """Return the type of the item in a place of a tuple: of one like a pair, or of a row of any length."""
    items = typing.get_args(hint)
    return items[0] if Ellipsis in items else items[place]


def is_class(hint: Any, base: type) -> bool:
    """Return whether a type is a class derived from another."""
    return isinstance(hint, type) and issubclass(hint, base)


def phrase_class(name: str) -> type[Phrase] | None:
    """Return the phrase class of that name."""
    found = LEAVES.get(name)
    return found if found is not None and issubclass(found, Phrase) else None


def concrete(family: type) -> tuple[type[Phrase], ...]:
    """Return the phrase classes of a family, in the order in which they were made."""
    found = _CONCRETE.get(family)
    if found is None:
        found = _CONCRETE[family] = tuple(cls for cls in _phrases() if issubclass(cls, family))
    return found


def _phrases() -> Iterator[type[Phrase]]:
    for cls in LEAVES.values():
        if issubclass(cls, Phrase) and is_dataclass(cls):
            yield cls


def class_with(family: type, names: frozenset[str]) -> type[Phrase] | None:
    """Return the one class of a family that has fields of those names; None if there is none, or several."""
    if family in LEAVES.values():
        return family if names <= hints(family).keys() else None
    found = [cls for cls in concrete(family) if names <= hints(cls).keys()]
    return found[0] if len(found) == 1 else None


_REQUIRED: dict[type, frozenset[str]] = {}


def required(cls: type[Leaf]) -> frozenset[str]:
    """Return the fields that have no default."""
    found = _REQUIRED.get(cls)
    if found is None:
        found = _REQUIRED[cls] = frozenset(_without_default(cls))
    return found


def _without_default(cls: type[Leaf]) -> Iterator[str]:
    return (each.name for each in fields(cls) if each.default is MISSING and each.default_factory is MISSING)  # type: ignore[arg-type]
