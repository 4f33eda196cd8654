"""Casting adventurer cards from graveyards as Adventures (715.3)."""

from shinpan.game.enums import Duration
from shinpan.phrases.base import Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.playing import MayPlayThose
from shinpan.phrases.references.objects import objects_among
from shinpan.phrases.references.players import You

_INSET = 1
"""The frame with the characteristics of the Adventure (715.2)."""


@phrase(
    en="{who} may cast {objects} from your graveyard as an Adventure {duration}",
    ja="{duration}、{who}はあなたの墓地から{objects}を出来事として唱えてもよい",
)
class LetCastAsAdventure(Effect):
    """A player may cast a card from where it is as an Adventure, and only so, for a while (715.3)."""

    objects: Reference
    duration: Duration = Duration.END_OF_TURN
    who: Reference = You()

    def perform(self, context: Context) -> Steps[None]:
        """Begin the permission on what the words stand for now."""
        objects = objects_among(context, self.objects)
        if objects:
            part = MayPlayThose(who=self.who, only_as=_INSET)
            yield from context.begin_effect((part,), self.duration, objects)
