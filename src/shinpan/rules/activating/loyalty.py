"""Loyalty abilities (606): one a turn for each planeswalker, at sorcery speed, paid with loyalty counters."""

from shinpan.game.counters import CounterKind
from shinpan.game.events import AbilityActivated
from shinpan.game.ids import ObjectId
from shinpan.phrases.base import Steps
from shinpan.phrases.permissions import LoyaltyTwice
from shinpan.rulebook.citations import cite
from shinpan.rules.happening.batch import Batch
from shinpan.rules.happening.counting import put_counters, remove_counters
from shinpan.rules.refusing import Refusal
from shinpan.rules.table import Table

PAID = cite(
    "606.4",
    en="The cost of the loyalty ability is {change} loyalty.",
    ja="忠誠度能力のコストとして、忠誠カウンターを{change}します。",
)
ONCE = Refusal(
    cite(
        "606.3",
        en="A loyalty ability of that permanent has already been activated this turn.",
        ja="そのパーマネントの忠誠度能力は、このターンにすでに起動されています。",
    )
)
TOO_FEW = Refusal(
    cite(
        "606.6",
        en="It doesn't have that many loyalty counters.",
        ja="忠誠カウンターの数が足りません。",
    )
)


def activated_this_turn(table: Table, object_id: ObjectId) -> bool:
    """Return whether a loyalty ability of a permanent has been activated as often as it can be this turn (606.3)."""
    times = sum(
        isinstance(event, AbilityActivated) and event.loyalty and event.source == object_id
        for event in table.state.history
    )
    if times < 1:
        return False
    return times > 1 or all(active.source != object_id for active in table.view().in_force(LoyaltyTwice))


def pay_loyalty(table: Table, object_id: ObjectId, change: int) -> Steps[None]:
    """Pay a loyalty cost: put that many loyalty counters on the permanent, or remove them."""
    table.note(PAID, change=f"{change:+d}")
    batch = Batch(table)
    if change > 0:
        player = table.controller(object_id)
        yield from put_counters(table, batch, object_id, CounterKind.LOYALTY, change, player=player, by_effect=False)
    elif change < 0:
        yield from remove_counters(table, batch, object_id, CounterKind.LOYALTY, -change)
    batch.close()
