"""Being merged with other cards: layer 1 (613.2a, 729.2a)."""

from functools import lru_cache
from typing import ClassVar

from shinpan.game.characteristics import Ability, Characteristics, Composite
from shinpan.game.enums import Layer
from shinpan.game.ids import CardId, ObjectId
from shinpan.phrases.base import Modification, phrase
from shinpan.phrases.context import Draft, Queries


@lru_cache(maxsize=1024)
def with_more(values: Characteristics, abilities: tuple[Ability, ...]) -> Characteristics:
    """Return characteristics with abilities added, to each of the sets of characteristics where there are several."""
    composite = values.composite
    if composite is not None:
        faces = tuple(face.revised(abilities=face.abilities + abilities) for face in composite.faces)
        composite = Composite(composite.layout, faces, composite.shown)
    return values.revised(abilities=values.abilities + abilities, composite=composite)


@phrase(
    en=(
        "is merged with {values.name} on top of it @ over=True",
        "is merged with {values.name} under it @ over=False",
        "is merged with a face-down component @ values=*, over=*",
    ),
    ja=(
        "上に置かれた{values.name}と合同している @ over=True",
        "下に置かれた{values.name}と合同している @ over=False",
        "裏向きの構成要素と合同している @ values=*, over=*",
    ),
)
class MergedValues(Modification):
    """A component lies over what was there, or under it: the topmost decides, all abilities stay (702.140e)."""

    values: Characteristics
    over: bool
    layer: ClassVar[Layer] = Layer.COPY

    def apply(self, draft: Draft) -> None:
        """Put the component's values over those so far, or its abilities after theirs."""
        if self.over:
            draft.load_values(with_more(self.values, draft.abilities))
        else:
            draft.load_values(with_more(draft.values(), self.values.abilities))


@phrase(en="is merged", ja="合同している")
class Merged(Modification):
    """A component merged with a permanent (729.2a): as it is at each moment, flipped or turned over with the others.

    values: those that the component had by copying something else as it merged; None for its own.
    """

    volatile: ClassVar[bool] = False
    card: CardId
    over: bool
    values: Characteristics | None = None
    layer: ClassVar[Layer] = Layer.COPY

    def settled(self, context: Queries, entity: ObjectId) -> Modification:
        """Return the modification with the component's values as they are now."""
        values = self.values if self.values is not None else context.component_values(entity, self.card)
        return MergedValues(values, self.over)

    def apply(self, draft: Draft) -> None:
        """Nothing: it is settled first."""
