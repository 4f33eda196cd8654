"""Reading files of cards, object by object: a big file never stands in memory whole.

Five forms are known: Scryfall's bulk files (an array), lists as Scryfall's pages have them, single cards, JSON lines,
and MTGJSON's files (`AtomicCards`, a set, all sets). What is in a file, the file says; its name doesn't matter.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path
from typing import IO, Any

from shinpan.carddata.files import CardFileError, opened
from shinpan.carddata.mtgjson import cards_of_faces, is_face, sets_of
from shinpan.oracle.raw import NotACard, RawCard, name_of, raw_card, text_at

_LINE = 1 << 20
"""The longest line that may be an object by itself; MTGJSON's files are one line of many megabytes."""
_HEAD = 1 << 16
_DEEPEST = 2000
"""How many brackets may be open."""

NO_CARDS = frozenset({"token", "double_faced_token", "emblem", "art_series", "augment_token", "dungeon"})
"""The layouts of objects that are no cards."""
_FUNNY = frozenset({"funny", "memorabilia", "minigame", "token", "alchemy"})
"""The kinds of sets whose cards give way to others of the same name."""

Object = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Found:
    """A card of a file. identity: what all its printings have in common. sets: where it was printed, if known.

    aside: a card that gives way to another of its name (a joke, a playtest card). part: it is no card by itself, such
    as a token.
    """

    card: RawCard
    identity: str
    sets: tuple[str, ...] = ()
    aside: bool = False
    part: bool = False


def cards_in(path: Path, seen: Callable[[int], None] | None = None) -> Iterator[Found]:
    """Yield the cards of a file, one printing after the other. seen: told how far reading is, in bytes of the file.

    Raises CardFileError for what is no file of cards, or has an object in it that can't be one; OSError.
    """
    with opened(path) as file:
        number = 0
        try:
            for found in _cards(file, path):
                number += 1
                if seen is not None and number % 500 == 0:
                    seen(_place(file))
                yield found
        except NotACard as error:
            raise CardFileError(f"{path.name}: {error} ({_after(number)})") from error
        except RecursionError as error:
            raise CardFileError(f"{path.name}: its values are nested too deeply ({_after(number)})") from error
        if not number:
            raise CardFileError(f"{path.name}: there is no card in it")


def _after(number: int) -> str:
    return f"after {number:,} card{'' if number == 1 else 's'}" if number else "at the beginning"


def _place(file: IO[bytes]) -> int:
    """Return how far reading has come in the file as it is on disk."""
    inner = getattr(file, "fileobj", None) or getattr(file, "_fp", None)
    try:
        return (inner or file).tell()
    except (OSError, ValueError):
        return 0


def _cards(file: IO[bytes], path: Path) -> Iterator[Found]:
    head = file.read(_HEAD).removeprefix(b"\xef\xbb\xbf").lstrip()
    rest = _Joined(head, file)
    if head[:1] == b"[":
        return _mixed(_items(rest, "item", path), path)
    if head[:1] != b"{":
        raise CardFileError(f"{path.name}: this is neither JSON nor JSON lines")
    line = rest.readline(_LINE)
    first = _object_or_none(line)
    if first is not None and not isinstance(first.get("data"), list | Mapping):
        return _mixed(chain((first,), _lines(rest, path)), path)
    return _document(_Joined(line, rest), path)


class _Joined:
    """A file with some bytes put back in front of it."""

    def __init__(self, before: bytes, file: Any) -> None:
        self._before = before
        self._file = file

    def read(self, size: int = -1) -> bytes:
        """Return the next bytes."""
        if not self._before:
            return self._file.read(size)  # type: ignore[no-any-return]
        if size == 0:
            return b""
        found = self._before if size < 0 else self._before[:size]
        self._before = self._before[len(found) :]
        return found if size >= 0 else found + self._file.read()

    def readline(self, most: int) -> bytes:
        """Return the next line, or its beginning if it is longer than that."""
        place = self._before.find(b"\n")
        if place >= 0 or len(self._before) >= most:
            return self.read(place + 1 if place >= 0 else most)
        found = self._before
        self._before = b""
        return found + self._file.readline(most - len(found))  # type: ignore[no-any-return]


def _object_or_none(line: bytes) -> dict[str, Any] | None:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def _lines(file: _Joined, path: Path) -> Iterator[Object]:
    """Yield the objects of JSON lines from the second on."""
    number = 1
    while line := file.readline(1 << 26):
        number += 1
        if not line.strip():
            continue
        try:
            found = json.loads(line)
        except ValueError as error:
            reason = "isn't UTF-8" if isinstance(error, UnicodeDecodeError) else f"is no JSON: {error}"
            raise CardFileError(f"{path.name}, line {number}: this line {reason}") from error
        if not isinstance(found, dict):
            raise CardFileError(f"{path.name}, line {number}: this line is no object")
        yield found


def _items(file: _Joined, prefix: str, path: Path) -> Iterator[Any]:
    """Yield the values at a place of a JSON document."""
    return _streamed(lambda ijson, watched: ijson.items(watched, prefix, use_float=True), file, path)


