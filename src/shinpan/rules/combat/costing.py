"""What attacking and blocking cost (508.1h-j, 509.1d-f)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.mana import FREE, ManaCost
from shinpan.phrases.abilities import Cost
from shinpan.phrases.attacking import CombatCost
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.combat.problem import Pair
from shinpan.rules.context.resolution import Acting
from shinpan.rules.costs.payable import Means, parts_payable
from shinpan.rules.costs.paying import pay
from shinpan.rules.costs.total import TotalCost
from shinpan.rules.refusing import Refusal
from shinpan.rules.restricting import in_force
from shinpan.rules.table import Table

COST = cite(
    "508.1h",
    en="Attacking or blocking like that costs {player} {cost} because of {source}.",
    ja="{source}により、この攻撃またはブロックには{player}が{cost}を支払う必要があります。",
)
UNPAYABLE = cite(
    "508.1j",
    en="{player} can't pay what {source} charges for it.",
    ja="{player}は{source}が要求するコストを支払えません。",
)
carries("508.1i")
carries("509.1d")
carries("509.1e")
carries("509.1f")


class Charge(NamedTuple):
    """A cost to pay for one pair, and the object whose effect charges it."""

    cost: Cost
    source: ObjectId


def charged(table: Table, family: type[CombatCost], pairs: Iterable[Pair]) -> dict[Pair, list[Charge]]:
    """Return the pairs of a declaration that cost something, and what."""
    found: dict[Pair, list[Charge]] = {}
    for part, context, active in in_force(table, family):
        for mover, goal in pairs:
            if part.covers(context, mover) and part.charges(context, goal):
                found.setdefault((mover, goal), []).append(Charge(part.cost, active.source))
    return found


def cost_refusal(
    table: Table, player: PlayerId, charges: Mapping[Pair, Sequence[Charge]], tapped: Iterable[ObjectId] = ()
) -> Refusal | None:
    """Return that a player can't pay for a declaration, or None if they can. tapped: what taps for it before."""
    if not charges:
        return None
    trial = table.fork()
    for each in tapped:
        trial.state.objects[each] = trial.state.objects[each].with_(tapped=True)
    trial.state.version += 1
    payable = Means(trial, player).can_pay(_mana(charges)) and all(
        parts_payable(Acting(trial, charge.source, player), charge.cost.parts) for charge in _each(charges)
    )
    return None if payable else Refusal(UNPAYABLE).with_(player=player, source=_each(charges)[0].source)


def pay_charges(table: Table, player: PlayerId, charges: Mapping[Pair, Sequence[Charge]]) -> Steps[None]:
    """Have a player pay for a declaration: all mana together, then the rest (508.1i-j)."""
    if not charges:
        return
    each = _each(charges)
    mana = _mana(charges)
    table.note(COST, player=player, cost=str(mana), source=each[0].source)
    yield from pay(table, Acting(table, each[0].source, player), TotalCost(mana))
    for charge in each:
        yield from pay(table, Acting(table, charge.source, player), TotalCost(FREE, charge.cost.parts))


def _each(charges: Mapping[Pair, Sequence[Charge]]) -> list[Charge]:
    return [charge for several in charges.values() for charge in several]


def _mana(charges: Mapping[Pair, Sequence[Charge]]) -> ManaCost:
    total = FREE
    for charge in _each(charges):
        if charge.cost.mana is not None:
            total = total + charge.cost.mana
    return total
