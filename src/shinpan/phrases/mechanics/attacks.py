"""Triggers on whom creatures attack (508.3b, 508.3d)."""

from typing import ClassVar

from shinpan.game.events import Attacked, Event
from shinpan.game.ids import PlayerId
from shinpan.phrases.base import Quality, Reference, TriggerPhrase, phrase
from shinpan.phrases.context import Queries


@phrase(en="whenever {what:a} attack[s] {target:a}", ja="{what:a}が{target:a}を攻撃するたび")
class AttacksPlayer(TriggerPhrase):
    """ "Whenever a creature attacks an opponent" (508.3b): the player, not a planeswalker or battle of theirs."""

    what: Quality
    target: Quality
    events: ClassVar[tuple[type[Event], ...]] = (Attacked,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a creature was declared as attacking such a player."""
        if not isinstance(event, Attacked) or not isinstance(event.target, PlayerId):
            return False
        return self.target.holds(context, event.target) and self.what.holds(context, event.attacker)


@phrase(
    en=(
        "whenever {who} attack[s] {target:a} @ what=None",
        "whenever {who} attack[s] {target:a} with one or more {what:plural}",
        "whenever one or more {what:plural} {who} control[s] attack {target:a}",
    ),
    ja=(
        "{who}が{target:a}を攻撃するたび @ what=None",
        "{who}がコントロールしている{what:a}以上が{target:a}を攻撃するたび",
    ),
)
class PlayerAttacksPlayer(TriggerPhrase):
    """ "Whenever you attack a player" (508.3d): once for each player attacked, however many creatures attack them.

    what: only with such creatures.
    """

    who: Reference
    target: Quality
    what: Quality | None = None
    events: ClassVar[tuple[type[Event], ...]] = (Attacked,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether it is the first such attack on that player among those declared together."""
        if not isinstance(event, Attacked) or not self._is_such(context, event):
            return False
        for each in context.batch:
            if isinstance(each, Attacked) and each.target == event.target and self._is_such(context, each):
                return each == event
        return True

    def _is_such(self, context: Queries, event: Attacked) -> bool:
        if not isinstance(event.target, PlayerId):
            return False
        if not self.who.includes(context, context.controller(event.attacker)):
            return False
        such = self.what is None or self.what.holds(context, event.attacker)
        return such and self.target.holds(context, event.target)
