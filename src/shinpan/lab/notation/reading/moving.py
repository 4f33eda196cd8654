"""Readers of steps that let the game go on: `resolve` and `until`."""

import re

from shinpan.lab.notation.keys import StepKey as Key
from shinpan.lab.notation.mistakes import ValueMistake
from shinpan.lab.notation.reading.acting import common_of_nobody
from shinpan.lab.notation.reading.core import Fields, wrong
from shinpan.lab.notation.reading.players import Players
from shinpan.lab.notation.reading.scalars import folded, number, text, word
from shinpan.lab.notation.steps import ResolveStep, UntilStep
from shinpan.lab.notation.tree import Node, Scalar
from shinpan.lab.notation.vocabulary import StepName

MOST_RESOLVED = 10_000
"""Objects that one step may let resolve."""
LAST_TURN = 10_000

_TURN = re.compile(r"turn\s+([0-9]+)\s+(.+)", re.IGNORECASE)
_OWNED = r"['’]s?\s+(.+)"
_read_step = word(StepName)


def step_name(node: Node) -> StepName:
    """A step or main phase."""
    given = folded(node)
    if given == "untap":
        raise wrong(node.line, ValueMistake.NO_UNTAP)
    if given == "beginning of combat":
        return StepName.COMBAT
    return _read_step(node)


def resolve(fields: Fields, players: Players) -> ResolveStep:
    """`resolve`: how many objects, or `all`; alone it is one."""

    def count(node: Node) -> int | None:
        if isinstance(node, Scalar) and (node.is_null or node.text == "all"):
            return 1 if node.is_null else None
        return number(1, MOST_RESOLVED)(node)

    return ResolveStep(count=fields.take(Key.RESOLVE, count, 1), **common_of_nobody(fields, players))


def _whose(given: str, players: Players) -> re.Match[str] | None:
    """Split "bob's upkeep"; a player's own name may hold an apostrophe."""
    names = "|".join(re.escape(name) for name in sorted(players.names, key=len, reverse=True))
    return re.fullmatch(f"({names}){_OWNED}", given) or re.fullmatch(f"(.+?){_OWNED}", given)


def until(fields: Fields, players: Players) -> UntilStep:
    """`until`: "end step", "bob's upkeep", "turn 3 end step"."""

    def goal(node: Node) -> tuple[StepName, str | None, int | None]:
        given = text(node)
        if (match := _TURN.fullmatch(given)) is not None:
            turn = number(1, LAST_TURN)(Scalar(node.line, match[1]))
            return step_name(Scalar(node.line, match[2])), None, turn
        if (match := _whose(given, players)) is not None:
            whose = players.player(Scalar(node.line, match[1]))
            return step_name(Scalar(node.line, match[2])), whose, None
        return step_name(node), None, None

    step, whose, turn = fields.need(Key.UNTIL, goal, (StepName.MAIN, None, None))
    return UntilStep(step=step, whose=whose, turn=turn, **common_of_nobody(fields, players))
