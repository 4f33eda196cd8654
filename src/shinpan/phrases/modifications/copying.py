"""Changes of copiable values: layer 1 (613.2a, 707.2)."""

from typing import ClassVar

from shinpan.game.characteristics import Ability
from shinpan.game.copied_values import CopiedValues
from shinpan.game.enums import CardType, Layer
from shinpan.game.subtypes import Subtype
from shinpan.phrases.base import Modification, phrase
from shinpan.phrases.context import Draft


@phrase(
    en=(
        "become[s] a copy of {copied.name}<, except {copied.exceptions}>",
        "become[s] a copy of something without a name<, except {copied.exceptions}> @ copied=*",
    ),
    ja=(
        "<{copied.exceptions}ことを除き、>{copied.name}のコピーになる",
        "<{copied.exceptions}ことを除き、>名前のないもののコピーになる @ copied=*",
    ),
)
class BeCopy(Modification):
    """Have the copiable values that were read when the copying was done (707.2b), exceptions included (707.9)."""

    copied: CopiedValues
    layer: ClassVar[Layer] = Layer.COPY

    def apply(self, draft: Draft) -> None:
        """Put the values in place of the object's own."""
        draft.become_copy(self.copied.result)


@phrase(
    en=(
        "{power:a}/{toughness} {types:types}< with {abilities}> @ subtypes=()",
        "{power:a}/{toughness} {subtypes:types} {types:types}< with {abilities}> in addition to its other types",
    ),
    ja=(
        "<{abilities}を持つ>{power}/{toughness}の{types:types} @ subtypes=()",
        "他のタイプに加えて<{abilities}を持つ>{power}/{toughness}の{subtypes:types}・{types:types}",
    ),
)
class TakeShape(Modification):
    """Have a power and toughness chosen as it entered or was turned face up, and what goes with them (613.2a)."""

    power: int
    toughness: int
    types: tuple[CardType, ...] = ()
    subtypes: tuple[Subtype, ...] = ()
    abilities: tuple[Ability, ...] = ()
    layer: ClassVar[Layer] = Layer.COPY

    def apply(self, draft: Draft) -> None:
        """Set the numbers, and add what goes with them."""
        draft.power, draft.toughness = self.power, self.toughness
        draft.types |= frozenset(self.types)
        draft.subtypes |= frozenset(self.subtypes)
        draft.add_own_abilities(self.abilities)
