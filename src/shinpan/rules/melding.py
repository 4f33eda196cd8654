"""Meld pairs (712.4, 712.5): which cards meld, and what the permanent that they become is."""

from collections.abc import Sequence

from shinpan.game.characteristics import Characteristics
from shinpan.game.enums import ObjectKind
from shinpan.game.layout import BACK, FRONT, Layout
from shinpan.game.objects import Component
from shinpan.rulebook.citations import carries

carries("202.3c")
carries("701.42b")
carries("712.4")
carries("712.4a")
carries("712.4b")
carries("712.5")
carries("712.8g")


def is_meld_pair(components: Sequence[Component]) -> bool:
    """Return whether two cards, no tokens, are the two cards of one meld pair: their back faces are the same one."""
    if len(components) != 2:
        return False
    first, second = (each.definition for each in components)
    return (
        all(each.kind is ObjectKind.CARD and each.definition.layout is Layout.MELD for each in components)
        and first.faces[BACK].names == second.faces[BACK].names
        and first.name != second.name
    )


_COMBINED: dict[int, tuple[Characteristics, Characteristics]] = {}


def combined_back(pair: Sequence[Component]) -> Characteristics:
    """Return the combined back face of a meld pair; its mana value is the sum of those of the front faces (202.3c).

    It is made once for each pair; the face is kept with it, so that its identity stays its own.
    """
    back = pair[0].definition.shown(BACK)
    known = _COMBINED.get(id(back))
    if known is None or known[0] is not back:
        value = sum(each.definition.faces[FRONT].mana_value for each in pair)
        known = _COMBINED[id(back)] = (back, back.revised(mana_value=value))
    return known[1]
