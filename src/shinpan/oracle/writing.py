"""The texts of cards with their Japanese names, and the description that `shinpan card` shows."""

from collections.abc import Iterator
from dataclasses import MISSING, fields
from enum import Enum
from typing import Any

from shinpan.cards.card import Card
from shinpan.cards.pool.names_ja import japanese_name, japanese_names
from shinpan.game.characteristics import Ability, Characteristics, Definition
from shinpan.game.lang import Lang
from shinpan.game.term import Term
from shinpan.phrases import wording
from shinpan.phrases.abilities import Modify, StaticAbility
from shinpan.phrases.base import Phrase
from shinpan.phrases.modifications.powers import DefinePowerToughness
from shinpan.phrases.quantities import Fixed, Sum
from shinpan.phrases.wording import type_line


def text_of(phrase: Phrase | Ability, lang: Lang, card: Characteristics | None = None) -> str:
    """Return the words of an ability, as a paragraph, or of another phrase, as they stand inside a sentence.

    card: the face that it is on, for "this creature" and its kin. Raises WordingError where a phrase has no words.
    """
    return wording.text_of(phrase, lang, card, japanese_names() if lang is Lang.JA else wording.NO_NAMES)


def card_text(face: Characteristics, lang: Lang) -> str:
    """Return the text of a face, one paragraph a line. Raises WordingError where a phrase in it has no words."""
    return wording.card_text(face, lang, japanese_names() if lang is Lang.JA else wording.NO_NAMES)


def describe_card(card: Card, lang: Lang) -> list[str]:
    """Return a card in lines: name, cost, type line, text, numbers, and the phrases that it is made of, as a tree.

    Raises WordingError where a phrase in it has no words.
    """
    lines: list[str] = []
    for place, face in enumerate(card.faces):
        lines += ["//"] if place else []
        lines += _printed(face, lang)
    if tree := made_of(card):
        lines += ["", "Made of:" if lang is Lang.EN else "構成:", *(f"  {line}" for line in tree)]
    return lines


def made_of(card: Card) -> list[str]:
    """Return the phrases that a card is made of, as a tree, in lines."""
    return [line for face in card.faces for ability in face.abilities for line in _tree(ability, "")]


def printed(face: Characteristics, lang: Lang) -> tuple[str, ...]:
    """Return a face as it would be printed, in lines: name and cost, type line, text, numbers.

    Raises WordingError where a phrase in it has no words.
    """
    return tuple(_printed(face, lang))


def _printed(face: Characteristics, lang: Lang) -> Iterator[str]:
    cost = "" if face.mana_cost is None else f" {face.mana_cost}"
    japanese = japanese_name(face.name)
    both = face.name if japanese is None else f"{face.name} 《{japanese}》"
    if lang is Lang.JA and japanese is not None:
        both = f"《{japanese}》 {face.name}"
    yield both + cost
    yield type_line(face, lang)
    text = card_text(face, lang)
    if text:
        yield from text.split("\n")
    numbers = _numbers(face, lang)
    if numbers:
        yield numbers


def _numbers(face: Characteristics, lang: Lang) -> str:
    if face.power is not None:
        defined = next(_definitions(face), None)
        if defined is None:
            return f"{face.power}/{face.toughness}"
        more = defined.toughness
        plus = more.second.number if isinstance(more, Sum) and isinstance(more.second, Fixed) else None
        return "*/*" if plus is None else f"*/{plus}+*"
    if face.loyalty is not None:
        return f"{'Loyalty' if lang is Lang.EN else '忠誠度'} {face.loyalty}"
    if face.defense is not None:
        return f"{'Defense' if lang is Lang.EN else '守備値'} {face.defense}"
    return ""


def _definitions(face: Characteristics) -> Iterator[DefinePowerToughness]:
    """Yield what * stands for in the power and toughness of a face (208.2)."""
    for ability in face.abilities:
        if isinstance(ability, StaticAbility) and ability.defining:
            for part in ability.parts:
                if isinstance(part, Modify):
                    yield from (each for each in part.changes if isinstance(each, DefinePowerToughness))


def _tree(value: Any, label: str) -> Iterator[str]:
    """Yield a phrase and those in it, each a line; fields with their default values are left out."""
    inside: list[tuple[str, Any]] = []
    plain: list[str] = []
    for each in fields(value):
        found = getattr(value, each.name)
        default = each.default_factory() if each.default_factory is not MISSING else each.default
        if not each.compare or found == default:
            continue
        if isinstance(found, Phrase) or (isinstance(found, tuple) and any(isinstance(item, Phrase) for item in found)):
            inside.append((each.name, found))
        else:
            plain.append(f"{each.name}={_plain(found)}")
    yield f"{label}{type(value).__name__}" + (f"({', '.join(plain)})" if plain else "")
    for name, found in inside:
        for item in found if isinstance(found, tuple) else (found,):
            yield from (f"  {line}" for line in _tree(item, f"{name}: "))


def _plain(value: Any) -> str:
    if isinstance(value, Definition):
        return value.name
    if isinstance(value, tuple | frozenset):
        return "+".join(_plain(each) for each in (sorted(value) if isinstance(value, frozenset) else value))
    if isinstance(value, Term):
        return value.en
    return str(value.value) if isinstance(value, Enum) else str(value)


__all__ = ["Lang", "card_text", "describe_card", "text_of", "type_line"]
