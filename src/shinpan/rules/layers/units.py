"""Units: the continuous effects that take part in the layers, whether from static abilities or lasting."""

from collections.abc import Iterator
from dataclasses import dataclass

from shinpan.game.effects import ContinuousEffect
from shinpan.game.enums import Layer
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.abilities import Modify, StaticAbility
from shinpan.phrases.base import Condition, Modification

UnitKey = tuple[int, int, int]


@dataclass(slots=True)
class Unit:
    """One continuous effect with one set of affected objects and its changes, by layer (613.6).

    key tells it from all others while the layers are applied. number: the place of the static ability that makes it,
    -1 for a lasting effect. ability: that static ability, whose existence is asked for as long as it hasn't started.
    """

    key: UnitKey
    source: ObjectId
    controller: PlayerId
    timestamp: int
    modify: Modify | None
    changes: tuple[Modification, ...]
    number: int
    ability: StaticAbility | None = None
    effect: ContinuousEffect | None = None
    condition: Condition | None = None
    defining: bool = False

    def changes_in(self, layer: Layer) -> tuple[Modification, ...]:
        """Return what it does in a layer."""
        return tuple(change for change in self.changes if change.layer is layer)


def unit_of_static(
    source: ObjectId, controller: PlayerId, timestamp: int, number: int, ability: StaticAbility, place: int
) -> Unit:
    """Return the unit of one `Modify` part of a static ability."""
    modify = ability.parts[place]
    assert isinstance(modify, Modify)
    return Unit(
        key=(source, number, place),
        source=source,
        controller=controller,
        timestamp=timestamp,
        modify=modify,
        changes=modify.changes,
        number=number,
        ability=ability,
        condition=ability.condition,
        defining=ability.defining,
    )


def units_of_lasting(effect: ContinuousEffect) -> Iterator[Unit]:
    """Yield the units of a lasting effect: its loose modifications together, and each `Modify`."""
    loose = tuple(part for part in effect.parts if isinstance(part, Modification))
    if loose:
        yield _lasting(effect, 0, None, loose)
    for place, part in enumerate(effect.parts, 1):
        if isinstance(part, Modify):
            yield _lasting(effect, place, part, part.changes)


def _lasting(effect: ContinuousEffect, place: int, modify: Modify | None, changes: tuple[Modification, ...]) -> Unit:
    return Unit(
        key=(-1, effect.id, place),
        source=effect.source,
        controller=effect.controller,
        timestamp=effect.timestamp,
        modify=modify,
        changes=changes,
        number=-1,
        effect=effect,
    )
