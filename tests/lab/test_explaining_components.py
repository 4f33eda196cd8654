"""What represents a permanent, and where each of it goes, in words, tables and JSON (712.21, 729.2, 729.3)."""

import json
from pathlib import Path

from click.testing import CliRunner
from lab_play import play

from shinpan.cli import main
from shinpan.lab.explain.components import rows_of_components
from shinpan.lab.explain.layers import layer_table
from shinpan.lab.notation.values import Reference

SITUATION = """
title: parts
players:
  alice:
    mana: unlimited
    hand: [Cubwarden]
    battlefield:
      - {merged: [Gemrazer, {card: Grizzly Bears, token: true}, Typhoid Rats], as: beast}
      - {card: Chittering Host, as: host}
  bob:
    mana: unlimited
    hand: [{card: Unsummon, as: first}, {card: Unsummon, as: second}]
steps:
  - {player: alice, cast: Cubwarden, targets: [host], choose: [mutate, mutate under]}
  - resolve all
  - expect:
      - {object: beast, components: [Gemrazer, Grizzly Bears, Typhoid Rats]}
      - {object: host, components: [Midnight Scavengers, Graf Rats, Cubwarden], name: Chittering Host}
"""
LEAVING = (
    SITUATION
    + """
  - {player: bob, cast: first, targets: [beast]}
  - resolve
  - {player: bob, cast: second, targets: [host]}
  - resolve
"""
)


def test_the_components_of_a_permanent_in_words() -> None:
    done = play(SITUATION)
    assert done.error is None
    assert done.play is not None
    table, names = done.play.table, done.play.names

    def rows(handle: str) -> list[tuple[str, str, str, str]]:
        (found,) = names.find(table, Reference(text=handle))
        parts = rows_of_components(table, table.state.objects[found])
        return [(row.place.en, row.name.en, row.owner, row.side.en) for row in parts]

    assert rows("beast") == [
        ("top", "Gemrazer", "alice", "face up"),
        ("2", "Grizzly Bears (token)", "alice", "face up"),
        ("bottom", "Typhoid Rats", "alice", "face up"),
    ]
    assert rows("host") == [
        ("melded", "Midnight Scavengers", "alice", "half of the combined back face"),
        ("melded", "Graf Rats", "alice", "half of the combined back face"),
        ("bottom", "Cubwarden", "alice", "face up"),
    ]
    (beast,) = names.find(table, Reference(text="beast"))
    shown = layer_table(table, names, beast)
    assert [row.name.ja for row in shown.components] == ["《水晶壊し》", "《灰色熊》（トークン）", "《チフス鼠》"]
    assert [row.what.en for row in shown.copying] == [
        "what it says itself: Typhoid Rats",
        "Grizzly Bears merged on top of it: all but its abilities",
        "Gemrazer merged on top of it: all but its abilities",
    ]


def test_a_face_down_component_is_named_as_such() -> None:
    done = play(SITUATION.replace("Typhoid Rats], as: beast}", "Typhoid Rats], as: beast, face_down: plain}"))
    assert done.play is not None
    table, names = done.play.table, done.play.names
    (beast,) = names.find(table, Reference(text="beast"))
    assert {row.side.en for row in rows_of_components(table, table.state.objects[beast])} == {"face down"}


def test_where_each_component_goes_is_told_in_both_languages() -> None:
    done = play(LEAVING)
    assert done.error is None
    told = [each for step in done.steps for each in step.told]
    parts = [each.said.en for each in told if each.rules == ("729.3",)]
    assert parts == [
        "Gemrazer, which was one of its components, goes to the hand of alice.",
        "Grizzly Bears, which was one of its components, goes to the hand of alice.",
        "Typhoid Rats, which was one of its components, goes to the hand of alice.",
        "Midnight Scavengers, which was one of its components, goes to the hand of alice.",
        "Graf Rats, which was one of its components, goes to the hand of alice.",
        "Cubwarden, which was one of its components, goes to the hand of alice.",
    ]
    assert "その構成要素であった《水晶壊し》は、aliceの手札に置かれます。" in [each.said.ja for each in told]


def test_the_command_shows_components(tmp_path: Path) -> None:
    path = tmp_path / "parts.yaml"
    path.write_text(SITUATION, encoding="utf-8")
    runner = CliRunner()
    shown = runner.invoke(main, ["judge", str(path), "--explain"])
    assert shown.exit_code == 0
    assert "its components (712.4a, 729.2):" in shown.output
    japanese = runner.invoke(main, ["judge", str(path), "--explain", "--lang", "ja"])
    assert "組み合わせた第2面の半分" in japanese.output
    data = json.loads(runner.invoke(main, ["judge", str(path), "--json", "--explain"]).output)
    (beast,) = (each for each in data["state"]["battlefield"] if each["handle"] == "beast")
    assert [each["name"] for each in beast["components"]] == ["Gemrazer", "Grizzly Bears", "Typhoid Rats"]
    assert [each["token"] for each in beast["components"]] == [False, True, False]
    assert any(each["components"] for each in data["layers"])
