"""Whether a player may begin to activate an ability, and if not, why not (602.5, 117.1b)."""

from shinpan.game.counters import CounterKind
from shinpan.game.decisions import Activate
from shinpan.game.events import AbilityActivated
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.objects import Choices
from shinpan.phrases.abilities import ActivatedAbility
from shinpan.phrases.actioncosts import waterbends
from shinpan.phrases.base import Timing
from shinpan.phrases.index import index_of
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.activating.loyalty import ONCE, TOO_FEW, activated_this_turn
from shinpan.rules.casting.mentioning import mentions_x
from shinpan.rules.casting.modes import choosable_modes
from shinpan.rules.casting.numbers import defined_x, payable_together, x_of_ability
from shinpan.rules.casting.refusals import FORBIDDEN, NO_TARGETS, UNPAYABLE
from shinpan.rules.context.queries import Queries
from shinpan.rules.costs.payable import Means, parts_payable, taps_itself
from shinpan.rules.costs.spending import as_any_color, freed, loosened, spend_on_ability
from shinpan.rules.costs.standing_in import waterbenders
from shinpan.rules.costs.total import total_of_ability
from shinpan.rules.mana.abilities import is_mana_ability, split_activated
from shinpan.rules.refusing import Refusal
from shinpan.rules.restricting import barred
from shinpan.rules.table import Table
from shinpan.rules.targeting.choosing import can_choose
from shinpan.rules.targeting.slots import slots_of_effect
from shinpan.rules.timing import SPLIT_SECOND, sorcery_timing, split_second

NOT_YOURS = Refusal(
    cite(
        "602.2",
        en="Only its controller may activate it.",
        ja="その能力を起動できるのはコントローラーだけです。",
    )
)
NOT_THERE = Refusal(
    cite(
        "602.5",
        en="The ability can't be activated from where the object is.",
        ja="そのオブジェクトがある領域からは起動できません。",
    )
)
CONDITION = Refusal(
    cite(
        "602.5b",
        en="The condition for activating it isn't met.",
        ja="起動のための条件が満たされていません。",
    )
)
TOO_OFTEN = Refusal(
    cite(
        "602.5b",
        en="It has been activated as often as it may this turn.",
        ja="このターンに起動できる回数をすでに使いました。",
    )
)
SICK = Refusal(
    cite(
        "302.6",
        en="The creature hasn't been under its controller's control since their most recent turn began.",
        ja="そのクリーチャーは、自分の直近のターンの開始時から続けてコントロールしていません（召喚酔い）。",
    )
)
carries("602.5a")
carries("602.5d")
carries("606.3")


def other_options(table: Table, player: PlayerId, object_id: ObjectId, means: Means) -> list[Activate]:
    """Return the abilities of an object, mana abilities apart, that a player may activate now."""
    return [
        Activate(object_id, number)
        for number, ability in split_activated(index_of(table.characteristics(object_id))).others
        if refusal_to_activate(table, player, object_id, number, ability, means) is None
    ]


def refusal_to_activate(
    table: Table, player: PlayerId, object_id: ObjectId, number: int, ability: ActivatedAbility, means: Means
) -> Refusal | None:
    """Return the first requirement that keeps a player from activating an ability, or None."""
    obj = table.state.objects.get(object_id)
    if obj is None or obj.zone not in ability.zones or obj.phased_out:
        return NOT_THERE
    if table.controller(object_id) != player and not ability.any_player:
        return NOT_YOURS
    if table.state.stack and split_second(table) and not is_mana_ability(ability):
        return SPLIT_SECOND
    if ability.cost.loyalty is not None:
        refusal = _loyalty(table, player, object_id, ability.cost.loyalty)
        if refusal is not None:
            return refusal
    if ability.timing is Timing.SORCERY:
        late = sorcery_timing(table, player)
        if late is not None:
            return late
    if ability.per_turn and _times(table, object_id, number) >= ability.per_turn:
        return TOO_OFTEN
    context = Queries(table, object_id, player, choices=Choices(x=0))
    if ability.condition is not None and not ability.condition.holds(context):
        return CONDITION
    if barred(table, object_id, is_mana_ability(ability)):
        return FORBIDDEN
    return _costs_and_targets(table, context, ability, means)


def _costs_and_targets(table: Table, context: Queries, ability: ActivatedAbility, means: Means) -> Refusal | None:
    is_mana = is_mana_ability(ability)
    total = total_of_ability(table, context.source, ability, defined_x(context, ability), is_mana=is_mana)
    if total.parts and not parts_payable(context, total.parts):
        obj = table.state.objects[context.source]
        return SICK if obj.sick and not obj.tapped and taps_itself(total.parts) else UNPAYABLE
    if means.restricted():
        means = means.for_payment(spend_on_ability(table, context.you, context.source), ())
    if waterbends(total.parts):
        means = means.for_payment(means.spend, waterbenders(table, context.you))
    mana = freed(total.mana) if as_any_color(table, context.you) else loosened(table, context.source, total.mana)
    if not (payable_together(context, mana, total.parts, means) if total.parts else means.can_pay(mana)):
        return UNPAYABLE
    if is_mana:
        return None
    if choosable_modes(table, context, ability.effect) is False:
        return NO_TARGETS
    slots = slots_of_effect(ability.effect)
    if not slots.targets or can_choose(table, context, slots):
        return None
    return None if mentions_x(slots.targets) and x_of_ability(table, context, ability, means) else NO_TARGETS


def _loyalty(table: Table, player: PlayerId, object_id: ObjectId, change: int) -> Refusal | None:
    late = sorcery_timing(table, player)
    if late is not None:
        return late
    if activated_this_turn(table, object_id):
        return ONCE
    if change < 0 and table.state.objects[object_id].count(CounterKind.LOYALTY) < -change:
        return TOO_FEW
    return None


def _times(table: Table, object_id: ObjectId, number: int) -> int:
    """Return how often this turn; an ability that a copy effect gave anew is another one (707.7)."""
    origin = table.origin(object_id)
    return sum(
        1
        for event in table.state.history
        if isinstance(event, AbilityActivated)
        and event.source == object_id
        and event.number == number
        and event.origin == origin
    )
