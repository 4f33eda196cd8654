"""A scenario being played: the game, the names of the file, the answers that wait."""

from collections.abc import Callable
from typing import Any, TypeVar

from shinpan.game.decisions import Decision, Option, Pass, Topic
from shinpan.game.enums import Step
from shinpan.game.ids import PlayerId
from shinpan.game.state import GameState
from shinpan.lab.answering.answerer import Answerer
from shinpan.lab.explain.recorder import Record
from shinpan.lab.faults import Illegal, illegal
from shinpan.lab.naming import Registry
from shinpan.lab.run.refusals import NO_PRIORITY_NOW, OVER, UNREACHABLE, as_illegal
from shinpan.lab.setup.building import Situation
from shinpan.phrases.base import Steps
from shinpan.rules.answers import IllegalAnswer, checked
from shinpan.rules.game import Game
from shinpan.rules.table import Table
from shinpan.rules.turn.settling import settle
from shinpan.rules.turn.steps import give_priority

_T = TypeVar("_T")
MOST_PASSES = 100_000
"""After so many passes a step has failed: the game goes round in a circle."""


class Play:
    """A scenario in play. Between steps a player has priority, the game is over, or it rests in a cleanup step.

    game is None before the first step and while the game rests in a cleanup step in which nobody has priority.
    awaited: players whose blocks are declared by a later step; the game waits for it.
    """

    def __init__(self, state: GameState, names: Registry, answerer: Answerer, record: Record) -> None:
        self.names = names
        self.answerer = answerer
        self.record = record
        self.game: Game | None = None
        self.awaited: frozenset[PlayerId] = frozenset()
        self._table = Table(state, record)

    @classmethod
    def of_situation(cls, situation: Situation, *, strict: bool) -> "Play":
        """Return a play that begins with a situation."""
        answerer = Answerer(situation.names, len(situation.state.players), strict=strict)
        return cls(situation.state, situation.names, answerer, Record(situation.names, answerer))

    def fork(self) -> "Play":
        """Return an independent play at the same place, for trying something out. Nothing of it is recorded."""
        names = self.names.copy()
        answerer = self.answerer.copy(names)
        new = Play(self.table.state.fork(), names, answerer, Record(names, answerer, quiet=True))
        if self.game is not None:
            new.take_up()
            if not self.game.at_rest:
                new.game = self.game.fork()
                new.game.table.recorder = new.record
        return new

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self._table if self.game is None else self.game.table

    @property
    def line(self) -> int:
        """The line of the step that is being played."""
        return self.answerer.line

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.state.over

    # -- going on --------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Check state-based actions and give the active player priority, before the first step.

        In a cleanup step nobody gets priority unless something happens (514.3a).
        """
        self.carry_out(_begin(self._table))

    def take_up(self) -> None:
        """Let a game go on from the table as it is, where a player has priority."""
        table = self.table
        self.game = Game.of_state(table.state, recorder=self.record)
        self._table = self.game.table

    def put_down(self) -> Table:
        """Take the game off, and return the table that it was played on."""
        self._table = self.table
        self.game = None
        return self._table

    def carry_out(self, steps: Steps[_T]) -> _T:
        """Carry out a procedure of the rules from outside the game, answering what it asks.

        Afterwards the game goes on if a player has priority.
        """
        table = self.put_down()
        answer: Any = None
        while True:
            try:
                decision = steps.send(answer)
            except StopIteration as end:
                result: _T = end.value
                break
            answer = self._checked(lambda d=decision: checked(table, d, self.answerer.answer(table, d)))  # type: ignore[misc]
        if table.state.turn.priority is not None or table.state.over:
            self.take_up()
        return result

    def _checked(self, act: Callable[[], _T]) -> _T:
        try:
            return act()
        except IllegalAnswer as error:
            raise self._illegal_answer(error) from error

    def _illegal_answer(self, error: IllegalAnswer) -> Illegal:
        if error.refusal is not None:
            return as_illegal(self.table, self.names, self.line, error.refusal)
        return illegal(self.line, str(error), str(error))

    def answer(self, answer: Any) -> None:
        """Answer the decision of the game, and all that follow until a player has priority."""
        game = self.need_game()
        self._checked(lambda: game.answer(answer))
        while not game.at_rest:
            decision = game.decision
            assert decision is not None
            if decision.topic is Topic.BLOCK and decision.player in self.awaited:
                return
            self._checked(lambda d=decision: game.answer(self.answerer.answer(game.table, d)))  # type: ignore[misc]

    def act(self, option: Option) -> None:
        """Take an action with priority. Raises Illegal if the rules undo it."""
        game = self.need_game()
        self.answer(option)
        if game.refused is not None:
            raise as_illegal(game.table, self.names, self.line, game.refused)

    def need_game(self) -> Game:
        """Return the game. Raises Illegal if it is over or nobody has priority."""
        if self.over:
            raise as_illegal(self.table, self.names, self.line, OVER)
        if self.game is None:
            raise as_illegal(self.table, self.names, self.line, NO_PRIORITY_NOW)
        return self.game

    @property
    def declaring(self) -> bool:
        """Whether the game waits for a player to declare blockers."""
        return self.game is not None and not self.game.at_rest

    # -- priority --------------------------------------------------------------------------------------------------

    def decision(self) -> Decision:
        """Return the decision of the player with priority."""
        decision = self.need_game().decision
        assert decision is not None
        return decision

    def pass_priority(self) -> None:
        """Have the player with priority pass."""
        self.answer(Pass())

    def last_pass(self) -> bool:
        """Return whether the next pass is the last one in succession, so that something resolves or the step ends."""
        return self.table.state.turn.passes + 1 >= len(self.table.turn_order())

    def let_act(self, player: PlayerId) -> None:
        """Have the others pass until a player has priority, nothing resolving. Raises Illegal if that can't be."""
        self.need_game()
        if self.declaring:
            raise as_illegal(self.table, self.names, self.line, UNREACHABLE, player=player)
        while self.table.state.turn.priority != player:
            if self.last_pass() or self.table.player(player).lost is not None:
                raise as_illegal(self.table, self.names, self.line, UNREACHABLE, player=player)
            self.pass_priority()


def _begin(table: Table) -> Steps[None]:
    state = table.state
    if state.turn.step is not Step.CLEANUP:
        yield from give_priority(table, state.turn.active)
    elif (yield from settle(table)) and not state.over:
        state.turn = state.turn.with_(priority=state.turn.active)
