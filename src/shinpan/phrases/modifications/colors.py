"""Changes of color (613.1e)."""

from typing import ClassVar

from shinpan.game.enums import Color, Layer
from shinpan.phrases.base import Modification, phrase
from shinpan.phrases.context import Draft


@phrase(
    en=(
        "#adjective {colors}",
        "#lasting become[s] {colors}",
        "[is|are] {colors}",
        "#adjective colorless @ colors=()",
        "#lasting become[s] colorless @ colors=()",
        "[is|are] colorless @ colors=()",
    ),
    ja=(
        "#adjective {colors}の",
        "#lasting {colors}になる",
        "{colors}である",
        "#adjective 無色の @ colors=()",
        "#lasting 無色になる @ colors=()",
        "無色である @ colors=()",
    ),
)
class SetColors(Modification):
    """Be of these colors and no others; of none, colorless (105.3)."""

    colors: tuple[Color, ...] = ()
    layer: ClassVar[Layer] = Layer.COLOR

    def apply(self, draft: Draft) -> None:
        """Set them."""
        draft.colors = frozenset(self.colors)


@phrase(
    en=(
        "#added_color {colors}",
        "#lasting become[s] {colors} in addition to [its|their] other colors",
        "[is|are] {colors} in addition to [its|their] other colors",
    ),
    ja=("#added_color {colors}の", "#lasting 他の色に加えて{colors}にもなる", "他の色に加えて{colors}でもある"),
)
class AddColors(Modification):
    """Be of colors besides those it has (105.3)."""

    colors: tuple[Color, ...]
    layer: ClassVar[Layer] = Layer.COLOR

    def apply(self, draft: Draft) -> None:
        """Add them."""
        draft.colors |= frozenset(self.colors)
