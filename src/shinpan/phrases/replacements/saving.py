"""Replacement effects that save permanents, or send them somewhere else as they leave (614.6)."""

from typing import ClassVar

from shinpan.game.enums import Zone
from shinpan.game.events import Destroy, Event, ZoneChange
from shinpan.phrases.base import Reference, ReplacementPart, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.references.objects import Affected


@phrase(
    en="if enchanted permanent would be destroyed, instead remove all damage from it and destroy {.this}",
    ja=(
        "エンチャントされているパーマネントが破壊されるなら、代わりにそれからすべてのダメージを取り除き、"
        "{.this}を破壊する"
    ),
)
class UmbraArmor(ReplacementPart):
    """The Aura is destroyed in place of what it enchants (702.89a)."""

    events: ClassVar[tuple[type[Event], ...]] = (Destroy,)

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether what the source enchants would be destroyed."""
        source = context.look(context.source)
        return isinstance(event, Destroy) and source is not None and source.attached_to == event.object

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Remove the damage, and destroy the Aura."""
        assert isinstance(event, Destroy)
        context.heal(event.object)
        return (Destroy(context.source, event.source),)
        yield  # nobody is asked anything, but it is a step like all others


@phrase(
    en="if {affected} would leave the battlefield, exile [it|them] instead of putting [it|them] anywhere else",
    ja="{affected}が戦場を離れるなら、それを他の領域に置く代わりに追放する",
)
class LeavesToExile(ReplacementPart):
    """What leaves the battlefield is exiled (702.84a)."""

    affected: Reference = Affected()
    events: ClassVar[tuple[type[Event], ...]] = (ZoneChange,)

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether it would go anywhere else from the battlefield."""
        if not isinstance(event, ZoneChange) or event.origin is not Zone.BATTLEFIELD:
            return False
        return event.destination is not Zone.EXILE and self.affected.includes(context, event.object)

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Send it to exile."""
        assert isinstance(event, ZoneChange)
        yield from ()
        return (event.with_(destination=Zone.EXILE, position=0),)
