"""What mana effects add: the alternatives, each with the choices that lead to it (106.3, 605.1)."""

from collections.abc import Iterable
from itertools import combinations_with_replacement
from typing import NamedTuple

from shinpan.game.ids import PlayerId
from shinpan.game.mana import ManaKind
from shinpan.phrases.base import Effect, Reference
from shinpan.phrases.commanders import AddManaOfIdentity
from shinpan.phrases.effects.mana import (
    AddMana,
    AddManaInCombination,
    AddManaOfChosenColor,
    AddManaOfChosenColorOr,
    AddManaOfOneColor,
    AddManaOfTypeProduced,
)
from shinpan.phrases.effects.sequence import If, May, Sequence
from shinpan.phrases.effects.where import WhereX
from shinpan.phrases.faces.crafting import AddManaOfMaterials
from shinpan.rules.context.queries import Queries

Kinds = tuple[ManaKind, ...]
_ADDING = (
    AddMana,
    AddManaInCombination,
    AddManaOfChosenColor,
    AddManaOfChosenColorOr,
    AddManaOfIdentity,
    AddManaOfMaterials,
    AddManaOfOneColor,
    AddManaOfTypeProduced,
)
_FREELY = 5
"""How much mana of a combination may be of any kinds together; what goes beyond is of one kind, for want of time."""


class Added(NamedTuple):
    """One alternative: the mana for the player who asks, the answers that lead to it, and X, if that is chosen."""

    kinds: Kinds
    answers: Kinds = ()
    x: int | None = None

    def plus(self, other: "Added") -> "Added":
        """Return this followed by another."""
        return Added(self.kinds + other.kinds, self.answers + other.answers, self.x)


NOTHING = Added(())


def could_add(effect: Effect) -> bool:
    """Return whether an effect could add mana to a pool (605.1a)."""
    if isinstance(effect, _ADDING):
        return True
    if isinstance(effect, Sequence):
        return any(could_add(each) for each in effect.effects)
    if isinstance(effect, If):
        return could_add(effect.effect) or (effect.otherwise is not None and could_add(effect.otherwise))
    return isinstance(effect, WhereX | May) and could_add(effect.effect)


def added(context: Queries, effect: Effect, player: PlayerId | None = None) -> tuple[Added, ...]:
    """Return the alternatives of what an effect adds to a player's pool, its controller's if no other is named."""
    player = context.you if player is None else player
    if isinstance(effect, Sequence):
        return product(added(context, each, player) for each in effect.effects if could_add(each))
    if isinstance(effect, If):
        holds = effect.condition.holds(context)
        chosen = effect.effect if holds else effect.otherwise
        return (NOTHING,) if chosen is None else added(context, chosen, player)
    if isinstance(effect, WhereX):
        return added(_with_x(context, effect.amount.value(context)), effect.effect, player)
    if isinstance(effect, May) or not _goes_to(context, effect, player):
        return (NOTHING,)
    return _simply(context, effect)


def product(parts: Iterable[tuple[Added, ...]]) -> tuple[Added, ...]:
    """Return the alternatives of several things added one after another, each mana once."""
    found: tuple[Added, ...] = (NOTHING,)
    for alternatives in parts:
        each = (before.plus(after) for before in found for after in alternatives)
        found = tuple({one.kinds: one for one in each}.values())
    return found


def _goes_to(context: Queries, effect: Effect, player: PlayerId) -> bool:
    who = getattr(effect, "who", None)
    return who.includes(context, player) if isinstance(who, Reference) else player == context.you


def _with_x(context: Queries, x: int) -> Queries:
    new = Queries(
        context.lens,
        context.source,
        context.you,
        choices=context.choices.with_(x=max(0, x)),
        event=context.event,
        bound=context.bound,
    )
    new.had_by = context.had_by
    return new


def _simply(context: Queries, effect: Effect) -> tuple[Added, ...]:
    if isinstance(effect, AddMana):
        return (Added(effect.kinds * max(0, effect.amount.value(context))),)
    if isinstance(effect, AddManaOfOneColor):
        amount = max(0, effect.amount.value(context))
        return _either(effect.kinds, amount)
    if isinstance(effect, AddManaInCombination):
        return tuple(Added(each, each) for each in _combinations(effect.kinds, max(0, effect.amount.value(context))))
    if isinstance(effect, AddManaOfTypeProduced | AddManaOfIdentity | AddManaOfChosenColorOr):
        return _either(effect.kinds(context), 1) or (NOTHING,)
    if isinstance(effect, AddManaOfChosenColor | AddManaOfMaterials):
        return (Added(effect.kinds(context)),)
    return ()


def _either(kinds: Kinds, amount: int) -> tuple[Added, ...]:
    """Return mana of one of some kinds; nobody is asked which if there is but one."""
    return tuple(Added((kind,) * amount, (kind,) if len(kinds) > 1 else ()) for kind in kinds)


def _combinations(kinds: Kinds, amount: int) -> list[Kinds]:
    if amount <= _FREELY or len(kinds) < 3:
        return list(combinations_with_replacement(kinds, amount))
    free = combinations_with_replacement(kinds, _FREELY)
    many = [tuple(sorted((*each, *(kind,) * (amount - _FREELY)), key=kinds.index)) for each in free for kind in kinds]
    return list(dict.fromkeys(many))
