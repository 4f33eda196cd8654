"""Static abilities about triggering: abilities that trigger again, or don't (603.2d, 603.2g)."""

from enum import unique

from shinpan.game.enums import Zone
from shinpan.game.events import Attacked, AttackersDeclared, Copied, Damage, Event, SpellCast, ZoneChange
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.term import Term
from shinpan.phrases.base import Quality, Reference, StaticPart, phrase
from shinpan.phrases.context import Queries


@unique
class Cause(Term):
    """What happens to an object that has abilities trigger (603.2)."""

    ENTERING = ("entering", "戦場に出る")
    DYING = ("dying", "死亡する")
    ENTERING_OR_DYING = ("entering or dying", "戦場に出るか死亡する")
    ENTERING_OR_LEAVING = ("entering or leaving the battlefield", "戦場に出るか戦場を離れる")
    ATTACKING = ("attacking", "攻撃する")
    HITTING = ("dealing combat damage to a player", "プレイヤーに戦闘ダメージを与える")

    def concerns(self, context: Queries, event: Event, what: Quality) -> bool:
        """Return whether the event is that, of something of a description."""
        match event:
            case ZoneChange(destination=Zone.BATTLEFIELD, arrivals=arrivals) if self in _ENTERING:
                return any(what.holds(context, each) for each in arrivals)
            case ZoneChange(origin=Zone.BATTLEFIELD, destination=destination, object=found) if self in _LEAVING:
                return (self is Cause.ENTERING_OR_LEAVING or destination is Zone.GRAVEYARD) and what.holds(
                    context, found
                )
            case Attacked(attacker=found):
                return self is Cause.ATTACKING and what.holds(context, found)
            case AttackersDeclared(attackers=attackers):
                return self is Cause.ATTACKING and any(what.holds(context, each) for each in attackers)
            case Damage(source=source, recipient=PlayerId(), combat=True):
                return self is Cause.HITTING and what.holds(context, source)
        return False


_ENTERING = (Cause.ENTERING, Cause.ENTERING_OR_DYING, Cause.ENTERING_OR_LEAVING)
_LEAVING = (Cause.DYING, Cause.ENTERING_OR_DYING, Cause.ENTERING_OR_LEAVING)


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
        "if {what:a} {by} causes a triggered ability of {of:a} to trigger, that ability triggers an additional time",
        (
            "if {what:a} {by} would cause a triggered ability of {of:a} to trigger, that ability triggers an "
            "additional time"
        ),
    ),
    ja="{what:a}が{by}ことにより{of:a}の誘発型能力が誘発するなら、その能力は追加でもう1回誘発する",
)
class EventTriggersAgain(MoreTriggers):
    """Abilities that trigger on something entering, dying, attacking ... trigger once more (603.2d)."""

    what: Quality
    of: Quality
    by: Cause = Cause.ENTERING

    def again(self, context: Queries, event: Event, source: ObjectId) -> bool:
        """Return whether an ability of the source that triggers on the event does so once more."""
        return self.by.concerns(context, event, self.what) and self.of.holds(context, source)


@phrase(
    en=(
        "if a triggered ability of {of:a} triggers, that ability triggers an additional time",
        "if a triggered ability of {of:a} triggers, it triggers an additional time",
    ),
    ja="{of:a}の誘発型能力が誘発するなら、その能力は追加でもう1回誘発する",
)
class TriggersAgain(MoreTriggers):
    """Abilities of some permanents trigger once more, whatever they trigger on (603.2d)."""

    of: Quality

    def again(self, context: Queries, event: Event, source: ObjectId) -> bool:
        """Return whether an ability of the source does so once more."""
        return self.of.holds(context, source)


@phrase(
    en=(
        "{what:plural} {by} don't cause abilities to trigger",
        "{what:plural} {by} don't cause abilities of {of:plural} to trigger",
    ),
    ja=(
        "{what}が{by}ことによっては能力は誘発しない",
        "{what}が{by}ことによっては{of}の能力は誘発しない",
    ),
)
class EventTriggersNothing(StaticPart):
    """Nothing triggers on something entering, dying ... (603.2). of: only abilities of some permanents don't."""

    what: Quality
    by: Cause = Cause.ENTERING
    of: Quality | None = None

    def silences(self, context: Queries, event: Event, source: ObjectId) -> bool:
        """Return whether an ability of the source doesn't trigger on the event."""
        return self.by.concerns(context, event, self.what) and (self.of is None or self.of.holds(context, source))
