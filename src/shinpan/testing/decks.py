"""Random decks."""

import random
from collections.abc import Iterable

from shinpan.cards.card import Card
from shinpan.game.enums import CardType, Color, Supertype
from shinpan.game.subtypes import BASIC_LAND_TYPES
from shinpan.rules.commander.deck import SIZE_OF_DECK, are_partners, can_be_commander, land_colors
from shinpan.rules.commander.identity import color_identity


def random_deck(rng: random.Random, cards: Iterable[Card], size: int = 60, lands: float = 0.4) -> list[Card]:
    """Return a deck of one to three colors: up to four of each card, and lands that fit the colors.

    cards: what to choose from; it must contain basic lands. lands: their share. Every card has a chance: the colors
    are those of a card that is chosen first.
    """
    pool = [card for card in cards if not _is_land(card)]
    ground = [card for card in cards if _is_land(card)]
    first = rng.choice(pool)
    colors = _colors(first) | frozenset(rng.sample(list(Color), rng.randint(1, 2)))
    fitting = [card for card in pool if card is not first and _colors(card) <= colors]
    number = round(size * (1 - lands))
    spells = _copies(rng, [first], number) + _copies(rng, rng.sample(fitting, len(fitting)), number)
    deck = spells[:number]
    others = [card for card in ground if _basic_color(card) is None]
    deck += _copies(rng, rng.sample(others, min(2, len(others))), (size - len(deck)) // 4)
    basics = [card for card in ground if _basic_color(card) in colors]
    deck += [basics[place % len(basics)] for place in range(size - len(deck))]
    return deck


def commander_deck(rng: random.Random, cards: Iterable[Card], lands: float = 0.4) -> tuple[list[Card], list[Card]]:
    """Return a Commander deck (903.5) and its commander, or sometimes its two: a hundred different cards and basics.

    cards: what to choose from; it must contain basic lands. Every card that can be a commander has a chance.
    """
    pool = list(cards)
    leaders = [card for card in pool if can_be_commander(card) and color_identity(card)]
    commanders = [rng.choice(leaders)]
    partners = [card for card in pool if are_partners(commanders[0], card)]
    if partners and rng.random() < 0.8:
        commanders.append(rng.choice(partners))
    identity = frozenset(color for card in commanders for color in color_identity(card))
    fitting = [card for card in pool if card not in commanders and color_identity(card) <= identity]
    spells = [card for card in fitting if not _is_land(card)]
    ground = [card for card in fitting if _is_land(card) and land_colors(card) <= identity]
    number = round(SIZE_OF_DECK * (1 - lands)) - len(commanders)
    deck = commanders + rng.sample(spells, min(number, len(spells)))
    others = [card for card in ground if _basic_color(card) is None]
    deck += rng.sample(others, min(8, len(others)))
    basics = [card for card in ground if _basic_color(card) in identity]
    deck += [basics[place % len(basics)] for place in range(SIZE_OF_DECK - len(deck))]
    return deck, commanders


def _copies(rng: random.Random, cards: Iterable[Card], number: int) -> list[Card]:
    """Return one to four of each card, in their order, up to a number."""
    found: list[Card] = []
    for card in cards:
        if len(found) >= number:
            break
        found += [card] * rng.randint(1, 4)
    return found[:number]


def _is_land(card: Card) -> bool:
    return CardType.LAND in card.faces[0].types


def _colors(card: Card) -> frozenset[Color]:
    return frozenset(color for face in card.faces for color in face.colors)


def _basic_color(card: Card) -> Color | None:
    """Return the color whose mana a basic land makes; None for other lands, and for basic lands without a type."""
    face = card.faces[0]
    if Supertype.BASIC not in face.supertypes:
        return None
    return next((color for color, each in zip(Color, BASIC_LAND_TYPES, strict=True) if each in face.subtypes), None)
