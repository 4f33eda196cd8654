"""YAML as a tree in which every value knows its line and no scalar has been interpreted.

Built from the parser's events, not by PyYAML's composer: so nesting, size, anchors and tags are refused before
anything is built from them (the composer of libyaml recurses without a limit), and `yes` or `2026-01-16` stay text.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import yaml

from shinpan.lab.notation.mistakes import FileMistake, YamlMistake
from shinpan.lab.notation.problems import Problem, problem
from shinpan.lab.notation.syntax import explain

DEEPEST = 24
"""Lists and mappings inside each other; the notation needs eight."""
MOST_VALUES = 100_000
"""Scalars, lists and mappings in one file."""

_NULLS = frozenset({"", "~", "null", "Null", "NULL"})
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass(frozen=True, slots=True)
class Scalar:
    """A text as it was written; `plain` if without quotes."""

    line: int
    text: str
    plain: bool = True

    @property
    def is_null(self) -> bool:
        """Whether nothing was written, or YAML's word for nothing."""
        return self.plain and self.text in _NULLS


@dataclass(frozen=True, slots=True)
class Sequence:
    """A list."""

    line: int
    items: tuple["Node", ...]


@dataclass(frozen=True, slots=True)
class Mapping:
    """A mapping: keys with their values, in the order of the file, no key twice."""

    line: int
    pairs: tuple[tuple[Scalar, "Node"], ...]


Node = Scalar | Sequence | Mapping


def parse_tree(text: str) -> tuple[Node | None, tuple[Problem, ...]]:
    """The tree of a text, and what is wrong with it so far.

    Where there are problems the tree holds what could be read, so that more problems can be found in it; there is
    none if the text isn't YAML at all.
    """
    builder = _Builder(text)
    try:
        node = builder.document()
    except yaml.MarkedYAMLError as error:
        return None, (*builder.problems, explain(error, text))
    except yaml.YAMLError as error:
        reason = str(error).splitlines()[0]
        return None, (*builder.problems, problem(None, YamlMistake.OTHER, reason=reason))
    except _StopError:
        return None, tuple(builder.problems)
    return node, tuple(builder.problems)


class _StopError(Exception):
    """Reading on would make no sense, or cost too much."""


class _Builder:
    def __init__(self, text: str) -> None:
        self.problems: list[Problem] = []
        self._events: Iterator[yaml.Event] = iter(yaml.parse(text, Loader=_LOADER))
        self._values = 0

    def document(self) -> Node:
        next(self._events)  # the start of the stream
        if isinstance(next(self._events), yaml.StreamEndEvent):
            self._stop(problem(None, FileMistake.EMPTY))
        node = self._node(next(self._events), 0)
        next(self._events)  # the end of the document
        after = next(self._events)
        if isinstance(after, yaml.DocumentStartEvent):
            self.problems.append(problem(_line(after), YamlMistake.SEVERAL))
        return node

    def _stop(self, why: Problem) -> None:
        self.problems.append(why)
        raise _StopError

    def _node(self, event: yaml.Event, depth: int) -> Node:
        self._values += 1
        if self._values > MOST_VALUES:
            self._stop(problem(_line(event), YamlMistake.TOO_MANY, limit=MOST_VALUES))
        if depth > DEEPEST:
            self._stop(problem(_line(event), YamlMistake.TOO_DEEP, limit=DEEPEST))
        self._check_properties(event)
        if isinstance(event, yaml.ScalarEvent):
            return Scalar(_line(event), event.value, not event.style)
        if isinstance(event, yaml.SequenceStartEvent):
            return Sequence(_line(event), tuple(self._items(depth + 1)))
        if isinstance(event, yaml.MappingStartEvent):
            return Mapping(_line(event), tuple(self._pairs(depth + 1)))
        return Scalar(_line(event), f"*{getattr(event, 'anchor', '')}")  # an alias; reported above

    def _check_properties(self, event: yaml.Event) -> None:
        """Anchors, aliases and tags have no meaning here, and mostly were never meant as such ("power: *")."""
        if getattr(event, "anchor", None) is not None:
            sign = "*" if isinstance(event, yaml.AliasEvent) else "&"
            self.problems.append(problem(_line(event), YamlMistake.ANCHOR, sign=sign))
        tag = getattr(event, "tag", None)
        if tag is not None:
            self.problems.append(problem(_line(event), YamlMistake.TAG, found=str(tag)))

    def _items(self, depth: int) -> Iterator[Node]:
        while not isinstance(event := next(self._events), yaml.SequenceEndEvent):
            yield self._node(event, depth)

    def _pairs(self, depth: int) -> Iterator[tuple[Scalar, Node]]:
        lines: dict[str, int] = {}
        while not isinstance(event := next(self._events), yaml.MappingEndEvent):
            key = self._node(event, depth)
            value = self._node(next(self._events), depth)
            if not isinstance(key, Scalar):
                self.problems.append(problem(key.line, YamlMistake.KEY_IS_TEXT))
            elif key.text in lines:
                first = lines[key.text]
                self.problems.append(problem(key.line, YamlMistake.DUPLICATE_KEY, key=key.text, first=first))
            else:
                lines[key.text] = key.line
                yield key, value


def _line(event: yaml.Event) -> int:
    return event.start_mark.line + 1 if event.start_mark is not None else 1
