"""The shape of the project: which way imports point, how large pieces are, who writes the state."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "shinpan"
MODULES = sorted(SOURCE.rglob("*.py"))

ALLOWED = {
    "game": set(),
    "phrases": {"game"},
    "cards": {"game", "phrases"},
    "rules": {"game", "phrases", "cards"},
    "oracle": {"game", "phrases", "cards"},
    "rulebook": set(),
    "carddata": {"game", "phrases", "cards", "oracle", "rulebook"},
    "sim": {"game", "phrases", "cards", "rules", "oracle"},
    "testing": {"game", "phrases", "cards", "rules", "oracle", "rulebook"},
    "lab": {"game", "phrases", "cards", "rules", "oracle", "rulebook", "carddata"},
    "web": {"game", "phrases", "cards", "rules", "oracle", "rulebook", "carddata", "lab", "sim"},
    "__main__": {"cli"},
    "cli": {"game", "phrases", "cards", "rules", "oracle", "rulebook", "carddata", "lab", "sim", "web", "testing"},
}
"""What each part of the project may import (DESIGN, "The house"); all but `game` may import the citations too."""

WRITERS = {
    "happening",
    "beginning",
    "state_based",
    "turn",
    "combat",
    "casting",
    "activating",
    "triggering",
    "resolving",
}
"""Where in `rules` objects are written into the state. Elsewhere a change goes through one of their functions."""

OTHER_WRITERS = {
    "rules/controlling.py": "control settles after effects of layer 2 begin or end",
    "rules/context/resolution.py": "what a permanent remembers: choices and linked objects",
    "rules/copying/new_targets.py": "the targets of a copy that is being put onto the stack",
}


def parts(module: Path) -> tuple[str, ...]:
    return module.relative_to(SOURCE).with_suffix("").parts


def imports(module: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{module}: relative import"
            yield node.module or ""


@pytest.mark.parametrize("module", MODULES, ids=lambda module: "/".join(parts(module)))
def test_imports_point_one_way(module: Path) -> None:
    part = parts(module)[0]
    if part == "__init__":
        return
    for name in imports(module):
        if not name.startswith("shinpan.") or (name == "shinpan.rulebook.citations" and part != "game"):
            continue
        imported = name.split(".")[1]
        assert imported == part or imported in ALLOWED[part], f"{module} imports {name}"


@pytest.mark.parametrize("module", MODULES, ids=lambda module: "/".join(parts(module)))
def test_modules_and_functions_are_small(module: Path) -> None:
    text = module.read_text(encoding="utf-8")
    assert text.count("\n") <= 400, "a module of more than 400 lines wants to be two"
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            assert length <= 60, f"{node.name} has {length} lines; a function of more than 60 wants to be two"


def test_objects_are_written_in_few_places() -> None:
    """One function for each observable change performs it (DESIGN 5): nobody else writes `state.objects[...]`."""
    found = []
    for module in MODULES:
        where = parts(module)
        if where[0] != "rules" or (len(where) > 2 and where[1] in WRITERS) or where[1] in WRITERS:
            continue
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Assign) and any(_writes_objects(target) for target in node.targets):
                found.append("/".join(where) + ".py")
    assert set(found) <= set(OTHER_WRITERS), sorted(set(found) - set(OTHER_WRITERS))


def _writes_objects(target: ast.expr) -> bool:
    return (
        isinstance(target, ast.Subscript) and isinstance(target.value, ast.Attribute) and target.value.attr == "objects"
    )


def test_all_citations_exist() -> None:
    import importlib

    from shinpan.rulebook.citations import CITATIONS, check_citations

    for module in MODULES:
        where = parts(module)
        if where[0] == "rules" and where[-1] != "__init__":
            importlib.import_module("shinpan." + ".".join(where))
    assert len(CITATIONS) > 100
    check_citations()
