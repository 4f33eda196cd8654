"""Steps that say whether an action would be legal now: tried on a fork, after hypothetical passes."""

from shinpan.lab.expect.outcome import Outcome
from shinpan.lab.faults import Illegal
from shinpan.lab.notation.steps import Action as ActionStep
from shinpan.lab.notation.steps import (
    ActivateStep,
    AttackStep,
    BlockStep,
    CastStep,
    LegalityStep,
    PlayStep,
    SpecialStep,
)
from shinpan.lab.notation.vocabulary import Verdict
from shinpan.lab.notation.writing.flow import Data
from shinpan.lab.notation.writing.steps import step_data
from shinpan.lab.run.acting import activate, cast, play_land, special
from shinpan.lab.run.declaring import attack, block
from shinpan.lab.run.play import Play
from shinpan.rulebook.language import Language


def take(play: Play, step: ActionStep) -> None:
    """Have a player act. Raises Illegal if the rules don't allow it, Mistake if the file is wrong."""
    add_answers(play, step)
    match step:
        case CastStep():
            cast(play, step)
        case PlayStep():
            play_land(play, step)
        case ActivateStep():
            activate(play, step)
        case SpecialStep():
            special(play, step)
        case AttackStep():
            attack(play, step)
        case BlockStep():
            block(play, step)


def add_answers(play: Play, step: ActionStep) -> None:
    """Let the answers of a step wait in its player's lines."""
    if step.player is not None:
        play.answerer.lines[play.names.players[step.player]].add(step.targets, step.choose)


def try_out(play: Play, step: LegalityStep) -> Outcome:
    """Try an action on a fork and compare with the verdict of the file. Raises Mistake if the file is wrong."""
    trial = play.fork()
    trial.answerer.line = step.line
    reason: Data = ""
    legal = True
    try:
        take(trial, step.action)
    except Illegal as error:
        legal = False
        reason = error.problem.message(Language.EN)
    expected = {step.verdict.value: step_data(step.action)}
    found = {Verdict.LEGAL.value: True} if legal else {Verdict.ILLEGAL.value: reason}
    ok = legal is (step.verdict is Verdict.LEGAL)
    return Outcome(step.line, ok, expected, expected if ok else found)
