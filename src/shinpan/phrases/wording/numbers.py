"""Writing numbers: in figures, in words, with a sign, with what is counted."""

from typing import TYPE_CHECKING

from shinpan.game.lang import Lang
from shinpan.phrases.base import Phrase, Quantity
from shinpan.phrases.quantities import Fixed, Negative
from shinpan.phrases.wording.choosing import field_at, has_form
from shinpan.phrases.wording.english import number_word, with_article
from shinpan.phrases.wording.features import Frame, Number, Said
from shinpan.phrases.wording.nouns import NOUNS

if TYPE_CHECKING:
    from shinpan.phrases.wording.scribe import Scribe

_ENERGY = "{E}"
_MOST_SYMBOLS = 7
MINUS = "−"
"""The sign of loyalty costs; power and toughness have a hyphen."""


def number_of(quantity: object) -> int | None:
    """Return the number if it is a plain one."""
    if isinstance(quantity, Fixed):
        return quantity.number
    return quantity if isinstance(quantity, int) else None


def amount(scribe: "Scribe", phrase: Phrase, value: Quantity | int, forms: tuple[str, ...]) -> Said:
    """Return a quantity in a form: word, sign, or counted noun; phrase is the one whose field it is."""
    number = number_of(value)
    for form in forms:
        if form == "+":
            return Said(_signed(scribe, phrase, value))
        if form in ("word", "next"):
            return _in_words(scribe, value, 1 if form == "next" else 0)
        if form == "a":
            said = scribe.say(value).text
            return Said(with_article(said) if scribe.lang is Lang.EN else said)
        if form == "energy":
            return Said(_ENERGY * number if number is not None and number <= _MOST_SYMBOLS else _much(scribe, value))
        if form == "symbol":
            return Said(f"{{{scribe.say(value).text}}}")
        if form == "loyalty" and number is not None:
            return Said(f"{'+' if number > 0 else MINUS if number < 0 else ''}{abs(number)}")
        if isinstance(value, Phrase) and has_form(value, scribe.lang, form):
            break
        noun = field_at(phrase, (form,)) or NOUNS.get(form)
        if noun is not None:
            how = number if number is not None else _count(scribe, value)
            before = "".join(other for other in forms if other is not form)
            return Said(scribe.style.counted(scribe, noun, how, before), _number(number))
    return scribe.say(value, Frame(forms=forms))


def _much(scribe: "Scribe", value: Quantity | int) -> str:
    number = number_of(value)
    how = _count(scribe, value) if number is None else number_word(number)
    return f"{how} {_ENERGY}" if scribe.lang is Lang.EN else f"{_ENERGY}を{how}"


def _in_words(scribe: "Scribe", value: Quantity | int, more: int) -> Said:
    number = number_of(value)
    if number is None:
        return Said(scribe.say(value).text, Number.MORE)
    number += more
    return Said(str(number) if scribe.lang is Lang.JA else number_word(number), _number(number))


def _number(number: int | None) -> Number:
    return Number.ONE if number == 1 else Number.MORE


def _count(scribe: "Scribe", value: Quantity | int) -> str:
    """Return the words before a noun for a quantity that isn't a plain number: "X", "that many"."""
    if isinstance(value, Phrase) and has_form(value, scribe.lang, "count"):
        return scribe.say(value, Frame(forms=("count",))).text
    return scribe.say(value).text


def _signed(scribe: "Scribe", phrase: Phrase, value: Quantity | int) -> str:
    number = number_of(value)
    if number is None:
        if isinstance(value, Negative):
            return f"-{scribe.say(value.quantity).text}"
        return f"+{scribe.say(value).text}"
    if number == 0:
        return "-0" if _goes_down(phrase) else "+0"
    return f"{number:+}"


def _goes_down(phrase: Phrase) -> bool:
    """Return whether a change of power and toughness is a loss: then its zero is one too, -0/-2."""
    values = [field_at(phrase, (name,)) for name in ("power", "toughness")]
    return any(isinstance(each, Negative) or (number_of(each) or 0) < 0 for each in values)
