"""Lists of decks as people write them and programs export them: a number and a name on each line.

The commander stands under a heading "Commander", or has *CMDR* behind its name. Headings of other parts ("Deck",
"Creatures (24)") are passed over; what stands under "Sideboard" or "Maybeboard" is no part of the deck.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from shinpan.cards.card import Card
from shinpan.cards.library import Library, UnknownCard
from shinpan.cards.pool.names_ja import japanese_names
from shinpan.game.enums import Color
from shinpan.game.lang import Lang
from shinpan.rules.commander.deck import deck_faults
from shinpan.rules.commander.identity import color_identity

_ENTRY = re.compile(r"(?P<count>\d{1,4})\s*x?\s+(?P<name>\S.*)", re.IGNORECASE)
_MARK = re.compile(r"\s*\*CMDR\*\s*", re.IGNORECASE)
_PRINTING = re.compile(r"\s+\([A-Za-z0-9]{2,6}\)(\s+\S+)?(\s+\*[A-Za-z]+\*)?$")
_COMMANDERS = frozenset({"commander", "commanders", "統率者"})
_ASIDE = frozenset({"sideboard", "maybeboard", "considering", "tokens", "サイドボード"})
_NAMES = frozenset({"card", "other"})
"""The parameters of faults that are names of cards."""
_HEADING = re.compile(r"[^\d\W][^\d]*?(\s*\(\d+\))?:?")


class DecklistError(ValueError):
    """A list that can't be read: the line, and what is wrong there."""

    def __init__(self, line: int, en: str, ja: str) -> None:
        self.line = line
        self.en = en
        self.ja = ja
        super().__init__(f"line {line}: {en}")


@dataclass(frozen=True, slots=True)
class Decklist:
    """A deck as a list says it: all its cards, and which of them are the commanders."""

    cards: tuple[Card, ...]
    commanders: tuple[Card, ...]


def read_decklist(text: str, library: Library) -> Decklist:
    """Return the deck that a list describes. Raises DecklistError."""
    cards: list[Card] = []
    commanders: list[Card] = []
    for card, count, leads in _entries(text, library):
        cards.extend([card] * count)
        if leads:
            commanders.extend([card] * count)
    return Decklist(tuple(cards), tuple(commanders))


def _entries(text: str, library: Library) -> Iterator[tuple[Card, int, bool]]:
    part = ""
    for number, written in enumerate(text.splitlines(), start=1):
        line = written.strip().lstrip("\ufeff")
        if not line:
            part = "" if part in _COMMANDERS else part  # an empty line ends the commanders
            continue
        if line.startswith(("#", "//")):
            part = _heading(line.lstrip("#/ ")) or part
            continue
        found = _ENTRY.fullmatch(line)
        if found is None:
            heading = _heading(line)
            if heading is None:
                raise DecklistError(
                    number, f"not a number and a card's name: {line!r}", f"枚数とカード名ではありません：「{line}」"
                )
            part = heading
            continue
        if part not in _ASIDE:
            name = _MARK.sub("", found["name"])
            leads = part in _COMMANDERS or name != found["name"]
            yield _card(name, number, library), int(found["count"]), leads


def _heading(line: str) -> str | None:
    """Return the heading of a part, None if the line is none."""
    if _HEADING.fullmatch(line) is None:
        return None
    return re.sub(r"\s*\(\d+\)", "", line).rstrip(":").strip().casefold()


def _card(name: str, line: int, library: Library) -> Card:
    for tried in (name, _PRINTING.sub("", name)):
        found = library.find(tried)
        if found is not None:
            return found
    try:
        return library[name]
    except UnknownCard as error:
        near = ", ".join(error.nearest)
        hint = (f"; did you mean {near}?", f"。{near}のことですか") if near else ("", "")
        raise DecklistError(
            line, f"unknown card {name!r}{hint[0]}", f"「{name}」というカードはありません{hint[1]}"
        ) from None


def _called(name: str, japanese: bool) -> str:
    return japanese_names().get(name, name) if japanese else name


def deck_report(deck: Decklist, lang: Lang, *, brawl: bool = False) -> tuple[bool, list[str]]:
    """Return whether a deck may be played, and what there is to say of it, line by line, with the rules."""
    japanese = lang is Lang.JA
    identity = frozenset(color for each in deck.commanders for color in color_identity(each))
    symbols = "".join(f"{{{color.letter}}}" for color in Color if color in identity) or ("無色" if japanese else "none")
    leaders = [f"《{_called(each.name, True)}》" if japanese else each.name for each in deck.commanders]
    names = ("と" if japanese else " and ").join(leaders) or "—"
    faults = deck_faults(deck.cards, deck.commanders, brawl=brawl)
    if japanese:
        lines = [f"統率者：{names}", f"固有色：{symbols}", f"カード：{len(deck.cards)}枚", ""]
        lines.append("適正なデッキです。" if not faults else "適正なデッキではありません。")
    else:
        lines = [f"Commander: {names}", f"Color identity: {symbols}", f"Cards: {len(deck.cards)}", ""]
        lines.append("The deck is legal." if not faults else "The deck is not legal.")
    for fault in faults:
        told = {key: _called(each, japanese) if key in _NAMES else each for key, each in fault.parameters}
        words = fault.citation.text(lang.value, **told)
        lines.append(f"  - {words} [{fault.citation.number}]")
    return not faults, lines
