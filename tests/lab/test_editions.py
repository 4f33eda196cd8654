"""What a ruling says of the edition that it goes by."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from shinpan.cli import main

GAME = """
{edition}
players:
  alice: {{hand: ["{card}"]}}
  bob: {{}}
"""


def said(tmp_path: Path, edition: str, card: str, *options: str) -> str:
    path = tmp_path / "game.yaml"
    path.write_text(GAME.format(edition=edition, card=card), encoding="utf-8")
    done = CliRunner().invoke(main, ["judge", *options, str(path)])
    assert done.exit_code == 0, done.output
    return " ".join(done.output.split())


@pytest.mark.parametrize(
    ("edition", "card", "different"),
    [
        ("edition: 2013-07-18", "Fire // Ice", True),
        ("edition: 2017-04-27", "Fire // Ice", True),
        ("edition: 2017-04-28", "Fire // Ice", False),
        ("edition: 2013-07-18", "Grizzly Bears", False),
    ],
)
def test_an_older_edition_is_named_with_what_differs(tmp_path: Path, edition: str, card: str, different: bool) -> None:
    text = said(tmp_path, edition, card)
    assert "By the rules of 201" in text
    assert ("two answers" in text) is different
    assert ("答えがあります" in said(tmp_path, edition, card, "--lang", "ja").replace(" ", "")) is different


def test_nothing_is_said_of_the_reference_edition(tmp_path: Path) -> None:
    assert "By the rules of" not in said(tmp_path, "", "Fire // Ice")
    assert "edition" not in json.loads(said(tmp_path, "", "Fire // Ice", "--json"))


def test_json_says_it_too(tmp_path: Path) -> None:
    data = json.loads(said(tmp_path, "", "Fire // Ice", "--json", "--edition", "2013-07-18"))
    assert "708.5" in data["edition"]
