"""Text as HTML: references to rules and names of cards as links, furigana for Japanese, everything else escaped."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from urllib.parse import quote

from markupsafe import Markup, escape

from shinpan.cards.library import built_in
from shinpan.rulebook.furigana import Reading, readings_in
from shinpan.rulebook.language import Language
from shinpan.rulebook.parsing.references import references_in
from shinpan.web.mentions import cards_in

_JAPANESE_CARD = re.compile(r"《([^《》]{1,80})》")


@dataclass(frozen=True, slots=True)
class _Link:
    """A stretch of a text that leads somewhere."""

    start: int
    end: int
    address: str
    kind: str


def linked(text: str, edition: date, language: Language) -> Markup:
    """A text with its references as links into an edition and its cards as links to them."""
    readings = tuple(readings_in(text)) if language is Language.JA else ()
    parts: list[Markup] = []
    end = 0
    for link in sorted((*_references(text, edition, language), *_cards(text, language)), key=lambda each: each.start):
        if link.start < end:
            continue
        parts.append(_read(text, end, link.start, readings))
        words = escape(text[link.start : link.end])
        parts.append(Markup('<a class="{}" href="{}">{}</a>').format(link.kind, link.address, words))
        end = link.end
    parts.append(_read(text, end, len(text), readings))
    return Markup("").join(parts)


def read_aloud(text: str, language: Language) -> Markup:
    """A text with nothing but furigana, if it is Japanese."""
    return _read(text, 0, len(text), tuple(readings_in(text)) if language is Language.JA else ())


def _references(text: str, edition: date, language: Language) -> Iterator[_Link]:
    for reference in references_in(text):
        yield _Link(reference.start, reference.end, f"/rules/{edition}/{language}/{reference.target}", "ref")


def _cards(text: str, language: Language) -> Iterator[_Link]:
    """The cards that a text names, if they are in the pool. Japanese sets their names in 《 》."""
    if language is Language.EN:
        for mention in cards_in(text):
            yield _Link(mention.start, mention.end, f"/cards/{quote(mention.name)}?lang={language}", "card")
        return
    for name in _JAPANESE_CARD.finditer(text):
        if name[1] in built_in():
            yield _Link(name.start(), name.end(), f"/cards/{quote(name[1])}?lang={language}", "card")


def _read(text: str, start: int, end: int, readings: tuple[Reading, ...]) -> Markup:
    """A stretch of a text with the readings that lie in it."""
    parts: list[Markup] = []
    for reading in readings:
        if start <= reading.start and reading.end <= end:
            parts.append(escape(text[start : reading.start]))
            word = text[reading.start : reading.end]
            parts.append(Markup("<ruby>{}<rp>（</rp><rt>{}</rt><rp>）</rp></ruby>").format(word, reading.kana))
            start = reading.end
    parts.append(escape(text[start:end]))
    return Markup("").join(parts)
