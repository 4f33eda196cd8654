"""Playing a scenario from the first step to the last expectation."""

from datetime import date
from typing import TYPE_CHECKING

from shinpan.cards.library import Library
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.lab.expect.objects import check_object
from shinpan.lab.expect.others import TriggerCounts, check_game, check_player, check_stack, check_zone
from shinpan.lab.expect.outcome import Outcome
from shinpan.lab.explain.account import StepAccount
from shinpan.lab.explain.asking import Asking
from shinpan.lab.explain.folding import account
from shinpan.lab.explain.recorder import Line
from shinpan.lab.faults import Fault, Illegal, Mistake, mistake, not_supported
from shinpan.lab.notation.expectations import (
    Expectation,
    GameExpectation,
    ObjectExpectation,
    PlayerExpectation,
    StackExpectation,
    TriggeredExpectation,
    ZoneExpectation,
)
from shinpan.lab.notation.problems import ScenarioError
from shinpan.lab.notation.scenario import Scenario
from shinpan.lab.notation.steps import (
    Acting,
    ActivateStep,
    AnswerStep,
    BlockStep,
    CastStep,
    DoStep,
    ExpectStep,
    LegalityStep,
    ResolveStep,
    SpecialStep,
    Step,
    UntilStep,
)
from shinpan.lab.notation.values import Answer
from shinpan.lab.notation.writing.flow import flow
from shinpan.lab.notation.writing.values import answer_data
from shinpan.lab.run.doing import affected_player, do
from shinpan.lab.run.moving import resolve, until
from shinpan.lab.run.play import Play
from shinpan.lab.run.trying import take, try_out
from shinpan.lab.setup.building import set_up

if TYPE_CHECKING:
    from shinpan.lab.explain.layers import LayerTable


class Run:
    """A scenario as it was played.

    steps: the account of it. error: why it couldn't be played to its end, else None. ignored: the sentences of cards of
    the game that do nothing, since they weren't understood, by the names of the cards.
    """

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.play: Play | None = None
        self.steps: list[StepAccount] = []
        self.left_over: list[tuple[PlayerId, Answer]] = []
        self.error: ScenarioError | None = None
        self.ignored: dict[str, tuple[str, ...]] = {}

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        """What came of the expectations, in the order in which they were checked."""
        return tuple(outcome for step in self.steps for outcome in step.outcomes)

    @property
    def ok(self) -> bool:
        """Whether every expectation holds and nothing went wrong."""
        return self.error is None and all(outcome.ok for outcome in self.outcomes)


def run(scenario: Scenario, library: Library, edition: date | None = None, *, layers: bool = False) -> Run:
    """Play a scenario. Mistakes that only show in playing are in the result, not raised.

    layers: make layer tables of the objects that expectations ask about.
    """
    done = Run(scenario)
    try:
        _Runner(done, library, edition, layers).run()
    except (Mistake, Illegal) as error:
        done.error = ScenarioError(scenario.path or "scenario", [error.problem])
    _note_ignored(done, library)
    _tell(done)
    return done


def _note_ignored(done: Run, library: Library) -> None:
    """Note what the cards of the game say that isn't understood, and so did nothing."""
    if done.play is None:
        return
    for obj in done.play.table.state.objects.values():
        for component in obj.components:
            ignored = library.ignored(component.definition)
            if ignored:
                done.ignored[component.definition.name] = ignored


def _tell(done: Run) -> None:
    """Put what the rules did into the account of the steps."""
    lines: dict[int, list[Line]] = {}
    if done.play is not None:
        for line in done.play.record.lines:
            lines.setdefault(line.step, []).append(line)
    for step in done.steps:
        step.told = account(lines.get(step.place, ()))


