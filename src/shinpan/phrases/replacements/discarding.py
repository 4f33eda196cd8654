"""What a card says of being discarded because of an opponent (701.9, 614.1a, 603.2)."""

from typing import ClassVar

from shinpan.game.enums import Zone
from shinpan.game.events import Discard, Event, ZoneChange
from shinpan.game.ids import ObjectId
from shinpan.phrases.base import ReplacementPart, Steps, TriggerPhrase, phrase
from shinpan.phrases.context import Context, Queries


def _by_opponent(context: Queries, cause: ObjectId | None, card: ObjectId) -> bool:
    """Return whether what had a card discarded is controlled by an opponent of its owner."""
    found = context.look(card)
    return found is not None and cause is not None and context.controller(cause) in context.opponents(found.owner)


@phrase(
    en=(
        "if a spell or ability an opponent controls causes you to discard {.this}, put it onto the battlefield "
        "instead of putting it into your graveyard"
    ),
    ja=(
        "対戦相手がコントロールする呪文や能力によってあなたが{.this}を捨てるなら、"
        "これをあなたの墓地に置く代わりに戦場に出す"
    ),
)
class EntersIfDiscarded(ReplacementPart):
    """A card enters instead of going to the graveyard if an opponent has its owner discard it (614.1a)."""

    events: ClassVar[tuple[type[Event], ...]] = (ZoneChange,)

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether this card would go to the graveyard so."""
        if not isinstance(event, ZoneChange) or not event.discarded or event.object != context.source:
            return False
        return event.destination is Zone.GRAVEYARD and _by_opponent(context, event.cause, event.object)

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Have it enter under its owner's control."""
        assert isinstance(event, ZoneChange)
        yield from ()
        found = context.look(event.object)
        assert found is not None
        return (event.with_(destination=Zone.BATTLEFIELD, controller=found.owner),)


@phrase(
    en=(
        "when a spell or ability an opponent controls causes you to discard {.this}",
        "whenever a spell or ability an opponent controls causes you to discard {.this}",
    ),
    ja="対戦相手がコントロールする呪文や能力によってあなたが{.this}を捨てたとき",
)
class OpponentHasThisDiscarded(TriggerPhrase):
    """The card itself is discarded because of what an opponent controls (603.2, 603.10a)."""

    events: ClassVar[tuple[type[Event], ...]] = (Discard,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether it was this card, wherever it is now."""
        if not isinstance(event, Discard) or not _by_opponent(context, event.source, event.object):
            return False
        return context.source in (event.object, *event.arrivals)
