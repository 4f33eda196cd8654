"""The most requirements that a declaration can obey without disobeying a restriction (508.1d, 509.1c), exactly.

Mostly each mover decides for itself, or a simple attempt already obeys every requirement that anybody could. What is
left is a flow (`flow`), but for restrictions that aren't smooth: "two or more or none", "not alone". Those are left
out at first; where the flow disobeys one, both ways of obeying it are tried (branch and bound).
"""

from collections import Counter
from typing import NamedTuple

from shinpan.game.ids import Entity, ObjectId
from shinpan.rules.combat.attempt import attempt
from shinpan.rules.combat.flow import Network
from shinpan.rules.combat.problem import Fault, Pair, Pairs, Problem


class Solution(NamedTuple):
    """A declaration that obeys as many requirements as any can, and how many."""

    obeyed: int
    pairs: Pairs


class Branch(NamedTuple):
    """What has been settled about restrictions that aren't smooth.

    unreached, reached: goals on which nobody acts, or as many as must at least. several: two or more act. bold: those
    that can't act alone don't act. idle, busy: movers with room for several goals that don't act, or do.
    """

    unreached: frozenset[Entity] = frozenset()
    reached: frozenset[Entity] = frozenset()
    several: bool = False
    bold: bool = False
    idle: frozenset[ObjectId] = frozenset()
    busy: frozenset[ObjectId] = frozenset()


def solve(problem: Problem, forced: Pair | None = None) -> Solution | None:
    """Return a best declaration without costs, or None if there is none with the forced pair (which may cost)."""
    if forced is None and not problem.demanding:
        return Solution(0, ())
    if problem.separable:
        pairs = _each_for_itself(problem, forced)
        return Solution(problem.obeyed(pairs), pairs)
    first = attempt(problem, forced)
    best = None if first is None else Solution(problem.obeyed(first), first)
    if best is not None and (not problem.demanding or best.obeyed >= _ceiling(problem, forced)):
        return best
    return _search(problem, forced, Branch(), best)


def _goals(problem: Problem, mover: ObjectId, forced: Pair | None) -> tuple[Entity, ...]:
    """Return the goals that a mover may act on; just the forced one if it has no room for another."""
    if forced is None or forced[0] != mover:
        return problem.free(mover)
    if problem.room(mover) == 1:
        return (forced[1],)
    return (forced[1], *(goal for goal in problem.free(mover) if goal != forced[1]))


def _each_for_itself(problem: Problem, forced: Pair | None) -> Pairs:
    pairs: list[Pair] = []
    movers = problem.movers if problem.demanding else () if forced is None else (forced[0],)
    for mover in movers:
        worth = {goal: problem.pairs.get((mover, goal), 0) for goal in _goals(problem, mover, forced)}
        if forced is not None and forced[0] == mover:
            worth[forced[1]] += 1 + sum(worth.values())
        chosen = sorted((goal for goal in worth if worth[goal]), key=lambda goal: -worth[goal])[: problem.room(mover)]
        if not chosen and worth and problem.acting.get(mover):
            chosen = [next(iter(worth))]
        pairs.extend((mover, goal) for goal in chosen)
    return tuple(pairs)


def _ceiling(problem: Problem, forced: Pair | None) -> int:
    """Return a number of requirements that certainly no declaration exceeds."""
    total = 0
    within: set[Entity] = set()
    for mover in problem.movers:
        goals = _goals(problem, mover, forced)
        if goals:
            within.update(goals)
            worth = sorted((problem.pairs.get((mover, goal), 0) for goal in goals), reverse=True)
            total += problem.acting.get(mover, 0) + sum(worth[: problem.room(mover)])
    return total + sum(number for goal, number in problem.reached.items() if goal in within)


def _search(problem: Problem, forced: Pair | None, branch: Branch, best: Solution | None) -> Solution | None:
    """Return the better of the best known solution and the best one within a branch."""
    relaxed = _Relaxed(problem, forced, branch).solution()
    if relaxed is None or (best is not None and relaxed.obeyed <= best.obeyed):
        return best
    for narrower in _split(problem, branch, relaxed.pairs):
        best = _search(problem, forced, narrower, best)
    if problem.broken(relaxed.pairs) is None:
        return relaxed
    return best


