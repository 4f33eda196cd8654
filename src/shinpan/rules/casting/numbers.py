"""Choosing X (107.3, 601.2b)."""

from collections.abc import Callable, Sequence
from typing import Any

from shinpan.game.decisions import Decision, DecisionKind, Topic
from shinpan.game.mana import ManaCost
from shinpan.phrases.abilities import ActivatedAbility, Cost
from shinpan.phrases.base import ObjectCost, Steps, walk
from shinpan.phrases.costchanges import AbilityCostChange
from shinpan.phrases.reach.limits import XNotZero
from shinpan.phrases.restrictions import NoCast
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.casting.assisting import helpers
from shinpan.rules.casting.mentioning import mentions_x
from shinpan.rules.casting.permission import forbidden_with_x
from shinpan.rules.casting.proposal import Proposal
from shinpan.rules.context.queries import Queries
from shinpan.rules.costs.changing import changed_cost
from shinpan.rules.costs.objects import Commitment, commitment_of, possible_choice
from shinpan.rules.costs.payable import LARGEST_X, Means
from shinpan.rules.costs.total import total_of_ability, total_of_action
from shinpan.rules.table import Table
from shinpan.rules.targeting.choosing import can_choose
from shinpan.rules.targeting.slots import slots_of_effect

CHOSEN = cite(
    "107.3a",
    en="{player} chooses {number} for X.",
    ja="{player}はXの値として{number}を選びます。",
)
NO_CHOICE = cite(
    "107.3b",
    en="Neither the mana cost nor a cost with X is paid, so X is 0.",
    ja="マナ・コストもXを含む代替コストも支払わないため、Xは0です。",
)
carries("601.2b")
carries("107.3k")


def choose_x_of_spell(table: Table, proposal: Proposal) -> Steps[int | None]:
    """Have the player choose X for a spell, if its costs have one; only what can be paid is offered."""
    mana = proposal.asked_mana()
    if not mana.has_x and not mentions_x(tuple(cost.parts for cost in (proposal.way.cost, *proposal.additional()))):
        own = proposal.characteristics.mana_cost
        if own is None or not own.has_x:
            return None
        if proposal.way.alternative:
            table.note(NO_CHOICE)
        return 0
    possible = _check_of_spell(proposal)
    if possible is None:
        largest = proposal.means.largest_x(changed_cost(proposal.table, proposal.spell, mana)[0])
        values: Sequence[int] = range(max(0, largest) + 1)
    else:
        values = _values(possible, irregular=_is_irregular(proposal))
    return (yield from _ask(table, proposal.queries(), values))


def _check_of_spell(proposal: Proposal) -> Callable[[int], bool] | None:
    """Return the question whether a value of X is possible; None where only the mana matters."""
    if (
        not proposal.additional()
        and not proposal.way.cost.parts
        and not proposal.paying.stand_ins
        and proposal.paying.spend is None
        and proposal.way.cost.mana is not None
        and proposal.modal is None
        and not helpers(proposal.table, proposal.player, proposal.spell)
        and not mentions_x(proposal.slots.targets)
        and NoCast not in proposal.table.view().parts
        and proposal.paying.mana(proposal.table, proposal.player, proposal.way.cost.mana) == proposal.way.cost.mana
    ):
        return None

    def possible(x: int) -> bool:
        chosen = proposal.choosing(x=x)
        return chosen.refusal() is None and not (
            NoCast in proposal.table.view().parts and forbidden_with_x(proposal, x)
        )

    return possible


def _is_irregular(proposal: Proposal) -> bool:
    """Return whether a larger X may be possible where a smaller one isn't: it matters for targets, or is forbidden."""
    return mentions_x(proposal.slots.targets) or NoCast in proposal.table.view().parts


def _values(possible: Callable[[int], bool], *, irregular: bool) -> list[int]:
    found = [0] if possible(0) else []
    misses = 0
    for x in range(1, LARGEST_X + 1):
        if possible(x):
            found.append(x)
            misses = 0
        elif not irregular:
            break
        else:
            misses += 1
            if misses > 20:
                break
    return found or [0]


def choose_x_of_ability(table: Table, context: Queries, ability: ActivatedAbility, means: Means) -> Steps[int | None]:
    """Have the player choose X for an activated ability, if its cost has one."""
    values = x_of_ability(table, context, ability, means)
    if ability.x is not None and values:
        return values[0]
    return None if values is None else (yield from _ask(table, context, values))


def x_of_ability(table: Table, context: Queries, ability: ActivatedAbility, means: Means) -> Sequence[int] | None:
    """Return the values that X may have in an activated ability: those that can be paid, and with which it can have
    targets, if they depend on it; none at all if there are no such targets. None if its cost has no X."""
    cost = ability.cost
    has_x = cost.mana is not None and cost.mana.has_x
    if not has_x and not mentions_x(cost.parts):
        return None
    slots = slots_of_effect(ability.effect)

    def asking(x: int) -> Queries:
        return Queries(table, context.source, context.you, choices=context.choices.with_(x=x))

    def possible(x: int) -> bool:
        total = total_of_ability(table, context.source, ability, x)
        return payable_together(asking(x), total.mana, total.parts, means)

    if ability.x is not None:
        values: Sequence[int] = [x for x in (defined_x(context, ability),) if x is not None and possible(x)]
    elif has_x and not mentions_x(cost.parts) and AbilityCostChange not in table.view().parts:
        assert cost.mana is not None
        values = range(max(0, means.largest_x(cost.mana)) + 1)
    else:
        values = _values(possible, irregular=False)
    if any(isinstance(each, XNotZero) for each in walk(ability.effect)):
        values = [x for x in values if x > 0]
    if not slots.targets or not mentions_x(slots.targets):
        return values
    return [x for x in values if can_choose(table, asking(x), slots)]


def defined_x(context: Queries, ability: ActivatedAbility) -> int | None:
    """Return what X is in an ability whose text defines it; None for others (107.3)."""
    return None if ability.x is None else max(0, ability.x.value(context))


def choose_x_of_action(table: Table, context: Queries, cost: Cost, means: Means, least: int = 0) -> Steps[int | None]:
    """Have the player choose X for a special action, if its cost has one. least: what it must be at least."""
    if not (cost.mana is not None and cost.mana.has_x) and not mentions_x(cost.parts):
        return None

    def possible(x: int) -> bool:
        asking = Queries(table, context.source, context.you, choices=context.choices.with_(x=x))
        total = total_of_action(cost, x)
        return payable_together(asking, total.mana, total.parts, means)

    values = [each for each in _values(possible, irregular=False) if each >= least]
    return (yield from _ask(table, context, values))


def payable_together(context: Queries, mana: ManaCost, parts: Sequence[Any], means: Means) -> bool:
    """Return whether mana and the other parts of a cost could all be paid."""
    if any(not part.payable(context) for part in parts):
        return False

    def affordable(left: Commitment) -> bool:
        return left.life <= means.life and means.committed(left.tapped, left.gone, left.life).can_pay(mana)

    choosing = tuple(part for part in parts if isinstance(part, ObjectCost))
    return possible_choice(context, choosing, affordable, commitment_of(context, parts)) is not None


def _ask(table: Table, context: Queries, values: Sequence[int]) -> Steps[int]:
    answer = yield Decision(
        player=context.you,
        kind=DecisionKind.NUMBER,
        options=tuple(values),
        minimum=values[0],
        maximum=values[-1],
        rule="601.2b",
        topic=Topic.X,
        source=context.source,
    )
    x: int = answer[0]
    table.note(CHOSEN, player=context.you, number=x)
    return x
