"""X in a text: whether something speaks of one, and when what it is can be known (107.3)."""

from typing import Any

from shinpan.phrases.base import Phrase, field_names, walk
from shinpan.phrases.effects.for_each import EachOfThese
from shinpan.phrases.effects.where import WhereX
from shinpan.phrases.qualities.places import Listed
from shinpan.phrases.quantities import Amount, X
from shinpan.phrases.references.objects import Bound, JustExiled, Paid, Result, ThatOne
from shinpan.phrases.references.players import TargetedPlayer, ThatOneOfThem
from shinpan.phrases.references.targets import Target, TheTarget
from shinpan.phrases.tokens import XToken

_ONLY_LATER = (
    *(Listed, Result, ThatOne, Amount, JustExiled, Bound, EachOfThese),
    *(Target, TheTarget, TargetedPlayer, ThatOneOfThem, Paid, X),
)
"""What isn't there before targets are chosen: what is done or paid, and the targets themselves (601.2c, 601.2h)."""


def known_before(amount: Any) -> bool:
    """Return whether a number is known before targets are chosen: counted from what there is, not from what is done."""
    return not any(isinstance(each, _ONLY_LATER) for each in walk(amount))


def has_open_x(value: Any) -> bool:
    """Return whether something speaks of an X that it doesn't define itself."""
    if isinstance(value, X | XToken):
        return True
    if isinstance(value, WhereX):
        return has_open_x(value.amount)
    if isinstance(value, tuple):
        return any(has_open_x(each) for each in value)
    if not isinstance(value, Phrase):
        return False
    return any(has_open_x(getattr(value, name)) for name in field_names(type(value)))
