"""Which wording of a phrase fits."""

from dataclasses import MISSING, fields
from enum import Enum
from typing import Any

from shinpan.game.lang import Lang
from shinpan.game.leaf import Leaf
from shinpan.game.term import Term
from shinpan.phrases.base import Phrase
from shinpan.phrases.wording.notation import Optional, Slot, Wording, WordingError, wordings_of

_DEFAULTS: dict[type[Leaf], tuple[tuple[str, Any], ...]] = {}


def _defaults(cls: type[Leaf]) -> tuple[tuple[str, Any], ...]:
    """Return the fields that are part of the value, with their defaults (MISSING if there is none)."""
    found = _DEFAULTS.get(cls)
    if found is None:
        found = tuple((each.name, each.default) for each in fields(cls) if each.compare)  # type: ignore[arg-type]
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
    said = set(wording.fields) | wording.unsaid
    for path, written in wording.settings:
        said.add(path[0])
        if not is_written(field_at(phrase, path), written):
            return f"for {'.'.join(path)}={written}"
    for part in wording.parts:
        if isinstance(part, Slot) and part.path[0] and is_nothing(field_at(phrase, part.path)):
            return f"{'.'.join(part.path)} has nothing to say"
    for name, default in _defaults(type(phrase)):
        if name not in said and (default is MISSING or getattr(phrase, name) != default):
            return f"{name} unsaid"
    return ""


def field_at(value: Any, path: tuple[str, ...]) -> Any:
    """Return a field, or a field inside it; None where something on the way is None or has no such field."""
    for name in path:
        value = getattr(value, name, None)
    return value


def is_nothing(value: Any) -> bool:
    """Return whether a value has nothing to say."""
    if value is None or value == () or value == "" or value == frozenset():
        return True
    return isinstance(value, Term) and not value.en


def is_written(value: Any, written: str) -> bool:
    """Return whether a setting's value, as it is written, is this value."""
    if isinstance(value, Enum):
        return value.name == written
    if isinstance(value, Phrase):
        if type(value).__name__ == written:
            return True
        own = _defaults(type(value))
        return len(own) == 1 and is_written(getattr(value, own[0][0]), written)
    return str(value) == written


def says(phrase: Phrase, part: Optional) -> bool:
    """Return whether all slots of an optional part have something to say."""
    return not any(
        isinstance(each, Slot) and each.path[0] and is_nothing(field_at(phrase, each.path)) for each in part.parts
    )