def _split(problem: Problem, branch: Branch, pairs: Pairs) -> tuple[Branch, ...]:
    """Return the ways of obeying the restriction that a relaxed solution disobeys; none if it disobeys none."""
    broken = problem.broken(pairs)
    if broken is None:
        return ()
    if broken.fault is Fault.TOO_FEW:
        goal = frozenset({broken.entity})
        return (
            branch._replace(reached=branch.reached | goal),
            branch._replace(unreached=branch.unreached | goal),
        )
    if broken.fault is Fault.ALONE:
        return (branch._replace(several=True), branch._replace(bold=True))
    assert broken.fault is Fault.LIMIT
    mover = frozenset({next(m for m, _ in pairs if problem.room(m) > 1 and m not in branch.busy)})
    return (branch._replace(busy=branch.busy | mover), branch._replace(idle=branch.idle | mover))


class _Relaxed:
    """The problem without the restrictions that aren't smooth and aren't settled by the branch, as a flow."""

    def __init__(self, problem: Problem, forced: Pair | None, branch: Branch) -> None:
        self.problem = problem
        self.forced = forced
        self.branch = branch
        everything = (*problem.acting.values(), *problem.pairs.values(), *problem.reached.values())
        self.bonus = 1 + sum(everything) * len(problem.movers)
        self.wanted = len(branch.busy) + 2 * branch.several + (forced is not None)
        self.wanted += sum(problem.least[goal].number for goal in branch.reached)
        self.network = Network()
        self.goals: dict[Entity, int] = {}
        self.arcs: list[tuple[list[ObjectId], Entity, int]] = []

    def solution(self) -> Solution | None:
        """Return the best declaration, or None if the branch allows none.

        What the branch and the forced pair want is worth a bonus, more than all requirements together.
        """
        source, inner, sink = (self.network.node() for _ in range(3))
        self._count_movers(source, inner)
        for members in self._alike():
            self._movers(source, inner, sink, members)
        gained = self.network.run(source, sink)
        if gained // self.bonus < self.wanted:
            return None
        pairs = self._read()
        return Solution(self.problem.obeyed(pairs), pairs)

    def _count_movers(self, source: int, inner: int) -> None:
        limit = self.problem.limit.number if self.problem.limit is not None else len(self.problem.movers)
        needed = min(2, limit) if self.branch.several else 0
        self.network.arc(source, inner, needed, self.bonus)
        self.network.arc(source, inner, limit - needed)

    def _alike(self) -> list[list[ObjectId]]:
        """Return the movers in groups of interchangeable ones, so that a thousand tokens are one node."""
        problem, groups = self.problem, {}  # type: ignore[var-annotated]
        for mover in problem.movers:
            if mover in self.branch.idle or (self.branch.bold and mover in problem.shy):
                continue
            goals = tuple(g for g in _goals(problem, mover, self.forced) if g not in self.branch.unreached)
            special = mover if mover in problem.many or (self.forced and self.forced[0] == mover) else None
            row = tuple(problem.pairs.get((mover, goal), 0) for goal in goals)
            groups.setdefault((special, goals, problem.acting.get(mover, 0), row), []).append(mover)
        return list(groups.values())

    def _movers(self, source: int, inner: int, sink: int, members: list[ObjectId]) -> None:
        problem, network, first = self.problem, self.network, members[0]
        node, room = network.node(), problem.room(first)
        busy = first in self.branch.busy
        network.arc(inner, node, len(members), problem.acting.get(first, 0) + self.bonus * busy)
        if room > 1:
            network.arc(source, node, room - 1)
        for goal in _goals(problem, first, self.forced):
            if goal in self.branch.unreached:
                continue
            must = self.forced == (first, goal)
            gain = problem.pairs.get((first, goal), 0) + self.bonus * must
            self.arcs.append((members, goal, network.arc(node, self._goal(goal, sink), len(members), gain)))

    def _goal(self, goal: Entity, sink: int) -> int:
        """Return the node of a goal, made when first asked for, with its arcs to the sink."""
        found = self.goals.get(goal)
        if found is not None:
            return found
        problem, network = self.problem, self.network
        node = self.goals[goal] = network.node()
        most, least = problem.most.get(goal), problem.least.get(goal)
        room = most.number if most is not None else len(problem.movers)
        must = least.number if least is not None and goal in self.branch.reached else 0
        bonus = self.bonus if must else 0
        network.arc(node, sink, min(1, room), problem.reached.get(goal, 0) + bonus)
        network.arc(node, sink, max(0, min(must, room) - 1), bonus)
        network.arc(node, sink, max(0, room - max(must, 1)))
        return node

    def _read(self) -> Pairs:
        """Return what flows, as pairs: each unit given to a member of its group in turn."""
        pairs: list[Pair] = []
        taken: Counter[int] = Counter()
        for members, goal, arc in self.arcs:
            for _ in range(self.network.used(arc)):
                place = taken[id(members)]
                taken[id(members)] += 1
                pairs.append((members[place] if len(members) > 1 else members[0], goal))
        return tuple(pairs)
