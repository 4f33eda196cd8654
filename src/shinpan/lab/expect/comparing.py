"""Comparing a value that was found with what is expected of it."""

from collections.abc import Callable, Iterable
from typing import Any

from shinpan.cards.names import fold
from shinpan.game.mana import ManaKind
from shinpan.game.term import Term
from shinpan.lab.notation.expectations import Comparison, Contains, Exactly, HasNone, InOrder, Is
from shinpan.lab.notation.values import CounterCount
from shinpan.lab.notation.vocabulary import Door
from shinpan.lab.notation.writing.flow import Data
from shinpan.lab.notation.writing.values import counters_data, mana_text, term_text

Found = Any
"""None (there is none), a bool, a number, a text, a term, a tuple of those, or counters as a mapping."""

Same = Callable[[Any, Any], bool]


def same(found: Any, expected: Any) -> bool:
    """Return whether two single values are the same; texts as names are compared."""
    if isinstance(found, str) and isinstance(expected, str):
        return fold(found) == fold(expected)
    if isinstance(found, bool) or isinstance(expected, bool):
        return found is expected
    return bool(found == expected)


def holds(comparison: Comparison, found: Found, equal: Same = same) -> bool:
    """Return whether what was found is as expected."""
    match comparison:
        case HasNone():
            return found is None or found == () or found is False
        case Is(value):
            if isinstance(found, tuple):
                return len(found) == 1 and equal(found[0], value)
            return found is not None and equal(found, value)
        case Exactly(values) if isinstance(found, dict):
            wanted = {each.kind: each.count for each in values if isinstance(each, CounterCount)}
            return found == wanted
        case Exactly(values):
            return _match(values, _listed(found), equal, ordered=False)
        case InOrder(values):
            return _match(values, _listed(found), equal, ordered=True)
        case Contains(includes, excludes):
            items = _listed(found)
            return all(any(equal(item, one) for item in items) for one in includes) and not any(
                equal(item, one) for item in items for one in excludes
            )


def _listed(found: Found) -> tuple[Any, ...]:
    if found is None:
        return ()
    return found if isinstance(found, tuple) else (found,)


def _match(values: Iterable[Any], found: tuple[Any, ...], equal: Same, *, ordered: bool) -> bool:
    """Return whether each value has its counterpart and nothing is left over."""
    values = tuple(values)
    if len(values) != len(found):
        return False
    if ordered:
        return all(equal(item, value) for item, value in zip(found, values, strict=True))
    rest = list(found)
    for value in values:
        place = next((place for place, item in enumerate(rest) if equal(item, value)), None)
        if place is None:
            return False
        del rest[place]
    return True


def data_of(found: Found) -> Data:
    """Return what was found as plain data, as a file would have it."""
    if found is None:
        return "none"
    if isinstance(found, dict):
        return counters_data(CounterCount(kind=kind, count=count) for kind, count in found.items())
    if isinstance(found, tuple):
        if found and all(isinstance(each, ManaKind) for each in found):
            return mana_text(found)
        return [data_of(each) for each in found]
    if isinstance(found, Term):
        return term_text(found)
    if isinstance(found, Door):
        return found.value
    if isinstance(found, bool | int | str):
        return found
    return str(found)
