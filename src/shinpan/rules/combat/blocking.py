"""Declaring blockers (509.1)."""

from collections.abc import Sequence

from shinpan.game.decisions import Blockers, Decision, DecisionKind, Topic
from shinpan.game.events import BecameBlocked, BecameUnblocked, Blocked
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.base import Steps
from shinpan.phrases.blocking import CostToBlock
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.combat.banding import block_bands
from shinpan.rules.combat.block_problem import block_problem
from shinpan.rules.combat.blockers import (
    attacks_on,
    block_pair_refusal,
    blocker_refusal,
)
from shinpan.rules.combat.costing import affordable, cost_refusal, pay_charges
from shinpan.rules.combat.declaring import declarations, declared, least
from shinpan.rules.combat.problem import Fault, Pair, Pairs, Problem
from shinpan.rules.happening.batch import Batch
from shinpan.rules.refusing import Refusal
from shinpan.rules.table import Table

BLOCKS = cite("509.1g", en="{object} blocks {attacker}.", ja="{object}は{attacker}をブロックします。")
UNBLOCKED = cite("509.1h", en="{object} is unblocked.", ja="{object}はブロックされていない状態になります。")
MENACE = cite(
    "702.111b",
    en="{attacker} has menace: two or more creatures must block it together.",
    ja="{attacker}は威迫を持つため、2体以上でしかブロックできません。",
)
TOO_FEW = cite(
    "509.1b",
    en="{attacker} can be blocked only by {number} or more creatures because of {source}.",
    ja="{source}により、{attacker}は{number}体以上でしかブロックできません。",
)
TOO_MANY_ON = cite(
    "509.1b",
    en="No more than {number} creatures can block {attacker} because of {source}.",
    ja="{source}により、{attacker}をブロックできるクリーチャーは{number}体までです。",
)
TOO_MANY = cite(
    "509.1b",
    en="No more than {number} creatures can block because of {source}.",
    ja="{source}により、ブロックできるクリーチャーは{number}体までです。",
)
ALONE = cite("509.1b", en="{object} can't block alone.", ja="{object}は単独ではブロックできません。")
ROOM = cite(
    "509.1a",
    en="{object} can block no more than {number} attackers.",
    ja="{object}がブロックできる攻撃クリーチャーは{number}体までです。",
)
DISOBEYED = cite(
    "509.1c",
    en="Blocks that are required are missing: another declaration, such as one in which {object} blocks {attacker}, "
    "obeys more requirements ({most} against {found}).",
    ja="ブロックの強制に従っていません。{object}が{attacker}をブロックする宣言など、より多くの強制に従える宣言があります"
    "（従える強制は{most}、この宣言では{found}）。",
)
carries("509.1")
carries("509.1a")
carries("509.1i")
carries("509.3a")
carries("509.3b")
carries("509.3c")
carries("509.3g")
carries("802.4")
carries("802.4a")
carries("802.4b")


def declare_blockers(table: Table) -> Steps[None]:
    """Have each defending player declare blockers, in turn order; ask only if there is a choice (509.1, 802.4)."""
    state = table.state
    combat = state.combat
    if combat is None:
        return
    blocks: list[Pair] = []
    for player in table.turn_order()[1:]:
        if attacks_on(table, player):
            blocks.extend((yield from _declare_for(table, player)))
    _become_blocked(table, [*blocks, *block_bands(table, blocks)])


def _declare_for(table: Table, player: PlayerId) -> Steps[Pairs]:
    """Have one defending player choose, and pay for what costs something; return what blocks now (509.1a-g)."""
    problem = block_problem(table, player)
    options = _options(table, player, problem)
    pairs: Pairs = options[0].pairs
    decision = Decision(
        player=player,
        kind=DecisionKind.BLOCKERS,
        options=options,
        minimum=0,
        maximum=len(options),
        rule="509.1",
        topic=Topic.BLOCK,
        default=options[0],
    )
    if len(options) > 1:
        answer = yield decision
        pairs = declared(answer, pairs)
    elif table.recorder is not None:
        table.recorder.forced(table, decision)
    yield from pay_charges(table, player, CostToBlock, pairs)
    still = tuple(pair for pair in pairs if table.on_battlefield(pair[0]) and table.controller(pair[0]) == player)
    _begin_blocks(table, still)
    return still


