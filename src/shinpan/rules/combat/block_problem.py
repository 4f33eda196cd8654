"""What a defending player may declare as blockers: the restrictions and requirements in force (509.1b-c)."""

from collections.abc import Sequence

from shinpan.game.ids import PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.turn import Attack
from shinpan.phrases.attacking import NoBlockAlone
from shinpan.phrases.blocking import (
    BlockedByAtLeast,
    BlockedByAtMost,
    BlockersLimited,
    BlocksMore,
    CostToBlock,
    Lures,
    MustBeBlocked,
    MustBlock,
)
from shinpan.rulebook.citations import carries
from shinpan.rules.combat.blockers import attacks_on, blockers_and_attackers
from shinpan.rules.combat.costing import charged
from shinpan.rules.combat.problem import Bound, Problem
from shinpan.rules.restricting import in_force
from shinpan.rules.table import Table

carries("509.1b")
carries("509.1c")


def block_problem(table: Table, player: PlayerId) -> Problem:
    """Return what a player may declare: who can block what, and the restrictions and requirements on all together."""
    problem = Problem(blockers_and_attackers(table, player))
    if not problem.able:
        return problem
    attacks = attacks_on(table, player)
    for attack in attacks:
        if table.has(attack.attacker, KeywordAbility.MENACE):
            problem.least[attack.attacker] = Bound(2, attack.attacker)
    if table.view().parts:
        _add_restrictions(table, problem, attacks)
        _add_room(table, problem, attacks)
        _add_requirements(table, problem, attacks)
        pairs = [(mover, goal) for mover, goals in problem.able.items() for goal in goals]
        problem.costly = set(charged(table, CostToBlock, pairs))
    return problem


def _add_restrictions(table: Table, problem: Problem, attacks: Sequence[Attack]) -> None:
    for fewest, context, active in in_force(table, BlockedByAtLeast):
        for attack in attacks:
            known = problem.least.get(attack.attacker)
            if fewest.covers(context, attack.attacker) and (known is None or fewest.number > known.number):
                problem.least[attack.attacker] = Bound(fewest.number, active.source)
    for most, context, active in in_force(table, BlockedByAtMost):
        for attack in attacks:
            known = problem.most.get(attack.attacker)
            if most.covers(context, attack.attacker) and (known is None or most.number < known.number):
                problem.most[attack.attacker] = Bound(most.number, active.source)
    for limit, _, active in in_force(table, BlockersLimited):
        if problem.limit is None or limit.number < problem.limit.number:
            problem.limit = Bound(limit.number, active.source)
    for shyness, context, active in in_force(table, NoBlockAlone):
        for mover in problem.movers:
            if shyness.covers(context, mover):
                problem.shy[mover] = active.source


def _add_room(table: Table, problem: Problem, attacks: Sequence[Attack]) -> None:
    """509.1a: one attacker for each blocker, unless an effect allows more."""
    for more, context, _ in in_force(table, BlocksMore):
        for mover in problem.movers:
            if more.covers(context, mover):
                number = len(attacks) if more.number is None else more.number
                problem.many[mover] = problem.room(mover) + number


def _add_requirements(table: Table, problem: Problem, attacks: Sequence[Attack]) -> None:
    acting, pairs, reached = problem.acting, problem.pairs, problem.reached
    for must, context, _ in in_force(table, MustBlock):
        for mover in problem.movers:
            if not must.covers(context, mover):
                continue
            if must.attacker is None:
                acting[mover] = acting.get(mover, 0) + 1
                continue
            for goal in problem.able[mover]:
                if must.obeyed(context, goal):
                    pairs[mover, goal] = pairs.get((mover, goal), 0) + 1
    for wanted, context, _ in in_force(table, MustBeBlocked):
        for attack in attacks:
            if wanted.covers(context, attack.attacker):
                reached[attack.attacker] = reached.get(attack.attacker, 0) + 1
    for lure, context, _ in in_force(table, Lures):
        luring = {attack.attacker for attack in attacks if lure.covers(context, attack.attacker)}
        for mover in problem.movers if luring else ():
            for goal in problem.able[mover]:
                if goal in luring:
                    pairs[mover, goal] = pairs.get((mover, goal), 0) + 1
