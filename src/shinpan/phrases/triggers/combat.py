"""Triggers on combat (508.3, 509.3)."""

from typing import ClassVar

from shinpan.game.events import Attacked, AttackersDeclared, BecameBlocked, Blocked, Event
from shinpan.game.ids import Entity
from shinpan.phrases.attacking import against
from shinpan.phrases.base import Quality, Reference, TriggerPhrase, phrase
from shinpan.phrases.context import Queries


@phrase(
    en=(
        "whenever {what:a} attack[s] alone @ alone=True",
        ("whenever {what:a} attack[s] {whom} or a planeswalker {whom} control[s] @ planeswalkers=True"),
        "whenever {what:a} attack[s] {whom}",
        "whenever {what:a} attack[s] for the first time each turn @ first=True",
        "whenever {what:a} attack[s]",
    ),
    ja=(
        "{what:a}が単独で攻撃するたび @ alone=True",
        "{what:a}が{whom}や{whom}がコントロールしているプレインズウォーカーを攻撃するたび @ planeswalkers=True",
        "{what:a}が{whom}を攻撃するたび",
        "各ターンに{what:a}が初めて攻撃するたび @ first=True",
        "{what:a}が攻撃するたび",
    ),
)
class Attacks(TriggerPhrase):
    """ "Whenever a creature attacks" (508.3a). alone: no other creature was declared (506.5).

    whom: the players attacked, None for anything. planeswalkers: or one of their planeswalkers. first: that creature
    hadn't attacked before in the turn.
    """

    what: Quality
    alone: bool = False
    whom: Reference | None = None
    planeswalkers: bool = False
    first: bool = False
    events: ClassVar[tuple[type[Event], ...]] = (Attacked,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a creature was declared as an attacker."""
        if not isinstance(event, Attacked) or (self.alone and not event.alone):
            return False
        if self.first and _attacked_before(context, event):
            return False
        return self.what.holds(context, event.attacker) and against(
            context, event.target, self.whom, self.planeswalkers
        )


def _attacked_before(context: Queries, event: Attacked) -> bool:
    """Return whether a creature was declared as an attacker earlier in the turn."""
    for each in context.state.history:
        if each is event:
            return False
        if isinstance(each, Attacked) and each.attacker == event.attacker:
            return True
    return False


@phrase(
    en=(
        (
            "whenever {who} attack[s] @ who=You|AnyPlayer|AnOpponent|EachOpponent|EachPlayer|YourOpponents|Host, "
            "minimum=1, what=Group, what.noun=Permanents, what.noun.kinds=(CREATURE), what.adjectives=(), "
            "what.modifiers=()"
        ),
        "whenever one or more {what:plural} {who} control[s] attack @ minimum=1",
        "whenever {who} attack[s] with {minimum:word} or more {what:plural}",
        "whenever {who} attack[s] with exactly {minimum:word} {what:plural} @ exactly=True",
    ),
    ja=(
        "{who}が攻撃するたび @ minimum=1, what.adjectives=(), what.modifiers=()",
        "{who}がコントロールしている{what:a}以上が攻撃するたび @ minimum=1",
        "{who}が{minimum:what}以上で攻撃するたび",
        "{who}がちょうど{minimum:what}で攻撃するたび @ exactly=True",
    ),
)
class AttacksWith(TriggerPhrase):
    """ "Whenever you attack with two or more creatures" (508.3d): once for all attackers. exactly: with no more."""

    who: Reference
    what: Quality
    minimum: int = 1
    exactly: bool = False
    events: ClassVar[tuple[type[Event], ...]] = (AttackersDeclared,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether the player declared as many of them."""
        if not isinstance(event, AttackersDeclared) or not self.who.includes(context, event.player):
            return False
        number = sum(self.what.holds(context, each) for each in event.attackers)
        return number == self.minimum if self.exactly else number >= self.minimum

    def how_many(self, context: Queries, event: Event) -> int | None:
        """Return how many of them were declared."""
        found = event.attackers if isinstance(event, AttackersDeclared) else ()
        return sum(self.what.holds(context, each) for each in found)


@phrase(en="those {what:plural}", ja="それらの{what}")
class EventAttackers(Reference):
    """The attackers of a description that were declared together in the event (508.1)."""

    what: Quality

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return those, as they are or last were."""
        event = context.event
        if not isinstance(event, AttackersDeclared):
            return ()
        return tuple(each for each in event.attackers if self.what.holds(context, each))


@phrase(en="whenever {what:a} block[s]", ja="{what:a}がブロックするたび")
class Blocks(TriggerPhrase):
    """ "Whenever a creature blocks" (509.3a): once, however many attackers it blocks."""

    what: Quality
    events: ClassVar[tuple[type[Event], ...]] = (Blocked,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a creature was declared as a blocker."""
        return isinstance(event, Blocked) and not event.again and self.what.holds(context, event.blocker)


@phrase(
    en=(
        "whenever one or more {what:plural}[+] become blocked @ one_or_more=True",
        "whenever {what:a} become[s] blocked",
    ),
    ja=("{what:a}以上がブロックされた状態になるたび @ one_or_more=True", "{what:a}がブロックされた状態になるたび"),
)
class BecomesBlocked(TriggerPhrase):
    """ "Whenever a creature becomes blocked" (509.3c): once, however many block it."""

    what: Quality
    one_or_more: bool = False
    events: ClassVar[tuple[type[Event], ...]] = (BecameBlocked,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a creature became blocked."""
        return isinstance(event, BecameBlocked) and self.what.holds(context, event.attacker)
