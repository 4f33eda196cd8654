"""What the two languages do differently when parts are put together."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from shinpan.game.lang import Lang
from shinpan.game.subtypes import LandType
from shinpan.game.term import Term
from shinpan.phrases.qualities.groups import AnyOf, Group
from shinpan.phrases.qualities.nouns import AnyTarget, Permanents
from shinpan.phrases.wording import english, japanese
from shinpan.phrases.wording.features import Frame, Number
from shinpan.phrases.wording.notation import Optional, Words
from shinpan.phrases.wording.nouns import Noun, counter_of

if TYPE_CHECKING:
    from shinpan.phrases.wording.scribe import Scribe


class Style(ABC):
    """How a language puts parts together."""

    lang: Lang
    comma: str
    space: str
    stop: str
    bullet: str
    colon: str
    quotes: tuple[str, str]

    @abstractmethod
    def listed(self, items: Sequence[str], conjunction: str, clauses: bool) -> str:
        """Return a list; conjunction "and" or "or". clauses: the items are clauses with a verb each."""

    def spaced(self, items: Sequence[str]) -> str:
        """Return words one after another."""
        return self.space.join(items)

    @abstractmethod
    def then(self, items: Sequence[str]) -> str:
        """Return clauses of which the last is done after the others."""

    @abstractmethod
    def possessive(self, words: str) -> str:
        """Return words in the possessive."""

    @abstractmethod
    def sentence(self, words: str) -> str:
        """Return words as one sentence or several, smoothed."""

    @abstractmethod
    def smoothed(self, words: str) -> str:
        """Return words with what the parts couldn't know of each other put right."""

    @abstractmethod
    def begun(self, words: str) -> str:
        """Return words as the beginning of a sentence."""

    @abstractmethod
    def name(self, name: str) -> str:
        """Return a name as it stands in a text."""

    @abstractmethod
    def counted(self, scribe: "Scribe", noun: Any, number: int | str, before: str = "") -> str:
        """Return so many of a noun, group, token or term.

        before: a word that goes before the noun in English, before the number in Japanese.
        """

    @abstractmethod
    def is_subject(self, part: Optional, verb_follows: bool) -> bool:
        """Return whether an optional part is the subject of a clause. verb_follows: agreement comes after it."""

    def declared(self, targets: Sequence[str]) -> str:
        """Return what is said of targets before the sentence: in English nothing."""
        return ""

    def without_subject(self, words: str) -> str:
        """Return what is left of a clause whose subject has been taken out, without the word that marked it."""
        return words.lstrip(" ")

    def ends_sentence(self, words: str) -> bool:
        """Return whether a sentence ends in some literal words."""
        return self.stop in words

    def quoted(self, words: str) -> str:
        """Return words in quotation marks."""
        return words.join(self.quotes)


class English(Style):
    """English, in today's Oracle style."""

    lang = Lang.EN
    comma, space, stop, bullet, colon = ", ", " ", ". ", "• ", ": "
    quotes = ('"', '"')

    def listed(self, items: Sequence[str], conjunction: str, clauses: bool) -> str:
        """Return "a, b, and c"."""
        return english.listed(list(items), conjunction)

    def then(self, items: Sequence[str]) -> str:
        """Return "a, then b"."""
        return ", then ".join(items)

    def possessive(self, words: str) -> str:
        """Return "its controller's"."""
        return english.possessive(words)

    def sentence(self, words: str) -> str:
        """Return words with capitals and a full stop."""
        return english.sentence(english.smoothed(words))

    def smoothed(self, words: str) -> str:
        """Return "non-Aura", "it's"."""
        return english.smoothed(words)

    def begun(self, words: str) -> str:
        """Return words with a capital."""
        return english.capitalised(words)

    def name(self, name: str) -> str:
        """Return the name as it is."""
        return name

    def counted(self, scribe: "Scribe", noun: Any, number: int | str, before: str = "") -> str:
        """Return "a creature", "two creatures", "X creatures"."""
        one = number == 1
        if one and isinstance(noun, Group) and len(alone := _lands(noun)) > 1:
            return english.listed([self.counted(scribe, each, 1) for each in alone], "or")
        if isinstance(noun, Noun):
            words = noun.en if one else english.plural(noun.en)
        elif isinstance(noun, Term):
            words = noun.en
        else:
            words = scribe.say(noun, Frame(Number.ONE if one else Number.MORE)).text
        words = f"{before} {words}" if before else words
        if one:
            return english.with_article(words)
        return f"{english.number_word(number) if isinstance(number, int) else number} {words}"

    def is_subject(self, part: Optional, verb_follows: bool) -> bool:
        """Return whether a verb follows."""
        return verb_follows


