"""Answers that are words of the game: ways of casting, colors, types, names."""

from shinpan.cards.names import fold
from shinpan.game.decisions import Topic
from shinpan.game.decisions import Word as WordOption
from shinpan.game.enums import Color
from shinpan.game.mana import ManaKind
from shinpan.lab.notation.values import Answer, Number, Word

SIDES = {"left": 0, "front": 0, "right": 1, "back": 1}
"""The words for the halves and faces of cards, with their places."""


_BY_SIDE = frozenset({Topic.WAY, Topic.DOOR})
"""Decisions whose options are halves or faces; the number of each says which."""


def text_of(answer: Answer) -> str | None:
    """Return the text of an answer that is a word."""
    return answer.text if isinstance(answer, Word) else None


def fits_word(option: WordOption, answer: Answer, topic: Topic | None = None) -> bool:
    """Return whether an answer means an option that has words: by them, by a color's letter, a mode's place, a side."""
    if isinstance(answer, Number):
        return answer.number == (option.number or option.value)
    text = text_of(answer)
    if text is None:
        return False
    if topic in _BY_SIDE and SIDES.get(text.casefold()) == option.number - 1:
        return True
    if isinstance(option.value, Color | ManaKind) and text.casefold() == option.value.letter.casefold():
        return True
    return fold(text) in {fold(option.en), fold(option.ja)}
