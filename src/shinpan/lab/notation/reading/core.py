"""Reading the tree: a reader takes a node and returns a value, or raises ReadingError with all that is wrong in it."""

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TypeVar

from shinpan.cards.names import nearest
from shinpan.game.term import Term
from shinpan.lab.notation.mistakes import KeyMistake, Place, ValueMistake, Wanted, YamlMistake
from shinpan.lab.notation.problems import Detail, Problem, problem
from shinpan.lab.notation.tree import Mapping, Node, Scalar, Sequence

T = TypeVar("T")
S = TypeVar("S")
D = TypeVar("D")
Read = Callable[[Node], T]
"""A reader. Raises ReadingError."""


class ReadingError(Exception):
    """A value can't be read; `problems` says why."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__(*problems)
        self.problems = problems


def wrong(line: int, mistake: Term, *, possible: Iterable[str] = (), **details: Detail) -> ReadingError:
    """An error with one problem."""
    return ReadingError(problem(line, mistake, possible=possible, **details))


_MANA_SYMBOL = re.compile(r"[0-9WUBRGCXSP/]+", re.IGNORECASE)


def unfit(node: Node, wanted: Wanted) -> ReadingError:
    """The error for a node of another kind than the one that is wanted."""
    if isinstance(node, Scalar):
        if node.is_null:
            return wrong(node.line, ValueMistake.NOTHING, wanted=wanted)
        return wrong(node.line, ValueMistake.WANTED, wanted=wanted, found=node.text)
    if isinstance(node, Mapping) and node.pairs and wanted is not Wanted.MAPPING:
        keys = [key.text for key, value in node.pairs if isinstance(value, Scalar) and value.is_null]
        if len(keys) == len(node.pairs) and all(_MANA_SYMBOL.fullmatch(key) for key in keys):
            return wrong(node.line, YamlMistake.UNQUOTED_MANA, wanted="".join(f"{{{key}}}" for key in keys))
    found = Wanted.LIST if isinstance(node, Sequence) else Wanted.MAPPING
    return wrong(node.line, ValueMistake.WANTED, wanted=wanted, found=found)


def each(read: Callable[[S], T], items: Iterable[S]) -> tuple[T, ...]:
    """Read all items. Raises ReadingError with the problems of every item that is wrong."""
    values: list[T] = []
    problems: list[Problem] = []
    for item in items:
        try:
            values.append(read(item))
        except ReadingError as error:
            problems.extend(error.problems)
    if problems:
        raise ReadingError(*problems)
    return tuple(values)


def each_pair(read: Callable[[Scalar, Node], T], node: Node) -> tuple[T, ...]:
    """Read all pairs of a mapping whose keys are not the notation's. Raises ReadingError as `each` does."""
    if not isinstance(node, Mapping):
        raise unfit(node, Wanted.MAPPING)
    return each(lambda pair: read(*pair), node.pairs)


def list_of(read: Read[T]) -> Read[tuple[T, ...]]:
    """A reader of lists."""

    def read_list(node: Node) -> tuple[T, ...]:
        if not isinstance(node, Sequence):
            raise unfit(node, Wanted.LIST)
        return each(read, node.items)

    return read_list


def one_or_more(read: Read[T]) -> Read[tuple[T, ...]]:
    """A reader of lists that takes a single value as a list of one."""
    several = list_of(read)
    return lambda node: several(node) if isinstance(node, Sequence) else (read(node),)


def _explained(found: Problem, unknown: list[Problem]) -> bool:
    """Whether a key is only missing because it stands there misspelt."""
    if found.mistake is KeyMistake.MISSING:
        return dict(found.details)["key"] in [other.suggestion for other in unknown]
    return bool(unknown) and found.mistake in (KeyMistake.NOTHING_CHECKED, KeyMistake.NO_CARD)


