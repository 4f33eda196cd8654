"""What something loses besides what the same effect gives it: "loses all other abilities" (205.1a, 613.1f)."""

from typing import ClassVar

from shinpan.game.enums import Layer
from shinpan.game.term import Term, unique
from shinpan.phrases.base import Modification, phrase
from shinpan.phrases.context import Draft


@unique
class OtherThings(Term):
    """What all the others of may be lost."""

    ABILITIES = ("abilities", "能力")
    CARD_TYPES = ("card types", "カード・タイプ")
    CREATURE_TYPES = ("creature types", "クリーチャー・タイプ")
    COLORS = ("colors", "色")


@phrase(en="lose[s] all other {what}", ja="他の{what}をすべて失う")
class LoseAllOther(Modification):
    """Said of the changes around it; reading makes it a part of them, since only they say what is left.

    Types, subtypes and colors that an effect sets take the place of all others; abilities are lost before those that
    the effect gives are gained.
    """

    what: tuple[OtherThings, ...]
    layer: ClassVar[Layer] = Layer.ABILITY

    def apply(self, draft: Draft) -> None:
        """Do nothing: the changes around it do it."""


__all__ = ["LoseAllOther", "OtherThings"]
