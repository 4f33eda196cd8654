"""Effects that change words of an object's text (612)."""

from shinpan.game.decisions import Topic, Word
from shinpan.game.enums import Color, Duration
from shinpan.game.subtypes import BASIC_LAND_TYPES, CreatureType
from shinpan.game.term import Term, unique
from shinpan.phrases.base import Effect, Reference, Steps, phrase
from shinpan.phrases.context import Context
from shinpan.phrases.modifications.texts import ChangeWord
from shinpan.phrases.references.objects import objects_among


@unique
class WordKind(Term):
    """What kind of word is changed."""

    COLOR = ("color word", "色を表す単語")
    LAND = ("basic land type", "基本土地タイプ")
    CREATURE = ("creature type", "クリーチャー・タイプ")


_WORDS: dict[WordKind, tuple[Term, ...]] = {
    WordKind.COLOR: tuple(Color),
    WordKind.LAND: BASIC_LAND_TYPES,
    WordKind.CREATURE: tuple(CreatureType),
}
_NOT_NEW = frozenset({CreatureType.WALL})
"""What Artificial Evolution doesn't let be the new word."""


def _words(terms: tuple[Term, ...]) -> tuple[Word, ...]:
    return tuple(Word(term, term.en, term.ja, number) for number, term in enumerate(terms, 1))


@phrase(
    en=(
        (
            "change the text of {objects} by replacing all instances of one {kinds.0} with another or one {kinds.1} "
            "with another @ kinds.0=COLOR, kinds.1=LAND"
        ),
        (
            "change the text of {objects} by replacing all instances of one {kinds.0} with another. the new creature "
            "type can't be Wall @ kinds=(CREATURE)"
        ),
        ("change the text of {objects} by replacing all instances of one {kinds.0} with another @ kinds.1=None"),
    ),
    ja=(
        (
            "{objects}の文章を、1つの{kinds.0}か1つの{kinds.1}をすべて他のものに置き換えることで変更する @ "
            "kinds.0=COLOR, kinds.1=LAND"
        ),
        (
            "{objects}の文章を、1つの{kinds.0}をすべて他のものに置き換えることで変更する。"
            "壁を新しいクリーチャー・タイプにすることはできない @ kinds=(CREATURE)"
        ),
        ("{objects}の文章を、1つの{kinds.0}をすべて他のものに置き換えることで変更する @ kinds.1=None"),
    ),
)
class ChangeText(Effect):
    """Objects' text is changed by replacing one word with another of its kind (612.2)."""

    objects: Reference
    kinds: tuple[WordKind, ...]

    def perform(self, context: Context) -> Steps[None]:
        """Let the controller choose the word and what replaces it, and begin the effect."""
        objects = objects_among(context, self.objects)
        if not objects:
            return
        terms = tuple(term for kind in self.kinds for term in _WORDS[kind])
        old = yield from context.choose_word(context.you, _words(terms), Topic.CHOICE)
        alike = next(_WORDS[kind] for kind in self.kinds if old.value in _WORDS[kind])
        others = tuple(term for term in alike if term is not old.value and term not in _NOT_NEW)
        new = yield from context.choose_word(context.you, _words(others), Topic.CHOICE)
        yield from context.begin_effect((ChangeWord(old.value, new.value),), Duration.FOREVER, objects)
