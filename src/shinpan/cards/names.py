"""Names as people write them: comparing two names, and finding the name that was probably meant."""

import unicodedata
from collections.abc import Iterable

_ASCII_SIGNS = {code: None for code in range(128) if not chr(code).isalnum()}
_PLAIN_LETTERS = str.maketrans(
    {"æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ħ": "h", "ı": "i"}
)
# か and が are two letters, unlike e and é: in Japanese the mark is no accent.
_VOICED_MARKS = "\u3099\u309a"


def fold(name: str) -> str:
    """What counts in a name: its letters and figures, without case, accents, punctuation, spaces and widths.

    Two names are the same name if they fold to the same text: "Isamaru Hound of Konda" and "Isamaru, Hound of
    Konda", "Wear/Tear" and "Wear // Tear", 《稲妻》 and 稲妻. A name without any letter or figure stays as it is.
    """
    if name.isascii():
        folded = name.lower().translate(_ASCII_SIGNS)
    else:
        # Decomposed on both sides of casefold: either step can produce what the other has to see (Unicode, D145).
        text = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold()).translate(_PLAIN_LETTERS)
        kept = "".join(sign for sign in text if sign.isalnum() or sign in _VOICED_MARKS)
        folded = unicodedata.normalize("NFC", kept)
    return folded or "".join(name.split())


def nearest(word: str, candidates: Iterable[str], limit: int = 1) -> tuple[str, ...]:
    """The candidates that `word` was probably meant to be, best first, at most `limit` of them.

    A candidate fits if it begins with the word or contains it (short names: "Urborg"), or if at most a third of
    the word's letters have to be changed, left out, put in or swapped with a neighbour.
    """
    folded = fold(word)
    if not folded:
        return ()
    found: list[tuple[int, int, str]] = []
    for place, candidate in enumerate(dict.fromkeys(candidates)):
        distance = _distance(folded, fold(candidate))
        if distance is not None:
            found.append((distance, place, candidate))
    return tuple(candidate for _, _, candidate in sorted(found)[:limit])


_SHORTEST_PART = 3  # shorter words are contained in too many names to mean one of them


def _distance(word: str, name: str) -> int | None:
    """How far a name is from a word, both folded; None if too far to have been meant."""
    bound = max(1, len(word) // 3)
    if abs(len(name) - len(word)) <= bound:
        edits = _edits(word, name, bound)
        if edits is not None and edits < max(len(word), len(name)):
            return edits
    if len(word) >= _SHORTEST_PART and word in name:
        return bound + (1 if name.startswith(word) else 2)
    return None


def _edits(a: str, b: str, bound: int) -> int | None:
    """The least number of edits between two words (optimal string alignment); None if it is more than `bound`."""
    before: list[int] = []
    row = list(range(len(b) + 1))
    for i, sign in enumerate(a, 1):
        older, before, row = before, row, [i] * (len(b) + 1)
        for j, other in enumerate(b, 1):
            best = before[j - 1] + (sign != other)
            if before[j] < best:
                best = before[j] + 1
            if row[j - 1] < best:
                best = row[j - 1] + 1
            if i > 1 and j > 1 and sign == b[j - 2] and other == a[i - 2]:
                best = min(best, older[j - 2] + 1)
            row[j] = best
        if min(row) > bound and min(before) >= bound:
            return None
    return row[-1] if row[-1] <= bound else None