class Fields:
    """The keys of one mapping. Those that are asked for are the ones that may stand there."""

    def __init__(self, node: Node, place: Place, *, wanted: Wanted = Wanted.MAPPING) -> None:
        """Begin to read a mapping. Raises ReadingError if the node is none."""
        if not isinstance(node, Mapping):
            raise unfit(node, wanted)
        self.line = node.line
        self.place = place
        self._pairs = node.pairs
        self._values = {key.text: value for key, value in node.pairs}
        self._lines = {key.text: key.line for key, _ in node.pairs}
        self._known: dict[str, None] = {}
        self._problems: list[Problem] = []

    def __contains__(self, key: str) -> bool:
        return key in self._values

    def line_of(self, key: str) -> int:
        """Where a key stands."""
        return self._lines.get(key, self.line)

    def take(self, key: str, read: Read[T], default: D) -> T | D:
        """The value of a key; the default if it isn't there or is wrong (`finish` raises then)."""
        self._known[key] = None
        node = self._values.get(key)
        if node is None:
            return default
        try:
            return read(node)
        except ReadingError as error:
            self._problems.extend(found.about(key) for found in error.problems)
            return default

    def get(self, key: str, read: Read[T]) -> T:
        """The value of a key that is there. Raises ReadingError at once, with what was found wrong before."""
        self._known[key] = None
        try:
            return read(self._values[key])
        except ReadingError as error:
            raise ReadingError(*self._problems, *(found.about(key) for found in error.problems)) from error

    def need(self, key: str, read: Read[T], otherwise: D) -> T | D:
        """The value of a key that has to be there. `otherwise` stands in until `finish` raises."""
        if key not in self._values:
            self.object_to(KeyMistake.MISSING, self.line, place=self.place, key=key)
        return self.take(key, read, otherwise)

    def refuse(self, key: str, mistake: Term, **details: Detail) -> None:
        """Report a key that is known but can't stand here, if it does."""
        if key in self._values and key not in self._known:
            self._known[key] = None
            self.object_to(mistake, self.line_of(key), key=key, **details)

    def object_to(self, mistake: Term, line: int, **details: Detail) -> None:
        """Report a problem of the mapping as a whole or of its keys."""
        self._problems.append(Problem(line, mistake, tuple(details.items()), subject=""))

    def headless(self, heads: Iterable[str], others: Iterable[str]) -> ReadingError:
        """The error for a mapping without any of the keys that say what it is; `others` are rightly there."""
        possible = tuple(str(head) for head in heads)
        right = set(others)
        for key, _ in self._pairs:
            if key.text not in right and nearest(key.text, possible):
                return wrong(key.line, KeyMistake.UNKNOWN, possible=possible, found=key.text, place=self.place)
        return wrong(self.line, KeyMistake.ONE_OF, place=self.place, keys=possible)

    def finish(self, *, hidden: frozenset[str] = frozenset()) -> None:
        """Raise ReadingError if anything was wrong, unknown keys included. `hidden` keys are not suggested."""
        possible = tuple(key for key in self._known if key not in hidden)
        unknown: list[Problem] = []
        before: Node | None = None
        for key, value in self._pairs:
            if key.text not in self._known:
                unknown.append(replace(self._unknown(key, value, before, possible), subject=""))
            before = value
        problems = [found for found in self._problems if not _explained(found, unknown)] + unknown
        if problems:
            raise ReadingError(*problems)

    def _unknown(self, key: Scalar, value: Node, before: Node | None, possible: tuple[str, ...]) -> Problem:
        """What the writer of an unknown key meant: mostly a name that YAML reads otherwise than people do."""
        nothing = isinstance(value, Scalar) and value.is_null
        start = re.split("[:：]", key.text)[0].strip()
        if nothing and start != key.text and start in possible:
            return problem(key.line, KeyMistake.NO_SPACE, found=key.text)
        if not nearest(key.text, possible):
            if nothing and isinstance(before, Scalar) and before.plain and not before.is_null:
                return problem(key.line, KeyMistake.COMMA_IN_NAME, wanted=f"{before.text}, {key.text}")
            if len(self._pairs) == 1 and isinstance(value, Scalar) and not nothing and " " in key.text:
                return problem(key.line, KeyMistake.COLON_IN_NAME, wanted=f"{key.text}: {value.text}")
        return problem(key.line, KeyMistake.UNKNOWN, possible=possible, found=key.text, place=self.place)
