"""The exact search for a payment: which mana abilities to activate, in which order, and what pays their own costs.

States are numbers of units and sources in each stock. The search goes on from the state that lacks the least, so that
it finds a payment soon if there is one. To be sure that there is none it has to see all states, so it avoids those that
can't matter: what can only help is done at once, costs of abilities are paid with mana that is of no more use than any
other at hand, and states are left from which the cost is out of reach by an upper bound.
"""

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from shinpan.rules.mana.demand import Demands
from shinpan.rules.mana.problem import Move, Problem, Stock

Counts = tuple[int, ...]
Weights = list[tuple[int, int]]
"""Numbers of stocks, and how much each of their members counts."""


class Step(NamedTuple):
    """One activation."""

    stock: int
    move: int
    way: int
    """Which way of paying the activation cost."""
    taken: tuple[tuple[int, int], ...]
    """What pays it: (which demand of that way, from which stock) for each mana."""


class Route(NamedTuple):
    """How the cost is reached."""

    steps: tuple[Step, ...]
    counts: Counts
    """What is there when the cost itself is paid."""
    way: int
    """Which way of paying the cost."""


class _Test(NamedTuple):
    """A way of paying the cost, with its conditions as (need, what counts, what could come to count)."""

    way: int
    life: int
    conditions: list[tuple[int, Weights, Weights]]


class Search:
    """Questions about a problem, with some of the ways to pay its cost."""

    def __init__(self, problem: Problem, way_numbers: Sequence[int]) -> None:
        self.problem = problem
        stocks = problem.stocks
        self._tests = [
            _Test(
                number,
                problem.ways[number].life,
                [
                    (need, _weights([int(stock.pays & bits != 0) for stock in stocks]), _weights(_most(stocks, bits)))
                    for bits, need in problem.conditions(problem.ways[number])
                ],
            )
            for number in way_numbers
        ]
        self._cheaper = [[j for j in range(len(stocks)) if _is_cheaper(stocks, j, i)] for i in range(len(stocks))]
        self._single = [i for i, stock in enumerate(stocks) if not stock.pays and len(stock.moves) == 1]
        self._harmless_payers = {i: _harmless_payers(stocks, stocks[i].moves[0]) for i in self._single}

    def route(self, counts: Counts, most_states: int | None = None) -> Route | None:
        """A route from these numbers of each stock; None if there is no payment.

        With `most_states`, also None if none is found among so many states.
        """
        start, steps = self._improved(counts, ())
        lacking, way = self._lacking(start, self.problem.life)
        queue = [(lacking, len(steps), 0, way, start, self.problem.life, steps)]
        seen = {(start, self.problem.life)}
        while queue and (most_states is None or len(seen) <= most_states):
            lacking, _, _, way, counts, life, steps = heappop(queue)
            if lacking <= 0:
                return Route(steps, counts, way)
            for step, after, life_after in self._activations(counts, life):
                after, longer = self._improved(after, (*steps, step))
                if (after, life_after) in seen:
                    continue
                seen.add((after, life_after))
                if self._is_promising(after, life_after):
                    lacking, way = self._lacking(after, life_after)
                    heappush(queue, (lacking, len(longer), len(seen), way, after, life_after, longer))
        return None

    def _lacking(self, counts: Counts, life: int) -> tuple[int, int]:
        """How many mana are lacking at least for the nearest way of paying the cost, and which way that is."""
        return min(
            (max((need - sum(counts[i] for i, _ in now) for need, now, _ in test.conditions), default=0), test.way)
            for test in self._tests
            if test.life <= life
        )

    def _is_promising(self, counts: Counts, life: int) -> bool:
        return any(
            test.life <= life
            and all(sum(counts[i] * weight for i, weight in most) >= need for need, _, most in test.conditions)
            for test in self._tests
        )

    def _improved(self, counts: Counts, steps: tuple[Step, ...]) -> tuple[Counts, tuple[Step, ...]]:
        """Activate what can do just one thing and can only help, now as well as later; left over mana does no harm."""
        numbers = list(counts)
        done = list(steps)
        pending = self._single
        while pending:
            again = []
            for i in pending:
                move = self.problem.stocks[i].moves[0]
                while numbers[i] and (taken := self._harmless(numbers, i)) is not None:
                    numbers[i] -= 1
                    for _, j in taken:
                        numbers[j] -= 1
                    for j in move.adds:
                        numbers[j] += 1
                    done.append(Step(i, 0, 0, taken))
                if numbers[i]:
                    again.append(i)
            if len(again) == len(pending) or len(done) == len(steps):
                break
            pending = again
        return tuple(numbers), tuple(done)

    def _harmless(self, numbers: list[int], i: int) -> tuple[tuple[int, int], ...] | None:
        """What to pay for the move of stock i so that nothing is lost; None if there may be something to lose."""
        if self.problem.stocks[i].moves[0].is_free:
            return ()
        return next((((0, j),) for j in self._harmless_payers[i] if numbers[j]), None)

    def _activations(self, counts: Counts, life: int) -> Iterator[tuple[Step, Counts, int]]:
        for i, stock in enumerate(self.problem.stocks):
            if not counts[i]:
                continue
            for m, move in enumerate(stock.moves):
                numbers = list(counts)
                numbers[i] -= 1
                for w, (demands, way_life) in enumerate(move.ways):
                    left = life - move.life - way_life
                    if left >= 0:
                        for after, taken in self._paid(tuple(numbers), demands).items():
                            yield Step(i, m, w, taken), _added(after, move), left

    def _paid(self, numbers: Counts, demands: Demands) -> dict[Counts, tuple[tuple[int, int], ...]]:
        """What can be left when the demands are paid, each with one way to do so."""
        found: dict[Counts, tuple[tuple[int, int], ...]] = {numbers: ()}
        for d, (wanted, count) in enumerate(demands):
            for _ in range(count):
                longer: dict[Counts, tuple[tuple[int, int], ...]] = {}
                for counts, taken in found.items():
                    for i in self._payers(counts, wanted):
                        after = (*counts[:i], counts[i] - 1, *counts[i + 1 :])
                        longer.setdefault(after, (*taken, (d, i)))
                found = longer
        return found

    def _payers(self, counts: Counts, wanted: int) -> Iterator[int]:
        """The stocks to pay one mana from, without those that could do all that another one can do, and more."""
        stocks = self.problem.stocks
        for i, stock in enumerate(stocks):
            usable = counts[i] and stock.pays & wanted
            if usable and not any(counts[j] and stocks[j].pays & wanted for j in self._cheaper[i]):
                yield i


