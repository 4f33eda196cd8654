"""Triggers on damage and life (120, 119)."""

from typing import ClassVar

from shinpan.game.events import Damage, Event, LifeGained, LifeLost, PlayerLost
from shinpan.phrases.base import Quality, Reference, TriggerPhrase, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.qualities.groups import OneOf
from shinpan.phrases.references.players import AnOpponent, AnyPlayer


@phrase(
    en=(
        (
            "whenever {what:a} deal[s] combat damage to one or more {to:plural} @ combat=True, one_or_more=True, "
            "what=OneOf"
        ),
        "whenever one or more {what:plural}[+] deal combat damage< to {to:a}> @ combat=True, one_or_more=True",
        "whenever one or more {what:plural}[+] deal damage< to {to:a}> @ one_or_more=True",
        "whenever {what:a} deal[s] combat damage< to {to:a}> @ combat=True",
        "whenever {what:a} deal[s] damage< to {to:a}>",
        "whenever {what:a} deal[s] noncombat damage< to {to:a}> @ noncombat=True",
    ),
    ja=(
        "{what:a}以上が<{to:a}に>戦闘ダメージを与えるたび @ combat=True, one_or_more=True",
        "{what:a}以上が<{to:a}に>ダメージを与えるたび @ one_or_more=True",
        "{what:a}が<{to:a}に>戦闘ダメージを与えるたび @ combat=True",
        "{what:a}が<{to:a}に>ダメージを与えるたび",
        "{what:a}が<{to:a}に>戦闘ダメージでないダメージを与えるたび @ noncombat=True",
    ),
)
class DealsDamage(TriggerPhrase):
    """ "Whenever a creature deals damage" (120.2). to: whom or what it is dealt to; None for anybody and anything."""

    what: Quality
    to: Quality | None = None
    combat: bool = False
    one_or_more: bool = False
    noncombat: bool = False
    events: ClassVar[tuple[type[Event], ...]] = (Damage,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a source dealt such damage."""
        if not isinstance(event, Damage) or (self.combat and not event.combat) or (self.noncombat and event.combat):
            return False
        if self.to is not None and not self.to.holds(context, event.recipient):
            return False
        return self.what.holds(context, event.source)

    def alike(self, event: Event, other: Event) -> bool:
        """Several that hit "a player" are one event for each player hit; one that hits several is one in all."""
        assert isinstance(event, Damage)
        assert isinstance(other, Damage)
        return self.to is None or isinstance(self.what, OneOf) or event.recipient == other.recipient


@phrase(
    en=("whenever {what:a} [is|are] dealt combat damage @ combat=True", "whenever {what:a} [is|are] dealt damage"),
    ja=("{what:a}に戦闘ダメージが与えられるたび @ combat=True", "{what:a}にダメージが与えられるたび"),
)
class IsDealtDamage(TriggerPhrase):
    """ "Whenever this creature is dealt damage" (120.2)."""

    what: Quality
    combat: bool = False
    events: ClassVar[tuple[type[Event], ...]] = (Damage,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether damage was dealt to such an object."""
        if not isinstance(event, Damage) or (self.combat and not event.combat):
            return False
        return self.what.holds(context, event.recipient)


@phrase(en="whenever {who} gain[s] life", ja="{who}がライフを得るたび")
class GainsLife(TriggerPhrase):
    """ "Whenever you gain life" (119.9): once each time, however much."""

    who: Reference
    events: ClassVar[tuple[type[Event], ...]] = (LifeGained,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a player gained life."""
        return isinstance(event, LifeGained) and event.amount > 0 and self.who.includes(context, event.player)


@phrase(
    en=("whenever {who} lose[s] life", "whenever {who} lose[s] life during {during:'s} turn"),
    ja=("{who}がライフを失うたび", "{during:'s}ターンの間に{who}がライフを失うたび"),
)
class LosesLife(TriggerPhrase):
    """ "Whenever an opponent loses life" (119.9), by damage too (120.3a). during: in such a player's turn."""

    who: Reference
    during: Reference | None = None
    events: ClassVar[tuple[type[Event], ...]] = (LifeLost,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a player lost life."""
        if self.during is not None and not self.during.includes(context, context.state.turn.active):
            return False
        return isinstance(event, LifeLost) and event.amount > 0 and self.who.includes(context, event.player)


@phrase(en="whenever {who} lose[s] the game", ja="{who}がゲームに敗北するたび")
class LosesGame(TriggerPhrase):
    """ "Whenever a player loses the game" (104.3)."""

    who: Reference
    events: ClassVar[tuple[type[Event], ...]] = (PlayerLost,)

    def matches(self, context: Queries, event: Event) -> bool:
        """Return whether such a player did; who has lost is no longer among the players."""
        if not isinstance(event, PlayerLost):
            return False
        return isinstance(self.who, AnyPlayer) or (isinstance(self.who, AnOpponent) and event.player != context.you)
