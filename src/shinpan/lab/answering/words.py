"""Answers that are words of the game: ways of casting, colors, types, names."""

from shinpan.cards.names import fold
from shinpan.game.decisions import Word as WordOption
from shinpan.game.enums import Color
from shinpan.game.mana import ManaKind
from shinpan.lab.notation.values import Answer, Number, Word


def text_of(answer: Answer) -> str | None:
    """Return the text of an answer that is a word."""
    return answer.text if isinstance(answer, Word) else None


def fits_word(option: WordOption, answer: Answer) -> bool:
    """Return whether an answer means an option that has words: by them, by a color's letter, or a mode's place."""
    if isinstance(answer, Number):
        return answer.number == (option.number or option.value)
    text = text_of(answer)
    if text is None:
        return False
    if isinstance(option.value, Color | ManaKind) and text.casefold() == option.value.letter.casefold():
        return True
    return fold(text) in {fold(option.en), fold(option.ja)}
