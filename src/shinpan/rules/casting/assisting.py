"""Assist (702.132): another player may pay for generic mana in the total cost of a spell."""

from typing import NamedTuple

from shinpan.game.decisions import Decision, DecisionKind, Pick, Topic
from shinpan.game.ids import ObjectId, PlayerId
from shinpan.game.keywords import KeywordAbility
from shinpan.game.mana import FREE, Mana, ManaCost
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import cite
from shinpan.rules.context.resolution import Acting
from shinpan.rules.costs.payable import Means
from shinpan.rules.costs.paying import Paying, pay
from shinpan.rules.costs.spending import spend_on_spell
from shinpan.rules.costs.total import TotalCost
from shinpan.rules.refusing import Refusal
from shinpan.rules.table import Table

ASSISTS = cite(
    "702.132a",
    en="{player} assists and pays {cost} of the cost of {object}.",
    ja="{player}が助力し、{object}のコストのうち{cost}を支払います。",
)


TOO_LITTLE = Refusal(
    cite(
        "702.132a",
        en="Without more help the total cost can't be paid.",
        ja="これ以上の助力がないため、総コストを支払えません。",
    )
)
"""Why a spell isn't cast that counted on another player, who is free to pay nothing."""


class Help(NamedTuple):
    """What another player has paid: the mana spent; what is left to be paid; and whether anybody could have helped."""

    mana: tuple[Mana, ...]
    left: TotalCost
    possible: bool = True


def helpers(table: Table, player: PlayerId, spell: ObjectId) -> tuple[PlayerId, ...]:
    """Return who may be chosen to assist with a spell: any other player in the game, if it has assist."""
    if not table.has(spell, KeywordAbility.ASSIST):
        return ()
    return tuple(each for each in table.turn_order(player) if each != player)


def most_help(table: Table, player: PlayerId, spell: ObjectId, mana: ManaCost) -> int:
    """Return how much generic mana in a total cost some other player could pay at most; 0 without assist."""
    if not mana.generic:
        return 0
    return max((_most(table, each, spell, mana.generic) for each in helpers(table, player, spell)), default=0)


def assist(table: Table, context: Acting, total: TotalCost) -> Steps[Help]:
    """Let the player choose another player, if they like, and have that player pay what they like."""
    spell = context.source
    others = helpers(table, context.you, spell) if total.mana.generic else ()
    if not others:
        return Help((), total, False)
    answer = yield Decision(
        player=context.you,
        kind=DecisionKind.OBJECTS,
        options=tuple(Pick(each) for each in others),
        minimum=0,
        rule="702.132a",
        topic=Topic.ASSIST,
        source=spell,
        default=(),
    )
    for option in answer:
        return (yield from _helped(table, spell, option.entity, total))
    return Help((), total)


def _helped(table: Table, spell: ObjectId, helper: PlayerId, total: TotalCost) -> Steps[Help]:
    most = _most(table, helper, spell, total.mana.generic)
    amount = 0
    if most:
        answer = yield Decision(
            player=helper,
            kind=DecisionKind.NUMBER,
            options=tuple(range(most + 1)),
            minimum=0,
            maximum=most,
            rule="702.132a",
            topic=Topic.NUMBER,
            source=spell,
            default=0,
        )
        amount = answer if isinstance(answer, int) else int(answer[0])
    if not amount:
        return Help((), total)
    part = FREE.increased(amount)
    table.note(ASSISTS, player=helper, cost=str(part), object=spell)
    paying = Paying(spend=spend_on_spell(table, helper, spell))
    paid = yield from pay(table, Acting(table, spell, helper), TotalCost(part), paying)
    return Help(paid.mana, total._replace(mana=total.mana.reduced(amount)))


def _most(table: Table, helper: PlayerId, spell: ObjectId, generic: int) -> int:
    """Return how much of some generic mana a player could pay for a spell."""
    means = Means(table, helper)
    if means.restricted():
        means = means.for_payment(spend_on_spell(table, helper, spell), ())
    return next((amount for amount in range(generic, 0, -1) if means.can_pay(FREE.increased(amount))), 0)
