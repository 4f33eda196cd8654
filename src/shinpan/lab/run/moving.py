"""Steps that let the game go on: `resolve` and `until`."""

from shinpan.game.enums import Step
from shinpan.lab.faults import Fault, mistake
from shinpan.lab.notation.steps import ResolveStep, UntilStep
from shinpan.lab.run.play import MOST_PASSES, Play
from shinpan.lab.setup.places import STEP_OF, STEPS_MEANT
from shinpan.rules.turn.schedule import ORDER
from shinpan.rules.turn.steps import advance, begin_step, end_step


def resolve(play: Play, step: ResolveStep) -> None:
    """Have everyone pass until so many objects have resolved, or the stack is empty."""
    play.record.step_names = list(step.names)
    wanted = step.count
    resolved = 0
    while wanted is None or resolved < wanted:
        stack = play.table.state.stack
        if play.over or play.game is None or not stack:
            if wanted is not None:
                raise mistake(step.line, Fault.GAME_OVER if play.over else Fault.EMPTY_STACK)
            break
        _resolve_top(play)
        resolved += 1
        if resolved >= MOST_PASSES:
            raise mistake(step.line, Fault.ENDLESS)
    play.record.step_names = []


def _resolve_top(play: Play) -> None:
    top = play.table.state.stack[0]
    while not play.over and top in play.table.state.objects:
        play.pass_priority()


def until(play: Play, step: UntilStep) -> None:
    """Move on to the next such step, and stop when a player first has priority in it."""
    play.record.step_names = list(step.names)
    if play.over:
        raise mistake(step.line, Fault.GAME_OVER)
    goal = _Goal(play, step)
    for _ in range(MOST_PASSES):
        begun = play.record.steps_begun
        if _go_on(play, goal):
            break
        if play.over:
            break
        if play.record.steps_begun != begun:
            if goal.reached():
                break
            goal.check_not_missed()
    else:
        raise mistake(step.line, Fault.ENDLESS)
    play.record.step_names = []


class _Goal:
    """The step that is moved on to."""

    def __init__(self, play: Play, step: UntilStep) -> None:
        self.play = play
        self.step = step
        self.steps = STEPS_MEANT[step.step]
        self.whose = None if step.whose is None else play.names.players[step.whose]
        turn = play.table.state.turn
        self._ahead = max(ORDER.index(each) for each in self.steps) > ORDER.index(turn.step)
        self._start = turn.number
        if step.turn is not None and (step.turn < turn.number or (step.turn == turn.number and not self._ahead)):
            raise mistake(step.line, Fault.PAST, step=STEP_OF[step.step], turn=step.turn)

    def turn_fits(self) -> bool:
        """Return whether the step would be in this turn."""
        turn = self.play.table.state.turn
        if self.step.turn is not None:
            return turn.number == self.step.turn
        if self.whose is not None and turn.active != self.whose:
            return False
        return turn.number != self._start or self._ahead

    def reached(self) -> bool:
        """Return whether the game is in such a step."""
        turn = self.play.table.state.turn
        return turn.step in self.steps and self._turn_is_right()

    def _turn_is_right(self) -> bool:
        turn = self.play.table.state.turn
        if self.step.turn is not None:
            return turn.number == self.step.turn
        return self.whose is None or turn.active == self.whose

    def check_not_missed(self) -> None:
        """Raise Mistake if the turn was the right one and its step has been skipped."""
        turn = self.play.table.state.turn
        last = max(ORDER.index(each) for each in self.steps)
        missed = self.turn_fits() and ORDER.index(turn.step) > last
        if self.step.turn is not None and turn.number > self.step.turn:
            missed = True
        if missed or (
            turn.number > self._start + 2 * len(self.play.table.state.players) + 1 and self.step.turn is None
        ):
            raise mistake(self.step.line, Fault.SKIPPED, step=STEP_OF[self.step.step])

    @property
    def cleanup(self) -> bool:
        """Whether it is the cleanup step."""
        return Step.CLEANUP in self.steps


def _go_on(play: Play, goal: _Goal) -> bool:
    """Go on by one pass, or out of a cleanup step; return whether the goal was a cleanup step and is reached."""
    if play.game is None:
        play.carry_out(advance(play.table))
        return False
    turn = play.table.state.turn
    ends = play.last_pass() and not play.table.state.stack and turn.step in {Step.END, Step.CLEANUP}
    if not (goal.cleanup and ends and goal._turn_is_right()):
        play.pass_priority()
        return False
    table = play.table
    end_step(table)
    cleanups = turn.cleanups + 1 if turn.step is Step.CLEANUP else turn.cleanups
    table.state.turn = table.state.turn.with_(cleanups=cleanups)
    return not play.carry_out(begin_step(table, Step.CLEANUP))
