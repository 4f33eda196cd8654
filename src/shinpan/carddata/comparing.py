"""Cards of the pool beside the same cards in data, as they are compiled: what is the same, and what differs."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from dataclasses import fields as fields_of
from enum import Enum, auto
from typing import Any

from shinpan.carddata.library import DataLibrary, Origin
from shinpan.cards.card import Card
from shinpan.game.characteristics import Ability, Characteristics
from shinpan.game.layout import Layout
from shinpan.oracle.reading.face import Misunderstanding
from shinpan.phrases.abilities import SpellAbility
from shinpan.phrases.base import Effect
from shinpan.phrases.effects.sequence import Sequence

_ONE_FACE = frozenset({Layout.NORMAL, Layout.SAGA, Layout.CASE})
"""Layouts that are printed differently and played alike."""


class Likeness(Enum):
    """How a card of the data is to the pool's."""

    SAME = auto()
    DIFFERENT = auto()
    NOT_UNDERSTOOD = auto()
    NOT_THERE = auto()


@dataclass(frozen=True, slots=True)
class Comparison:
    """A card of the pool and of the data. differences: what differs, as (field, the pool's, the data's)."""

    name: str
    likeness: Likeness
    differences: tuple[tuple[str, Any, Any], ...] = ()
    misunderstandings: tuple[Misunderstanding, ...] = ()


def compared(pool: Iterable[Card], data: DataLibrary) -> Iterator[Comparison]:
    """Yield what comes of comparing each card of the pool with the data's. data: made with an empty pool, leniently."""
    for card in pool:
        entry = data.entry(card.name)
        if entry is None:
            yield Comparison(card.name, Likeness.NOT_THERE)
        elif entry.origin is not Origin.DATA or entry.card is None:
            yield Comparison(card.name, Likeness.NOT_UNDERSTOOD, misunderstandings=entry.misunderstandings)
        else:
            found = tuple(_differences(card, entry.card))
            yield Comparison(card.name, Likeness.DIFFERENT if found else Likeness.SAME, found)


def _differences(pooled: Card, card: Card) -> Iterator[tuple[str, Any, Any]]:
    if pooled.layout is not card.layout and not {pooled.layout, card.layout} <= _ONE_FACE:
        yield "layout", pooled.layout, card.layout
    if len(pooled.faces) != len(card.faces):
        yield "faces", len(pooled.faces), len(card.faces)
        return
    for known, face in zip(pooled.faces, card.faces, strict=True):
        yield from _of_face(known, face)


def _of_face(known: Characteristics, face: Characteristics) -> Iterator[tuple[str, Any, Any]]:
    for each in fields_of(Characteristics):
        if not each.compare:
            continue
        before, after = getattr(known, each.name), getattr(face, each.name)
        if each.name == "abilities":
            before, after = _joined(before), _joined(after)
        if before != after:
            yield each.name, before, after


def _joined(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Return abilities with the spell abilities as one: whether they are one paragraph or two says nothing."""
    effects = [each.effect for each in abilities if isinstance(each, SpellAbility)]
    if len(effects) < 2:
        return abilities
    others = [each for each in abilities if not isinstance(each, SpellAbility)]
    flat: tuple[Effect, ...] = tuple(
        inner for effect in effects for inner in (effect.effects if isinstance(effect, Sequence) else (effect,))
    )
    return (*others, SpellAbility(Sequence(flat)))
