import importlib
import json
import pkgutil
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

import shinpan
from shinpan.rulebook.citations import CITATIONS
from shinpan.rulebook.commands import rule, rules
from shinpan.rulebook.coverage import all_coverage, coverage, coverage_within, index_of, project_root, shipped, written
from shinpan.rulebook.numbers import reference_numbers
from shinpan.rulebook.report import sections
from shinpan.rulebook.scanning import citations_in, scan

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


def test_what_is_read_from_the_sources_is_what_modules_cite_when_they_are_imported():
    for module in pkgutil.walk_packages(shinpan.__path__, "shinpan."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    cited = {each for found in CITATIONS.values() for each in found if each.module.startswith("shinpan.")}
    assert set(citations_in(Path(shinpan.__file__).parent)) == cited


def test_the_index_for_wheels_says_what_the_checkout_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    root = project_root()
    assert root is not None
    index = tmp_path / "coverage.json"
    index.write_text(written(index_of(root)), encoding="utf-8")
    monkeypatch.setattr("shinpan.rulebook.coverage.INDEX", index)
    assert shipped() == index_of(root)


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """A data folder of the test's own."""
    monkeypatch.setenv("SHINPAN_HOME", str(tmp_path))
    all_coverage.cache_clear()
    yield tmp_path
    all_coverage.cache_clear()


@pytest.mark.parametrize("kept", [None, "", "[]", '{"mark": "old", "index": {}}', "\x00"])
def test_the_index_is_kept_until_a_source_changes(home: Path, kept: str | None):
    if kept is not None:
        (home / "coverage.json").write_text(kept)
    first = all_coverage()
    assert "shinpan.rules.layers.dependency" in first["613.8"].modules
    all_coverage.cache_clear()
    start = time.process_time()
    assert all_coverage() == first
    assert time.process_time() - start < 1


def test_the_index_is_made_where_nothing_can_be_kept(home: Path):
    (home / "coverage.json").mkdir()
    assert all_coverage()["613.8"].citations


def test_a_section_holds_what_names_any_of_its_rules():
    whole = coverage_within("613")
    assert "shinpan.rules.layers.dependency" in whole.modules
    assert set(coverage("613.8a").scenarios) <= set(whole.scenarios) <= set(coverage_within("6").scenarios)


def test_the_list_has_every_rule_of_the_reference_edition_once():
    listed = [each.number for section in sections() for each in section.rules if "." in each.number]
    assert sorted(listed) == sorted(number for number in reference_numbers() if "." in number)
    layers = next(section for section in sections() if section.number == "613")
    assert 0 < layers.carried <= len(layers.named) <= len(layers.rules)


def test_the_command_lists_the_coverage_by_number():
    whole = CliRunner().invoke(rules, ["coverage"]).output.splitlines()
    assert re.match(r"\d+ of \d+ rules carried out, \d+ tested", whole[0])
    assert any(line.startswith("  613.8    Dependency  rules.layers.dependency  [tests: ") for line in whole)
    part = CliRunner().invoke(rules, ["coverage", "613.8", "--lang", "ja"]).output.splitlines()
    assert [line.split()[0] for line in part if line.startswith("  ")] == ["613.8", "613.8a", "613.8b", "613.8c"]
    data = json.loads(CliRunner().invoke(rules, ["coverage", "613.8a", "--json"]).output)
    assert data["613.8a"]["modules"] == ["shinpan.rules.layers.dependency"]
    refused = CliRunner().invoke(rules, ["coverage", "999.1"])
    assert (refused.exit_code, "no rule '999.1'" in refused.output) == (2, True)


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
