"""Units: the continuous effects that take part in the layers, whether from static abilities or lasting."""

from collections.abc import Iterator
from dataclasses import dataclass

from shinpan.game.effects import ContinuousEffect
from shinpan.game.enums import Layer, Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.state import GameState
from shinpan.phrases.abilities import Keyword, Modify, StaticAbility
from shinpan.phrases.base import Condition, Modification
from shinpan.phrases.modifications.abilities import GainAbilities
from shinpan.phrases.references.objects import Specific

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


def units_of_counters(state: GameState) -> Iterator[Unit]:
    """Yield the units of keyword counters, each kind with the time at which the last was put there (613.7c)."""
    for object_id in state.notable:
        obj = state.objects[object_id]
        if not obj.counters or obj.zone is not Zone.BATTLEFIELD or obj.phased_out:
            continue
        for place, (kind, _) in enumerate(obj.counters):
            if kind.keyword is not None:
                gained = (GainAbilities((Keyword(kind.keyword),)),)
                time = next((stamp for each, stamp in obj.counter_times if each is kind), obj.timestamp)
                modify = Modify(Specific((object_id,)), gained)
                yield Unit((-2, object_id, place), object_id, obj.controller, time, modify, gained, -1)
