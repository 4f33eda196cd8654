"""The account of a run: what each step of the scenario asked for, and what the rules did."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from shinpan.lab.explain.noise import worth_telling
from shinpan.lab.explain.recorder import Line
from shinpan.lab.run.running import Run
from shinpan.rulebook.language import Language


@dataclass(frozen=True, slots=True)
class Told:
    """A sentence of the account, in both languages, with the numbers of its rules."""

    en: str
    ja: str
    rules: tuple[str, ...] = ()

    def text(self, language: Language) -> str:
        """Return the sentence in a language."""
        return self.ja if language is Language.JA else self.en


@dataclass(slots=True)
class StepAccount:
    """What happened in one step. place: of the step in the file from 1, 0 for before the first."""

    place: int
    lines: list[Told] = field(default_factory=list)


def accounts(run: Run) -> Sequence[StepAccount]:
    """Return the accounts of the steps in which the rules did anything worth telling."""
    assert run.play is not None
    found: dict[int, StepAccount] = {}
    for line in run.play.record.lines:
        if worth_telling(line):
            found.setdefault(line.step, StepAccount(line.step)).lines.append(told(line))
    return tuple(found.values())


def told(line: Line) -> Told:
    """Return a line of the record as a sentence."""
    citation = line.citation
    return Told(
        citation.text("en", **{key: value.en for key, value in line.values.items()}),
        citation.text("ja", **{key: value.ja for key, value in line.values.items()}),
        (citation.number,),
    )