class _Shallow:
    """A file whose brackets are watched: a parser would need memory without end for values nested without end.

    Brackets inside texts are counted as well; there they come in pairs.
    """

    def __init__(self, file: _Joined) -> None:
        self._file = file
        self._depth = 0

    def read(self, size: int = -1) -> bytes:
        """Return the next bytes. Raises RecursionError."""
        found = self._file.read(size)
        self._depth += found.count(b"[") + found.count(b"{") - found.count(b"]") - found.count(b"}")
        if self._depth > _DEEPEST:
            raise RecursionError
        return found


def _streamed(ask: Callable[[Any, Any], Iterable[Any]], file: _Joined, path: Path) -> Iterator[Any]:
    import ijson

    try:
        yield from ask(ijson, _Shallow(file))
    except ijson.JSONError as error:
        reason = str(error).strip().splitlines()[0] if str(error).strip() else "it ends too early"
        raise CardFileError(f"{path.name}: malformed JSON: {reason}") from error
    except UnicodeDecodeError as error:
        raise CardFileError(f"{path.name}: malformed JSON: it isn't UTF-8") from error


def _document(file: _Joined, path: Path) -> Iterator[Found]:
    """Yield the cards of one JSON object: a single card, a page of Scryfall's, one of MTGJSON's files."""
    whole: dict[str, Any] = {}
    for key, value in _streamed(_members, file, path):
        if key == "data":
            yield from _data(value, path)
            whole = {}
        elif key:
            whole[key] = value
    if "name" in whole:
        yield from _mixed((whole,), path)


def _members(ijson: Any, file: _Shallow) -> Iterator[tuple[str, Any]]:
    """Yield the members of an object; of "data", which may be large, each of its own as ("data", what it is)."""
    events = ijson.parse(file, use_float=True)
    builder = None
    start = ""
    for prefix, event, value in events:
        if builder is None:
            if event in ("map_key", "end_map", "end_array") or (not prefix and event == "start_map"):
                if event == "map_key" and prefix == "data":
                    start = value
                continue
            if prefix == "data" and event in ("start_map", "start_array"):
                start = ""
                continue
            builder, opened_at = ijson.ObjectBuilder(), prefix
        builder.event(event, value)
        if prefix == opened_at and event not in ("start_map", "start_array", "map_key"):
            within = opened_at == "data" or opened_at.startswith("data.")
            yield ("data", (start, builder.value)) if within else (opened_at, builder.value)
            builder = None


def _data(member: tuple[str, Any], path: Path) -> Iterator[Found]:
    """Yield the cards of a member of "data": a card of a list, the faces of a name, the cards of a set, a set."""
    key, value = member
    if not key:
        yield from _mixed((value,), path)
    elif isinstance(value, Mapping) and isinstance(value.get("cards"), list):
        yield from _faces(value["cards"], path)
    elif isinstance(value, list) and key not in ("tokens", "sealedProduct", "booster", "decks"):
        faces = [each for each in value if isinstance(each, Mapping) and is_face(each)]
        if faces:
            yield from _faces(value, path)


def _mixed(objects: Iterable[Any], path: Path) -> Iterator[Found]:
    """Yield the cards of some objects, each in either shape; faces of MTGJSON are put together at the end."""
    faces: list[Object] = []
    for number, data in enumerate(objects, start=1):
        if not isinstance(data, Mapping):
            raise CardFileError(f"{path.name}: the value number {number:,} is no object")
        if is_face(data):
            faces.append(data)
            continue
        kind = data.get("object", "card")
        if kind != "card":
            raise CardFileError(f"{path.name}: it holds objects of the kind {kind!r}, not cards")
        yield from _of_scryfall(data)
    yield from _faces(faces, path)


def _of_scryfall(data: Object) -> Iterator[Found]:
    """Yield the card of an object; of a reversible one, that of each side."""
    card = raw_card(data)
    identity = text_at(data, "oracle_id")
    aside = text_at(data, "set_type") in _FUNNY
    sets = (card.set_code,) if card.set_code else ()
    if card.layout != "reversible_card":
        yield Found(card, identity or card.name, sets, aside, card.layout in NO_CARDS)
        return
    for side, face in zip(data["card_faces"], card.faces, strict=True):
        layout = text_at(side, "layout") or "normal"
        if layout == "normal":
            single = replace(card, name=face.name, layout=layout, faces=(face,))
            yield Found(single, text_at(side, "oracle_id") or face.name, sets, aside)


def _faces(faces: Iterable[Any], path: Path) -> Iterator[Found]:
    given = list(faces)
    if not all(isinstance(each, Mapping) for each in given):
        raise CardFileError(f"{path.name}: {name_of(given[0]) if given else 'a card'}: a face is no object")
    for card, first in cards_of_faces(given):
        identifiers = first.get("identifiers")
        identity = text_at(identifiers, "scryfallOracleId") if isinstance(identifiers, Mapping) else ""
        if len(card.faces) == 1 and card.layout == "meld":
            identity = ""  # the two sides of a pair share theirs
        sets = sets_of(first) or ((card.set_code,) if card.set_code else ())
        yield Found(card, identity or card.name, sets, first.get("isFunny") is True, card.layout in NO_CARDS)
