"""What `shinpan card` says of a card from data: also where it is from, and what of its text isn't understood."""

from collections.abc import Iterator

from shinpan.carddata.library import Entry, Origin
from shinpan.game.lang import Lang
from shinpan.oracle.raw import RawCard
from shinpan.oracle.reading.face import Misunderstanding
from shinpan.oracle.writing import describe_card

_ORIGINS = {
    Origin.DATA: ("From your data: its text is understood.", "取り込んだデータより（全文を理解）。"),
    Origin.PART: (
        "From your data; not all of its text is understood. It can be played with --lenient, without what isn't.",
        "取り込んだデータより。理解できない部分があります。--lenient を付けると、その部分なしで使えます。",
    ),
    Origin.POOL: (
        "From the built-in pool: the data has no such card.",
        "組み込みのカードより（データにはありません）。",
    ),
    Origin.INSTEAD: (
        "From the built-in pool, since not all of its text in the data is understood.",
        "組み込みのカードより（データのテキストに理解できない部分があるため）。",
    ),
}
_NOT_UNDERSTOOD = ("Not understood:", "理解できない文：")
_EXPECTED = ("could stand there: ", "書けるもの：")
_MOST_WORDS = 12


def card_page(entry: Entry, lang: Lang) -> list[str]:
    """Return a card in lines: what it says, what it is made of, where it is from, what isn't understood."""
    lines = describe_card(entry.card, lang) if entry.card is not None else list(_raw(entry.raw))
    lines += ["", _said(_ORIGINS[entry.origin], lang)]
    if entry.misunderstandings:
        lines += ["", _said(_NOT_UNDERSTOOD, lang)]
        for each in entry.misunderstandings:
            lines += _misunderstanding(each, lang)
    return lines


def _said(words: tuple[str, str], lang: Lang) -> str:
    return words[lang is Lang.JA]


def _raw(card: RawCard | None) -> Iterator[str]:
    """Yield a card as the data has it; its text stays with the data."""
    for place, face in enumerate(card.faces if card is not None else ()):
        if place:
            yield "//"
        yield f"{face.name} {face.mana_cost}".rstrip()
        yield face.type_line


def _misunderstanding(wrong: Misunderstanding, lang: Lang) -> Iterator[str]:
    """Yield a sentence, marked under the word where reading stopped, and why."""
    sentence = wrong.sentence.replace("\n", " ")
    yield f"  {sentence}"
    width = len(wrong.word) or 1
    yield f"  {' ' * wrong.position}{'^' * width} {wrong.reason}"
    if wrong.expected:
        more = " ..." if len(wrong.expected) > _MOST_WORDS else ""
        yield f"    {_said(_EXPECTED, lang)}{', '.join(wrong.expected[:_MOST_WORDS])}{more}"
