"""The total cost of a spell or ability (601.2f): base cost, additions, increases, reductions."""

from typing import NamedTuple

from shinpan.game.enums import Zone
from shinpan.game.ids import ObjectId
from shinpan.game.mana import FREE, ManaCost
from shinpan.phrases.abilities import Cost
from shinpan.phrases.base import CostPart
from shinpan.phrases.costchanges import AdditionalCost, CostChange
from shinpan.phrases.index import index_of
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.context.parts import context_of_part
from shinpan.rules.context.queries import Queries
from shinpan.rules.table import Table

TOTAL = cite("601.2f", en="The total cost is {cost}.", ja="総コストは{cost}です。")
carries("118.7")
carries("118.8")
carries("107.3a")


class TotalCost(NamedTuple):
    """What is to be paid: mana without X, and other parts in the order in which they are written."""

    mana: ManaCost
    parts: tuple[CostPart, ...] = ()
    loyalty: int | None = None


def additional_costs(table: Table, spell: ObjectId) -> tuple[Cost, ...]:
    """Return the additional costs that a spell's own text demands (118.8)."""
    statics = index_of(table.characteristics(spell)).statics
    if not statics:
        return ()
    return tuple(
        part.cost
        for _, ability in statics
        for part in ability.parts
        if isinstance(part, AdditionalCost) and not part.optional
    )


def total_of_spell(
    table: Table, spell: ObjectId, base: Cost, additional: tuple[Cost, ...], x: int | None = None
) -> TotalCost:
    """Return the total cost of casting a spell. Raises ValueError for an unpayable base (118.6)."""
    if base.mana is None and not base.parts:
        raise ValueError("a spell without a mana cost can't be paid for")
    mana = _sum(base, additional)
    parts = base.parts + tuple(part for cost in additional for part in cost.parts)
    return TotalCost(changed_mana(table, spell, _with_x(mana, x)), parts)


def total_of_ability(table: Table, cost: Cost, x: int | None = None) -> TotalCost:
    """Return the total cost of activating an ability."""
    return TotalCost(_with_x(cost.mana if cost.mana is not None else FREE, x), cost.parts, cost.loyalty)


def _sum(base: Cost, additional: tuple[Cost, ...]) -> ManaCost:
    mana = base.mana if base.mana is not None else FREE
    for cost in additional:
        if cost.mana is not None:
            mana = mana + cost.mana
    return mana


def _with_x(mana: ManaCost, x: int | None) -> ManaCost:
    return mana.with_x(x or 0) if mana.has_x else mana


def _own_changes(table: Table, spell: ObjectId) -> list[int]:
    """Return the changes by the text of a card that isn't on the stack yet, as they would be if it were cast now."""
    statics = index_of(table.characteristics(spell)).statics
    obj = table.state.objects.get(spell)
    if not statics or obj is None or obj.zone is Zone.STACK:
        return []
    context = Queries(table, spell, table.controller(spell))
    parts = [part for _, ability in statics if Zone.STACK in ability.zones for part in ability.parts]
    return [part.change(context) for part in parts if isinstance(part, CostChange)]


def changed_mana(table: Table, spell: ObjectId, mana: ManaCost) -> ManaCost:
    """Apply increases, then reductions (601.2f)."""
    in_force = table.view().parts.get(CostChange, ())
    amounts = _own_changes(table, spell)
    if not in_force and not amounts:
        return mana
    for active in in_force:
        part = active.part
        assert isinstance(part, CostChange)
        context = context_of_part(table, active)
        if active.condition is not None and not active.condition.holds(context):
            continue
        if part.applies(context, spell):
            amounts.append(part.change(context))
    increase = sum(amount for amount in amounts if amount > 0)
    reduction = -sum(amount for amount in amounts if amount < 0)
    if increase:
        mana = mana.increased(increase)
    return mana.reduced(reduction) if reduction else mana
