"""`make bench`: the budgets of the design, measured, and the ratio to a peer on the same decks in the same run."""

import argparse
import platform
from pathlib import Path

from benchmarks import measures
from benchmarks.decks import SIMPLE_DECK, listed


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure Shinpan, and phase-python beside it where it is installed.")
    parser.add_argument("--games", type=int, default=15)
    parser.add_argument("--cards", type=Path, help="a file of cards, some of which are read")
    options = parser.parse_args()
    deck = listed(SIMPLE_DECK)
    print(f"Python {platform.python_version()}, one core, nothing compiled")
    rate = measures.decisions(deck, options.games)
    print(
        f"random play          {rate['rate']:>10,.0f} decisions/s   (budget 20,000; {rate['decisions']:,.0f} decisions,"
        f" {rate['forced'] / rate['decisions']:.0%} forced)"
    )
    fork = measures.fork_seconds(deck)
    print(f"fork of a state      {fork['state'] * 1e6:>10.1f} µs            (budget 10)")
    print(f"fork of a game       {fork['game'] * 1e6:>10.1f} µs")
    for size, seconds in measures.growth().items():
        print(f"{size:>5} creatures, anthem {seconds * 1e3:>8.2f} ms a decision")
    print(f"start-up             {measures.start_up() * 1e3:>10.0f} ms            (budget 300)")
    if options.cards is not None:
        read = measures.reading(options.cards)
        print(f"the grammar, made    {read['grammar'] * 1e3:>10.0f} ms")
        print(
            f"cards read           {1 / read['card']:>10,.0f} a second      (budget 400;"
            f" {read['slow']:.1%} take more than 5 ms, the slowest {read['slowest'] * 1e3:.0f})"
        )
    slowest = max(measures.scenarios().items(), key=lambda pair: pair[1])
    print(f"slowest example      {slowest[1] * 1e3:>10.0f} ms            (budget 50; {slowest[0]})")
    _peer(rate["rate"], fork["state"])
    return 0


def _peer(rate: float, fork: float) -> None:
    from benchmarks.peer_phase import PeerUnavailableError, measure

    try:
        peer = measure()
    except PeerUnavailableError as reason:
        print(f"phase-python         skipped: {reason}")
        return
    speed, copy = peer.decisions_per_second, peer.fork_seconds
    print(f"phase-python {peer.version}: {speed:,.0f} decisions/s, a copy in {copy * 1e3:.1f} ms")
    print(f"ratios: {rate / speed:.0f} times its decisions, a copy {copy / fork:,.0f} times as fast")


if __name__ == "__main__":
    raise SystemExit(main())
