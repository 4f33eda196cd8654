"""Cards made of texts of our own, to be played in tests."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "rules"))

from table_play import ALICE, BOB, Play

from shinpan.cards.card import Card
from shinpan.oracle.compiling import compile_card
from shinpan.oracle.raw import RawCard, RawFace

__all__ = ["ALICE", "BOB", "Play", "bear", "made", "spell"]


def made(
    text: str, *, line: str = "Artifact", cost: str = "{1}", name: str = "Probe", pt: tuple[int, int] | None = None
) -> Card:
    """Return the card that a text makes; it must be understood whole."""
    power, toughness = (None, None) if pt is None else map(str, pt)
    compiled = compile_card(RawCard(name, "normal", (RawFace(name, cost, line, text, power, toughness),)))
    assert compiled.whole, [str(each) for each in compiled.misunderstandings]
    assert compiled.card is not None
    return compiled.card


def spell(text: str, cost: str = "{1}") -> Card:
    """Return a sorcery with a text."""
    return made(text, line="Sorcery", cost=cost)


def bear(text: str = "", pt: tuple[int, int] = (2, 2), name: str = "Bear", line: str = "Creature — Bear") -> Card:
    """Return a creature with a text."""
    return made(text, line=line, name=name, pt=pt)
