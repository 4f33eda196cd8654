"""More triggers on combat: who blocks whom, who attacks beside whom, who isn't blocked (508.3, 509.3)."""

from typing import ClassVar

from shinpan.game.designations import Designation
from shinpan.game.events import Attacked, AttackersDeclared, BecameBlocked, BecameUnblocked, Blocked, Event
from shinpan.game.ids import PlayerId
from shinpan.phrases.base import Quality, TriggerPhrase, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.qualities.groups import Collection


@phrase(en="whenever {what:a} block[s] or become[s] blocked", ja="{what:a}がブロックするかブロックされた状態になるたび")
class BlocksOrBecomesBlocked(TriggerPhrase):
    """ "Whenever this creature blocks or becomes blocked" (509.3a, 509.3c)."""

    what: Quality
    events: ClassVar[tuple[type[Event], ...]] = (Blocked, BecameBlocked)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a creature did either, once however many block it or are blocked by it."""
        if isinstance(event, Blocked):
            return not event.again and self.what.holds(context, event.blocker)
        return isinstance(event, BecameBlocked) and self.what.holds(context, event.attacker)


@phrase(
    en=(
        "whenever {what:a} block[s] or become[s] blocked by {by:a}",
        "whenever {what:a} block[s] or become[s] blocked by one or more {by:plural} @ one_or_more=True",
    ),
    ja="{what:a}が{by:a}をブロックするか、{by:a}によってブロックされた状態になるたび",
)
class BlocksOrBecomesBlockedBy(TriggerPhrase):
    """ "Whenever this creature blocks or becomes blocked by a creature" (509.3b, 509.3d): for each of them."""

    what: Quality
    by: Quality
    one_or_more: bool = False
    events: ClassVar[tuple[type[Event], ...]] = (Blocked,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a creature blocked, or was blocked by, such another."""
        if not isinstance(event, Blocked):
            return False
        if self.what.holds(context, event.blocker) and self.by.holds(context, event.attacker):
            return True
        return self.what.holds(context, event.attacker) and self.by.holds(context, event.blocker)


@phrase(en="whenever {what:a} become[s] blocked by {by:a}", ja="{what:a}が{by:a}によってブロックされた状態になるたび")
class BecomesBlockedBy(TriggerPhrase):
    """ "Whenever this creature becomes blocked by a creature" (509.3d): once for each that blocks it."""

    what: Quality
    by: Quality
    events: ClassVar[tuple[type[Event], ...]] = (Blocked,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a creature blocked such an attacker."""
        if not isinstance(event, Blocked) or not self.what.holds(context, event.attacker):
            return False
        return self.by.holds(context, event.blocker)


@phrase(en="whenever {what:a} block[s] {attacker:a}", ja="{what:a}が{attacker:a}をブロックするたび")
class BlocksCreature(TriggerPhrase):
    """ "Whenever this creature blocks a creature" (509.3b): once for each that it blocks."""

    what: Quality
    attacker: Quality
    events: ClassVar[tuple[type[Event], ...]] = (Blocked,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a creature blocked such an attacker."""
        if not isinstance(event, Blocked) or not self.what.holds(context, event.blocker):
            return False
        return self.attacker.holds(context, event.attacker)


@phrase(
    en="whenever {what:a} attack[s] and [isn't|aren't] blocked",
    ja="{what:a}が攻撃してブロックされないたび",
)
class AttacksUnblocked(TriggerPhrase):
    """ "Whenever this creature attacks and isn't blocked" (509.3g)."""

    what: Quality
    events: ClassVar[tuple[type[Event], ...]] = (BecameUnblocked,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a creature became unblocked."""
        return isinstance(event, BecameUnblocked) and self.what.holds(context, event.attacker)


@phrase(
    en=(
        "whenever {.this} and at least {number:word} other creature[|s] attack @ what=None",
        "whenever {.this} and at least {number:word} {what} attack",
    ),
    ja=(
        "{.this}と、他のクリーチャー{number}体以上が攻撃するたび @ what=None",
        "{.this}と、{what}{number}体以上が攻撃するたび",
    ),
)
class AttacksWithOthers(TriggerPhrase):
    """The source and so many other creatures are declared as attackers together (508.3d). what: of what description."""

    number: int
    what: Collection | None = None
    events: ClassVar[tuple[type[Event], ...]] = (AttackersDeclared,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether it attacks, with as many others."""
        if not isinstance(event, AttackersDeclared) or context.source not in event.attackers:
            return False
        others = [each for each in event.attackers if each != context.source]
        if self.what is not None:
            others = [each for each in others if self.what.holds(context, each)]
        return len(others) >= self.number


@phrase(
    en="whenever {.this} and at least one other creature with power greater than {.this}'s power attack",
    ja="{.this}と、{.this}のパワーより大きいパワーを持つ他のクリーチャー1体以上が攻撃するたび",
)
class AttacksBesideStronger(TriggerPhrase):
    """The source and a creature with greater power are declared as attackers together (702.149a)."""

    events: ClassVar[tuple[type[Event], ...]] = (AttackersDeclared,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether the source attacks, and beside it a creature with greater power."""
        if not isinstance(event, AttackersDeclared) or context.source not in event.attackers:
            return False
        own = context.characteristics(context.source).power or 0
        return any((context.characteristics(each).power or 0) > own for each in event.attackers)


@phrase(
    en="whenever {what:a} attack[s] the player with the most life or tied for most life",
    ja="{what:a}がライフの総量が最も多いか最も多いプレイヤーと同じであるプレイヤーを攻撃するたび",
)
class AttacksRichest(TriggerPhrase):
    """A creature attacks a player than whom nobody has more life (702.105a)."""

    what: Quality
    events: ClassVar[tuple[type[Event], ...]] = (Attacked,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a creature attacks such a player."""
        if not isinstance(event, Attacked) or not isinstance(event.target, PlayerId):
            return False
        most = max(context.player(each).life for each in context.players())
        return context.player(event.target).life == most and self.what.holds(context, event.attacker)


@phrase(en="whenever {.this} attacks while saddled", ja="{.this}が騎乗された状態で攻撃するたび")
class AttacksSaddled(TriggerPhrase):
    """ "Whenever this creature attacks while saddled" (702.171b)."""

    events: ClassVar[tuple[type[Event], ...]] = (Attacked,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether the source attacked, saddled."""
        if not isinstance(event, Attacked) or event.attacker != context.source:
            return False
        source = context.look(context.source)
        return source is not None and Designation.SADDLED in source.designations.given
