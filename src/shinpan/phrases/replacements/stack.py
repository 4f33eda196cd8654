"""Replacement effects on where a spell goes from the stack (608.2n, 614)."""

from typing import ClassVar

from shinpan.game.enums import Zone
from shinpan.game.events import Event, ZoneChange
from shinpan.phrases.base import Reference, ReplacementPart, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.references.objects import This


class FromStack(ReplacementPart):
    """Base of those about a spell: the source itself, or those that a lasting effect was begun on."""

    __slots__ = ()
    events: ClassVar[tuple[type[Event], ...]] = (ZoneChange,)
    spell: Reference

    def _leaves(self, context: Queries, event: Event) -> bool:
        return (
            isinstance(event, ZoneChange)
            and event.origin is Zone.STACK
            and event.destination is not Zone.EXILE
            and self.spell.includes(context, event.object)
        )


@phrase(
    en="exile {.this} instead of putting it anywhere else any time it would leave the stack @ spell=*",
    ja="{.this}がスタックを離れるなら、他のどこかに置く代わりにこれを追放する @ spell=*",
)
class ExileAsItLeavesStack(FromStack):
    """The spell is exiled instead of going anywhere else any time it would leave the stack (702.34a)."""

    spell: Reference = This()

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether the spell would leave the stack for another zone than exile."""
        return self._leaves(context, event)

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Exile it."""
        assert isinstance(event, ZoneChange)
        yield from ()
        return (event.with_(destination=Zone.EXILE),)


@phrase(
    en="put this spell into its owner's hand instead of into that player's graveyard as it resolves",
    ja="この呪文が解決されるに際し、オーナーの墓地に置く代わりにオーナーの手札に加える",
)
class ToHandAsItResolves(ReplacementPart):
    """The spell goes to its owner's hand instead of the graveyard as it resolves (702.27a)."""

    events: ClassVar[tuple[type[Event], ...]] = (ZoneChange,)

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether the spell would go to the graveyard as the last step of its resolution."""
        return _resolving(context, event)

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Put it into the hand."""
        assert isinstance(event, ZoneChange)
        yield from ()
        return (event.with_(destination=Zone.HAND),)


def _resolving(context: Queries, event: Event) -> bool:
    """Return whether the source would go to the graveyard as the last step of its own resolution (608.2n)."""
    return (
        isinstance(event, ZoneChange)
        and event.object == context.source == event.cause
        and event.origin is Zone.STACK
        and event.destination is Zone.GRAVEYARD
    )
