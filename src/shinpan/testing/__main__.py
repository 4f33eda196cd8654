"""`python -m shinpan.testing`: random games over the built-in cards, with the conformance suite holding throughout."""

import sys
from collections import Counter
from collections.abc import Callable
from time import perf_counter

import click

from shinpan.cards.library import built_in
from shinpan.testing.soak import Plan, Report, soak


@click.command(help=__doc__)
@click.option("--games", default=100, show_default=True, help="How many games.")
@click.option("--players", default=2, show_default=True, type=click.IntRange(2, 8), help="Players in each game.")
@click.option("--seed", default=0, show_default=True, help="The seed of the first game; each next one adds 1.")
@click.option("--cards", default=40, show_default=True, type=click.IntRange(10, 250), help="Cards in each deck.")
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(1, 64), help="Games played side by side.")
@click.option("--seconds", default=300, show_default=True, help="How long one game may take.")
@click.option("--thorough", is_flag=True, help="Check the state at every pause, the game at every tenth.")
@click.option("--commander", is_flag=True, help="Play the Commander variant, with decks of a hundred cards.")
def main(
    games: int, players: int, seed: int, cards: int, jobs: int, seconds: int, thorough: bool, commander: bool
) -> None:
    """Play, print, and exit with status 1 if a game failed or didn't end."""
    plan = Plan(players, cards, thorough, seconds, commander)
    began = perf_counter()
    reports = soak(range(seed, seed + games), plan, jobs, _progress(games, plan))
    _print_summary(reports, perf_counter() - began)
    sys.exit(any(report.failure is not None or "too long" in report.endings for report in reports))


def _progress(games: int, plan: Plan) -> Callable[[Report], None]:
    began = perf_counter()
    done = 0

    def progress(report: Report) -> None:
        nonlocal done
        done += 1
        if report.failure is not None:
            click.echo(f"\nseed {report.seed} FAILED\n{report.failure}{_repeat(report.seed, plan)}\n")
        elif "too long" in report.endings:
            click.echo(f"seed {report.seed} didn't end\n{_repeat(report.seed, plan)}")
        if done % max(1, games // 20) == 0:
            click.echo(f"{done} of {games} games, {done / (perf_counter() - began):.1f} a second")

    return progress


def _repeat(seed: int, plan: Plan) -> str:
    command = f"python -m shinpan.testing --games 1 --seed {seed} --players {plan.players} --cards {plan.size}"
    return f"again: {command}{' --thorough' if plan.thorough else ''}{' --commander' if plan.commander else ''}"


def _print_summary(reports: list[Report], seconds: float) -> None:
    played = [report for report in reports if report.failure is None]
    decisions = sum(report.decisions for report in played)
    click.echo(f"\n{len(played)} of {len(reports)} games played in {seconds:.0f} s")
    if not played:
        return
    turns = sum(report.turns for report in played)
    click.echo(f"{decisions} decisions, {decisions / len(played):.0f} a game; {turns / len(played):.0f} turns a game")
    endings = Counter(ending for report in played for ending in report.endings)
    click.echo("players lost by " + ", ".join(f"{ending}: {number}" for ending, number in endings.most_common()))
    slowest = max(played, key=lambda report: report.seconds)
    click.echo(f"slowest game: seed {slowest.seed}, {slowest.seconds:.1f} s, {slowest.decisions} decisions")
    cast: Counter[str] = sum((report.played for report in played), Counter())
    never = sorted(card.name for card in built_in() if not cast[card.name])
    click.echo(f"cards cast or played: {len(built_in()) - len(never)} of {len(built_in())}")
    if never and len(reports) >= 100:
        click.echo(f"never: {', '.join(never)}")


if __name__ == "__main__":
    main()
