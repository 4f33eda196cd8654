"""What attacking and blocking cost (508.1h-j, 509.1d-f)."""

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import FREE, ManaCost
from shinpan.phrases.abilities import Cost
from shinpan.phrases.attacking import CombatCost, CostToAttack
from shinpan.phrases.base import Steps
from shinpan.phrases.index import index_of
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.combat.problem import Pair, Pairs
from shinpan.rules.context.resolution import Acting
from shinpan.rules.costs.payable import Means, parts_payable
from shinpan.rules.costs.paying import pay
from shinpan.rules.costs.total import TotalCost
from shinpan.rules.refusing import Refusal
from shinpan.rules.restricting import in_force
from shinpan.rules.table import Table

ATTACK_COSTS = cite(
    "508.1h",
    en="Attacking like that costs {player} {cost} because of {source}.",
    ja="{source}により、この攻撃には{player}が{cost}を支払う必要があります。",
)
ATTACK_UNPAYABLE = cite(
    "508.1j",
    en="{player} can't pay what {source} charges for attacking.",
    ja="{player}は{source}が攻撃に要求するコストを支払えません。",
)
BLOCK_COSTS = cite(
    "509.1d",
    en="Blocking like that costs {player} {cost} because of {source}.",
    ja="{source}により、このブロックには{player}が{cost}を支払う必要があります。",
)
BLOCK_UNPAYABLE = cite(
    "509.1f",
    en="{player} can't pay what {source} charges for blocking.",
    ja="{player}は{source}がブロックに要求するコストを支払えません。",
)
carries("508.1i")
carries("509.1e")


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


def cost_refusal(table: Table, player: PlayerId, family: type[CombatCost], pairs: Sequence[Pair]) -> Refusal | None:
    """Return that a player can't pay for a declaration, or None if they can."""
    charges = charged(table, family, pairs)
    if not charges or _can_pay(table, player, charges, _tapping(table, family, pairs)):
        return None
    citation = ATTACK_UNPAYABLE if family is CostToAttack else BLOCK_UNPAYABLE
    return Refusal(citation).with_(player=player, source=_each(charges)[0].source)


def _tapping(table: Table, family: type[CombatCost], pairs: Sequence[Pair]) -> tuple[ObjectId, ...]:
    """Return what taps for a declaration before it is paid for: attackers, but not blockers."""
    return taps_to_attack(table, pairs) if family is CostToAttack else ()


def affordable(
    table: Table, player: PlayerId, family: type[CombatCost], declarations: Iterable[Pairs]
) -> Iterator[Pairs]:
    """Yield the declarations that a player can pay for.

    What costs the same and taps nothing that has activated abilities is worked out only once.
    """
    known: dict[Hashable, bool] = {}
    for pairs in declarations:
        charges = charged(table, family, pairs)
        if not charges:
            yield pairs
            continue
        tapped = _tapping(table, family, pairs)
        workers = tuple(each for each in tapped if index_of(table.characteristics(each)).activated)
        key = (_mana(charges), tuple(charge for charge in _each(charges) if charge.cost.parts), workers)
        if key not in known:
            known[key] = _can_pay(table, player, charges, tapped)
        if known[key]:
            yield pairs


def taps_to_attack(table: Table, pairs: Sequence[Pair]) -> tuple[ObjectId, ...]:
    """Return the attackers that tap to attack: those without vigilance (508.1f, 702.20b)."""
    return tuple(each for each, _ in pairs if not table.has(each, KeywordAbility.VIGILANCE))


def _can_pay(
    table: Table, player: PlayerId, charges: Mapping[Pair, Sequence[Charge]], tapped: Iterable[ObjectId]
) -> bool:
    trial = table.fork()
    for each in tapped:
        trial.state.objects[each] = trial.state.objects[each].with_(tapped=True)
    trial.state.version += 1
    return Means(trial, player).can_pay(_mana(charges)) and all(
        parts_payable(Acting(trial, charge.source, player), charge.cost.parts) for charge in _each(charges)
    )


def pay_charges(table: Table, player: PlayerId, family: type[CombatCost], pairs: Sequence[Pair]) -> Steps[None]:
    """Have a player pay for a declaration: all mana together, then the rest (508.1i-j, 509.1e-f)."""
    charges = charged(table, family, pairs)
    if not charges:
        return
    each = _each(charges)
    mana = _mana(charges)
    costs = ATTACK_COSTS if family is CostToAttack else BLOCK_COSTS
    table.note(costs, player=player, cost=str(mana), source=each[0].source)
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
