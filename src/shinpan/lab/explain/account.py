"""The account of a run: its steps with what the rules did in them, and what was checked."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from shinpan.lab.expect.outcome import Outcome
from shinpan.lab.explain.said import Said

if TYPE_CHECKING:
    from shinpan.lab.explain.layers import LayerTable


@dataclass(frozen=True, slots=True)
class Told:
    """A sentence of the account, with the numbers of its rules."""

    said: Said
    rules: tuple[str, ...] = ()


@dataclass(slots=True)
class StepAccount:
    """A step of the scenario. place: from 1; 0 is what comes before the first, one more than the last the end.

    heading: what the step does, None where the game doesn't move. tables: layer tables of what was asked about.
    """

    place: int
    line: int
    heading: Said | None = None
    told: list[Told] = field(default_factory=list)
    outcomes: list[Outcome] = field(default_factory=list)
    tables: list["LayerTable"] = field(default_factory=list)
