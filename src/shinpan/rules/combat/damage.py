"""The combat damage step (510): damage is assigned, then dealt all at once."""

from collections.abc import Mapping, Sequence

from shinpan.game.decisions import Decision, DecisionKind, Pick, Topic
from shinpan.game.events import Damage
from shinpan.game.ids import ObjectId
from shinpan.game.keywords import KeywordAbility
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.combat.assigning import (
    Assignment,
    assignments,
    division_refusal,
    shares_refusal,
    usual_shares,
)
from shinpan.rules.combat.banding import assigner
from shinpan.rules.combat.lethal import Shares
from shinpan.rules.combat.removing import remove_unfit
from shinpan.rules.combat.striking import begin_strikes, needs_first_step
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.damaging import deal_damage
from shinpan.rules.table import Table

NO_POWER = cite(
    "510.1a",
    en="{object} has no power to deal damage with.",
    ja="{object}はパワーが0以下なので、戦闘ダメージを割り振りません。",
)
ATTACKS_NOTHING = cite(
    "510.1b",
    en="{object} is unblocked but attacks nothing any more, so it deals no damage.",
    ja="{object}はブロックされていませんが、もう何も攻撃していないため、ダメージを割り振りません。",
)
NO_BLOCKERS = cite(
    "510.1c",
    en="{object} is blocked, but nothing blocks it any more, so it deals no damage.",
    ja="{object}はブロックされていますが、ブロックしているクリーチャーがもういないため、ダメージを割り振りません。",
)
NOTHING_BLOCKED = cite(
    "510.1d",
    en="{object} blocks nothing any more, so it deals no damage.",
    ja="{object}がブロックしているクリーチャーはもういないため、ダメージを割り振りません。",
)
DIVIDES = cite(
    "510.1c",
    en="{object} assigns {amount} damage to {recipient}.",
    ja="{object}は{recipient}に{amount}点を割り振ります。",
)
TRAMPLES = cite(
    "702.19b",
    en="{object} has trample: with lethal damage assigned to everything that blocks it, the rest goes to {recipient}.",
    ja="{object}はトランプルを持つため、ブロックしているものすべてに致死ダメージを割り振り、残りを{recipient}に割り振ります。",
)
TRAMPLES_FREELY = cite(
    "702.19d",
    en="{object} has trample and nothing blocks it any more: it assigns its damage as if lethal damage were assigned.",
    ja="{object}はトランプルを持ち、ブロックしているクリーチャーがもういないため、{object}は攻撃先にダメージを割り振ります。",
)
TOUCH = cite(
    "702.2c",
    en="{object} has deathtouch: 1 damage to {recipient} counts as lethal.",
    ja="{object}は接死を持つため、{recipient}には1点で致死ダメージとみなされます。",
)
carries("510.1")
carries("510.2")
carries("802.5")

__all__ = ["deal_combat_damage", "division_refusal", "needs_first_step"]


def deal_combat_damage(table: Table, first: bool) -> Steps[None]:
    """Have players assign combat damage in turn order, then deal it. first: it is the step for first strike (510.4)."""
    remove_unfit(table)
    if table.state.combat is None:
        return
    striking = begin_strikes(table, first)
    _set_assigning(table, striking)
    for player in table.turn_order():
        own = assignments(table, [each for each in striking if assigner(table, each) == player])
        _assign_at_once(table, [each for each in own.values() if len(each.recipients) < 2])
        for each in own.values():
            if len(each.recipients) > 1:
                yield from _assign(table, each)
    yield from _deal(table)


def _set_assigning(table: Table, creatures: tuple[ObjectId, ...]) -> None:
    combat = table.state.combat
    assert combat is not None
    table.state.combat = combat.with_(assigning=creatures, assigned=())


