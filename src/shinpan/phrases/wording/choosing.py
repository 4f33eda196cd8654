"""Which wording of a phrase fits."""

from dataclasses import MISSING, fields
from enum import Enum
from typing import Any

from shinpan.game.lang import Lang
from shinpan.game.leaf import Leaf
from shinpan.game.term import Term
from shinpan.phrases.base import Phrase, Quantity
from shinpan.phrases.wording.notation import Optional, Slot, Wording, WordingError, wordings_of

_IMPLIED = frozenset({"zones"})
"""Fields that no text says: where an ability functions follows from what it does (113.6)."""

_DEFAULTS: dict[type[Leaf], tuple[tuple[str, Any], ...]] = {}


def _defaults(cls: type[Leaf]) -> tuple[tuple[str, Any], ...]:
    """Return the fields that are part of the value, with their defaults (MISSING if there is none)."""
    found = _DEFAULTS.get(cls)
    if found is None:
        found = tuple(
            (each.name, each.default)
            for each in fields(cls)  # type: ignore[arg-type]
            if each.compare and each.name not in _IMPLIED
        )
        _DEFAULTS[cls] = found
    return found


def chosen(phrase: Phrase, lang: Lang, forms: tuple[str, ...]) -> Wording:
    """Return the first wording that fits: those for one of the forms first, then those for none.

    Raises WordingError, naming the fields that are left unsaid, if none fits.
    """
    wordings = wordings_of(type(phrase), lang)
    for form in (*forms, ""):
        for wording in wordings:
            if wording.form == form and not _misfit(phrase, wording):
                return wording
    reasons = "; ".join(f"{wording.source!r}: {_misfit(phrase, wording)}" for wording in wordings if not wording.form)
    raise WordingError(f"no wording ({lang.value}) of {type(phrase).__name__} fits {phrase!r}: {reasons or 'none'}")


def has_form(phrase: Phrase, lang: Lang, form: str) -> bool:
    """Return whether a phrase has a wording of its own for a form."""
    return any(wording.form == form and not _misfit(phrase, wording) for wording in wordings_of(type(phrase), lang))


def _misfit(phrase: Phrase, wording: Wording) -> str:
    """Say why a wording doesn't fit a phrase; nothing if it does."""
    counted = {form for slot in wording.slots for form in _counted(phrase, slot)}
    said = wording.fields | wording.unsaid | counted
    for path, written in wording.settings:
        said |= {path[0]}
        if not holds(phrase, path, written):
            return f"for {'.'.join(path)}={written}"
    for part in wording.parts:
        if isinstance(part, Slot) and part.path[0] and is_nothing(field_at(phrase, part.path)):
            return f"{'.'.join(part.path)} has nothing to say"
    if any(is_nothing(getattr(phrase, field)) for field in counted):
        return "nothing to count"
    for name, default in _defaults(type(phrase)):
        if name not in said and (default is MISSING or getattr(phrase, name) != default):
            return f"{name} unsaid"
    return ""


def _counted(phrase: Phrase, slot: Slot) -> tuple[str, ...]:
    """Return the fields that a slot with a number counts: `{number:group}`."""
    if not slot.forms or not isinstance(field_at(phrase, slot.path), Quantity | int):
        return ()
    return tuple(form for form in slot.forms if hasattr(phrase, form))


def field_at(value: Any, path: tuple[str, ...]) -> Any:
    """Return a field, or a field inside it; None where there is none on the way.

    A number is a place in a tuple; a tuple of one is looked through.
    """
    for name in path:
        if isinstance(value, tuple):
            if name.isdigit():
                value = value[int(name)] if int(name) < len(value) else None
                continue
            value = value[0] if len(value) == 1 else None
        value = getattr(value, name, None)
    return value


def is_nothing(value: Any) -> bool:
    """Return whether a value has nothing to say."""
    if value is None or value == () or value == "" or value == frozenset():
        return True
    return isinstance(value, Term) and not value.en


def holds(phrase: Phrase, path: tuple[str, ...], written: str) -> bool:
    """Return whether a setting holds; its value is one or several with | between them, or the path of another field."""
    value = field_at(phrase, path)
    names = _names(type(phrase))
    return any(
        value == field_at(phrase, tuple(each.split(".")))
        if each.partition(".")[0] in names
        else is_written(value, each)
        for each in written.split("|")
    )


def _names(cls: type[Leaf]) -> tuple[str, ...]:
    return tuple(name for name, _ in _defaults(cls))


def is_written(value: Any, written: str) -> bool:
    """Return whether one value of a setting, as it is written, is this value."""
    if isinstance(value, tuple | frozenset) and value:
        value = tuple(value)
        if written.startswith("("):
            return len(value) == 1 and is_written(value[0], written[1:-1])
        if "+" in written:
            items = written.split("+")
            return len(items) == len(value) and all(map(is_written, value, items))
        return any(is_written(each, written) for each in value)
    if isinstance(value, Enum):
        return value.name == written
    if isinstance(value, Phrase):
        if type(value).__name__ == written:
            return True
        own = _defaults(type(value))
        inner = getattr(value, own[0][0]) if len(own) == 1 else None
        return inner is not None and not isinstance(inner, tuple | Phrase) and is_written(inner, written)
    return str(value) == written


def says(phrase: Phrase, part: Optional) -> bool:
    """Return whether all slots of an optional part have something to say."""
    return not any(
        isinstance(each, Slot) and each.path[0] and is_nothing(field_at(phrase, each.path)) for each in part.parts
    )
