"""Characteristics (CR 109.3): what an object is like, as one immutable value."""

from dataclasses import field
from typing import Any

from shinpan.game.enums import CardType, Color, Supertype
from shinpan.game.layout import NORMALLY, Layout
from shinpan.game.leaf import Leaf, leaf
from shinpan.game.mana import ManaCost
from shinpan.game.subtypes import Subtype


class Ability(Leaf):
    """An ability as characteristics carry it (CR 113). What it means is the matter of `shinpan.phrases`."""

    __slots__ = ()

    def check(self) -> None:
        """Raise ValueError if it lacks something that it can't do without; asked of what comes from outside."""


@leaf
class Composite(Leaf):
    """All sets of characteristics of something that has several, and which of them is in use.

    faces: each as it is printed, without a composite of its own. shown: the place of the one in use, or
    `layout.WHOLE` or `layout.NEITHER`.
    """

    layout: Layout
    faces: tuple["Characteristics", ...]
    shown: int = NORMALLY


@leaf
class Characteristics(Leaf):
    """The characteristics of an object, printed or as they come out of the layers.

    An object without a mana cost has `mana_cost` None; one without power has `power` None. `names` holds one name,
    none (face down), or several (split cards off the stack, CR 709.4a). `composite`: the other sets of characteristics
    that the object keeps, None for one with a single set. `index` is a cache filled by `shinpan.phrases`; it is no
    part of the value.
    """

    names: tuple[str, ...] = ()
    mana_cost: ManaCost | None = None
    mana_value: int = 0
    colors: frozenset[Color] = frozenset()
    color_indicator: frozenset[Color] | None = None
    supertypes: frozenset[Supertype] = frozenset()
    types: frozenset[CardType] = frozenset()
    subtypes: frozenset[Subtype] = frozenset()
    abilities: tuple[Ability, ...] = ()
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    defense: int | None = None
    composite: Composite | None = None
    index: Any = field(default=None, compare=False, repr=False)

    def revised(self, **changes: Any) -> "Characteristics":
        """Return these characteristics with some changed; what was worked out about the old ones isn't taken along."""
        return self.with_(index=None, **changes)

    @property
    def name(self) -> str:
        """The name, the names joined by ` // `, or the empty string."""
        return " // ".join(self.names)


class Definition(Leaf):
    """What a card or token says: its faces, in order. `shinpan.cards.Card` is the one kind of it."""

    __slots__ = ()

    name: str
    faces: tuple[Characteristics, ...]
    layout: Layout

    def shown(self, face: int) -> Characteristics:
        """Return the characteristics in use: those of a face by its place, or of halves (`WHOLE`, `NEITHER`)."""
        raise NotImplementedError

    def has_face(self, face: int) -> bool:
        """Return whether that face, or those halves, can be in use."""
        raise NotImplementedError
