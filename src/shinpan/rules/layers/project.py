"""The layers in order (613.1): from the objects' own values to the view of everything in force."""

from shinpan.game.enums import Duration, Layer, ObjectKind, Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.objects import GameObject
from shinpan.game.state import GameState
from shinpan.phrases.abilities import Modify, StaticAbility, TriggeredAbility
from shinpan.phrases.base import Modification, StaticPart
from shinpan.phrases.index import index_of, may_be_used
from shinpan.rulebook.citations import carries
from shinpan.rules.layers.dependency import Choice, exists, next_unit
from shinpan.rules.layers.reading import reads_of, speaks_of_spells
from shinpan.rules.layers.status import settle_status
from shinpan.rules.layers.units import Unit, UnitKey, unit_of_static
from shinpan.rules.layers.view import ActivePart, ActiveTrigger, View
from shinpan.rules.layers.work import Plan, Work

carries("613.1")
carries("613.3")
carries("613.4")
carries("613.5")
carries("122.1a")
carries("122.1b")
carries("613.7c")
carries("113.6")


class Watcher:
    """Who wants to see each effect applied, for the layer tables of explanations. This one doesn't look."""

    def applied(self, work: Work, layer: Layer, choice: Choice, plan: Plan) -> None:
        """See an effect applied, as planned, and why it was this one's turn."""

    def counted(self, work: Work, obj: GameObject, layer: Layer) -> None:
        """See counters applied to an object."""

    def finished(self, work: Work, layer: Layer) -> None:
        """See a layer finished."""


def project(state: GameState, watcher: Watcher | None = None) -> View:
    """Work out what follows from all continuous effects in a state."""
    view = View(state.version)
    if not state.notable and not state.effects:
        return view
    work = Work(state)
    needed = _layers_needed(work)
    for layer in Layer:
        if layer in needed and _run(work, layer, watcher):
            needed = _layers_needed(work)
            view.retyped = view.retyped or layer in _WHAT_IT_IS
            view.lent = view.lent or layer is Layer.ABILITY
        if layer is Layer.FACE_DOWN and work.drafts:
            settle_status(work)
            view.copiable = {key: draft.frozen() for key, draft in work.drafts.items()}
            view.origins = {key: draft.origin for key, draft in work.drafts.items() if draft.origin}
        if watcher is not None:
            watcher.finished(work, layer)
    for object_id, draft in work.drafts.items():
        view.changed[object_id] = draft.frozen()
        view.controllers[object_id] = draft.controller
        obj = state.objects[object_id]
        if obj.zone is not Zone.BATTLEFIELD and may_be_used(obj.zone, index_of(view.changed[object_id])):
            view.usable.append(object_id)
    view.modified = bool(work.started)
    _collect(work, view)
    _note_reads(work, view)
    return view


_WHAT_IT_IS = frozenset({Layer.COPY, Layer.FACE_DOWN, Layer.TEXT, Layer.TYPE})


def _layers_needed(work: Work) -> frozenset[Layer]:
    """Return the layers in which anything applies, as far as can be seen now; abilities gained may add more."""
    needed: set[Layer] = set()
    for unit in work.lasting:
        needed.update(change.layer for change in unit.changes)
    for modifiers in work.carriers.values():
        for _, _, _, layers in modifiers:
            needed |= layers
    for unit in work.begun.values():
        needed.update(change.layer for change in unit.changes)
    if any(work.state.objects[each].counters for each in work.state.notable):
        needed.add(Layer.PT_MODIFY)
    return frozenset(needed)


def _run(work: Work, layer: Layer, watcher: Watcher | None) -> bool:
    """Apply one layer: characteristic-defining abilities first, then the rest; the order asked anew each time.

    Return whether anything was applied.
    """
    done: set[UnitKey] = set()
    for defining in (True, False):
        while True:
            waiting = [unit for unit in _units(work, layer) if unit.defining is defining and unit.key not in done]
            if not waiting:
                break
            choice = next_unit(work, layer, waiting)
            plan = work.plan(choice.unit, layer)
            work.apply(choice.unit, plan)
            done.add(choice.unit.key)
            if watcher is not None:
                watcher.applied(work, layer, choice, plan)
    if layer is Layer.PT_MODIFY and work.state.notable:
        _power_counters(work, watcher)
    return bool(done)


