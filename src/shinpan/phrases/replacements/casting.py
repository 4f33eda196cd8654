"""Replacement effects of keywords about casting: what is put off until a spell has become a permanent, or is exiled."""

from typing import ClassVar

from shinpan.game.enums import Step, Zone
from shinpan.game.events import Event, ZoneChange
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.abilities import TriggeredAbility
from shinpan.phrases.base import Effect, ReplacementPart, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.effects.offering import MayCast
from shinpan.phrases.references.objects import Bound
from shinpan.phrases.references.players import You
from shinpan.phrases.triggers.turns import BeginningOf


@phrase(
    en="at the beginning of the next end step after this spell becomes a permanent, {effect}",
    ja="この呪文がパーマネントになった後、次の終了ステップの開始時に、{effect}",
)
class AtNextEndStep(ReplacementPart):
    """A delayed ability about the permanent that the spell becomes, created as it becomes it (702.109a, 702.152a).

    "It" in the effect (`Bound`) is that permanent, and no object that it may become later.
    """

    effect: Effect
    commutes: ClassVar[bool] = True
    events: ClassVar[tuple[type[Event], ...]] = (ZoneChange,)

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether the spell itself would become a permanent."""
        if not isinstance(event, ZoneChange) or event.object != context.source:
            return False
        return event.origin is Zone.STACK and event.destination is Zone.BATTLEFIELD

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Create the ability; the event itself is as it was."""
        context.delay(TriggeredAbility(BeginningOf(Step.END), self.effect), (context.source,))
        yield from ()
        return (event,)


@phrase(
    en="exile this spell as it resolves, and cast it again for nothing at the beginning of your next upkeep",
    ja="この呪文を解決に際して追放し、あなたの次のアップキープの開始時にコストなしで唱えてもよい",
)
class Rebounds(ReplacementPart):
    """The spell is exiled as it resolves, and may be cast again in the next upkeep (702.88a)."""

    events: ClassVar[tuple[type[Event], ...]] = (ZoneChange,)

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether the spell would go to the graveyard as the last step of its resolution."""
        return (
            isinstance(event, ZoneChange)
            and event.object == context.source == event.cause
            and event.origin is Zone.STACK
            and event.destination is Zone.GRAVEYARD
        )

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Exile it, and wait for the upkeep."""
        assert isinstance(event, ZoneChange)
        again = MayCast(Bound(), KeywordAbility.REBOUND)
        context.delay(TriggeredAbility(BeginningOf(Step.UPKEEP, You()), again), (context.source,))
        yield from ()
        return (event.with_(destination=Zone.EXILE),)


MADNESS = "madness"
"""The note on a card that was exiled by its own madness ability."""


@phrase(
    en="if you discard this card, exile it instead of putting it into your graveyard",
    ja="あなたがこのカードを捨てるなら、墓地に置く代わりに追放する",
)
class ExileAsDiscarded(ReplacementPart):
    """The card is discarded into exile (702.35a); that it was is noted, for the ability linked to this one."""

    events: ClassVar[tuple[type[Event], ...]] = (ZoneChange,)

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether the card would go to the graveyard because it is discarded."""
        if not isinstance(event, ZoneChange) or event.object != context.source or not event.discarded:
            return False
        return event.destination is Zone.GRAVEYARD

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Exile it."""
        assert isinstance(event, ZoneChange)
        yield from ()
        entry = event.entry.with_(chosen=(*event.entry.chosen, (MADNESS, True)))
        return (event.with_(destination=Zone.EXILE, entry=entry),)
