"""Situations played on the spot, with their explanation."""

import re
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from shinpan.cards.library import built_in
from shinpan.lab.judging import judge
from shinpan.rulebook.coverage import project_root
from shinpan.rulebook.failing import NotThereError
from shinpan.rulebook.language import Language
from shinpan.rulebook.scanning import WAITING

FOLDERS = ("examples", "tests/scenarios")

_TITLE_KEY = re.compile(r"^title:.*(?:\n[ \t].*)*", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Line:
    """A line of an explanation, with the numbers of the rules that it stands on."""

    text: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """A situation that was played: its title, whether all came out as expected, and what happened step by step."""

    title: str
    title_language: Language
    ok: bool
    error: str | None
    ruling: tuple[tuple[bool, str], ...]
    """What was asked in the end: whether it came out as expected, and how it came out."""
    steps: tuple[tuple[str, tuple[Line, ...]], ...]
    source: str


@dataclass(frozen=True, slots=True)
class Title:
    """The title of a situation; its Japanese is empty if the file gives none."""

    en: str
    ja: str

    def in_language(self, language: Language) -> str:
        """The title in a language if there is one, else in English."""
        return self.ja if language is Language.JA and self.ja else self.en

    def language(self, language: Language) -> Language:
        """The language of what `in_language` gives."""
        return language if self.ja else Language.EN


class NoSituationError(NotThereError):
    """A path that is no situation of the project."""


def is_playable(path: str) -> bool:
    """Whether a path is that of a situation of the project, as in `examples/moon.yaml`."""
    return path in _situations()


def title_of(path: str) -> Title:
    """The title of a situation. Raises NoSituationError."""
    return _known(path)[path]


def situations() -> dict[str, dict[str, Title]]:
    """All situations of the project: folder -> path -> title. None outside a checkout."""
    found: dict[str, dict[str, Title]] = {}
    for path, title in _situations().items():
        found.setdefault(str(Path(path).parent), {})[path] = title
    return found


def played(path: str, language: Language) -> Played:
    """Play a situation of the project. Raises NoSituationError."""
    _known(path)
    root = project_root()
    assert root is not None
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
    title = verdict.title_in(language)
    spoken = language if title != verdict.title else Language.EN
    return Played(title, spoken, verdict.ok, error, ruling, tuple(steps), file.read_text(encoding="utf-8"))


def _known(path: str) -> dict[str, Title]:
    """The situations, which the path must be one of. Raises NoSituationError."""
    if path not in _situations():
        raise NoSituationError(f"no situation {path[:80]!r}", f"「{path[:80]}」という裁定例はありません")
    return _situations()


@cache
def _situations() -> dict[str, Title]:
    """Path (from the root of the checkout) and title of every situation."""
    root = project_root()
    if root is None:
        return {}
    files = (
        file for folder in FOLDERS for file in sorted((root / folder).rglob("*.yaml")) if WAITING not in file.parts
    )
    return {file.relative_to(root).as_posix(): _title(file) for file in files}


def _title(file: Path) -> Title:
    """The title of a file. Only this key is read: the whole file as YAML would take far longer."""
    import yaml

    found = _TITLE_KEY.search(file.read_text(encoding="utf-8"))
    try:
        title = yaml.load(found[0], Loader=yaml.BaseLoader)["title"] if found else file.stem
    except yaml.YAMLError:
        title = file.stem
    return Title(title.get("en", ""), title.get("ja", "")) if isinstance(title, dict) else Title(str(title), "")
