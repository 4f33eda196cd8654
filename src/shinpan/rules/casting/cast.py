"""Casting a spell, step by step as 601.2 has it. Whoever reads this beside the rule should find the same order."""

from shinpan.game.characteristics import Characteristics
from shinpan.game.decisions import Cast
from shinpan.game.enums import Zone
from shinpan.game.events import BecameTarget, Entry, SpellCast, ZoneChange
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.mana import FREE, ManaCost
from shinpan.game.objects import Choices
from shinpan.phrases.base import Steps, walk
from shinpan.phrases.costchanges import CostChange
from shinpan.phrases.index import index_of
from shinpan.phrases.quantities import TargetsBeyondFirst
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.casting.modes import choose_modes
from shinpan.rules.casting.numbers import choose_x
from shinpan.rules.casting.refusals import NOT_HERE
from shinpan.rules.casting.ways import Way, ways_of
from shinpan.rules.context.resolution import Acting
from shinpan.rules.costs.payable import Means
from shinpan.rules.costs.paying import pay
from shinpan.rules.costs.total import TOTAL, additional_costs, changed_mana, total_of_spell
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.moving import perform_zone_changes, rewrite
from shinpan.rules.refusing import CantComplete
from shinpan.rules.table import Table
from shinpan.rules.targeting.choosing import choose_targets, divide
from shinpan.rules.targeting.slots import modal_of, slots_of_spell

ANNOUNCED = cite(
    "601.2a",
    en="{player} puts {object} on the stack.",
    ja="{player}は{object}をスタックに置きます。",
)
BECAME_CAST = cite("601.2i", en="{object} has become cast.", ja="{object}は唱えられました。")
carries("601.2")
carries("601.2b")
carries("601.2f")


MOST_TARGETS = 1000
"""A spell whose cost counts its targets isn't offered more."""


def cast(table: Table, player: PlayerId, option: Cast, *, by_hand: bool = False) -> Steps[ObjectId]:
    """Cast a spell; return it. Raises CantComplete if it turns out that it can't be cast, which the caller undoes."""
    way = _way(table, player, option)
    spell = _announce(table, player, option, way)
    context = Acting(table, spell, player, choices=Choices(alternative=option.way or None))
    yield from _choose(table, context, spell, way)
    _note_choices(table, spell, context.choices)
    total = total_of_spell(table, spell, way.cost, additional_costs(table, spell), context.choices.x)
    table.note(TOTAL, cost=str(total.mana))
    paid = yield from pay(table, context, total, by_hand=by_hand, wish=option.spend)
    choices = context.choices.with_(paid=paid.parts, mana_spent=paid.mana, cast_from=_origin(table, spell))
    _become_cast(table, player, spell, choices)
    return spell


def _way(table: Table, player: PlayerId, option: Cast) -> Way:
    ways = ways_of(table, player, option.object)
    if option.way >= len(ways):
        raise CantComplete(NOT_HERE)
    return ways[option.way]


def _announce(table: Table, player: PlayerId, option: Cast, way: Way) -> ObjectId:
    """601.2a: the card goes from where it is to the top of the stack and becomes a spell."""
    obj = table.state.objects[option.object]
    batch = Batch(table)
    change = ZoneChange(
        object=obj.id,
        origin=obj.zone,
        destination=Zone.STACK,
        controller=player,
        face=way.face,
        entry=Entry(face_down=way.face_down),
        choices=Choices(cast_from=obj.zone),
    )
    (spell,) = perform_zone_changes(table, batch, [change])
    batch.close()
    table.note(ANNOUNCED, player=player, object=spell)
    return spell


def _choose(table: Table, context: Acting, spell: ObjectId, way: Way) -> Steps[None]:
    """601.2b-d: modes and X, then targets, then how amounts are divided among them."""
    characteristics = table.characteristics(spell)
    index = index_of(characteristics)
    for _, ability in index.spells:
        if modal_of(ability.effect) is not None:
            modes = yield from choose_modes(table, context, ability.effect, spell)
            context.choices = context.choices.with_(modes=modes)
            break
    x = yield from choose_x(table, context, way.cost, Means(table, context.you), _mana_with_x(table, spell, way))
    context.choices = context.choices.with_(x=x)
    slots = slots_of_spell(characteristics, context.choices.modes)
    if slots.targets:
        most = _most_targets(table, context, spell, way) if _counts_targets(characteristics) else None
        yield from choose_targets(table, context, slots, spell, most)
        shares = yield from divide(table, context, slots)
        context.choices = context.choices.with_(divided=shares)


def _counts_targets(characteristics: Characteristics) -> bool:
    """Return whether the spell's own text makes its cost depend on its targets."""
    return any(
        isinstance(part, CostChange) and any(isinstance(phrase, TargetsBeyondFirst) for phrase in walk(part))
        for _, ability in index_of(characteristics).statics
        for part in ability.parts
    )


def _most_targets(table: Table, context: Acting, spell: ObjectId, way: Way) -> int | None:
    """Return for how many targets a spell whose cost counts them could be paid; None for any number."""
    means = Means(table, context.you)
    if means.unlimited:
        return None
    number = 0
    while number < MOST_TARGETS:
        _note_choices(table, spell, context.choices.with_(targets=((spell,) * (number + 1),)))
        total = total_of_spell(table, spell, way.cost, additional_costs(table, spell), context.choices.x)
        if not means.can_pay(total.mana):
            break
        number += 1
    return number


def _note_choices(table: Table, spell: ObjectId, choices: Choices) -> None:
    """Write the choices made so far on the spell, where costs that depend on them look (601.2f)."""
    obj = table.state.objects[spell].with_(choices=choices.with_(cast_from=_origin(table, spell)))
    rewrite(table.state, obj)


def _mana_with_x(table: Table, spell: ObjectId, way: Way) -> ManaCost | None:
    """Return the whole mana cost with its X, so that only values of X are offered that can be paid in full."""
    if way.cost.mana is None or not way.cost.mana.has_x:
        return None
    mana = way.cost.mana
    for cost in additional_costs(table, spell):
        mana = mana + (cost.mana or FREE)
    return changed_mana(table, spell, mana)


def _origin(table: Table, spell: ObjectId) -> Zone | None:
    choices = table.state.objects[spell].choices
    return choices.cast_from if choices is not None else None


def _become_cast(table: Table, player: PlayerId, spell: ObjectId, choices: Choices) -> None:
    """601.2i: the spell has become cast; abilities that trigger on casting or on being targeted do so now."""
    state = table.state
    rewrite(state, state.objects[spell].with_(choices=choices))
    held = table.player(player)
    table.set_player(held.with_(spells_cast=held.spells_cast + 1))
    table.stir()
    table.note(BECAME_CAST, object=spell)
    batch = Batch(table)
    batch.add(SpellCast(spell, player))
    for slot in choices.targets:
        for target in slot:
            batch.add(BecameTarget(target, spell, player))
    batch.close()
