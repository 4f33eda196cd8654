"""Finding out by reading the sources, without importing them: which modules, tests and scenarios name which rules.

Modules name rules by `cite` and `carries` with literal arguments (a test holds them to it), tests by
`@pytest.mark.rule("613.8")`, scenario files by their key `rules: ["613.8"]`.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from shinpan.rulebook.citations import Citation

Named = dict[str, dict[str, list[str]]]
"""Rule number -> "tests" and "scenarios" -> where they are."""

WAITING = "later"
"""A folder of scenarios that wait for cards or rules to come, and are not played."""

_RULES_KEY = re.compile(r"^rules:.*(?:\n(?:[ \t-].*)?)*", re.MULTILINE)
_COMMENT = re.compile(r"(?:^|\s)#.*")
_NUMBER = re.compile(r"\d{3}(?:\.\d+[a-z]?)?")
_CITING = re.compile(r"\b(?:cite|carries)\(")


def citations_in(package: Path) -> Iterator[Citation]:
    """The citations of the modules in a package's folder, in the order of the modules."""
    for path in sorted(package.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if _CITING.search(source) is None:
            continue
        parts = path.relative_to(package.parent).with_suffix("").parts
        module = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        yield from dict.fromkeys(_citations(ast.parse(source), module))


def _citations(tree: ast.Module, module: str) -> Iterator[Citation]:
    calls = (node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name))
    for call in sorted(calls, key=lambda node: node.lineno):
        name = call.func.id if isinstance(call.func, ast.Name) else ""
        words = [_text(argument) for argument in call.args]
        if name == "carries":
            yield from (Citation(number, "", "", module) for number in words if number)
        elif name == "cite":
            named = {keyword.arg: _text(keyword.value) for keyword in call.keywords}
            number, en, ja = (*words, *(named.get(key, "") for key in ("number", "en", "ja")[len(words) :]))
            if number:
                yield Citation(number, en, ja, module)


def _text(node: ast.expr) -> str:
    """The text that an expression is; empty if it isn't one literally."""
    return str(node.value) if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def scan(root: Path) -> Named:
    """Which tests and scenarios of the checkout at `root` name which rules."""
    named: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for path in sorted((root / "tests").rglob("test_*.py")):
        place = path.relative_to(root).as_posix()
        source = path.read_text(encoding="utf-8")
        if "mark.rule(" not in source:
            continue
        for test, number in _marks(ast.parse(source)):
            named[number]["tests"].add(f"{place}::{test}" if test else place)
    for folder in ("examples", "tests"):
        for path in sorted((root / folder).rglob("*.yaml")):
            for number in _rules_key(path) if WAITING not in path.parts else ():
                named[number]["scenarios"].add(path.relative_to(root).as_posix())
    return {
        number: {kind: sorted(places) for kind, places in sorted(kinds.items())}
        for number, kinds in sorted(named.items(), key=lambda item: item[0])
    }


def sources(root: Path) -> Iterator[Path]:
    """All files of the checkout at `root` that `citations_in` or `scan` would look at."""
    yield from sorted((root / "src").rglob("*.py"))
    yield from sorted((root / "tests").rglob("test_*.py"))
    for folder in ("examples", "tests"):
        yield from sorted((root / folder).rglob("*.yaml"))


def _marks(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Pairs of a test (or "" for the whole module) and a rule that it is marked with."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "pytestmark" for t in node.targets):
            yield from (("", number) for number in _rule_arguments([node.value]))
    yield from _marked_definitions(tree.body, "")


def _marked_definitions(body: Iterable[ast.stmt], prefix: str) -> Iterator[tuple[str, str]]:
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield from ((prefix + node.name, number) for number in _rule_arguments(node.decorator_list))
        if isinstance(node, ast.ClassDef):
            yield from _marked_definitions(node.body, f"{prefix}{node.name}::")


def _rule_arguments(nodes: Iterable[ast.expr]) -> Iterator[str]:
    for node in nodes:
        for call in ast.walk(node):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "rule":
                yield from (str(argument.value) for argument in call.args if isinstance(argument, ast.Constant))


def _rules_key(path: Path) -> list[str]:
    """What the top-level key `rules` of a scenario lists; only this key is read, and as text: 613.10 is no decimal."""
    found = _RULES_KEY.search(path.read_text(encoding="utf-8"))
    if found is None:
        return []
    return [number for line in found[0].splitlines() for number in _NUMBER.findall(_COMMENT.sub("", line))]
