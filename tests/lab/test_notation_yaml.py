"""What isn't YAML, isn't text, or is too much: explained with both of PyYAML's parsers, and never a crash."""

from pathlib import Path

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from shinpan.lab.notation import ScenarioError, load, parse, tree
from shinpan.lab.notation.mistakes import FileMistake, KeyMistake, ValueMistake, YamlMistake
from shinpan.lab.notation.source import LARGEST_FILE

P = "players: {alice: {}, bob: {}}\n"


@pytest.fixture(params=["CSafeLoader", "SafeLoader"])
def _loader(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    loader = getattr(yaml, request.param, None)
    if loader is None:
        pytest.skip("PyYAML was built without libyaml")
    monkeypatch.setattr(tree, "_LOADER", loader)


def headline(source: str | bytes) -> tuple[int | None, object, str]:
    with pytest.raises(ScenarioError) as caught:
        parse(source, "x.yaml")
    first = caught.value.problems[0]
    return first.line, first.mistake, first.message()


SYNTAX = [
    ("players:\n  alice:\n    mana: {U}{U}\n  bob: {}\n", 3, YamlMistake.UNQUOTED_MANA),
    (P + "steps:\n  - {player: alice, cast: Fire, pay: {G}{W}}\n", 3, YamlMistake.UNQUOTED_MANA),
    (P + "expect: [{object: Fire, mana_cost: {1}{U/R} }]\n", 2, YamlMistake.UNQUOTED_MANA),
    ("players:\n\talice: {}\n", 2, YamlMistake.TAB),
    ("players:\n  alice: {}\n\tbob: {}\n", 3, YamlMistake.TAB),
    ("players:\n  alice: {}\n   bob: {}\n", 3, YamlMistake.INDENTATION),
    ("players:\n  alice: {}\n bob: {}\n", 3, YamlMistake.INDENTATION),
    (P + "steps:\n  - resolve\n  cast: Fire\n", 4, YamlMistake.INDENTATION),
    ("title: Clone: a story\n" + P, 1, YamlMistake.COLON_IN_TEXT),
    (P + "steps:\n  - {player: alice, cast: Circle of Protection: Red}\n", 3, YamlMistake.COLON_IN_TEXT),
    ('title: "Clone\n' + P, 1, YamlMistake.OPEN_QUOTE),
    ("title: 'Clone\n" + P, 1, YamlMistake.OPEN_QUOTE),
    ("title: 'Clone' again\n" + P, 1, YamlMistake.AFTER_QUOTE),
    (P + 'steps: [{player: alice, cast: "Ach! Hans, Run!" now}]\n', 2, YamlMistake.AFTER_QUOTE),
    ("title: [a, b\n" + P, 1, YamlMistake.OPEN_BRACKET),
    ("players: {alice: {}, bob: {}\nsteps: []\n", 1, YamlMistake.OPEN_BRACKET),
    (P + "steps:\n  - {player: alice, choose: [yes}\n", 3, YamlMistake.OPEN_BRACKET),
    ("title: ]\n" + P, 1, YamlMistake.STRAY_BRACKET),
    (P + "steps: [{resolve: 1}}]\n", 2, YamlMistake.OPEN_BRACKET),
    (P + "steps:\n  - {resolve: 1}}\n", 3, YamlMistake.STRAY_BRACKET),
    ("title: @home\n" + P, 1, YamlMistake.RESERVED_SIGN),
    ("title: %x\n" + P, 1, YamlMistake.RESERVED_SIGN),
    ("title: `x`\n" + P, 1, YamlMistake.RESERVED_SIGN),
    (P + "expect: [{object: X, power: *, toughness: 1}]\n", 2, YamlMistake.RESERVED_SIGN),
    ("title: *x\n" + P, 1, YamlMistake.ANCHOR),
    ("title: &x y\n" + P, 1, YamlMistake.ANCHOR),
    ("title: !x y\n" + P, 1, YamlMistake.TAG),
    ("title: !!python/object:os.system x\n" + P, 1, YamlMistake.TAG),
    (P + "? [a]\n: b\n", 2, YamlMistake.KEY_IS_TEXT),
    (P + "title: a\ntitle: b\n", 3, YamlMistake.DUPLICATE_KEY),
    (P + "---\n" + P, 2, YamlMistake.SEVERAL),
    ("title：Clone\n" + P, 1, YamlMistake.WIDE_COLON),
    ("life:20\n" + P, 1, KeyMistake.NO_SPACE),
    ("a: " + "[" * 30 + "]" * 30 + "\n", 1, YamlMistake.TOO_DEEP),
    ("a: [" + "1," * 100_001 + "]\n", 1, YamlMistake.TOO_MANY),
    ("", None, FileMistake.EMPTY),
    ("# nothing\n", None, FileMistake.EMPTY),
    ("---\n...\n", None, FileMistake.EMPTY),
    ("~\n", None, FileMistake.EMPTY),
]


@pytest.mark.usefixtures("_loader")
@pytest.mark.parametrize(("text", "line", "mistake"), SYNTAX)
def test_what_is_wrong_with_the_yaml(text: str, line: int | None, mistake: object) -> None:
    assert headline(text)[:2] == (line, mistake)


@pytest.mark.parametrize(
    ("source", "line", "mistake"),
    [
        (b"title: x\nplayers: \xff\n", 2, FileMistake.NOT_UTF8),
        ("title: x\nplayers: {}\n".encode("utf-16"), 1, FileMistake.NOT_UTF8),
        ("title: 稲妻\n".encode("shift-jis"), 1, FileMistake.NOT_UTF8),
        ("title: x\ntext: a\u200bb\n", 2, FileMistake.ODD_SIGN),
        ("title: a\u202eb\n", 1, FileMistake.ODD_SIGN),
        ("title: a\x00b\n", 1, FileMistake.ODD_SIGN),
        ("title: a\x85b\n", 1, FileMistake.ODD_SIGN),
        ("title: a\u2028b\n", 1, FileMistake.ODD_SIGN),
        ("title: a\ud800b\n", 1, FileMistake.ODD_SIGN),
        ("\ufeff\ufefftitle: x\n", 1, FileMistake.ODD_SIGN),
        (P + 'title: "a\\u0007"\n', 2, FileMistake.ODD_SIGN),
        (P + 'title: "a\\L"\n', 2, FileMistake.ODD_SIGN),
        ("\u3000title: x\n", 1, FileMistake.WIDE_INDENT),
        ("players:\n \u00a0alice: {}\n", 2, FileMistake.WIDE_INDENT),
        ("x" * (LARGEST_FILE + 1), None, FileMistake.TOO_LARGE),
        (b"x" * (LARGEST_FILE + 1), None, FileMistake.TOO_LARGE),
    ],
)
def test_what_is_wrong_with_the_text(source: str | bytes, line: int | None, mistake: object) -> None:
    assert headline(source)[:2] == (line, mistake)


def test_messages_say_what_to_write() -> None:
    assert headline(P + "steps: [{player: alice, cast: Fire, pay: {G}{W}}]")[2] == (
        'mana symbols stand in quotes, since braces mean something in YAML: write "{G}{W}"'
    )
    assert headline("title: a\u200bb")[2] == (
        'the invisible or control character "U+200B ZERO WIDTH SPACE" can\'t stand in a scenario; delete it'
    )
    assert headline("title: [a,\n  b\n" + P)[2] == (
        'the "[" opened here is not closed, or a comma is missing before line 3'
    )


def test_a_colon_before_a_bracket() -> None:
    """Here the two parsers differ: libyaml refuses it, PyYAML's own reads an empty value."""
    assert headline("players: {alice: {hand:}, bob: {}}")[:2] in [(1, KeyMistake.NO_SPACE), (1, ValueMistake.NOTHING)]


def test_a_wide_space_inside_a_text_is_only_a_space() -> None:
    assert parse("title: 稲妻\u3000の話\n" + P).title == "稲妻\u3000の話"


def test_mistakes_of_yaml_and_of_content_are_reported_together() -> None:
    with pytest.raises(ScenarioError) as caught:
        parse(P + "title: &a x\nseed: x\ntitle: y\n")
    assert [problem.line for problem in caught.value.problems] == [2, 3, 4]


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "none.yaml"
    with pytest.raises(ScenarioError) as caught:
        load(path)
    assert str(caught.value) == f'{path}: the file can\'t be read ("No such file or directory")'


def test_a_folder_and_a_huge_file(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match="can't be read"):
        load(tmp_path)
    path = tmp_path / "huge.yaml"
    with path.open("wb") as file:
        file.truncate(LARGEST_FILE * 5)
    with pytest.raises(ScenarioError, match=f"has {LARGEST_FILE * 5} bytes"):
        load(path)


@pytest.mark.parametrize("depth", [1_000, 200_000])
@pytest.mark.parametrize("opening", ["[", "{a: ", "- "])
def test_deep_nesting_does_no_harm(depth: int, opening: str) -> None:
    with pytest.raises(ScenarioError):
        parse("a: " + opening * depth if opening != "- " else opening * depth)


def test_aliases_that_would_grow_are_refused() -> None:
    lines = ["a0: &a0 [x, x]"] + [f"a{n}: &a{n} [*a{n - 1}, *a{n - 1}]" for n in range(1, 40)]
    assert headline("\n".join(lines) + "\n" + P)[1] is YamlMistake.ANCHOR


SIGNS = [*"{}[]:,-'\"\n #&*!|>%@`~?\t", "  ", ": ", "- ", "\n  ", "：", "\u3000"]
WORDS = ["players", "alice", "steps", "cast", "yes", "1", "{U}", "稲妻"]
SNIPPETS = st.sampled_from(SIGNS + WORDS)


@settings(deadline=None)
@given(st.lists(SNIPPETS, max_size=60).map("".join) | st.text(max_size=100) | st.binary(max_size=100))
def test_any_text_is_read_or_explained(source: str | bytes) -> None:
    try:
        parse(source)
    except ScenarioError as error:
        explained = str(error)
        if not explained:
            pytest.fail("an error without words")
