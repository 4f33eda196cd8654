"""Tables for the terminal, with cells that wrap. Japanese signs are two columns wide."""

import unicodedata
from collections.abc import Sequence
from itertools import zip_longest

_NO_LINE_START = frozenset("、。，．・：；？！）〕］｝」』》】ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ）,.;:)]")

_NO_LINE_END = frozenset("（〔［｛「『《【")


def width(text: str) -> int:
    """Return how many columns a text takes."""
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text)


def padded(text: str, columns: int) -> str:
    """Return a text filled up with spaces."""
    return text + " " * max(0, columns - width(text))


def wrapped(text: str, columns: int) -> list[str]:
    """Return a text in lines that fit into so many columns, broken at spaces or between Japanese signs."""
    lines: list[str] = []
    line = ""
    for piece in _pieces(text):
        if width(line + piece.rstrip()) > columns and line.strip():
            lines.append(line.rstrip())
            line = piece.lstrip()
        else:
            line += piece
    lines.append(line.rstrip())
    return lines


def _pieces(text: str) -> list[str]:
    """Return what mustn't be broken: words with the space after them, Japanese signs one by one."""
    pieces: list[str] = []
    for sign in text:
        if pieces and _belongs(pieces[-1], sign):
            pieces[-1] += sign
        else:
            pieces.append(sign)
    return pieces


def _belongs(piece: str, sign: str) -> bool:
    """Return whether a sign mustn't be parted from the piece before it."""
    if sign in _NO_LINE_START or sign == " " or piece[-1] in _NO_LINE_END:
        return True
    return _is_narrow(sign) and _is_narrow(piece[-1]) and piece[-1] != " "


def _is_narrow(sign: str) -> bool:
    return unicodedata.east_asian_width(sign) not in "WF"


def grid(head: Sequence[str], rows: Sequence[Sequence[str]], total: int, shares: Sequence[int]) -> list[str]:
    """Return a table as lines. shares: how the columns share the total width; none is wider than it needs."""
    columns = len(head)
    needed = [max(width(row[place]) for row in (head, *rows)) for place in range(columns)]
    space = total - 2 * (columns - 1)
    widths = [
        min(needed[place], max(width(head[place]), space * shares[place] // sum(shares))) for place in range(columns)
    ]
    spare = space - sum(widths)
    for place in sorted(range(columns), key=lambda place: widths[place] - needed[place]):
        more = min(spare, needed[place] - widths[place])
        widths[place] += more
        spare -= more
    lines = _row(head, widths)
    lines.append("  ".join("─" * each for each in widths))
    for row in rows:
        lines.extend(_row(row, widths))
    return lines


def _row(cells: Sequence[str], widths: Sequence[int]) -> list[str]:
    wrapped_cells = [wrapped(cell, each) for cell, each in zip(cells, widths, strict=True)]
    return [
        "  ".join(padded(part, each) for part, each in zip(parts, widths, strict=True)).rstrip()
        for parts in zip_longest(*wrapped_cells, fillvalue="")
    ]
