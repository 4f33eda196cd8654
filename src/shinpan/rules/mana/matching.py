"""Giving units of mana to the symbols that they pay, one to one."""

from collections.abc import Sequence

from shinpan.rules.mana.demand import Demands


def match(masks: Sequence[int], demands: Demands) -> list[list[int]] | None:
    """For each demand the positions of the units given to it, or None if the demands can't all be met.

    A unit serves a demand if its bits and the accepted bits have one in common. Units that stand first are preferred:
    among all sets of units that do, the first in lexicographic order is taken (the sets of units that can be given to
    distinct demands form a matroid, so that taking each unit that fits, moving others aside, is optimal).
    """
    given: list[list[int]] = [[] for _ in demands]
    left = sum(count for _, count in demands)
    for unit, mask in enumerate(masks):
        if not left:
            break
        for (accepts, count), units in zip(demands, given, strict=True):
            if mask & accepts and len(units) < count:
                units.append(unit)
                left -= 1
                break
        else:
            left -= _make_room(unit, masks, demands, given, set())
    return None if left else given


def _make_room(unit: int, masks: Sequence[int], demands: Demands, given: list[list[int]], seen: set[int]) -> bool:
    """Give the unit to some demand, moving units that were given before to others (an augmenting path)."""
    for d, (accepts, count) in enumerate(demands):
        if d in seen or not masks[unit] & accepts:
            continue
        seen.add(d)
        if len(given[d]) < count:
            given[d].append(unit)
            return True
        for place, other in enumerate(given[d]):
            if _make_room(other, masks, demands, given, seen):
                given[d][place] = unit
                return True
    return False
