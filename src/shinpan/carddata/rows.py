"""Cards as rows of the index: a card as JSON and back, and the names that find it."""

import json
from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from shinpan.cards.names import fold
from shinpan.oracle.raw import RawCard, RawFace

_FACE_FIELDS = tuple((each.name, each.default) for each in fields(RawFace))


def to_json(card: RawCard) -> str:
    """Return a card as one line of JSON; what is empty is left out. Equal cards give equal texts."""
    faces = [
        {name: value for name, default in _FACE_FIELDS if (value := getattr(face, name)) != default}
        for face in card.faces
    ]
    data: dict[str, Any] = {"name": card.name, "layout": card.layout, "faces": faces}
    if card.result:
        data["result"] = card.result
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def from_json(text: str) -> RawCard:
    """Return the card that `to_json` wrote."""
    data = json.loads(text)
    faces = tuple(_face(each) for each in data["faces"])
    return RawCard(data["name"], data["layout"], faces, result=data.get("result", ""))


def _face(data: dict[str, Any]) -> RawFace:
    indicator = data.get("color_indicator")
    return RawFace(**{**data, "color_indicator": None if indicator is None else tuple(indicator)})


def names_of(card: RawCard) -> Iterator[tuple[str, int]]:
    """Yield the names that find a card, folded, each with how well: 0 its own name, 1 a face's, 2 a Japanese one."""
    yield fold(card.name), 0
    if len(card.faces) > 1:
        for face in card.faces:
            yield fold(face.name), 1
    japanese = [face.japanese for face in card.faces if face.japanese]
    for each in japanese:
        yield fold(each), 2
    if len(japanese) > 1:
        yield fold("".join(japanese)), 2
