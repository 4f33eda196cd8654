"""Things that wait in the state: continuous effects, delayed triggers, triggers to be put on the stack."""

from typing import Any

from shinpan.game.characteristics import Ability
from shinpan.game.enums import Duration
from shinpan.game.events import Event
from shinpan.game.ids import EffectId, Entity, ObjectId, PlayerId, Timestamp
from shinpan.game.leaf import Leaf, leaf


class EffectPart(Leaf):
    """One thing that a continuous effect does; what it is, is the matter of `shinpan.phrases`."""

    __slots__ = ()


@leaf
class ContinuousEffect(Leaf):
    """A continuous, replacement or prevention effect from a resolved spell or ability (611.2, 614, 615).

    affected: what it applies to, fixed when it was made (611.2c), or None where the parts say for themselves.
    amount: what is left of a shield (615.7). turn, step: when it was made. condition: for Duration.WHILE.
    """

    id: EffectId
    source: ObjectId
    controller: PlayerId
    timestamp: Timestamp
    duration: Duration
    parts: tuple[EffectPart, ...]
    affected: tuple[Entity, ...] | None = None
    amount: int | None = None
    turn: int = 0
    condition: Any = None
    x: int | None = None
    bound: tuple[Entity, ...] = ()


@leaf
class DelayedTrigger(Leaf):
    """A delayed triggered ability (603.7). bound: what the effect that made it had in mind. since: when it was made."""

    id: EffectId
    source: ObjectId
    controller: PlayerId
    ability: Ability
    turn: int
    since: Timestamp
    bound: tuple[Entity, ...] = ()
    once: bool = True
    duration: Duration = Duration.FOREVER
    x: int | None = None


@leaf
class PendingTrigger(Leaf):
    """An ability that has triggered and waits to be put on the stack (603.3). origin, since: see `Stacked`."""

    source: ObjectId
    controller: PlayerId
    ability: Ability
    number: int
    event: Event | None
    bound: tuple[Entity, ...] = ()
    order: int = 0
    x: int | None = None
    origin: int = 0
    since: Timestamp | None = None


@leaf
class Past(Leaf):
    """Last-known information (608.2h): an object as it last was, its final characteristics, its copiable values.

    origin: the copy effect by which it had its abilities (see `Chosen`).
    """

    object: Any
    characteristics: Any
    controller: PlayerId
    copiable: Any = None
    origin: int = 0
