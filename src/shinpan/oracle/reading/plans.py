"""Plans: how a phrase is put together from what the slots of a wording hold and what its settings say."""

from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from shinpan.game.term import Term
from shinpan.oracle.reading.types import (
    class_with,
    defaults,
    hints,
    is_class,
    item_of,
    members_of,
    phrase_class,
    required,
)
from shinpan.phrases.base import Phrase, Quantity
from shinpan.phrases.quantities import Fixed

Path = tuple[str, ...]


DEDUCED = frozenset({"slot", "register", "link", "about", "divided", "part", "recipient", "half", "counted", "among"})
"""Fields that the reader works out where no wording says them."""
_MENTIONED = frozenset({"Bound", "Result"})
"""Phrases for what was mentioned before: which words stand for it decides what it was."""


class Unreadable(Exception):  # noqa: N818 - it reads as a sentence
    """A wording that can be written but not read: it doesn't say what its phrase is made of."""


@dataclass(frozen=True, slots=True)
class Child:
    """What the slot in a place holds. part: 0 or 1 of a number with what it counts, else None."""

    place: int
    part: int | None = None


@dataclass(frozen=True, slots=True)
class Constant:
    """A value that a setting gives."""

    value: Any


@dataclass(frozen=True, slots=True)
class Same:
    """The value of another place in the same phrase."""

    path: Path


@dataclass(frozen=True, slots=True)
class Built:
    """A phrase to be built: its class, with the plan for each field that has one."""

    cls: type[Phrase]
    fields: tuple[tuple[str, "Plan"], ...]


@dataclass(frozen=True, slots=True)
class Changed:
    """What a slot holds, with some of its fields said elsewhere."""

    base: "Plan"
    fields: tuple[tuple[str, "Plan"], ...]


@dataclass(frozen=True, slots=True)
class Row:
    """A tuple to be made of several values."""

    items: tuple["Plan", ...]


Plan = Child | Constant | Same | Built | Changed | Row


@dataclass(slots=True)
class _Branch:
    """A place in the phrase in the making. leaf: what is to stand there, or the written value of a setting."""

    leaf: Any = None
    written: str = ""
    inside: dict[str, "_Branch"] = field(default_factory=dict)

    def at(self, path: Path) -> "_Branch":
        branch = self
        for name in path:
            branch = branch.inside.setdefault(name, _Branch())
        return branch


def planned(cls: type[Phrase], children: list[tuple[Path, Child]], settings: list[tuple[Path, str]]) -> Built:
    """Return the plan for a phrase. settings: those that give values; conditions on what slots hold aside.

    Raises Unreadable where something that the phrase needs is said nowhere.
    """
    root = _Branch()
    for path, written in settings:
        root.at(path).written = written
    for path, child in children:
        branch = root.at(path)
        branch.leaf = branch.leaf or child  # what is said twice is read where it is said first
    plan = _phrase(cls, root, cls)
    assert isinstance(plan, Built)
    return plan


def _phrase(cls: type[Phrase], branch: _Branch, around: type[Phrase]) -> Plan:
    types = hints(cls)
    made: list[tuple[str, Plan]] = []
    for name, inner in branch.inside.items():
        if name not in types:
            raise Unreadable(f"{cls.__name__} has no field {name}")
        made.append((name, _value(types[name], inner, around)))
    if branch.written or branch.leaf is None:
        _check(cls, {name for name, _ in made}, around)
    return Built(cls, tuple(made))


def _check(cls: type[Phrase], said: set[str], around: type[Phrase]) -> None:
    """Raise Unreadable if a phrase inside another lacks something; what the whole lacks is looked at later."""
    lacking = set(required(cls)) - said - DEDUCED
    if cls is not around and lacking:
        raise Unreadable(f"{cls.__name__}: {', '.join(sorted(lacking))} isn't said")


