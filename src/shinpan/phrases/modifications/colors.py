"""Changes of color (613.1e)."""

from typing import ClassVar

from shinpan.game.enums import Color, Layer
from shinpan.phrases.base import Modification, phrase
from shinpan.phrases.context import Draft


@phrase(en="is {colors}", ja="{colors}である")
class SetColors(Modification):
    """Be of these colors and no others; of none, colorless (105.3)."""

    colors: tuple[Color, ...] = ()
    layer: ClassVar[Layer] = Layer.COLOR

    def apply(self, draft: Draft) -> None:
        """Set them."""
        draft.colors = frozenset(self.colors)


@phrase(en="is {colors} in addition to its other colors", ja="他の色に加えて{colors}でもある")
class AddColors(Modification):
    """Be of colors besides those it has (105.3)."""

    colors: tuple[Color, ...]
    layer: ClassVar[Layer] = Layer.COLOR

    def apply(self, draft: Draft) -> None:
        """Add them."""
        draft.colors |= frozenset(self.colors)
