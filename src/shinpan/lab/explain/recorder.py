"""The record of a run: what the rules did, step by step, and what was made on the way."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from shinpan.game.decisions import Decision
from shinpan.game.events import AbilityTriggered, Copied, Countered, Event, Resolved, StepBegan, TokenMade
from shinpan.game.ids import CardId, ObjectId
from shinpan.lab.answering.answerer import Answerer
from shinpan.lab.explain.said import Said
from shinpan.lab.explain.values import said_parameters
from shinpan.lab.naming import Registry
from shinpan.rulebook.citations import Citation
from shinpan.rules.resolving.resolve import RESOLVES
from shinpan.rules.table import Table


class Line(NamedTuple):
    """A rule that was carried out. given: the values in its words; said: the same in words.

    step: the place of the scenario's step, 0 before the first.
    """

    step: int
    citation: Citation
    given: Mapping[str, Any]
    said: Mapping[str, Said]


class Triggered(NamedTuple):
    """An ability that triggered: the name that its source had then, and the cards of the source."""

    name: str
    cards: tuple[CardId, ...]
    object: ObjectId


class Record:
    """Listens to the rules. lines: what they did. step: the place of the step being played."""

    def __init__(self, names: Registry, answerer: Answerer, *, quiet: bool = False) -> None:
        self.names = names
        self.answerer = answerer
        self.quiet = quiet
        self.lines: list[Line] = []
        self.step = 0
        self.steps_begun = 0
        self.triggered: list[Triggered] = []
        self.makers: dict[ObjectId, list[str]] = {}
        self.step_names: list[str] = []
        self._resolving: ObjectId | None = None

    def note(self, table: Table, citation: Citation, parameters: dict[str, Any]) -> None:
        """Write down a rule that was carried out."""
        if citation is RESOLVES:
            self._resolving = parameters["object"]
        if not self.quiet:
            self.lines.append(Line(self.step, citation, parameters, said_parameters(table, self.names, parameters)))

    def happened(self, table: Table, event: Event) -> None:
        """See an event: count triggers and steps, name what is made."""
        match event:
            case StepBegan():
                self.steps_begun += 1
            case AbilityTriggered():
                source = table.object(event.source)
                cards = tuple(component.card for component in source.components) if source is not None else ()
                self.triggered.append(Triggered(event.name, cards, event.source))
            case Copied():
                self.made(table, (event.copy,))
            case TokenMade():
                self.made(table, event.arrivals)
            case Resolved() | Countered():
                self._resolving = None

    def forced(self, table: Table, decision: Decision) -> None:
        """Use up an answer that names what is done anyway."""
        self.answerer.forced(table, decision)

    def made(self, table: Table, objects: tuple[ObjectId, ...]) -> None:
        """Give new tokens or copies the names that wait for them: of the spell or ability, else of the step."""
        for each in objects:
            waiting = self.makers.get(self._resolving) if self._resolving is not None else None
            if waiting is None:
                waiting = self.step_names
            if waiting:
                obj = table.state.objects[each]
                self.names.call_object(waiting[0], obj)
                self.names.count(self.names.name_of(table, obj))
                if len(waiting) > 1:  # a single name stands for all that are made
                    waiting.pop(0)