def _value(hint: Any, branch: _Branch, around: type[Phrase]) -> Plan:
    """Return the plan for a field of a type. around: the class of the phrase as a whole, whose paths settings name."""
    if branch.leaf is not None:
        leaf: Plan = branch.leaf
        if not branch.inside:
            return leaf
        inside = _phrase(_class(hint, _Branch(None, branch.written, branch.inside)), branch, around)
        assert isinstance(inside, Built)
        return Changed(leaf, inside.fields)
    if not branch.inside:
        return constant(branch.written, hint, around)
    item = item_of(hint)
    if item is not None:
        return _row(item, branch, around)
    cls = _class(hint, branch)
    return _phrase(cls, branch, around)


def _row(item: Any, branch: _Branch, around: type[Phrase]) -> Plan:
    numbers = [name for name in branch.inside if name.isdigit()]
    if not numbers:
        inner = _Branch(None, branch.written.strip("()"), branch.inside)
        return Row((_phrase(_class(item, inner), inner, around),))
    plans: list[Plan] = []
    for name in sorted(numbers, key=int):
        inner = branch.inside[name]
        if inner.written == "None":
            continue  # it says how long the tuple is
        if int(name) != len(plans):
            raise Unreadable(f"{around.__name__}: what stands before place {name} isn't said")
        plans.append(_value(item, inner, around))
    return Row(tuple(plans))


def _class(hint: Any, branch: _Branch) -> type[Phrase]:
    if branch.written:
        named = phrase_class(branch.written)
        if named is None:
            raise Unreadable(f"{branch.written!r} is no phrase class")
        return named
    names = frozenset(branch.inside)
    found = class_with(hint, names) if isinstance(hint, type) else None
    if found is None:
        raise Unreadable(f"which {getattr(hint, '__name__', hint)} has {', '.join(sorted(names))} isn't clear")
    return found


def constant(written: str, hint: Any, around: type[Phrase]) -> Plan:
    """Return the value of a setting as it is written, for a field of a type.

    Raises Unreadable if it isn't one value: several that would do, or one among others.
    """
    if written == "None":
        return Constant(None)
    if written in ("True", "False"):
        return Constant(written == "True")
    if written == "()":
        return Constant(())
    if "|" in written:
        raise Unreadable(f"{written} is not one value")
    if written.partition(".")[0] in hints(around):
        return Same(tuple(written.split(".")))
    item = item_of(hint)
    if item is not None:
        if "+" in written or written.startswith("("):
            parts = written.strip("()").split("+")
            return Row(tuple(constant(each, item, around) for each in parts))
        if "frozenset" in str(hint):
            inner = constant(written, item, around)
            assert isinstance(inner, Constant)
            return Constant(frozenset({inner.value}))
        raise Unreadable(f"{written} is only one of the items")
    return _single(written, hint)


def _single(written: str, hint: Any) -> Plan:
    if written.lstrip("-").isdigit():
        number = int(written)
        return Constant(Fixed(number) if is_class(hint, Quantity) else number)
    for member in members_of(hint):
        if is_class(member, Enum) and written in member.__members__:
            return Constant(member[written])
    named = phrase_class(written)
    if named is not None and written not in _MENTIONED:
        lacking = set(required(named)) - DEDUCED
        if lacking:
            raise Unreadable(f"{written}: {', '.join(sorted(lacking))} isn't said")
        return Built(named, ())
    raise Unreadable(f"{written!r} is nothing that the field can hold")


def empty_term(cls: type[Phrase], name: str) -> Term | None:
    """Return the term without words that a field holds where an optional part isn't there; None if there is none."""
    for member in members_of(hints(cls)[name]):
        if is_class(member, Term):
            return next((term for term in member if not term.en), None)
    return None


def unsaid(cls: type[Phrase], plan: Built) -> frozenset[str]:
    """Return the fields that a plan leaves to their defaults, or to be worked out."""
    return frozenset(defaults(cls)) - {name for name, _ in plan.fields}
