"""Goading (701.15)."""

from shinpan.game.enums import Duration
from shinpan.phrases.attacking import Goaded
from shinpan.phrases.base import Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.references.objects import objects_among


@phrase(
    en=(
        "{objects:subject} [is|are] goaded for the rest of the game @ duration=FOREVER",
        "goad {objects:every} @ duration=YOUR_NEXT_TURN",
    ),
    ja=(
        "ゲームの残りの間、{objects}は使嗾された状態になる @ duration=FOREVER",
        "{objects:every}を使嗾する @ duration=YOUR_NEXT_TURN",
    ),
)
class GoadCreatures(Effect):
    """Goad creatures until the player's next turn (701.15a), or for good."""

    objects: Reference
    duration: Duration = Duration.YOUR_NEXT_TURN

    def perform(self, context: Context) -> Steps[None]:
        """Begin the effect on them."""
        objects = objects_among(context, self.objects)
        if objects:
            yield from context.begin_effect((Goaded(),), self.duration, objects)
