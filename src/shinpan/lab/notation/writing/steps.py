"""Steps as plain data."""

from typing import assert_never

from shinpan.lab.notation.keys import StepKey as Key
from shinpan.lab.notation.steps import (
    Acting,
    Action,
    ActivateStep,
    AnswerStep,
    AttackStep,
    BlockStep,
    CastStep,
    DoStep,
    ExpectStep,
    LegalityStep,
    PlayStep,
    ResolveStep,
    SpecialStep,
    Step,
    UntilStep,
)
from shinpan.lab.notation.writing.expectations import expectation_data
from shinpan.lab.notation.writing.flow import Data
from shinpan.lab.notation.writing.values import answer_data, counters_data, names_data, payment_text, reference_data


def step_data(step: Step) -> Data:
    """A step."""
    match step:
        case ResolveStep() if step in (ResolveStep(), ResolveStep(count=None)):
            return "resolve" if step.count == 1 else "resolve all"
        case LegalityStep():
            return {step.verdict.value: _acting(step.action)}
        case ExpectStep():
            data = [expectation_data(expectation) for expectation in step.expectations]
            return {Key.EXPECT: data[0] if len(data) == 1 else data}
        case _:
            return _acting(step)


def _acting(step: Action | AnswerStep | ResolveStep | UntilStep | DoStep) -> Data:
    data: dict[str, Data] = {} if step.player is None else {Key.PLAYER: step.player}
    return data | _done(step) | _common(step)


def _done(step: Action | AnswerStep | ResolveStep | UntilStep | DoStep) -> dict[str, Data]:
    """What a step does."""
    match step:
        case CastStep():
            return {Key.CAST: str(step.spell)}
        case PlayStep():
            return {Key.PLAY: str(step.card)}
        case ActivateStep():
            ability: dict[str, Data] = {} if step.ability is None else {Key.ABILITY: step.ability}
            return {Key.ACTIVATE: str(step.source)} | ability
        case SpecialStep():
            return _special(step)
        case AttackStep():
            return {Key.ATTACK: {str(attacker.creature): str(attacker.target) for attacker in step.attackers}}
        case BlockStep():
            return {Key.BLOCK: {str(block.creature): reference_data(block.attackers) for block in step.blockers}}
        case AnswerStep():
            return {}
        case ResolveStep():
            return {Key.RESOLVE: "all" if step.count is None else step.count}
        case UntilStep():
            return {Key.UNTIL: _goal(step)}
        case DoStep():
            return _do(step)
    assert_never(step)


def _special(step: SpecialStep) -> dict[str, Data]:
    data: dict[str, Data] = {Key.SPECIAL: step.action.value}
    if step.object is not None:
        data[Key.OBJECT] = str(step.object)
    if step.door is not None:
        data[Key.DOOR] = step.door.value
    return data


def _goal(step: UntilStep) -> str:
    if step.turn is not None:
        return f"turn {step.turn} {step.step.value}"
    return step.step.value if step.whose is None else f"{step.whose}'s {step.step.value}"


def _do(step: DoStep) -> dict[str, Data]:
    data: dict[str, Data] = {Key.DO: step.verb.value}
    if step.objects:
        data[Key.OBJECT] = reference_data(step.objects)
    if step.count is not None:
        data[Key.COUNT] = step.count
    if step.counters:
        data[Key.COUNTERS] = counters_data(step.counters)
    return data


def _common(step: Acting) -> dict[str, Data]:
    data: dict[str, Data] = {}
    if step.targets:
        data[Key.TARGETS] = [answer_data(answer) for answer in step.targets]
    if step.choose or (isinstance(step, AnswerStep) and not step.targets):
        data[Key.CHOOSE] = [answer_data(answer) for answer in step.choose]
    if step.pay is not None:
        data[Key.PAY] = payment_text(step.pay)
    if step.order:
        data[Key.ORDER] = [str(reference) for reference in step.order]
    if step.names:
        data[Key.AS] = names_data(step.names)
    return data
