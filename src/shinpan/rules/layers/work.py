"""The layers at work: drafts of the objects changed so far, and the questions that effects ask meanwhile."""

from collections.abc import Iterator

from shinpan.game.characteristics import Ability, Characteristics
from shinpan.game.enums import Layer
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.objects import Choices
from shinpan.game.state import GameState
from shinpan.phrases.abilities import StaticAbility
from shinpan.phrases.base import Modification
from shinpan.phrases.index import AbilityIndex, index_of
from shinpan.rulebook.citations import carries
from shinpan.rules.context.queries import Queries
from shinpan.rules.layers.draft import Draft
from shinpan.rules.layers.units import Unit, UnitKey, units_of_counters, units_of_lasting
from shinpan.rules.table import Table

carries("613.6")
carries("613.7a")

ABILITY_LAYERS = frozenset({Layer.COPY, Layer.FACE_DOWN, Layer.TEXT, Layer.TYPE, Layer.ABILITY})
"""The layers that may give or take abilities."""

Modifiers = tuple[tuple[int, StaticAbility, int, frozenset[Layer]], ...]
"""The parts of static abilities that change characteristics, as the index of abilities lists them."""

Plan = tuple[tuple[ObjectId, tuple[Modification, ...]], ...]
"""What an effect does in one layer: for each object it applies to, its changes with numbers worked out."""


class Work(Table):
    """A table whose characteristics are those that the layers have made so far. Nothing is changed in the state.

    drafts: the objects changed so far. started: for each effect that has begun to apply, the objects it applies to;
    begun: those effects. lasting: the effects that come from no static ability. carriers: the objects that have static
    abilities that change characteristics now, with these.
    """

    __slots__ = ("begun", "carriers", "drafts", "lasting", "started")

    def __init__(self, state: GameState) -> None:
        super().__init__(state)
        self.drafts: dict[ObjectId, Draft] = {}
        self.started: dict[UnitKey, tuple[ObjectId, ...]] = {}
        self.begun: dict[UnitKey, Unit] = {}
        self.lasting: tuple[Unit, ...] = (
            *(unit for effect in state.effects for unit in units_of_lasting(effect)),
            *units_of_counters(state),
        )
        self.carriers: dict[ObjectId, Modifiers] = {}
        for each in state.notable:
            self.ask_abilities(each)

    def trial(self) -> "Work":
        """Return an independent copy, for trying an effect out."""
        new = object.__new__(Work)
        new.state, new.recorder, new.lasting = self.state, None, self.lasting
        new.carriers = self.carriers.copy()
        new.drafts = {key: draft.copy() for key, draft in self.drafts.items()}
        new.started = self.started.copy()
        new.begun = self.begun.copy()
        return new

    def draft(self, object_id: ObjectId) -> Draft | None:
        """Return the draft of an object, begun if need be; None if it no longer exists."""
        found = self.drafts.get(object_id)
        if found is None:
            obj = self.state.objects.get(object_id)
            if obj is None:
                return None
            found = self.drafts[object_id] = Draft(obj)
        return found

    # -- the questions of a lens, asked of the drafts --------------------------------------------------------------

    def characteristics(self, object_id: ObjectId) -> Characteristics:
        """Return the characteristics that an object has so far."""
        found = self.drafts.get(object_id)
        if found is not None:
            return found.frozen()
        obj = self.state.objects.get(object_id)
        if obj is not None:
            return obj.printed
        past = self.state.pasts.get(object_id)
        last: Characteristics = past.characteristics if past is not None else Characteristics()
        return last

    def controller(self, object_id: ObjectId) -> PlayerId:
        """Return the controller that an object has so far."""
        found = self.drafts.get(object_id)
        if found is not None:
            return found.controller
        obj = self.state.objects.get(object_id)
        if obj is not None:
            return obj.controller
        past = self.state.pasts.get(object_id)
        return past.controller if past is not None else PlayerId(0)

    def origin(self, object_id: ObjectId) -> int:
        """Return the copy effect by which an object has its abilities so far, 0 if by none."""
        found = self.drafts.get(object_id)
        if found is not None:
            return found.origin
        past = self.state.pasts.get(object_id)
        return past.origin if past is not None else 0

    def index(self, object_id: ObjectId) -> AbilityIndex:
        """Return the abilities that an object has so far, sorted."""
        return index_of(self.characteristics(object_id))

    # -- what effects do -------------------------------------------------------------------------------------------

    def context(self, unit: Unit) -> Queries:
        """Return the questions as asked by an effect's source and controller."""
        effect = unit.effect
        controller = unit.controller if effect is not None else self.controller(unit.source)
        if effect is None:
            return Queries(self, unit.source, controller)
        bound = effect.affected if effect.affected is not None else effect.bound
        return Queries(self, unit.source, controller, choices=Choices(x=effect.x), bound=bound)

    def affected(self, unit: Unit) -> tuple[ObjectId, ...]:
        """Return the objects that an effect applies to: those it began with (613.6), else those it describes now."""
        begun = self.started.get(unit.key)
        if begun is not None:
            return begun
        if unit.effect is not None and unit.modify is None:
            found = unit.effect.affected or ()
        elif unit.modify is not None:
            found = unit.modify.affected.find(self.context(unit))
        objects = self.state.objects
        return tuple(ObjectId(each) for each in found if not isinstance(each, PlayerId) and each in objects)

    def holds(self, unit: Unit) -> bool:
        """Return whether the effect's "as long as" is true now; an effect that has begun goes on."""
        if unit.condition is None or unit.key in self.started:
            return True
        return unit.condition.holds(self.context(unit))

    def plan(self, unit: Unit, layer: Layer) -> Plan:
        """Return what an effect would do in a layer if applied now."""
        changes = unit.changes_in(layer)
        if not changes or not self.holds(unit):
            return ()
        context = self.context(unit)
        return tuple((each, tuple(change.settled(context, each) for change in changes)) for each in self.affected(unit))

    def apply(self, unit: Unit, plan: Plan) -> None:
        """Apply an effect as planned, and remember the objects that it applies to from here on."""
        if plan and unit.key not in self.started:
            self.started[unit.key] = tuple(each for each, _ in plan)
            self.begun[unit.key] = unit
        for object_id, changes in plan:
            draft = self.draft(object_id)
            if draft is None:
                continue
            draft.current = unit.timestamp
            for change in changes:
                change.apply(draft)
            draft.changed()
            if any(change.layer in ABILITY_LAYERS for change in changes):
                self.ask_abilities(object_id)

    def timestamp_of(self, source: ObjectId, ability: Ability) -> int:
        """Return the timestamp of a static ability: its object's, or a later one of what granted it (613.7a)."""
        own = self.state.objects[source].timestamp
        draft = self.drafts.get(source)
        if draft is not None:
            for held, granted in draft.abilities_with_times:
                if held is ability and granted is not None:
                    return max(own, granted)
        return own

    def ask_abilities(self, object_id: ObjectId) -> None:
        """Note which static abilities of an object change characteristics, as it is so far."""
        modifiers = self.index(object_id).modifiers
        if modifiers:
            self.carriers[object_id] = modifiers
        else:
            self.carriers.pop(object_id, None)

    def sources(self) -> Iterator[ObjectId]:
        """Yield the objects that may have static abilities: those known to have any, and those changed so far."""
        yield from self.state.notable
        for each in self.drafts:
            if each not in self.state.notable:
                yield each
