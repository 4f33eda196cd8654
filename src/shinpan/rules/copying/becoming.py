"""Becoming a copy of something (707.4) without moving: a continuous effect of layer 1 begins."""

from collections.abc import Sequence

from shinpan.game.copied_values import CopiedValues
from shinpan.game.effects import ContinuousEffect, EffectPart
from shinpan.game.enums import Duration
from shinpan.game.ids import ObjectId, PlayerId, Timestamp
from shinpan.phrases.base import Condition
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
    objects: Sequence[ObjectId],
    copied: CopiedValues,
    duration: Duration = Duration.FOREVER,
    *,
    source: ObjectId | None = None,
    controller: PlayerId | None = None,
    timestamp: Timestamp | None = None,
    condition: Condition | None = None,
) -> None:
    """Have objects be copies with the same values from now on: one effect, one timestamp.

    Their other effects, counters and status stay, and nothing enters or leaves (707.4). condition: for how long, if
    that is as long as something is true (611.2b).
    """
    if not objects:
        return
    copied = copied.with_(both=None)  # it stays with the faces that it has (707.8)
    begin_in_layer_one(
        table,
        objects,
        (BeCopy(copied),),
        duration,
        source=source,
        controller=controller,
        timestamp=timestamp,
        condition=condition,
    )
    for each in objects:
        table.note(BECOMES, object=each, name=copied.values.name)


def begin_in_layer_one(
    table: Table,
    objects: Sequence[ObjectId],
    parts: tuple[EffectPart, ...],
    duration: Duration = Duration.FOREVER,
    *,
    source: ObjectId | None = None,
    controller: PlayerId | None = None,
    timestamp: Timestamp | None = None,
    condition: Condition | None = None,
) -> None:
    """Begin an effect on copiable values."""
    state = table.state
    state.effects += (
        ContinuousEffect(
            id=state.new_effect_id(),
            source=source if source is not None else objects[0],
            controller=controller if controller is not None else table.controller(objects[0]),
            timestamp=timestamp if timestamp is not None else state.new_timestamp(),
            duration=duration,
            parts=parts,
            affected=tuple(objects),
            turn=state.turn.number,
            condition=condition,
        ),
    )
    state.version += 1
    table.touch()
