"""Words in both languages at once, since a reader chooses the language after the game was played."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from shinpan.game.enums import Zone
from shinpan.game.term import Term
from shinpan.rulebook.language import Language


@dataclass(frozen=True, slots=True)
class Said:
    """Something said in English and in Japanese."""

    en: str
    ja: str

    def text(self, language: Language) -> str:
        """Return the words in a language."""
        return self.ja if language is Language.JA else self.en


def plain(text: object) -> Said:
    """Return something that reads the same in both languages."""
    return Said(str(text), str(text))


def of_term(term: Term) -> Said:
    """Return a term of the game."""
    return Said(term.en, term.ja)


def listed(items: Iterable[Said]) -> Said:
    """Return several things: "a, b and c", aとb or a、b、c."""
    found = tuple(items)
    joint = "と" if len(found) < 3 else "、"
    return Said(english_list([item.en for item in found]), joint.join(item.ja for item in found))


def english_list(words: Sequence[str]) -> str:
    """Return words as a list with "and"."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def counted(number: int, noun: str, plural: str | None = None) -> str:
    """Return a number of things in English: "one card", "3 cards"."""
    word = _NUMBERS[number] if 0 <= number < len(_NUMBERS) else str(number)
    return f"{word} {noun if number == 1 else plural or noun + 's'}"


ZONES: dict[Zone, Said] = {
    Zone.LIBRARY: Said("the library", "ライブラリー"),
    Zone.HAND: Said("the hand", "手札"),
    Zone.BATTLEFIELD: Said("the battlefield", "戦場"),
    Zone.GRAVEYARD: Said("the graveyard", "墓地"),
    Zone.STACK: Said("the stack", "スタック"),
    Zone.EXILE: Said("exile", "追放領域"),
    Zone.COMMAND: Said("the command zone", "統率領域"),
    Zone.OUTSIDE: Said("outside the game", "ゲームの外部"),
}
"""The zones as places that something goes to."""
