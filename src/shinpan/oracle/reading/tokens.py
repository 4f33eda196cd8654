"""A line of Oracle text as tokens: words, numbers, symbols and signs, all in small letters, old wordings made new."""

import re
from dataclasses import dataclass
from functools import cache

from shinpan.oracle.reading.excepting import with_plain_exceptions
from shinpan.oracle.reading.rewrites import rewritten

_TOKEN = re.compile(
    r"""
    (?P<symbol>\{[^{}\s]*\})
  | (?P<signed>[+\-−](?:\d+|[XY*])(?!\w))
  | (?P<number>\d[\d,]*(?!\w))
  | (?P<negated>[A-Za-z]+n['’]t\b)
  | (?P<non>\bnon-?(?=[A-Za-z])(?!e\b|etheless))
  | (?P<short>['’](?:s|re|ve|ll)\b)
  | (?P<word>[^\W\d_]+(?:-[^\W\d_]+)*)
  | (?P<sign>\S)
    """,
    re.VERBOSE | re.IGNORECASE,
)
_SIGNS = {"’": "'", "“": '"', "”": '"', "–": "—"}
_SHORT = {"'s": "is", "'re": "are", "'ve": "have", "'ll": "will"}
_SHORTENED = frozenset({"it", "that", "there", "who", "what", "they", "you", "he", "she"})
"""The words after which "'s" is a verb."""
_SUFFIXES = ("walk", "cycling")


@dataclass(frozen=True, slots=True)
class Line:
    """A paragraph as it is read.

    text: as it was written. words: its tokens. spans: for each token, where it begins and ends in the text.
    """

    text: str
    words: tuple[str, ...]
    spans: tuple[tuple[int, int], ...]

    def word_at(self, place: int) -> int:
        """Return the place in the text where a token begins; the end of the text for the one after the last."""
        return self.spans[place][0] if place < len(self.spans) else len(self.text)


def tokenised(text: str) -> Line:
    """Return a paragraph as tokens, with old wordings rewritten as today's."""
    words: list[str] = []
    spans: list[tuple[int, int]] = []
    for found in _TOKEN.finditer(text):
        span = found.span()
        for word in _split(found.lastgroup, found[0], bool(words) and words[-1] in _SHORTENED):
            words.append(word)
            spans.append(span)
    if '"' in words:
        _end_after_quotes(text, words, spans)
    words, spans = with_plain_exceptions(*rewritten(words, spans))
    return Line(text, tuple(words), tuple(spans))


def _end_after_quotes(text: str, words: list[str], spans: list[tuple[int, int]]) -> None:
    """Move a full stop at the end of quoted words behind the quotation mark, where a new sentence follows.

    It ends the sentence around them, too, and what comes next is no part of either. A comma there is never theirs.
    """
    inside = False
    for place, word in enumerate(words):
        if word != '"':
            continue
        inside = not inside
        if not inside and words[place - 1] in (".", ",") and place + 1 < len(words):
            after = text[spans[place + 1][0]]
            if words[place - 1] == "," or after.isupper() or after == "{":
                words[place - 1], words[place] = words[place], words[place - 1]
                spans[place - 1], spans[place] = spans[place], spans[place - 1]


@cache
def words_of(text: str) -> tuple[str, ...]:
    """Return the tokens of literal words of a wording, or of a term or name, without rewriting."""
    words: list[str] = []
    for found in _TOKEN.finditer(text):
        words += _split(found.lastgroup, found[0], bool(words) and words[-1] in _SHORTENED)
    return tuple(words)


@cache
def _split(kind: str | None, written: str, shortened: bool) -> tuple[str, ...]:
    """Return the tokens of what stands in one piece. kind: the pattern that it fits. shortened: see `_SHORTENED`."""
    word = written.lower()
    match kind:
        case "word":
            if word == "an":
                return ("a",)
            if word == "another":
                return ("a", "other")
            if word == "whenever":
                return ("when",)  # which of them it is follows from the event, and changes nothing
            for suffix in _SUFFIXES:
                if word.endswith(suffix) and len(word) > len(suffix):
                    return (word.removesuffix(suffix), suffix)
        case "negated":
            return (word.replace("’", "'"),)
        case "non":
            return ("non",)
        case "short":
            short = word.replace("’", "'")
            return (_SHORT[short] if shortened or short != "'s" else short,)
        case "signed":
            return (word.replace("−", "-"),)
        case "number":
            return (word.rstrip(",").replace(",", ""), *("," for _ in range(word.endswith(","))))
        case "sign":
            return (_SIGNS.get(word, word),)
    return (word,)
