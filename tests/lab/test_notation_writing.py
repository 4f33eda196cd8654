"""Writing scenarios: what was written reads as what was meant."""

import os
import re
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from typing import Any, ClassVar

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from notation_strategies import EXPECTATIONS, PLAYERS, SCENARIOS, STEPS, TEXTS, setups

from shinpan.lab.notation import Scenario, dump, parse
from shinpan.lab.notation.expectations import Expectation
from shinpan.lab.notation.situation import CardEntry, PlayerSetup
from shinpan.lab.notation.steps import Step
from shinpan.lab.notation.writing.flow import flow, scalar

CONTRACT = Path(os.environ.get("SHINPAN_TEST_DATA", Path(__file__).parents[3] / "shared")) / "SCENARIOS.md"

EXAMPLE = """\
title: Legends and copies
rules: ["707.2", 704.5j]
edition: 2026-01-16
strict: true
turn: bob
players:
  alice:
    life: 7
    mana: unlimited
    hand: [Clone, "Isamaru, Hound of Konda"]
    battlefield:
      - Forest
      - {card: Grizzly Bears, as: bear, counters: {+1/+1: 2}, tapped: true}
    library: []
  bob: {}
steps:
  - {player: alice, cast: Clone, choose: [yes, bear], pay: "{U}{3}", as: tok}
  - resolve
  - {until: bob's end step}
  - {illegal: {player: bob, cast: Fire, choose: ["2", 2]}}
expect:
  - {object: Clone, types: [Creature], power: 2}
  - {zone: alice.hand, cards: []}
"""


def test_the_style_of_the_contract() -> None:
    assert dump(parse(EXAMPLE)) == EXAMPLE


CALM = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
PLAIN = Scenario(title="x", players=tuple(PlayerSetup(name=name) for name in PLAYERS), turn=PLAYERS[0])


def assert_same(scenario: Scenario) -> None:
    text = dump(scenario)
    assert parse(text) == scenario
    assert dump(parse(text)) == text


@settings(CALM, max_examples=20)
@given(SCENARIOS)
def test_a_scenario_that_is_written_reads_the_same(scenario: Scenario) -> None:
    assert_same(scenario)


@settings(CALM, max_examples=100)
@given(setups(PLAYERS[0]))
def test_a_player_that_is_written_reads_the_same(setup: PlayerSetup) -> None:
    assert_same(replace(PLAIN, players=(setup, *PLAIN.players[1:])))


@settings(CALM, max_examples=400)
@given(STEPS)
def test_a_step_that_is_written_reads_the_same(step: Step) -> None:
    assert_same(replace(PLAIN, steps=(step,)))


@settings(CALM, max_examples=300)
@given(EXPECTATIONS)
def test_an_expectation_that_is_written_reads_the_same(expectation: Expectation) -> None:
    assert_same(replace(PLAIN, expect=(expectation,)))


@given(
    TEXTS
    | st.sampled_from(
        ["yes", "2", "-1", "1.5", "null", "~", "- a", "? a", "#a", "a #b", "a: b", "2026-01-16", "x,y", "'", "1_000"]
    )
)
def test_a_text_stays_a_text_for_other_yaml_readers(text: str) -> None:
    words = ("yes", "no", "on", "off", "true", "false", "y", "n")
    read = yaml.safe_load(f"[{scalar(text)}]")[0]
    assert read == text or text.casefold() in words


DATA = st.recursive(TEXTS, lambda inner: st.lists(inner) | st.dictionaries(TEXTS, inner), max_leaves=8)


@given(DATA)
def test_lists_and_mappings_read_the_same_for_other_yaml_readers(data: Any) -> None:
    class Texts(yaml.SafeLoader):
        """PyYAML without its readings of plain scalars."""

        yaml_implicit_resolvers: ClassVar[dict[str, Any]] = {}

    assert yaml.load(flow(data), Loader=Texts) == data


def _blocks(heading: str) -> str:
    if not CONTRACT.exists():
        pytest.skip("no contract here")
    section = CONTRACT.read_text(encoding="utf-8").split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return "\n".join(line[4:] for line in section.split("\n") if line.startswith("    "))


def test_the_example_of_the_contract_is_read() -> None:
    scenario = parse(_blocks("Example"))
    assert [setup.name for setup in scenario.players] == ["alice", "bob"]
    assert scenario.player("alice").hand == (CardEntry(card="Clone", names=()),)
    assert parse(dump(scenario)) == scenario


def test_the_steps_of_the_contract_are_read() -> None:
    steps = _blocks("Steps")
    scenario = parse("players: {alice: {}, bob: {}}\nsteps:\n" + steps)
    assert len(scenario.steps) == len(re.findall(r"^- ", steps, re.MULTILINE)) == 14
    assert parse(dump(scenario)) == scenario


def test_lines_do_not_count_for_equality() -> None:
    moved = parse("# a comment\n\n" + EXAMPLE)
    assert moved == parse(EXAMPLE)
    assert moved.players[0].line == parse(EXAMPLE).players[0].line + 2


def test_values_are_frozen_and_slotted() -> None:
    def walk(value: Any) -> None:
        if is_dataclass(value):
            assert not hasattr(value, "__dict__")
            for field in fields(value):
                walk(getattr(value, field.name))
        elif isinstance(value, tuple):
            for inner in value:
                walk(inner)

    scenario = parse(EXAMPLE)
    walk(scenario)
    assert hash(scenario) == hash(replace(scenario, path="elsewhere"))
    with pytest.raises(AttributeError):
        scenario.title = "x"  # type: ignore[misc]


def test_an_empty_library_is_written() -> None:
    scenario = parse("players: {alice: {library: []}, bob: {}}")
    assert "library: []" in dump(scenario)
    assert parse(dump(scenario)).player("alice") == PlayerSetup(name="alice", library=())


def test_the_example_of_the_documentation_is_read() -> None:
    page = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```yaml\n(.*?)```", page, re.DOTALL)
    assert dump(parse(example)) == example
