"""Mana abilities (605): which abilities are, and what mana they could add."""

from typing import Any

from shinpan.game.enums import CardType
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.mana import ManaCost, ManaKind
from shinpan.phrases.abilities import ActivatedAbility
from shinpan.phrases.base import Effect
from shinpan.phrases.costs import PayLife, TapSelf
from shinpan.phrases.effects.mana import AddMana, AddManaOfOneColor
from shinpan.phrases.effects.sequence import Sequence
from shinpan.phrases.index import index_of
from shinpan.rulebook.citations import carries
from shinpan.rules.context.queries import Queries
from shinpan.rules.mana.source import ManaSource
from shinpan.rules.table import Table
from shinpan.rules.targeting.slots import slots_of_effect

carries("605.1a")
carries("605.3a")

_KNOWN: dict[int, tuple[Any, bool]] = {}


def is_mana_ability(ability: ActivatedAbility) -> bool:
    """Return whether an activated ability is a mana ability: no target, may add mana, no loyalty ability (605.1a)."""
    known = _KNOWN.get(id(ability))
    if known is None or known[0] is not ability:
        answer = ability.cost.loyalty is None and _adds(ability.effect) and not slots_of_effect(ability.effect).targets
        known = _KNOWN[id(ability)] = (ability, answer)
    return known[1]


def _adds(effect: Effect) -> bool:
    if isinstance(effect, (AddMana, AddManaOfOneColor)):
        return True
    return isinstance(effect, Sequence) and any(_adds(each) for each in effect.effects)


def outputs(context: Queries, effect: Effect) -> tuple[tuple[ManaKind, ...], ...]:
    """Return the alternatives of what a mana ability's effect adds to its controller's pool."""
    if isinstance(effect, AddMana):
        return (effect.kinds * effect.amount.value(context),)
    if isinstance(effect, AddManaOfOneColor):
        amount = effect.amount.value(context)
        return tuple((kind,) * amount for kind in effect.kinds)
    if isinstance(effect, Sequence):
        found: tuple[tuple[ManaKind, ...], ...] = ((),)
        for each in effect.effects:
            if _adds(each):
                found = tuple(before + after for before in found for after in outputs(context, each))
        return found
    return ()


_SOURCES: dict[tuple[int, int, int], tuple[Any, ManaSource]] = {}
"""Mana sources made so far: they are immutable, and the same ones are asked for at every decision."""


def sources_of(table: Table, player: PlayerId, object_id: ObjectId) -> list[ManaSource]:
    """Return the mana abilities of an object that a player may activate now, as sources for a payment."""
    characteristics = table.characteristics(object_id)
    found: list[ManaSource] = []
    for number, ability in index_of(characteristics).activated:
        if not is_mana_ability(ability):
            continue
        context = Queries(table, object_id, player)
        if all(part.payable(context) for part in ability.cost.parts) and (
            ability.condition is None or ability.condition.holds(context)
        ):
            found.append(_source(table, context, object_id, number, ability))
    return found


def _source(table: Table, context: Queries, object_id: ObjectId, number: int, ability: ActivatedAbility) -> ManaSource:
    characteristics = table.characteristics(object_id)
    key = (object_id, number, id(characteristics))
    known = _SOURCES.get(key)
    if known is not None and known[0] is characteristics and _is_constant(ability.effect):
        return known[1]
    taps = any(isinstance(part, TapSelf) for part in ability.cost.parts)
    made = ManaSource(
        object=object_id,
        ability=number,
        outputs=outputs(context, ability.effect),
        snow=any(each.name == "SNOW" for each in characteristics.supertypes),
        weight=_weight(context, ability, CardType.CREATURE in characteristics.types),
        cost=_mana_cost(ability),
        group=object_id if taps else None,
        life=sum(part.amount.value(context) for part in ability.cost.parts if isinstance(part, PayLife)),
    )
    if len(_SOURCES) > 100_000:
        _SOURCES.clear()
    _SOURCES[key] = (characteristics, made)
    return made


def _is_constant(effect: Effect) -> bool:
    from shinpan.phrases.quantities import Fixed

    if isinstance(effect, Sequence):
        return all(_is_constant(each) for each in effect.effects)
    return isinstance(getattr(effect, "amount", None), Fixed)


def _mana_cost(ability: ActivatedAbility) -> ManaCost | None:
    return ability.cost.mana if ability.cost.mana is not None and ability.cost.mana.symbols else None


def _weight(context: Queries, ability: ActivatedAbility, creature: bool) -> int:
    """Return how much its controller would rather keep it: creatures, then what is lost by using it."""
    lossy = sum(1 for part in ability.cost.parts if not isinstance(part, TapSelf))
    return int(creature) + 3 * lossy
