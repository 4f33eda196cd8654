"""Exiling until something leaves the battlefield (610.3)."""

from shinpan.game.enums import Duration, Zone
from shinpan.phrases.base import Effect, Reference, StaticPart, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.references.objects import objects_among


@phrase()
class ReturnsWhenGone(StaticPart):
    """What an effect was begun on returns to the battlefield once the effect's source has left it (610.3).

    No text says it of itself: "until" does.
    """


@phrase(en="exile {objects} until {.this} leaves the battlefield", ja="{.this}が戦場を離れるまで、{objects}を追放する")
class ExileUntilGone(Effect):
    """Exile objects until the source leaves the battlefield; nothing if it already has (610.3a-c)."""

    objects: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Exile them, and remember to return them."""
        if context.source not in context.permanents():
            return
        exiled = yield from context.move(objects_among(context, self.objects), Zone.EXILE)
        kept = [each for each in exiled if each in context.in_zone(Zone.EXILE)]
        if kept:
            yield from context.begin_effect((ReturnsWhenGone(),), Duration.FOREVER, kept)
