"""Triggers on combat (508.3, 509.3)."""

from typing import ClassVar

from shinpan.game.events import Attacked, AttackersDeclared, BecameBlocked, Blocked, Event
from shinpan.phrases.base import Quality, Reference, TriggerPhrase, phrase
from shinpan.phrases.context import Queries


@phrase(
    en=("{what:a} attacks alone @ alone=True", "{what:a} attacks"),
    ja=("{what}が単独で攻撃する @ alone=True", "{what}が攻撃する"),
)
class Attacks(TriggerPhrase):
    """ "Whenever a creature attacks" (508.3a). alone: no other creature was declared (506.5)."""

    what: Quality
    alone: bool = False
    events: ClassVar[tuple[type[Event], ...]] = (Attacked,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a creature was declared as an attacker."""
        if not isinstance(event, Attacked) or (self.alone and not event.alone):
            return False
        return self.what.holds(context, event.attacker)


@phrase(en="{who} attack[s] with {minimum:word} or more {what:plural}", ja="{who}が{what}{minimum}体以上で攻撃する")
class AttacksWith(TriggerPhrase):
    """ "Whenever you attack with two or more creatures" (508.3d): once for all attackers."""

    who: Reference
    what: Quality
    minimum: int = 1
    events: ClassVar[tuple[type[Event], ...]] = (AttackersDeclared,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether the player declared as many of them."""
        if not isinstance(event, AttackersDeclared) or not self.who.includes(context, event.player):
            return False
        return sum(self.what.holds(context, each) for each in event.attackers) >= self.minimum


@phrase(en="{what:a} blocks", ja="{what}がブロックする")
class Blocks(TriggerPhrase):
    """ "Whenever a creature blocks" (509.3a)."""

    what: Quality
    events: ClassVar[tuple[type[Event], ...]] = (Blocked,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a creature was declared as a blocker."""
        return isinstance(event, Blocked) and self.what.holds(context, event.blocker)


@phrase(en="{what:a} becomes blocked", ja="{what}がブロックされた状態になる")
class BecomesBlocked(TriggerPhrase):
    """ "Whenever a creature becomes blocked" (509.3c): once, however many block it."""

    what: Quality
    events: ClassVar[tuple[type[Event], ...]] = (BecameBlocked,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a creature became blocked."""
        return isinstance(event, BecameBlocked) and self.what.holds(context, event.attacker)
