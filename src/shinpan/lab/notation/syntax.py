"""Why a text isn't YAML, in words for people who never read YAML's specification.

The parser says where it gave up and what it was doing; what the writer did wrong is found from the lines there. The
wording of libyaml and of PyYAML's own parser differs, so it is used as little as possible.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass

import yaml

from shinpan.lab.notation.mistakes import KeyMistake, YamlMistake
from shinpan.lab.notation.problems import Problem, problem

_MANA_RUN = re.compile(r"(?:\{[^\s{}:,]*\}\s*){2,}")
_QUOTED = re.compile(r"\"(?:[^\"\\]|\\.)*\"|'(?:[^']|'')*'")
_GLUED_KEY = re.compile(r"\s*(?:- )?[A-Za-z_]+:[^\s:/]((?!: ).)*")
_RESERVED = frozenset("@`%*&!|>?")


@dataclass(frozen=True, slots=True)
class _Place:
    """Where the parser stopped (index and column from 0), and where the thing it was reading began."""

    lines: list[str]
    index: int
    column: int
    began: int
    began_column: int
    context: str
    reason: str

    @property
    def line(self) -> str:
        return self.lines[self.index] if self.index < len(self.lines) else ""

    @property
    def sign(self) -> str:
        return self.line[self.column : self.column + 1]

    @property
    def opening(self) -> str:
        start = self.lines[self.began] if self.began < len(self.lines) else ""
        return start[self.began_column : self.began_column + 1]


def explain(error: yaml.MarkedYAMLError, text: str) -> Problem:
    """The problem behind an error of the YAML parser."""
    place = _place(error, text)
    for cause in _CAUSES:
        if (found := cause(place)) is not None:
            return found
    return problem(place.index + 1, YamlMistake.OTHER, reason=place.reason)


def _place(error: yaml.MarkedYAMLError, text: str) -> _Place:
    stopped = error.problem_mark or error.context_mark
    began = error.context_mark or stopped
    return _Place(
        lines=text.split("\n"),
        index=stopped.line if stopped else 0,
        column=stopped.column if stopped else 0,
        began=began.line if began else 0,
        began_column=began.column if began else 0,
        context=error.context or "",
        reason=error.problem or "",
    )


def _open_quote(place: _Place) -> Problem | None:
    if "quoted scalar" in place.context and "stream" in place.reason:
        return problem(place.began + 1, YamlMistake.OPEN_QUOTE)
    return None


def _tab(place: _Place) -> Problem | None:
    indent = place.line[: len(place.line) - len(place.line.lstrip())]
    return problem(place.index + 1, YamlMistake.TAB) if "\t" in indent or place.sign == "\t" else None


def _unquoted_mana(place: _Place) -> Problem | None:
    match = _MANA_RUN.search(_QUOTED.sub("", place.line))
    if match is None:
        return None
    return problem(place.index + 1, YamlMistake.UNQUOTED_MANA, wanted=match[0].strip())


def _wide_colon(place: _Place) -> Problem | None:
    for index in (place.index, place.index - 1):
        line = place.lines[index] if 0 <= index < len(place.lines) else ""
        if "：" in line and ":" not in line:
            return problem(index + 1, YamlMistake.WIDE_COLON, found=line.strip())
    return None


def _no_space(place: _Place) -> Problem | None:
    """`life:20` is a text; the parser stumbles over it or over the next line."""
    for index in (place.index, place.index - 1):
        line = place.lines[index] if 0 <= index < len(place.lines) else ""
        if _GLUED_KEY.fullmatch(line):
            return problem(index + 1, KeyMistake.NO_SPACE, found=line.strip())
    return None


def _reserved_sign(place: _Place) -> Problem | None:
    starts = "cannot start" in place.reason or "alias" in place.context or "anchor" in place.context
    sign = place.sign if place.sign in _RESERVED else place.opening
    if starts and sign in _RESERVED:
        return problem(place.index + 1, YamlMistake.RESERVED_SIGN, sign=sign)
    return None


def _colon(place: _Place) -> Problem | None:
    before = place.line[: place.column]
    if place.sign == ":" and place.line[place.column + 1 : place.column + 2] in ("}", "]", ","):
        key = re.split(r"[\s{\[,]", before)[-1]
        return problem(place.index + 1, KeyMistake.NO_SPACE, found=f"{key}:")
    if place.sign == ":" and re.search(r":\s", before):
        return problem(place.index + 1, YamlMistake.COLON_IN_TEXT)
    return None


def _after_quote(place: _Place) -> Problem | None:
    if re.search(r"[\"']\s+$|[\"']$", place.line[: place.column]) and place.sign not in "]},:":
        return problem(place.index + 1, YamlMistake.AFTER_QUOTE)
    return None


def _stray_bracket(place: _Place) -> Problem | None:
    if place.sign and place.sign in "]}" and "flow" not in place.context:
        return problem(place.index + 1, YamlMistake.STRAY_BRACKET, sign=place.sign)
    return None


def _open_bracket(place: _Place) -> Problem | None:
    if "flow" in place.context and place.opening in ("{", "["):
        return problem(place.began + 1, YamlMistake.OPEN_BRACKET, sign=place.opening, stopped=place.index + 1)
    return None


def _indentation(place: _Place) -> Problem | None:
    if "block" in place.context or "mapping values" in place.reason or "expected ':'" in place.reason:
        return problem(place.index + 1, YamlMistake.INDENTATION)
    return None


_CAUSES: tuple[Callable[[_Place], Problem | None], ...] = (
    _open_quote,
    _tab,
    _unquoted_mana,
    _wide_colon,
    _no_space,
    _reserved_sign,
    _colon,
    _after_quote,
    _stray_bracket,
    _open_bracket,
    _indentation,
)
