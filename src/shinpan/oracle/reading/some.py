"""What is done to any number of things: they are chosen first."""

from typing import Any

from shinpan.oracle.reading.groups import Unfit
from shinpan.phrases.base import Effect, Phrase, field_names
from shinpan.phrases.effects.sequence import Sequence
from shinpan.phrases.effects.some_of import ChooseSome, SomeOf
from shinpan.phrases.effects.statuses import PutCounters, TapPermanents, UntapPermanents
from shinpan.phrases.effects.zones import (
    DestroyPermanents,
    ExileObjects,
    PutIntoGraveyard,
    PutIntoLibrary,
    ReturnToHand,
    SacrificePermanents,
)
from shinpan.phrases.faces.transforming import Transform
from shinpan.phrases.references.objects import Result

_DONE_TO_SOME = {
    DestroyPermanents: "objects",
    ExileObjects: "objects",
    PutCounters: "on",
    PutIntoGraveyard: "objects",
    PutIntoLibrary: "objects",
    ReturnToHand: "objects",
    SacrificePermanents: "objects",
    TapPermanents: "objects",
    Transform: "objects",
    UntapPermanents: "objects",
}
"""What may be done to some of a group, and the field that says to which."""


def chosen_first(phrase: Phrase) -> Any:
    """Return an effect on some of a group with their choice before it. Raises Unfit where nothing can be chosen."""
    name = _DONE_TO_SOME.get(type(phrase))
    some = None if name is None else getattr(phrase, name)
    if not isinstance(some, SomeOf):
        if any(isinstance(getattr(phrase, each), SomeOf) for each in field_names(type(phrase))):
            raise Unfit
        return phrase
    assert isinstance(phrase, Effect)
    assert name is not None
    own = isinstance(phrase, SacrificePermanents)
    choice = ChooseSome(some.group, some.most, some.register, own)
    return Sequence((choice, phrase.with_(**{name: Result(some.register)})))
