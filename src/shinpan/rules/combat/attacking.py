"""Declaring attackers (508.1)."""

from collections.abc import Sequence

from shinpan.game.decisions import Attackers, Decision, DecisionKind, Topic
from shinpan.game.events import Attacked, AttackersDeclared
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.game.turn import Attack, Combat
from shinpan.phrases.attacking import CostToAttack
from shinpan.phrases.attackoptions import AttackOption
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.combat.attack_problem import attack_problem
from shinpan.rules.combat.attackers import (
    attacker_refusal,
    attackers_and_targets,
    target_refusal,
)
from shinpan.rules.combat.banding import Bands, declare_bands
from shinpan.rules.combat.costing import affordable, cost_refusal, pay_charges, taps_to_attack
from shinpan.rules.combat.declaring import declarations, declared, least
from shinpan.rules.combat.defending import defender
from shinpan.rules.combat.options import take_options
from shinpan.rules.combat.problem import Fault, Pair, Pairs, Problem
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.tapping import tap
from shinpan.rules.refusing import Refusal
from shinpan.rules.table import Table

ATTACKS = cite("508.1b", en="{object} attacks {target}.", ja="{object}は{target}を攻撃します。")
VIGILANCE = cite(
    "702.20b",
    en="{object} has vigilance and doesn't tap to attack.",
    ja="{object}は警戒を持つため、攻撃してもタップしません。",
)
REQUIRED = cite(
    "508.1d",
    en="{object} must attack if it can.",
    ja="{object}は可能なら攻撃しなければなりません。",
)
NOT_YOUR_TURN = Refusal(
    cite("506.2", en="Only the active player attacks.", ja="攻撃できるのはアクティブ・プレイヤーだけです。")
)
TWICE = cite("508.1b", en="{object} can attack only one thing.", ja="{object}が攻撃できる先は1つだけです。")
TOO_MANY = cite(
    "508.1c",
    en="No more than {number} creatures can attack because of {source}.",
    ja="{source}により、攻撃できるクリーチャーは{number}体までです。",
)
TOO_MANY_THERE = cite(
    "508.1c",
    en="No more than {number} creatures can attack {target} because of {source}.",
    ja="{source}により、{target}を攻撃できるクリーチャーは{number}体までです。",
)
ALONE = cite("508.1c", en="{object} can't attack alone.", ja="{object}は単独では攻撃できません。")
DISOBEYED = cite(
    "508.1d",
    en="Attacks that are required are missing: another declaration, such as one in which {object} attacks {target}, "
    "obeys more requirements ({most} against {found}).",
    ja="攻撃の強制に従っていません。{object}が{target}を攻撃する宣言など、より多くの強制に従える宣言があります"
    "（従える強制は{most}、この宣言では{found}）。",
)
carries("508.1")
carries("508.1a")
carries("508.1f")
carries("508.1k")
carries("508.1m")
carries("508.3a")
carries("508.3d")
carries("506.5")
carries("802.3")


def declare_attackers(table: Table) -> Steps[None]:
    """Have the active player declare attackers; ask only if there is a choice (508.1)."""
    state = table.state
    player = state.turn.active
    if state.combat is None:
        state.combat = Combat()
    problem = attack_problem(table, player)
    options = _options(table, player, problem)
    pairs = options[0].pairs
    decision = Decision(
        player=player,
        kind=DecisionKind.ATTACKERS,
        options=options,
        minimum=0,
        maximum=len(options),
        rule="508.1",
        topic=Topic.ATTACK,
        default=options[0],
    )
    if len(options) > 1:
        answer = yield decision
        pairs = declared(answer, pairs)
    elif table.recorder is not None:
        table.recorder.forced(table, decision)
    if not pairs:
        return
    bands = yield from declare_bands(table, player, pairs)
    _tap_attackers(table, problem, pairs)
    yield from pay_charges(table, player, CostToAttack, pairs)
    if AttackOption in table.view().parts:
        yield from take_options(table, player, pairs)
    _begin_attacks(table, player, pairs, bands)


def _options(table: Table, player: PlayerId, problem: Problem) -> tuple[Attackers, ...]:
    if not problem.able:
        return (Attackers(()),)
    found = declarations(problem)
    if problem.costly:
        found = [found[0], *affordable(table, player, CostToAttack, found[1:])]
    return tuple(Attackers(pairs) for pairs in found)


