"""Reading a rules text: English or Japanese, the whole rulebook or a page of it, in any layout they come in."""

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from shinpan.rulebook.document import Edition, FaultKind
from shinpan.rulebook.parsing.building import Builder
from shinpan.rulebook.parsing.checking import check
from shinpan.rulebook.parsing.decoding import Line, decode, lines_of, unpack
from shinpan.rulebook.parsing.dialects import dialect_of
from shinpan.rulebook.parsing.glossary import read_glossary

_BULLET = re.compile(r"^[\s\u3000]*(?:[-*•・‣▪–—]\s+)?")
_FULL_WIDTH = str.maketrans(
    "０１２３４５６７８９．ａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ",
    "0123456789.abcdefghijklmnopqrstuvwxyz",
)
_RULE = re.compile(r"(\d{3})\.((?:\s(?=\d+[a-z]\b))?)(\d{1,3})([a-z]?)(?![a-z\d])\.?(?!\d)\s*(.*)", re.DOTALL)
_LETTER_ONLY = re.compile(r"(\d{3})\.([a-z])\s+(\S.*)", re.DOTALL)
_SECTION = re.compile(r"(\d{3})(?:\.(?!\d)|\s(?=.{1,40}$)(?!.*。))\s*(.*)$", re.DOTALL)
_CHAPTER = re.compile(r"(\d{1,2})\.\s*(\S.*|)$", re.DOTALL)

_WHOLE_BOOK = 60
"""Sections; a text with at least so many is taken for the whole rulebook."""


class RulesTextError(ValueError):
    """A file or text that holds no rules at all."""


def read(path: Path) -> Edition:
    """Read a file (text or saved web page, plain or gzip).

    Raises OSError if it can't be read, RulesTextError if it holds no numbered rule or is larger than any rules text.
    """
    try:
        text = decode(unpack(path.read_bytes()))
        return parse(text)
    except RulesTextError as error:
        raise RulesTextError(f"{path}: {error}") from None
    except (ValueError, EOFError) as error:
        raise RulesTextError(f"{path}: {error}") from error


def parse(text: str) -> Edition:
    """Read a rules text. Raises RulesTextError if it holds no numbered rule."""
    lines = lines_of(text)
    seen = "\n".join(line.text for line in lines)
    dialect = dialect_of(seen)
    start = _body_start(lines)
    if start is None:
        raise RulesTextError("no numbered rule found; a line such as “613.1. ...” or “- 707.2 ...” is expected")
    builder = Builder(dialect)
    rest = _read_body(builder, lines, start)
    glossary, ended = read_glossary(dialect, lines[rest:], builder.faults) if rest < len(lines) else ((), True)
    chapters = builder.chapters()
    edition = Edition(
        language=dialect.language,
        effective=dialect.effective(seen),
        chapters=chapters,
        glossary=glossary,
        complete=sum(len(chapter.sections) for chapter in chapters) >= _WHOLE_BOOK,
        mentioned=dialect.mentioned(seen),
    )
    return replace(edition, faults=check(edition, builder.faults, lines, start, ended))


def plain(line: str) -> str:
    """A line without its indent, bullet and trailing blanks, its leading number in ASCII."""
    stripped = line[_BULLET.match(line).end() :].rstrip()  # type: ignore[union-attr]
    return stripped[:9].translate(_FULL_WIDTH) + stripped[9:] if stripped[:1].isdigit() else stripped


def _body_start(lines: Sequence[Line]) -> int | None:
    """Index of the heading above the first rule (a list of contents may come before it)."""
    first = next((index for index, line in enumerate(lines) if _RULE.match(plain(line.text))), None)
    if first is None:
        return None
    start = first
    for index in range(first - 1, -1, -1):
        text = plain(lines[index].text)
        if _CHAPTER.match(text):
            return index
        if _SECTION.match(text):
            start = index
        elif text and start < first:
            break
    return start


def _read_body(builder: Builder, lines: Sequence[Line], start: int) -> int:
    """Feed the numbered part to the builder; returns the index of the line after the glossary's heading, or the end."""
    blank = False
    for index in range(start, len(lines)):
        number, raw = lines[index]
        text = plain(raw)
        if not text:
            blank = True
            continue
        if builder.started and builder.dialect.glossary.match(text):
            return index + 1
        _read_line(builder, text, number, blank)
        blank = False
    return len(lines)


def _read_line(builder: Builder, text: str, line: int, after_blank: bool) -> None:
    if text[0].isdigit():
        if found := _RULE.match(text):
            section, gap, rule, letter, words = found.groups()
            if gap:
                builder.fault(
                    line,
                    FaultKind.MALFORMED_NUMBER,
                    f"'{section}.{gap}{rule}{letter}' is read as {section}.{rule}{letter}",
                )
            return builder.rule(f"{section}.{rule}{letter}", words, line)
        if found := _LETTER_ONLY.match(text):
            return _lettered(builder, found, line)
        if found := _SECTION.match(text):
            return builder.section(found[1], found[2], line)
        if (found := _CHAPTER.match(text)) and len(text) <= 60:
            return builder.chapter(found[1], found[2], line)
    if found := builder.dialect.example.match(text):
        return builder.example(text[found.end() :], line)
    return builder.more(text, line, after_blank)


def _lettered(builder: Builder, found: re.Match[str], line: int) -> None:
    """A number whose middle is missing, such as 306.b: it is taken to follow the rule above."""
    section, letter, words = found.groups()
    above = builder.last_number.rstrip("abcdefghijklmnopqrstuvwxyz")
    number = f"{above}{letter}" if above.startswith(f"{section}.") else f"{section}.1{letter}"
    builder.fault(line, FaultKind.MALFORMED_NUMBER, f"'{section}.{letter}' is read as {number}")
    builder.rule(number, words, line)
