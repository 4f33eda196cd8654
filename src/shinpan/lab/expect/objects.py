"""Expectations of objects."""

from collections.abc import Sequence
from typing import Any

from shinpan.cards.names import fold
from shinpan.game.enums import Zone
from shinpan.game.ids import ObjectId
from shinpan.game.objects import GameObject
from shinpan.lab.answering.fitting import Fitter
from shinpan.lab.expect.characteristics import ENTITY_KEYS, FINDERS, Seen, orders_of_components
from shinpan.lab.expect.comparing import data_of, holds, same
from shinpan.lab.expect.outcome import Outcome
from shinpan.lab.explain.findings import object_finding
from shinpan.lab.explain.values import said_entity
from shinpan.lab.faults import not_supported
from shinpan.lab.naming import Registry, same_name
from shinpan.lab.notation.expectations import Check, Contains, Exactly, Is, ObjectExpectation
from shinpan.lab.notation.keys import ExpectKey, ObjectKey
from shinpan.lab.notation.values import Reference
from shinpan.lab.notation.writing.expectations import expectation_data
from shinpan.lab.notation.writing.flow import Data
from shinpan.rules.table import Table


def check_object(table: Table, names: Registry, expectation: ObjectExpectation) -> Outcome:
    """Check an expectation of an object. Raises Mistake if it isn't clear which is meant."""
    expected = expectation_data(expectation)
    assert isinstance(expected, dict)
    objects = _objects(table, names, expectation)
    if len(objects) > 1 and expectation.count is None:
        raise names.ambiguous(table, expectation.object, [obj.id for obj in objects])
    found: dict[str, Data] = {ExpectKey.OBJECT: str(expectation.object)}
    ok = _check_zone(names, expectation, objects, found)
    if expectation.count is not None:
        found[ExpectKey.COUNT] = len(objects)
        ok = ok and len(objects) == expectation.count
    values: dict[ObjectKey, Any] = {}
    for check in expectation.checks:
        fits, data = _check(table, names, check, objects, values)
        ok = ok and fits
        found[check.key.value] = expected[check.key.value] if fits else data
    if not objects and expectation.count is None and not _asks_existence(expectation):
        ok = False
        found = {ExpectKey.OBJECT: str(expectation.object), ObjectKey.EXISTS: False}
    tell_zone = expectation.zone is not None
    said = object_finding(table, names, expectation.object, objects, values, tell_zone=tell_zone)
    return Outcome(expectation.line, ok, expected, found, said, tuple(obj.id for obj in objects))


def _check_zone(
    names: Registry, expectation: ObjectExpectation, objects: Sequence[GameObject], found: dict[str, Data]
) -> bool:
    """Check in which zone the objects are: with a handle it is a check, a name has been looked for there only."""
    if expectation.zone is None:
        return True
    if expectation.object.text not in names.handles:
        found[ExpectKey.ZONE] = expectation.zone.en if objects else "none"
        return True
    found[ExpectKey.ZONE] = _merged([obj.zone.en for obj in objects])
    return bool(objects) and all(obj.zone is expectation.zone for obj in objects)


def _objects(table: Table, names: Registry, expectation: ObjectExpectation) -> list[GameObject]:
    """Return the objects that are meant. By name, abilities on the stack are meant only where `zone` says stack."""
    reference = expectation.object
    handle = reference.text in names.handles
    found = [table.state.objects[each] for each in names.find(table, reference)]
    if handle:
        return found
    if expectation.zone is not None:
        found = [obj for obj in found if obj.zone is expectation.zone]
    if expectation.zone is not Zone.STACK:
        found = [obj for obj in found if obj.components]
    if not found and not names.is_known(table, reference.text) and not fold(reference.text).endswith("token"):
        raise names.missing(table, reference)
    return found


def _asks_existence(expectation: ObjectExpectation) -> bool:
    return any(check.key is ObjectKey.EXISTS for check in expectation.checks)


def _check(
    table: Table, names: Registry, check: Check, objects: Sequence[GameObject], values: dict[ObjectKey, Any]
) -> tuple[bool, Data]:
    """Check one key; what was found goes into `values`, if it is the same for all objects."""
    if check.key is ObjectKey.EXISTS:
        exists = bool(objects)
        values[check.key] = exists
        return holds(check.expected, exists), exists
    find = FINDERS.get(check.key)
    if find is None:
        raise not_supported(check.line, check.key.value)
    results = [find(Seen(table, names, obj)) for obj in objects]
    if check.key is ObjectKey.COMPONENTS:
        fits = bool(objects) and all(_fits_components(check, Seen(table, names, obj)) for obj in objects)
    else:
        fits = bool(results) and all(_fits(table, names, check, each) for each in results)
    if results and check.key is not ObjectKey.TEXT_INCLUDES and all(each == results[0] for each in results):
        values[check.key] = _told(table, names, check.key, results[0])
    if check.key in ENTITY_KEYS:
        fitter = Fitter(table, names)
        results = [_entity_text(fitter, each) for each in results]
    return fits, _merged([data_of(each) for each in results])


def _told(table: Table, names: Registry, key: ObjectKey, value: Any) -> Any:
    if key in ENTITY_KEYS and value is not None and not isinstance(value, bool):
        return said_entity(table, names, value)
    return value


def _entity_text(fitter: Fitter, value: Any) -> Any:
    if value is None or isinstance(value, bool):
        return value
    return fitter.entity_text(value)


def _fits(table: Table, names: Registry, check: Check, found: Any) -> bool:
    expected = check.expected
    if check.key is ObjectKey.TEXT_INCLUDES:
        assert isinstance(expected, Contains)
        text = str(found).casefold()
        return all(str(each).casefold() in text for each in expected.includes)
    if check.key is ObjectKey.ATTACKING and isinstance(expected, Is) and isinstance(expected.value, bool):
        return (found is not False) is expected.value
    if check.key is ObjectKey.COMPONENTS and isinstance(expected, Is):
        return len(found) == expected.value
    if check.key is ObjectKey.MANA_VALUE and isinstance(expected, Exactly):
        return holds(expected, found)
    if check.key is ObjectKey.MANA_COST:
        return holds(expected, found, lambda one, other: str(one) == str(other))

    def equal(one: Any, other: Any) -> bool:
        if isinstance(other, Reference):
            return _refers(table, names, check, one, other)
        return same_name(one, str(other)) if isinstance(one, str) else same(one, other)

    return holds(expected, found, equal)


def _fits_components(check: Check, seen: Seen) -> bool:
    return any(_fits(seen.table, seen.names, check, order) for order in orders_of_components(seen))


def _refers(table: Table, names: Registry, check: Check, found: Any, reference: Reference) -> bool:
    if check.key is ObjectKey.COPY_OF:
        if same_name(found, reference.text):
            return True
        others = names.find(table, reference) if reference.text in names.handles else ()
        return any(table.characteristics(ObjectId(each)).name == found for each in others)
    return not isinstance(found, bool) and names.fits(table, reference, found)


def _merged(values: list[Data]) -> Data:
    """One value if all are alike, else the list of them."""
    if not values:
        return "none"
    return values[0] if all(value == values[0] for value in values) else values
