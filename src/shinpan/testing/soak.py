"""Many random games over the built-in cards, in one process or several, and what came of them."""

import random
import signal
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import perf_counter
from types import FrameType

from shinpan.cards.card import Card
from shinpan.cards.library import built_in
from shinpan.testing.broken import Broken
from shinpan.testing.decks import commander_deck, random_deck
from shinpan.testing.playing import Ending, Outcome, Sampling, play_random

THOROUGH = Sampling(state=1.0, game=0.1, options=None)
EVERY = 25
"""Every so many games one is played a second time: the same seed must give the same game."""


@dataclass(frozen=True)
class Plan:
    """How games are played. size: cards in a deck. seconds: how long one game may take. commander: the variant."""

    players: int = 2
    size: int = 40
    thorough: bool = False
    seconds: int = 300
    commander: bool = False


@dataclass
class Report:
    """One game, by its seed. endings: why players lost, or how else it ended. failure: a traceback, if it failed."""

    seed: int
    decisions: int = 0
    turns: int = 0
    seconds: float = 0.0
    endings: tuple[str, ...] = ()
    played: Counter[str] = field(default_factory=Counter)
    failure: str | None = None


def decks_of(seed: int, plan: Plan) -> list[list[Card]]:
    """Return the decks of a seed."""
    rng = random.Random(seed)
    return [random_deck(rng, built_in(), plan.size) for _ in range(plan.players)]


def commander_decks_of(seed: int, plan: Plan) -> list[tuple[list[Card], list[Card]]]:
    """Return the Commander decks of a seed, each with its commanders."""
    rng = random.Random(seed)
    return [commander_deck(rng, built_in()) for _ in range(plan.players)]


def play_one(seed: int, plan: Plan) -> Report:
    """Play the game of a seed and report on it; no exception gets out."""
    began = perf_counter()
    report = Report(seed)
    try:
        with _limited(plan.seconds):
            outcome = _play(seed, plan)
        report.decisions, report.turns, report.played = outcome.decisions, outcome.turns, outcome.played
        report.endings = _endings(outcome)
    except Exception:
        report.failure = traceback.format_exc()
    report.seconds = perf_counter() - began
    return report


def _play(seed: int, plan: Plan) -> Outcome:
    decks = decks_of(seed, plan)
    commanders: list[list[Card]] = []
    if plan.commander:
        pairs = commander_decks_of(seed, plan)
        decks, commanders = [deck for deck, _ in pairs], [chosen for _, chosen in pairs]
    sampling = THOROUGH if plan.thorough else Sampling()
    outcome = play_random(decks, seed=seed, sampling=sampling, commanders=commanders)
    if seed % EVERY == 0:
        again = play_random(decks, seed=seed, sampling=Sampling(state=0, game=0), commanders=commanders)
        if again.digest != outcome.digest:
            raise Broken(f"the same seed gave another game: {outcome.digest}, then {again.digest}")
    return outcome


def _endings(outcome: Outcome) -> tuple[str, ...]:
    if outcome.ending is Ending.WON:
        return tuple(reason.en for reason in outcome.reasons)
    return (outcome.ending.value,)


@contextmanager
def _limited(seconds: int) -> Iterator[None]:
    """Raise Broken in what takes longer, where the system can (not on Windows)."""
    if not hasattr(signal, "SIGALRM"):
        yield
        return

    def stop(number: int, frame: FrameType | None) -> None:
        raise Broken(f"the game isn't done after {seconds} seconds")

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def soak(seeds: Sequence[int], plan: Plan, jobs: int, progress: Callable[[Report], None]) -> list[Report]:
    """Play the games of some seeds; progress is called with each report as it comes in."""
    reports: list[Report] = []
    if jobs < 2:
        for seed in seeds:
            reports.append(play_one(seed, plan))
            progress(reports[-1])
        return reports
    with ProcessPoolExecutor(jobs) as pool:
        for report in pool.map(play_one, seeds, [plan] * len(seeds)):
            reports.append(report)
            progress(report)
    return reports
