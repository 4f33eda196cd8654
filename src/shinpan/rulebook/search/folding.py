"""Texts and queries made comparable: width, kana, case, marks; and cut into what the index holds.

SQLite's tokenizers find no Japanese word of two characters, so the index is given pairs of characters (合体, 体カ,
カー, ...) as words of their own. A run ends with its last character alone, so that a query of one character finds it.
"""

import re
import unicodedata
from collections.abc import Iterator

_TO_KATAKANA = {code: code + 0x60 for code in range(0x3041, 0x3097)}
_DROPPED = dict.fromkeys(map(ord, "・･·’'‘\u200b\u00ad"), None) | {
    0x201C: 0x22,
    0x201D: 0x22,
    0x2014: 0x20,
    0x2013: 0x2D,
}
DROPPED = frozenset(chr(code) for code, instead in _DROPPED.items() if instead is None)
"""The characters that folding leaves out."""

_COMMON = (("’", ""), ("'", ""), ("‘", ""), ("“", '"'), ("”", '"'), ("—", " "), ("–", "-"))
_ACCENTS = re.compile("[\u0300-\u036f]+")
_SYMBOL = re.compile(r"\{([^{}]{1,8})\}")
_COUNTER = re.compile(r"([+-])(\d+)/([+-])(\d+)")
_PIECE = re.compile(r"[\u30a1-\u30ff\u3400-\u9fff\uf900-\ufaff々〆]+|[a-z0-9]+(?:\.[0-9]+[a-z]?)?")
_SIGNS = {"+": "p", "-": "m"}


def fold(text: str) -> str:
    """A text in the one form that comparison uses."""
    for mark, instead in _COMMON:  # nearly all that English texts have beyond ASCII; `translate` is slow
        text = text.replace(mark, instead)
    if text.isascii():
        return text.lower()
    text = text.translate(_DROPPED)
    wide = unicodedata.normalize("NFKC", text).translate(_DROPPED).lower()
    return unicodedata.normalize("NFC", _ACCENTS.sub("", unicodedata.normalize("NFD", wide))).translate(_TO_KATAKANA)


def pieces(text: str) -> list[str]:
    """The runs of Japanese characters and the words of a text, folded; symbols such as {T} and +1/+1 are words too."""
    folded = _COUNTER.sub(lambda found: f" {_sign(found[1])}{found[2]}{_sign(found[3])}{found[4]} ", fold(text))
    return _PIECE.findall(_SYMBOL.sub(lambda found: f" sym{found[1].replace('/', '')} ", folded))


def index_words(text: str) -> Iterator[str]:
    """What the index holds of a text."""
    for piece in pieces(text):
        if is_japanese(piece):
            yield from pairs(piece)
            yield piece[-1]
        else:
            yield piece


def pairs(run: str) -> list[str]:
    """The pairs of neighbouring characters of a run."""
    return [run[index : index + 2] for index in range(len(run) - 1)]


def is_japanese(piece: str) -> bool:
    """Whether a piece is a run of Japanese characters."""
    return not piece[0].isascii()


def _sign(sign: str) -> str:
    return _SIGNS[sign]
