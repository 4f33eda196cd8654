"""Who answers the game's decisions in a scenario: from the waiting lines, by defaults where they are empty."""

from typing import Any, NamedTuple, Protocol

from shinpan.game.decisions import Decision, DecisionKind, Topic
from shinpan.game.enums import ObjectKind
from shinpan.game.ids import PlayerId
from shinpan.game.term import Term
from shinpan.lab.answering.fitting import Fitter
from shinpan.lab.answering.lines import Lines
from shinpan.lab.answering.order import LENIENT, is_payment
from shinpan.lab.answering.words import text_of
from shinpan.lab.explain.decisions import decision_term
from shinpan.lab.faults import Fault, Illegal, Mistake, mistake
from shinpan.lab.naming import Registry
from shinpan.lab.notation.values import Answer, ListAnswer, Number, Reference
from shinpan.phrases.abilities import TriggeredAbility
from shinpan.rules.table import Table

NEW_TARGETS = "707.10c"
"""The rule of decisions about new targets of a copy, which are always asked."""

_SILENT = frozenset({Topic.PRIORITY, Topic.ATTACK, Topic.BLOCK, Topic.PAYMENT, Topic.TRIGGER_ORDER})
"""Decisions that need no answer, and are never reported as assumed."""


class Assumed(NamedTuple):
    """A decision for which the file had no answer."""

    player: PlayerId
    term: Term
    answer: str
    line: int


class Declares(Protocol):
    """A declaration of attackers or blockers that waits for its decision."""

    def concerns(self, decision: Decision) -> bool:
        """Return whether the decision is the one that it waits for."""

    def answer(self, table: Table) -> list[Any]:
        """Return it as an answer."""


class Answerer:
    """The answers of a scenario. `line` is where the step stands that is being carried out.

    order: the sources of triggers that wait together, first on the stack first, while a step says so. lenient: a
    missing answer is never an error (for actions that are only tried).
    """

    def __init__(self, names: Registry, players: int, *, strict: bool) -> None:
        self.names = names
        self.lines = [Lines() for _ in range(players)]
        self.strict = strict
        self.lenient = False
        self.line = 0
        self.order: tuple[Reference, ...] = ()
        self.assumed: list[Assumed] = []
        self.declarations: list[Declares] = []

    def copy(self, names: Registry) -> "Answerer":
        """Return an independent copy, for trying something out."""
        new = Answerer(names, 0, strict=self.strict)
        new.lines = [line.copy() for line in self.lines]
        new.line = self.line
        new.lenient = True
        return new

    def answer(self, table: Table, decision: Decision) -> Any:
        """Return the answer to a decision. Raises Mistake or Illegal."""
        if decision.topic is Topic.TRIGGER_ORDER:
            return self._trigger_order(table, decision)
        for declaration in self.declarations:
            if declaration.concerns(decision):
                return declaration.answer(table)
        if decision.topic in _SILENT:
            return default(decision)
        line = self.lines[decision.player]
        queue = line.for_targets() if decision.topic is Topic.TARGETS else line.choose
        only = only_answer(decision)
        if only is not None and not _always_asked(table, decision):
            self._use_up(table, decision, only, queue)
            return only
        if decision.topic in LENIENT and not (queue and self._is_about(table, decision, queue[0])):
            return default(decision)
        if not queue:
            return self._assume(table, decision, only)
        chosen = Fitter(table, self.names).fit(decision, queue[0])
        queue.pop(0)
        return chosen

    def _is_about(self, table: Table, decision: Decision, answer: Answer) -> bool:
        """Return whether an answer is about a decision that needs none."""
        if decision.topic is Topic.KICKER:
            return is_payment(decision, answer)
        if decision.topic is Topic.BAND and not isinstance(answer, ListAnswer):
            return False  # a band has several members; a single name is about something else
        try:
            Fitter(table, self.names).fit(decision, answer)
        except (Mistake, Illegal):
            return False
        return True

    def forced(self, table: Table, decision: Decision) -> None:
        """Hear of a decision that the game takes by itself, since it has one possible answer."""
        for declaration in self.declarations:
            if declaration.concerns(decision):
                declaration.answer(table)
                return
        line = self.lines[decision.player]
        queue = line.for_targets() if decision.topic is Topic.TARGETS else line.choose
        only = decision.default if isinstance(decision.default, dict) else only_answer(decision)
        if decision.topic in _SILENT or only is None or not queue:
            return
        if decision.topic is Topic.TARGETS and _always_asked(table, decision):
            Fitter(table, self.names).fit(decision, queue[0])
            queue.pop(0)
        else:
            self._use_up(table, decision, only, queue)

    def _use_up(self, table: Table, decision: Decision, only: Any, queue: list[Answer]) -> None:
        """Take the next answer out of the line if it names the one thing that is possible anyway."""
        if not queue:
            return
        try:
            named = Fitter(table, self.names).fit(decision, queue[0])
        except (Mistake, Illegal):
            if decision.topic is Topic.X and isinstance(queue[0], Number):
                raise
            return
        if _same(named, only):
            queue.pop(0)

    def _assume(self, table: Table, decision: Decision, only: Any) -> Any:
        if only == []:  # nothing could be chosen: there is nothing to assume
            return only
        term = decision_term(decision)
        if self.strict and not self.lenient:
            name = table.player(decision.player).name
            raise mistake(self.line, Fault.NO_ANSWER, player=name, decision=term)
        chosen = default(decision)
        fitter = Fitter(table, self.names)
        shown = chosen if isinstance(chosen, list) else [chosen]
        text = (
            ", ".join(fitter.option_text(option) for option in shown)
            if not isinstance(chosen, dict)
            else ", ".join(f"{fitter.option_text(option)}: {number}" for option, number in chosen.items())
        )
        self.assumed.append(Assumed(decision.player, term, text or "nothing", self.line))
        return chosen

    def _trigger_order(self, table: Table, decision: Decision) -> Any:
        """Triggers go on the stack in the order offered, unless the step names their sources in another."""
        options = list(decision.options)
        ordered: list[Any] = []
        for reference in self.order:
            place = next(
                (
                    place
                    for place, option in enumerate(options)
                    if option.object is not None and self.names.fits(table, reference, option.object)
                ),
                None,
            )
            if place is not None:
                ordered.append(options.pop(place))
        return ordered + options

    def way(self, player: PlayerId, words: tuple[str, ...], *, declinable: bool = True) -> str | None:
        """Take the next answer if it is one of the words that choose a way of casting, or `no`; return it."""
        queue = self.lines[player].choose
        text = text_of(queue[0]) if queue else None
        if text is None:
            return None
        word = text.casefold()
        if word in words or (word == "no" and words and declinable):
            queue.pop(0)
            return word
        return None