def _units(work: Work, layer: Layer) -> list[Unit]:
    """Return the effects that have a part in a layer and exist now, or began in an earlier layer."""
    found: dict[UnitKey, Unit] = {}
    for unit in work.lasting:
        if unit.changes_in(layer):
            found[unit.key] = unit
    for source in work.carriers:
        for unit in _units_of(work, source, layer):
            found[unit.key] = unit
    for key, unit in work.begun.items():
        if key not in found and unit.changes_in(layer):
            found[key] = unit
    return [unit for unit in found.values() if exists(work, unit)]


def _units_of(work: Work, source: ObjectId, layer: Layer) -> list[Unit]:
    obj = work.state.objects.get(source)
    if obj is None or obj.phased_out:
        return []
    return [
        unit_of_static(source, obj.controller, work.timestamp_of(source, ability), number, ability, place)
        for number, ability, place, layers in work.carriers[source]
        if layer in layers and functions_for(obj, ability)
    ]


def functions_for(obj: GameObject, ability: StaticAbility | TriggeredAbility) -> bool:
    """Return whether an ability functions where its object is (113.6); an emblem's does in the command zone."""
    if isinstance(ability, StaticAbility) and ability.defining:
        return True
    if obj.kind is ObjectKind.EMBLEM:
        return obj.zone is Zone.COMMAND
    return obj.zone in ability.zones


def _power_counters(work: Work, watcher: Watcher | None) -> None:
    """Let counters change power and toughness (613.4c). All changes of this sublayer add up, so they go last."""
    for object_id in work.state.notable:
        obj = work.state.objects[object_id]
        if not obj.counters or obj.zone is not Zone.BATTLEFIELD or obj.phased_out:
            continue
        power = sum(kind.power * number for kind, number in obj.counters)
        toughness = sum(kind.toughness * number for kind, number in obj.counters)
        draft = work.draft(object_id) if power or toughness else None
        if draft is not None:
            draft.power = None if draft.power is None else draft.power + power
            draft.toughness = None if draft.toughness is None else draft.toughness + toughness
            draft.changed()
            if watcher is not None:
                watcher.counted(work, obj, Layer.PT_MODIFY)


def _note_reads(work: Work, view: View) -> None:
    """Note what the effects that change characteristics depend on."""
    phrases: list[object] = [part for effect in work.state.effects for part in effect.parts]
    for modifiers in work.carriers.values():
        phrases.extend(ability for _, ability, _, _ in modifiers)
    phrases.extend(unit.ability for unit in work.begun.values() if unit.ability is not None)
    for each in phrases:
        reads = reads_of(each)
        view.volatile = view.volatile or reads.volatile
        view.wide = view.wide or reads.wide
    if any(effect.duration is Duration.WHILE for effect in work.state.effects):
        view.volatile = True


def _collect(work: Work, view: View) -> None:
    """Put what is in force besides changes of characteristics into the view: static parts and triggers."""
    for object_id in tuple(work.sources()):
        obj = work.state.objects.get(object_id)
        if obj is None or obj.phased_out:
            continue
        index = work.index(object_id)
        controller = work.controller(object_id)
        for number, ability in index.statics:
            if functions_for(obj, ability):
                _collect_static(view, object_id, controller, number, ability)
        for number, triggered in index.triggered:
            if functions_for(obj, triggered):
                origin = view.origins.get(object_id, 0)
                view.add_trigger(ActiveTrigger(object_id, controller, number, triggered, origin))
    for effect in work.state.effects:
        for place, part in enumerate(effect.parts):
            if isinstance(part, Modification) or not isinstance(part, StaticPart):
                continue
            active = ActivePart(part, effect.source, effect.controller, -1, place, effect.id, effect.affected)
            if not isinstance(part, Modify):
                view.add_part(active)
            elif speaks_of_spells(part):
                view.for_spells.append(active)


def _collect_static(view: View, source: ObjectId, controller: PlayerId, number: int, ability: StaticAbility) -> None:
    origin = view.origins.get(source, 0)
    for place, part in enumerate(ability.parts):
        if isinstance(part, Modification):
            continue
        if not isinstance(part, Modify):
            view.add_part(
                ActivePart(part, source, controller, number, place, condition=ability.condition, origin=origin)
            )
        elif speaks_of_spells(part):
            view.for_spells.append(
                ActivePart(part, source, controller, number, place, condition=ability.condition, origin=origin)
            )
