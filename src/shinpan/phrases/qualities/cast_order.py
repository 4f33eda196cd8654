"""Spells by when they are cast: the first of each turn, the next one (601.2i)."""

from collections.abc import Callable
from typing import ClassVar

from shinpan.game.enums import Zone
from shinpan.game.events import SpellCast
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.phrases.base import Quality, Reference, phrase
from shinpan.phrases.context import Queries
from shinpan.phrases.qualities.groups import Collection
from shinpan.phrases.qualities.stacked import cast_from
from shinpan.phrases.triggers.origins import Origin, came_from


def _comes_first(context: Queries, spell: ObjectId, fits: Callable[[ObjectId], bool], after: int = 0) -> bool:
    """Return whether a spell is the first that fits of those that its controller casts this turn, or is casting.

    after: only spells that came to the stack later than that object count.
    """
    player = context.controller(spell)
    cast = [each.object for each in context.state.history if isinstance(each, SpellCast) and each.player == player]
    for each in cast:
        if each > after and (each == spell or fits(each)):
            return each == spell
    return spell not in cast and cast_from(context, spell) is not None


@phrase(
    en="the first {spells} {who} cast[s]< {origin}> each turn",
    ja="{who}が各ターンに<{origin}>最初に唱える{spells}",
)
class FirstSpell(Reference):
    """The first spell of a description that a player casts in each turn, if it is on the stack; copies aren't cast."""

    wide: ClassVar[bool] = True
    volatile: ClassVar[bool] = True
    who: Reference
    spells: Collection
    origin: Origin | None = None

    def find(self, context: Queries) -> tuple[Entity, ...]:
        """Return those on the stack."""
        return tuple(each for each in context.in_zone(Zone.STACK) if self.includes(context, each))

    def includes(self, context: Queries, entity: Entity) -> bool:
        """Return whether the entity is such a spell."""
        if isinstance(entity, PlayerId) or not self.spells.holds(context, entity):
            return False
        if not self.who.includes(context, context.controller(entity)):
            return False
        return self._fits(context, entity) and _comes_first(context, entity, lambda each: self._fits(context, each))

    def _fits(self, context: Queries, spell: ObjectId) -> bool:
        return self.spells.fits(context, spell) and came_from(self.origin, context, spell)


@phrase()
class NextCast(Quality):
    """The first spell of a description that a player casts after something. No text says it, such effects do.

    after: the last object that had been made then.
    """

    wide: ClassVar[bool] = True
    volatile: ClassVar[bool] = True
    spells: Collection
    who: Reference
    after: int

    def holds(self, context: Queries, entity: Entity) -> bool:
        """Return whether the entity is that spell, or a card that would be."""
        if isinstance(entity, PlayerId) or not self.who.includes(context, context.controller(entity)):
            return False
        if not self.spells.fits(context, entity):
            return False
        return _comes_first(context, entity, lambda each: self.spells.fits(context, each), self.after)