def _tap_attackers(table: Table, problem: Problem, pairs: Pairs) -> None:
    """508.1f: attacking taps, but it isn't a cost."""
    for attacker, target in pairs:
        table.note(ATTACKS, object=attacker, target=target)
        if table.recorder is not None and (problem.acting.get(attacker) or problem.pairs.get((attacker, target))):
            table.note(REQUIRED, object=attacker)
    tapping = taps_to_attack(table, pairs)
    if table.recorder is not None:
        for attacker, _ in pairs:
            if attacker not in tapping:
                table.note(VIGILANCE, object=attacker)
    batch = Batch(table)
    tap(table, batch, tapping)
    batch.close()


def _begin_attacks(table: Table, player: PlayerId, pairs: Pairs, bands: Bands) -> None:
    """508.1k, 508.1m: those still there become attacking creatures, and abilities see that they attacked."""
    state = table.state
    combat = state.combat
    assert combat is not None
    attacks = []
    for attacker, target in pairs:
        defending = defender(table, target)
        if defending is not None and table.on_battlefield(attacker) and table.controller(attacker) == player:
            attacks.append(Attack(attacker, target, defending, band=bands.get(attacker, 0)))
    state.combat = combat.with_(attacks=combat.attacks + tuple(attacks), attacked=bool(attacks))
    table.stir()
    if not attacks:
        return
    batch = Batch(table)
    alone = len(attacks) == 1
    for attack in attacks:
        assert attack.target is not None
        batch.add(Attacked(attack.attacker, attack.target, attack.defender, alone))
    targets = tuple(attack.target for attack in attacks if attack.target is not None)
    batch.add(AttackersDeclared(player, tuple(attack.attacker for attack in attacks), targets))
    batch.close()


# -- what is possible ------------------------------------------------------------------------------------------------


def least_attack(table: Table, player: PlayerId) -> Pairs:
    """Return a declaration with nothing beyond what is required (508.1d); usually an empty one."""
    return least(attack_problem(table, player)).pairs


def possible_attackers(table: Table, player: PlayerId) -> tuple[ObjectId, ...]:
    """Return the creatures that nothing about them keeps from attacking, though a restriction on all together may."""
    return tuple(attackers_and_targets(table, player))


def can_attack(table: Table, object_id: ObjectId, target: Entity) -> bool:
    """Return whether nothing about a creature and its target keeps it from being declared as an attacker now."""
    player = table.controller(object_id)
    if attacker_refusal(table, player, object_id) is not None:
        return False
    return target_refusal(table, player, object_id, target) is None


# -- why not ---------------------------------------------------------------------------------------------------------


def attack_refusal(table: Table, player: PlayerId, pairs: Sequence[Pair]) -> Refusal | None:
    """Return why a whole declaration of attackers is illegal, or None if it is legal (508.1a-d)."""
    if player != table.state.turn.active:
        return NOT_YOUR_TURN
    for attacker, target in pairs:
        refusal = attacker_refusal(table, player, attacker) or target_refusal(table, player, attacker, target)
        if refusal is not None:
            return refusal
    problem = attack_problem(table, player)
    refusal = _restriction_refusal(problem, pairs)
    if refusal is not None:
        return refusal
    best = least(problem)
    found = problem.obeyed(pairs)
    if found < best.obeyed:
        attacker, target = _missing(problem, best.pairs, pairs)
        return Refusal(DISOBEYED).with_(object=attacker, target=target, most=best.obeyed, found=found)
    return cost_refusal(table, player, CostToAttack, pairs)


def _restriction_refusal(problem: Problem, pairs: Sequence[Pair]) -> Refusal | None:
    broken = problem.broken(pairs)
    if broken is None:
        return None
    number, source = broken.bound
    match broken.fault:
        case Fault.TOO_MANY_GOALS:
            return Refusal(TWICE).with_(object=broken.entity)
        case Fault.LIMIT:
            return Refusal(TOO_MANY).with_(number=number, source=source)
        case Fault.ALONE:
            return Refusal(ALONE).with_(object=broken.entity)
        case _:
            return Refusal(TOO_MANY_THERE).with_(number=number, source=source, target=broken.entity)


def _missing(problem: Problem, best: Pairs, pairs: Sequence[Pair]) -> Pair:
    """Return a pair that a better declaration has because a requirement says so."""
    wanting = [pair for pair in best if pair not in pairs]
    demanded = [pair for pair in wanting if problem.acting.get(pair[0]) or problem.pairs.get(pair)]
    return (demanded or wanting)[0]
