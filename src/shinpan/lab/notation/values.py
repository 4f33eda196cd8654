"""Values that all parts of a scenario share: what knows its line, references to objects, answers, amounts."""

from dataclasses import dataclass, field

from shinpan.game.counters import CounterKind
from shinpan.game.mana import ManaKind

YES_WORDS = frozenset({"yes", "on", "true"})
NO_WORDS = frozenset({"no", "off", "false"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Located:
    """Base of every value read from a file. `line` counts from 1; equality doesn't look at it."""

    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Reference(Located):
    """An object (or, where the notation allows it, a player) as the file calls it: a handle or a name.

    `player` narrows a name: `name@player` is what that player controls, or owns where nobody controls it.
    """

    text: str
    player: str | None = None

    def __str__(self) -> str:
        return self.text if self.player is None else f"{self.text}@{self.player}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Word(Located):
    """An answer in words: a handle, a name, a player, a color, `kicked`, `yes` ..."""

    text: str

    @property
    def boolean(self) -> bool | None:
        """True for yes (on, true), False for no (off, false), None for any other word."""
        word = self.text.casefold()
        return True if word in YES_WORDS else False if word in NO_WORDS else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Number(Located):
    """An answer that is a number, or a mode's place from 1."""

    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Division(Located):
    """How much of something each object or player gets."""

    parts: tuple[tuple[Reference, int], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ListAnswer(Located):
    """Several answers for one decision, or an order, first to last."""

    items: tuple["Answer", ...]


Answer = Word | Number | Division | ListAnswer
"""An answer to one decision. A single one stands for a list of one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CounterCount(Located):
    """So many counters of a kind."""

    kind: CounterKind
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Payment(Located):
    """The mana that is spent on something: mana of given kinds, and `generic` more of any kind."""

    kinds: tuple[ManaKind, ...] = ()
    generic: int = 0
