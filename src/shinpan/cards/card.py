"""Cards: what a piece of cardboard, or a token, says (CR 108, 111)."""

from enum import Enum, unique

from shinpan.game.characteristics import Characteristics, Definition
from shinpan.game.leaf import leaf


@unique
class Layout(Enum):
    """How the faces or parts of a card belong together."""

    NORMAL = "normal"
    SPLIT = "split"
    FLIP = "flip"
    TRANSFORM = "transform"
    MODAL = "modal double-faced"
    MELD = "meld"
    ADVENTURE = "adventure"
    PROTOTYPE = "prototype"
    LEVELER = "leveler"
    CLASS = "class"
    CASE = "case"
    SAGA = "saga"
    TOKEN = "token"


@leaf
class Card(Definition):
    """A card: its name, and its faces, front face first; halves of a split card from left to right."""

    name: str
    faces: tuple[Characteristics, ...]
    layout: Layout = Layout.NORMAL
