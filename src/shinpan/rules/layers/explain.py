"""How an object's characteristics come about (613): the calculation as a table, values in, values out."""

from dataclasses import dataclass
from enum import Enum, unique

from shinpan.game.characteristics import Characteristics
from shinpan.game.enums import Layer
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.objects import GameObject
from shinpan.phrases.base import Modification
from shinpan.rules.layers.dependency import Choice, exists
from shinpan.rules.layers.project import Watcher, functions_for, project
from shinpan.rules.layers.units import Unit, UnitKey, unit_of_static, units_of_lasting
from shinpan.rules.layers.work import Plan, Work
from shinpan.rules.table import Table

RULES: dict[Layer, str] = {
    Layer.COPY: "613.2a",
    Layer.FACE_DOWN: "613.2b",
    Layer.CONTROL: "613.1b",
    Layer.TEXT: "613.1c",
    Layer.TYPE: "613.1d",
    Layer.COLOR: "613.1e",
    Layer.ABILITY: "613.1f",
    Layer.PT_DEFINE: "613.4a",
    Layer.PT_SET: "613.4b",
    Layer.PT_MODIFY: "613.4c",
    Layer.PT_SWITCH: "613.4d",
}
"""The rule of each layer."""


@unique
class Why(Enum):
    """Why an effect is applied where it is in its layer."""

    ALONE = "no other effect applies in the layer"
    DEFINING = "it is from a characteristic-defining ability: those go first"
    TIMESTAMP = "by its timestamp"
    WAITED = "it depended on others and waited for them"
    OVERTAKES = "others with earlier timestamps depend on it"
    LOOP = "it is in a dependency loop, so that its timestamp decides"
    COUNTERS = "counters; all changes of their sublayer add up"
    LOST = "it isn't applied: its ability is gone before it began"


REASONS: dict[Why, str] = {
    Why.DEFINING: "613.3",
    Why.TIMESTAMP: "613.7",
    Why.WAITED: "613.8b",
    Why.OVERTAKES: "613.8b",
    Why.LOOP: "613.8b",
    Why.COUNTERS: "613.4c",
    Why.LOST: "604.2",
}
"""The rule of each reason that has one."""


@dataclass(frozen=True, slots=True)
class Look:
    """What an object is like at one point of the calculation."""

    characteristics: Characteristics
    controller: PlayerId


@dataclass(frozen=True, slots=True)
class Row:
    """One effect that applies, or doesn't apply any more, to the object.

    source: the object whose effect or ability it is; the object itself for counters. changes: what it does, numbers
    worked out; empty for counters. others: the sources of the effects that it waited for, or that wait for it. goes_on:
    its ability is gone by now, but it has begun in an earlier layer (613.6). timestamp: of the effect.
    """

    layer: Layer
    source: ObjectId
    changes: tuple[Modification, ...]
    why: Why
    before: Look
    after: Look
    others: tuple[ObjectId, ...] = ()
    goes_on: bool = False
    timestamp: int = 0

    @property
    def rules(self) -> tuple[str, ...]:
        """The rule of the layer, and that of the order."""
        rules = [RULES[self.layer]]
        if self.why in REASONS:
            rules.append(REASONS[self.why])
        if self.why is Why.LOST and self.others:
            rules.append("613.8a")
        if self.goes_on:
            rules.append("613.6")
        return tuple(dict.fromkeys(rules))


@dataclass(frozen=True, slots=True)
class Explanation:
    """The calculation for one object, from its own values to the final ones."""

    object: ObjectId
    start: Look
    rows: tuple[Row, ...]
    final: Look


def explain(table: Table, object_id: ObjectId) -> Explanation:
    """Return how the characteristics of an object come about. Raises KeyError if there is no such object."""
    obj = table.state.objects[object_id]
    start = Look(obj.printed, obj.controller)
    watcher = _Recorder(table, object_id, start)
    project(table.state, watcher)
    return Explanation(object_id, start, tuple(watcher.rows), watcher.last)


