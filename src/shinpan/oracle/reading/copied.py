"""New targets for copies (707.10c): said some sentences after the copying, they are chosen as the copies are made."""

from typing import Any

from shinpan.oracle.reading.groups import Unfit
from shinpan.phrases.abilities import SpellAbility
from shinpan.phrases.base import Effect, Phrase, walk
from shinpan.phrases.copying.stack import CopyOnStack, NewTargetsForCopies
from shinpan.phrases.effects.handier import TriggersFor
from shinpan.phrases.effects.next_time import OnNext
from shinpan.phrases.effects.paying import MayPay
from shinpan.phrases.effects.sequence import If, May, Sequence
from shinpan.phrases.more.all_other import LoseAllOther
from shinpan.phrases.more.of_those import CreateOfThose, DealsThatInstead
from shinpan.phrases.references.objects import JustExiled, Linked

_INSIDE = ("effect", "then", "otherwise")


def with_new_targets(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Return effects without the sentence about new targets: it belongs to those before it that copy something.

    Raises Unfit if nothing before it does.
    """
    found: list[Effect] = []
    for each in effects:
        if isinstance(each, NewTargetsForCopies | CreateOfThose | DealsThatInstead | LoseAllOther):
            found = _copying(found)
        elif isinstance(each, May | MayPay) and isinstance(each.then, NewTargetsForCopies):
            found.append(_then_chosen(each))
        else:
            found.append(each)
    return tuple(found)


def _copying(effects: list[Effect]) -> list[Effect]:
    changed = [_chosen(each) for each in effects]
    if changed == effects:
        raise Unfit
    return changed


def _then_chosen(effect: Any) -> Effect:
    changed: Effect = _chosen(effect.with_(then=None))
    return changed


def _chosen(effect: Any) -> Any:
    """Return an effect in which new targets are chosen for every copy of a spell or ability."""
    match effect:
        case CopyOnStack():
            return effect.with_(new_targets=True)
        case Sequence():
            return effect.with_(effects=tuple(_chosen(each) for each in effect.effects))
        case If() | May() | MayPay() | OnNext():
            inner = {name: _chosen(getattr(effect, name)) for name in _INSIDE if hasattr(effect, name)}
            return effect.with_(**inner)
    return effect


def refused_alone(phrase: Phrase) -> None:
    """Raise Unfit if new targets are spoken of and nothing was copied, "those tokens" and none were created, and so on.

    Also if something later speaks of what a spell has exiled: the spell is gone by then, and remembers nothing.
    """
    for each in walk(phrase):
        if isinstance(each, NewTargetsForCopies | CreateOfThose | DealsThatInstead):
            raise Unfit
        later = isinstance(each, TriggersFor) and isinstance(phrase, SpellAbility)
        if later and any(isinstance(inner, Linked | JustExiled) for inner in walk(each)):
            raise Unfit
