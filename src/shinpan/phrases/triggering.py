"""Static abilities about triggering: abilities that trigger again, or don't (603.2d, 603.2g)."""

from shinpan.game.enums import Zone
from shinpan.game.events import Copied, Event, SpellCast, ZoneChange
from shinpan.game.ids import ObjectId
from shinpan.phrases.base import Quality, Reference, StaticPart, phrase
from shinpan.phrases.context import Queries


def _entered(context: Queries, event: Event, what: Quality) -> bool:
    if not isinstance(event, ZoneChange) or event.destination is not Zone.BATTLEFIELD:
        return False
    return any(what.holds(context, each) for each in event.arrivals)


class MoreTriggers(StaticPart):
    """Family of those that have abilities trigger an additional time (603.2d)."""

    __slots__ = ()

    def again(self, context: Queries, event: Event, source: ObjectId) -> bool:
        """Return whether an ability of the source that triggers on the event does so once more."""
        raise NotImplementedError


@phrase(
    en=(
        "if {who} casting or copying {what:a} causes a triggered ability of {of:a} to trigger, that ability triggers "
        "an additional time"
    ),
    ja="{who}が{what:a}を唱えるかコピーすることにより{of:a}の誘発型能力が誘発するなら、その能力は追加でもう1回誘発する",
)
class CastingTriggersAgain(MoreTriggers):
    """Abilities that trigger on a spell being cast or copied trigger once more (603.2d)."""

    who: Reference
    what: Quality
    of: Quality

    def again(self, context: Queries, event: Event, source: ObjectId) -> bool:
        """Return whether such a player cast or copied such a spell, and the source is of the description."""
        if not isinstance(event, SpellCast | Copied) or not self.who.includes(context, event.player):
            return False
        spell = event.copy if isinstance(event, Copied) else event.object
        return self.what.holds(context, spell) and self.of.holds(context, source)


@phrase(
    en=(
        "if {what:a} entering causes a triggered ability of {of:a} to trigger, that ability triggers an additional time"
    ),
    ja="{what:a}が戦場に出ることにより{of:a}の誘発型能力が誘発するなら、その能力は追加でもう1回誘発する",
)
class EnteringTriggersAgain(MoreTriggers):
    """Abilities that trigger on something entering trigger once more (603.2d)."""

    what: Quality
    of: Quality

    def again(self, context: Queries, event: Event, source: ObjectId) -> bool:
        """Return whether an ability of the source that triggers on the event does so once more."""
        return _entered(context, event, self.what) and self.of.holds(context, source)


@phrase(
    en="if a triggered ability of {of:a} triggers, that ability triggers an additional time",
    ja="{of:a}の誘発型能力が誘発するなら、その能力は追加でもう1回誘発する",
)
class TriggersAgain(MoreTriggers):
    """Abilities of some permanents trigger once more, whatever they trigger on (603.2d)."""

    of: Quality

    def again(self, context: Queries, event: Event, source: ObjectId) -> bool:
        """Return whether an ability of the source does so once more."""
        return self.of.holds(context, source)


@phrase(
    en="{what:plural} entering don't cause abilities to trigger",
    ja="{what}が戦場に出ることによっては能力は誘発しない",
)
class EnteringTriggersNothing(StaticPart):
    """Nothing triggers on something entering (603.2)."""

    what: Quality

    def silences(self, context: Queries, event: Event) -> bool:
        """Return whether nothing triggers on the event."""
        return _entered(context, event, self.what)