def is_payable(problem: Problem) -> bool:
    """Whether the cost of the problem can be paid."""
    numbers = [number for number, way in enumerate(problem.ways) if way.life <= problem.life]
    return bool(numbers) and Search(problem, numbers).route(problem.counts) is not None


def _added(counts: Counts, move: Move) -> Counts:
    numbers = list(counts)
    for i in move.adds:
        numbers[i] += 1
    return tuple(numbers)


def _is_cheaper(stocks: Sequence[Stock], j: int, i: int) -> bool:
    """Whether nothing is lost by spending mana from stock j where one from i would do."""
    cheap, dear = stocks[j], stocks[i]
    if j == i or cheap.moves or cheap.pays & ~dear.pays:
        return False
    return cheap.pays != dear.pays or bool(dear.moves) or j < i


def _harmless_payers(stocks: Sequence[Stock], move: Move) -> list[int]:
    """Stocks of which one mana can pay for the move without any loss.

    The move adds mana that can do just the same, and no other mana that could ever pay for it is of less use.
    """
    (demands, life), *others = move.ways
    if move.life or life or others or len(demands) != 1 or demands[0][1] != 1:
        return []
    payers = [j for j, stock in enumerate(stocks) if stock.pays & demands[0][0]]
    return [
        j
        for j in payers
        if not stocks[j].moves
        and all(not stocks[j].pays & ~stocks[k].pays for k in payers)
        and any(stocks[j].pays == stocks[added].pays for added in move.adds)
    ]


def _weights(amounts: Sequence[int]) -> Weights:
    return [(i, amount) for i, amount in enumerate(amounts) if amount > 0]


def _most(stocks: Sequence[Stock], bits: int) -> list[int]:
    """How much mana for one of `bits` there could be at most from a member of each stock, in the end.

    The cost of an activation is taken off as far as only mana that also pays one of `bits` can pay it.
    """
    units = [stock.pays for stock in stocks if stock.pays]

    def spent(demands: Demands) -> int:
        return sum(count for wanted, count in demands if all(pays & bits for pays in units if pays & wanted))

    return [
        max(
            [int(stock.pays & bits != 0)]
            + [
                sum(stocks[added].pays & bits != 0 for added in move.adds) - min(spent(way) for way, _ in move.ways)
                for move in stock.moves
            ]
        )
        for stock in stocks
    ]
