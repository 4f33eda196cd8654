"""The pool agrees with the card data, where data is at hand (SHINPAN_TEST_DATA, default ../shared)."""

import gzip
import json
import os
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from shinpan.cards.card import Card, Layout
from shinpan.cards.library import built_in
from shinpan.cards.type_line import parse_type_line
from shinpan.cards.words import DEVOID
from shinpan.game.characteristics import Characteristics
from shinpan.game.enums import Color
from shinpan.game.layout import HALVES, WHOLE

ROOT = Path(__file__).parents[2]
DATA = Path(os.environ.get("SHINPAN_TEST_DATA", ROOT.parent / "shared")) / "data" / "oracle-cards.jsonl.gz"

CORRECTIONS = {
    # The data is older than the creature type Phyrexian, and knows an artifact type later than the reference edition.
    "Elesh Norn, Grand Cenobite": {"type_line": "Legendary Creature — Phyrexian Praetor"},
    "Psychosis Crawler": {"type_line": "Artifact Creature — Phyrexian Horror"},
    "Phyrexian Revoker": {"type_line": "Artifact Creature — Phyrexian Horror"},
    "Phyrexian Metamorph": {"type_line": "Artifact Creature — Phyrexian Shapeshifter"},
    "Spellbook": {"type_line": "Artifact"},
    # The numbers in the box of a station symbol are part of what the symbol says (721.2b-c).
    "Atmospheric Greenhouse": {"power": None, "toughness": None},
    "Wedgelight Rammer": {"power": None, "toughness": None},
    # Mistakes of the data.
    "Fresh-Faced Recruit": {"type_line": "Creature — Human Soldier"},
    "Hellrider": {"power": "4"},
}
"""Where the data, not the pool, is wrong, of another time, or says something else."""

UNKNOWN_TO_DATA = frozenset({"Magar of the Magic Strings"})
"""Cards that the data lacks: one that the rules give a rule of its own (707.14)."""


@cache
def data() -> dict[str, dict[str, Any]]:
    wanted = {name for card in built_in() for name in (card.name, *(face.name for face in card.faces))}
    with gzip.open(DATA, "rt", encoding="utf-8") as lines:
        return {found["name"]: found for line in lines if (found := json.loads(line))["name"] in wanted}


def number(text: str | None) -> int | None:
    return None if text is None else int(text) if text.lstrip("-").isdigit() else {"*": 0, "1+*": 1}[text]


def faces() -> list[tuple[Card, int]]:
    return [(card, place) for card in known_cards() for place in range(len(printed(card)))]


def known_cards() -> list[Card]:
    return [card for card in built_in() if card.name not in UNKNOWN_TO_DATA]


def printed(card: Card) -> tuple[Characteristics, ...]:
    """The faces that the data lists; a prototype's inset frame is text to them."""
    return card.faces[:1] if card.layout is Layout.PROTOTYPE else card.faces


@pytest.mark.skipif(not DATA.exists(), reason="no card data")
@pytest.mark.parametrize(("card", "place"), faces(), ids=lambda value: getattr(value, "name", str(value)))
def test_a_face_agrees_with_the_data(card: Card, place: int):
    melded = card.layout is Layout.MELD and place  # the data list a combined back face as a card of its own
    whole = data()[card.faces[place].name if melded else card.name]
    known = (whole.get("card_faces") or [whole])[0 if melded else place] | CORRECTIONS.get(card.faces[place].name, {})
    face = card.faces[place]
    line = parse_type_line(known["type_line"])
    if card.layout is Layout.FLIP and place:
        face = face.with_(mana_cost=None)  # the data leave it to the other half of the card (710.1c)
    assert {
        "mana_cost": str(face.mana_cost or ""),
        "colors": frozenset() if DEVOID in face.abilities else face.colors,  # the data has devoid worked in
        "supertypes": face.supertypes,
        "types": face.types,
        "subtypes": face.subtypes,
        "power": face.power,
        "toughness": face.toughness,
        "loyalty": face.loyalty,
    } == {
        "mana_cost": known["mana_cost"] or "",
        "colors": frozenset(color for color in Color if color.letter in known["colors"]),
        "supertypes": frozenset(line.supertypes),
        "types": frozenset(line.types),
        "subtypes": frozenset(line.subtypes),
        "power": number(known.get("power")),
        "toughness": number(known.get("toughness")),
        "loyalty": number(known.get("loyalty")),
    }


@pytest.mark.skipif(not DATA.exists(), reason="no card data")
@pytest.mark.parametrize("card", known_cards(), ids=lambda card: card.name)
def test_mana_values_agree_with_the_data(card: Card):
    """Of the card in a hand: both halves together, else the front face; a back face has that of the front (202.3b)."""
    shown = card.shown(WHOLE) if card.layout in HALVES else card.shown(0)
    assert shown.mana_value == int(data()[card.name]["cmc"])
    if card.layout in {Layout.TRANSFORM, Layout.FLIP}:
        assert card.shown(1).mana_value == shown.mana_value
