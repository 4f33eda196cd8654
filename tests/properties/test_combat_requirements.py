"""CR 508.1d and 509.1c: the solver obeys exactly as many requirements as trying every declaration finds."""

from itertools import chain, combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shinpan.game.ids import Entity, ObjectId
from shinpan.rules.combat.problem import Bound, Pair, Pairs, Problem
from shinpan.rules.combat.solving import solve

SOURCE = ObjectId(999)


@st.composite
def problems(draw: st.DrawFn) -> Problem:
    movers = [ObjectId(100 + n) for n in range(draw(st.integers(1, 4)))]
    goals: list[Entity] = [ObjectId(200 + n) for n in range(draw(st.integers(1, 3)))]
    able = {mover: tuple(goal for goal in goals if draw(st.booleans() | st.just(True))) for mover in movers}
    problem = Problem(able)
    few = st.integers(0, 2)
    for mover in movers:
        if draw(few) == 0:
            problem.acting[mover] = draw(st.integers(1, 2))
        if draw(few) == 0 and draw(st.booleans()):
            problem.many[mover] = draw(st.integers(2, 3))
        if draw(few) == 0:
            problem.shy[mover] = SOURCE
        for goal in able[mover]:
            if draw(few) == 0:
                problem.pairs[mover, goal] = draw(st.integers(1, 2))
            if draw(st.integers(0, 5)) == 0:
                problem.costly.add((mover, goal))
    for goal in goals:
        if draw(st.booleans()):
            problem.least[goal] = Bound(draw(st.integers(2, 3)), SOURCE)
        if draw(few) == 0:
            problem.most[goal] = Bound(draw(st.integers(1, 3)), SOURCE)
        if draw(few) == 0:
            problem.reached[goal] = draw(st.integers(1, 2))
    if draw(few) == 0:
        problem.limit = Bound(draw(st.integers(1, 3)), SOURCE)
    return problem


def every_declaration(problem: Problem, allowed: set[Pair]) -> list[Pairs]:
    choices = []
    for mover in problem.movers:
        goals = [goal for goal in problem.able[mover] if (mover, goal) in allowed]
        most = min(problem.room(mover), len(goals))
        choices.append(list(chain.from_iterable(combinations(goals, n) for n in range(most + 1))))
    return [
        pairs
        for chosen in product(*choices)
        if problem.broken(
            pairs := tuple((m, g) for m, goals in zip(problem.movers, chosen, strict=True) for g in goals)
        )
        is None
    ]


def free_pairs(problem: Problem) -> set[Pair]:
    return {(mover, goal) for mover in problem.movers for goal in problem.free(mover)}


@pytest.mark.rule("508.1d", "509.1c")
@settings(max_examples=300, deadline=None)
@given(problems())
def test_no_declaration_obeys_more(problem: Problem) -> None:
    declarations = every_declaration(problem, free_pairs(problem))
    found = solve(problem)
    assert found is not None
    assert found.obeyed == max(problem.obeyed(pairs) for pairs in declarations)
    assert problem.broken(found.pairs) is None
    assert problem.obeyed(found.pairs) == found.obeyed
    assert set(found.pairs) <= free_pairs(problem)


@pytest.mark.rule("508.1d", "509.1c")
@settings(max_examples=300, deadline=None)
@given(problems(), st.randoms(use_true_random=False))
def test_nor_with_a_pair_that_is_settled(problem: Problem, random: object) -> None:
    pairs = [(mover, goal) for mover in problem.movers for goal in problem.able[mover]]
    if not pairs:
        return
    forced = random.choice(pairs)  # type: ignore[attr-defined]
    declarations = [each for each in every_declaration(problem, free_pairs(problem) | {forced}) if forced in each]
    found = solve(problem, forced)
    if not declarations:
        assert found is None
    else:
        assert found is not None
        assert forced in found.pairs
        assert problem.broken(found.pairs) is None
        assert found.obeyed == max(problem.obeyed(each) for each in declarations)
