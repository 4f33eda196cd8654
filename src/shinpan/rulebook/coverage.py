"""Which rules Shinpan carries out: the modules that cite them, the tests and scenarios that name them.

Tests name rules by `@pytest.mark.rule("613.8")`, scenario files by their key `rules: ["613.8"]`. In a checkout of the
project both are read from `tests/` and `examples/`; elsewhere from an index that is made when a wheel is built
(`hatch_build.py`), so that it can't be out of date.
"""

import ast
import json
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from shinpan.rulebook.citations import CITATIONS, Citation
from shinpan.rulebook.numbers import reference_numbers, sort_key

INDEX = Path(__file__).parent / "data" / "coverage.json"


@dataclass(frozen=True, slots=True)
class Coverage:
    """What carries out one rule: citations of modules, tests (path::name), scenario files (paths)."""

    number: str
    citations: tuple[Citation, ...] = ()
    tests: tuple[str, ...] = ()
    scenarios: tuple[str, ...] = ()

    @property
    def modules(self) -> tuple[str, ...]:
        """The modules that cite the rule, each once."""
        return tuple(dict.fromkeys(citation.module for citation in self.citations))


_RULES_KEY = re.compile(r"^rules:.*(?:\n(?:[ \t-].*)?)*", re.MULTILINE)

Named = dict[str, dict[str, list[str]]]
"""Rule number -> "tests" and "scenarios" -> where they are."""


def coverage(number: str) -> Coverage:
    """What carries out the rule `number`. Imports the whole package once, to find the citations."""
    return all_coverage().get(number, Coverage(number))


@cache
def all_coverage() -> Mapping[str, Coverage]:
    """What carries out each rule that anything carries out, in the order of the rulebook."""
    _import_everything()
    root = project_root()
    named = scan(root) if root else shipped()
    numbers = sorted({*CITATIONS, *named} & reference_numbers(), key=sort_key)
    return {
        number: Coverage(
            number,
            tuple(CITATIONS.get(number, ())),
            tuple(named.get(number, {}).get("tests", ())),
            tuple(named.get(number, {}).get("scenarios", ())),
        )
        for number in numbers
    }


def project_root() -> Path | None:
    """The checkout that the package is imported from, if it is."""
    root = Path(__file__).resolve().parents[3]
    return root if (root / "pyproject.toml").is_file() and (root / "tests").is_dir() else None


def shipped() -> Named:
    """The index shipped with the package; empty in a checkout, which needs none."""
    if not INDEX.is_file():
        return {}
    index: Named = json.loads(INDEX.read_text(encoding="utf-8"))
    return index


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
            for number in _rules_key(path):
                named[number]["scenarios"].add(path.relative_to(root).as_posix())
    return {
        number: {kind: sorted(places) for kind, places in sorted(kinds.items())}
        for number, kinds in sorted(named.items(), key=lambda item: item[0])
    }


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
    """What the top-level key `rules` of a scenario lists; only this key is read, for speed."""
    found = _RULES_KEY.search(path.read_text(encoding="utf-8"))
    if found is None:
        return []
    import yaml

    try:
        rules = yaml.load(found[0], Loader=yaml.BaseLoader)["rules"]  # strings only: 613.10 is no decimal
    except yaml.YAMLError:
        return []
    return [str(number) for number in ([rules] if isinstance(rules, str) else rules)]


def _import_everything() -> None:
    import importlib
    import pkgutil

    import shinpan

    for module in pkgutil.walk_packages(shinpan.__path__, "shinpan.", onerror=lambda name: None):
        if not module.name.endswith("__main__"):
            try:
                importlib.import_module(module.name)
            except ImportError:
                continue  # an optional library is missing: what needs it carries out no rule here


def written(named: Named) -> str:
    """The index as JSON, with one rule a line, in the order of the rulebook."""
    lines = (f"{json.dumps(n)}: {json.dumps(named[n], ensure_ascii=False)}" for n in sorted(named, key=sort_key))
    return "{\n" + ",\n".join(lines) + "\n}\n"
