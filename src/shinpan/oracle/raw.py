"""Cards as data has them: a few texts for each face, in Scryfall's shape, before anything is understood."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any


class NotACard(ValueError):  # noqa: N818 - it reads as a sentence
    """Data that has the shape of a card but can't be one: no name, or something else than text where text belongs."""


@dataclass(frozen=True, slots=True)
class RawFace:
    """One face, or half, of a card. Numbers are texts: "*" and "1+*" are among them. None: the face has none."""

    name: str
    mana_cost: str = ""
    type_line: str = ""
    oracle_text: str = ""
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    color_indicator: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class RawCard:
    """A card: its name, Scryfall's word for its layout, its faces in order; the set it is from, if the data says so."""

    name: str
    layout: str
    faces: tuple[RawFace, ...]
    set_code: str = ""


def raw_card(data: Mapping[str, Any]) -> RawCard:
    """Return the card that an object of Scryfall's shape describes. Raises NotACard, saying what is wrong with it."""
    name = _text(data, "name")
    if not name:
        raise NotACard("a card without a name")
    faces = data.get("card_faces") or (data,)
    if isinstance(faces, str | Mapping) or not isinstance(faces, Iterable):
        raise NotACard(f"{name}: card_faces is no list")
    made = tuple(_face(face, data, name) for face in faces)
    return RawCard(name, _text(data, "layout") or "normal", made, _text(data, "set"))


def _face(face: Any, card: Mapping[str, Any], name: str) -> RawFace:
    if not isinstance(face, Mapping):
        raise NotACard(f"{name}: a face is no object")
    own = _text(face, "name")
    if not own:
        raise NotACard(f"{name}: a face without a name")
    indicator = face.get("color_indicator")
    return RawFace(
        own,
        _text(face, "mana_cost"),
        _text(face, "type_line") or _text(card, "type_line"),
        _text(face, "oracle_text"),
        _text(face, "power") or None,
        _text(face, "toughness") or None,
        _text(face, "loyalty") or None,
        _text(face, "defense") or None,
        None if indicator is None else tuple(map(str, indicator)),
    )


def _text(data: Mapping[str, Any], key: str) -> str:
    value = data.get(key)
    if value is None:
        return ""
    if isinstance(value, int | float) and not isinstance(value, bool):
        return str(value)
    if not isinstance(value, str):
        raise NotACard(f"{data.get('name', 'a card')}: {key} is no text")
    return value
