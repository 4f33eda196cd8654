"""Becoming a copy of something (707.4) without moving: a continuous effect of layer 1 begins."""

from collections.abc import Sequence

from shinpan.game.characteristics import Characteristics
from shinpan.game.effects import ContinuousEffect
from shinpan.game.enums import Duration
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.modifications.copying import BeCopy
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.table import Table

BECOMES = cite(
    "707.2",
    en="{object} becomes a copy of {name}: it has the copiable values of that object as they are now.",
    ja="{object}は{name}のコピーになり、そのコピー可能な値を得ます。",
)
carries("707.2b")
carries("707.4")
carries("613.2a")


def become(
    table: Table,
    object_id: ObjectId,
    values: Characteristics,
    duration: Duration = Duration.FOREVER,
    *,
    source: ObjectId | None = None,
    controller: PlayerId | None = None,
) -> None:
    """Have an object be a copy with some values from now on. Its other effects, counters and status stay (707.4)."""
    become_all(table, (object_id,), values, duration, source=source, controller=controller)


def become_all(
    table: Table,
    objects: Sequence[ObjectId],
    values: Characteristics,
    duration: Duration = Duration.FOREVER,
    *,
    source: ObjectId | None = None,
    controller: PlayerId | None = None,
) -> None:
    """Have several objects be copies with the same values: one effect, one timestamp."""
    state = table.state
    if not objects:
        return
    state.effects += (
        ContinuousEffect(
            id=state.new_effect_id(),
            source=source if source is not None else objects[0],
            controller=controller if controller is not None else table.controller(objects[0]),
            timestamp=state.new_timestamp(),
            duration=duration,
            parts=(BeCopy(values),),
            affected=tuple(objects),
            turn=state.turn.number,
        ),
    )
    state.version += 1
    table.touch()
    for each in objects:
        table.note(BECOMES, object=each, name=values.name)
