"""Text as HTML: references to rules and names of cards as links, everything else escaped."""

import re
from datetime import date
from urllib.parse import quote

from markupsafe import Markup, escape

from shinpan.cards.library import built_in
from shinpan.rulebook.language import Language
from shinpan.rulebook.parsing.references import references_in

_CARD = re.compile(r"《([^《》]{1,80})》")


def linked(text: str, edition: date, language: Language) -> Markup:
    """A text with its references as links into an edition and its cards as links to them."""
    base = f"/rules/{edition}/{language}"
    parts: list[Markup] = []
    end = 0
    for reference in references_in(text):
        if reference.start < end:
            continue
        parts.append(_with_cards(text[end : reference.start], language))
        words = text[reference.start : reference.end]
        parts.append(Markup('<a class="ref" href="{}/{}">{}</a>').format(base, reference.target, words))
        end = reference.end
    parts.append(_with_cards(text[end:], language))
    return Markup("").join(parts)


def _with_cards(text: str, language: Language) -> Markup:
    """A text with the cards that it names in 《 》, as Japanese does, as links, if they are in the pool."""
    parts: list[Markup] = []
    end = 0
    for name in _CARD.finditer(text):
        if name[1] not in built_in():
            continue
        address = f"/cards/{quote(name[1])}?lang={language}"
        parts.append(escape(text[end : name.start()]))
        parts.append(Markup('<a class="card" href="{}">{}</a>').format(address, name[0]))
        end = name.end()
    parts.append(escape(text[end:]))
    return Markup("").join(parts)