def _assign_at_once(table: Table, creatures: Sequence[Assignment]) -> None:
    """Assign the damage of creatures that have no choice whom to deal it to."""
    if table.recorder is not None:
        for own in creatures:
            if own.tiers:
                table.recorder.forced(table, _decision(table, own, dict.fromkeys(own.recipients, own.power)))
                _explain(table, own, dict.fromkeys(own.recipients, own.power))
            else:
                _explain_nothing(table, own)
    _announce(table, {own.creature: dict.fromkeys(own.recipients, own.power) for own in creatures})


def _assign(table: Table, own: Assignment) -> Steps[None]:
    """Have a player announce how one creature assigns its damage (510.1): its controller, banding apart."""
    shares = usual_shares(table, own)
    decision = _decision(table, own, shares)
    if _has_choice(table, own):
        answer = yield decision
        shares = {option.entity: answer.get(option, 0) for option in decision.options}
    elif table.recorder is not None:
        table.recorder.forced(table, decision)
    if table.recorder is not None:
        _explain(table, own, shares)
    _announce(table, {own.creature: shares})


def _announce(table: Table, announced: Mapping[ObjectId, Shares]) -> None:
    combat = table.state.combat
    assert combat is not None
    new = [(each, to, amount) for each, shares in announced.items() for to, amount in shares.items() if amount]
    waiting = tuple(each for each in combat.assigning if each not in announced)
    table.state.combat = combat.with_(assigning=waiting, assigned=(*combat.assigned, *new))


def _has_choice(table: Table, own: Assignment) -> bool:
    """Return whether there is more than one legal way of assigning the damage."""
    if len(own.tiers[0]) > 1:
        return True
    first, second = own.recipients[:2]
    return shares_refusal(table, own, {first: own.power - 1, second: 1}) is None


def _decision(table: Table, own: Assignment, usual: Shares) -> Decision:
    options = tuple(Pick(each) for each in own.recipients)
    return Decision(
        player=assigner(table, own.creature),
        kind=DecisionKind.DIVIDE,
        options=options,
        minimum=0,
        maximum=own.power,
        total=own.power,
        rule="510.1c" if table.state.combat and table.state.combat.attack_of(own.creature) else "510.1d",
        topic=Topic.DAMAGE,
        source=own.creature,
        default={option: usual.get(option.entity, 0) for option in options},
    )


def _deal(table: Table) -> Steps[None]:
    """510.2: all that was assigned is dealt at the same time."""
    combat = table.state.combat
    assert combat is not None
    table.state.combat = combat.with_(assigning=(), assigned=())
    batch = Batch(table)
    proposals = [Damage(source, to, amount, combat=True) for source, to, amount in combat.assigned]
    yield from deal_damage(table, batch, proposals)
    batch.close()


# -- in words --------------------------------------------------------------------------------------------------------


def _explain(table: Table, own: Assignment, shares: Shares) -> None:
    attack = table.state.combat.attack_of(own.creature) if table.state.combat is not None else None
    given = [each for each in own.recipients if shares.get(each)]
    if len(own.recipients) > 1:
        for each in given:
            table.note(DIVIDES, object=own.creature, recipient=each, amount=shares[each])
    if attack is None or not attack.blocked:
        return
    if not attack.blockers:
        table.note(TRAMPLES_FREELY, object=own.creature)
        return
    past = [each for each in given if each not in attack.blockers]
    if past:
        table.note(TRAMPLES, object=own.creature, recipient=past[0])
        for each in given:
            if each not in past and table.has(own.creature, KeywordAbility.DEATHTOUCH):
                table.note(TOUCH, object=own.creature, recipient=each)


def _explain_nothing(table: Table, own: Assignment) -> None:
    attack = table.state.combat.attack_of(own.creature) if table.state.combat is not None else None
    if not own.power:
        table.note(NO_POWER, object=own.creature)
    elif attack is None:
        table.note(NOTHING_BLOCKED, object=own.creature)
    elif attack.blocked:
        table.note(NO_BLOCKERS, object=own.creature)
    else:
        table.note(ATTACKS_NOTHING, object=own.creature)
