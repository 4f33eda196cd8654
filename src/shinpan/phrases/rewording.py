"""Changing words in what an object says (612.2): color words, basic land types, creature types."""

from dataclasses import fields
from typing import Any

from shinpan.game.enums import Color
from shinpan.game.leaf import Leaf
from shinpan.game.subtypes import Subtype

ChangeableWord = Color | Subtype
"""The words that text-changing effects change."""

_MADE: dict[tuple[int, ChangeableWord, ChangeableWord], tuple[Any, Any]] = {}
_KEPT = 20_000


def reworded(value: Any, old: ChangeableWord, new: ChangeableWord) -> Any:
    """Return a phrase, or anything inside one, with one word in place of another; the same value if it isn't there.

    Names and mana symbols stay as they are (612.2).
    """
    if value is old:
        return new
    if isinstance(value, tuple):
        return _changed(value, tuple(reworded(each, old, new) for each in value))
    if isinstance(value, frozenset):
        return frozenset(new if each is old else each for each in value) if old in value else value
    if isinstance(value, Leaf):
        return _leaf(value, old, new)
    return value


def _changed(before: tuple[Any, ...], after: tuple[Any, ...]) -> tuple[Any, ...]:
    same = all(one is other for one, other in zip(before, after, strict=True))
    return before if same else after


def _leaf(value: Leaf, old: ChangeableWord, new: ChangeableWord) -> Leaf:
    known = _MADE.get((id(value), old, new))
    if known is not None and known[0] is value:
        made: Leaf = known[1]
        return made
    changes: dict[str, Any] = {}
    for each in fields(value):  # type: ignore[arg-type]
        if each.compare:
            inner = getattr(value, each.name)
            now = reworded(inner, old, new)
            if now is not inner:
                changes[each.name] = now
    found = value.with_(**changes, **_without_caches(value)) if changes else value
    if len(_MADE) > _KEPT:
        _MADE.clear()
    _MADE[id(value), old, new] = (value, found)
    return found


def _without_caches(value: Leaf) -> dict[str, Any]:
    """Return the caches of a value, emptied: what was worked out about the old words isn't true of the new ones."""
    return {
        each.name: each.default
        for each in fields(value)  # type: ignore[arg-type]
        if not each.compare and each.name in {"compiled", "index"}
    }
