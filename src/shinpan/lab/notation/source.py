"""From the bytes of a file to text that can be shown: size, encoding, signs that nobody can see."""

import re
import unicodedata
from pathlib import Path

from shinpan.lab.notation.mistakes import FileMistake
from shinpan.lab.notation.problems import Problem, problem

LARGEST_FILE = 1_000_000
"""In bytes. A scenario is some hundred bytes to some ten thousand."""

_MOST_REPORTED = 5
# Controls but tab and line feed; line separators that editors don't count; zero-width signs; marks that turn the
# direction of writing, so that a file reads differently from what it says; half a surrogate pair; no characters.
_ODD = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff"
    "\ud800-\udfff\U000e0000-\U000e007f]"
)
_WIDE_INDENT = re.compile(r"^[ ]*([^\S \t\n])", re.MULTILINE)


class UnreadableError(Exception):
    """The source is no text that can be read; `problems` says why."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__(*problems)
        self.problems = problems


def read_file(path: Path) -> bytes:
    """The bytes of a file. Raises UnreadableError if it can't be read or is too large (it is then not loaded)."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise UnreadableError(problem(None, FileMistake.UNREADABLE, reason=reason)) from error
    if len(data) > LARGEST_FILE:
        size = max(path.stat().st_size, len(data))
        raise UnreadableError(problem(None, FileMistake.TOO_LARGE, size=size, limit=LARGEST_FILE))
    return data


def decode(source: str | bytes) -> str:
    """The text of a scenario, lines ended by line feeds. Raises UnreadableError."""
    if len(source) > LARGEST_FILE:
        raise UnreadableError(problem(None, FileMistake.TOO_LARGE, size=len(source), limit=LARGEST_FILE))
    text = _utf8(source) if isinstance(source, bytes) else source
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    _check_signs(text)
    return text


def _utf8(source: bytes) -> str:
    try:
        return source.decode("utf-8")
    except UnicodeDecodeError as error:
        line = source.count(b"\n", 0, error.start) + 1
        raise UnreadableError(problem(line, FileMistake.NOT_UTF8)) from error


def _check_signs(text: str) -> None:
    odd = [_at(text, match.start(), FileMistake.ODD_SIGN) for match in _ODD.finditer(text)]
    odd += [_at(text, match.start(1), FileMistake.WIDE_INDENT) for match in _WIDE_INDENT.finditer(text)]
    if odd:
        raise UnreadableError(*odd[:_MOST_REPORTED])


def _at(text: str, position: int, mistake: FileMistake) -> Problem:
    sign = text[position]
    name = unicodedata.name(sign, "")
    return problem(text.count("\n", 0, position) + 1, mistake, code=f"U+{ord(sign):04X} {name}".strip())


def odd_sign(text: str) -> str | None:
    """The first sign of a value that no file may hold as it stands (it came by way of an escape)."""
    match = _ODD.search(text)
    return f"U+{ord(match[0]):04X}" if match else None
