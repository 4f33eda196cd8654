"""Decisions of players who have left, or conceded while something else was under way (104.3a, 800.4f-h).

Who concedes leaves the game as soon as that is finished. They pay nothing and do nothing that they may leave undone;
other choices are made for them by another player: what a rule asks for by the next in turn order, what an object asks
of an opponent of its controller by another opponent, if there is one.
"""

from collections.abc import Collection
from typing import Any

from shinpan.game.decisions import Decision, DecisionKind, Pass
from shinpan.game.ids import PlayerId
from shinpan.game.state import GameState
from shinpan.rulebook.citations import cite
from shinpan.rules.answers import IllegalAnswer, checked
from shinpan.rules.table import Table

UNPAID = cite(
    "800.4f",
    en="{player} is out of the game and doesn't pay or do what they could leave undone.",
    ja="{player}はもうゲームに参加していないため、支払わなくてよいものは支払わず、しなくてよいことはしません。",
)
CHOSEN_BY_ANOTHER = cite(
    "800.4h",
    en="{player} is out of the game; {other} makes the choice.",
    ja="{player}はもうゲームに参加していないため、{other}が代わりに選びます。",
)
CHOSEN_BY_AN_OPPONENT = cite(
    "800.4g",
    en="{player} is out of the game; {other}, another opponent of the controller, makes the choice.",
    ja="{player}はもうゲームに参加していないため、コントローラーの別の対戦相手である{other}が代わりに選びます。",
)


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
    others = [each for each in table.turn_order(decision.player) if each not in gone]
    controller = None if decision.source is None else table.controller(decision.source)
    opponents = [each for each in others if each != controller]
    if controller is not None and controller != decision.player and opponents:
        table.note(CHOSEN_BY_AN_OPPONENT, player=decision.player, other=opponents[0])
        return decision.with_(by=opponents[0]), None
    table.note(CHOSEN_BY_ANOTHER, player=decision.player, other=others[0])
    return decision.with_(by=others[0]), None


def is_gone(table: Table, player: PlayerId, conceding: Collection[PlayerId]) -> bool:
    """Return whether a player decides nothing any more: they have left the game, or are about to (800.4)."""
    return player in conceding or (table.player(player).lost is not None and not table.state.over)


def _declined(table: Table, decision: Decision) -> Any:
    """Return the answer that does the least, None if there is a choice to make all the same."""
    if decision.kind in {DecisionKind.YES_NO, DecisionKind.PAY} and decision.default is not None:
        return [decision.default]
    try:
        return checked(table, decision, [])
    except IllegalAnswer:
        return None
