"""Why a creature can't be declared to attack or block something (508.1a-j, 509.1a-f)."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from shinpan.game.decisions import DecisionKind
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.rulebook.citations import cite
from shinpan.rules.combat.attack_problem import attack_problem
from shinpan.rules.combat.attackers import attacker_refusal, target_refusal
from shinpan.rules.combat.attacking import NOT_YOUR_TURN, attack_refusal
from shinpan.rules.combat.block_problem import block_problem
from shinpan.rules.combat.blockers import block_pair_refusal, blocker_refusal
from shinpan.rules.combat.blocking import block_refusal
from shinpan.rules.combat.declaring import including, instead
from shinpan.rules.combat.problem import Pair, Problem
from shinpan.rules.refusing import Refusal
from shinpan.rules.table import Table

NOT_ATTACKING_TIME = Refusal(
    cite(
        "508.1",
        en="Attackers are declared only as the declare attackers step begins.",
        ja="攻撃クリーチャーを指定するのは、攻撃クリーチャー指定ステップの開始時だけです。",
    )
)
NOT_BLOCKING_TIME = Refusal(
    cite(
        "509.1",
        en="Blockers are declared only as the declare blockers step begins.",
        ja="ブロック・クリーチャーを指定するのは、ブロック・クリーチャー指定ステップの開始時だけです。",
    )
)


class Asked(NamedTuple):
    """What is being decided as somebody asks: the kind of decision and the player whose decision it is."""

    kind: DecisionKind
    player: PlayerId


def why_not_attack(
    table: Table, player: PlayerId, attacker: ObjectId, target: Entity, asked: Asked | None
) -> Refusal | None:
    """Return why a creature can't be declared as attacking something now, with whatever else is declared, or None."""
    if player != table.state.turn.active:
        return NOT_YOUR_TURN
    refusal = attacker_refusal(table, player, attacker) or target_refusal(table, player, attacker, target)
    refusal = refusal or _together(table, player, attack_problem(table, player), (attacker, target), attack_refusal)
    if refusal is None and asked != Asked(DecisionKind.ATTACKERS, player):
        return NOT_ATTACKING_TIME
    return refusal


def why_not_block(
    table: Table, player: PlayerId, blocker: ObjectId, attacker: ObjectId, asked: Asked | None
) -> Refusal | None:
    """Return why a creature can't be declared as blocking an attacker now, with whatever else is declared, or None."""
    refusal = blocker_refusal(table, player, blocker) or block_pair_refusal(table, player, blocker, attacker)
    refusal = refusal or _together(table, player, block_problem(table, player), (blocker, attacker), block_refusal)
    if refusal is None and asked != Asked(DecisionKind.BLOCKERS, player):
        return NOT_BLOCKING_TIME
    return refusal


def _together(
    table: Table,
    player: PlayerId,
    problem: Problem,
    pair: Pair,
    judge: Callable[[Table, PlayerId, Sequence[Pair]], Refusal | None],
) -> Refusal | None:
    """Return what is wrong with the best declaration that includes a pair of which nothing is wrong by itself."""
    pairs = including(problem, *pair)
    return judge(table, player, instead(problem, *pair) if pairs is None else pairs)