_LONG = 8  # signs: a longer description is set off from the next


class Japanese(Style):
    """Japanese, in the style of printed cards."""

    lang = Lang.JA
    comma, space, stop, bullet, colon = "、", "", "。", "・", "："
    quotes = ("「", "」")

    def listed(self, items: Sequence[str], conjunction: str, clauses: bool) -> str:
        """Return aとb, aかb; clauses are joined by the verbs of all but the last."""
        if clauses and conjunction == "and":
            *before, last = items
            return "".join(f"{japanese.verb_form(each, '連用')}、" for each in before) + last
        return ("か" if conjunction == "or" else "と").join(items)

    def spaced(self, items: Sequence[str]) -> str:
        """Return words one after another, 他の as the last."""
        return "".join(sorted(items, key=lambda words: words == "他の"))

    def then(self, items: Sequence[str]) -> str:
        """Return aし、その後b."""
        *before, last = items
        return "".join(f"{japanese.verb_form(each, '連用')}、その後" for each in before) + last

    def possessive(self, words: str) -> str:
        """Return words with の."""
        return words + "の"

    def sentence(self, words: str) -> str:
        """Return words closed by 。."""
        return japanese.sentence(japanese.smoothed(words))

    def smoothed(self, words: str) -> str:
        """Return 土地カード, エルフ呪文."""
        return japanese.smoothed(words)

    def begun(self, words: str) -> str:
        """Return the words: nothing marks the beginning."""
        return words

    def name(self, name: str) -> str:
        """Return the name in 《 》."""
        return f"《{name}》"

    def counted(self, scribe: "Scribe", noun: Any, number: int | str, before: str = "") -> str:
        """Return クリーチャー2体; of several kinds, each is counted: アーティファクト1つかエンチャント1つ."""
        if isinstance(noun, AnyOf):
            return "か".join(self.counted(scribe, each, number, before) for each in noun.groups)
        if isinstance(noun, Group) and isinstance(noun.noun, Permanents) and len(noun.noun.kinds) > 1 and not before:
            return "か".join(self.counted(scribe, each, number) for each in _one_by_one(noun))
        if isinstance(noun, Noun):
            words, counter = noun.ja, noun.counter
        elif isinstance(noun, Group) and isinstance(noun.noun, AnyTarget):
            words, counter = scribe.say(noun).text.removesuffix("対象"), "つ"
        else:
            words, counter = scribe.say(noun).text, counter_of(noun)
        if isinstance(number, str) and not number.isascii():
            return f"{number}{words}"
        return japanese.counted(words, f"{before}{number}", counter)

    def is_subject(self, part: Optional, verb_follows: bool) -> bool:
        """Return whether the part ends in は or が."""
        last = part.parts[-1]
        return isinstance(last, Words) and last.text.startswith(("は", "が"))

    def without_subject(self, words: str) -> str:
        """Return the rest without は or が at its beginning."""
        return words[1:].lstrip("、") if words.startswith(("は", "が")) else words

    def declared(self, targets: Sequence[str]) -> str:
        """Return クリーチャー1体を対象とする。"""
        between = "と、" if any(len(each) > _LONG for each in targets[:-1]) else "と"
        return f"{between.join(targets)}を対象とする。" if targets else ""


def _one_by_one(group: Group) -> list[Group]:
    """Return a group of permanents of several kinds as one for each kind; the first keeps what is said of all."""
    kinds = group.noun.kinds if isinstance(group.noun, Permanents) else ()
    alone = [Group(Permanents((kind,))) for kind in kinds]
    return [group.with_(noun=each.noun) if place == 0 else each for place, each in enumerate(alone)]


def _lands(group: Group) -> list[Group]:
    """Return the land types of a group one by one, each of which English gives an article of its own."""
    noun = group.noun
    if isinstance(noun, Permanents) and noun.kinds and all(isinstance(kind, LandType) for kind in noun.kinds):
        return _one_by_one(group)
    return []


STYLES: dict[Lang, Style] = {Lang.EN: English(), Lang.JA: Japanese()}
