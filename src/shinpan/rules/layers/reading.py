"""What effects read, so that characteristics are worked out again only when they can have changed."""

from typing import Any, NamedTuple

from shinpan.game.enums import Layer, Zone
from shinpan.phrases.abilities import Modify
from shinpan.phrases.base import walk
from shinpan.phrases.qualities.cast_order import FirstSpell
from shinpan.phrases.qualities.nouns import Noun


class Reads(NamedTuple):
    """Whether something in a phrase is volatile or wide, or reads power (`phrases.base.Phrase`)."""

    volatile: bool
    wide: bool
    power: bool


_KNOWN: dict[int, tuple[Any, Reads]] = {}


def reads_of(phrase: Any) -> Reads:
    """Return what a phrase, with all phrases inside it, depends on; worked out once for each."""
    known = _KNOWN.get(id(phrase))
    if known is None or known[0] is not phrase:
        inside = list(walk(phrase))
        reads = Reads(
            any(each.volatile for each in inside),
            any(each.wide for each in inside),
            any(getattr(each, "reads_power", False) for each in inside),
        )
        if len(_KNOWN) > 50_000:
            _KNOWN.clear()
        known = _KNOWN[id(phrase)] = (phrase, reads)
    return known[1]


_SPEAKING: dict[int, tuple[Modify, bool]] = {}


def speaks_of_spells(part: Modify) -> bool:
    """Return whether a change gives or takes abilities of spells, whatever they are: not of its own source alone."""
    known = _SPEAKING.get(id(part))
    if known is None or known[0] is not part:
        changes = any(change.layer is Layer.ABILITY for change in part.changes)
        if len(_SPEAKING) > 50_000:
            _SPEAKING.clear()
        known = _SPEAKING[id(part)] = (part, changes and any(map(_is_about_spells, walk(part.affected))))
    return known[1]


def _is_about_spells(phrase: object) -> bool:
    return isinstance(phrase, FirstSpell) or (isinstance(phrase, Noun) and Zone.STACK in phrase.zones)
