"""Triggers on untapping, on losing control, and on what is revealed as it is drawn (603.7a, 603.11)."""

from typing import ClassVar

from shinpan.game.events import ControlChanged, Draw, Event, Untap
from shinpan.phrases.base import Quality, Reference, TriggerPhrase, phrase
from shinpan.phrases.context import Queries


@phrase(
    en=(
        "when {what} becomes untapped or you lose control of {what}",
        "#next when {what} becomes untapped or you lose control of {what}",
    ),
    ja="{what}がアンタップ状態になるか、あなたが{what}のコントロールを失ったとき",
)
class UntappedOrLost(TriggerPhrase):
    """The source becomes untapped, or its controller loses control of it, as by its leaving (603.2)."""

    what: Reference
    events: ClassVar[tuple[type[Event], ...]] = (Untap, ControlChanged)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether either happened to it."""
        if isinstance(event, ControlChanged):
            return event.old == context.you and self.what.includes(context, event.object)
        return isinstance(event, Untap) and self.what.includes(context, event.object)


@phrase(
    en="whenever you reveal a {what} this way",
    ja="これによりあなたが{what}を公開するたび",
)
class RevealsAsDrawn(TriggerPhrase):
    """The first card that the player draws in a turn, which the linked ability has them reveal, is such (603.11)."""

    what: Quality
    events: ClassVar[tuple[type[Event], ...]] = (Draw,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether it is."""
        if not isinstance(event, Draw) or event.object is None or event.player != context.you:
            return False
        first = next(
            (
                each.object
                for each in context.state.history
                if isinstance(each, Draw) and each.player == event.player and each.object is not None
            ),
            event.object,
        )
        return first == event.object and self.what.holds(context, event.object)
