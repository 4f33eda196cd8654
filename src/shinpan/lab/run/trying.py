"""Steps that say whether an action would be legal now: tried on a fork, after hypothetical passes."""

from shinpan.lab.expect.outcome import Outcome
from shinpan.lab.explain.asking import Asking
from shinpan.lab.explain.said import Said
from shinpan.lab.faults import Illegal, Refused
from shinpan.lab.notation.problems import Problem
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
    asking = Asking(play.table, play.names)
    trial = play.fork()
    trial.answerer.line = step.line
    reason: Problem | None = None
    try:
        take(trial, step.action)
    except Illegal as error:
        reason = error.problem
    legal = reason is None
    expected = {step.verdict.value: step_data(step.action)}
    found: dict[str, Data] = {Verdict.LEGAL.value: True}
    if reason is not None:
        found = {Verdict.ILLEGAL.value: reason.message(Language.EN)}
    ok = legal is (step.verdict is Verdict.LEGAL)
    return Outcome(step.line, ok, expected, expected if ok else found, _said(asking, step, reason))


_FIRST_WORDS = ("A ", "An ", "Attackers ", "It ", "No ", "Nobody ", "Nothing ", "Only ", "The ", "There ")


def _within(sentence: str) -> str:
    """Return a sentence as it stands after a colon; what begins with a name keeps its capital."""
    return sentence[0].lower() + sentence[1:] if sentence.startswith(_FIRST_WORDS) else sentence


def _said(asking: Asking, step: LegalityStep, reason: Problem | None) -> Said:
    said = asking.possibility(step.action, reason is None)
    if reason is None:
        return Said(f"{said.en}.", f"{said.ja}。")
    if isinstance(reason, Refused):
        why = reason.why
        return Said(f"{said.en}: {_within(why.en)}", f"{said.ja}。{why.ja}")
    return said
