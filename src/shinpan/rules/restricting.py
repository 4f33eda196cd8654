"""What can't be done: restrictions of static abilities and lasting effects (101.2, 611.3)."""

from collections.abc import Iterator
from typing import TypeVar

from shinpan.game.ids import Entity, ObjectId
from shinpan.phrases.restrictions import NoActivation, Restriction
from shinpan.rulebook.citations import carries
from shinpan.rules.context.parts import context_of_part
from shinpan.rules.context.queries import Queries
from shinpan.rules.layers.view import ActivePart
from shinpan.rules.table import Table

carries("101.2")

_R = TypeVar("_R", bound=Restriction)


def in_force(table: Table, family: type[_R]) -> Iterator[tuple[_R, Queries, ActivePart]]:
    """Yield the restrictions of a family whose conditions hold, with the context in which they ask."""
    for active in table.view().in_force(family):
        part = active.part
        assert isinstance(part, family)
        context = context_of_part(table, active)
        if active.condition is None or active.condition.holds(context):
            yield part, context, active


def forbidden(table: Table, family: type[Restriction], entity: Entity, asking: Queries | None = None) -> bool:
    """Return whether a restriction of a family applies to an object or player."""
    return forbidden_by(table, family, entity, asking) is not None


def forbidden_by(
    table: Table, family: type[Restriction], entity: Entity, asking: Queries | None = None
) -> ActivePart | None:
    """Return the first restriction of a family that applies to an object or player, or None.

    asking: the spell or ability that wants to do something to it, for restrictions that depend on who asks.
    """
    if family not in table.view().parts:
        return None
    for part, context, active in in_force(table, family):
        if part.covers(context, entity) and part.concerns(context, asking):
            return active
    return None


def barred(table: Table, object_id: ObjectId, mana: bool) -> bool:
    """Return whether an object's activated abilities can't be activated (602.5). mana: of its mana abilities."""
    if NoActivation not in table.view().parts:
        return False
    return any(
        (part.mana or not mana) and part.covers(context, object_id)
        for part, context, _ in in_force(table, NoActivation)
    )
