"""Last-known information is kept as long as anything mentions the object, and then let go of."""

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from shinpan.game.characteristics import Ability
from shinpan.game.effects import ContinuousEffect, DelayedTrigger, PendingTrigger
from shinpan.game.enums import Duration, ObjectKind
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.leaf import Leaf
from shinpan.game.state import GameState


def forget(state: GameState) -> None:
    """Drop last-known information that nothing can ask for any more."""
    _drop_vain_effects(state)
    if not state.pasts:
        return
    mentioned = set(_mentioned(state))
    state.pasts = {key: past for key, past in state.pasts.items() if key in mentioned}
    state.successors = {key: value for key, value in state.successors.items() if key in mentioned}


def _drop_vain_effects(state: GameState) -> None:
    """Drop effects for the rest of the game on objects none of which exists any more."""
    kept = tuple(
        effect
        for effect in state.effects
        if effect.duration is not Duration.FOREVER
        or effect.affected is None
        or any(isinstance(each, PlayerId) or each in state.objects for each in effect.affected)
    )
    if len(kept) != len(state.effects):
        state.effects = kept
        state.version += 1


def _mentioned(state: GameState) -> Iterator[ObjectId]:
    waiting: tuple[ContinuousEffect | DelayedTrigger | PendingTrigger, ...] = (
        *state.effects,
        *state.delayed,
        *state.pending,
    )
    for each in waiting:
        yield from _ids(each)
    for obj in state.objects.values():
        if obj.links:
            yield from _ids(obj.links)
            if obj.kind is ObjectKind.EMBLEM:  # what the emblem came from goes on as what entered (607.1)
                for linked in _ids(obj.links):
                    yield from state.successors.get(linked, ())
        if obj.attached_to is not None and isinstance(obj.attached_to, int):
            yield ObjectId(obj.attached_to)
        if obj.choices is not None:
            yield from _held(obj.choices)
        if obj.stacked is not None:
            yield from _held(obj.stacked)


_HELD: dict[int, tuple[Leaf, tuple[ObjectId, ...]]] = {}
"""What was found in leaves that objects keep for long, with the leaf itself, so that its identity stays its own."""


def _held(leaf: Leaf) -> tuple[ObjectId, ...]:
    known = _HELD.get(id(leaf))
    if known is None or known[0] is not leaf:
        if len(_HELD) > 10_000:
            _HELD.clear()
        known = _HELD[id(leaf)] = (leaf, tuple(dict.fromkeys(_ids(leaf))))
    return known[1]


def _ids(value: Any) -> Iterator[ObjectId]:
    """Yield every integer in a value: more than the object ids in it, which does no harm."""
    if isinstance(value, bool) or value is None:
        return
    if isinstance(value, int):
        yield ObjectId(value)
    elif isinstance(value, tuple):
        for each in value:
            yield from _ids(each)
    elif isinstance(value, Leaf) and not isinstance(value, Ability):
        for each in fields(value):  # type: ignore[arg-type]
            yield from _ids(getattr(value, each.name))
