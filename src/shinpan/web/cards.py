"""Cards, as the pages and the API find them."""

from shinpan.cards.card import Card
from shinpan.cards.library import UnknownCard, built_in
from shinpan.rulebook.failing import NotThereError


def card_named(name: str) -> Card:
    """The card of the built-in pool with that name, English or Japanese. Raises NotThereError."""
    try:
        return built_in()[name[:200]]
    except UnknownCard as error:
        near = f"。近い名前は{'、'.join(f'《{each}》' for each in error.nearest)}です" if error.nearest else ""
        raise NotThereError(str(error), f"「{name[:80]}」というカードは収録されていません{near}") from None
