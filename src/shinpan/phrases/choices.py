"""Choices made for a permanent as it entered, and remembered by it (607.2d, 614.12a)."""

from typing import Any

from shinpan.game.term import Term, unique
from shinpan.phrases.context import Queries


@unique
class Choosable(Term):
    """What can be chosen as a permanent enters."""

    CREATURE_TYPE = ("creature type", "クリーチャー・タイプ")
    COLOR = ("color", "色")
    NAME = ("card name", "カード名")
    NONLAND_NAME = ("nonland card name", "土地でないカード名")

    @property
    def key(self) -> str:
        """The key under which the permanent remembers the choice (`GameObject.chosen`)."""
        return Choosable.NAME.en if self in NAMES else self.en


NAMES = frozenset({Choosable.NAME, Choosable.NONLAND_NAME})
"""The choices of a card name (201.4); a nonland one is a name of the same kind."""


def chosen(context: Queries, what: Choosable) -> Any:
    """Return what was chosen for the source by the ability linked to this one; None if nothing was (607.5a)."""
    return noted(context, what.key)


def noted(context: Queries, key: str) -> Any:
    """Return what the source remembers under a key for the abilities that it has now; None if nothing."""
    source = context.look(context.source)
    if source is None or not source.chosen:
        return None
    return next(iter(noted_all(context, key)), None)


def noted_all(context: Queries, key: str) -> tuple[Any, ...]:
    """Return all that the source remembers under a key for the abilities that it has now."""
    source = context.look(context.source)
    if source is None or not source.chosen:
        return ()
    origin = context.origin
    return tuple(each.value for each in source.chosen if each.key == key and each.origin == origin)
