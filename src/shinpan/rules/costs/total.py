"""The total cost of a spell or ability (601.2f): base cost, additions, increases, reductions."""

from collections.abc import Sequence
from typing import NamedTuple

from shinpan.game.ids import ObjectId
from shinpan.game.mana import FREE, ManaCost
from shinpan.phrases.abilities import ActivatedAbility, Cost
from shinpan.phrases.base import CostPart
from shinpan.phrases.costchanges import AbilityCostChange
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.context.queries import Queries
from shinpan.rules.costs.changing import changed_ability_cost, changed_cost
from shinpan.rules.table import Table

TOTAL = cite("601.2f", en="The total cost is {cost}.", ja="総コストは{cost}です。")
carries("118.7")
carries("118.8")
carries("118.8d")
carries("118.9c")
carries("107.3a")


class TotalCost(NamedTuple):
    """What is to be paid: mana without X, and other parts in the order in which they are written."""

    mana: ManaCost
    parts: tuple[CostPart, ...] = ()
    loyalty: int | None = None


def is_unpayable(base: Cost) -> bool:
    """Return whether a cost can't be paid at all: the mana cost of an object without one (118.6)."""
    return base.mana is None and not base.parts


def asked_mana(base: Cost, additional: Sequence[Cost]) -> ManaCost:
    """Return the mana that a base cost and additional costs ask for together, before changes; X as it is."""
    mana = base.mana if base.mana is not None else FREE
    for cost in additional:
        if cost.mana is not None:
            mana = mana + cost.mana
    return mana


def total_of_spell(
    table: Table,
    spell: ObjectId,
    base: Cost,
    additional: Sequence[Cost] = (),
    *,
    x: int | None = None,
    announced: ManaCost | None = None,
) -> TotalCost:
    """Return the total cost of casting a spell, on the stack or not yet.

    announced: the mana asked for, with the choices for hybrid and Phyrexian symbols made. Additional parts come first,
    in the order of the text, so that "the sacrificed creature" is the same whatever the base cost.
    """
    mana = announced if announced is not None else asked_mana(base, additional)
    parts = tuple(part for cost in additional for part in cost.parts) + base.parts
    changed, more = changed_cost(table, spell, with_x(mana, x))
    return TotalCost(changed, parts + more)


def total_of_ability(
    table: Table,
    source: ObjectId,
    ability: ActivatedAbility,
    x: int | None = None,
    *,
    is_mana: bool = False,
    announced: ManaCost | None = None,
) -> TotalCost:
    """Return the total cost of activating an ability of an object."""
    cost = ability.cost
    asked = announced if announced is not None else cost.mana
    mana = with_x(asked, x) if asked is not None else FREE
    if AbilityCostChange in table.view().parts:
        mana = changed_ability_cost(table, source, ability, mana, is_mana)
    if ability.reduction is not None:
        context = Queries(table, source, table.controller(source))
        mana = mana.reduced(max(0, ability.reduction.value(context)))
    return TotalCost(mana, cost.parts, cost.loyalty)


def total_of_action(cost: Cost, x: int | None = None) -> TotalCost:
    """Return the total cost of a special action; nothing changes it, since it is neither a spell nor an ability."""
    return TotalCost(with_x(cost.mana, x) if cost.mana is not None else FREE, cost.parts)


def with_x(mana: ManaCost, x: int | None) -> ManaCost:
    """Return a mana cost with the value announced for X in it; 0 if none was."""
    return mana.with_x(x or 0) if mana.has_x else mana
