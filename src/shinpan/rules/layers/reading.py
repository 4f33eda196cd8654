"""What effects read, so that characteristics are worked out again only when they can have changed."""

from typing import Any, NamedTuple

from shinpan.phrases.base import walk


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
