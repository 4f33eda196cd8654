"""Conditions on the source itself: whether it is still there, whether it has just come; and on being attacked."""

from typing import ClassVar

from shinpan.game.enums import Zone
from shinpan.game.events import TokenMade, ZoneChange
from shinpan.game.ids import PlayerId
from shinpan.phrases.base import Condition, Quantity, Reference, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.qualities.groups import players_among
from shinpan.phrases.references.objects import This


@phrase(en="{.this} remains on the battlefield", ja="{.this}が戦場に残っている")
class Remains(Condition):
    """The source is still on the battlefield, the same object as before (400.7), and phased in (702.26f)."""

    volatile: ClassVar[bool] = False

    def holds(self, context: Queries) -> bool:
        """Return whether it is."""
        return context.source in context.permanents()


@phrase(
    en=("{which} entered this turn", "{which} entered the battlefield this turn"),
    ja="{which}がこのターンに戦場に出た",
)
class HasJustEntered(Condition):
    """A permanent entered the battlefield this turn (603.6a)."""

    which: Reference = This()

    def holds(self, context: Queries) -> bool:
        """Return whether one of the objects did."""
        found = self.which.find(context)
        return any(
            isinstance(event, ZoneChange | TokenMade)
            and (isinstance(event, TokenMade) or event.destination is Zone.BATTLEFIELD)
            and any(each in event.arrivals for each in found)
            for event in context.state.history
        )


@phrase(
    en=("{who} [has|have] been attacked this step", "you've been attacked this step @ who=You"),
    ja="このステップに{who}が攻撃されている",
)
class BeenAttacked(Condition):
    """A player is being attacked by creatures declared in this combat (508.1b)."""

    who: Reference

    def holds(self, context: Queries) -> bool:
        """Return whether some creature attacks one of the players, not a permanent of theirs."""
        combat = context.state.combat
        players = players_among(self.who.find(context))
        return combat is not None and any(attack.target in players for attack in combat.attacks)


@phrase(
    en=("#each counter on {of}", "the number of counters on {of}"),
    ja=("#each {of:'s}上のカウンター1個", "{of:'s}上のカウンターの数"),
)
class AllCountersOn(Quantity):
    """How many counters of any kind are on something, or were when it left (122.1, 608.2h)."""

    of: Reference

    def value(self, context: Queries) -> int:
        """Return the number, over all objects and players that the words stand for."""
        total = 0
        for each in self.of.find(context):
            held = context.player(each) if isinstance(each, PlayerId) else context.look(each)
            total += 0 if held is None else sum(number for _, number in held.counters)
        return total
