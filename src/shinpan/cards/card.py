"""Cards: what a piece of cardboard, or a token, says (CR 108, 111)."""

from dataclasses import field
from typing import Any

from shinpan.cards.faces import assembled
from shinpan.game.characteristics import Characteristics, Definition
from shinpan.game.layout import HALVES, NEITHER, WHOLE, Layout
from shinpan.game.leaf import leaf


@leaf
class Card(Definition):
    """A card: its name, and its faces, front face first; halves of a split card from left to right.

    An alternative set of characteristics (flipped, Adventure, Omen, prototyped) is the second face. `assembled` is a
    cache: the characteristics for each face in use.
    """

    name: str
    faces: tuple[Characteristics, ...]
    layout: Layout = Layout.NORMAL
    assembled: Any = field(default=None, compare=False, repr=False)

    def shown(self, face: int) -> Characteristics:
        """Return the characteristics in use, made the first time they are asked for."""
        if len(self.faces) == 1:
            return self.faces[0]
        if self.assembled is None:
            object.__setattr__(self, "assembled", {})
        known: Characteristics | None = self.assembled.get(face)
        if known is None:
            known = self.assembled[face] = assembled(self.layout, self.faces, face)
        return known

    def has_face(self, face: int) -> bool:
        """Return whether that face, or those halves, can be in use."""
        return 0 <= face < len(self.faces) or (self.layout in HALVES and face in {WHOLE, NEITHER})


__all__ = ["Card", "Layout"]
