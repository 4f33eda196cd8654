"""Readers of single values: texts, numbers, yes and no, dates, words of the notation."""

import re
from datetime import date
from enum import Enum
from typing import TypeVar

from shinpan.lab.notation.mistakes import FileMistake, ValueMistake, Wanted
from shinpan.lab.notation.reading.core import Read, unfit, wrong
from shinpan.lab.notation.source import odd_sign
from shinpan.lab.notation.tree import Node, Scalar
from shinpan.lab.notation.values import NO_WORDS, YES_WORDS

E = TypeVar("E", bound=Enum)

LARGEST_NUMBER = 1_000_000
"""Bound of numbers that are amounts: life, counters, damage, power."""

_NUMBER = re.compile(r"[+-]?[0-9]{1,18}")
_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_RULE = re.compile(r"[1-9][0-9]{2}(\.[0-9]{1,3}[a-z]?)?")


def raw_text(node: Node, wanted: Wanted = Wanted.TEXT) -> str:
    """A text, the empty one included."""
    if not isinstance(node, Scalar) or node.is_null:
        raise unfit(node, wanted)
    if (code := odd_sign(node.text)) is not None:
        raise wrong(node.line, FileMistake.ODD_SIGN, code=code)
    return node.text


def text(node: Node) -> str:
    """A text that isn't blank, without blanks around it."""
    stripped = raw_text(node).strip()
    if not stripped:
        raise wrong(node.line, ValueMistake.BLANK)
    return stripped


def is_number(node: Node) -> bool:
    """Whether a node is a number without quotes."""
    return isinstance(node, Scalar) and node.plain and _NUMBER.fullmatch(node.text) is not None


def number(low: int = -LARGEST_NUMBER, high: int = LARGEST_NUMBER, wanted: Wanted = Wanted.NUMBER) -> Read[int]:
    """A reader of whole numbers in a range, in decimal figures."""

    def read(node: Node) -> int:
        figures = raw_text(node, wanted).strip()
        if re.fullmatch(r"[+-]?[0-9]+", figures) is None:
            raise unfit(node, wanted)
        if not (_NUMBER.fullmatch(figures) and low <= int(figures) <= high):
            raise wrong(node.line, ValueMistake.RANGE, low=low, high=high, found=figures)
        return int(figures)

    return read


amount = number(0)


def is_boolean(node: Node) -> bool:
    """Whether a node is `yes` or `no` in any of YAML's spellings."""
    return isinstance(node, Scalar) and node.text.strip().casefold() in YES_WORDS | NO_WORDS


def boolean(node: Node) -> bool:
    """`yes` or `no` in any of YAML's spellings."""
    given = raw_text(node, Wanted.BOOLEAN).strip().casefold()
    if given in YES_WORDS:
        return True
    if given in NO_WORDS:
        return False
    raise unfit(node, Wanted.BOOLEAN)


def folded(node: Node) -> str:
    """A text as words of the notation are compared: without case, single spaces."""
    return " ".join(text(node).split()).casefold()


def word(kind: type[E]) -> Read[E]:
    """A reader of one of the notation's words."""
    members = {member.value: member for member in kind}

    def read(node: Node) -> E:
        given = folded(node)
        if given not in members:
            raise wrong(node.line, ValueMistake.WORD, possible=members, found=text(node))
        return members[given]

    return read


def calendar_date(node: Node) -> date:
    """A date such as 2026-01-16."""
    given = text(node)
    try:
        if _DATE.fullmatch(given):
            return date.fromisoformat(given)
    except ValueError:
        pass  # well written, but no day of any calendar: the same message
    raise wrong(node.line, ValueMistake.DATE, found=given)


def rule_number(node: Node) -> str:
    """A rule number such as 707.2a; whether the rule exists is asked elsewhere."""
    given = text(node)
    if _RULE.fullmatch(given) is None:
        raise wrong(node.line, ValueMistake.RULE, found=given)
    return given


def is_none(node: Node) -> bool:
    """Whether a node is the word `none`."""
    return isinstance(node, Scalar) and node.text.strip().casefold() == "none"
