"""Variants: one way in which one wording of a phrase class may stand in a text, with the plan for what it makes."""

from dataclasses import dataclass
from typing import Any

from shinpan.oracle.reading.described import Described
from shinpan.oracle.reading.expanding import Item, Sequence
from shinpan.oracle.reading.nodes import Again, Items, Node, Pair
from shinpan.oracle.reading.plans import DEDUCED, Built, Child, Path, Unreadable, empty_term, planned
from shinpan.oracle.reading.types import defaults, required
from shinpan.phrases.base import Phrase
from shinpan.phrases.references.objects import All, Each
from shinpan.phrases.wording.choosing import is_written
from shinpan.phrases.wording.notation import Wording

_ALL = (All, Each)
_READ = (Items, Pair, Again, Described)
"""What a slot holds that is no value yet, besides nodes."""


@dataclass(frozen=True, slots=True, eq=False)
class Variant:
    """One way of reading a wording.

    paths: for each slot of the sequence, what its field is called; of a counted noun, the noun's too. classes: for
    slots that a setting narrows down, the names that would do. conditions: settings to check once the phrase is made.
    subject: the path of a subject that is that of the clause before, or of whoever "may"; number: 0 if it is one, 2 for
    "you", 1 if it may be anything. shape: what two variants that make the same have in common. choosy: not everything
    that can be read in its slots will do.
    """

    cls: type[Phrase]
    wording: Wording
    plan: Built
    paths: tuple[tuple[Path, ...], ...]
    classes: tuple[tuple[int, frozenset[str]], ...]
    conditions: tuple[tuple[Path, str], ...]
    subject: Path
    number: int
    shape: Any
    choosy: bool = False

    def admits(self, children: tuple[Any, ...]) -> bool:
        """Return whether what was read in the slots can be what the settings ask for, as far as can be seen yet.

        All of one thing that is spoken of is that thing, which is read by itself.
        """
        if self.cls in _ALL and len(children) == 1 and isinstance(children[0], Node) and children[0].name == "OneOf":
            return False
        for place, names in self.classes:
            child = children[place]
            if isinstance(child, Node):
                if child.name not in names and not _is_plain(child, names):
                    return False
            elif not isinstance(child, _READ) and not any(is_written(child, name) for name in names):
                return False
        return True


def _is_plain(node: Node, names: frozenset[str]) -> bool:
    """Return whether a node of a phrase with one field, such as a number, is one of the plain values named."""
    return len(node.children) == 1 and str(node.children[0]) in names


def variant(
    cls: type[Phrase],
    wording: Wording,
    sequence: Sequence,
    slots: list[tuple[Item, tuple[Path, ...]]],
    unsaid: bool,
) -> Variant:
    """Return the variant of a sequence. slots: its slots in order, each with the paths that it fills.

    unsaid: a subject that is left unsaid is that of the clause before; otherwise it is its field's default.

    Raises Unreadable where the phrase can't be made of them.
    """
    children: list[tuple[Path, Child]] = []
    for place, (_, paths) in enumerate(slots):
        for part, path in enumerate(paths):
            children.append((path, Child(place, part if len(paths) > 1 else None)))
    read = {path for path, _ in children}
    looked = read | {slot.path for slot in sequence.missing if slot.path != sequence.subject}
    conditions = [(path, written) for path, written in wording.settings if _inside(path, looked)]
    giving = [(path, written) for path, written in wording.settings if not _inside(path, looked)]
    giving += _left_out(cls, sequence, {path[0] for path, _ in (*children, *giving)})
    plan = planned(cls, children, giving)
    said = {name for name, _ in plan.fields}
    subject = sequence.subject if unsaid else ()
    lacking = set(required(cls)) - said - DEDUCED - set(subject[:1])
    if lacking:
        raise Unreadable(f"{cls.__name__}: {', '.join(sorted(lacking))} isn't said")
    lengths = [(path, written) for path, written in giving if written == "None" and path[-1].isdigit()]
    classes = tuple(_narrowed(conditions, slots))
    return Variant(
        cls,
        wording,
        plan,
        tuple(paths for _, paths in slots),
        classes,
        tuple(conditions + lengths),
        subject,
        sequence.number,
        (
            cls.__name__,
            plan,
            tuple(path for path, _ in children),
            subject,
            sequence.number if subject else 2,
            tuple(conditions),
        ),
        bool(classes) or cls in _ALL,
    )


def _inside(path: Path, read: set[Path]) -> bool:
    """Return whether a path is that of a slot, or leads on from it."""
    return any(path[: len(each)] == each for each in read)


def _left_out(cls: type[Phrase], sequence: Sequence, known: set[str]) -> list[tuple[Path, str]]:
    """Return what the slots of optional parts stand for where they aren't there, if it isn't their fields' default."""
    found: list[tuple[Path, str]] = []
    for slot in sequence.missing:
        name = slot.path[0]
        if not name or name in known or len(slot.path) > 1:
            continue
        term = empty_term(cls, name)
        if term is not None and defaults(cls)[name] is not term:
            found.append(((name,), term.name))
    return found


def _narrowed(
    conditions: list[tuple[Path, str]], slots: list[tuple[Item, tuple[Path, ...]]]
) -> list[tuple[int, frozenset[str]]]:
    """Return which slots the settings narrow down themselves, with the classes or values that would do."""
    return [
        (place, frozenset(written.split("|")))
        for place, (_, paths) in enumerate(slots)
        for path, written in conditions
        if paths == (path,) and not written.startswith("(")
    ]
