"""Being a copy: layer 1 (613.2a, 707.2)."""

from typing import ClassVar

from shinpan.game.characteristics import Characteristics
from shinpan.game.enums import Layer
from shinpan.phrases.base import Modification, phrase
from shinpan.phrases.context import Draft


@phrase(en="become[s] a copy", ja="コピーになる")
class BeCopy(Modification):
    """Have the copiable values that were read when the copying was done (707.2b), exceptions included (707.9)."""

    values: Characteristics
    layer: ClassVar[Layer] = Layer.COPY

    def apply(self, draft: Draft) -> None:
        """Put the values in place of the object's own."""
        draft.load_values(self.values)
