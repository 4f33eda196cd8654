"""Cards as data has them: a few texts for each face, before anything is understood."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any


class NotACard(ValueError):  # noqa: N818 - it reads as a sentence
    """Data that has the shape of a card but can't be one: no name, or something else than text where text belongs."""


@dataclass(frozen=True, slots=True)
class RawFace:
    """One face, or half, of a card. Numbers are texts: "*" and "1+*" are among them. None: the face has none.

    japanese: its Japanese name, if the data says so.
    """

    name: str
    mana_cost: str = ""
    type_line: str = ""
    oracle_text: str = ""
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    color_indicator: tuple[str, ...] | None = None
    japanese: str = ""


@dataclass(frozen=True, slots=True)
class RawCard:
    """A card: its name, Scryfall's word for its layout, its faces in order; the set it is from, if the data says so.

    result: for one card of a meld pair, the name of what the two meld into.
    """

    name: str
    layout: str
    faces: tuple[RawFace, ...]
    set_code: str = ""
    result: str = ""


def raw_card(data: Mapping[str, Any]) -> RawCard:
    """Return the card that an object of Scryfall's shape describes. Raises NotACard, saying what is wrong with it."""
    name = text_at(data, "name")
    if not name:
        raise NotACard("a card without a name")
    faces = data.get("card_faces") or (data,)
    if isinstance(faces, str | Mapping) or not isinstance(faces, Iterable):
        raise NotACard(f"{name}: card_faces is no list")
    japanese = text_at(data, "lang") == "ja"
    made = tuple(_face(face, data, name, japanese) for face in faces)
    layout = text_at(data, "layout") or "normal"
    result = _result(data, name) if layout == "meld" else ""
    return RawCard(name, layout, made, text_at(data, "set").upper(), result)


def _face(face: Any, card: Mapping[str, Any], name: str, japanese: bool) -> RawFace:
    if not isinstance(face, Mapping):
        raise NotACard(f"{name}: a face is no object")
    own = text_at(face, "name")
    if not own:
        raise NotACard(f"{name}: a face without a name")
    return RawFace(
        own,
        text_at(face, "mana_cost"),
        text_at(face, "type_line") or text_at(card, "type_line"),
        text_at(face, "oracle_text"),
        text_at(face, "power") or None,
        text_at(face, "toughness") or None,
        text_at(face, "loyalty") or None,
        text_at(face, "defense") or None,
        letters_at(face, "color_indicator"),
        text_at(face, "printed_name") if japanese else "",
    )


def _result(data: Mapping[str, Any], name: str) -> str:
    """Return what a card melds into, as its related cards say; nothing for the result itself."""
    parts = data.get("all_parts") or ()
    if isinstance(parts, str | Mapping) or not isinstance(parts, Iterable):
        raise NotACard(f"{name}: all_parts is no list")
    for part in parts:
        if not isinstance(part, Mapping):
            raise NotACard(f"{name}: a part is no object")
        if text_at(part, "component") == "meld_result":
            found = text_at(part, "name")
            return "" if found == name else found
    return ""


def letters_at(data: Mapping[str, Any], key: str) -> tuple[str, ...] | None:
    """Return a list of letters of colors; None if there is none. Raises NotACard for anything else."""
    value = data.get(key)
    if value is None:
        return None
    if not isinstance(value, list | tuple) or not all(isinstance(each, str) and each in "WUBRG" for each in value):
        raise NotACard(f"{name_of(data)}: {key} is no list of W, U, B, R and G")
    return tuple(value)


def text_at(data: Mapping[str, Any], key: str) -> str:
    """Return the text of a key, cleaned; numbers as text, nothing for null. Raises NotACard for anything else."""
    value = data.get(key)
    if value is None:
        return ""
    if isinstance(value, int | float) and not isinstance(value, bool):
        return str(value)
    if not isinstance(value, str):
        raise NotACard(f"{name_of(data)}: {key} is no text")
    return _clean(value, data, key)


def name_of(data: Mapping[str, Any]) -> str:
    """Return what to call an object in an error."""
    name = data.get("name")
    return ascii(name)[1:-1] if isinstance(name, str) and name.strip() else "a card"


_ORDINARY = re.compile("[\n -~À-ÖØ-öø-ÿ—•−’™®½]*")
_LINE_ENDS = {"\r\n": "\n", "\r": "\n", "\u2028": "\n", "\u2029": "\n", "\v": "\n", "\f": "\n", "\u0085": "\n"}


def _clean(text: str, data: Mapping[str, Any], key: str) -> str:
    """Return a text with one kind of line end and blank, composed, without signs that nobody sees.

    Raises NotACard for control characters and halves of surrogate pairs, which no card has.
    """
    if _ORDINARY.fullmatch(text):
        return text.strip()
    for sign, plain in _LINE_ENDS.items():
        if sign in text:
            text = text.replace(sign, plain)
    made: list[str] = []
    for sign in unicodedata.normalize("NFC", text):
        match unicodedata.category(sign):
            case "Zs":
                made.append(" ")
            case "Cf":
                pass  # soft hyphens, joiners, marks of direction
            case "Cc" | "Cs" | "Cn" | "Co" if sign not in "\n\t":
                raise NotACard(f"{name_of(data)}: {key} has the character U+{ord(sign):04X}, which no card has")
            case _:
                made.append(" " if sign == "\t" else sign)
    return "".join(made).strip()
