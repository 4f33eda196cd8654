"""References, answers, counters and mana as plain data."""

from collections.abc import Iterable

from shinpan.game.enums import CardType, Supertype
from shinpan.game.mana import ManaKind
from shinpan.game.term import Term
from shinpan.lab.notation.values import Answer, CounterCount, Division, ListAnswer, Number, Payment, Reference
from shinpan.lab.notation.writing.flow import Data


def reference_data(references: tuple[Reference, ...]) -> Data:
    """One reference, or a list of several."""
    return str(references[0]) if len(references) == 1 else [str(reference) for reference in references]


def answer_data(answer: Answer) -> Data:
    """An answer."""
    if isinstance(answer, Number):
        return answer.number
    if isinstance(answer, Division):
        return {str(reference): part for reference, part in answer.parts}
    if isinstance(answer, ListAnswer):
        return [answer_data(item) for item in answer.items]
    return answer.text


def counters_data(counters: Iterable[CounterCount]) -> Data:
    """Counters by their kinds."""
    return {counter.kind.en: counter.count for counter in counters}


def term_text(term: Term) -> str:
    """A word of the game; types as they stand on a card."""
    return term.en.capitalize() if isinstance(term, CardType | Supertype) else term.en


def names_data(names: tuple[str, ...]) -> Data:
    """One handle, or a list of several."""
    return names[0] if len(names) == 1 else list(names)


def mana_text(kinds: Iterable[ManaKind], generic: int = 0) -> str:
    """Mana as symbols in braces."""
    return "".join(f"{{{kind.letter}}}" for kind in kinds) + (f"{{{generic}}}" if generic else "")


def payment_text(payment: Payment) -> str:
    """Mana that is spent."""
    return mana_text(payment.kinds, payment.generic)
