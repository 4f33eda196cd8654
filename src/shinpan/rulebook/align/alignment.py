"""What an alignment of two editions is."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, unique


@unique
class Relation(Enum):
    """How a rule of one edition relates to one of the other."""

    SAME = "same rule"
    PART = "part of"
    """Its content now stands in a rule that is more than it."""


@dataclass(frozen=True, slots=True)
class Match:
    """The rule of the other edition that a rule became (or came from), with the likeness of their texts (0 to 1)."""

    number: str
    relation: Relation
    likeness: float

    @property
    def is_part(self) -> bool:
        """Whether one is only part of the other."""
        return self.relation is Relation.PART


@dataclass(frozen=True, slots=True)
class Alignment:
    """Two editions side by side: `forward` from the numbers of the older to those of the newer, `backward` the reverse.

    A number that is in neither mapping is gone in the other edition, or new in its own.
    """

    forward: Mapping[str, Match]
    backward: Mapping[str, Match]