def _same(named: Any, only: Any) -> bool:
    if isinstance(named, dict) and isinstance(only, dict):
        return {key: number for key, number in named.items() if number} == {
            key: number for key, number in only.items() if number
        }
    return bool(named == only or [named] == only)


def only_answer(decision: Decision) -> Any:
    """Return the one possible answer to a decision, or None if there are several."""
    options = decision.options
    match decision.kind:
        case DecisionKind.YES_NO:
            return None
        case DecisionKind.NUMBER:
            return decision.minimum if decision.minimum == decision.maximum else None
        case DecisionKind.ORDER:
            return list(options) if len(options) < 2 else None
        case DecisionKind.DIVIDE:
            return _only_division(decision)
        case _:
            if decision.maximum == 0 or not options:
                return []
            return list(options) if decision.minimum == len(options) else None


def _only_division(decision: Decision) -> dict[Any, int] | None:
    if len(decision.options) == 1:
        return {decision.options[0]: decision.total}
    if decision.total == decision.minimum * len(decision.options):
        return dict.fromkeys(decision.options, decision.minimum)
    return None


def default(decision: Decision) -> Any:
    """Return what is done where the file has no answer: decline what is optional, else the first option."""
    if isinstance(decision.default, (dict, tuple)):
        return dict(decision.default) if isinstance(decision.default, dict) else list(decision.default)
    if decision.default is not None:
        return [decision.default]
    match decision.kind:
        case DecisionKind.NUMBER:
            return decision.minimum
        case DecisionKind.ORDER:
            return list(decision.options)
        case DecisionKind.DIVIDE:
            shares = dict.fromkeys(decision.options, decision.minimum)
            shares[decision.options[0]] += decision.total - sum(shares.values())
            return shares
        case _:
            return list(decision.options[: decision.minimum])


def _always_asked(table: Table, decision: Decision) -> bool:
    """Return whether it asks for targets of a spell or activated ability, not of a triggered ability."""
    if decision.topic is not Topic.TARGETS:
        return False
    if decision.rule == NEW_TARGETS:
        return True
    stack = table.state.stack
    top = table.state.objects[stack[0]] if stack else None
    if top is None or top.kind is not ObjectKind.ABILITY or top.stacked is None:
        return True
    return not isinstance(top.stacked.ability, TriggeredAbility)
