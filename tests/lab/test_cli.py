"""The commands: exit statuses, JSON, languages."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from shinpan import __version__
from shinpan.cli import default_language, main

ROOT = Path(__file__).parents[2]
GOOD = "title: good\nplayers: {alice: {}, bob: {}}\nexpect:\n  - {player: bob, life: 20}\n"
WRONG = GOOD.replace("20", "19").replace("good", "wrong")
BROKEN = "title: broken\nplayers: {alice: {hand: [Lightning Blot]}, bob: {}}\n"


@pytest.fixture
def files(tmp_path: Path) -> dict[str, str]:
    found = {}
    for name, text in (("good", GOOD), ("wrong", WRONG), ("broken", BROKEN)):
        path = tmp_path / f"{name}.yaml"
        path.write_text(text, encoding="utf-8")
        found[name] = str(path)
    return found


def shinpan(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


def test_the_exit_status_is_the_highest(files: dict[str, str]) -> None:
    assert shinpan("judge", files["good"]).exit_code == 0
    assert shinpan("judge", files["wrong"]).exit_code == 1
    assert shinpan("judge", files["broken"]).exit_code == 2
    assert shinpan("judge", files["good"], files["wrong"]).exit_code == 1
    assert shinpan("judge", files["broken"], files["wrong"], files["good"]).exit_code == 2
    assert shinpan("judge", "no such file.yaml").exit_code == 2
    assert shinpan("judge").exit_code == 2


def test_json_of_one_file_is_an_object_and_of_several_a_list(files: dict[str, str]) -> None:
    one = json.loads(shinpan("judge", "--json", files["good"]).output)
    assert list(one) == ["title", "ok", "error", "expectations", "assumed", "left_over", "steps", "state"]
    assert one["title"] == "good"
    assert one["ok"] is True
    assert one["error"] is None
    assert one["expectations"] == [
        {"line": 4, "ok": True, "expected": {"player": "bob", "life": 20}, "found": {"player": "bob", "life": 20}}
    ]
    several = json.loads(shinpan("judge", "--json", files["wrong"], files["broken"]).output)
    assert [each["ok"] for each in several] == [False, False]
    assert several[0]["expectations"][0]["found"]["life"] == 20
    assert "did you mean" in several[1]["error"]


def test_json_tells_steps_with_bare_rule_numbers() -> None:
    data = json.loads(shinpan("judge", "--json", str(ROOT / "examples" / "05-fling-the-pumped-bear.yaml")).output)
    assert {"text": "alice puts Giant Growth on the stack.", "rules": ["601.2a"]} in data["steps"]
    assert data["state"]["players"]["bob"]["life"] == 13
    assert "layers" not in data


def test_explain_shows_layers_in_text_and_json() -> None:
    path = str(ROOT / "examples" / "01-humility-and-opalescence.yaml")
    assert "7b" in shinpan("judge", "--explain", "--lang", "en", path).output
    assert "種類別" in shinpan("judge", "--explain", "--lang", "ja", path).output
    assert "7b" not in shinpan("judge", "--lang", "en", path).output
    data = json.loads(shinpan("judge", "--json", "--explain", path).output)
    assert data["layers"][0]["rows"][0]["layer"] == "4"


def test_assumptions_and_left_overs_are_in_the_json(tmp_path: Path) -> None:
    path = tmp_path / "s.yaml"
    path.write_text(
        "title: s\nplayers: {alice: {mana: unlimited, hand: [Shock]}, bob: {}}\n"
        "steps:\n  - {player: alice, cast: Shock}\n  - {player: bob, choose: [yes]}\n",
        encoding="utf-8",
    )
    data = json.loads(shinpan("judge", "--json", str(path)).output)
    assert data["assumed"] == [{"line": 4, "player": "alice", "decision": "targets", "answer": "alice"}]
    assert data["left_over"] == [{"line": 5, "player": "bob", "answer": "yes"}]
    text = shinpan("judge", "--lang", "ja", str(path)).output
    assert "次のように仮定しました" in text
    assert "使われなかった回答" in text


def test_errors_speak_both_languages(files: dict[str, str]) -> None:
    assert "unknown card" in shinpan("judge", "--lang", "en", files["broken"]).output
    japanese = shinpan("judge", "--lang", "ja", files["broken"]).output
    assert "というカードはありません" in japanese.replace("\n    ", "")  # a long path breaks the line elsewhere


def test_the_edition_of_the_command_goes_before_the_files(files: dict[str, str]) -> None:
    assert shinpan("judge", "--edition", "2013-07-15", files["good"]).exit_code == 0
    assert shinpan("judge", "--edition", "July", files["good"]).exit_code == 2


def test_a_card_by_either_name() -> None:
    assert "Flying, vigilance" in shinpan("card", "--lang", "en", "Serra", "Angel").output
    assert "飛行、警戒" in shinpan("card", "--lang", "ja", "セラの天使").output
    unknown = shinpan("card", "Sera Angel")
    assert unknown.exit_code == 2
    assert "Serra Angel" in unknown.output


def test_a_rule_and_the_version() -> None:
    assert "613.8" in shinpan("rule", "613.8").output
    assert __version__ in shinpan("--version").output
    assert {"judge", "card", "rule"} <= set(shinpan("--help").output.split())


@pytest.mark.parametrize(("value", "language"), [("ja_JP.UTF-8", "ja"), ("en_US.UTF-8", "en"), ("C", "en"), ("", "en")])
def test_the_language_of_the_locale(monkeypatch: pytest.MonkeyPatch, value: str, language: str) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", value)
    assert default_language() == language


def test_the_command_line_imports_nothing_heavy_until_it_is_needed() -> None:
    code = "import sys, shinpan.cli; print([name for name in sys.modules if name.startswith('shinpan.')])"
    output = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert output.strip() == "['shinpan.cli']"
