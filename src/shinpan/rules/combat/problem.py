"""A declaration of attackers or blockers as a problem: who may do what, and what holds for all of it together.

Attacking and blocking ask the same (508.1c-d, 509.1b-c): creatures ("movers") each act on something ("goals": what
they attack, or the attackers that they block), under restrictions, obeying as many requirements as possible.
"""

from collections import Counter
from collections.abc import Sequence
from enum import Enum, unique
from typing import NamedTuple

from shinpan.game.ids import Entity, ObjectId

Pair = tuple[ObjectId, Entity]
Pairs = tuple[Pair, ...]


class Bound(NamedTuple):
    """How many creatures may, or must at least, act; and whose effect says so."""

    number: int
    source: ObjectId


@unique
class Fault(Enum):
    """What can be wrong with a declaration as a whole, though every part of it is possible."""

    TOO_MANY_GOALS = "a creature acts on more goals than it may"
    TOO_FEW = "fewer creatures act on a goal than must together"
    TOO_MANY = "more creatures act on a goal than may together"
    LIMIT = "more creatures act than may in all"
    ALONE = "a creature acts alone that can't"


class Broken(NamedTuple):
    """A restriction on the whole that a declaration disobeys: about which object or player, and the bound."""

    fault: Fault
    entity: Entity
    bound: Bound


class Problem:
    """What one player may declare.

    able: for each mover the goals that nothing about the two forbids, in a fixed order. many: movers that may act on
    more than one goal, and on how many. least, most: bounds on how many act on a goal, if any do. limit: on how many
    act at all. shy: movers that can't act alone, and whose effect says so. The requirements: acting counts those on a
    mover to act at all, pairs those to act on a certain goal, reached those on a goal that somebody act on it. costly:
    pairs that cost something; nobody is required to pay (508.1d, 509.1c).
    """

    __slots__ = ("able", "acting", "costly", "least", "limit", "many", "most", "movers", "pairs", "reached", "shy")

    def __init__(self, able: dict[ObjectId, tuple[Entity, ...]]) -> None:
        self.movers: tuple[ObjectId, ...] = tuple(able)
        self.able = able
        self.many: dict[ObjectId, int] = {}
        self.least: dict[Entity, Bound] = {}
        self.most: dict[Entity, Bound] = {}
        self.limit: Bound | None = None
        self.shy: dict[ObjectId, ObjectId] = {}
        self.acting: dict[ObjectId, int] = {}
        self.pairs: dict[Pair, int] = {}
        self.reached: dict[Entity, int] = {}
        self.costly: set[Pair] = set()

    @property
    def demanding(self) -> bool:
        """Whether there is any requirement."""
        return bool(self.acting or self.pairs or self.reached)

    @property
    def separable(self) -> bool:
        """Whether each mover may decide for itself: nothing restricts or requires what they do together."""
        return not (self.least or self.most or self.limit or self.shy or self.reached)

    def free(self, mover: ObjectId) -> tuple[Entity, ...]:
        """Return the goals that a mover may act on without paying."""
        goals = self.able[mover]
        if not self.costly:
            return goals
        return tuple(goal for goal in goals if (mover, goal) not in self.costly)

    def room(self, mover: ObjectId) -> int:
        """Return how many goals a mover may act on."""
        return self.many.get(mover, 1)

    def obeyed(self, pairs: Sequence[Pair]) -> int:
        """Return how many requirements a declaration obeys."""
        if not self.demanding:
            return 0
        total = sum(self.acting.get(mover, 0) for mover in dict.fromkeys(mover for mover, _ in pairs))
        total += sum(self.pairs.get(pair, 0) for pair in pairs)
        return total + sum(self.reached.get(goal, 0) for goal in dict.fromkeys(goal for _, goal in pairs))

    def broken(self, pairs: Sequence[Pair]) -> Broken | None:
        """Return the first restriction on the whole that a declaration of possible pairs disobeys, or None."""
        movers = Counter(mover for mover, _ in pairs)
        for mover, number in movers.items():
            if number > self.room(mover):
                return Broken(Fault.TOO_MANY_GOALS, mover, Bound(self.room(mover), mover))
        if self.least or self.most:
            for goal, number in Counter(goal for _, goal in pairs).items():
                least, most = self.least.get(goal), self.most.get(goal)
                if least is not None and number < least.number:
                    return Broken(Fault.TOO_FEW, goal, least)
                if most is not None and number > most.number:
                    return Broken(Fault.TOO_MANY, goal, most)
        if self.limit is not None and len(movers) > self.limit.number:
            return Broken(Fault.LIMIT, next(iter(movers)), self.limit)
        if len(movers) == 1:
            (only,) = movers
            if only in self.shy:
                return Broken(Fault.ALONE, only, Bound(2, self.shy[only]))
        return None
