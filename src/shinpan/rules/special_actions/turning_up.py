"""Turning a face-down permanent face up (116.2b, 702.37e, 702.168d, 701.40b-d, 701.58b-d)."""

from collections.abc import Iterator
from typing import NamedTuple

from shinpan.game.decisions import Special, SpecialAction
from shinpan.game.enums import CardType, FaceDown
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import ManaCost
from shinpan.phrases.abilities import Cost, Keyword
from shinpan.phrases.base import Steps
from shinpan.phrases.faces.turning import MORPHS, CantBeTurnedUp, MorphCostsMore
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.casting.numbers import choose_x_of_action, payable_together
from shinpan.rules.casting.refusals import UNPAYABLE
from shinpan.rules.context.queries import Queries
from shinpan.rules.context.resolution import Acting
from shinpan.rules.costs.payable import Means
from shinpan.rules.costs.paying import Paying, pay
from shinpan.rules.costs.spending import spend_on_turning
from shinpan.rules.costs.total import TotalCost, total_of_action
from shinpan.rules.faces import face_up
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.moving import put, with_printed
from shinpan.rules.happening.turning import turn_up
from shinpan.rules.refusing import Refusal
from shinpan.rules.restricting import forbidden
from shinpan.rules.table import Table

SHOWS = cite(
    "116.2b",
    en="{player} turns {object} face up for its cost: a special action.",
    ja="{player}はコストを支払って{object}を表向きにします。これは特別な処理です。",
)
NOT_FACE_DOWN = Refusal(
    cite(
        "708.7",
        en="The player controls no such face-down permanent.",
        ja="そのような裏向きのパーマネントをコントロールしていません。",
    )
)
KEPT_DOWN = Refusal(
    cite(
        "101.2",
        en="An effect says that the permanent can't be turned face up.",
        ja="そのパーマネントは表向きにならないという効果があります。",
    )
)
NO_WAY = Refusal(
    cite(
        "702.37e",
        en="It would have no morph or disguise cost face up, and wasn't manifested or cloaked as a creature card.",
        ja="表向きなら変異コストや変装コストを持つものでも、予示や偽装されたクリーチャー・カードでもありません。",
    )
)
carries("701.40b")
carries("701.40c")
carries("701.40d")
carries("701.58b")
carries("701.58c")
carries("701.58d")
carries("702.168d")
carries("708.7")

KEYWORDS = (KeywordAbility.MORPH, KeywordAbility.MEGAMORPH, KeywordAbility.DISGUISE)
"""The abilities that let their permanent be turned face up for a cost."""

_BY_MANA_COST = frozenset({FaceDown.MANIFEST, FaceDown.CLOAK})


class UpWay(NamedTuple):
    """A way of turning a permanent face up. keyword: whose cost it is, None for the mana cost."""

    cost: Cost
    keyword: KeywordAbility | None = None


def ways_up(table: Table, object_id: ObjectId) -> tuple[UpWay, ...]:
    """Return the ways in which a face-down permanent may be turned up: by what it would be face up, or is as a card."""
    obj = table.state.objects[object_id]
    if obj.face_down is None:
        return ()
    seen = table.fork()
    put(seen.state, with_printed(obj.with_(face_down=None)))
    seen.state.version += 1
    ways = [
        UpWay(ability.cost, ability.keyword)
        for ability in seen.characteristics(object_id).abilities
        if isinstance(ability, Keyword) and ability.keyword in KEYWORDS and ability.cost is not None
    ]
    card = face_up(obj)
    if obj.face_down in _BY_MANA_COST and CardType.CREATURE in card.types and card.mana_cost is not None:
        ways.append(UpWay(Cost(card.mana_cost)))
    return tuple(ways)


def _total(table: Table, way: UpWay, x: int | None) -> TotalCost:
    """Return what is paid in a way, with what morph costs are increased by (702.37e)."""
    total = total_of_action(way.cost, x)
    if way.keyword in MORPHS:
        for active in table.view().in_force(MorphCostsMore):
            part = active.part
            if isinstance(part, MorphCostsMore) and part.amount.mana is not None:
                total = TotalCost(ManaCost.of((*total.mana.symbols, *part.amount.mana.symbols)), total.parts)
    return total


def options(table: Table, player: PlayerId, object_id: ObjectId, means: Means) -> Iterator[Special]:
    """Yield the ways in which a player may turn a permanent face up now."""
    for number in range(len(ways_up(table, object_id))):
        option = Special(object_id, SpecialAction.TURN_FACE_UP, number)
        if refusal(table, player, option, means) is None:
            yield option


def refusal(table: Table, player: PlayerId, option: Special, means: Means) -> Refusal | None:
    """Return why a player can't turn a permanent face up in a way now, or None."""
    obj = table.state.objects.get(option.object)
    if obj is None or not table.on_battlefield(obj.id) or table.controller(obj.id) != player or obj.face_down is None:
        return NOT_FACE_DOWN
    if forbidden(table, CantBeTurnedUp, obj.id):
        return KEPT_DOWN
    ways = ways_up(table, obj.id)
    if option.number >= len(ways):
        return NO_WAY
    total = _total(table, ways[option.number], 0)
    if means.restricted():
        means = means.for_payment(spend_on_turning(table, player, obj.id), ())
    if not payable_together(Queries(table, obj.id, player), total.mana, total.parts, means):
        return UNPAYABLE
    return None


def take(table: Table, player: PlayerId, option: Special, *, by_hand: bool) -> Steps[None]:
    """Pay the cost and turn the permanent face up."""
    way = ways_up(table, option.object)[option.number]
    table.note(SHOWS, player=player, object=option.object)
    context = Acting(table, option.object, player)
    spend = spend_on_turning(table, player, option.object)
    x = yield from choose_x_of_action(table, context, way.cost, Means(table, player).for_payment(spend, ()))
    paying = Paying(by_hand=by_hand, wish=option.spend, spend=spend)
    yield from pay(table, context, _total(table, way, x), paying)
    batch = Batch(table)
    yield from turn_up(table, batch, option.object, player, way.keyword, x)
    batch.close()
