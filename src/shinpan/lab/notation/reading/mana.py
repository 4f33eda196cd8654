"""Readers of mana: a pool, what is spent, a mana cost."""

import re

from shinpan.game.mana import ManaKind
from shinpan.lab.notation.mistakes import ValueMistake, Wanted
from shinpan.lab.notation.reading.core import unfit, wrong
from shinpan.lab.notation.reading.scalars import raw_text
from shinpan.lab.notation.tree import Node, Scalar
from shinpan.lab.notation.values import Payment
from shinpan.lab.notation.vocabulary import ManaSupply

LARGEST_POOL = 1_000
"""Mana in one text."""

_SYMBOLS = re.compile(r"(?:\{[^{}\s]+\})*")
_COST = re.compile(r"(?:\{[^{}\s]+\})+(?: ?// ?(?:\{[^{}\s]+\})+)?")
_KINDS = {kind.letter: kind for kind in ManaKind}


def payment(node: Node) -> Payment:
    """Mana that is spent: "{G}{W}{1}"."""
    given = raw_text(node)
    compact = "".join(given.split()).upper()
    if _SYMBOLS.fullmatch(compact) is None:
        raise wrong(node.line, ValueMistake.MANA, found=given)
    kinds: list[ManaKind] = []
    generic = 0
    for symbol in re.findall(r"\{([^{}]+)\}", compact):
        if symbol in _KINDS:
            kinds.append(_KINDS[symbol])
        elif re.fullmatch("[0-9]{1,4}", symbol):
            generic += int(symbol)
        else:
            raise wrong(node.line, ValueMistake.MANA, found=given)
    if len(kinds) + generic > LARGEST_POOL:
        raise wrong(node.line, ValueMistake.RANGE, low=0, high=LARGEST_POOL, found=str(len(kinds) + generic))
    return Payment(line=node.line, kinds=tuple(kinds), generic=generic)


def pool(node: Node) -> tuple[ManaKind, ...]:
    """Mana in a pool: "{U}{U}"; a number is so much colorless mana."""
    paid = payment(node)
    return paid.kinds + (ManaKind.COLORLESS,) * paid.generic


def supply(node: Node) -> ManaSupply | tuple[ManaKind, ...]:
    """`unlimited` or a pool."""
    if isinstance(node, Scalar) and node.text.strip().casefold() == ManaSupply.UNLIMITED.value:
        return ManaSupply.UNLIMITED
    return pool(node)


def mana_cost(node: Node) -> str:
    """A mana cost as it is printed: "{2}{U}"; both of a split card with // between."""
    if not isinstance(node, Scalar) or node.is_null:
        raise unfit(node, Wanted.TEXT)
    given = raw_text(node).strip().upper()
    if _COST.fullmatch(given) is None:
        raise wrong(node.line, ValueMistake.MANA_COST, found=node.text)
    return given
