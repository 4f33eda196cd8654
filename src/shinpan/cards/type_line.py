"""Type lines (205): reading them into terms, and writing them in English and Japanese."""

from functools import cache

from shinpan.game.enums import CardType, Supertype
from shinpan.game.leaf import Leaf, leaf
from shinpan.game.subtypes import CreatureType, Subtype, subtype, subtypes_of

_SUPERTYPES = {term.en.casefold(): term for term in Supertype}
_TYPES = {term.en.casefold(): term for term in CardType} | {"tribal": CardType.KINDRED}


@leaf
class TypeLine(Leaf):
    """A type line: supertypes, card types and subtypes, in the order in which they are written."""

    supertypes: tuple[Supertype, ...]
    types: tuple[CardType, ...]
    subtypes: tuple[Subtype, ...]

    def __str__(self) -> str:
        front = " ".join(term.en.capitalize() for term in (*self.supertypes, *self.types))
        return f"{front} — {' '.join(term.en for term in self.subtypes)}" if self.subtypes else front


def parse_type_line(text: str) -> TypeLine:
    """Read a type line such as "Legendary Creature — Goblin Wizard"; a hyphen will do for the dash.

    A creature type of former times is read as the one of today.

    Raises ValueError for a word that is no type, naming it, and for a line without a card type.
    """
    front, _, back = text.replace(" - ", " — ").partition("—")
    supertypes: list[Supertype] = []
    types: list[CardType] = []
    for word in front.casefold().split():
        if word in _SUPERTYPES:
            supertypes.append(_SUPERTYPES[word])
        elif word in _TYPES:
            types.append(_TYPES[word])
        else:
            raise ValueError(f"type line {text!r}: {word!r} is neither a supertype nor a card type (205.2, 205.4)")
    if not types:
        raise ValueError(f"type line {text!r} has no card type (205.2)")
    return TypeLine(tuple(supertypes), tuple(types), _subtypes(text, back.split(), types))


def _subtypes(text: str, words: list[str], types: list[CardType]) -> tuple[Subtype, ...]:
    """Read the subtypes of the card types, some of which are several words ("Time Lord")."""
    found: list[Subtype] = []
    while words:
        for length in range(min(len(words), _LONGEST), 0, -1):
            term = _subtype(" ".join(words[:length]).casefold(), types)
            if term is not None:
                found.append(term)
                del words[:length]
                break
        else:
            raise ValueError(f"type line {text!r}: {_unknown(words[0])}")
    return tuple(found)


_LONGEST = 3  # words of a subtype


@cache
def _by_name(card_type: CardType) -> dict[str, Subtype]:
    return {term.en.casefold(): term for term in subtypes_of(card_type)}


FORMER: dict[str, Subtype] = {
    "cephalid": CreatureType.OCTOPUS,
    "hound": CreatureType.DOG,
    "naga": CreatureType.SNAKE,
    "viashino": CreatureType.LIZARD,
}
"""Creature types of former times, which older data says, with those that took their place."""


def _subtype(name: str, types: list[CardType]) -> Subtype | None:
    if name in FORMER and not {CardType.CREATURE, CardType.KINDRED}.isdisjoint(types):
        return FORMER[name]
    return next((found for card_type in types if (found := _by_name(card_type).get(name)) is not None), None)


def _unknown(word: str) -> str:
    try:
        found = subtype(word)
    except ValueError as error:  # it names the nearest ones
        return str(error)
    return f"the subtype {found.en!r} belongs to none of the card types of the line (205.3b)"