class _Recorder(Watcher):
    """Writes the rows that concern one object."""

    def __init__(self, table: Table, object_id: ObjectId, start: Look) -> None:
        self.id = object_id
        self.last = start
        self.rows: list[Row] = []
        self._applied: set[UnitKey] = set()
        self._begun: dict[UnitKey, Layer] = {}
        self._waited: dict[UnitKey, dict[UnitKey, Unit]] = {}
        self._hopes = _hopes(table, object_id)

    def applied(self, work: Work, layer: Layer, choice: Choice, plan: Plan) -> None:
        """Write a row for an effect that changes the object, and remember who waits for whom."""
        unit = choice.unit
        if plan:
            self._begun.setdefault(unit.key, layer)
        for wait in choice.waits:
            self._waited.setdefault(wait.unit.key, {}).update({other.key: other for other in wait.on})
            if any(each == self.id for each, _ in wait.plan):
                self._hopes.setdefault(wait.unit.key, (layer, wait.unit, _changes(wait.plan, self.id)))
        if not any(each == self.id for each, _ in plan):
            return
        self._applied.add(unit.key)
        why, others = self._why(layer, choice)
        begun_before = self._begun[unit.key] is not layer
        goes_on = begun_before and unit.ability is not None and not _still_there(work, unit)
        self._row(work, layer, unit, _changes(plan, self.id), why, others, goes_on=goes_on)

    def counted(self, work: Work, obj: GameObject, layer: Layer) -> None:
        """Write a row for counters on the object."""
        if obj.id == self.id:
            before, self.last = self.last, _look(work, self.id)
            self.rows.append(Row(layer, self.id, (), Why.COUNTERS, before, self.last, timestamp=obj.timestamp))

    def finished(self, work: Work, layer: Layer) -> None:
        """Write rows for effects that would have applied to the object but are gone."""
        self.last = _look(work, self.id)
        for key, (first, unit, changes) in tuple(self._hopes.items()):
            if first is layer and key not in self._applied and not exists(work, unit):
                others = tuple(dict.fromkeys(other.source for other in self._waited.get(key, {}).values()))
                row = Row(layer, unit.source, changes, Why.LOST, self.last, self.last, others, timestamp=unit.timestamp)
                self.rows.append(row)
                del self._hopes[key]

    def _why(self, layer: Layer, choice: Choice) -> tuple[Why, tuple[ObjectId, ...]]:
        unit = choice.unit
        waited = self._waited.get(unit.key)
        if unit.defining:
            return Why.DEFINING, ()
        if waited:
            return Why.WAITED, tuple(dict.fromkeys(other.source for other in waited.values()))
        if choice.waits:
            return Why.OVERTAKES, tuple(dict.fromkeys(wait.unit.source for wait in choice.waits))
        if choice.looped:
            return Why.LOOP, ()
        several = choice.among > 1 or any(row.layer is layer for row in self.rows)
        return (Why.TIMESTAMP if several else Why.ALONE), ()

    def _row(
        self,
        work: Work,
        layer: Layer,
        unit: Unit,
        changes: tuple[Modification, ...],
        why: Why,
        others: tuple[ObjectId, ...],
        *,
        goes_on: bool,
    ) -> None:
        before, self.last = self.last, _look(work, self.id)
        row = Row(layer, unit.source, changes, why, before, self.last, others, goes_on, unit.timestamp)
        self.rows.append(row)


def _changes(plan: Plan, object_id: ObjectId) -> tuple[Modification, ...]:
    return next(changes for each, changes in plan if each == object_id)


def _look(work: Work, object_id: ObjectId) -> Look:
    return Look(work.characteristics(object_id), work.controller(object_id))


def _still_there(work: Work, unit: Unit) -> bool:
    """Return whether the ability that makes an effect is still there, whether or not the effect has begun."""
    return any(ability == unit.ability for _, ability in work.index(unit.source).statics)


def _hopes(table: Table, object_id: ObjectId) -> dict[UnitKey, tuple[Layer, Unit, tuple[Modification, ...]]]:
    """Return the effects that would apply to the object if nothing changed anything, each with its first layer."""
    work = Work(table.state)
    found: dict[UnitKey, tuple[Layer, Unit, tuple[Modification, ...]]] = {}
    units: list[Unit] = [unit for effect in table.state.effects for unit in units_of_lasting(effect)]
    for source in work.sources():
        obj = table.state.objects[source]
        if obj.phased_out:
            continue
        units.extend(
            unit_of_static(source, obj.controller, obj.timestamp, number, ability, place)
            for number, ability, place, _ in work.index(source).modifiers
            if functions_for(obj, ability)
        )
    for unit in units:
        first = min((change.layer for change in unit.changes), default=None)
        plan = work.plan(unit, first) if first is not None else ()
        if first is not None and any(each == object_id for each, _ in plan):
            found[unit.key] = (first, unit, _changes(plan, object_id))
    return found
