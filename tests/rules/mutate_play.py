"""Casting creatures for their mutate cost in a small game, for tests of mutate and merging."""

from collections.abc import Iterable

from table_play import ALICE, Play

from shinpan.game.enums import Zone
from shinpan.game.ids import ObjectId
from shinpan.game.keywords import KeywordAbility

MUTATE = (KeywordAbility.MUTATE,)


def mutating(play: Play, name: str, host: ObjectId) -> ObjectId:
    """Cast a creature for its mutate cost; return the spell."""
    return play.cast(ALICE, play.add(ALICE, name, Zone.HAND), host, keywords=MUTATE)


def mutate(play: Play, name: str, host: ObjectId, how: str = "mutate over") -> ObjectId:
    """Have a creature mutate; its triggers wait on the stack. Return it, the same object."""
    mutating(play, name, host)
    play.resolve(how)
    return host


def names_of(play: Play, objects: Iterable[ObjectId]) -> list[str]:
    """Return the printed names of objects, of all their components."""
    found = (play.table.state.objects[each] for each in objects)
    return [part.definition.name for obj in found for part in obj.components]
