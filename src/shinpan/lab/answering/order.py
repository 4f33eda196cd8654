"""Which answers of a file belong to choices that need none: additional costs, how symbols are paid, what stands in.

The game asks in the order in which the answers stand in a file: X, additional costs, modes, targets, division, symbols.
"""

from shinpan.game.decisions import Decision, DecisionKind, Topic
from shinpan.game.decisions import Word as WordOption
from shinpan.lab.answering.words import fits_word, text_of
from shinpan.lab.notation.values import Answer, Number

LENIENT = frozenset({Topic.KICKER, Topic.SPLICE, Topic.SYMBOLS, Topic.SUBSTITUTE, Topic.BAND})
"""Decisions that take the next answer only if it is about them; else the default counts, and nothing is assumed."""

_PAYMENTS = frozenset({"kicked", "yes", "no"})


def is_payment(decision: Decision, answer: Answer) -> bool:
    """Return whether an answer is a word for an additional cost, or a number where it may be paid several times."""
    if isinstance(answer, Number):
        return decision.kind is DecisionKind.NUMBER
    text = text_of(answer)
    if text is None:
        return False
    return text.casefold() in _PAYMENTS or is_word(decision, answer)


def is_word(decision: Decision, answer: Answer) -> bool:
    """Return whether an answer is one of the words of a decision."""
    return any(isinstance(option, WordOption) and fits_word(option, answer) for option in decision.options)
