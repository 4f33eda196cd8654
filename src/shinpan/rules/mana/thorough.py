"""Paying with mana abilities of every sort: several mana at once, with costs of their own, for life, restricted."""

from collections.abc import Sequence
from typing import NamedTuple

from shinpan.game.mana import Mana, ManaCost, ManaPool
from shinpan.rules.mana.demand import ways
from shinpan.rules.mana.direct import chosen
from shinpan.rules.mana.matching import match
from shinpan.rules.mana.plan import Activation, Payment, best, by_symbol
from shinpan.rules.mana.problem import Group, Problem, Use
from shinpan.rules.mana.search import Counts, Route, Search, Step
from shinpan.rules.mana.source import ManaSource, Spend, may_spend

_STATES_FOR_TRIMMING = 100
"""How long to look for a way to do without a source; what would take longer is taken to be needed."""


def pay_thoroughly(
    cost: ManaCost, pool: ManaPool, sources: Sequence[ManaSource], spend: Spend | None, life: int
) -> Payment | None:
    """A payment with as little life for Phyrexian symbols as possible, and with no source that isn't needed."""
    problem = Problem(cost, pool, sources, spend, life)
    for paid_life in sorted({way.life for way in problem.ways if way.life <= life}):
        numbers = [number for number, way in enumerate(problem.ways) if way.life == paid_life]
        search = Search(problem, numbers)
        route = search.route(problem.counts)
        if route is not None:
            payments = [_replayed(problem, spend, *_trimmed(search, route, order)) for order in _orders(problem)]
            return best(payments, pool)
    return None


def _orders(problem: Problem) -> list[list[int]]:
    """Orders in which to try to do without stocks of sources, the least wanted first: once those that add several mana
    before the others of the same weight, which leaves less mana over, once after them, which uses fewer sources."""
    groups = range(len(problem.stocks) - 1, problem.first_group - 1, -1)
    multiple = {i: problem.stocks[i].is_multiple for i in groups}
    last = sorted(groups, key=lambda i: (-problem.stocks[i].weight, multiple[i]))
    if not any(multiple.values()):
        return [last]
    return [last, sorted(groups, key=lambda i: (-problem.stocks[i].weight, not multiple[i]))]


def _trimmed(search: Search, route: Route, order: Sequence[int]) -> tuple[Counts, Route]:
    """The numbers of each stock without what isn't needed, and a route from them; `route` is one from all there is."""
    counts = search.problem.counts
    used = _used(search.problem, counts, route)
    for i in order:
        low, high = 0, counts[i]
        while low < high:
            middle = (low + high) // 2
            if used[i] > middle:
                fewer = (*counts[:i], middle, *counts[i + 1 :])
                other = search.route(fewer, _STATES_FOR_TRIMMING)
                if other is None:
                    low = middle + 1
                    continue
                route, used = other, _used(search.problem, fewer, other)
            high = middle
        counts = (*counts[:i], low, *counts[i + 1 :])
    final = search.route(used)
    assert final is not None, "what a route uses suffices for it"
    return used, final


def _used(problem: Problem, counts: Counts, route: Route) -> Counts:
    """How many of each stock a route takes, with the payment at its end; loose mana is counted in full."""
    units = [(stock.pays, i) for i, stock in enumerate(problem.stocks) for _ in range(route.counts[i])]
    given = match([pays for pays, _ in units], problem.demands[route.way])
    assert given is not None, "the route ends where the cost can be paid"
    left = list(route.counts)
    for numbers in given:
        for number in numbers:
            left[units[number][1]] -= 1
    first = problem.first_group
    return (*counts[:first], *(had - over for had, over in zip(counts[first:], left[first:], strict=True)))


class _Open(NamedTuple):
    """A mana already added whose kind is still open: the place of its activation, and the use."""

    place: int
    use: Use


class _Replay:
    """Follows a route with the sources themselves in place of numbers."""

    def __init__(self, problem: Problem, spend: Spend | None, counts: Counts) -> None:
        self.problem = problem
        self.spend = spend
        self.units: list[list[Mana | Group | _Open]] = [
            [*stock.members[:count]] for stock, count in zip(problem.stocks, counts, strict=True)
        ]
        self.activations: list[Activation] = []

    def follow(self, step: Step) -> None:
        """Carry out one activation with the payment of its cost."""
        group = self.units[step.stock].pop(0)
        assert isinstance(group, Group), "moves belong to groups"
        use = group.uses[step.move]
        way = ways(use.source.cost)[step.way]
        paid: list[list[Mana]] = [[] for _ in way.demands]
        for demand, stock in step.taken:
            paid[demand].append(self.resolve(self.units[stock].pop(0), way.demands[demand][0], use.source))
        self.activations.append(Activation(use.source, use.outputs[0], by_symbol(way, paid)))
        if len(use.outputs) > 1:
            added = self.problem.stocks[step.stock].moves[step.move].adds[0]
            self.units[added].append(_Open(len(self.activations) - 1, use))
            return
        for unit in map(use.source.mana, use.outputs[0]):
            if self.problem.pays(unit):
                self.units[self.problem.loose_stock(unit)].append(unit)

    def finish(self, number: int) -> Payment:
        """Pay the cost in that way from what is there."""
        way = self.problem.ways[number]
        units = [
            (stock.pays, unit) for stock, units in zip(self.problem.stocks, self.units, strict=True) for unit in units
        ]
        given = match([pays for pays, _ in units], self.problem.demands[number])
        assert given is not None, "the route ends where the cost can be paid"
        paid = [
            [self.resolve(units[i][1], accepts, None) for i in numbers]
            for (accepts, _), numbers in zip(way.demands, given, strict=True)
        ]
        return Payment(tuple(self.activations), by_symbol(way, paid))

    def resolve(self, unit: Mana | Group | _Open, accepts: int, payee: ManaSource | None) -> Mana:
        """The mana that pays what accepts those bits; sources are activated for it."""
        if isinstance(unit, Mana):
            return unit
        uses = unit.direct if isinstance(unit, Group) else (unit.use,)
        options = [
            (use.source, kind)
            for use in uses
            if may_spend(self.spend, use.source.restriction, payee)
            for (kind,) in use.outputs
        ]
        source, kind = chosen(options, accepts)
        if isinstance(unit, Group):
            self.activations.append(Activation(source, (kind,)))
        else:
            self.activations[unit.place] = self.activations[unit.place]._replace(output=(kind,))
        return source.mana(kind)


def _replayed(problem: Problem, spend: Spend | None, counts: Counts, route: Route) -> Payment:
    replay = _Replay(problem, spend, counts)
    for step in route.steps:
        replay.follow(step)
    return replay.finish(route.way)
