"""What the active player may declare as attackers: the restrictions and requirements in force (508.1c-d)."""

from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.attacking import AttackersLimited, CostToAttack, Goaded, MustAttackPlayer, NoAttackAlone
from shinpan.phrases.restrictions import MustAttack
from shinpan.rulebook.citations import carries
from shinpan.rules.combat.attackers import attackers_and_targets
from shinpan.rules.combat.costing import charged
from shinpan.rules.combat.problem import Bound, Pair, Problem
from shinpan.rules.restricting import in_force
from shinpan.rules.table import Table

carries("508.1c")
carries("508.1d")
carries("701.15b")
carries("701.15c")
carries("701.15d")
carries("802.3a")


def attack_problem(table: Table, player: PlayerId) -> Problem:
    """Return what a player may declare: who can attack what, and the restrictions and requirements on all together."""
    problem = Problem(attackers_and_targets(table, player))
    if problem.able and table.view().parts:
        _add_restrictions(table, problem)
        _add_requirements(table, problem)
        problem.costly = set(charged(table, CostToAttack, _all_pairs(problem)))
    return problem


def _all_pairs(problem: Problem) -> list[Pair]:
    return [(mover, goal) for mover, goals in problem.able.items() for goal in goals]


def _add_restrictions(table: Table, problem: Problem) -> None:
    for part, context, active in in_force(table, AttackersLimited):
        bound = Bound(part.number, active.source)
        if part.whom is None:
            if problem.limit is None or bound.number < problem.limit.number:
                problem.limit = bound
            continue
        for goal in dict.fromkeys(goal for goals in problem.able.values() for goal in goals):
            known = problem.most.get(goal)
            if part.limits(context, goal) and (known is None or bound.number < known.number):
                problem.most[goal] = bound
    for shyness, context, active in in_force(table, NoAttackAlone):
        for mover in problem.movers:
            if shyness.covers(context, mover):
                problem.shy[mover] = active.source


def _add_requirements(table: Table, problem: Problem) -> None:
    acting, pairs = problem.acting, problem.pairs
    for must, context, _ in in_force(table, MustAttack):
        for mover in problem.movers:
            if must.covers(context, mover):
                acting[mover] = acting.get(mover, 0) + 1
    for aimed, context, _ in in_force(table, MustAttackPlayer):
        for mover in problem.movers:
            if aimed.covers(context, mover):
                for goal in problem.able[mover]:
                    if aimed.obeyed(context, goal):
                        pairs[mover, goal] = pairs.get((mover, goal), 0) + 1
    _add_goading(table, problem)


def _add_goading(table: Table, problem: Problem) -> None:
    """701.15b: a goaded creature attacks, and attacks another player than who goaded it; each goader counts once."""
    goaded: dict[tuple[ObjectId, PlayerId], None] = {}
    for part, context, active in in_force(table, Goaded):
        for mover in problem.movers:
            if part.covers(context, mover):
                goaded[mover, active.controller] = None
    for mover, goader in goaded:
        problem.acting[mover] = problem.acting.get(mover, 0) + 1
        for goal in problem.able[mover]:
            if isinstance(goal, PlayerId) and goal != goader:
                problem.pairs[mover, goal] = problem.pairs.get((mover, goal), 0) + 1
