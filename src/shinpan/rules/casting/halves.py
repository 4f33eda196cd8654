"""The faces, halves and alternative frames that a card may be cast as (709.3, 712.11, 715.3, 718.3, 720.3)."""

from shinpan.game.layout import FRONT, LEFT, NORMALLY, OTHERWISE, RIGHT, Layout
from shinpan.rulebook.citations import carries

carries("709.2")
carries("709.3")
carries("712.11")
carries("712.11b")
carries("715.3")
carries("718.3")
carries("720.3")

_ONLY_THE_FIRST = (FRONT,)
_EITHER_HALF = (LEFT, RIGHT)
_BOTH_WAYS = (NORMALLY, OTHERWISE)
_CASTABLE = {
    Layout.SPLIT: _EITHER_HALF,
    Layout.ROOM: _EITHER_HALF,
    Layout.MODAL: _BOTH_WAYS,
    Layout.ADVENTURE: _BOTH_WAYS,
    Layout.OMEN: _BOTH_WAYS,
    Layout.PROTOTYPE: _BOTH_WAYS,
}


def castable_faces(layout: Layout) -> tuple[int, ...]:
    """Return the faces that a player may choose from as they cast a card; for most there is no choice."""
    return _CASTABLE.get(layout, _ONLY_THE_FIRST)
