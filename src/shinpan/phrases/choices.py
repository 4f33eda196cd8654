"""Choices made for a permanent as it entered, and remembered by it (607.2d, 614.12a)."""

from typing import Any

from shinpan.phrases.context import Queries

SUBTYPE = "subtype"
COLOR = "color"


def chosen(context: Queries, key: str) -> Any:
    """Return what was chosen for the source under a key; None if nothing was."""
    source = context.look(context.source)
    if source is None:
        return None
    return next((value for name, value in source.chosen if name == key), None)
