"""What enters without having been cast is exiled instead (614.1d)."""

from typing import ClassVar

from shinpan.game.enums import Zone
from shinpan.game.events import Event, TokenMade, ZoneChange
from shinpan.phrases.base import Quality, ReplacementPart, Steps, phrase
from shinpan.phrases.context import Context, Queries
from shinpan.phrases.replacements.entering import entrant


@phrase(
    en=(
        "if {what:a} would enter the battlefield and it wasn't cast, exile it instead",
        "if {what:a} would enter and it wasn't cast, exile it instead",
    ),
    ja="{what:a}が戦場に出て、それが唱えられていないなら、代わりにそれを追放する",
)
class ExileUncast(ReplacementPart):
    """What would enter in another way than as a spell that was cast is exiled; a token isn't created at all."""

    what: Quality
    events: ClassVar[tuple[type[Event], ...]] = (ZoneChange, TokenMade)

    def applies(self, context: Queries, event: Event) -> bool:
        """Return whether such a thing would enter, and no spell that was cast becomes it (608.3)."""
        found = entrant(context, event)
        if found is None or not self.what.holds(context, found):
            return False
        return isinstance(event, TokenMade) or not (isinstance(event, ZoneChange) and event.origin is Zone.STACK)

    def replace(self, context: Context, event: Event) -> Steps[tuple[Event, ...]]:
        """Exile it."""
        yield from ()
        return (event.with_(destination=Zone.EXILE),) if isinstance(event, ZoneChange) else ()
