"""Readers of the game's own words: colors, types, keywords, counters, zones."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from shinpan.cards.names import nearest
from shinpan.game.counters import CounterKind
from shinpan.game.counters import counter as find_counter
from shinpan.game.enums import CardType, Color, Supertype, Zone
from shinpan.game.keywords import KeywordAbility, keyword_ability
from shinpan.game.subtypes import Subtype, subtypes_of
from shinpan.game.subtypes import subtype as find_subtype
from shinpan.game.term import Term
from shinpan.lab.notation.mistakes import TermKind, ValueMistake, YamlMistake
from shinpan.lab.notation.reading.core import Read, ReadingError, each_pair, wrong
from shinpan.lab.notation.reading.scalars import amount, folded, text
from shinpan.lab.notation.tree import Node, Scalar
from shinpan.lab.notation.values import CounterCount

M = TypeVar("M", bound=Term)


def term(kind: TermKind, terms: Iterable[M], short: Callable[[M], str] | None = None) -> Read[M]:
    """A reader of one of few terms, by its English or Japanese name; `short` gives another name of each."""
    members = tuple(terms)
    names = {name.casefold(): member for member in members for name in (member.en, member.ja)}
    if short is not None:
        names |= {short(member).casefold(): member for member in members}

    def read(node: Node) -> M:
        found = names.get(folded(node))
        if found is None:
            raise _unknown(node, kind, (member.en for member in members))
        return found

    return read


def found_by(kind: TermKind, find: Callable[[str], M], terms: Callable[[], Iterator[M]]) -> Read[M]:
    """A reader of one of many terms, by a function of the game that finds it and raises ValueError."""

    def read(node: Node) -> M:
        try:
            return find(text(node))
        except ValueError:
            near = nearest(text(node), (member.en for member in terms()), limit=3)  # all of them would fill the page
            raise _unknown(node, kind, near) from None

    return read


def _unknown(node: Node, kind: TermKind, possible: Iterable[str]) -> ReadingError:
    return wrong(node.line, ValueMistake.TERM, possible=possible, kind=kind, found=text(node))


def _all_subtypes() -> Iterator[Subtype]:
    for card_type in CardType:
        yield from subtypes_of(card_type)


color = term(TermKind.COLOR, Color, lambda member: member.letter)
supertype = term(TermKind.SUPERTYPE, Supertype)
card_type = term(TermKind.CARD_TYPE, CardType)
zone = term(TermKind.ZONE, Zone)
subtype: Read[Subtype] = found_by(TermKind.SUBTYPE, find_subtype, _all_subtypes)
keyword = found_by(TermKind.KEYWORD, keyword_ability, lambda: iter(KeywordAbility))
counter_kind = found_by(TermKind.COUNTER, find_counter, lambda: iter(CounterKind))


def counters(node: Node) -> tuple[CounterCount, ...]:
    """Counters by their kinds: {+1/+1: 2}."""
    first: dict[CounterKind, int] = {}

    def count(key: Scalar, value: Node) -> CounterCount:
        kind = counter_kind(key)
        if kind in first:  # under its other name
            raise wrong(key.line, YamlMistake.DUPLICATE_KEY, key=key.text, first=first[kind])
        first[kind] = key.line
        return CounterCount(line=key.line, kind=kind, count=amount(value))

    return each_pair(count, node)
