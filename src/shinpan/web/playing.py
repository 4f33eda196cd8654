"""Situations played on the spot, with their explanation."""

from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from shinpan.cards.library import built_in
from shinpan.lab.judging import judge
from shinpan.rulebook.coverage import project_root
from shinpan.rulebook.language import Language

FOLDERS = ("examples", "tests/scenarios")


@dataclass(frozen=True, slots=True)
class Line:
    """A line of an explanation, with the numbers of the rules that it stands on."""

    text: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """A situation that was played: its title, whether all came out as expected, and what happened step by step."""

    title: str
    ok: bool
    error: str | None
    ruling: tuple[tuple[bool, str], ...]
    """What was asked in the end: whether it came out as expected, and how it came out."""
    steps: tuple[tuple[str, tuple[Line, ...]], ...]
    source: str


class NoSituationError(LookupError):
    """A path that is no situation of the project."""


def is_playable(path: str) -> bool:
    """Whether a path is that of a situation of the project, as in `examples/moon.yaml`."""
    return path in _situations()


def title_of(path: str) -> str:
    """The title of a situation. Raises NoSituationError."""
    if path not in _situations():
        raise NoSituationError(path)
    return _situations()[path]


def situations() -> dict[str, dict[str, str]]:
    """All situations of the project: folder -> path -> title. None outside a checkout."""
    found: dict[str, dict[str, str]] = {}
    for path, title in _situations().items():
        found.setdefault(str(Path(path).parent), {})[path] = title
    return found


def played(path: str, language: Language) -> Played:
    """Play a situation of the project. Raises NoSituationError."""
    root = project_root()
    if root is None or path not in _situations():
        raise NoSituationError(path)
    file = root / path
    return _played(file, file.stat().st_mtime_ns, language)


@lru_cache(maxsize=256)
def _played(file: Path, changed: int, language: Language) -> Played:
    verdict = judge(file, built_in())
    steps = []
    for step in verdict.run.steps if verdict.run is not None else ():
        lines = tuple(Line(told.said.text(language), tuple(dict.fromkeys(told.rules))) for told in step.told)
        heading = step.heading.text(language) if step.heading is not None else ""
        if heading or lines:
            steps.append((heading, lines))
    outcomes = verdict.run.outcomes if verdict.run is not None else ()
    ruling = tuple((outcome.ok, outcome.said.text(language)) for outcome in outcomes)
    error = None if verdict.error is None else verdict.error.render(language)
    return Played(verdict.title, verdict.ok, error, ruling, tuple(steps), file.read_text(encoding="utf-8"))


@cache
def _situations() -> dict[str, str]:
    """Path (from the root of the checkout) and title of every situation."""
    root = project_root()
    if root is None:
        return {}
    files = (
        file for folder in FOLDERS for file in sorted((root / folder).rglob("*.yaml")) if "later" not in file.parts
    )
    return {file.relative_to(root).as_posix(): _title(file) for file in files}


def _title(file: Path) -> str:
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("title:"):
            return line.partition(":")[2].strip().strip("\"'")
    return file.stem