class _Runner:
    def __init__(self, done: Run, library: Library, edition: date | None, layers: bool) -> None:
        self.done = done
        self.layers = layers
        self.shown: dict[ObjectId, LayerTable] = {}
        self.scenario = done.scenario
        situation = set_up(self.scenario, library, edition)
        self.play = done.play = Play.of_situation(situation, strict=self.scenario.strict)
        self.counts = TriggerCounts()
        self.begun = False

    def run(self) -> None:
        for place, step in enumerate(self.scenario.steps):
            if not self.begun and not isinstance(step, AnswerStep):
                self._begin()
            self._enter(place + 1, step.line)
            self._step(place, step)
        if not self.begun:
            self._begin()
        self._enter(len(self.scenario.steps) + 1, 0)
        for expectation in self.scenario.expect:
            self._check(expectation)
        self._collect_left_over()

    def _enter(self, place: int, line: int) -> None:
        """Let what happens from now on be told as part of a step."""
        self.done.steps.append(StepAccount(place, line))
        self.play.record.step = place
        self.play.answerer.line = line

    def _begin(self) -> None:
        """Check state-based actions, before the first step that isn't answers only."""
        self.begun = True
        self._enter(0, self.scenario.line)
        self.play.begin()

    def _step(self, place: int, step: Step) -> None:
        play = self.play
        play.answerer.declarations = []
        play.answerer.order = step.order if isinstance(step, Acting) else ()
        if self.begun:
            self.done.steps[-1].heading = Asking(play.table, play.names).heading(step)
        paying = CastStep | ActivateStep | SpecialStep
        if isinstance(step, Acting) and step.pay is not None and not isinstance(step, paying):
            raise not_supported(step.line, "pay")
        match step:
            case ExpectStep():
                for expectation in step.expectations:
                    self._check(expectation)
            case LegalityStep():
                self._found(try_out(play, step))
            case AnswerStep():
                self._answers(step)
            case ResolveStep():
                self._answers(step)
                resolve(play, step)
            case UntilStep():
                self._answers(step)
                until(play, step)
            case DoStep():
                self._answers_of_deed(step)
                play.record.step_names = list(step.names)
                do(play, step)
                play.record.step_names = []
            case BlockStep():
                play.awaited = self._awaited(place)
                take(play, step)
            case _:
                take(play, step)

    def _answers(self, step: Acting) -> None:
        if step.player is not None:
            lines = self.play.answerer.lines[self.play.names.players[step.player]]
            lines.add(step.targets, step.choose)

    def _answers_of_deed(self, step: DoStep) -> None:
        """Answers without a player belong to whoever is affected first."""
        if step.player is None and (step.targets or step.choose):
            player = affected_player(self.play, step)
            self.play.answerer.lines[player].add(step.targets, step.choose)
        else:
            self._answers(step)

    def _awaited(self, place: int) -> frozenset[PlayerId]:
        """Return the players whose blocks are declared by steps to come, before anything else happens."""
        awaited: list[PlayerId] = []
        for step in self.scenario.steps[place + 1 :]:
            if isinstance(step, BlockStep):
                awaited.append(self.play.names.players[step.player or ""])
            elif not isinstance(step, AnswerStep | LegalityStep | ExpectStep):
                break
        return frozenset(awaited)

    def _check(self, expectation: Expectation) -> None:
        play = self.play
        table, names = play.table, play.names
        match expectation:
            case ObjectExpectation():
                outcome = check_object(table, names, expectation)
            case ZoneExpectation():
                outcome = check_zone(table, names, expectation)
            case PlayerExpectation():
                outcome = check_player(table, names, expectation)
            case StackExpectation():
                outcome = check_stack(table, names, expectation)
            case TriggeredExpectation():
                outcome = self.counts.check(table, names, play.record, expectation)
            case GameExpectation():
                outcome = check_game(table, expectation)
        self._found(outcome)

    def _found(self, outcome: Outcome) -> None:
        """Note what came of an expectation, with the layer tables that it asks for and that weren't shown yet."""
        account_of_step = self.done.steps[-1]
        account_of_step.outcomes.append(outcome)
        if not self.layers:
            return
        from shinpan.lab.explain.layers import layer_table  # loaded only where it is asked for

        play = self.play
        for each in outcome.objects:
            if play.table.state.objects[each].components:
                shown = layer_table(play.table, play.names, each)
                if (shown.rows or shown.copying) and self.shown.get(each) != shown:
                    self.shown[each] = shown
                    account_of_step.tables.append(shown)

    def _collect_left_over(self) -> None:
        left = [
            (PlayerId(player), answer)
            for player, lines in enumerate(self.play.answerer.lines)
            for answer in lines.left()
        ]
        self.done.left_over = left
        if left and self.scenario.strict:
            player, answer = left[0]
            name = self.play.table.player(player).name
            raise mistake(answer.line, Fault.LEFT_OVER, found=flow(answer_data(answer)), player=name)
