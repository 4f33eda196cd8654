"""Words that stand for cards by their place in a zone."""

from typing import ClassVar

from shinpan.game.enums import Zone
from shinpan.game.ids import Entity
from shinpan.phrases.base import Reference, phrase
from shinpan.phrases.context import Queries


@phrase(
    en=("#again that card", "the top card of your graveyard"), ja=("#again そのカード", "あなたの墓地の一番上のカード")
)
class TopOfGraveyard(Reference):
    """The card on top of the graveyard of the ability's controller (404.1)."""

    wide: ClassVar[bool] = True

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return the card, if there is one."""
        return tuple(context.in_zone(Zone.GRAVEYARD, context.you)[:1])
