"""Which objects a cost is paid with (601.2h): chosen so that all of it can be paid together."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, islice
from typing import NamedTuple

from shinpan.game.decisions import Decision, DecisionKind, Pick, Topic
from shinpan.game.ids import ObjectId
from shinpan.phrases.base import CostPart, ObjectCost, Steps
from shinpan.phrases.costs import PayLife, TapSelf
from shinpan.rulebook.citations import carries
from shinpan.rules.casting.refusals import UNPAYABLE
from shinpan.rules.context.choosing import Choosing
from shinpan.rules.context.queries import Queries
from shinpan.rules.refusing import CantComplete, Refusal

carries("118.10")
carries("601.2h")

_TRIES = 200
"""How many sets of objects are tried at most for one part of a cost."""


class Commitment(NamedTuple):
    """What has been set aside for parts of a cost: objects to be tapped, objects that will leave, and life."""

    tapped: tuple[ObjectId, ...] = ()
    gone: tuple[ObjectId, ...] = ()
    life: int = 0

    def plus(self, part: ObjectCost, objects: Sequence[ObjectId]) -> "Commitment":
        """Return it with the objects for one more part."""
        if part.taps:
            return self._replace(tapped=(*self.tapped, *objects))
        return self._replace(gone=(*self.gone, *objects))

    def leaves(self, part: ObjectCost, candidates: Sequence[ObjectId]) -> tuple[ObjectId, ...]:
        """Return the candidates that another part doesn't need."""
        taken = {*self.gone, *(self.tapped if part.taps else ())}
        return tuple(each for each in candidates if each not in taken)


Affordable = Callable[[Commitment], bool]
"""Whether the mana could still be paid with some things set aside."""


def commitment_of(context: Queries, parts: Sequence[CostPart]) -> Commitment:
    """Return what the parts without a choice set aside: the source itself, and life."""
    taps = any(isinstance(part, TapSelf) for part in parts)
    leaves = any(part.removes_source for part in parts)
    life = sum(part.amount.value(context) for part in parts if isinstance(part, PayLife))
    return Commitment((context.source,) if taps else (), (context.source,) if leaves else (), life)


def possible_choice(
    context: Queries, parts: Sequence[CostPart], affordable: Affordable, start: Commitment
) -> tuple[tuple[ObjectId, ...], ...] | None:
    """Return objects for each part that is paid with objects, so that everything can be paid; None if there are none.

    The first such choice in the order of the candidates, those without which the mana can be paid most easily first.
    """
    choosing = tuple(part for part in parts if isinstance(part, ObjectCost))
    return _complete(context, choosing, affordable, start)


def _complete(
    context: Queries, parts: tuple[ObjectCost, ...], affordable: Affordable, start: Commitment
) -> tuple[tuple[ObjectId, ...], ...] | None:
    if not parts:
        return () if affordable(start) else None
    part, rest = parts[0], parts[1:]
    for objects in _sets(context, part, start):
        found = _complete(context, rest, affordable, start.plus(part, objects))
        if found is not None:
            return (objects, *found)
    return None


def _sets(context: Queries, part: ObjectCost, start: Commitment) -> Iterator[tuple[ObjectId, ...]]:
    candidates = start.leaves(part, part.candidates(context))
    least, most = part.bounds(context)
    for number in range(least, min(most, len(candidates)) + 1):
        for objects in islice(combinations(candidates, number), _TRIES):
            if part.suffices(context, objects):
                yield objects


def choose_objects(
    context: Choosing, part: ObjectCost, rest: tuple[ObjectCost, ...], affordable: Affordable, start: Commitment
) -> Steps[tuple[ObjectId, ...]]:
    """Have the player choose what one part is paid with, so that the rest can be paid, too."""
    candidates = start.leaves(part, part.candidates(context))
    least, most = part.bounds(context)
    most = min(most, len(candidates))

    def refusal(objects: tuple[ObjectId, ...]) -> Refusal | None:
        fits = part.suffices(context, objects)
        if fits and _complete(context, rest, affordable, start.plus(part, objects)) is not None:
            return None
        return UNPAYABLE

    if least == most == 1:
        candidates = tuple(each for each in candidates if refusal((each,)) is None)
    if len(candidates) < least:
        raise CantComplete(UNPAYABLE)
    default = possible_choice(context, (part, *rest), affordable, start)
    if default is None:
        raise CantComplete(UNPAYABLE)
    decision = Decision(
        player=context.you,
        kind=DecisionKind.OBJECTS,
        options=tuple(Pick(each) for each in candidates),
        minimum=least,
        maximum=most,
        rule="601.2h",
        topic=Topic.COST,
        source=context.source,
        default=tuple(Pick(each) for each in default[0]),
        check=lambda chosen: refusal(tuple(option.entity for option in chosen)),
    )
    if least == len(candidates) or most == 0:
        if context.table.recorder is not None:
            context.table.recorder.forced(context.table, decision)
        return candidates if most else ()
    answer = yield decision
    return tuple(option.entity for option in answer)
