"""What a text is read into first: nodes, which become phrases once it is known what their pronouns stand for."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from shinpan.oracle.reading.variants import Variant


class Node:
    """A phrase as it was read: by which variant of a wording, with what in its slots, from which token to which.

    known: what it stands for, as far as that is known without what was said before; None as long as nobody has asked.
    silent: nothing of it is remembered for later words but whom it is about. See `settling`.
    """

    __slots__ = ("about", "children", "end", "known", "silent", "start", "variant")

    def __init__(self, variant: "Variant", children: tuple[Any, ...], start: int, end: int) -> None:
        self.known: Any = None
        self.silent = False
        self.about: Any = None
        self.variant = variant
        self.children = children
        self.start = start
        self.end = end

    @property
    def name(self) -> str:
        """The name of the phrase class."""
        return self.variant.cls.__name__

    def __repr__(self) -> str:
        return f"{self.name}{self.children!r}"


class Items:
    """The items of a list as they were read. form: how they were joined."""

    __slots__ = ("form", "items")

    def __init__(self, items: tuple[Any, ...], form: str = "") -> None:
        self.items = items
        self.form = form

    def __repr__(self) -> str:
        return f"Items{self.items!r}"


class Pair:
    """A number with what it counts: "two creatures"."""

    __slots__ = ("counted", "number")

    def __init__(self, number: Any, counted: Any) -> None:
        self.number = number
        self.counted = counted

    def __repr__(self) -> str:
        return f"Pair({self.number!r}, {self.counted!r})"


class Again:
    """Something mentioned again: "it", "those creatures", "that much", "the exiled card".

    word: it, they, that or the; for numbers "much". noun: what it is called, a node of a noun, or None.
    possessive: "its", "that creature's".
    """

    __slots__ = ("noun", "possessive", "start", "word")

    def __init__(self, word: str, noun: Any, start: int, possessive: bool = False) -> None:
        self.word = word
        self.noun = noun
        self.start = start
        self.possessive = possessive

    def __repr__(self) -> str:
        return f"Again({self.word!r}, {self.noun!r})"


class Sign:
    """What words say that depends on what was said before: one object for each thing said.

    plain: the sign of the same without what remains to be checked, if anything does.
    """

    __slots__ = ("plain",)

    def __init__(self, plain: "Sign | None" = None) -> None:
        self.plain = plain


_signs: dict[Any, Sign] = {}
"""The signs of what one line says; another line begins anew, so that they don't pile up."""


def forget_signs() -> None:
    """Begin a line: what nodes of others hold stays theirs alone."""
    _signs.clear()


def sign_of(said: Any, conditions: Any = ()) -> Sign:
    """Return the sign of what is said, the same for the same: trees take longer to compare.

    conditions: what remains to be checked.
    """
    found = _signs.get((said, conditions))
    if found is None:
        found = _signs[said, conditions] = Sign(sign_of(said) if conditions else None)
    return found


def nodes(value: Any) -> Iterator[Node]:
    """Yield a node and all nodes inside it, in the order of the text."""
    if isinstance(value, Node):
        yield value
        for child in value.children:
            yield from nodes(child)
    elif isinstance(value, Items):
        for each in value.items:
            yield from nodes(each)
    elif isinstance(value, Pair):
        yield from nodes(value.number)
        yield from nodes(value.counted)
