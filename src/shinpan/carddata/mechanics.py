"""What a card is about: the mechanics that its layout and its text name, for counting cards by them."""

import re
from functools import cache

from shinpan.game.keyword_actions import KeywordAction
from shinpan.game.keywords import KeywordAbility
from shinpan.oracle.raw import RawCard
from shinpan.oracle.reading.paragraphs import without_reminders

_WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")

FACES_AND_COPIES = "faces and copies"
"""The name under which all cards count that copy, meld, merge, have several faces or go face down."""

_LAYOUTS = frozenset({"split", "transform", "modal_dfc", "flip", "meld", "adventure", "mutate"})
_WORDS = frozenset(
    "copy copies copied meld melds mutate mutates transform transforms transformed convert converts morph megamorph "  # noqa: SIM905
    "manifest manifested cloak cloaked disguise fuse aftermath disturb".split()
)
_OTHER = ("face down", "face up", "copy", "daybound")
_ORDINARY = frozenset("activate cast counter create destroy discard exile play reveal sacrifice search shuffle".split())  # noqa: SIM905
"""Keyword actions that are on every other card."""


def mechanics(card: RawCard) -> frozenset[str]:
    """Return the names of the mechanics of a card."""
    found: set[str] = set()
    words: set[str] = set()
    for face in card.faces:
        text = " ".join(_WORD.findall(without_reminders(face.oracle_text).lower().replace("’", "'")))
        own = set(text.split())
        words |= own
        for first, phrases in _known().items():
            if first in own:
                found.update(name for phrase, name in phrases if phrase == first or f" {phrase} " in f" {text} ")
    if card.layout in _LAYOUTS or not words.isdisjoint(_WORDS) or "face down" in found or "face up" in found:
        found.add(FACES_AND_COPIES)
    if not words.isdisjoint({"copies", "copied", "copy"}):
        found.add("copy")
    return frozenset(found)


@cache
def _known() -> dict[str, list[tuple[str, str]]]:
    """Return the words of the mechanics with their names, by the first word."""
    found: dict[str, list[tuple[str, str]]] = {}
    terms = [*(each.en for each in KeywordAbility), *(each.en for each in KeywordAction), *_OTHER]
    for term in dict.fromkeys(terms):
        lower = term.lower()
        if lower in _ORDINARY or not _WORD.match(lower):
            continue
        for words in (lower, f"{lower}s"):
            found.setdefault(words.split()[0], []).append((words, lower))
    return found
