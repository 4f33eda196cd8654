"""How long questions about mana take; run it with `python benchmarks/bench_payment.py`.

Prints microseconds, the best of five rounds.
"""

import timeit
from collections.abc import Callable

from shinpan.game.mana import EMPTY_POOL, KINDS, ManaCost
from shinpan.rules.mana.payment import find_payment
from shinpan.rules.mana.source import ManaSource
from shinpan.rules.mana.supply import Supply

W, U, B, R, G, C = KINDS


def basics() -> list[ManaSource]:
    """Nine basic lands of two kinds and a mana creature."""
    lands = [ManaSource(i, 0, ((R,),) if i % 2 else ((G,),), group=i) for i in range(9)]
    return [*lands, ManaSource(9, 0, ((G,),), weight=1, group=9)]


def duals() -> list[ManaSource]:
    """Basic lands, lands with two abilities, and a creature for any color."""
    sources = [ManaSource(i, 0, ((R,),), group=i) for i in range(4)]
    sources += [ManaSource(i, n, ((kind,),), group=i) for i in range(4, 8) for n, kind in enumerate((R, G))]
    return [*sources, ManaSource(8, 0, tuple((kind,) for kind in KINDS[:5]), weight=1, group=8)]


def rocks() -> list[ManaSource]:
    """Basic lands with an artifact of two mana, one with an activation cost, a filter land, and one that costs life."""
    sources = [ManaSource(i, 0, ((R,),) if i % 2 else ((G,),), group=i) for i in range(5)]
    sources.append(ManaSource(5, 0, ((C, C),), group=5))
    sources.append(ManaSource(6, 0, ((U, R),), cost=ManaCost.parse("{1}"), group=6))
    sources.append(ManaSource(7, 0, ((C,),), group=7))
    sources.append(ManaSource(7, 1, ((R, R), (R, G), (G, G)), cost=ManaCost.parse("{R/G}"), group=7))
    sources.append(ManaSource(8, 0, tuple((kind,) for kind in KINDS[:5]), life=1, group=8))
    return sources


COSTS = [ManaCost.parse(text) for text in ("{R}", "{2}{G}", "{3}{R}{G}", "{5}{G}{G}", "{1}{U}{U}{R/G}")]


def micros(action: Callable[[], object], number: int) -> float:
    return min(timeit.repeat(action, number=number, repeat=5)) / number * 1e6


def report(name: str, sources: list[ManaSource], number: int) -> None:
    build = micros(lambda: Supply(EMPTY_POOL, sources, 20), number)

    def listing() -> list[bool]:
        supply = Supply(EMPTY_POOL, sources, 20)
        return [supply.can_pay(cost) for cost in COSTS]

    print(f"{name}: {len(sources)} sources; {''.join('+' if answer else '-' for answer in listing())} of {len(COSTS)}")
    supply = Supply(EMPTY_POOL, sources, 20)
    print(f"  build a supply                 {build:9.2f}")
    print(f"  can_pay, first time, mean      {(micros(listing, number) - build) / len(COSTS):9.2f}")
    print(f"  can_pay, again                 {micros(lambda: supply.can_pay(COSTS[2]), number):9.2f}")
    print(f"  largest_x {{X}}{{R}}               {micros(lambda: supply.largest_x(X_COST), number):9.2f}")
    for cost in COSTS:
        time = micros(lambda cost=cost: find_payment(cost, EMPTY_POOL, sources, None, 20), number)  # type: ignore[misc]
        print(f"  find_payment {cost!s:17} {time:9.2f}")


X_COST = ManaCost.parse("{X}{R}")

if __name__ == "__main__":
    report("basic lands", basics(), 5000)
    report("dual lands", duals(), 5000)
    report("other sources", rocks(), 50)
