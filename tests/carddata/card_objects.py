"""Cards of our own making as data writes them."""

from typing import Any


def scryfall(name: str, text: str = "", **more: Any) -> dict[str, Any]:
    """An object as Scryfall has them."""
    card = {"object": "card", "name": name, "lang": "en", "layout": "normal", "mana_cost": "{1}{R}"}
    return {**card, "type_line": "Sorcery", "oracle_text": text, **more}


def atomic(name: str, text: str = "", **more: Any) -> dict[str, Any]:
    """A face as MTGJSON has them."""
    return {"name": name, "layout": "normal", "manaCost": "{1}{R}", "type": "Sorcery", "text": text, **more}
