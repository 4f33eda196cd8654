"""Triggers and conditions on crimes, and on mana spent over the turn (700.13, 700.14)."""

from typing import ClassVar

from shinpan.game.enums import ObjectKind, Zone
from shinpan.game.events import BecameTarget, Copied, Event, SpellCast
from shinpan.game.ids import Entity, PlayerId
from shinpan.phrases.base import Condition, Reference, TriggerPhrase, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.qualities.groups import players_among
from shinpan.rulebook.citations import carries

carries("700.13")
carries("700.14")
_ZONES = (Zone.BATTLEFIELD, Zone.STACK, Zone.GRAVEYARD)


def _is_victim(context: Queries, player: PlayerId, target: Entity) -> bool:
    """Return whether targeting something is a crime of a player (700.13)."""
    opponents = context.opponents(player)
    if isinstance(target, PlayerId):
        return target in opponents
    found = context.look(target)
    return found is not None and found.zone in _ZONES and context.controller(target) in opponents


def _is_crime(context: Queries, event: Event) -> bool:
    """Return whether an event is that a spell cast or an ability put on the stack targets such a thing; no copy."""
    if not isinstance(event, BecameTarget) or not _is_victim(context, event.player, event.target):
        return False
    found = context.look(event.by)
    if found is None or found.kind is ObjectKind.COPY:
        return False
    seen = (*context.batch, *context.state.history)
    return not any(isinstance(each, Copied) and each.copy == event.by for each in seen)


@phrase(en="whenever {who} commit[s] a crime", ja="{who}が悪事を働くたび")
class CommitsCrime(TriggerPhrase):
    """A player commits a crime (700.13): once for each spell or ability, however many targets it has."""

    who: Reference
    events: ClassVar[tuple[type[Event], ...]] = (BecameTarget,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a player did, and this is the first target that makes it one."""
        if not isinstance(event, BecameTarget) or not _is_crime(context, event):
            return False
        if not self.who.includes(context, event.player):
            return False
        for earlier in context.state.history:
            if earlier is event:
                break
            if isinstance(earlier, BecameTarget) and earlier.by == event.by and self._counts(context, earlier):
                return False
        return True

    def _counts(self, context: Queries, earlier: BecameTarget) -> bool:
        """Return whether a target named before rules this one out: it was the crime, or targets were chosen anew."""
        return _is_crime(context, earlier) or earlier not in context.batch


@phrase(en="{who} [has|have] committed a crime this turn", ja="このターンに{who}が悪事を働いていた")
class CommittedCrime(Condition):
    """A player has committed a crime this turn (700.13)."""

    who: Reference

    def holds(self, context: Queries) -> bool:
        """Return whether one of the players has."""
        players = players_among(self.who.find(context))
        return any(
            isinstance(event, BecameTarget) and event.player in players and _is_crime(context, event)
            for event in context.state.history
        )


def _spent(context: Queries, event: SpellCast) -> int:
    found = context.look(event.object)
    return 0 if found is None or found.choices is None else len(found.choices.mana_spent)


@phrase(en="whenever {who} expend[s] {number}", ja="{who}が散財{number}するたび")
class Expends(TriggerPhrase):
    """A player spends their so-manieth mana on spells in a turn (700.14)."""

    who: Reference
    number: int
    events: ClassVar[tuple[type[Event], ...]] = (SpellCast,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether casting the spell brought the mana spent this turn to that number."""
        if not isinstance(event, SpellCast) or not self.who.includes(context, event.player):
            return False
        before = 0
        for earlier in context.state.history:
            if earlier is event:
                break
            if isinstance(earlier, SpellCast) and earlier.player == event.player:
                before += _spent(context, earlier)
        return before < self.number <= before + _spent(context, event)
