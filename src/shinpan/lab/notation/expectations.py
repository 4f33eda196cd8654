"""What a scenario expects."""

from dataclasses import dataclass

from shinpan.game.enums import Zone
from shinpan.game.term import Term
from shinpan.lab.notation.keys import ObjectKey, PlayerCheckKey
from shinpan.lab.notation.values import CounterCount, Located, Reference
from shinpan.lab.notation.vocabulary import Door, GameResult

Value = bool | int | str | Term | Door | Reference | CounterCount
"""A single thing that is compared. Texts are names, costs and pieces of text; all words of the game are terms."""


@dataclass(frozen=True, slots=True)
class Is:
    """The characteristic or state is this."""

    value: Value


@dataclass(frozen=True, slots=True)
class HasNone:
    """There is none (`none`)."""


@dataclass(frozen=True, slots=True)
class Exactly:
    """These and no others, in any order."""

    values: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class InOrder:
    """These and no others, in this order."""

    values: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Contains:
    """All of the ones, none of the others."""

    includes: tuple[Value, ...] = ()
    excludes: tuple[Value, ...] = ()


Comparison = Is | HasNone | Exactly | InOrder | Contains


@dataclass(frozen=True, slots=True, kw_only=True)
class Check(Located):
    """One key of an object's expectation."""

    key: ObjectKey
    expected: Comparison


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerCheck(Located):
    """One key of a player's expectation."""

    key: PlayerCheckKey
    expected: Comparison


@dataclass(frozen=True, slots=True, kw_only=True)
class ObjectExpectation(Located):
    """An object, or `count` alike.

    zone: with a name, where to look; with a handle, where the object must be.
    """

    object: Reference
    zone: Zone | None = None
    count: int | None = None
    checks: tuple[Check, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ZoneExpectation(Located):
    """The cards in a zone, by name.

    player: whose; None for the whole of a shared zone. cards: exactly these, first is the top if `ordered`.
    """

    zone: Zone
    player: str | None = None
    cards: tuple[str, ...] | None = None
    ordered: bool = False
    includes: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    count: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerExpectation(Located):
    """A player."""

    player: str
    checks: tuple[PlayerCheck, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class GameExpectation(Located):
    """The end of the game."""

    result: GameResult


@dataclass(frozen=True, slots=True, kw_only=True)
class StackExpectation(Located):
    """The whole stack, top first: spells by their names, abilities by their sources'."""

    objects: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TriggeredExpectation(Located):
    """How often abilities of a source triggered since the last such check of it."""

    count: int
    source: Reference


Expectation = (
    ObjectExpectation | ZoneExpectation | PlayerExpectation | GameExpectation | StackExpectation | TriggeredExpectation
)
