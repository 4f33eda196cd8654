"""Qualities by comparison with others, and by what is printed as a size."""

from typing import ClassVar

from shinpan.game.enums import Zone
from shinpan.game.events import Blocked, ZoneChange
from shinpan.game.ids import Entity, PlayerId
from shinpan.phrases.base import Adjective, Quality, Reference, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.measures import Measure, measured
from shinpan.phrases.qualities.groups import Collection


@phrase(en="{power}/{toughness}", ja="{power}/{toughness}の")
class OfSize(Adjective):
    """With exactly a power and a toughness (208)."""

    power: int
    toughness: int
    reads_power: ClassVar[bool] = True

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the object has both."""
        if isinstance(entity, PlayerId):
            return False
        found = context.characteristics(entity)
        return (found.power, found.toughness) == (self.power, self.toughness)


@phrase(
    en=("with the greatest {what} among {group:plural}", "with the highest {what} among {group:plural}"),
    ja="{group:plural}の中で{what}が最大である",
)
class WithGreatest(Quality):
    """With a power, toughness or mana value that no other of a description exceeds."""

    what: Measure
    group: Collection
    reads_power: ClassVar[bool] = True

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether none of them has more."""
        most = max((measured(context, self.what, each) for each in self.group.members(context)), default=0)
        return not isinstance(entity, PlayerId) and measured(context, self.what, entity) >= most


@phrase(
    en="that do[esn't|n't] have the same name as {group:a}",
    ja="{group:a}と同じ名前を持たない",
)
class NotNamedLike(Quality):
    """With no name in common with anything of a description (201.2a)."""

    group: Collection

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether none of them has one of its names."""
        if isinstance(entity, PlayerId):
            return False
        others = (each for each in self.group.members(context) if not isinstance(each, PlayerId))
        names = {name for each in others for name in context.characteristics(each).names}
        return names.isdisjoint(context.characteristics(entity).names)


@phrase(
    en="that entered under {whose:'s} control this turn",
    ja="このターンに{whose:'s}コントロール下で戦場に出た",
)
class CameThisTurn(Quality):
    """A permanent that entered the battlefield this turn under a player's control (608.2i)."""

    volatile: ClassVar[bool] = True
    whose: Reference

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether it did."""
        return any(
            isinstance(event, ZoneChange)
            and event.destination is Zone.BATTLEFIELD
            and entity in event.arrivals
            and self.whose.includes(context, event.controller)
            for event in context.state.history
        )


@phrase(en="that blocked this turn", ja="このターンにブロックした")
class DidBlock(Quality):
    """A creature that blocked this turn (509.1g)."""

    volatile: ClassVar[bool] = True

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether it did."""
        return any(isinstance(event, Blocked) and event.blocker == entity for event in context.state.history)
