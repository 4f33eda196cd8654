"""Choosing targets (601.2c) and dividing among them (601.2d)."""

from collections.abc import Callable, Sequence

from shinpan.game.decisions import Decision, DecisionKind, Pick, Topic
from shinpan.game.ids import Entity, ObjectId, PlayerId
from shinpan.phrases.base import Steps
from shinpan.phrases.measures import measured
from shinpan.phrases.qualities.described import in_one_graveyard
from shinpan.phrases.references.targets import Target
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.casting.refusals import UNPAYABLE
from shinpan.rules.context.queries import Queries
from shinpan.rules.refusing import Refusal
from shinpan.rules.table import Table
from shinpan.rules.targeting.legality import has_legal_target, legal_targets
from shinpan.rules.targeting.slots import Slots

TARGETED = cite(
    "601.2c",
    en="{player} chooses {target} as the target.",
    ja="{player}は対象として{target}を選びます。",
)
Affordable = Callable[[tuple[tuple[Entity, ...], ...]], bool]

DIVIDED = cite(
    "601.2d",
    en="{player} gives {target} {amount} of what is divided.",
    ja="{player}は{target}に{amount}を割り振ります。",
)
TOO_MUCH = Refusal(
    cite(
        "601.2c",
        en="The powers of the targets add up to too much.",
        ja="対象のパワーの合計が大きすぎます。",
    )
)
carries("115.6")


def can_choose(table: Table, context: Queries, slots: Slots, stacked: ObjectId | None = None, slot: int = 0) -> bool:
    """Return whether legal targets can be chosen for every slot from one on, given those already chosen."""
    if slot >= len(slots.targets):
        return True
    target = slots.targets[slot]
    least = target.minimum.value(context)
    if least == 0:
        return can_choose(table, _with(context, slot, ()), slots, stacked, slot + 1)
    if least == 1 and slot + 1 == len(slots.targets):
        return has_legal_target(table, context, target, stacked)
    legal = legal_targets(table, context, target, stacked)
    if len(legal) < least:
        return False
    if slot + 1 == len(slots.targets):
        return True
    if least > 1:
        return can_choose(table, _with(context, slot, tuple(legal[:least])), slots, stacked, slot + 1)
    return any(can_choose(table, _with(context, slot, (each,)), slots, stacked, slot + 1) for each in legal)


NOT_APART = Refusal(
    cite(
        "601.2c",
        en="Each target has to be another player's.",
        ja="対象はそれぞれ別のプレイヤーのものでなければなりません。",
    )
)


NOT_TOGETHER = Refusal(
    cite(
        "601.2c",
        en="All of the targets have to be in one graveyard.",
        ja="対象はすべて1つの墓地にあるものでなければなりません。",
    )
)


def choose_targets(
    table: Table,
    context: Queries,
    slots: Slots,
    stacked: ObjectId | None = None,
    affordable: Affordable | None = None,
) -> Steps[tuple[tuple[Entity, ...], ...]]:
    """Have the controller choose targets slot by slot; always asked, even with one possibility.

    affordable: whether the spell could be paid for with some targets, where its cost depends on them (601.2f).
    """
    chosen: list[tuple[Entity, ...]] = []
    for slot, target in enumerate(slots.targets):
        picked = yield from _choose_slot(table, context, slots, slot, target, stacked, affordable)
        chosen.append(picked)
        context.choices = context.choices.with_(targets=tuple(chosen))
        for each in picked:
            table.note(TARGETED, player=context.you, target=each)
    return tuple(chosen)


