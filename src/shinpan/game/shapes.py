"""Whether a value fits the type that a field is declared with, so that a broken save is found before it is played."""

from collections.abc import Callable, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Any, ClassVar, NewType, Union, get_args, get_origin, get_type_hints

Fits = Callable[[Any], bool]


@cache
def fields_fit(cls: type) -> Mapping[str, Fits]:
    """Return for each annotated field of a class the test whether a value fits it."""
    return {name: fits(hint) for name, hint in get_type_hints(cls).items() if get_origin(hint) is not ClassVar}


def fits(hint: Any) -> Fits:
    """Return the test for a type: classes, unions, NewTypes, and tuples, frozensets, lists and dicts of these.

    A bool is no int. Raises TypeError for another kind of type.
    """
    if hint is Any or hint is object:
        return lambda value: True
    if hint is None or hint is NoneType:
        return lambda value: value is None
    if isinstance(hint, NewType):
        return fits(hint.__supertype__)
    if hint is int:
        return lambda value: isinstance(value, int) and not isinstance(value, bool)
    origin = get_origin(hint)
    if origin is None and isinstance(hint, type):
        return lambda value: isinstance(value, hint)
    made = _FAMILIES.get(origin)
    if made is None:
        raise TypeError(f"no test for values of type {hint}")
    return made(get_args(hint))


def _union(arguments: tuple[Any, ...]) -> Fits:
    tests = tuple(fits(argument) for argument in arguments)
    return lambda value: any(test(value) for test in tests)


def _tuple(arguments: tuple[Any, ...]) -> Fits:
    if len(arguments) == 2 and arguments[1] is Ellipsis:
        return _collection(tuple, arguments[0])
    tests = tuple(fits(argument) for argument in arguments)

    def test(value: Any) -> bool:
        return (
            isinstance(value, tuple)
            and len(value) == len(tests)
            and all(test(each) for test, each in zip(tests, value, strict=True))
        )

    return test


def _collection(cls: Any, argument: Any) -> Fits:
    item = fits(argument)
    return lambda value: isinstance(value, cls) and all(map(item, value))


def _dict(arguments: tuple[Any, ...]) -> Fits:
    key, item = fits(arguments[0]), fits(arguments[1])
    return lambda value: isinstance(value, dict) and all(map(key, value)) and all(map(item, value.values()))


_FAMILIES: dict[Any, Callable[[tuple[Any, ...]], Fits]] = {
    Union: _union,
    UnionType: _union,
    tuple: _tuple,
    frozenset: lambda arguments: _collection(frozenset, arguments[0]),
    list: lambda arguments: _collection(list, arguments[0]),
    dict: _dict,
}
