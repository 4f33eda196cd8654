"""Putting phrases together by their plans."""

from typing import Any

from shinpan.oracle.reading.plans import Built, Changed, Child, Constant, Path, Plan, Row, Same
from shinpan.oracle.reading.shaping import shaped
from shinpan.phrases.wording.choosing import field_at


def fields_of(plan: Built, children: tuple[Any, ...], whole: Built | None = None) -> dict[str, Any]:
    """Return the fields of a phrase by their names.

    children: the phrases and values of the slots. whole: the plan of the phrase that it is in.
    """
    return {name: _value(inner, children, whole or plan) for name, inner in plan.fields}


def _value(plan: Plan, children: tuple[Any, ...], whole: Built) -> Any:
    match plan:
        case Child(place, part):
            child = children[place]
            return child if part is None else child[part]
        case Constant(value):
            return value
        case Same(path):
            return _at(whole, path, children, whole)
        case Built(cls, _):
            return shaped(cls, fields_of(plan, children, whole))
        case Changed(base, fields):
            changes = {name: _value(inner, children, whole) for name, inner in fields}
            return _value(base, children, whole).with_(**changes)
        case Row(items):
            return tuple(_value(each, children, whole) for each in items)


def _at(plan: Plan, path: Path, children: tuple[Any, ...], whole: Built) -> Any:
    """Return what is in a place that a plan fills."""
    if not path:
        return _value(plan, children, whole)
    match plan:
        case Built(_, fields):
            inner = dict(fields).get(path[0])
            return None if inner is None else _at(inner, path[1:], children, whole)
        case Row((only,)) if not path[0].isdigit():
            return _at(only, path, children, whole)
        case Row(items) if path[0].isdigit():
            return _at(items[int(path[0])], path[1:], children, whole)
    return field_at(_value(plan, children, whole), path)
