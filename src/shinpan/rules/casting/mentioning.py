"""Which parts of a spell speak of X (107.3)."""

from typing import Any

from shinpan.phrases.base import walk
from shinpan.phrases.quantities import X


def mentions_x(phrases: Any) -> bool:
    """Return whether X is among phrases, or inside one of them."""
    return any(isinstance(each, X) for each in walk(phrases))
