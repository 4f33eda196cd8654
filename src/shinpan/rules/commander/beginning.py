"""How a Commander game begins (903.6, 903.7), and its Brawl option (903.12)."""

from collections.abc import Sequence

from shinpan.game.characteristics import Definition
from shinpan.game.state import Settings
from shinpan.rulebook.citations import carries

carries("903.1")
carries("903.2")
carries("903.6")
carries("903.7")
carries("903.5e")
carries("903.11")
carries("903.12a")
carries("903.12f")
carries("103.2c")
carries("103.4c")

STARTING_LIFE = 40
_BRAWL_DUEL, _BRAWL = 25, 30


def for_commander(settings: Settings, players: int = 2) -> Settings:
    """Return the settings of a game made those of a Commander game: 40 life, or what Brawl has for so many players."""
    life = STARTING_LIFE if not settings.brawl else (_BRAWL_DUEL if players == 2 else _BRAWL)
    return settings.with_(commander=True, starting_life=life)


def split_deck(deck: Sequence[Definition], commanders: Sequence[Definition]) -> list[tuple[Definition, bool]]:
    """Return the cards of a deck in their order, and of each whether it is the commander: one of each card named."""
    left = list(commanders)
    found: list[tuple[Definition, bool]] = []
    for each in deck:
        chosen = each in left
        if chosen:
            left.remove(each)
        found.append((each, chosen))
    return found
