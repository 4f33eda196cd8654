"""Lists of words, in the forms that a slot may ask for."""

from shinpan.game.lang import Lang
from shinpan.phrases.wording.features import Frame, Number
from shinpan.phrases.wording.style import Style

LIST_FORMS = frozenset({"or", "and/or", "comma", "space", "then", "sentences", "bullets", "lines", "types"})
"""The forms that say how a list is joined; all others are handed to its items."""


def joined(style: Style, items: list[str], frame: Frame, *, nouns: bool, clauses: bool) -> str:
    """Return items as a list in the form asked for, by default with "and".

    nouns, clauses: what the items are; between plural nouns, "or" becomes "and": "artifacts and enchantments".
    """
    match next((form for form in frame.forms if form in LIST_FORMS), ""):
        case "comma":
            return style.comma.join(items)
        case "space":
            return style.spaced(items)
        case "types":
            return ("・" if style.lang is Lang.JA else " ").join(items)
        case "then":
            return style.then(items)
        case "sentences":
            return style.stop.join(items)
        case "bullets":
            return "".join(f"\n{style.bullet}{each}" for each in items)
        case "lines":
            return "".join(f"\n{each}" for each in items)
        case "or" if not (nouns and frame.number is Number.MORE):
            return style.listed(items, "or", clauses=clauses)
        case "and/or":
            return style.listed(items, "and/or", clauses=clauses)
        case _:
            return style.listed(items, "and", clauses=clauses)
