"""What Shinpan's own benchmarks measure, one function each; each returns numbers and prints nothing."""

import random
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from shinpan.cards.library import built_in
from shinpan.game.decisions import DecisionKind
from shinpan.game.enums import Zone
from shinpan.game.ids import PlayerId
from shinpan.game.state import Settings
from shinpan.rules.beginning import add_card, new_state
from shinpan.rules.game import Game

EXAMPLES = Path(__file__).parents[1] / "examples"


def play(cards: list[Any], seed: int, most: int = 100_000) -> tuple[Game, int, int]:
    """Play a game at random, options listed at each decision; return it, the decisions, and how many were forced."""
    game = Game([cards, cards], seed=seed, undoable=1)
    generator = random.Random(seed)
    decisions = forced = 0
    while (decision := game.decision) is not None and decisions < most:
        options = decision.options
        decisions += 1
        forced += len(options) == 1
        if decision.kind is DecisionKind.DIVIDE:
            game.answer(decision.default or options[0])
        elif decision.minimum > 1:
            game.answer(generator.sample(options, decision.minimum))
        else:
            game.answer(options[int(generator.random() * len(options))])
    return game, decisions, forced


def decisions(deck: list[str], games: int, seed: int = 0) -> dict[str, float]:
    """Decisions a second in random play, the median over games."""
    library = built_in()
    cards = [library[name] for name in deck]
    play(cards, seed)
    rates, total, alone = [], 0, 0
    for number in range(seed, seed + games):
        started = time.process_time()
        _, made, forced = play(cards, number)
        rates.append(made / (time.process_time() - started))
        total, alone = total + made, alone + forced
    return {"rate": statistics.median(rates), "games": games, "decisions": total, "forced": alone}


def fork_seconds(deck: list[str], seed: int = 0) -> dict[str, float]:
    """Time to fork a game in its middle: the state alone, and the whole game at a decision."""
    library = built_in()
    game, _, _ = play([library[name] for name in deck], seed, most=250)
    rounds = 5_000
    started = time.process_time()
    for _ in range(rounds):
        game.state.fork()
    state = (time.process_time() - started) / rounds
    started = time.process_time()
    for _ in range(rounds):
        game.fork()
    return {"state": state, "game": (time.process_time() - started) / rounds}


def growth(sizes: tuple[int, ...] = (10, 100, 1000)) -> dict[int, float]:
    """Seconds for a decision with many creatures under an anthem on the board: a spell is cast and resolves."""
    library = built_in()
    found = {}
    for size in sizes:
        state = new_state([[], []], ["one", "two"], Settings())
        for name in ["Glorious Anthem", *["Grizzly Bears"] * size]:
            add_card(state, library[name], PlayerId(0), Zone.BATTLEFIELD)
        for player in (PlayerId(0), PlayerId(1)):
            for _ in range(10):
                add_card(state, library["Shock"], player, Zone.HAND)
                add_card(state, library["Plains"], player, Zone.LIBRARY)
            state.players[player] = state.players[player].with_(unlimited=True)
        from shinpan.game.enums import Step

        state.turn = state.turn.with_(number=1, step=Step.PRECOMBAT_MAIN, priority=PlayerId(0))
        game = Game.of_state(state, undoable=1)
        started, made = time.process_time(), 0
        for _ in range(4):
            game.answer(next(option for option in game.decision.options if type(option).__name__ == "Cast"))
            game.answer(game.decision.options[1])
            game.answer(game.decision.options[0])
            game.answer(game.decision.options[0])
            made += 4
        found[size] = (time.process_time() - started) / made
    return found


def reading(cards: Path, step: int = 20) -> dict[str, float]:
    """How cards of a file are read: seconds to make the grammar, then milliseconds a card, for every so many cards."""
    from shinpan.carddata.reading import cards_in
    from shinpan.oracle.compiling import compile_card

    found = [each.card for place, each in enumerate(cards_in(cards)) if place % step == 0 and not each.part]
    started = time.process_time()
    for card in found:  # what the grammar is made of is made as it is asked for
        compile_card(card)
    once = time.process_time() - started
    times = []
    for card in found:
        started = time.process_time()
        compile_card(card)
        times.append(time.process_time() - started)
    return {
        "grammar": once - sum(times),
        "card": sum(times) / len(times),
        "slow": sum(each > 0.005 for each in times) / len(times),
        "slowest": max(times),
    }


def start_up() -> float:
    """Seconds for the command to start and print its version, the best of five."""
    command = [str(Path(sys.executable).with_name("shinpan")), "--version"]
    times = []
    for _ in range(5):
        started = time.perf_counter()
        subprocess.run(command, capture_output=True, check=True)
        times.append(time.perf_counter() - started)
    return min(times)


def scenarios() -> dict[str, float]:
    """Seconds to read, play and explain each example after start-up, the best of three."""
    from shinpan.lab.judging import judge

    library = built_in()

    found = {}
    for path in sorted(EXAMPLES.glob("*.yaml")):
        times = []
        for _ in range(3):
            started = time.process_time()
            judge(path, library, layers=True)
            times.append(time.process_time() - started)
        found[path.stem] = min(times)
    return found