def _choose_slot(
    table: Table,
    context: Queries,
    slots: Slots,
    slot: int,
    target: Target,
    stacked: ObjectId | None,
    affordable: Affordable | None,
) -> Steps[tuple[Entity, ...]]:
    legal = legal_targets(table, context, target, stacked)
    if slot + 1 < len(slots.targets):
        legal = [each for each in legal if can_choose(table, _with(context, slot, (each,)), slots, stacked, slot + 1)]
    least = min(target.minimum.value(context), len(legal))
    most = min(target.maximum.value(context), len(legal))
    if target.divided is not None:
        most = min(most, target.divided.value(context))
    check: Callable[[Sequence[Pick]], Refusal | None] | None = None
    if target.total is not None:
        bound = target.total.value(context)
        sizes = {each: measured(context, target.measure, each) for each in legal}
        legal = [each for each in legal if sizes[each] <= bound]
        most = min(most, _most_within([sizes[each] for each in legal], bound))

        def check(options: Sequence[Pick]) -> Refusal | None:
            return None if sum(sizes[option.entity] for option in options) <= bound else TOO_MUCH

    if affordable is not None:
        before = context.choices.targets
        legal = [each for each in legal if least > 1 or affordable((*before, (each,)))]
        most = _most_affordable(before, legal, least, min(most, len(legal)), affordable)

        def check(options: Sequence[Pick]) -> Refusal | None:
            return None if affordable((*before, tuple(option.entity for option in options))) else UNPAYABLE

    if target.apart or in_one_graveyard(target.group):
        least, most, check = _by_owner(context, target, legal, least, most)

    decision = Decision(
        player=context.you,
        kind=DecisionKind.OBJECTS,
        options=tuple(Pick(each) for each in legal),
        minimum=least,
        maximum=most,
        rule="601.2c",
        topic=Topic.TARGETS,
        source=stacked if stacked is not None else context.source,
        slot=slot,
        check=check,
    )
    if most == 0:
        if table.recorder is not None:
            table.recorder.forced(table, decision)
        return ()
    answer = yield decision
    return tuple(option.entity for option in answer)


def _by_owner(
    context: Queries, target: Target, legal: Sequence[Entity], least: int, most: int
) -> tuple[int, int, Callable[[Sequence[Pick]], Refusal | None]]:
    """Return how many targets at least and at most, and what checks them, where it matters whose each of them is."""
    whose = [context.controller(each) for each in legal if not isinstance(each, PlayerId)]
    bound = len(set(whose)) if target.apart else max((whose.count(each) for each in whose), default=0)

    def check(options: Sequence[Pick]) -> Refusal | None:
        chosen = [context.controller(o.entity) for o in options if not isinstance(o.entity, PlayerId)]
        if target.apart:
            return None if len(set(chosen)) == len(chosen) else NOT_APART
        return None if len(set(chosen)) < 2 else NOT_TOGETHER

    return min(least, bound), min(most, bound), check


def _most_within(sizes: Sequence[int], bound: int) -> int:
    """Return how many targets at most have sizes that add up to no more than a bound."""
    number = 0
    for size in sorted(sizes):
        bound -= size
        if bound < 0:
            break
        number += 1
    return number


def _most_affordable(
    before: tuple[tuple[Entity, ...], ...], legal: Sequence[Entity], least: int, most: int, affordable: Affordable
) -> int:
    """Return how many targets at most could be paid for; the first ones offered stand for all."""
    number = least
    while number < most and affordable((*before, tuple(legal[: number + 1]))):
        number += 1
    return number


def divide(table: Table, context: Queries, slots: Slots) -> Steps[tuple[tuple[int, ...], ...]]:
    """Have the controller divide amounts among targets, at least one to each (601.2d)."""
    shares: list[tuple[int, ...]] = []
    for target, chosen in zip(slots.targets, context.choices.targets, strict=True):
        if target.divided is None or not chosen:
            shares.append(())
            continue
        total = target.divided.value(context)
        given = yield from _shares(table, context, chosen, total)
        for each, share in zip(chosen, given, strict=True):
            table.note(DIVIDED, player=context.you, target=each, amount=share)
        shares.append(given)
    return tuple(shares) if any(shares) else ()


def _shares(table: Table, context: Queries, chosen: Sequence[Entity], total: int) -> Steps[tuple[int, ...]]:
    options = tuple(Pick(each) for each in chosen)
    decision = Decision(
        player=context.you,
        kind=DecisionKind.DIVIDE,
        options=options,
        minimum=1,
        maximum=total,
        total=total,
        rule="601.2d",
        topic=Topic.DIVISION,
        source=context.source,
    )
    if len(chosen) == 1 or total == len(chosen):
        if table.recorder is not None:
            table.recorder.forced(table, decision)
        return (total,) if len(chosen) == 1 else (1,) * total
    answer = yield decision
    return tuple(answer[option] for option in options)


def _with(context: Queries, slot: int, picked: tuple[Entity, ...]) -> Queries:
    targets = (*context.choices.targets[:slot], picked)
    new = Queries(
        context.lens,
        context.source,
        context.you,
        choices=context.choices.with_(targets=targets),
        event=context.event,
        bound=context.bound,
    )
    new.itself = context.itself
    return new
