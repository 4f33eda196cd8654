"""The restrictions, requirements and costs in force, each with the context in which it asks."""

from typing import NamedTuple

from shinpan.game.ids import Entity, ObjectId
from shinpan.phrases.restrictions import Restriction
from shinpan.rules.context.resolution import Acting, context_of_part
from shinpan.rules.table import Table


class InForce(NamedTuple):
    """A part of an effect that is in force, and its context; the context's source is where it comes from."""

    part: Restriction
    context: Acting

    @property
    def source(self) -> ObjectId:
        """The object whose effect it is."""
        return self.context.source

    def covers(self, entity: Entity) -> bool:
        """Return whether it is about an object or player."""
        return self.part.covers(self.context, entity)


def in_force(table: Table, family: type[Restriction]) -> tuple[InForce, ...]:
    """Return the parts of a family that are in force and whose conditions hold, in the order of the view."""
    found = table.view().in_force(family)
    if not found:
        return ()
    asked = []
    for active in found:
        assert isinstance(active.part, Restriction)
        context = context_of_part(table, active)
        if active.condition is None or active.condition.holds(context):
            asked.append(InForce(active.part, context))
    return tuple(asked)
