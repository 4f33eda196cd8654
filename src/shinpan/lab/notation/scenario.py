"""The scenario as a whole."""

from dataclasses import dataclass, field
from datetime import date

from shinpan.lab.notation.expectations import Expectation
from shinpan.lab.notation.situation import PlayerSetup
from shinpan.lab.notation.steps import Step
from shinpan.lab.notation.values import Located
from shinpan.lab.notation.vocabulary import Daytime, StepName, Variant


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario(Located):
    """A situation, what happens in it, and what is expected.

    title_ja: the title in Japanese, empty if the file gives only one. edition: None for the reference edition.
    turn: the active player. rules: numbers of rules that the file tests.
    path: what errors and reports call the source; neither it nor the text counts for equality.
    """

    title: str
    players: tuple[PlayerSetup, ...]
    turn: str
    title_ja: str = ""
    edition: date | None = None
    variant: Variant | None = None
    seed: int | None = None
    strict: bool = False
    step: StepName = StepName.PRECOMBAT_MAIN
    daytime: Daytime | None = None
    turn_number: int = 1
    rules: tuple[str, ...] = ()
    steps: tuple[Step, ...] = ()
    expect: tuple[Expectation, ...] = ()
    path: str = field(default="", compare=False)
    text: str = field(default="", compare=False, repr=False)

    def player(self, name: str) -> PlayerSetup:
        """The player of that name. Raises KeyError."""
        for setup in self.players:
            if setup.name == name:
                return setup
        raise KeyError(name)