def _options(table: Table, player: PlayerId, problem: Problem) -> tuple[Blockers, ...]:
    if not problem.able:
        return (Blockers(()),)
    found = declarations(problem)
    if problem.costly:
        found = [found[0], *affordable(table, player, CostToBlock, found[1:])]
    return tuple(Blockers(tuple((blocker, ObjectId(attacker)) for blocker, attacker in pairs)) for pairs in found)


def _begin_blocks(table: Table, pairs: Pairs) -> None:
    """509.1g: each chosen creature blocks what was chosen for it."""
    combat = table.state.combat
    assert combat is not None
    by_attacker: dict[ObjectId, list[ObjectId]] = {}
    for blocker, attacker in pairs:
        table.note(BLOCKS, object=blocker, attacker=attacker)
        by_attacker.setdefault(ObjectId(attacker), []).append(blocker)
    attacks = tuple(
        attack.with_(blockers=(*attack.blockers, *by_attacker[attack.attacker]))
        if attack.attacker in by_attacker
        else attack
        for attack in combat.attacks
    )
    table.state.combat = combat.with_(attacks=attacks)


def _become_blocked(table: Table, blocks: Sequence[Pair]) -> None:
    """509.1h-i: attackers become blocked or unblocked, and abilities see it."""
    combat = table.state.combat
    assert combat is not None
    attacks = tuple(attack.with_(blocked=True) if attack.blockers else attack for attack in combat.attacks)
    table.state.combat = combat.with_(attacks=attacks, blocks_declared=True)
    table.stir()
    batch = Batch(table)
    seen: set[ObjectId] = set()
    for blocker, attacker in blocks:
        batch.add(Blocked(blocker, ObjectId(attacker), again=blocker in seen))
        seen.add(blocker)
    for attack in attacks:
        if attack.blockers:
            batch.add(BecameBlocked(attack.attacker, attack.blockers))
        elif not attack.blocked:
            table.note(UNBLOCKED, object=attack.attacker)
            batch.add(BecameUnblocked(attack.attacker, attack.target or attack.defender, attack.defender))
    batch.close()


# -- what is possible ------------------------------------------------------------------------------------------------


def least_block(table: Table, player: PlayerId) -> Pairs:
    """Return a declaration with nothing beyond what is required (509.1c); usually an empty one."""
    return least(block_problem(table, player)).pairs


def can_block(table: Table, blocker: ObjectId, attacker: ObjectId) -> bool:
    """Return whether nothing about a creature and an attacker keeps the one from blocking the other now."""
    player = table.controller(blocker)
    if blocker_refusal(table, player, blocker) is not None:
        return False
    return block_pair_refusal(table, player, blocker, attacker) is None


# -- why not ---------------------------------------------------------------------------------------------------------


def block_refusal(table: Table, player: PlayerId, pairs: Sequence[Pair]) -> Refusal | None:
    """Return why a whole declaration of blockers is illegal, or None if it is legal (509.1a-c)."""
    for blocker, attacker in pairs:
        refusal = blocker_refusal(table, player, blocker)
        refusal = refusal or block_pair_refusal(table, player, blocker, ObjectId(attacker))
        if refusal is not None:
            return refusal
    problem = block_problem(table, player)
    refusal = _restriction_refusal(table, problem, pairs)
    if refusal is not None:
        return refusal
    best = least(problem)
    found = problem.obeyed(pairs)
    if found < best.obeyed:
        blocker, attacker = next(pair for pair in best.pairs if pair not in pairs)
        return Refusal(DISOBEYED).with_(object=blocker, attacker=attacker, most=best.obeyed, found=found)
    return cost_refusal(table, player, CostToBlock, pairs)


def _restriction_refusal(table: Table, problem: Problem, pairs: Sequence[Pair]) -> Refusal | None:
    broken = problem.broken(pairs)
    if broken is None:
        return None
    number, source = broken.bound
    match broken.fault:
        case Fault.TOO_MANY_GOALS:
            return Refusal(ROOM).with_(object=broken.entity, number=number)
        case Fault.TOO_FEW if source == broken.entity and table.has(source, KeywordAbility.MENACE) and number == 2:
            return Refusal(MENACE).with_(attacker=broken.entity)
        case Fault.TOO_FEW:
            return Refusal(TOO_FEW).with_(attacker=broken.entity, number=number, source=source)
        case Fault.TOO_MANY:
            return Refusal(TOO_MANY_ON).with_(attacker=broken.entity, number=number, source=source)
        case Fault.LIMIT:
            return Refusal(TOO_MANY).with_(number=number, source=source)
        case _:
            return Refusal(ALONE).with_(object=broken.entity)
