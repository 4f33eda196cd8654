"""What a text is read into first: nodes, which become phrases once it is known what their pronouns stand for."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from shinpan.oracle.reading.variants import Variant


class Node:
    """A phrase as it was read: by which variant of a wording, with what in its slots, from which token to which."""

    __slots__ = ("_sign", "children", "end", "start", "variant")

    def __init__(self, variant: "Variant", children: tuple[Any, ...], start: int, end: int) -> None:
        self._sign: object = None
        self.variant = variant
        self.children = children
        self.start = start
        self.end = end

    @property
    def name(self) -> str:
        """The name of the phrase class."""
        return self.variant.cls.__name__

    def signature(self) -> Any:
        """Return what two readings of the same words must have in common to be the same."""
        if self._sign is None:
            self._sign = _sign((self.variant.shape, *[signature(child) for child in self.children]))
        return self._sign

    def __repr__(self) -> str:
        return f"{self.name}{self.children!r}"


class Items:
    """The items of a list as they were read. form: how they were joined."""

    __slots__ = ("_sign", "form", "items")

    def __init__(self, items: tuple[Any, ...], form: str = "") -> None:
        self._sign: object = None
        self.items = items
        self.form = form

    def signature(self) -> Any:
        """Return what two readings must have in common to be the same."""
        if self._sign is None:
            self._sign = _sign(("list", *[signature(each) for each in self.items]))
        return self._sign

    def __repr__(self) -> str:
        return f"Items{self.items!r}"


class Pair:
    """A number with what it counts: "two creatures"."""

    __slots__ = ("counted", "number")

    def __init__(self, number: Any, counted: Any) -> None:
        self.number = number
        self.counted = counted

    def signature(self) -> Any:
        """Return what two readings must have in common to be the same."""
        return ("pair", signature(self.number), signature(self.counted))

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

    def signature(self) -> Any:
        """Return what two readings must have in common to be the same."""
        return ("again", self.word, self.start, signature(self.noun))

    def __repr__(self) -> str:
        return f"Again({self.word!r}, {self.noun!r})"


def signature(value: Any) -> Any:
    """Return what two readings of the same words must have in common to be the same; plain values are themselves."""
    return value.signature() if hasattr(value, "signature") else value


_signs: dict[Any, object] = {}
_MOST_SIGNS = 200_000


def _sign(said: Any) -> object:
    """Return an object that stands for what a node says, the same for the same: trees take longer to compare."""
    found = _signs.get(said)
    if found is None:
        if len(_signs) > _MOST_SIGNS:
            _signs.clear()  # what nodes hold already stays theirs alone
        found = _signs[said] = object()
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
