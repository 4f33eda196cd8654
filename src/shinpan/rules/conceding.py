"""Decisions of players who conceded while something else was under way (104.3a, 800.4f-h).

They leave the game as soon as that is finished. Until then they pay nothing and do nothing that they may leave undone;
other choices are made for them by the next player in turn order.
"""

from collections.abc import Collection
from typing import Any

from shinpan.game.decisions import Decision, DecisionKind, Pass
from shinpan.game.ids import PlayerId
from shinpan.game.state import GameState
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.answers import IllegalAnswer, checked
from shinpan.rules.table import Table

UNPAID = cite(
    "800.4f",
    en="{player} has conceded and doesn't pay or do what they could leave undone.",
    ja="{player}は投了しているため、支払わなくてよいものは支払わず、しなくてよいことはしません。",
)
CHOSEN_BY_ANOTHER = cite(
    "800.4h",
    en="{player} has conceded; {other} makes the choice.",
    ja="{player}は投了しているため、{other}が代わりに選びます。",
)
carries("800.4g")


def acts_by_themselves(state: GameState, first: Any, player: PlayerId) -> bool:
    """Return whether what is under way since a player had priority is that player's own action.

    first: the answer to the decision at priority. It is undone with a player who concedes meanwhile.
    """
    return state.turn.priority == player and not isinstance(first, Pass)


def in_their_absence(table: Table, decision: Decision, gone: Collection[PlayerId]) -> tuple[Decision, Any]:
    """Return the decision with who makes it, and the answer if it takes none of them."""
    declined = _declined(table, decision)
    if declined is not None:
        table.note(UNPAID, player=decision.player)
        return decision, declined
    other = next(each for each in table.turn_order(decision.player) if each not in gone)
    table.note(CHOSEN_BY_ANOTHER, player=decision.player, other=other)
    return decision.with_(by=other), None


def _declined(table: Table, decision: Decision) -> Any:
    """Return the answer that does the least, None if there is a choice to make all the same."""
    if decision.kind in {DecisionKind.YES_NO, DecisionKind.PAY} and decision.default is not None:
        return [decision.default]
    try:
        return checked(table, decision, [])
    except IllegalAnswer:
        return None
