"""Qualities of what something has done, or what has been done to it, this turn."""

from typing import ClassVar

from shinpan.game.enums import Zone
from shinpan.game.events import Attacked, Damage, Event, TokenMade, ZoneChange
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.base import Quality, Reference, phrase
from shinpan.phrases.context import Queries


@phrase(
    en=(
        "that was dealt damage this turn",
        "dealt damage this turn",
        "who [was|were] dealt damage this turn",
        "who [was|were] dealt combat damage this turn @ combat=True",
        "that [was|were] dealt combat damage this turn @ combat=True",
    ),
    ja=("このターンに戦闘ダメージを与えられた @ combat=True", "このターンにダメージを与えられた"),
)
class WasDamaged(Quality):
    """Something that was dealt damage this turn (120). combat: combat damage."""

    volatile: ClassVar[bool] = True
    combat: bool = False

    def holds(self, context: Queries, entity: ObjectId | PlayerId) -> bool:
        """Return whether it was."""
        return any(
            isinstance(event, Damage) and event.recipient == entity and (event.combat or not self.combat)
            for event in context.state.history
        )


@phrase(
    en=("dealt damage by {by} this turn", "that was dealt damage by {by} this turn"),
    ja="このターンに{by}からダメージを与えられた",
)
class DamagedBy(Quality):
    """Something that was dealt damage this turn by something else (120)."""

    volatile: ClassVar[bool] = True
    by: Reference

    def holds(self, context: Queries, entity: ObjectId | PlayerId) -> bool:
        """Return whether it was."""
        sources = self.by.find(context)
        return any(
            isinstance(event, Damage) and event.recipient == entity and event.source in sources
            for event in context.state.history
        )


@phrase(
    en=("that attacked this turn", "that attacked or blocked this turn @ blocked=True"),
    ja=("このターンに攻撃かブロックをした @ blocked=True", "このターンに攻撃した"),
)
class DidAttack(Quality):
    """A creature that attacked this turn, or blocked."""

    volatile: ClassVar[bool] = True
    blocked: bool = False

    def holds(self, context: Queries, entity: ObjectId | PlayerId) -> bool:
        """Return whether it did."""
        return any(_took_part(event, entity, self.blocked) for event in context.state.history)


def _took_part(event: Event, entity: ObjectId | PlayerId, blocked: bool) -> bool:
    if isinstance(event, Attacked):
        return event.attacker == entity
    return blocked and getattr(event, "blocker", None) == entity


def arrived(event: Event) -> tuple[ObjectId, ...]:
    """Return what entered the battlefield by an event (603.6a)."""
    if isinstance(event, ZoneChange):
        return event.arrivals if event.destination is Zone.BATTLEFIELD else ()
    return event.arrivals if isinstance(event, TokenMade) else ()


@phrase(en="that entered this turn", ja="このターンに戦場に出た")
class HasEnteredThisTurn(Quality):
    """A permanent that entered the battlefield this turn (603.6a)."""

    volatile: ClassVar[bool] = True

    def holds(self, context: Queries, entity: ObjectId | PlayerId) -> bool:
        """Return whether it did."""
        return any(entity in arrived(event) for event in context.state.history)


@phrase(
    en=(
        "that was put there from anywhere this turn @ origin=None",
        "that was put there this turn @ origin=None",
        "that was put there from the {origin} this turn @ whose=None",
        "that was put there from {whose:'s} {origin} this turn",
    ),
    ja=(
        "このターンにそこに置かれた @ origin=None",
        "このターンに{origin}からそこに置かれた @ whose=None",
        "このターンに{whose:'s}{origin}からそこに置かれた",
    ),
)
class PutThereThisTurn(Quality):
    """A card that was put where it is this turn: "from the battlefield this turn" (400.7).

    origin: from where, None if from wherever.
    """

    volatile: ClassVar[bool] = True
    wide: ClassVar[bool] = True
    origin: Zone | None = None
    whose: Reference | None = None

    def holds(self, context: Queries, entity: ObjectId | PlayerId) -> bool:
        """Return whether it was."""
        found = None if isinstance(entity, PlayerId) else context.look(entity)
        if found is None or (self.whose is not None and not self.whose.includes(context, found.owner)):
            return False
        return any(
            isinstance(event, ZoneChange) and self.origin in (None, event.origin) and entity in event.arrivals
            for event in context.state.history
        )
