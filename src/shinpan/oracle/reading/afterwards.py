"""What is said of something that will have been made later is done then: "return it ... . It gains haste"."""

from typing import TypeVar

from shinpan.oracle.reading.linking import replaced
from shinpan.oracle.reading.mentions import Unclear
from shinpan.phrases.base import Effect, Phrase, walk
from shinpan.phrases.effects.delayed import Later
from shinpan.phrases.effects.handier import TriggersFor
from shinpan.phrases.effects.sequence import Sequence
from shinpan.phrases.references.objects import Result, ThatOne
from shinpan.phrases.references.targets import Target, TheTarget

_T = TypeVar("_T", bound=Phrase)


def done_afterwards(phrase: _T) -> _T:
    """Return a phrase in which effects on what a delayed ability makes or moves belong to that ability (603.7).

    Raises Unclear for one that has a target, too: delayed abilities choose their own.
    """
    for sequence in [each for each in walk(phrase) if isinstance(each, Sequence)]:
        effects = _joined(sequence.effects)
        if len(effects) < len(sequence.effects):
            phrase = replaced(phrase, sequence, Sequence(effects) if len(effects) > 1 else effects[0])
    return phrase


def check_kept(phrase: Phrase) -> None:
    """Raise Unclear if something that an effect has made or moved is spoken of, and no effect keeps it."""
    phrases = list(walk(phrase))
    spoken = {each.register for each in phrases if isinstance(each, Result | ThatOne)}
    kept = {getattr(each, "register", None) for each in phrases if not isinstance(each, Result | ThatOne)}
    if not spoken <= kept:
        raise Unclear("it isn't clear what is meant")


def _joined(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    found: list[Effect] = []
    for effect in effects:
        later = _maker(found[-1], effect) if found else None
        if later is None:
            found.append(effect)
            continue
        if any(isinstance(each, Target | TheTarget) for each in walk(effect)):
            raise Unclear("a delayed ability can't have the targets of the one that creates it")
        found[-1] = replaced(found[-1], later, _going_on(later, effect))
    return tuple(found)


def _maker(before: Effect, effect: Effect) -> Later | TriggersFor | None:
    """Return the delayed ability in one effect that makes or moves what another speaks of, if there is one."""
    spoken = {each.register for each in walk(effect) if isinstance(each, Result | ThatOne)}
    for later in [each for each in walk(before) if isinstance(each, Later | TriggersFor)]:
        kept = {getattr(each, "register", None) for each in walk(_done_then(later)) if isinstance(each, Effect)}
        if not spoken.isdisjoint(kept - {None}):
            return later
    return None


def _done_then(later: Later | TriggersFor) -> Effect:
    return later.effect if isinstance(later, Later) else later.ability.effect


def _going_on(later: Later | TriggersFor, effect: Effect) -> Later | TriggersFor:
    """Return a delayed ability that goes on with an effect."""
    before = _done_then(later)
    both = Sequence((*(before.effects if isinstance(before, Sequence) else (before,)), effect))
    if isinstance(later, Later):
        return later.with_(effect=both)
    return later.with_(ability=later.ability.with_(effect=both))
