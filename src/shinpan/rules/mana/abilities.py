"""Mana abilities (605): which abilities are, and what mana they could add."""

from typing import Any

from shinpan.game.characteristics import Characteristics
from shinpan.game.enums import CardType, Supertype
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.mana import ManaCost, ManaKind
from shinpan.game.objects import GameObject
from shinpan.phrases.abilities import ActivatedAbility
from shinpan.phrases.base import Effect
from shinpan.phrases.costs import PayLife, TapSelf
from shinpan.phrases.effects.mana import AddMana, AddManaOfOneColor
from shinpan.phrases.effects.sequence import If, Sequence
from shinpan.phrases.effects.where import WhereX
from shinpan.phrases.index import AbilityIndex, index_of
from shinpan.phrases.manause import ManaRider, Restricted, SpendOnly
from shinpan.phrases.quantities import Fixed
from shinpan.phrases.references.players import You
from shinpan.rulebook.citations import carries
from shinpan.rules.context.queries import Queries
from shinpan.rules.mana.adding import could_add
from shinpan.rules.mana.producing import produced, taps
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
        answer = (
            ability.cost.loyalty is None and could_add(ability.effect) and not slots_of_effect(ability.effect).targets
        )
        known = _KNOWN[id(ability)] = (ability, answer)
    return known[1]


class Activated:
    """The activated abilities of characteristics, mana abilities apart. Kept on the index of abilities.

    plain: mana abilities that cost nothing but {T}, ask for no condition and always add the same, with what they add.
    """

    __slots__ = ("mana", "others", "plain")

    def __init__(self, index: AbilityIndex) -> None:
        self.mana = tuple((n, a) for n, a in index.activated if is_mana_ability(a))
        self.others = tuple((n, a) for n, a in index.activated if not is_mana_ability(a))
        self.plain: tuple[tuple[int, tuple[tuple[ManaKind, ...], ...]], ...] | None = None
        if self.mana and all(_is_plain(ability) for _, ability in self.mana):
            self.plain = tuple((n, _fixed_outputs(a.effect)) for n, a in self.mana)


def split_activated(index: AbilityIndex) -> Activated:
    """Return the activated abilities of an index, sorted; done once for each index."""
    found: Activated | None = index.cache
    if found is None:
        found = index.cache = Activated(index)
    return found


def _is_plain(ability: ActivatedAbility) -> bool:
    return (
        ability.cost.parts == (TapSelf(),)
        and not (ability.cost.mana is not None and ability.cost.mana.symbols)
        and ability.condition is None
        and _is_constant(ability.effect)
    )


def _is_constant(effect: Effect) -> bool:
    if not isinstance(effect, (AddMana, AddManaOfOneColor)) or effect.only is not None or effect.riders:
        return False
    return isinstance(effect.amount, Fixed) and isinstance(effect.who, You)


def _fixed_outputs(effect: Effect) -> tuple[tuple[ManaKind, ...], ...]:
    assert isinstance(effect, (AddMana, AddManaOfOneColor))
    assert isinstance(effect.amount, Fixed)
    if isinstance(effect, AddMana):
        return (effect.kinds * effect.amount.number,)
    return tuple((kind,) * effect.amount.number for kind in effect.kinds)


_SOURCES: dict[tuple[int, int, int], tuple[Any, ManaSource]] = {}
"""Mana sources made so far: they are immutable, and the same ones are asked for at every decision."""


def sources_of(table: Table, player: PlayerId, obj: GameObject, characteristics: Characteristics) -> list[ManaSource]:
    """Return the mana abilities of an object that a player may activate now, as sources for a payment."""
    found: list[ManaSource] = []
    for number, ability in split_activated(index_of(characteristics)).mana:
        if obj.zone not in ability.zones:
            continue
        context = Queries(table, obj.id, player)
        if all(part.payable(context) for part in ability.cost.parts) and (
            ability.condition is None or ability.condition.holds(context)
        ):
            found.append(_source(table, context, number, ability, characteristics))
    return found


def plain_sources(object_id: ObjectId, characteristics: Characteristics) -> tuple[ManaSource, ...] | None:
    """Return the mana abilities of an object as sources, if all are plain (see `Activated`); None if not."""
    plain = split_activated(index_of(characteristics)).plain
    if plain is None:
        return None
    return tuple(_plain_source(object_id, number, added, characteristics) for number, added in plain)


def _plain_source(
    object_id: ObjectId, number: int, added: tuple[tuple[ManaKind, ...], ...], characteristics: Characteristics
) -> ManaSource:
    key = (object_id, number, id(characteristics))
    known = _SOURCES.get(key)
    if known is not None and known[0] is characteristics:
        return known[1]
    made = ManaSource(
        object=object_id,
        ability=number,
        outputs=added,
        snow=Supertype.SNOW in characteristics.supertypes,
        weight=int(CardType.CREATURE in characteristics.types),
        group=object_id,
    )
    if len(_SOURCES) > 100_000:
        _SOURCES.clear()
    _SOURCES[key] = (characteristics, made)
    return made


def _source(
    table: Table, context: Queries, number: int, ability: ActivatedAbility, characteristics: Characteristics
) -> ManaSource:
    object_id, player = context.source, context.you
    only, riders = _use(ability.effect)
    return ManaSource(
        object=object_id,
        ability=number,
        outputs=tuple(each.kinds for each in produced(table, player, object_id, ability)),
        snow=Supertype.SNOW in characteristics.supertypes,
        weight=_weight(ability, CardType.CREATURE in characteristics.types),
        cost=_mana_cost(ability),
        group=object_id if taps(ability) else None,
        life=sum(part.amount.value(context) for part in ability.cost.parts if isinstance(part, PayLife)),
        restriction=Restricted(only, object_id) if only is not None else None,
        riders=riders,
    )


def _use(effect: Effect) -> tuple[SpendOnly | None, tuple[ManaRider, ...]]:
    """Return what the mana that an effect adds may be spent on, and what happens then (106.6)."""
    if isinstance(effect, (AddMana, AddManaOfOneColor)):
        return effect.only, effect.riders
    if isinstance(effect, Sequence):
        return next((_use(each) for each in effect.effects if could_add(each)), (None, ()))
    if isinstance(effect, WhereX | If):
        return _use(effect.effect)
    return None, ()


def _mana_cost(ability: ActivatedAbility) -> ManaCost | None:
    return ability.cost.mana if ability.cost.mana is not None and ability.cost.mana.symbols else None


def _weight(ability: ActivatedAbility, creature: bool) -> int:
    """Return how much its controller would rather keep it: creatures, then what is lost by using it."""
    lossy = sum(1 for part in ability.cost.parts if not isinstance(part, TapSelf))
    return int(creature) + 3 * lossy
