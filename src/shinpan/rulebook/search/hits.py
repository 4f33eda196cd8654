"""What a search finds, as values."""

from dataclasses import dataclass
from datetime import date

from shinpan.rulebook.language import Language
from shinpan.rulebook.summaries import Wording


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of a snippet; what was searched for is marked."""

    text: str
    marked: bool


@dataclass(frozen=True, slots=True)
class Source:
    """The loaded text that a snippet is from."""

    language: Language
    edition: date
    number: str
    """The number of the rule in that edition."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A rule that a search found."""

    number: str
    """In the edition that was searched (by default the reference edition)."""
    title: Wording
    """The title of the rule, else of the nearest thing that has one above it."""
    snippet: tuple[Piece, ...]
    source: Source | None
    """None if the snippet is from the project's own summary."""
    score: float
