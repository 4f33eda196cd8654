"""The characteristics that a card of several faces, halves or frames shows, put together."""

from functools import lru_cache

from shinpan.game.characteristics import Characteristics, Composite
from shinpan.game.layout import HALVES, NEITHER, WHOLE, Layout
from shinpan.game.mana import ManaCost


def assembled(layout: Layout, faces: tuple[Characteristics, ...], shown: int) -> Characteristics:
    """Return the characteristics of something with several sets of them when one is in use (709.4, 710.2, 712.8 ...).

    The others go along as a `Composite`, but for the other half of a split spell, which is treated as though it
    didn't exist (709.3b); that of a Room does exist (709.5b).
    """
    if layout is Layout.SPLIT and shown >= 0:
        return faces[shown]
    composite = Composite(layout, faces, shown)
    if shown >= 0:
        return faces[shown].revised(composite=composite)
    if layout not in HALVES:
        raise ValueError(f"a {layout.value} card has no halves to combine")
    left, right = faces
    if shown == NEITHER:
        bare = left.revised(names=(), mana_cost=None, mana_value=0, colors=frozenset(), abilities=())
        return bare.revised(composite=composite)
    return combined(left, right).revised(composite=composite)


def combined(left: Characteristics, right: Characteristics) -> Characteristics:
    """Return the characteristics of two halves combined (709.4a-c)."""
    cost = combined_cost(left.mana_cost, right.mana_cost)
    return left.revised(
        names=left.names + right.names,
        mana_cost=cost,
        mana_value=0 if cost is None else cost.mana_value,
        colors=left.colors | right.colors,
        supertypes=left.supertypes | right.supertypes,
        types=left.types | right.types,
        subtypes=left.subtypes | right.subtypes,
        abilities=left.abilities + right.abilities,
    )


def combined_cost(left: ManaCost | None, right: ManaCost | None) -> ManaCost | None:
    """Return the mana costs of two halves as one (709.4b)."""
    if left is None or right is None:
        return left if right is None else right
    return left + right


@lru_cache(maxsize=1024)
def shown(composite: Composite, face: int) -> Characteristics:
    """Return the characteristics of an object with several sets of them with another one in use."""
    return assembled(composite.layout, composite.faces, face)


__all__ = ["WHOLE", "assembled", "combined", "combined_cost", "shown"]
