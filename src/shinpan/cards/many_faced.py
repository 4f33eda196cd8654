"""Writing cards of several faces, halves or frames down, from their faces (see `build.face`)."""

from shinpan.cards.card import Card, Layout
from shinpan.game.characteristics import Characteristics
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import ManaCost
from shinpan.phrases.abilities import Cost
from shinpan.phrases.faces.levels import Prototype


def split(left: Characteristics, right: Characteristics) -> Card:
    """Return a split card (709)."""
    return _of(Layout.SPLIT, left, right)


def room(left: Characteristics, right: Characteristics) -> Card:
    """Return a split card with a shared type line (709.5); each half is written with that line (709.5a)."""
    if (left.types, left.subtypes) != (right.types, right.subtypes):
        raise ValueError(f"{left.name} // {right.name}: the halves of a Room share their type line (709.5a)")
    return _of(Layout.ROOM, left, right)


def transforming(front: Characteristics, back: Characteristics) -> Card:
    """Return a nonmodal double-faced card (712.2); its back face has the front face's mana value (202.3b)."""
    return _of(Layout.TRANSFORM, front, back.with_(mana_value=front.mana_value))


def modal(front: Characteristics, back: Characteristics) -> Card:
    """Return a modal double-faced card (712.3)."""
    return _of(Layout.MODAL, front, back)


def meld(first: Characteristics, second: Characteristics, back: Characteristics) -> tuple[Card, Card]:
    """Return the two cards of a meld pair (712.4) from their front faces and the combined back face."""
    return Card(first.name, (first, back), Layout.MELD), Card(second.name, (second, back), Layout.MELD)


def flip(normal: Characteristics, flipped: Characteristics) -> Card:
    """Return a flip card (710); its mana cost and color stay as they are when it flips (710.1c)."""
    kept = flipped.with_(mana_cost=normal.mana_cost, mana_value=normal.mana_value, colors=normal.colors)
    return _of(Layout.FLIP, normal, kept)


def adventurer(normal: Characteristics, adventure: Characteristics) -> Card:
    """Return an adventurer card (715)."""
    return _of(Layout.ADVENTURE, normal, adventure)


def omen(normal: Characteristics, other: Characteristics) -> Card:
    """Return an omen card (720)."""
    return _of(Layout.OMEN, normal, other)


def prototype(normal: Characteristics, cost: str, power: int, toughness: int) -> Card:
    """Return a prototype card (718): cost, power and toughness are those of the inset frame."""
    mana = ManaCost.parse(cost)
    ability = Prototype(KeywordAbility.PROTOTYPE, Cost(mana), power=power, toughness=toughness)
    normal = normal.with_(abilities=(ability, *normal.abilities))
    small = normal.with_(
        mana_cost=mana, mana_value=mana.mana_value, colors=mana.colors, power=power, toughness=toughness
    )
    return Card(normal.name, (normal, small), Layout.PROTOTYPE)


def _of(layout: Layout, first: Characteristics, second: Characteristics) -> Card:
    return Card(f"{first.name} // {second.name}", (first, second), layout)
