"""Where a reader of two editions knows better than their alignment by text.

Written as in `step`, by the day of the newer edition: `408.1b>116.5` is the same rule, `606.6~805` became part of it.
"""

from datetime import date

from shinpan.rulebook.align import Alignment, Match, Relation

CORRECTIONS: dict[date, str] = {
    date(2005, 10, 1): "102.7>102.3a",
    date(2010, 10, 1): ("212.9d>306.5b 408.1b>116.5 408.1c>116.3a 408.1d>116.1a 419.8a>609.7 606.6~805 606.6i>805.6a"),
    date(2023, 4, 14): "713.4a>712.8b",
}


def corrected(alignment: Alignment, newer: date) -> Alignment:
    """An alignment with what is known better about the step to an edition."""
    forward, backward = dict(alignment.forward), dict(alignment.backward)
    for entry in CORRECTIONS.get(newer, "").split():
        part = "~" in entry
        old, _, new = entry.partition("~" if part else ">")
        _let_go(forward, backward, old)
        if not part:
            _let_go(backward, forward, new)
            backward[new] = Match(old, Relation.SAME, 1.0)
        forward[old] = Match(new, Relation.PART if part else Relation.SAME, 1.0)
    return Alignment(forward, backward)


def _let_go(side: dict[str, Match], other: dict[str, Match], number: str) -> None:
    """A number is no longer what it was taken for, nor the other way round."""
    before = side.pop(number, None)
    if before is not None and before.number in other and other[before.number].number == number:
        del other[before.number]
