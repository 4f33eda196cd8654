"""How the faces or parts of a card belong together, and which of them is in use."""

from enum import Enum, unique


@unique
class Layout(Enum):
    """How the faces or parts of a card belong together. The rules' section is that of the frame's name."""

    NORMAL = "normal"
    SPLIT = "split"
    ROOM = "split with a shared type line"
    FLIP = "flip"
    TRANSFORM = "transform"
    MODAL = "modal double-faced"
    MELD = "meld"
    ADVENTURE = "adventure"
    OMEN = "omen"
    PROTOTYPE = "prototype"
    LEVELER = "leveler"
    CLASS = "class"
    CASE = "case"
    SAGA = "saga"
    TOKEN = "token"


HALVES = frozenset({Layout.SPLIT, Layout.ROOM})
"""The layouts with a left and a right half (CR 709.1)."""

SIDES = frozenset({Layout.TRANSFORM, Layout.MODAL})
"""The layouts with a front and a back face of their own, which can be turned over (CR 712.2, 712.3)."""

LEFT, RIGHT = 0, 1
"""The halves of a split card."""

FRONT, BACK = 0, 1
"""The faces of a double-faced card."""

NORMALLY, OTHERWISE = 0, 1
"""The normal and the alternative characteristics of flip, adventurer, omen and prototype cards."""

WHOLE = -1
"""Both halves of a split card together: off the stack (709.4), fused (709.4d), or with both doors unlocked (709.5)."""

NEITHER = -2
"""Neither half: a Room permanent without unlocked doors (709.5)."""
