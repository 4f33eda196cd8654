"""Cards in the shape of MTGJSON, where each face is an object of its own: put together, in Scryfall's words."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from shinpan.oracle.raw import NotACard, RawCard, RawFace, letters_at, name_of, text_at

_LAYOUTS = {"aftermath": "split"}
"""MTGJSON's words for layouts where they aren't Scryfall's."""
_TWO_FACES = " // "


def is_face(data: Mapping[str, Any]) -> bool:
    """Return whether an object is a card or face as MTGJSON writes it."""
    return "type_line" not in data and "card_faces" not in data and ("type" in data or "manaCost" in data)


def cards_of_faces(faces: Iterable[Mapping[str, Any]]) -> Iterator[tuple[RawCard, Mapping[str, Any]]]:
    """Yield the cards that some faces make, each with the object of its first face, in the order of the first faces.

    Faces of one name belong together; of several printings, each side counts once. Raises NotACard.
    """
    gathered: dict[str, dict[str, Mapping[str, Any]]] = {}
    for face in faces:
        name = text_at(face, "name")
        if not name:
            raise NotACard("a card without a name")
        gathered.setdefault(name, {}).setdefault(text_at(face, "side") or "a", face)
    for name, sides in gathered.items():
        ordered = [sides[side] for side in sorted(sides)]
        first = ordered[0]
        layout = text_at(first, "layout") or "normal"
        layout = _LAYOUTS.get(layout, layout)
        if layout == "meld":
            yield from _melding(name, ordered)
        else:
            made = tuple(_face(face, name, len(ordered) > 1) for face in ordered)
            yield RawCard(name, layout, made, text_at(first, "setCode")), first


def _melding(name: str, sides: list[Mapping[str, Any]]) -> Iterator[tuple[RawCard, Mapping[str, Any]]]:
    """Yield a card of a meld pair and what it melds into; they are written as the two sides of one card."""
    result = name.partition(_TWO_FACES)[2] or _last_part(sides[0])
    for side in sides:
        own = text_at(side, "faceName") or name
        melds = "" if own == result else result
        yield RawCard(own, "meld", (_face(side, own, False),), text_at(side, "setCode"), melds), side


def _last_part(face: Mapping[str, Any]) -> str:
    parts = face.get("cardParts") or ()
    if not isinstance(parts, list | tuple) or not all(isinstance(each, str) for each in parts):
        raise NotACard(f"{name_of(face)}: cardParts is no list of names")
    return parts[-1] if parts else ""


def _face(face: Mapping[str, Any], name: str, one_of_several: bool) -> RawFace:
    own = text_at(face, "faceName") or name
    if one_of_several and not text_at(face, "faceName"):
        raise NotACard(f"{name}: a face without a name")
    return RawFace(
        own,
        text_at(face, "manaCost"),
        text_at(face, "type"),
        text_at(face, "text"),
        text_at(face, "power") or None,
        text_at(face, "toughness") or None,
        text_at(face, "loyalty") or None,
        text_at(face, "defense") or None,
        letters_at(face, "colorIndicator"),
        _japanese(face),
    )


def _japanese(face: Mapping[str, Any]) -> str:
    foreign = face.get("foreignData") or ()
    if not isinstance(foreign, list | tuple) or not all(isinstance(each, Mapping) for each in foreign):
        raise NotACard(f"{name_of(face)}: foreignData is no list of objects")
    for each in foreign:
        if text_at(each, "language") == "Japanese":
            return text_at(each, "faceName") or text_at(each, "name").partition(_TWO_FACES)[0]
    return ""


def sets_of(face: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the codes of the sets that a face was printed in. Raises NotACard."""
    printings = face.get("printings") or ()
    if not isinstance(printings, list | tuple) or not all(isinstance(each, str) for each in printings):
        raise NotACard(f"{name_of(face)}: printings is no list of sets")
    return tuple(printings)
