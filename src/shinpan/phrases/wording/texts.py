"""The text of abilities, faces and cards."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from shinpan.game.characteristics import Ability, Characteristics
from shinpan.game.lang import Lang
from shinpan.phrases.abilities import Keyword
from shinpan.phrases.base import Phrase, Shorthand
from shinpan.phrases.wording.scribe import Scribe

NO_NAMES: Mapping[str, str] = MappingProxyType({})


def text_of(
    phrase: Phrase | Ability, lang: Lang, card: Characteristics | None = None, names: Mapping[str, str] = NO_NAMES
) -> str:
    """Return the words of an ability, as a paragraph, or of another phrase, as they stand inside a sentence.

    card: the face that it is on, which decides what "this creature" and "enchanted" are called. names: Japanese names
    of cards by their English ones. Raises WordingError if a phrase in it has no wording that fits.
    """
    scribe = Scribe(lang, card, names)
    text = scribe.say(phrase).text
    if isinstance(phrase, Shorthand) or (isinstance(phrase, Keyword) and not _is_sentence(phrase)):
        return scribe.style.begun(text)
    return scribe.style.sentence(text) if isinstance(phrase, Ability) else scribe.style.smoothed(text)


def card_text(face: Characteristics, lang: Lang, names: Mapping[str, str] = NO_NAMES) -> str:
    """Return the text of a face, one paragraph a line; keywords without costs share a line.

    Raises WordingError if a phrase in it has no wording that fits.
    """
    return "\n".join(_paragraphs(face, lang, names))


def _paragraphs(face: Characteristics, lang: Lang, names: Mapping[str, str]) -> Iterator[str]:
    keywords: list[str] = []
    style = Scribe(lang, face, names).style
    for ability in face.abilities:
        if isinstance(ability, Keyword) and _is_bare(ability):
            keywords.append(Scribe(lang, face, names).say(ability).text)
            continue
        if keywords:
            yield style.begun(style.comma.join(keywords))
            keywords = []
        yield text_of(ability, lang, face, names)
    if keywords:
        yield style.begun(style.comma.join(keywords))


def _is_sentence(keyword: Keyword) -> bool:
    """Return whether a keyword ends like a sentence: it has an ability, or a cost that is an act."""
    return keyword.ability is not None or (keyword.cost is not None and keyword.cost.mana is None)


def _is_bare(keyword: Keyword) -> bool:
    """Return whether a keyword stands in a line with others: one with a cost or an object has its own."""
    return keyword.cost is None and keyword.number is None and keyword.ability is None
