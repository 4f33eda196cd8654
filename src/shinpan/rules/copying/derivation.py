"""How the copiable values of an object come about (707.2, 613.2): values in, values out, the rule for each step."""

from dataclasses import dataclass
from enum import Enum, unique

from shinpan.game.characteristics import Characteristics
from shinpan.game.copied_values import CopiedValues
from shinpan.game.enums import Layer
from shinpan.game.ids import ObjectId
from shinpan.game.objects import GameObject
from shinpan.phrases.base import Modification
from shinpan.phrases.copying.exceptions import CopyException
from shinpan.phrases.modifications.copying import BeCopy, TakeShape
from shinpan.phrases.modifications.merging import MergedValues
from shinpan.rulebook.citations import carries
from shinpan.rules.copying.values import copiable_values
from shinpan.rules.faces import face_up
from shinpan.rules.layers.dependency import Choice
from shinpan.rules.layers.intrinsic import without_intrinsic
from shinpan.rules.layers.project import Watcher, project
from shinpan.rules.layers.work import Plan, Work
from shinpan.rules.table import Table

carries("613.2c")


@unique
class Cause(Enum):
    """What a step of the derivation is."""

    PRINTED = "what the card, or the effect that made the token, says"
    COPY = "what is copied"
    EXCEPTION = "an exception to the copying"
    SHAPE = "what was chosen for it as it entered or was turned face up"
    MERGED = "another card or token that the permanent is merged with"
    FACE_DOWN = "it is face down"
    STATUS = "its own status, or what isn't copied at all"


_RULES = {
    Cause.PRINTED: ("707.2",),
    Cause.COPY: ("707.2", "613.2a"),
    Cause.SHAPE: ("707.2", "613.2a"),
    Cause.MERGED: ("729.2a", "613.2a"),
    Cause.FACE_DOWN: ("707.2", "613.2b", "708.2"),
    Cause.STATUS: ("707.3",),
}


@dataclass(frozen=True, slots=True)
class Step:
    """One step. source: the object whose effect it is, None for what the object is made of. original: what is copied.

    exception: the phrase of an exception, shape: the one of a choice, merged: the component that it is merged with.
    timestamp: of the effect, 0 for none.
    """

    cause: Cause
    before: Characteristics
    after: Characteristics
    source: ObjectId | None = None
    original: ObjectId | None = None
    exception: CopyException | None = None
    shape: TakeShape | None = None
    merged: MergedValues | None = None
    timestamp: int = 0

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules of the step."""
        if self.exception is not None:
            return self.exception.rules
        return _RULES[self.cause]


@dataclass(frozen=True, slots=True)
class Derivation:
    """The derivation of one object's copiable values."""

    object: ObjectId
    steps: tuple[Step, ...]
    result: Characteristics

    @property
    def is_plain(self) -> bool:
        """Whether they are simply what the object itself says."""
        return len(self.steps) == 1


def derive(table: Table, object_id: ObjectId) -> Derivation:
    """Return how an object's copiable values come about. Raises KeyError if there is no such object."""
    obj = table.state.objects[object_id]
    watcher = _Steps(obj)
    project(table.state, watcher)
    result = copiable_values(table, object_id)
    steps = watcher.steps
    last = steps[-1].after
    if obj.face_down is not None and obj.components:
        steps.append(Step(Cause.FACE_DOWN, last, result))
    elif without_intrinsic(last) != result:
        steps.append(Step(Cause.STATUS, without_intrinsic(last), result))
    return Derivation(object_id, tuple(steps), result)


class _Steps(Watcher):
    """Writes down what changes the copiable values of one object, from what it is made of."""

    def __init__(self, obj: GameObject) -> None:
        self.id = obj.id
        self.steps: list[Step] = []
        own_component = next((each for each in obj.components if not each.merged), None)
        made = None if own_component is None else own_component.copied
        own = without_intrinsic(face_up(obj) if obj.components else obj.printed)
        if made is None:
            self.steps.append(Step(Cause.PRINTED, own, own))
        elif made.both is not None and made.both.shown != obj.components[0].face:
            self.steps.append(Step(Cause.COPY, Characteristics(), own, original=made.original))
        else:
            self._copied(made, Characteristics(), None, 0)

    def applied(self, work: Work, layer: Layer, choice: Choice, plan: Plan) -> None:
        """Write the steps of an effect on copiable values that applies to the object."""
        if layer is not Layer.COPY:
            return
        for object_id, changes in plan:
            if object_id == self.id:
                for change in changes:
                    self._change(work, change, choice.unit.source, choice.unit.timestamp)

    def _change(self, work: Work, change: Modification, source: ObjectId, timestamp: int) -> None:
        before = self.steps[-1].after
        if isinstance(change, BeCopy):
            self._copied(change.copied, before, source, timestamp)
            return
        after = without_intrinsic(work.characteristics(self.id))
        shape = change if isinstance(change, TakeShape) else None
        merged = change if isinstance(change, MergedValues) else None
        cause = Cause.MERGED if shape is None else Cause.SHAPE
        self.steps.append(Step(cause, before, after, source, shape=shape, merged=merged, timestamp=timestamp))

    def _copied(self, copied: CopiedValues, before: Characteristics, source: ObjectId | None, timestamp: int) -> None:
        self.steps.append(Step(Cause.COPY, before, copied.values, source, copied.original, timestamp=timestamp))
        for exception, after in copied.changes:
            last = self.steps[-1].after
            self.steps.append(
                Step(Cause.EXCEPTION, last, after, source, copied.original, exception, timestamp=timestamp)
            )
