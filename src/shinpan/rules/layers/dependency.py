"""Which effect is applied next within a layer: timestamps, and dependency decided by trying out (613.7, 613.8)."""

from typing import NamedTuple

from shinpan.game.enums import Layer
from shinpan.phrases.base import Modification
from shinpan.rulebook.citations import carries
from shinpan.rules.layers.reading import reads_of
from shinpan.rules.layers.units import Unit, UnitKey
from shinpan.rules.layers.work import Plan, Work

carries("613.7")
carries("613.8")
carries("613.8a")
carries("613.8b")
carries("613.8c")


def by_timestamp(unit: Unit) -> tuple[int, int, int]:
    """Sort key: the timestamp; effects of one object with the same one go in the order of its text."""
    return (unit.timestamp, unit.key[1], unit.key[2])


class Wait(NamedTuple):
    """An effect whose turn it would be by its timestamp, but that waits for others that it depends on (613.8b).

    plan: what it would do if it were applied now.
    """

    unit: Unit
    plan: Plan
    on: tuple[Unit, ...]


class Choice(NamedTuple):
    """The effect to apply next. among: from how many. looped: it is in a dependency loop, so its timestamp decides.

    waits: the effects with earlier timestamps that have to wait.
    """

    unit: Unit
    among: int = 1
    looped: bool = False
    waits: tuple[Wait, ...] = ()


def next_unit(work: Work, layer: Layer, waiting: list[Unit]) -> Choice:
    """Return the effect to apply next.

    waiting: effects of this layer not yet applied, all characteristic-defining or none of them (613.8a(c)).
    """
    ordered = sorted(waiting, key=by_timestamp)
    if len(ordered) == 1 or not _may_interact(layer, ordered):
        return Choice(ordered[0], len(ordered))
    first = ordered[0]
    if _is_fixed(work, layer, first):
        return Choice(first, len(ordered))
    plans = {unit.key: work.plan(unit, layer) for unit in ordered}
    if not any(_depends(work, layer, first, other, plans) for other in ordered[1:]):
        return Choice(first, len(ordered))
    depends = _dependencies(work, layer, ordered, plans)
    waits: list[Wait] = []
    for unit in ordered:
        loop = _loop_of(unit, depends)
        on = depends[unit.key] - loop
        if not on:
            return Choice(unit, len(ordered), bool(loop), tuple(waits))
        waits.append(Wait(unit, plans[unit.key], tuple(other for other in ordered if other.key in on)))
    return Choice(ordered[0], len(ordered), True)


Depends = dict[tuple[int, int, int], set[tuple[int, int, int]]]


def _dependencies(work: Work, layer: Layer, units: list[Unit], plans: dict[UnitKey, Plan]) -> Depends:
    """Return for each effect those it depends on: applying one changes whether it exists, what it does, or to what."""
    depends: Depends = {unit.key: set() for unit in units}
    asking = [unit for unit in units if not _is_fixed(work, layer, unit)]
    for other in units:
        if not plans[other.key]:
            continue
        trial = work.trial()
        trial.apply(other, plans[other.key])
        for unit in asking:
            if unit is not other and _differs(trial, unit, layer, plans[unit.key]):
                depends[unit.key].add(other.key)
    return depends


def _depends(work: Work, layer: Layer, unit: Unit, other: Unit, plans: dict[UnitKey, Plan]) -> bool:
    """Return whether one effect depends on another; asked of the first in line before the whole order is worked out."""
    if not plans[other.key]:
        return False
    trial = work.trial()
    trial.apply(other, plans[other.key])
    return _differs(trial, unit, layer, plans[unit.key])


def _is_fixed(work: Work, layer: Layer, unit: Unit) -> bool:
    """Return whether nothing can change that an effect exists, to what it applies, or what it does: no trial needed.

    So it is with a spell's effect on what was set as it resolved (611.2c), if its changes ask for nothing.
    """
    if unit.key not in work.started:
        of_resolution = unit.ability is None and unit.effect is not None and unit.modify is None
        if not of_resolution or unit.condition is not None:
            return False
    return all(type(change).settled is Modification.settled for change in unit.changes_in(layer))


def _differs(trial: Work, unit: Unit, layer: Layer, plan: Plan) -> bool:
    if not exists(trial, unit):
        return True
    return trial.plan(unit, layer) != plan


def exists(work: Work, unit: Unit) -> bool:
    """Return whether the ability that makes an effect is still there, or has already begun to apply (613.6)."""
    if unit.ability is None or unit.key in work.started:
        return True
    statics = work.index(unit.source).statics
    return any(ability is unit.ability or ability == unit.ability for _, ability in statics)


def _loop_of(unit: Unit, depends: Depends) -> set[tuple[int, int, int]]:
    """Return the effects that are in a dependency loop with an effect; among them timestamps decide (613.8b)."""
    reached = _reach(unit.key, depends)
    return {key for key in reached if unit.key in _reach(key, depends)}


def _reach(start: tuple[int, int, int], depends: Depends) -> set[tuple[int, int, int]]:
    reached: set[tuple[int, int, int]] = set()
    pending = list(depends[start])
    while pending:
        key = pending.pop()
        if key not in reached:
            reached.add(key)
            pending.extend(depends.get(key, ()))
    return reached


def _may_interact(layer: Layer, units: list[Unit]) -> bool:
    """Return False if plainly no effect of the layer can change what another does, so that no trial is needed."""
    if layer in _NUMBERS:
        return any(_reads_power(unit) for unit in units)
    return True


_NUMBERS = frozenset({Layer.PT_DEFINE, Layer.PT_SET, Layer.PT_MODIFY, Layer.PT_SWITCH})


def _reads_power(unit: Unit) -> bool:
    """Return whether an effect asks for power or toughness, in its description or its amounts."""
    parts: tuple[Modification | object, ...] = (unit.modify,) if unit.modify is not None else unit.changes
    return any(reads_of(part).power for part in (*parts, unit.condition) if part is not None)
