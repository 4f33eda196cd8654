"""The notation of wordings: what it is read into, and its errors."""

import pytest

from shinpan.game.lang import Lang
from shinpan.game.leaf import LEAVES
from shinpan.phrases.base import Phrase
from shinpan.phrases.index import index_of
from shinpan.phrases.wording import text_of
from shinpan.phrases.wording.notation import (
    Agreement,
    Optional,
    Plural,
    Slot,
    WordingError,
    Words,
    parsed,
    wordings_of,
)


def test_words_slots_and_agreement() -> None:
    wording = parsed("{who} pick[s] {count:card}")
    assert wording.parts == (
        Slot(("who",)),
        Words(" pick"),
        Agreement("s", "", ""),
        Words(" "),
        Slot(("count",), ("card",)),
    )
    assert wording.fields == {"who", "count"}


def test_a_symbol_stands_for_itself() -> None:
    assert parsed("{T}, {2/W}: {effect}").parts == (
        Words("{T}"),
        Words(", "),
        Words("{2/W}"),
        Words(": "),
        Slot(("effect",)),
    )


def test_agreement_has_a_part_for_you_and_may_name_its_field() -> None:
    (part,) = parsed("[who:its|their|your]").parts
    assert part == Agreement("its", "their", "your", "who")
    assert parsed("[is|are]").parts == (Agreement("is", "are", "are"),)


def test_optional_part_plural_mark_and_paths() -> None:
    wording = parsed("{a.inner}<, {b:comma,sentence}>[+]")
    assert wording.parts == (
        Slot(("a", "inner")),
        Optional((Words(", "), Slot(("b",), ("comma", "sentence")))),
        Plural(),
    )


def test_settings_and_form() -> None:
    wording = parsed("#lasting wave[s] @ often=True, kind=(Big), slot=*, kind.size=1|2")
    assert wording.form == "lasting"
    assert wording.settings == ((("often",), "True"), (("kind",), "(Big)"), (("kind", "size"), "1|2"))
    assert wording.unsaid == {"slot"}


@pytest.mark.parametrize(
    ("source", "subjects"),
    [
        ("{who} run[s] to {what}", {0}),
        ("call {what} [it|them]", {1}),
        ("<{who} >run[s]", {0}),
        ("{who}は{what}を呼ぶ", {0}),
        ("{what}を呼ぶ", set()),
        ("{who:subject} {changes}", {0}),
    ],
)
def test_a_subject_is_what_a_verb_follows(source: str, subjects: set[int]) -> None:
    assert parsed(source).subjects == subjects


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("{who", "not closed"),
        ("wave[s", "not closed"),
        ("<{who}", "not closed"),
        ("who}", "closes nothing"),
        ("<words>", "without a slot"),
        ("[a|b|c|d]", "at most three"),
        ("{Who}", "neither a symbol nor the name of a field"),
        ("{who} @ often", "not 'often'"),
    ],
)
def test_faults_are_named_with_their_place(source: str, fault: str) -> None:
    with pytest.raises(WordingError, match=fault):
        parsed(source)


def _phrases() -> list[type[Phrase]]:
    return [cls for cls in LEAVES.values() if issubclass(cls, Phrase) and getattr(cls, "wordings", None)]


@pytest.mark.parametrize("lang", Lang)
def test_every_wording_of_every_phrase_can_be_read(lang: Lang) -> None:
    """A fault in a wording would only show when a card needs it."""
    from shinpan.cards.library import built_in

    assert len(built_in()) > 0
    phrases = _phrases()
    assert len(phrases) > 100
    for cls in phrases:
        for wording in wordings_of(cls, lang):
            assert wording.parts or not wording.source


@pytest.mark.parametrize("lang", Lang)
def test_what_keywords_stand_for_can_be_said(lang: Lang) -> None:
    """Explanations show the abilities that a keyword is short for, too."""
    from shinpan.cards.library import built_in

    spelled_out = 0
    for face in (face for card in built_in() for face in card.faces):
        for ability in index_of(face).all:
            if ability not in face.abilities:
                spelled_out += 1
                assert text_of(ability, lang, face)
    assert spelled_out > 5


def test_every_phrase_that_reads_in_english_reads_in_japanese() -> None:
    from shinpan.cards.library import built_in

    assert len(built_in()) > 0
    one_sided = [cls.__name__ for cls in _phrases() if bool(any(cls.wordings["en"])) != bool(any(cls.wordings["ja"]))]
    assert one_sided == []
