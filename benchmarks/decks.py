"""The decks of the benchmarks: the same cards for Shinpan and for its peers."""

SIMPLE_DECK: dict[str, int] = {
    "Forest": 12,
    "Mountain": 12,
    "Grizzly Bears": 12,
    "Goblin Piker": 12,
    "Craw Wurm": 4,
    "Lightning Bolt": 4,
    "Giant Growth": 4,
}
"""Sixty cards: lands, plain creatures, and two simple instants."""


def listed(deck: dict[str, int]) -> list[str]:
    """The names of a deck, each as often as it is in it."""
    return [name for name, count in deck.items() for _ in range(count)]
