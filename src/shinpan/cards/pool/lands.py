"""Lands."""

from shinpan.cards.build import card

CARDS = (
    card("Plains", None, "Basic Land — Plains"),
    card("Island", None, "Basic Land — Island"),
    card("Swamp", None, "Basic Land — Swamp"),
    card("Mountain", None, "Basic Land — Mountain"),
    card("Forest", None, "Basic Land — Forest"),
    card("Taiga", None, "Land — Mountain Forest"),
)
