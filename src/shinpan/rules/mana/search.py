"""The exact search for a payment: which mana abilities to activate, in which order, and what pays their own costs.

States are numbers of units and sources in each stock. A breadth-first search over activations finds a route with as
few of them as possible; states from which the cost is out of reach are cut off by an upper bound.
"""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from shinpan.rules.mana.demand import Demands
from shinpan.rules.mana.problem import Move, Problem, Stock

Counts = tuple[int, ...]


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


class Search:
    """Questions about a problem, with at most so much life to pay, and some of the ways to pay the cost."""

    def __init__(self, problem: Problem, life: int, way_numbers: Sequence[int]) -> None:
        self.problem = problem
        self.life = life
        stocks = problem.stocks
        net = not problem.restrictions
        self._tests = [
            (
                number,
                problem.ways[number].life,
                [
                    (need, _weights(stocks, bits, _exact), _weights(stocks, bits, _bound(net and every)))
                    for bits, need, every in problem.conditions(problem.ways[number])
                ],
            )
            for number in way_numbers
        ]

    def route(self, counts: Counts) -> Route | None:
        """A route from these numbers of each stock; None if there is no payment."""
        start, steps = self._with_free_mana(counts)
        queue: deque[tuple[Counts, int, tuple[Step, ...]]] = deque([(start, self.life, steps)])
        seen = {(start, self.life)}
        while queue:
            counts, life, steps = queue.popleft()
            if (way := self._payable(counts, life)) is not None:
                return Route(steps, counts, way)
            if not self._promising(counts, life):
                continue
            for step, after, life_after in self._activations(counts, life):
                if (after, life_after) not in seen:
                    seen.add((after, life_after))
                    queue.append((after, life_after, (*steps, step)))
        return None

    def _payable(self, counts: Counts, life: int) -> int | None:
        for number, way_life, tests in self._tests:
            if way_life <= life and all(sum(counts[i] for i, _ in weights) >= need for need, weights, _ in tests):
                return number
        return None

    def _promising(self, counts: Counts, life: int) -> bool:
        return any(
            way_life <= life and all(sum(counts[i] * n for i, n in most) >= need for need, _, most in tests)
            for _, way_life, tests in self._tests
        )

    def _with_free_mana(self, counts: Counts) -> tuple[Counts, tuple[Step, ...]]:
        """Activate all that can do just one thing, at no cost: mana left over does no harm."""
        numbers = list(counts)
        steps: list[Step] = []
        for i, stock in enumerate(self.problem.stocks):
            if numbers[i] and not stock.pays and len(stock.moves) == 1 and stock.moves[0].is_free:
                steps += [Step(i, 0, 0, ())] * numbers[i]
                for added in stock.moves[0].adds:
                    numbers[added] += numbers[i]
                numbers[i] = 0
        return tuple(numbers), tuple(steps)

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
                        for after, taken in self._paid(numbers, demands).items():
                            yield Step(i, m, w, taken), _added(after, move), left

    def _paid(self, numbers: list[int], demands: Demands) -> dict[Counts, tuple[tuple[int, int], ...]]:
        """What can be left when the demands are paid, each with one way to do so."""
        found: dict[Counts, tuple[tuple[int, int], ...]] = {tuple(numbers): ()}
        for d, (wanted, count) in enumerate(demands):
            for _ in range(count):
                longer: dict[Counts, tuple[tuple[int, int], ...]] = {}
                for counts, taken in found.items():
                    for i, stock in enumerate(self.problem.stocks):
                        if counts[i] and stock.pays & wanted:
                            after = (*counts[:i], counts[i] - 1, *counts[i + 1 :])
                            longer.setdefault(after, (*taken, (d, i)))
                found = longer
        return found


def is_payable(problem: Problem, life: int) -> bool:
    """Whether the cost of the problem can be paid, with at most that much life."""
    return Search(problem, life, range(len(problem.ways))).route(problem.counts) is not None


def _added(counts: Counts, move: Move) -> Counts:
    numbers = list(counts)
    for i in move.adds:
        numbers[i] += 1
    return tuple(numbers)


def _weights(
    stocks: Sequence[Stock], bits: int, weight: Callable[[Sequence[Stock], Stock, int], int]
) -> list[tuple[int, int]]:
    """The stocks that count where one of `bits` is asked for, and how much each member of them counts."""
    return [(i, n) for i, stock in enumerate(stocks) if (n := weight(stocks, stock, bits)) > 0]


def _exact(stocks: Sequence[Stock], stock: Stock, bits: int) -> int:
    return int(stock.pays & bits != 0)


def _bound(net: bool) -> Callable[[Sequence[Stock], Stock, int], int]:
    """Counts the most that a member of a stock could come to; less what its activation costs, if `net`."""

    def bound(stocks: Sequence[Stock], stock: Stock, bits: int) -> int:
        most = int(stock.pays & bits != 0)
        for move in stock.moves:
            spent = min(sum(count for _, count in demands) for demands, _ in move.ways) if net else 0
            most = max(most, sum(stocks[i].pays & bits != 0 for i in move.adds) - spent)
        return most

    return bound
