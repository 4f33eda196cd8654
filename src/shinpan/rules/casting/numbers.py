"""Choosing X (107.3, 601.2b)."""

from shinpan.game.decisions import Decision, DecisionKind, Topic
from shinpan.game.mana import ManaCost
from shinpan.phrases.abilities import Cost
from shinpan.phrases.base import Steps
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.context.queries import Queries
from shinpan.rules.costs.payable import Means
from shinpan.rules.table import Table

CHOSEN = cite(
    "107.3a",
    en="{player} chooses {number} for X.",
    ja="{player}はXの値として{number}を選びます。",
)
carries("601.2b")


def choose_x(
    table: Table, context: Queries, cost: Cost, means: Means, mana: ManaCost | None = None
) -> Steps[int | None]:
    """Have the controller choose X, if the cost has one; only what can be paid is offered.

    mana: the whole mana cost with X in it, where additions and changes make it other than that of the cost.
    """
    whole = mana if mana is not None else cost.mana
    if whole is None or not whole.has_x:
        return None
    largest = max(0, means.largest_x(whole))
    answer = yield Decision(
        player=context.you,
        kind=DecisionKind.NUMBER,
        options=tuple(range(largest + 1)),
        minimum=0,
        maximum=largest,
        rule="601.2b",
        topic=Topic.X,
        source=context.source,
    )
    x: int = answer[0]
    table.note(CHOSEN, player=context.you, number=x)
    return x
