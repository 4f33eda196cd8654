"""What a player could pay with the mana in the pool and the mana abilities at hand (CR 118.3, 601.2g)."""

from collections import Counter
from collections.abc import Sequence

from shinpan.game.mana import ManaCost, ManaPool
from shinpan.rules.mana.demand import Way, ways
from shinpan.rules.mana.problem import Problem
from shinpan.rules.mana.search import is_payable
from shinpan.rules.mana.source import STAND, ManaSource, Spend, bit, bits_of, exclusive_groups


class Supply:
    """The mana that a player has or could make: built once, then asked about many costs.

    Plain sources (one mana at a time, or a fixed amount, at no further cost) are counted by the set of kinds that each
    may add, and a cost is compared with these numbers. Where that isn't conclusive because of sources of another sort,
    the exact search decides.
    """

    __slots__ = ("_hard", "_memo", "_most", "_reach", "_units", "life", "pool", "sources")

    def __init__(self, pool: ManaPool, sources: Sequence[ManaSource], life: int = 0) -> None:
        """`life` is what may be paid in all for Phyrexian symbols and for abilities that cost life (CR 118.3b)."""
        self.pool = pool
        self.sources = sources
        self.life = life
        self._memo: dict[ManaCost, bool] = {}
        self._reach: dict[int, int] = {}
        units: dict[int, int] = {}
        grouped: dict[int, int] = {}
        others: list[ManaSource] = []
        for source in sources:
            mask = source.mask
            if not mask or (source.restriction is not None and source.restriction is not STAND):
                others.append(source)
            elif source.group is None:
                units[mask] = units.get(mask, 0) + source.uses
            else:
                grouped[source.group] = grouped.get(source.group, 0) | mask
        for mask in grouped.values():
            units[mask] = units.get(mask, 0) + 1
        self._units = units
        self._hard = any(unit.restriction is not None for unit in pool.units)
        for unit in pool.units:
            if unit.restriction is None:
                mask = bit(unit.kind, unit.snow)
                units[mask] = units.get(mask, 0) + 1
        if others:
            self._count_fixed(others, grouped)
        self._most: dict[int, int] = self._bounds() if self._hard else units

    def _count_fixed(self, others: Sequence[ManaSource], grouped: dict[int, int]) -> None:
        """Count the sources of a fixed amount of mana that exclude no other; if others remain, the supply is hard."""
        sharing = Counter(source.group for source in others)
        for source in others:
            alone = source.group is None or (source.group not in grouped and sharing[source.group] == 1)
            free = source.cost is None and not source.life and source.restriction is None
            if not (alone and free and len(source.outputs) == 1):
                self._hard = True
                continue
            for kind in source.outputs[0]:
                mask = bit(kind, source.snow)
                self._units[mask] = self._units.get(mask, 0) + source.uses

    def _bounds(self) -> dict[int, int]:
        """Sets of kinds with an upper bound for how many mana of each there could be, whatever it costs."""
        most = Counter(bit(unit.kind, unit.snow) for unit in self.pool.units)
        for group in exclusive_groups(self.sources):
            most[bits_of(group)] += max(source.most for source in group) * group[0].uses
        return most

    def can_pay(self, cost: ManaCost, spend: Spend | None = None) -> bool:
        """Whether the cost can be paid in full (CR 118.3). It must have no {X} left: ValueError."""
        if spend is not None and self._hard:
            return self._decide(cost, spend)
        answer = self._memo.get(cost)
        if answer is None:
            answer = self._memo[cost] = self._decide(cost, None)
        return answer

    def _decide(self, cost: ManaCost, spend: Spend | None) -> bool:
        readings = ways(cost)
        for way in readings:
            if way.life <= self.life and self._suffices(way):
                return True
        if not self._hard or not any(way.life <= self.life and self._might_suffice(way) for way in readings):
            return False
        return is_payable(Problem(cost, self.pool, self.sources, spend, self.life))

    def _suffices(self, way: Way) -> bool:
        reach = self._reach
        for bits, need in way.conditions:
            count = reach.get(bits)
            if count is None:
                count = reach[bits] = sum(n for mask, n in self._units.items() if mask & bits)
            if count < need:
                return False
        return True

    def _might_suffice(self, way: Way) -> bool:
        most = self._most
        return all(sum(n for mask, n in most.items() if mask & bits) >= need for bits, need in way.conditions)

    def largest_x(self, cost: ManaCost, spend: Spend | None = None) -> int:
        """The largest X for which the cost can be paid; -1 if it can't be paid even with X = 0 (CR 107.3a, 601.2b).

        Raises ValueError for a cost without {X}.
        """
        if not cost.x_count:
            raise ValueError(f"the cost {cost} has no {{X}}")
        smallest = cost.with_x(0)
        if not self._hard:
            mana = sum(self._units.values())
            payable = (way for way in ways(smallest) if way.life <= self.life and self._suffices(way))
            return max(((mana - way.total) // cost.x_count for way in payable), default=-1)
        if not self.can_pay(smallest, spend):
            return -1
        low, high = 0, sum(self._most.values()) // cost.x_count
        while low < high:
            middle = (low + high + 1) // 2
            if self.can_pay(cost.with_x(middle), spend):
                low = middle
            else:
                high = middle - 1
        return low
