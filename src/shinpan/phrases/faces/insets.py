"""Qualities of cards with an inset frame (715)."""

from shinpan.game.ids import Entity, PlayerId
from shinpan.game.layout import Layout
from shinpan.phrases.base import Quality, phrase
from shinpan.phrases.context import Queries


@phrase(en=("that ha[s|ve] an Adventure", "with an Adventure"), ja="出来事を持つ")
class HasAdventure(Quality):
    """An object with the alternative characteristics of an Adventure, in use or not (715.2a)."""

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether it has them."""
        composite = None if isinstance(entity, PlayerId) else context.characteristics(entity).composite
        return composite is not None and composite.layout is Layout.ADVENTURE
