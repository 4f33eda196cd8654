import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from shinpan.rulebook.commands import rule
from shinpan.rulebook.coverage import coverage, project_root, scan, shipped, written
from shinpan.rulebook.numbers import reference_numbers

TEST_FILE = """
import pytest
pytestmark = pytest.mark.rule("101.1")

@pytest.mark.rule("613.8", "613.8a")
def test_plain(): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("704.5g"))])
def test_param(n): ...

@pytest.mark.rule("101.2")
class TestGroup:
    @pytest.mark.rule("101.3")
    def test_inner(self): ...
"""


def test_tests_and_scenarios_are_found_by_the_rules_they_name(tmp_path: Path):
    (tmp_path / "tests").mkdir()
    (tmp_path / "examples").mkdir()
    (tmp_path / "tests" / "test_it.py").write_text(TEST_FILE)
    (tmp_path / "examples" / "clone.yaml").write_text("title: x\nrules: [707.2, 613.10]\n")
    (tmp_path / "examples" / "none.yaml").write_text("title: x\nsteps: [{rules: 1}]\n")
    assert scan(tmp_path) == {
        "101.1": {"tests": ["tests/test_it.py"]},
        "101.2": {"tests": ["tests/test_it.py::TestGroup"]},
        "101.3": {"tests": ["tests/test_it.py::TestGroup::test_inner"]},
        "613.10": {"scenarios": ["examples/clone.yaml"]},
        "613.8": {"tests": ["tests/test_it.py::test_plain"]},
        "613.8a": {"tests": ["tests/test_it.py::test_plain"]},
        "704.5g": {"tests": ["tests/test_it.py::test_param"]},
        "707.2": {"scenarios": ["examples/clone.yaml"]},
    }


def test_every_rule_named_by_a_test_or_scenario_exists():
    root = project_root()
    assert root is not None
    assert {number: where for number, where in scan(root).items() if number not in reference_numbers()} == {}


def test_the_index_for_wheels_says_what_the_checkout_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    root = project_root()
    assert root is not None
    index = tmp_path / "coverage.json"
    index.write_text(written(scan(root)), encoding="utf-8")
    monkeypatch.setattr("shinpan.rulebook.coverage.INDEX", index)
    assert shipped() == scan(root)


@pytest.mark.rule("613.8")
def test_the_rule_command_shows_place_summary_and_what_carries_it_out():
    shown = CliRunner().invoke(rule, ["613.8"])
    assert shown.exit_code == 0
    lines = shown.output.splitlines()
    assert lines[0] == "613.8 Dependency"
    assert "  Section 613: Interaction of Continuous Effects" in lines
    assert any(line.startswith("  tests/rulebook/test_coverage.py::test_the_rule_command") for line in lines)
    assert coverage("613.8").number == "613.8"


def test_the_rule_command_speaks_japanese():
    shown = CliRunner().invoke(rule, ["613.8a", "--lang", "ja"])
    assert shown.exit_code == 0
    assert "613節〔継続的効果の相互作用〕" in shown.output
    assert re.search(r"[。]", shown.output)


@pytest.mark.parametrize("number", ["613.99", "9999.9", "", "<script>", "６１３"])
def test_a_number_that_does_not_exist_is_refused(number):
    shown = CliRunner().invoke(rule, [number])
    assert shown.exit_code == 2
    assert "no rule" in shown.output
