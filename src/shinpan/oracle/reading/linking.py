"""Linked abilities (607): "the exiled card" is what another ability of the same card has exiled."""

from collections.abc import Iterator
from typing import Any, TypeVar

from shinpan.game.keywords import KeywordAbility
from shinpan.oracle.reading.mentions import Unclear
from shinpan.phrases.abilities import Keyword
from shinpan.phrases.base import Phrase, field_names, walk
from shinpan.phrases.conditions import KICKERS, WasKicked
from shinpan.phrases.effects.delayed import Later
from shinpan.phrases.effects.emblems import MayPlayExiledWith
from shinpan.phrases.effects.reflexive import WhenDone
from shinpan.phrases.effects.until import ChooseExiledWith
from shinpan.phrases.effects.zones_chosen import PutLinkedOntoBattlefield
from shinpan.phrases.faces.melding import ExileAndMeld, OwnBoth
from shinpan.phrases.hidden.exiling import ReturnOwnExiled
from shinpan.phrases.hidden.from_exile import TurnUpOwnExiled
from shinpan.phrases.hidden.playing import LetPlayExiledWith, LookAtAndPlayExiledWith, PlayExiledWith
from shinpan.phrases.hidden.sight import MayLookAtExiledWith
from shinpan.phrases.imprinting import (
    ACardExiledIs,
    CardsExiledWith,
    ExiledByThis,
    LastCreatureExiled,
    ManyExiledWith,
    TakeOneExiledWith,
)
from shinpan.phrases.keywords import expanded
from shinpan.phrases.qualities.said_after import WithThoseNames
from shinpan.phrases.references.objects import Bound, ExiledWith, JustExiled, Linked

_OF_ALL = (
    CardsExiledWith,
    ChooseExiledWith,
    ExiledByThis,
    ExiledWith,
    ManyExiledWith,
    MayLookAtExiledWith,
    MayPlayExiledWith,
    PutLinkedOntoBattlefield,
    TakeOneExiledWith,
    TurnUpOwnExiled,
    WithThoseNames,
    *(PlayExiledWith, LookAtAndPlayExiledWith, LetPlayExiledWith),
)
"""References to everything that the same object has exiled."""
_SPEAKING = (Linked, ReturnOwnExiled, ACardExiledIs, LastCreatureExiled, *_OF_ALL)
"""References to what the same object has exiled."""

_T = TypeVar("_T")


def linked(abilities: tuple[_T, ...]) -> tuple[_T, ...]:
    """Return the abilities of a face, with what one of them exiles remembered if another speaks of it.

    "Exile them, then meld them" is about the two that the same ability has named (712.4a). Raises Unclear where nothing
    is exiled that could be spoken of.
    """
    phrases = tuple(walk(abilities))
    if any(isinstance(each, ExileAndMeld) for each in phrases):
        return tuple(_with_counterpart(each) for each in abilities)
    abilities = _kicked(abilities, phrases)
    if not any(isinstance(each, _SPEAKING) for each in phrases):
        return abilities
    abilities = tuple(_of_itself(each) for each in abilities)
    if not any(isinstance(each, _SPEAKING) for each in walk(abilities)):
        return abilities
    exiling = [each for each in walk(abilities) if getattr(each, "link", 0) is None]
    for found in exiling:
        abilities = tuple(replaced(each, found, found.with_(link=0)) for each in abilities)
    if any(isinstance(each, Keyword) and each.keyword is KeywordAbility.DELVE for each in abilities):
        return abilities  # what is exiled as it is cast (607.2q)
    if not exiling and not any(_exiles(each) for ability in abilities for each in walk(_spelled_out(ability))):
        raise Unclear("nothing is exiled that it could be")
    return abilities


def _spelled_out(ability: Any) -> Any:
    return expanded(ability) if isinstance(ability, Keyword) else ability


def _exiles(phrase: Phrase) -> bool:
    return getattr(phrase, "link", None) is not None and not isinstance(phrase, _SPEAKING)


def _of_itself(ability: _T) -> _T:
    """Return an ability in which "the exiled card" is what it has exiled itself, if it exiles something.

    Raises Unclear where an ability that it creates speaks of that and of something else.
    """
    now = list(_at_once(ability))
    if not any(hasattr(each, "link") and not isinstance(each, _SPEAKING) for each in now):
        return ability
    for each in [each for each in now if isinstance(each, Linked)]:
        ability = replaced(ability, each, JustExiled())
    for later in [each for each in walk(ability) if isinstance(each, Later | WhenDone)]:
        inner = [each for each in walk(later) if isinstance(each, Linked)]
        asking = bool(inner) or any(isinstance(each, ReturnOwnExiled) for each in walk(later))
        if asking and later.about is not None:
            raise Unclear("it isn't clear which exiled card is meant")
        new = later.with_(about=JustExiled()) if asking else later
        for each in inner:
            new = replaced(new, each, Bound())
        ability = replaced(ability, later, new)
    return ability


def _at_once(value: Any) -> Iterator[Phrase]:
    """Yield the phrases of an ability that are about its own resolution, not about an ability that it creates."""
    if isinstance(value, tuple):
        for each in value:
            yield from _at_once(each)
    elif isinstance(value, Phrase):
        yield value
        if not isinstance(value, Later | WhenDone):
            for name in field_names(type(value)):
                yield from _at_once(getattr(value, name))


def _kicked(abilities: tuple[_T, ...], phrases: tuple[Phrase, ...]) -> tuple[_T, ...]:
    """Return the abilities with the places of the kicker costs that they name (702.33f)."""
    costs = [each.cost.mana for each in phrases if isinstance(each, Keyword) and each.keyword in KICKERS and each.cost]
    for asking in [each for each in phrases if isinstance(each, WasKicked) and each.cost is not None]:
        if asking.cost in costs and asking.place is None:
            new = asking.with_(place=costs.index(asking.cost))
            abilities = tuple(replaced(each, asking, new) for each in abilities)
    return abilities


def _with_counterpart(ability: _T) -> _T:
    """Return an ability that melds with the counterpart that its condition names."""
    phrases = tuple(walk(ability))
    named = [each for each in phrases if isinstance(each, OwnBoth)]
    melding = [each for each in phrases if isinstance(each, ExileAndMeld)]
    if len(named) != 1 or len(melding) != 1:
        return ability
    new: _T = replaced(ability, melding[0], melding[0].with_(counterpart=named[0].counterpart))
    return new


def replaced(value: Any, old: Phrase, new: Phrase) -> Any:
    """Return a value with a phrase in it replaced."""
    if value is old:
        return new
    if isinstance(value, tuple):
        return tuple(replaced(each, old, new) for each in value)
    if not isinstance(value, Phrase) or not any(each is old for each in walk(value)):
        return value
    names = field_names(type(value))
    return value.with_(**{name: replaced(getattr(value, name), old, new) for name in names})
