"""Goading (701.15)."""

from shinpan.game.enums import Duration
from shinpan.phrases.attacking import Goaded
from shinpan.phrases.base import Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.references.objects import objects_among


@phrase(en="goad {objects:every}", ja="{objects:every}を使嗾する")
class GoadCreatures(Effect):
    """Goad creatures until the player's next turn (701.15a)."""

    objects: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Begin the effect on them."""
        objects = objects_among(context, self.objects)
        if objects:
            yield from context.begin_effect((Goaded(),), Duration.YOUR_NEXT_TURN, objects)
