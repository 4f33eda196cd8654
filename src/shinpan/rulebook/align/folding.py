"""Texts made comparable across editions: without typography and numbers, with renamed terms under one name."""

import re

from shinpan.rulebook.language import Language

_MARKS = re.compile(r"[“”\"‘’'_*®™©]|\((?:r|tm|c)\)")
_REFERENCE = re.compile(r"\d{3}\.\d+[a-z]?(?:[–-](?:\d{3}\.\d+)?[a-z]?)?|(?<=rule )\d{3}|(?<=rules )\d{3}")
_WORD = re.compile(r"\{[^}]+\}|[a-z]+|#|[+-]?\d+")
_JAPANESE_NOISE = re.compile(r"[\s、。・「」『』（）()〔〕]+")

_RENAMED = tuple(
    (re.compile(rf"\b{old}\b"), new)
    for old, new in (
        ("(?:comes?|came|put) into play", "enters the battlefield"),
        ("(?:coming|put) into play", "entering the battlefield"),
        ("(?:leaves play|left play)", "leaves the battlefield"),
        ("in-play zone|in play", "on the battlefield"),
        ("removed?s? (.{0,40})from the game", r"exile \1"),
        ("removed-from-the-game", "exile"),
        ("converted mana cost", "mana value"),
        ("his or her|his or hers|their", "their"),
        ("he or she|him or her|they|them", "they"),
        ("enters the battlefield", "enters"),
        ("state-based effects?", "state-based action"),
        ("(?:spell|ability)s? is played|play(?:s|ed|ing)? (?:a|the|that) spell", "cast spell"),
        ("play(?:s|ed|ing)? (an|the|that)? ?(?:activated )?ability", r"activate \1 ability"),
        ("local enchantments?", "aura"),
        ("tribals?", "kindred"),
        ("totem armor", "umbra armor"),
        ("choose new targets", "new targets"),
        ("main game", "main-game"),
        ("planeswalker deck|planar deck", "planar deck"),
        ("add (.{0,30}) to (?:your|their|that players) mana pool", r"add \1"),
        ("generates?", "create"),
        ("put(?:s|ting)? (.{0,60}) tokens? onto the battlefield", r"create \1 token"),
    )
)
_DULL = frozenset(
    {"a", "an", "the", "of", "to", "in", "is", "its", "it", "that", "this", "and", "or", "if", "as", "be"}
)
_DULL |= {"by", "for", "on", "with", "from", "are", "at", "s"}


def words(text: str, language: Language) -> list[str]:
    """The words by which a text is compared; for Japanese, its pairs of characters."""
    if language is Language.JA:
        folded = _JAPANESE_NOISE.sub("", _REFERENCE.sub("#", text))
        return [folded[index : index + 2] for index in range(len(folded) - 1)] or [folded]
    folded = _REFERENCE.sub("#", _MARKS.sub("", text.lower()))
    for old, new in _RENAMED:
        folded = old.sub(new, folded)
    return [_stem(word) for word in _WORD.findall(folded) if word not in _DULL]


def _stem(word: str) -> str:
    """A word without its plural or third-person ending."""
    return word[:-1] if len(word) > 3 and word.endswith("s") and not word.endswith("ss") else word
