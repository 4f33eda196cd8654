"""What a player is offered: the least declaration, and for each possible pair one that includes it."""

from collections.abc import Iterable, Sequence

from shinpan.game.decisions import Attackers, Blockers
from shinpan.game.ids import Entity, ObjectId
from shinpan.rules.combat.problem import Pair, Pairs, Problem
from shinpan.rules.combat.solving import Solution, solve

MOST = 20_000
"""No more pairs than this are offered; beyond it each creature is offered some of its goals. Any may be declared."""


def least(problem: Problem) -> Solution:
    """Return a declaration with nothing beyond what is required (508.1d, 509.1c)."""
    found = solve(problem)
    assert found is not None  # without a forced pair there is always a declaration, the empty one if nothing else
    return Solution(found.obeyed, _pruned(problem, found.pairs))


def declarations(problem: Problem) -> list[Pairs]:
    """Return the least declaration, then for each other possible pair a legal declaration that includes it.

    Takes time in proportion to the number of pairs, unless requirements and restrictions on the whole meet.
    """
    base = least(problem)
    found = [base.pairs]
    held: dict[ObjectId, list[Entity]] = {}
    for mover, goal in base.pairs:
        held.setdefault(mover, []).append(goal)
    closed = _closed(problem)
    for mover, goal in _offered(problem):
        if goal in closed or goal in held.get(mover, ()):
            continue
        pairs = _including(problem, base, mover, goal, held.get(mover, []))
        if pairs is not None:
            found.append(pairs)
    return found


def declared(options: Sequence[Attackers | Blockers], base: Iterable[Pair] = ()) -> Pairs:
    """Return the declaration that several options make together.

    base: the least declaration. What it has a creature do only fills in where no option has it do something else
    instead.
    """
    required = set(base)
    instead: set[Pair] = set()
    for option in options:
        there = set(option.pairs)
        busy = {mover for mover, _ in there}
        instead |= {pair for pair in required - there if pair[0] in busy}
    return tuple(pair for pair in dict.fromkeys(p for option in options for p in option.pairs) if pair not in instead)


def including(problem: Problem, mover: ObjectId, goal: Entity) -> Pairs | None:
    """Return a legal declaration, costs aside, with a possible pair and as little else as it takes, or None."""
    base = least(problem)
    held = [other for each, other in base.pairs if each == mover]
    return base.pairs if goal in held else _including(problem, base, mover, goal, held)


def instead(problem: Problem, mover: ObjectId, goal: Entity) -> Pairs:
    """Return the least declaration with a pair in place of whatever its creature would do there, legal or not."""
    base = least(problem).pairs
    if sum(each == mover for each, _ in base) >= problem.room(mover):
        base = tuple(pair for pair in base if pair[0] != mover)
    return (*base, (mover, goal))


def _offered(problem: Problem) -> Iterable[Pair]:
    width = max(1, MOST // max(1, len(problem.movers)))
    for place, mover in enumerate(problem.movers):
        goals = problem.able[mover]
        if len(goals) > width:
            start = place * width % len(goals)
            goals = (goals + goals)[start : start + width]
        for goal in goals:
            yield mover, goal


def _closed(problem: Problem) -> set[Entity]:
    """Return the goals on which too few can act for anybody to (menace against a single creature)."""
    if not problem.least:
        return set()
    number = dict.fromkeys(problem.least, 0)
    for goals in problem.able.values():
        for goal in goals:
            if goal in number:
                number[goal] += 1
    return {goal for goal, bound in problem.least.items() if number[goal] < bound.number}


def _including(problem: Problem, base: Solution, mover: ObjectId, goal: Entity, held: Sequence[Entity]) -> Pairs | None:
    """Return a legal declaration with a pair and as little else as it takes, or None if there is none."""
    pairs = base.pairs
    if len(held) >= problem.room(mover):
        worth = {other: problem.pairs.get((mover, other), 0) for other in held}
        given_up = min(held, key=lambda other: worth[other])
        if problem.separable and worth[given_up] > problem.pairs.get((mover, goal), 0):
            return None
        pairs = tuple(pair for pair in pairs if pair != (mover, given_up))
    pairs = (*pairs, (mover, goal))
    if problem.separable:
        return pairs
    if problem.broken(pairs) is None and problem.obeyed(pairs) >= base.obeyed:
        return _pruned(problem, pairs, (mover, goal)) if base.pairs else pairs
    found = solve(problem, (mover, goal))
    if found is None or found.obeyed < base.obeyed:
        return None
    return _pruned(problem, found.pairs, (mover, goal))


def _pruned(problem: Problem, pairs: Pairs, keep: Pair | None = None) -> Pairs:
    """Leave out what isn't needed to obey as many requirements within the restrictions."""
    if problem.separable:
        return pairs
    obeyed = problem.obeyed(pairs)
    for pair in pairs[::-1]:
        if pair == keep or problem.pairs.get(pair) or problem.acting.get(pair[0]):
            continue
        fewer = tuple(other for other in pairs if other != pair)
        if problem.obeyed(fewer) >= obeyed and problem.broken(fewer) is None:
            pairs = fewer
    return pairs
