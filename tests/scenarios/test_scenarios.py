"""Every scenario under tests/scenarios and examples comes out as it says. Those under `later` wait for their cards."""

from functools import cache
from pathlib import Path

import pytest

from shinpan.cards.library import Library, built_in
from shinpan.lab.faults import Fault
from shinpan.lab.judging import Verdict, judge
from shinpan.lab.notation.writing.flow import flow

ROOT = Path(__file__).parents[2]
LATER = ROOT / "tests" / "scenarios" / "later"
FILES = [*sorted((ROOT / "examples").glob("*.yaml")), *sorted((ROOT / "tests" / "scenarios").rglob("*.yaml"))]


@cache
def library() -> Library:
    return built_in()


def waits(verdict: Verdict, path: Path) -> bool:
    """Return whether a file under `later` uses a card that isn't there yet."""
    if LATER not in path.parents or verdict.error is None:
        return False
    return any(problem.mistake in {Fault.UNKNOWN_CARD, Fault.NOT_SUPPORTED} for problem in verdict.error.problems)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_scenario(path: Path) -> None:
    verdict = judge(path, library())
    if LATER in path.parents and verdict.status != 0 and not waits(verdict, path):
        pytest.xfail("waits for rules that aren't carried out yet")
    if waits(verdict, path):
        assert verdict.error is not None
        pytest.skip(verdict.error.headline)
    assert verdict.error is None, verdict.error.render()
    assert verdict.run is not None
    wrong = [
        f"line {outcome.line}: expected {flow(dict(outcome.expected))}, found {flow(dict(outcome.found))}"
        for outcome in verdict.run.outcomes
        if not outcome.ok
    ]
    assert not wrong, "\n".join(wrong)
    assert not verdict.run.left_over, f"answers left over: {verdict.run.left_over}"
