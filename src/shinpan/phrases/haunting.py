"""Haunting a creature (702.55)."""

from typing import ClassVar

from shinpan.game.enums import Zone
from shinpan.game.events import Event, ZoneChange
from shinpan.game.ids import PlayerId
from shinpan.phrases.base import Effect, Reference, Steps, TriggerPhrase, phrase
from shinpan.phrases.choices import noted
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.references.objects import This, objects_among

_KEY = "haunts"


@phrase(en="exile it haunting {creature}", ja="{creature}に憑依した状態でそれを追放する")
class ExileHaunting(Effect):
    """The card is exiled and haunts a creature from then on (702.55a-b)."""

    creature: Reference

    def perform(self, context: Context) -> Steps[None]:
        """Exile the card if it is still where it went, and have it remember the creature."""
        targets = [each for each in self.creature.find(context) if not isinstance(each, PlayerId)]
        if not targets:
            return
        for each in (yield from context.move(objects_among(context, This()), Zone.EXILE)):
            context.note_choice(each, _KEY, targets[0])


@phrase(
    en=("when the creature it haunts dies", "when the creature {.this} haunts dies"),
    ja="これが憑依しているクリーチャーが死亡したとき",
)
class HauntedDies(TriggerPhrase):
    """The creature that the exiled card haunts dies, whether it is a creature still or not (702.55b-c)."""

    events: ClassVar[tuple[type[Event], ...]] = (ZoneChange,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether it is that object that went to the graveyard."""
        if not isinstance(event, ZoneChange) or event.origin is not Zone.BATTLEFIELD:
            return False
        return event.destination is Zone.GRAVEYARD and event.object == noted(context, _KEY)


@phrase(
    en="when this spell is put into a graveyard during its resolution",
    ja="この呪文がその解決中に墓地に置かれたとき",
)
class PutAwayAsItResolves(TriggerPhrase):
    """The spell goes to the graveyard as the last step of its own resolution (702.55a, 608.2n)."""

    events: ClassVar[tuple[type[Event], ...]] = (ZoneChange,)
    looks_back: ClassVar[bool] = True

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether that is what happened."""
        if not isinstance(event, ZoneChange) or event.destination is not Zone.GRAVEYARD:
            return False
        return event.object == context.source == event.cause and event.origin is Zone.STACK
