"""A quick attempt at a declaration that obeys many requirements: each mover in turn does what seems best."""

from shinpan.game.ids import Entity, ObjectId
from shinpan.rules.combat.problem import Fault, Pair, Pairs, Problem


def attempt(problem: Problem, forced: Pair | None = None) -> Pairs | None:
    """Return a legal declaration without costs (but for a forced pair), or None if the attempt fails."""
    made = _Attempt(problem)
    if forced is not None:
        made.act(*forced)
    movers = sorted(problem.movers, key=lambda mover: len(problem.able[mover])) if problem.demanding else ()
    for mover in movers:
        made.choose(mover)
    made.mend(forced)
    pairs = tuple(made.pairs)
    if problem.broken(pairs) is not None or (forced is not None and forced not in pairs):
        return None
    return pairs


class _Attempt:
    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.pairs: dict[Pair, None] = {}
        self.number: dict[Entity, int] = {}
        self.acts: dict[ObjectId, int] = {}
        self.busy = 0

    def act(self, mover: ObjectId, goal: Entity) -> None:
        """Have a mover act on a goal."""
        self.pairs[mover, goal] = None
        self.number[goal] = self.number.get(goal, 0) + 1
        self.acts[mover] = self.acts.get(mover, 0) + 1
        self.busy += self.acts[mover] == 1

    def drop(self, mover: ObjectId, goal: Entity) -> None:
        """Have a mover not act on a goal after all."""
        del self.pairs[mover, goal]
        self.number[goal] -= 1
        self.acts[mover] -= 1
        self.busy -= not self.acts[mover]

    def choose(self, mover: ObjectId) -> None:
        """Have a mover act on what gains most, if anything gains."""
        problem = self.problem
        while self.acts.get(mover, 0) < problem.room(mover):
            open_goals = [goal for goal in problem.free(mover) if self._may(mover, goal)]
            if not open_goals:
                return
            goal = max(open_goals, key=lambda each: self._promise(mover, each))
            if self._gain(mover, goal) <= 0:
                return
            self.act(mover, goal)

    def _may(self, mover: ObjectId, goal: Entity) -> bool:
        problem = self.problem
        if (mover, goal) in self.pairs:
            return False
        most = problem.most.get(goal)
        if most is not None and self.number.get(goal, 0) >= most.number:
            return False
        if problem.limit is None or self.acts.get(mover):
            return True
        return self.busy < problem.limit.number

    def _gain(self, mover: ObjectId, goal: Entity) -> int:
        problem = self.problem
        gain = problem.pairs.get((mover, goal), 0)
        if not self.acts.get(mover):
            gain += problem.acting.get(mover, 0)
        if not self.number.get(goal):
            gain += problem.reached.get(goal, 0)
        return gain

    def _promise(self, mover: ObjectId, goal: Entity) -> tuple[int, bool, int]:
        """Of equal gains, the one that is wanting in movers comes first, then the one that wants none."""
        least = self.problem.least.get(goal)
        there = self.number.get(goal, 0)
        wanting = least is not None and 0 < there < least.number
        return self._gain(mover, goal), wanting, there if least is not None else 1

    def mend(self, forced: Pair | None) -> None:
        """Bring in idle movers where there are too few; take movers back where none can be found."""
        problem = self.problem
        for goal in [goal for goal in self.number if goal in problem.least]:
            missing = problem.least[goal].number - self.number[goal]
            if self.number[goal] and missing > 0 and not self._bring(goal, missing):
                for mover in [mover for mover, other in self.pairs if other == goal and (mover, goal) != forced]:
                    self.drop(mover, goal)
        broken = problem.broken(tuple(self.pairs))
        if broken is not None and broken.fault is Fault.ALONE:
            self._accompany(broken.entity)

    def _bring(self, goal: Entity, missing: int) -> bool:
        for mover in self.problem.movers:
            if missing <= 0:
                break
            spare = self.acts.get(mover, 0) < self.problem.room(mover)
            if spare and goal in self.problem.free(mover) and self._may(mover, goal):
                self.act(mover, goal)
                missing -= 1
        return missing <= 0

    def _accompany(self, lonely: Entity) -> None:
        """Have somebody else act too: on the same goal, or on one that takes a single mover."""
        problem = self.problem
        goals = dict.fromkeys(goal for mover, goal in self.pairs if mover == lonely)
        for mover in problem.movers:
            if mover == lonely:
                continue
            free = problem.free(mover)
            for goal in (*(g for g in goals if g in free), *(g for g in free if g not in problem.least)):
                if self._may(mover, goal):
                    self.act(mover, goal)
                    return
