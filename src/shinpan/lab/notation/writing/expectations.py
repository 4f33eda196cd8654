"""Expectations as plain data."""

from typing import assert_never

from shinpan.game.mana import ManaKind
from shinpan.game.term import Term
from shinpan.lab.notation.expectations import (
    Check,
    Comparison,
    Contains,
    Exactly,
    Expectation,
    GameExpectation,
    HasNone,
    InOrder,
    Is,
    ObjectExpectation,
    PlayerCheck,
    PlayerExpectation,
    StackExpectation,
    TriggeredExpectation,
    Value,
    ZoneExpectation,
)
from shinpan.lab.notation.keys import ExpectKey as Key
from shinpan.lab.notation.keys import ObjectKey, PlayerCheckKey
from shinpan.lab.notation.values import CounterCount, Reference
from shinpan.lab.notation.vocabulary import Door
from shinpan.lab.notation.writing.flow import Data
from shinpan.lab.notation.writing.values import counters_data, mana_text, term_text


def expectation_data(expectation: Expectation) -> Data:
    """An expectation."""
    match expectation:
        case ObjectExpectation():
            return _object(expectation)
        case ZoneExpectation():
            return _zone(expectation)
        case PlayerExpectation():
            return {Key.PLAYER: expectation.player} | _checks(expectation.checks)
        case GameExpectation():
            return {Key.GAME: expectation.result.value}
        case StackExpectation():
            return {Key.STACK: list(expectation.objects)}
        case TriggeredExpectation():
            return {Key.TRIGGERED: expectation.count, Key.ABILITY: str(expectation.source)}
    assert_never(expectation)


def _object(expectation: ObjectExpectation) -> Data:
    data: dict[str, Data] = {Key.OBJECT: str(expectation.object)}
    if expectation.zone is not None:
        data[Key.ZONE] = expectation.zone.en
    if expectation.count is not None:
        data[Key.COUNT] = expectation.count
    return data | _checks(expectation.checks)


def _zone(expectation: ZoneExpectation) -> Data:
    where = expectation.zone.en
    data: dict[str, Data] = {Key.ZONE: where if expectation.player is None else f"{expectation.player}.{where}"}
    if expectation.cards is not None:
        data[Key.CARDS] = list(expectation.cards)
    if expectation.ordered:
        data[Key.ORDERED] = True
    if expectation.includes:
        data[Key.INCLUDES] = list(expectation.includes)
    if expectation.excludes:
        data[Key.EXCLUDES] = list(expectation.excludes)
    if expectation.count is not None:
        data[Key.COUNT] = expectation.count
    return data


def _checks(checks: tuple[Check, ...] | tuple[PlayerCheck, ...]) -> dict[str, Data]:
    return {check.key: _comparison(check) for check in checks}


def _comparison(check: Check | PlayerCheck) -> Data:
    expected: Comparison = check.expected
    match expected:
        case Is(value):
            return _value(value)
        case HasNone():
            return "none"
        case InOrder(values):
            return [_value(value) for value in values]
        case Exactly(values):
            return _exactly(check, values)
        case Contains(includes, excludes):
            return _contains(check, includes, excludes)
    assert_never(expected)


def _exactly(check: Check | PlayerCheck, values: tuple[Value, ...]) -> Data:
    if check.key in (ObjectKey.COUNTERS, PlayerCheckKey.COUNTERS):
        return counters_data(value for value in values if isinstance(value, CounterCount))
    if check.key is PlayerCheckKey.MANA:
        return mana_text(value for value in values if isinstance(value, ManaKind))
    return [_value(value) for value in values]


def _contains(check: Check | PlayerCheck, includes: tuple[Value, ...], excludes: tuple[Value, ...]) -> Data:
    if check.key is ObjectKey.TEXT_INCLUDES:
        return [_value(value) for value in includes]
    data: dict[str, Data] = {}
    if includes:
        data[Key.INCLUDES] = [_value(value) for value in includes]
    if excludes:
        data[Key.EXCLUDES] = [_value(value) for value in excludes]
    return data


def _value(value: Value) -> Data:
    if isinstance(value, Term):
        return term_text(value)
    if isinstance(value, Door):
        return value.value
    if isinstance(value, Reference):
        return str(value)
    if isinstance(value, CounterCount):
        return counters_data([value])
    return value
