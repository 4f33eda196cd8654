"""Putting a companion from outside the game into one's hand for {3} (116.2g, 702.139a).

Which card it is was said before the game, and is a mark of the card there (`Designation.COMPANION`). What has come to
the hand is a new object without it, so that the action can be taken once (702.139c).
"""

from collections.abc import Iterator

from shinpan.game.decisions import Special, SpecialAction
from shinpan.game.designations import Designation
from shinpan.game.enums import Zone
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.mana import ManaCost
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.casting.refusals import UNPAYABLE
from shinpan.rules.context.resolution import Acting
from shinpan.rules.costs.payable import Means
from shinpan.rules.costs.paying import Paying, pay
from shinpan.rules.costs.total import TotalCost
from shinpan.rules.entering import enter_or_move
from shinpan.rules.refusing import Refusal
from shinpan.rules.table import Table
from shinpan.rules.timing import sorcery_timing

TAKES = cite(
    "116.2g",
    en="{player} puts their companion {object} into their hand: a special action.",
    ja="{player}は相棒の{object}を手札に加えます。これは特別な処理です。",
)
NOT_WAITING = Refusal(
    cite(
        "702.139a",
        en="It isn't a companion of the player's outside the game.",
        ja="それはゲームの外部にある、そのプレイヤーの相棒ではありません。",
    )
)
carries("702.139c", "702.139d")

COST = ManaCost.parse("{3}")


def options(table: Table, player: PlayerId, object_id: ObjectId, means: Means) -> Iterator[Special]:
    """Yield the action, if the card is the player's companion and they may take it now."""
    option = Special(object_id, SpecialAction.COMPANION)
    if refusal(table, player, option, means) is None:
        yield option


def refusal(table: Table, player: PlayerId, option: Special, means: Means) -> Refusal | None:
    """Return why a player can't put a card into their hand so, or None."""
    obj = table.state.objects.get(option.object)
    if obj is None or obj.zone is not Zone.OUTSIDE or obj.owner != player:
        return NOT_WAITING
    if Designation.COMPANION not in obj.designations.given:
        return NOT_WAITING
    late = sorcery_timing(table, player)
    if late is not None:
        return late
    return None if means.can_pay(COST) else UNPAYABLE


def take(table: Table, player: PlayerId, option: Special, *, by_hand: bool) -> Steps[None]:
    """Pay for it and put it into the hand."""
    table.note(TAKES, player=player, object=option.object)
    context = Acting(table, option.object, player)
    yield from pay(table, context, TotalCost(COST), Paying(by_hand=by_hand, wish=option.spend))
    yield from enter_or_move(table, (option.object,), Zone.HAND, cause=option.object)
