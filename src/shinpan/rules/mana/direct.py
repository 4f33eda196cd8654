"""Paying with mana in the pool and sources that add one mana each, at no further cost: the everyday case."""

from collections.abc import Sequence

from shinpan.game.mana import Mana, ManaCost, ManaKind, ManaPool
from shinpan.rules.mana.demand import Way, ways
from shinpan.rules.mana.matching import match
from shinpan.rules.mana.plan import Activation, Payment, best, by_symbol
from shinpan.rules.mana.source import ManaSource, Spend, bit, exclusive_groups, may_spend, rank


def pay_directly(
    cost: ManaCost, pool: ManaPool, sources: Sequence[ManaSource], spend: Spend | None, life: int
) -> Payment | None:
    """A payment with sources that all have a `mask`: pool first, then the groups that are the least to be missed."""
    usable = [unit for unit in pool.units if may_spend(spend, unit.restriction)]
    usable.sort(key=least_missed)
    units: list[Mana | list[ManaSource]] = [*usable]
    masks = [bit(unit.kind, unit.snow) for unit in usable]
    for mask, group in _ranked([source for source in sources if may_spend(spend, source.restriction)]):
        units += [group] * group[0].uses
        masks += [mask] * group[0].uses
    payments: list[Payment] = []
    for way in ways(cost):
        if way.life > (payments[0].life if payments else life):
            break
        given = match(masks, way.demands)
        if given is not None:
            payments.append(_payment(way, units, given))
    return best(payments, pool) if payments else None


def _payment(way: Way, units: Sequence[Mana | list[ManaSource]], given: Sequence[Sequence[int]]) -> Payment:
    activations: list[Activation] = []
    paid = [
        [_mana(units[i], accepts, activations) for i in numbers]
        for (accepts, _), numbers in zip(way.demands, given, strict=True)
    ]
    return Payment(tuple(activations), by_symbol(way, paid))


def _ranked(sources: Sequence[ManaSource]) -> list[tuple[int, list[ManaSource]]]:
    """The groups of sources with the mana that each may add, those to use first in front."""
    groups: list[tuple[int, list[ManaSource]]] = []
    plenty: dict[int, int] = {}
    for group in exclusive_groups(sources):
        mask = group[0].mask
        for source in group[1:]:
            mask |= source.mask
        plenty[mask] = plenty.get(mask, 0) + 1
        groups.append((mask, group))
    groups.sort(key=lambda pair: rank(pair[1], pair[0], plenty[pair[0]]))
    return groups


def _mana(unit: Mana | list[ManaSource], accepts: int, activations: list[Activation]) -> Mana:
    """The mana itself; for a group of sources, the one that it adds, its activation being noted."""
    if isinstance(unit, Mana):
        return unit
    options = [(source, output[0]) for source in unit for output in source.outputs]
    source, kind = options[0] if len(options) == 1 else chosen(options, accepts)
    activations.append(Activation(source, (kind,)))
    return source.mana(kind)


def chosen(options: Sequence[tuple[ManaSource, ManaKind]], accepts: int) -> tuple[ManaSource, ManaKind]:
    """Among the options whose mana is accepted, the first of those with the least weight."""
    return min((option for option in options if option[0].bits_for(option[1]) & accepts), key=_weight)


def _weight(option: tuple[ManaSource, ManaKind]) -> int:
    return option[0].weight


def least_missed(unit: Mana) -> tuple[bool, bool]:
    """Return what sorts the mana of a pool: restricted mana first, colorless mana before any that has a color."""
    return unit.restriction is None, unit.kind is not ManaKind.COLORLESS
