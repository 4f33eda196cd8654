"""Activating an ability (602.2): onto the stack, choices, targets, costs."""

from shinpan.game.decisions import Activate
from shinpan.game.enums import ObjectKind, Zone
from shinpan.game.events import AbilityActivated, BecameTarget
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.objects import Choices, GameObject, Stacked
from shinpan.phrases.abilities import ActivatedAbility
from shinpan.phrases.actioncosts import waterbends
from shinpan.phrases.base import Steps
from shinpan.phrases.index import index_of
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.activating.loyalty import pay_loyalty
from shinpan.rules.activating.mana import activate_for_mana
from shinpan.rules.casting.mentioning import mentions_x
from shinpan.rules.casting.modes import choose_modes
from shinpan.rules.casting.numbers import choose_x_of_ability, payable_together
from shinpan.rules.casting.symbols import Announced, announce_symbols, has_choices, with_life
from shinpan.rules.context.resolution import Acting
from shinpan.rules.costs.payable import Means, taps_itself
from shinpan.rules.costs.paying import Paying, pay
from shinpan.rules.costs.spending import spend_on_ability
from shinpan.rules.costs.standing_in import waterbenders
from shinpan.rules.costs.total import TotalCost, total_of_ability
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.moving import arrive
from shinpan.rules.mana.abilities import is_mana_ability
from shinpan.rules.mana.payment import Payment, find_payment
from shinpan.rules.table import Table
from shinpan.rules.targeting.choosing import choose_targets, divide
from shinpan.rules.targeting.slots import slots_of_effect

ANNOUNCED = cite(
    "602.2a",
    en="{player} activates an ability of {object}; it goes on the stack.",
    ja="{player}は{object}の能力を起動し、その能力がスタックに置かれます。",
)
carries("602.2b")
carries("113.7")


def activate(table: Table, player: PlayerId, option: Activate, *, by_hand: bool = False) -> Steps[ObjectId | None]:
    """Activate an ability; return the ability on the stack, None for a mana ability."""
    source = option.object
    ability = index_of(table.characteristics(source)).all[option.number]
    assert isinstance(ability, ActivatedAbility)
    if is_mana_ability(ability):
        if ability.cost.mana is not None and ability.cost.mana.symbols:
            total = total_of_ability(table, source, ability, is_mana=True)
            paying = Paying(
                by_hand=by_hand,
                spend=spend_on_ability(table, player, source),
                reserved=ability.cost.parts,
                wish=option.spend,
            )
            yield from pay(table, Acting(table, source, player), total._replace(parts=()), paying)
        x = None
        if mentions_x(ability.cost.parts):
            asking = Acting(table, source, player, choices=Choices())
            x = yield from choose_x_of_ability(table, asking, ability, Means(table, player).without(source))
        yield from activate_for_mana(table, player, source, option.number, x=x)
        return None
    stacked = _put_on_stack(table, player, source, option.number, ability)
    table.note(ANNOUNCED, player=player, object=source)
    context = Acting(table, source, player, choices=Choices())
    context.itself = stacked
    paying = Paying(
        by_hand=by_hand,
        spend=spend_on_ability(table, player, source),
        stand_ins=waterbenders(table, player) if waterbends(ability.cost.parts) else (),
        wish=option.spend,
        of=source,
    )
    yield from _announce(table, context, ability, paying)
    total = yield from _total(table, context, ability, paying)
    if total.loyalty is not None:
        yield from pay_loyalty(table, source, total.loyalty)
    paid = yield from pay(table, context, total, paying)
    context.choices = context.choices.with_(paid=paid.parts, mana_spent=paid.mana)
    _finish(table, player, source, option.number, ability, stacked, context.choices)
    return stacked


def _put_on_stack(table: Table, player: PlayerId, source: ObjectId, number: int, ability: ActivatedAbility) -> ObjectId:
    """Create the ability on the stack as an object that isn't a card (602.2a)."""
    state = table.state
    stacked = GameObject(
        id=state.new_object_id(),
        kind=ObjectKind.ABILITY,
        components=(),
        owner=player,
        controller=player,
        zone=Zone.STACK,
        timestamp=state.new_timestamp(),
        stacked=Stacked(source, ability, number, origin=table.origin(source)),
    )
    arrive(state, stacked)
    table.touch()
    return stacked.id


def _announce(table: Table, context: Acting, ability: ActivatedAbility, paying: Paying) -> Steps[None]:
    """Make the choices of 601.2b-d for an ability (602.2b): X, modes, targets, division."""
    means = paying.means(table, context.you)
    if taps_itself(ability.cost.parts):
        means = means.without(context.source)
    x = yield from choose_x_of_ability(table, context, ability, means)
    context.choices = context.choices.with_(x=x)
    modes = yield from choose_modes(table, context, ability.effect)
    context.choices = context.choices.with_(modes=modes)
    slots = slots_of_effect(ability.effect, context.choices)
    if slots.targets:
        yield from choose_targets(table, context, slots)
        shares = yield from divide(table, context, slots)
        context.choices = context.choices.with_(divided=shares)


def _total(table: Table, context: Acting, ability: ActivatedAbility, paying: Paying) -> Steps[TotalCost]:
    """Announce how hybrid and Phyrexian symbols will be paid, and work out the total cost."""
    source, x = context.source, context.choices.x
    mana = ability.cost.mana
    if mana is None or paying.wish is not None or not has_choices(mana):
        return total_of_ability(table, source, ability, x)
    means = paying.means(table, context.you)

    def total(announced: Announced) -> TotalCost:
        return with_life(total_of_ability(table, source, ability, x, announced=announced.mana), announced.life_symbols)

    def affordable(announced: Announced) -> bool:
        asked = total(announced)
        return payable_together(context, asked.mana, asked.parts, means)

    def likely(announced: Announced) -> Payment | None:
        pool = table.player(context.you).pool
        left = means.without(source) if taps_itself(ability.cost.parts) else means
        return find_payment(total(announced).mana, pool, left.sources(), means.spend, means.life)

    announced = yield from announce_symbols(table, context, mana, affordable, likely)
    return total(announced)


def _finish(
    table: Table,
    player: PlayerId,
    source: ObjectId,
    number: int,
    ability: ActivatedAbility,
    stacked: ObjectId,
    choices: Choices,
) -> None:
    state = table.state
    state.objects[stacked] = state.objects[stacked].with_(choices=choices)
    batch = Batch(table)
    loyalty = ability.cost.loyalty is not None
    made = state.objects[stacked].stacked
    origin = made.origin if made is not None else 0
    batch.add(AbilityActivated(source, number, player, stacked, loyalty=loyalty, origin=origin))
    for slot in choices.targets:
        for target in slot:
            batch.add(BecameTarget(target, stacked, player))
    batch.close()
