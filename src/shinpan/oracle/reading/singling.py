"""What several players do each for themselves: "each opponent loses 1 life for each creature they control"."""

from dataclasses import fields
from typing import Any

from shinpan.oracle.reading.groups import Unfit
from shinpan.oracle.reading.happenings import SEVERAL
from shinpan.oracle.reading.mentions import is_player
from shinpan.phrases.base import Effect, Phrase, walk
from shinpan.phrases.effects.each_player import EachDoes
from shinpan.phrases.effects.paying import MayPay, UnlessPaid
from shinpan.phrases.effects.sequence import May
from shinpan.phrases.more.choosing import PlayersChoose
from shinpan.phrases.references.objects import Each
from shinpan.phrases.references.players import ThatOneOfThem


def are_several(reference: Any) -> bool:
    """Return whether words stand for several players at once, each of whom is asked by themselves."""
    return reference in SEVERAL or (isinstance(reference, Each) and is_player(reference.group))


SINGLING = (May, MayPay, EachDoes, PlayersChoose)
"""The effects that are at one of several players at a time."""
_FIELDS = ("who", "recipient")


def singled(effect: Effect) -> Effect:
    """Return an effect with several players in which one of them is spoken of, as one for each of them."""
    if type(effect) in SINGLING:
        return effect
    if isinstance(effect, UnlessPaid):
        inner = getattr(effect.effect, "who", None)
        if effect.who == ThatOneOfThem() and inner in SEVERAL:
            return EachDoes(inner, effect.with_(effect=effect.effect.with_(who=ThatOneOfThem())))
        return effect
    for name in _FIELDS:
        who = getattr(effect, name, None)
        if who in SEVERAL and has_open_one(effect):
            return EachDoes(who, effect.with_(**{name: ThatOneOfThem()}))
    return effect


def has_open_one(value: Any) -> bool:
    """Return whether something speaks of one of several players, without saying which players."""
    if isinstance(value, Phrase) and not any(isinstance(each, ThatOneOfThem) for each in walk(value)):
        return False
    if isinstance(value, ThatOneOfThem):
        return True
    if isinstance(value, tuple):
        return any(has_open_one(each) for each in value)
    if not isinstance(value, Phrase):
        return False
    if isinstance(value, SINGLING) and are_several(value.who):
        return False
    names = [each.name for each in fields(value) if each.compare]  # type: ignore[arg-type]
    return any(has_open_one(getattr(value, name)) for name in names)


def checked(phrase: Phrase) -> None:
    """Raise Unfit if a phrase speaks of one of several players, and nothing says of which."""
    if has_open_one(phrase):
        raise Unfit


__all__ = ["SEVERAL", "SINGLING", "checked", "has_open_one", "singled"]
