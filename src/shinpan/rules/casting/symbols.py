"""Announcing how hybrid and Phyrexian symbols will be paid (601.2b, 118.13, 107.4e-f).

In the order of announcements that scenarios use, this comes after the targets; what is offered can be paid for.
"""

from collections.abc import Callable
from typing import NamedTuple

from shinpan.game.decisions import Decision, DecisionKind, Topic, Word
from shinpan.game.mana import ManaCost, ManaSymbol, SymbolForm
from shinpan.phrases.base import Steps
from shinpan.phrases.costs import PayLife
from shinpan.phrases.quantities import Fixed
from shinpan.rulebook.citations import carries, cite
from shinpan.rules.context.queries import Queries
from shinpan.rules.costs.total import TotalCost
from shinpan.rules.mana.plan import Payment
from shinpan.rules.table import Table

CHOSEN = cite(
    "118.13a",
    en="{player} will pay {choice} for {symbol}.",
    ja="{player}は{symbol}を{choice}で支払うことにします。",
)
carries("118.13")
carries("107.4e")
carries("107.4f")

_FORMS = frozenset({SymbolForm.HYBRID, SymbolForm.MONOCOLORED_HYBRID, SymbolForm.PHYREXIAN})
LIFE = Word(None, "life", "ライフ")
LIFE_FOR_SYMBOL = 2


class Announced(NamedTuple):
    """What is left of a mana cost once symbols have been settled, and how many are paid with life."""

    mana: ManaCost
    life_symbols: int = 0


Affordable = Callable[[Announced], bool]
Likely = Callable[[Announced], Payment | None]
"""How the engine would pay, for the defaults."""


def has_choices(mana: ManaCost) -> bool:
    """Return whether a mana cost has symbols that can be paid in several ways."""
    return any(symbol.form in _FORMS for symbol in mana.symbols)


def with_life(total: TotalCost, symbols: int) -> TotalCost:
    """Return a total cost with the life for Phyrexian symbols added."""
    if not symbols:
        return total
    return total._replace(parts=(*total.parts, PayLife(Fixed(LIFE_FOR_SYMBOL * symbols))))


def announce_symbols(
    table: Table, context: Queries, mana: ManaCost, affordable: Affordable, likely: Likely
) -> Steps[Announced]:
    """Have the player choose for each such symbol, one after another. Unlimited mana pays hybrid ones by itself."""
    settled: list[ManaSymbol] = []
    rest = list(mana.symbols)
    lives = 0
    unlimited = table.player(context.you).unlimited
    while rest:
        symbol = rest.pop(0)
        if symbol.form not in _FORMS or (unlimited and symbol.form is not SymbolForm.PHYREXIAN):
            settled.append(symbol)
            continue

        def outcome(word: Word, before: tuple[ManaSymbol, ...] = tuple(settled), paid: int = lives) -> Announced:
            if word.value is None:
                return Announced(ManaCost.of((*before, *rest)), paid + 1)
            return Announced(ManaCost.of((*before, word.value, *rest)), paid)

        words = [word for word in _words(symbol) if affordable(outcome(word))]
        if not words:
            settled.append(symbol)
            continue
        current = Announced(ManaCost.of((*settled, symbol, *rest)), lives)
        word = yield from _ask(table, context, symbol, tuple(words), likely(current) if len(words) > 1 else None)
        table.note(CHOSEN, player=context.you, symbol=str(symbol), choice=_shown(word))
        if word.value is None:
            lives += 1
        else:
            settled.append(word.value)
    return Announced(ManaCost.of(settled), lives)


def _words(symbol: ManaSymbol) -> list[Word]:
    words = [Word(ManaSymbol.of(kind.letter), kind.en, kind.ja, number) for number, kind in enumerate(symbol.kinds, 1)]
    if symbol.form is SymbolForm.MONOCOLORED_HYBRID:
        amount = symbol.generic
        words.append(Word(ManaSymbol.of_generic(amount), f"{amount} generic", f"不特定{amount}", amount))
    elif symbol.form is SymbolForm.PHYREXIAN:
        words.append(LIFE)
    return words


def _shown(word: Word) -> str:
    return "2 life" if word.value is None else str(word.value)


def _ask(
    table: Table, context: Queries, symbol: ManaSymbol, words: tuple[Word, ...], payment: Payment | None
) -> Steps[Word]:
    decision = Decision(
        player=context.you,
        kind=DecisionKind.OPTIONS,
        options=words,
        rule="118.13a",
        topic=Topic.SYMBOLS,
        source=context.source,
        default=_default(symbol, words, payment),
    )
    if len(words) == 1:
        if table.recorder is not None:
            table.recorder.forced(table, decision)
        return words[0]
    answer = yield decision
    word: Word = answer[0]
    return word


def _default(symbol: ManaSymbol, words: tuple[Word, ...], payment: Payment | None) -> Word:
    """Return what the engine would choose: as it would pay the whole cost."""
    spent = next((each for each in payment.spent if each.symbol is symbol), None) if payment is not None else None
    if spent is None:
        return words[0]
    if spent.life:
        return LIFE if LIFE in words else words[0]
    if len(spent.mana) == 1:
        kind = spent.mana[0].kind
        return next((word for word in words if word.value is not None and kind in word.value.kinds), words[0])
    return next((word for word in words if word.value is not None and word.value.generic), words[0])
