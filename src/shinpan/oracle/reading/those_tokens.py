""" "Create five of those tokens instead": the tokens that the sentence before would create, in another number."""

from typing import Any, TypeVar

from shinpan.oracle.reading.mentions import Unclear
from shinpan.phrases.base import Phrase, field_names, walk
from shinpan.phrases.copying.effects import CreateCopies
from shinpan.phrases.effects.sequence import If
from shinpan.phrases.effects.several_tokens import CreateThose
from shinpan.phrases.effects.tokens import CreateTokens
from shinpan.phrases.references.targets import Target, TheTarget

_T = TypeVar("_T")


def with_those_tokens(abilities: tuple[_T, ...]) -> tuple[_T, ...]:
    """Return the abilities with what "those tokens" are. Raises Unclear where it isn't said in the sentence before."""
    if not any(isinstance(each, CreateThose) for each in walk(abilities)):
        return abilities
    found = tuple(_settled(each) for each in abilities)
    if any(isinstance(each, CreateThose) for each in walk(found)):
        raise Unclear("it isn't clear which tokens are meant")
    return found


def _settled(value: Any) -> Any:
    if isinstance(value, tuple):
        return tuple(_settled(each) for each in value)
    if not isinstance(value, Phrase):
        return value
    if isinstance(value, If) and value.otherwise is not None:
        makers = [each for each in walk(value.otherwise) if isinstance(each, CreateTokens | CreateCopies)]
        if len(makers) == 1:
            value = value.with_(effect=_made(value.effect, makers[0]))
    changes = {
        name: after
        for name in field_names(type(value))
        if (after := _settled(before := getattr(value, name))) is not before and after != before
    }
    return value.with_(**changes) if changes else value


def _made(value: Any, maker: CreateTokens | CreateCopies) -> Any:
    """Return an effect in which such tokens are created by what makes them, its targets chosen already."""
    if isinstance(value, CreateThose):
        return _mentioned(maker.with_(number=value.number))
    if isinstance(value, tuple):
        return tuple(_made(each, maker) for each in value)
    if not isinstance(value, Phrase) or not any(isinstance(each, CreateThose) for each in walk(value)):
        return value
    return value.with_(**{name: _made(getattr(value, name), maker) for name in field_names(type(value))})


def _mentioned(value: Any) -> Any:
    if isinstance(value, Target):
        return TheTarget(value.slot)
    if isinstance(value, tuple):
        return tuple(_mentioned(each) for each in value)
    if not isinstance(value, Phrase) or not any(isinstance(each, Target) for each in walk(value)):
        return value
    return value.with_(**{name: _mentioned(getattr(value, name)) for name in field_names(type(value))})
