"""Continuous effects and delayed triggered abilities begin (611.2, 603.7)."""

from collections.abc import Sequence
from typing import Any

from shinpan.game.characteristics import Ability
from shinpan.game.effects import ContinuousEffect, DelayedTrigger
from shinpan.game.enums import Duration
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.phrases.base import Modification, StaticPart
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.context.queries import Queries
from shinpan.rules.table import Table

BEGAN = cite(
    "611.2a",
    en="A continuous effect from {source} begins; it lasts {duration}.",
    ja="{source}による継続的効果が始まります（期間：{duration}）。",
)
carries("611.2c")
carries("611.2d")
carries("603.7a")


def begin_effect(
    table: Table,
    context: Queries,
    parts: Sequence[StaticPart],
    duration: Duration,
    affected: Sequence[Entity] | None = None,
    *,
    amount: int | None = None,
    condition: Any = None,
) -> None:
    """Begin a continuous effect. Numbers in loose modifications are settled now (611.2d, 608.2h)."""
    state = table.state
    first = next((each for each in affected or () if not isinstance(each, PlayerId)), context.source)
    fixed = tuple(
        part.settled(context, ObjectId(first)) if isinstance(part, Modification) and not part.by_object else part
        for part in parts
    )
    effect = ContinuousEffect(
        id=state.new_effect_id(),
        source=context.source,
        controller=context.you,
        timestamp=state.new_timestamp(),
        duration=duration,
        parts=fixed,
        affected=tuple(affected) if affected is not None else None,
        amount=amount,
        turn=state.turn.number,
        condition=condition,
        x=context.choices.x,
        bound=context.bound,
    )
    state.effects += (effect,)
    state.version += 1
    table.touch()
    table.note(BEGAN, source=context.source, duration=duration)


def delay(
    table: Table,
    context: Queries,
    ability: Ability,
    bound: Sequence[Entity],
    *,
    duration: Duration = Duration.FOREVER,
    once: bool = True,
) -> None:
    """Create a delayed triggered ability that remembers what the effect had in mind."""
    state = table.state
    state.delayed += (
        DelayedTrigger(
            id=state.new_effect_id(),
            source=context.source,
            controller=context.you,
            ability=ability,
            turn=state.turn.number,
            since=state.new_timestamp(),
            bound=tuple(bound),
            once=once,
            duration=duration,
            x=context.choices.x,
        ),
    )
