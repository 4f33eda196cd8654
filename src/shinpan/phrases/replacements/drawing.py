"""Replacement effects on drawing cards (121.6)."""

from typing import ClassVar

from shinpan.game.enums import Zone
from shinpan.game.events import Draw, Event
from shinpan.phrases.base import Quantity, ReplacementPart, Steps, phrase
from shinpan.phrases.context import Context, Queries


@phrase(
    en=(
        "if you would draw a card, you may mill {number:card} instead. if you do, return this card from your "
        "graveyard to your hand"
    ),
    ja=(
        "あなたがカード1枚を引くなら、代わりに{number:card}を切削してもよい。"
        "そうしたなら、このカードをあなたの墓地から手札に戻す"
    ),
)
class Dredge(ReplacementPart):
    """A draw may be replaced by milling cards and returning this card (702.52a-b)."""

    number: Quantity
    events: ClassVar[tuple[type[Event], ...]] = (Draw,)

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether its owner would draw, with enough cards in their library."""
        if not isinstance(event, Draw) or event.player != context.you:
            return False
        return len(context.in_zone(Zone.LIBRARY, context.you)) >= self.number.value(context)

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Ask; then mill, and return the card."""
        if not (yield from context.may(context.you)):
            return (event,)
        yield from context.mill(context.you, self.number.value(context))
        if context.exists(context.source):
            yield from context.move((context.source,), Zone.HAND)
        return ()
