"""Where the answers for one spell or ability stand that the rules ask in another order: X, kicked, modes (601.2b)."""

from collections.abc import Sequence

from shinpan.game.decisions import Decision, DecisionKind, Topic
from shinpan.game.ids import ObjectId
from shinpan.game.mana import ManaCost
from shinpan.lab.answering.words import text_of
from shinpan.lab.notation.values import Answer, Number
from shinpan.phrases.abilities import ActivatedAbility
from shinpan.rules.table import Table


def place_in_line(table: Table, decision: Decision, queue: Sequence[Answer]) -> int:
    """Return where in the waiting line the answer to a decision stands: 0, but for answers to decisions still to come.

    The rules ask for modes before X and before additional costs; in a file the answers for X and `kicked` come first.
    """
    if decision.topic not in {Topic.MODES, Topic.KICKER} or decision.source is None:
        return 0
    place = 1 if _x_follows(table, decision.source) and _is_number(queue, 0) else 0
    if decision.topic is Topic.MODES and len(queue) > place and text_of(queue[place]) == "kicked":
        place += 1
    return place


def is_payment(decision: Decision, answer: Answer) -> bool:
    """Return whether an answer is a word for an additional cost, or a number where it may be paid several times."""
    if isinstance(answer, Number):
        return decision.kind is DecisionKind.NUMBER
    text = text_of(answer)
    return text is not None and text.casefold() in {"kicked", "no"}


def _is_number(queue: Sequence[Answer], place: int) -> bool:
    return len(queue) > place and isinstance(queue[place], Number)


def _x_follows(table: Table, source: ObjectId) -> bool:
    """Return whether a value for X will be asked for, for the spell or ability that is being announced."""
    obj = table.state.objects.get(source)
    cost: ManaCost | None = None
    if obj is not None and obj.choices is not None and obj.choices.x is not None:
        return False
    top = table.state.objects[table.state.stack[0]] if table.state.stack else None
    if top is not None and top.stacked is not None and isinstance(top.stacked.ability, ActivatedAbility):
        cost = top.stacked.ability.cost.mana
    elif obj is not None:
        cost = table.characteristics(source).mana_cost
    return cost is not None and cost.has_x
