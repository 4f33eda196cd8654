"""The notation of a situation: YAML text to typed values and back, with every mistake reported.

Nothing here knows the rules or the cards: a name is a name until the runner looks it up.
"""

from pathlib import Path

from shinpan.lab.notation.problems import ScenarioError
from shinpan.lab.notation.reading import read
from shinpan.lab.notation.reading.core import ReadingError
from shinpan.lab.notation.scenario import Scenario
from shinpan.lab.notation.source import UnreadableError, decode, read_file
from shinpan.lab.notation.tree import parse_tree
from shinpan.lab.notation.writing import dump


def load(path: str | Path) -> Scenario:
    """Read a scenario file. Raises ScenarioError, also if there is no such file."""
    try:
        source = read_file(Path(path))
    except UnreadableError as error:
        raise ScenarioError(str(path), error.problems) from error
    return parse(source, str(path))


def parse(source: str | bytes, path: str = "scenario") -> Scenario:
    """Read a scenario from its text (UTF-8 if bytes). `path` is what errors call it. Raises ScenarioError."""
    try:
        text = decode(source)
    except UnreadableError as error:
        raise ScenarioError(path, error.problems) from error
    tree, problems = parse_tree(text)
    if tree is None:
        raise ScenarioError(path, problems)
    try:
        scenario = read(tree, path, text)
    except ReadingError as error:
        raise ScenarioError(path, (*problems, *error.problems)) from error
    if problems:
        raise ScenarioError(path, problems)
    return scenario


__all__ = ["Scenario", "ScenarioError", "dump", "load", "parse"]
