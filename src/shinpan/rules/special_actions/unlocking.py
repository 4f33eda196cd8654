"""Unlocking a half of a Room for its mana cost (116.2m, 709.5e)."""

from collections.abc import Iterator

from shinpan.game.decisions import Special, SpecialAction
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.phrases.abilities import Cost
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import cite
from shinpan.rules.casting.refusals import UNPAYABLE
from shinpan.rules.context.resolution import Acting
from shinpan.rules.costs.payable import Means
from shinpan.rules.costs.paying import Paying, pay
from shinpan.rules.costs.spending import spend_on_unlocking
from shinpan.rules.costs.total import TotalCost
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.unlocking import locked_halves, unlock
from shinpan.rules.refusing import Refusal
from shinpan.rules.table import Table
from shinpan.rules.timing import sorcery_timing

UNLOCKS = cite(
    "116.2m",
    en="{player} unlocks a half of {object} for its mana cost: a special action.",
    ja="{player}は{object}の片方をそのマナ・コストで開放します。これは特別な処理です。",
)
NOT_LOCKED = Refusal(
    cite(
        "709.5e",
        en="The player controls no permanent with that half locked.",
        ja="その半分が閉鎖されているパーマネントをコントロールしていません。",
    )
)
NO_COST = Refusal(
    cite(
        "118.6",
        en="That half has no mana cost, so its unlock cost can't be paid.",
        ja="その半分にはマナ・コストがないため、開放コストを支払えません。",
    )
)


def options(table: Table, player: PlayerId, object_id: ObjectId, means: Means) -> Iterator[Special]:
    """Yield the halves of a permanent that a player may unlock now."""
    for half in locked_halves(table, object_id):
        option = Special(object_id, SpecialAction.UNLOCK, half)
        if refusal(table, player, option, means) is None:
            yield option


def refusal(table: Table, player: PlayerId, option: Special, means: Means) -> Refusal | None:
    """Return why a player can't unlock a half now, or None."""
    obj = option.object
    late = sorcery_timing(table, player)
    if late is not None:
        return late
    if not table.on_battlefield(obj) or table.controller(obj) != player:
        return NOT_LOCKED
    if option.number not in locked_halves(table, obj):
        return NOT_LOCKED
    cost = _cost(table, option)
    if cost.mana is None:
        return NO_COST
    if means.restricted():
        means = means.for_payment(spend_on_unlocking(table, player), ())
    return None if means.can_pay(cost.mana) else UNPAYABLE


def _cost(table: Table, option: Special) -> Cost:
    composite = table.characteristics(option.object).composite
    assert composite is not None
    return Cost(composite.faces[option.number].mana_cost)


def take(table: Table, player: PlayerId, option: Special, *, by_hand: bool) -> Steps[None]:
    """Pay the mana cost of the half and unlock it."""
    table.note(UNLOCKS, player=player, object=option.object)
    context = Acting(table, option.object, player)
    mana = _cost(table, option).mana
    assert mana is not None
    paying = Paying(by_hand=by_hand, wish=option.spend, spend=spend_on_unlocking(table, player))
    yield from pay(table, context, TotalCost(mana), paying)
    batch = Batch(table)
    unlock(table, batch, option.object, option.number, player)
    batch.close()
